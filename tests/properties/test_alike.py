"""Foresight tries no two cards that are as good as each other."""

import pytest

import fort
from fort.box.language import read_action
from fort.legal.tally import Tally
from fort.rules.build import build
from fort.rules.places import DISCARD_PILE, HAND, PARK, PARK_DECK, YARD
from fort.rules.words import Word


def tally_for(kid: str) -> Tally:
    game = fort.new_game(2, "basic", "alike")
    game.play.kid = game.components.number[kid.casefold()]
    return Tally.of(game, game.play, None)


def kinds(word: str, tally: Tally) -> list[int]:
    step = build(read_action(word))
    assert isinstance(step, Word)
    return [choice.place for choice in step.ways(tally, 0)]


@pytest.mark.parametrize(
    ("kid", "park", "park_deck", "yards", "expected"),
    [
        ("Baby Face", 3, 9, 2, [PARK_DECK]),
        ("Baby Face", 3, 0, 2, [PARK]),
        ("Baby Face", 0, 0, 2, [YARD]),
        ("Baby Face", 0, 0, 0, []),
        ("Tiny", 3, 9, 2, [YARD, PARK_DECK]),  # a Yard is wanted by `trash-rival`, too
        ("Tiny", 3, 9, 0, [PARK_DECK]),
    ],
)
def test_cards_to_recruit(kid: str, park: int, park_deck: int, yards: int, expected: list[int]) -> None:
    tally = tally_for(kid)
    tally.counts[PARK], tally.counts[PARK_DECK], tally.counts[YARD] = park, park_deck, yards
    assert kinds("recruit", tally) == expected


@pytest.mark.parametrize(
    ("kid", "hand", "discard_pile", "expected"),
    [
        ("Blitz", 2, 1, [DISCARD_PILE]),
        ("Blitz", 2, 0, [HAND]),
        ("Blitz", 0, 0, []),
        ("Prince", 2, 1, [HAND, DISCARD_PILE]),  # what stays in hand can be tucked
        ("Chef", 2, 1, [HAND, DISCARD_PILE]),  # and be added for the suit that it lacks
    ],
)
def test_cards_to_trash(kid: str, hand: int, discard_pile: int, expected: list[int]) -> None:
    tally = tally_for(kid)
    tally.counts[HAND], tally.counts[DISCARD_PILE] = hand, discard_pile
    assert kinds("trash", tally) == expected
