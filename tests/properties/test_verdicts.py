"""What was found out before is what would be found out now."""

from random import Random
from typing import Any

import pytest

import fort
from fort.rules.components import Components
from fort.rules.game import Game
from fort.rules.language import read_action
from fort.rules.names import NOTHING
from fort.rules.verdicts import EVERYTHING, MOST_ADDED, MOST_REMEMBERED, counts, looks_at, make_room
from tests.properties.positions import GAMES, positions, random_game, walk


def all_verdicts(parts: Components) -> list[dict[Any, Any]]:
    found: list[dict[Any, Any]] = []
    for kid in parts.kids:
        found += [kid.playable, kid.stories, *kid.follows, *kid.uses]
    return found


def compare(game: Game) -> None:
    """The options with all that is remembered, and again with nothing of it."""
    remembered = list(game.options())
    kept = [(verdicts, dict(verdicts)) for verdicts in all_verdicts(game.components)]
    for verdicts, _ in kept:
        verdicts.clear()
    assert list(game.options()) == remembered, game.diagram()
    for verdicts, before in kept:
        verdicts.update(before)


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_in_games(seats: int, setup: str) -> None:
    for number in range(2):
        for game in random_game(f"remembered {number}", seats, setup, eager=number % 2 == 0):
            if not game.over and game.draft is None:
                compare(game)


def test_in_positions_at_the_edge() -> None:
    for at, text in enumerate(positions("remembered", 220)):
        for game in walk(fort.from_diagram(text), Random(f"remembered {at}"), 12):
            compare(game)


def test_no_more_is_remembered_than_there_is_room_for() -> None:
    verdicts = dict.fromkeys(range(MOST_REMEMBERED - 1), True)
    make_room(verdicts)
    assert len(verdicts) == MOST_REMEMBERED - 1
    verdicts[NOTHING] = True
    make_room(verdicts)
    assert not verdicts


def test_with_many_cards_added_nothing_is_remembered() -> None:
    game = fort.new_game(2, "basic", "many")
    assert counts(game, 0, EVERYTHING, MOST_ADDED) != NOTHING
    assert counts(game, 0, EVERYTHING, MOST_ADDED + 1) == NOTHING


@pytest.mark.parametrize(
    "action", ["copy-rival-pack", "2 trash", "trash x fort", "(pizza x book) x glue", "trash & recruit"]
)
def test_what_looks_further_is_not_remembered(action: str) -> None:
    assert looks_at([read_action(action)], 0) == NOTHING


def test_where_a_suit_is_lacking_no_card_may_be_taken() -> None:
    action = read_action("trash x book")
    assert looks_at([action], 0) != NOTHING
    assert looks_at([action], 1) == NOTHING


def test_only_what_the_words_look_at_matters() -> None:
    pizza, toy = (looks_at([read_action(word), None], 0) for word in ("pizza", "toy"))
    assert pizza & toy == 0
    assert looks_at([read_action("res")], 0) == pizza | toy
    assert looks_at([read_action("2 vp")], 0) == 0
