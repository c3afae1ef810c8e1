"""Foresight tries no two cards that are as good as each other, and looks at no more than matters."""

import pytest

import fort
from fort.rules.build import build
from fort.rules.foresight import Tally
from fort.rules.language import read_action
from fort.rules.names import DISCARD_PILE, HAND, PARK, PARK_DECK, YARD
from fort.rules.verdicts import looks_at
from fort.rules.words import Word


def tally_for(kid: str) -> Tally:
    game = fort.new_game(2, "basic", "alike")
    game.play.kid = game.components.number[kid.casefold()]
    return Tally.of(game, 0)


def kinds(word: str, tally: Tally) -> list[int]:
    step = build(read_action(word))
    assert isinstance(step, Word)
    return step.kinds(tally)


@pytest.mark.parametrize(
    ("kid", "park", "park_deck", "yards", "expected"),
    [
        ("Baby Face", 3, 9, 2, [PARK_DECK]),
        ("Baby Face", 3, 0, 2, [PARK]),
        ("Baby Face", 0, 0, 2, [YARD]),
        ("Baby Face", 0, 0, 0, []),
        ("Tiny", 3, 9, 2, [PARK_DECK, YARD]),  # a Yard is wanted by `trash-rival`, too
        ("Tiny", 3, 9, 0, [PARK_DECK]),
    ],
)
def test_cards_to_recruit(kid: str, park: int, park_deck: int, yards: int, expected: list[int]) -> None:
    tally = tally_for(kid)
    tally.park, tally.park_deck, tally.yards = park, park_deck, yards
    assert kinds("recruit", tally) == expected


@pytest.mark.parametrize(
    ("kid", "hand", "discard_pile", "expected"),
    [
        ("Blitz", 2, 1, [DISCARD_PILE]),
        ("Blitz", 2, 0, [HAND]),
        ("Blitz", 0, 0, []),
        ("Prince", 2, 1, [DISCARD_PILE, HAND]),  # what stays in hand can be tucked
        ("Chef", 2, 1, [DISCARD_PILE, HAND]),  # and be added for the suit that it lacks
    ],
)
def test_cards_to_trash(kid: str, hand: int, discard_pile: int, expected: list[int]) -> None:
    tally = tally_for(kid)
    tally.hand, tally.discard_pile = hand, discard_pile
    assert kinds("trash", tally) == expected


def seen(*actions: str) -> int:
    return looks_at([read_action(action) for action in actions], 0, leads=True)


def test_a_lone_advance_looks_at_whether_it_can_be_paid() -> None:
    tokens = seen("pizza") | seen("toy") | seen("spend-pizza") | seen("spend-toy")
    assert seen("advance").bit_count() == seen("advance-1").bit_count() == 1 + 3  # and the level
    assert seen("advance") != seen("advance-1")
    assert seen("advance", "vp x fort") == seen("advance")
    for others in (("advance x glue",), ("advance", "advance-1"), ("advance+1",)):
        assert seen(*others).bit_count() == 4 + 4 + 3
    for other in ("pack", "vp x pack", "convert", "res"):
        assert seen("advance", other) & tokens == tokens


def test_points_look_at_whether_there_is_anything_to_count() -> None:
    assert seen("vp x pack").bit_count() == seen("vp x lookout").bit_count() == 1
    assert seen("pizza x pack").bit_count() == 3 + 4 + 4
    assert seen("pizza x lookout").bit_count() == 3 + 3 + 3


def test_a_leader_who_gathers_looks_at_the_type_with_more_room() -> None:
    assert seen("res x any").bit_count() == 3
    assert seen("res", "toy") == seen("res", "res") == seen("pizza") | seen("toy")
    assert looks_at([read_action("res x any")], 0) == seen("pizza") | seen("toy")


def test_one_card_of_a_yard_is_enough_for_one() -> None:
    assert seen("trash-rival").bit_count() == 1
    assert seen("trash-rival x crown").bit_count() == 4
