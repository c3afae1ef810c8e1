"""Boxes of other kids, with any actions the grammar allows: no dead end, no crash, nothing lost."""

from contextlib import suppress
from random import Random
from unittest.mock import patch

import pytest

import fort
from fort.box import Box, from_texts, read
from fort.legal.tally import Tally
from tests.judge import Judge
from tests.properties.checks import check_capacities, check_conserved, check_friends
from tests.properties.grammar import random_box
from tests.properties.positions import lively

MOST = 400  # decisions of one game
PATIENCE = 20_000  # tallies that foresight may make in one game; some boxes want very many


class Impatient(Exception):
    """Foresight takes too long over this box: no fault, but no test either."""


def play(box: Box, seats: int, setup: str, seed: int) -> None:
    made = 0
    original = Tally.copy

    def counted(tally: Tally) -> Tally:
        nonlocal made
        made += 1
        if made > PATIENCE:
            raise Impatient
        return original(tally)

    with patch.object(Tally, "copy", counted), suppress(Impatient):
        play_on(box, seats, setup, seed)


def play_on(box: Box, seats: int, setup: str, seed: int) -> None:
    random = Random(seed)
    game = fort.new_game(seats, setup, str(seed), box=box)
    for at in range(MOST):
        if game.over:
            break
        options = list(game.options())
        assert options, f"a question without an answer:\n{box.texts['kids.txt']}\n{game.diagram()}"
        game.do(lively(random, options))
        if at % 5 == 0:
            check_conserved(game)
            check_capacities(game)
            check_friends(game)
        if at % 40 == 0:
            assert fort.from_diagram(game.diagram(), box).diagram() == game.diagram()


def play_many(numbers: range) -> None:
    for number in numbers:
        random = Random(f"box {number}")
        box = random_box(random)
        play(box, random.randint(2, 4), random.choice(["basic", "advanced"]), number)


def test_random_boxes() -> None:
    play_many(range(20))


@pytest.mark.slow
def test_many_random_boxes() -> None:
    play_many(range(20, 150))


PICKLES = [
    ("2 lookout", "pizza x glue", "Doodles, Bug", ["tuck Doodles", "tuck Bug"]),
    ("3 trash", "pizza x glue", "Chef, Doodles", ["trash Chef"]),
]


@pytest.mark.parametrize(("public", "private", "hand", "lawful"), PICKLES)
def test_the_card_that_must_be_added_later(public: str, private: str, hand: str, lawful: list[str]) -> None:
    """Pickle's public action takes cards from hand, one of which the private action needs."""
    kids = f"{read().texts['kids.txt']}\nPickle | skateboard | 1 | {public} | {private}\n"
    box = from_texts({"kids.txt": kids})
    game = fort.from_diagram(f"seat 0:\n  hand: Pickle, {hand}\nseat 1:\n  hand: Tiny\n", box)
    game.take(fort.choice("play Pickle", box))
    game.take(fort.choice("use public", box))
    assert [str(choice) for choice in Judge().lawful_choices(game)] == lawful
    assert [str(choice) for choice in game.options()] == lawful
