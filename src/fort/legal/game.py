"""A game is a table, what is to be done at it, and the question now asked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fort.box import Box, read
from fort.compiling import mypyc_attr
from fort.legal.foresight import lawful_answers, permits
from fort.legal.reasons import IllegalChoice, NotOver, Reason, why_not
from fort.rules.actions import Action
from fort.rules.choices import Choice
from fort.rules.components import Components, components
from fort.rules.edition import RULES
from fort.rules.events import Event, Recycled
from fort.rules.limits import MOST_SEATS
from fort.rules.names import NOTHING
from fort.rules.perks import RECYCLING
from fort.rules.repeat import HowOften
from fort.rules.scoring import Score, scores
from fort.rules.setup import SETUPS, DraftPick, set_up
from fort.rules.shuffle import key_of
from fort.rules.state import Log
from fort.rules.tabletop import Tabletop
from fort.rules.task import Task, Todo
from fort.rules.turn import Pause

if TYPE_CHECKING:
    from fort.seen.prompt import Prompt
    from fort.seen.view import View


@dataclass
class Question:
    """A question says what is asked, of whom, about which card."""

    kind: str
    seat: int
    kid: str | None  # the card being played
    action: str | None  # the step in question


@mypyc_attr(acyclic=True)
class Game(Tabletop):
    """A game of Fort is known as a whole to nobody: players and bots see a view of it."""

    @staticmethod
    def empty(parts: Components, key: bytes) -> "Game":
        new = Game()
        new.clear(parts, key)
        return new

    def copy(self) -> "Game":
        """Makes an independent game at the same point. A silent game's copy is silent, too."""
        new = self.silent()
        if self.log is not None:
            new.log = self.log.copy()
        new.viewed = self.viewed
        return new

    def silent(self) -> "Game":
        """Makes a copy for thinking: it tells and remembers nothing, and is quick. It cannot be viewed."""
        new = Game()
        self.copy_to(new)
        return new

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError(
            "a Game is not pickled: keep the record of a fort.Table, or game.diagram(); "
            "give others game.view(seat)"
        )

    @property
    def asked(self) -> int | None:
        """This seat decides now; None when the game is over."""
        return None if self.over else self.asked_seat

    @property
    def asks(self) -> tuple[int, ...]:
        """These seats may decide now: in the draft everybody who has not picked."""
        if self.over:
            return ()
        return (self.asked_seat,) if self.draft is None else self.draft.waiting()

    @property
    def question(self) -> Question | None:
        """This is asked now; None when the game is over."""
        if self.over:
            return None
        task = self.task()
        kid = None if self.play.kid == NOTHING else self.name(self.play.kid)
        step = task.word if isinstance(task, HowOften) else task
        action = str(step.tree) if isinstance(step, Action) else None
        return Question(task.kind, self.asked_seat, kid, action)

    def options(self, seat: int | None = None) -> Sequence[Choice]:
        """Gives the legal choices in a stable order; there is always one while the game runs."""
        if self.over:
            return []
        if self.draft is not None:
            task = self.task()
            assert isinstance(task, DraftPick)
            asked = self.asked_seat if seat is None else seat
            return task.offered_to(self, asked) if asked in self.asks else []
        if seat is not None and seat != self.asked_seat:
            return []
        lawful = lawful_answers(self)
        if self.may_recycle():
            lawful += [choice for choice in self.recycle_choices() if permits(self, choice)]
        return lawful

    def legal(self, choice: Choice, seat: int | None = None) -> bool:
        """Is this choice among the options?"""
        return self.own(choice) in self.options(seat)

    def why_not(self, choice: Choice, seat: int | None = None) -> Reason | None:
        """Says why a choice is refused; None if it is legal."""
        return None if self.legal(choice, seat) else why_not(self, self.own(choice), seat)

    def take(self, choice: Choice, seat: int | None = None) -> tuple[Event, ...]:
        """Carries out a choice and goes on to the next question; tells what happened."""
        choice = self.own(choice)
        reason = self.why_not(choice, seat)
        if reason is not None:
            raise IllegalChoice(choice, reason)
        told = 0 if self.log is None else len(self.log.events)
        self.do(choice, seat)
        return () if self.log is None else tuple(self.log.events[told:])

    def do(self, choice: Choice, seat: int | None = None) -> None:
        """Does the same as `take` for a choice of this game's own catalogue that is known to be legal."""
        self.viewed = None
        assert self.todo is not None
        task = self.todo.task
        if choice.what == "recycle":
            self._recycle(choice.kid)
            if not isinstance(task, Pause):
                return
            choice = self.components.choices.pass_  # the pause was for this
        self.todo = self.todo.below
        self.waiting = False
        if self.draft is not None:
            assert isinstance(task, DraftPick)
            task.answer_of(self, self.asked_seat if seat is None else seat, choice)
        else:
            task.answer(self, choice)
        self.run()

    def scores(self) -> list[Score]:
        """Counts the final points by seat.  R12.4"""
        if not self.over:
            raise NotOver("the game is not over: points are counted at its end (R12.4)")
        return scores(self)

    def view(self, seat: int | None) -> "View":
        """Shows what a seat can see and remembers; None is a spectator."""
        from fort.seen.view import look  # which knows games

        return look(self, seat)

    def prompt(self, seat: int) -> "Prompt":
        """Tells what each option of a seat touches and would do, and why others are refused."""
        from fort.seen.prompt import prompt  # which knows games

        return prompt(self, seat)

    def diagram(self) -> str:
        """Writes the position as text; `fort.from_diagram` reads it."""
        from fort.notation.drawing import diagram  # which knows games

        return diagram(self)

    def task(self) -> Task:
        """Gives the task that waits for an answer."""
        assert self.todo is not None
        return self.todo.task

    def below(self) -> Todo | None:
        assert self.todo is not None
        return self.todo.below

    def own(self, choice: Choice) -> Choice:
        """Finds the same choice in this game's catalogue."""
        every = self.components.choices.all
        if choice.index < len(every) and every[choice.index] is choice:
            return choice
        return self.components.choices.find(choice.text)

    # Recycling.  R16.6, R18.8

    def may_recycle(self) -> bool:
        """Is the owner of Recycling asked now, on the own turn?"""
        return self.asked_seat == self.leader and self.seats[self.leader].perk == RECYCLING

    def recycle_choices(self) -> list[Choice]:
        return self.distinct(self.seats[self.leader].discard_pile, self.components.choices.recycle)

    def _recycle(self, kid: int) -> None:
        seat = self.seats[self.leader]
        seat.discard_pile.remove(kid)
        seat.recall = seat.recall.took_back(seat.hand, seat.hand + seat.deck + seat.closed(), kid)
        seat.hand.append(kid)
        seat.hand.sort()
        self.use_perk(self.leader)
        if self.log is not None:
            self.log.append(Recycled(self.leader, self.name(kid)))


def new_game(
    seats: int = 2,
    setup: str = "basic",
    seed: str = "fort",
    *,
    box: Box | str | None = None,
    boards: Sequence[str] | None = None,
    rules: int = RULES,
) -> Game:
    """Starts a new game. Seat 0 holds the first player card; the caller draws who sits where.  R2.1.1"""
    if not 2 <= seats <= MOST_SEATS:
        raise ValueError(f"{seats} seats: Fort is played by 2 to 4 (R1.1)")
    if setup not in SETUPS:
        raise ValueError(f"unknown set-up '{setup}': expected 'basic' or 'advanced' (R2.2.6)")
    parts = components(box if isinstance(box, Box) else read(box), rules)
    names = parts.boards[:seats] if boards is None else list(boards)
    if len(names) != seats or len(set(names) & set(parts.boards)) != seats:
        raise ValueError(f"boards {names}: expected {seats} different ones of {parts.boards} (R2.1.3)")
    game = Game.empty(parts, key_of(seed))
    game.setup = setup
    game.log = Log()
    set_up(game, [parts.boards.index(name) for name in names])
    game.run()
    return game
