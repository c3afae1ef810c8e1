"""Foresight is exact: the options are what the judge finds by trying everything.  A-14.3, A-16.10"""

from random import Random

import pytest

import fort
from fort.legal.game import Game
from tests.judge import Judge
from tests.properties.positions import GAMES, positions, random_game, walk


def compare(game: Game) -> None:
    """The same choices, in the order in which they are offered, and at least one."""
    lawful = Judge().lawful_choices(game)
    found = list(game.options())
    assert found, f"a question without an answer:\n{game.diagram()}"
    missing = [choice for choice in lawful if choice not in found]
    extra = [choice for choice in found if choice not in lawful]
    assert not missing, f"options lack {missing} at\n{game.diagram()}"
    assert not extra, f"options have {extra} too much at\n{game.diagram()}"
    assert len(found) == len(set(found)), game.diagram()


def judge_games(seats: int, setup: str, numbers: range) -> None:
    for number in numbers:
        for game in random_game(f"judged {number}", seats, setup, eager=number % 2 == 0):
            if not game.over and game.draft is None:
                compare(game)


def judge_positions(seed: str, number: int) -> None:
    for at, text in enumerate(positions(seed, number)):
        for game in walk(fort.from_diagram(text), Random(f"{seed} {at}"), 12):
            compare(game)


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_every_decision_of_a_random_game(seats: int, setup: str) -> None:
    judge_games(seats, setup, range(1))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_every_decision_of_many_random_games(seats: int, setup: str) -> None:
    judge_games(seats, setup, range(1, 15))


def test_positions_at_the_edge() -> None:
    judge_positions("edge", 440)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["edge 1", "edge 2", "edge 3", "edge 4"])
def test_many_positions_at_the_edge(seed: str) -> None:
    judge_positions(seed, 1320)


def hidden_changed(game: Game, random: Random) -> Game:
    """The same position with other faces where the asked seat cannot look.  R17"""
    other = game.copy()
    random.shuffle(other.park_deck)
    for seat in other.seats:
        random.shuffle(seat.deck)
    mixed = list(other.park_deck)
    for number, seat in enumerate(other.seats):
        if number != game.asked:
            mixed += [kid for kid in seat.hand if not game.components.kids[kid].best_friend]
    random.shuffle(mixed)
    other.park_deck = [mixed.pop() for _ in other.park_deck]
    for number, seat in enumerate(other.seats):
        if number != game.asked:
            friends = [kid for kid in seat.hand if game.components.kids[kid].best_friend]
            seat.hand = friends + [mixed.pop() for _ in range(len(seat.hand) - len(friends))]
    return other


def test_options_never_depend_on_a_face_that_is_not_seen() -> None:
    random = Random("hidden")
    for at, text in enumerate(positions("hidden", 440)):
        for game in walk(fort.from_diagram(text), Random(f"hidden {at}"), 12):
            assert list(hidden_changed(game, random).options()) == list(game.options()), game.diagram()
