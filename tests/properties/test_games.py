"""Random games: nothing is lost or overflows, nobody is stuck, every promise of the interface holds."""

from random import Random

import pytest

import fort
from fort.legal.game import Game
from tests.properties.checks import check, check_scores, check_turns, printed
from tests.properties.positions import GAMES, positions, random_game, walk

FEW = range(2)
MANY = range(2, 14)


def play(seats: int, setup: str, numbers: range) -> None:
    for number in numbers:
        levels = [0] * seats
        points = [0] * seats
        told: list[fort.Event] = []
        for game in random_game(f"games {number}", seats, setup, number % 2 == 0, told):
            check(game)
            assert game.over or game.options(), game.diagram()
            for place, seat in enumerate(game.seats):
                assert seat.level >= levels[place], game.diagram()
                assert seat.score >= points[place], game.diagram()
                levels[place], points[place] = seat.level, seat.score
        assert game.over
        assert game.asked is None
        assert game.asks == ()
        assert game.question is None
        assert list(game.options()) == []
        check_scores(game)
        check_turns(game, told)


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_random_games(seats: int, setup: str) -> None:
    play(seats, setup, FEW)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_many_random_games(seats: int, setup: str) -> None:
    play(seats, setup, MANY)


def test_the_box_is_complete() -> None:
    cards = printed(fort.new_game())
    kids = fort.new_game().components.kids
    assert sum(cards.values()) == 68
    assert sum(number for kid, number in cards.items() if kids[kid].best_friend) == 8


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_copies_never_change(seats: int, setup: str) -> None:
    kept: list[tuple[Game, str]] = []
    for at, game in enumerate(random_game("copies", seats, setup)):
        if at % 10 == 0:
            kept.append((game.copy(), game.diagram()))
    assert len(kept) > 5
    for copy, before in kept:
        assert copy.diagram() == before


def test_a_copy_leaves_its_original_alone() -> None:
    random = Random("original")
    for at, game in enumerate(random_game("original", 3, "basic")):
        if at % 20 == 0 and not game.over:
            before = game.diagram()
            copy = game.copy()
            for _ in range(30):
                if not copy.over:
                    copy.do(random.choice(list(copy.options())))
            assert game.diagram() == before


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_the_same_seed_and_choices_give_the_same_game(seats: int, setup: str) -> None:
    first = [game.diagram() for game in random_game("twice", seats, setup)]
    second = [game.diagram() for game in random_game("twice", seats, setup)]
    assert first == second
    third = next(random_game("thrice", seats, setup)).diagram()
    assert first[0] != third


def test_logs_make_no_difference() -> None:
    random = Random("logs")
    logged = fort.new_game(3, "basic", "logs")
    silent = logged.silent()
    while not logged.over:
        choice = random.choice(list(logged.options()))
        logged.do(choice)
        silent.do(choice)
    assert silent.diagram() == logged.diagram()
    assert silent.log is None


def refuse(game: Game, choice: fort.Choice, seat: int | None = None) -> None:
    reason = game.why_not(choice, seat)
    assert isinstance(reason, fort.Reason)
    assert str(reason)
    assert not game.legal(choice, seat)
    with pytest.raises(fort.IllegalChoice) as error:
        game.take(choice, seat)
    assert error.value.reason == reason
    assert error.value.choice == choice


def examine(game: Game, catalogue: list[fort.Choice]) -> None:
    """Each of these choices is either an option or refused without harm."""
    options = set(game.options())
    before = game.diagram()
    for choice in catalogue:
        if choice in options:
            assert game.why_not(choice) is None, f"{choice}\n{before}"
            assert game.legal(choice)
        else:
            refuse(game, choice)
    assert game.diagram() == before


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_what_is_not_an_option_is_refused_and_harmless(seats: int, setup: str) -> None:
    random = Random("refused")
    for at, game in enumerate(random_game("refused", seats, setup)):
        every = game.components.choices.all
        if at % 100 == 0 or game.over:
            examine(game, every)
        else:
            examine(game, random.sample(every, 15))
            if not game.over:
                examine(game, list(game.options()))


def test_what_is_offered_and_not_an_option_is_refused_and_harmless() -> None:
    for at, text in enumerate(positions("refused", 220)):
        for game in walk(fort.from_diagram(text), Random(f"refused {at}"), 12):
            examine(game, game.task().offered(game))


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_the_wrong_seat_is_refused(seats: int, setup: str) -> None:
    for at, game in enumerate(random_game("wrong seat", seats, setup)):
        if at % 5 == 0 and not game.over:
            choice = game.options()[0]
            for seat in range(seats):
                if seat not in game.asks:
                    assert list(game.options(seat)) == []
                    refuse(game, choice, seat)
            assert game.options(game.asked) == game.options()
            assert game.legal(choice, game.asked)


def test_drafters_pick_in_any_order() -> None:
    random = Random("any order")
    game = fort.new_game(4, "advanced", "any order")
    while game.draft is not None:
        seat = random.choice(game.asks)
        game.take(random.choice(list(game.options(seat))), seat)
        check(game)
    assert [len(seat.deck) + len(seat.hand) for seat in game.seats] == [10] * 4


def test_every_choice_has_one_text() -> None:
    every = fort.new_game().components.choices.all
    assert len({str(choice) for choice in every}) == len(every)
    for number, choice in enumerate(every):
        assert choice.index == number
        assert fort.choice(str(choice)) is choice
        assert fort.choice(f"  {str(choice).upper()}  ".replace(" ", "  ")) is choice


def lockstep(game: Game, other: Game, random: Random, most: int) -> None:
    """Both games go on in the same way."""
    for _ in range(most):
        assert [str(choice) for choice in game.options()] == [str(choice) for choice in other.options()]
        assert game.asks == other.asks
        if game.over:
            return
        choice = random.choice(list(game.options()))
        game.take(choice)
        other.take(choice)
        assert game.diagram() == other.diagram()


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_diagrams_hold_the_whole_game(seats: int, setup: str) -> None:
    for game in random_game("diagrams", seats, setup):
        text = game.diagram()
        again = fort.from_diagram(text)
        assert again.diagram() == text
        assert list(again.options()) == list(game.options()), text
        assert again.over == game.over


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_a_game_goes_on_from_its_diagram(seats: int, setup: str) -> None:
    random = Random("goes on")
    for at, game in enumerate(random_game("goes on", seats, setup)):
        if at % 20 == 0:
            lockstep(game.copy(), fort.from_diagram(game.diagram()), random, 25)


def test_diagrams_of_positions_at_the_edge() -> None:
    for at, text in enumerate(positions("diagrams", 220, real=True)):
        for game in walk(fort.from_diagram(text), Random(f"diagrams {at}"), 12):
            again = fort.from_diagram(game.diagram())
            assert again.diagram() == game.diagram()
            lockstep(again, game.copy(), Random(f"diagrams {at}"), 3)
