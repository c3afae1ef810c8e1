"""A game poked in every way: choices taken and refused, copies swapped in, diagrams read back."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import fort
from fort.legal.game import Game
from tests.properties.checks import check, check_scores

NUMBERS = st.integers(0, 10_000)


class Poked(RuleBasedStateMachine):
    """Beside the game, a model: what may only grow, and how many decisions were made."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game = fort.new_game()
        self.levels: list[int] = []
        self.points: list[int] = []
        self.old: list[tuple[Game, str]] = []

    @initialize(seats=st.integers(2, 4), setup=st.sampled_from(["basic", "advanced"]), seed=NUMBERS)
    def begin(self, seats: int, setup: str, seed: int) -> None:
        self.game = fort.new_game(seats, setup, str(seed))
        self.levels = [0] * seats
        self.points = [0] * seats

    def running(self) -> bool:
        return not self.game.over

    @precondition(running)
    @rule(number=NUMBERS, times=st.integers(1, 25))
    def choose(self, number: int, times: int) -> None:
        for time in range(times):
            if self.game.over:
                return
            options = self.game.options()
            self.game.take(options[(number + time * 7) % len(options)])

    @precondition(running)
    @rule(number=NUMBERS)
    def choose_out_of_turn(self, number: int) -> None:
        every = self.game.components.choices.all
        choice = every[number % len(every)]
        before = self.game.diagram()
        for seat in range(len(self.game.seats)):
            if seat in self.game.asks:
                continue
            with pytest.raises(fort.IllegalChoice):
                self.game.take(choice, seat)
        assert self.game.diagram() == before

    @rule(number=NUMBERS)
    def try_anything(self, number: int) -> None:
        every = self.game.components.choices.all
        choice = every[number % len(every)]
        before = self.game.diagram()
        if choice in self.game.options():
            assert self.game.why_not(choice) is None
            return
        with pytest.raises(fort.IllegalChoice) as refused:
            self.game.take(choice)
        assert refused.value.reason == self.game.why_not(choice)
        assert self.game.diagram() == before

    @rule()
    def keep_a_copy(self) -> None:
        self.old.append((self.game.copy(), self.game.diagram()))

    @precondition(lambda self: bool(self.old))
    @rule(number=NUMBERS)
    def go_back_to_a_copy(self, number: int) -> None:
        copy, before = self.old[number % len(self.old)]
        assert copy.diagram() == before
        self.game = copy.copy()
        self.levels = [seat.level for seat in copy.seats]
        self.points = [seat.score for seat in copy.seats]

    @rule()
    def go_on_from_the_diagram(self) -> None:
        again = fort.from_diagram(self.game.diagram())
        assert again.diagram() == self.game.diagram()
        assert list(again.options()) == list(self.game.options())
        self.game = again

    @invariant()
    def nothing_is_lost_and_somebody_can_answer(self) -> None:
        check(self.game)
        assert self.game.over or self.game.options()
        if self.game.over:
            check_scores(self.game)

    @invariant()
    def levels_and_points_never_fall(self) -> None:
        for place, seat in enumerate(self.game.seats[: len(self.levels)]):
            assert seat.level >= self.levels[place]
            assert seat.score >= self.points[place]
            self.levels[place], self.points[place] = seat.level, seat.score


TestPoked = Poked.TestCase
TestPoked.settings = settings(settings.get_profile("fort"), max_examples=40, stateful_step_count=30)
