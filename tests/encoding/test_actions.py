"""Actions are the choices of the catalogue as numbers, with seats counted from whoever chooses."""

from hashlib import sha256
from random import Random

import numpy as np
import pytest

import fort
from fort.encoding import ACTIONS, WrongAction, encoding
from fort.encoding.actions import ACTIONS_VERSION
from tests.properties.positions import GAMES

# What the actions were when their version was given: a change of one is a new version.
PINNED = {1: "ebc2d9fb0327c20e"}


def test_they_are_pinned() -> None:
    found = sha256("\n".join(ACTIONS.names).encode()).hexdigest()[:16]
    assert found == PINNED[ACTIONS_VERSION], f"the actions changed: raise ACTIONS_VERSION and pin '{found}'"
    assert len(ACTIONS) == len(set(ACTIONS.names)) == 1461


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_legal_actions_are_the_options(seats: int, setup: str) -> None:
    random = Random(seats)
    game = fort.new_game(seats, setup, "actions")
    while not game.over:
        seat = game.asks[0]
        legal = ACTIONS.legal(game, seat)
        assert [ACTIONS.choice(game, action, seat) for action in legal] == list(game.options(seat))
        assert [ACTIONS.number(game, choice, seat) for choice in game.options(seat)] == legal
        mask = ACTIONS.mask(legal)
        assert [at for at, one in enumerate(mask) if one] == sorted(legal)
        ACTIONS.take(game, random.choice(legal), seat)
    assert ACTIONS.legal(game, 0) == []


def test_seats_are_counted_from_the_chooser() -> None:
    game = fort.new_game(3)
    third = ACTIONS.number(game, fort.choice("recruit Bug from yard 0"), 2)
    assert ACTIONS.names[third] == "recruit Bug from yard +1"
    assert ACTIONS.choice(game, third, 1).text == "recruit Bug from yard 2"
    pack = ACTIONS.number(game, fort.choice("copy pack of 1"), 2)
    assert ACTIONS.names[pack] == "copy pack of +2"
    assert ACTIONS.names[ACTIONS.number(game, fort.choice("play Bug"), 2)] == "play Bug"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_and_choices_are_each_others_inverse(seats: int) -> None:
    game = fort.new_game(seats)
    for seat in range(seats):
        for choice in game.components.choices.all:
            action = ACTIONS.number(game, choice, seat)
            assert ACTIONS.choice(game, action, seat) is choice


def test_wrong_actions_change_nothing() -> None:
    game = fort.new_game(2)
    before = game.diagram()
    with pytest.raises(WrongAction, match="there is no action 1461: expected a number from 0 to 1460"):
        ACTIONS.take(game, 1461, 0)
    with pytest.raises(WrongAction, match="there is no action -1"):
        ACTIONS.take(game, -1, 0)
    illegal = next(action for action in range(len(ACTIONS)) if action not in ACTIONS.legal(game, 0))
    with pytest.raises(WrongAction, match="is not legal now"):
        ACTIONS.take(game, illegal, 0)
    with pytest.raises(WrongAction, match="seat 1 is not asked"):
        ACTIONS.take(game, ACTIONS.legal(game, 0)[0], 1)
    for wrong in ("play Bug", 1.5, None, np.zeros(1)):
        with pytest.raises(WrongAction, match="is no action: expected a number from 0 to 1460"):
            ACTIONS.take(game, wrong, 0)  # type: ignore[arg-type]
    for seat in (-1, 2):
        for use in (ACTIONS.legal, lambda game, seat: ACTIONS.take(game, 0, seat)):
            with pytest.raises(ValueError, match=f"there is no seat {seat}: this game has seats 0 to 1"):
                use(game, seat)
    for wrong in (-1, 1461):
        with pytest.raises(WrongAction, match=f"there is no action {wrong}"):
            ACTIONS.mask([wrong])
    assert game.diagram() == before


def test_numbers_of_numpy_are_actions() -> None:
    game = fort.new_game(2)
    ACTIONS.take(game, np.int16(ACTIONS.legal(game, 0)[0]), 0)
    assert game.diagram() != fort.new_game(2).diagram()


def test_after_the_end_there_are_no_actions() -> None:
    game = fort.new_game(2)
    fort.playout(game, Random(1))
    with pytest.raises(WrongAction, match="the game is over"):
        ACTIONS.take(game, 0, 0)


def test_own_boxes_have_actions_of_their_own() -> None:
    printed = fort.box.read()
    parts = fort.components(printed, 1)
    assert encoding(parts, 2).actions is not ACTIONS
    assert encoding(parts, 2).actions.names == ACTIONS.names
