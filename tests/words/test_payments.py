"""Paying for levels that cost more than Stuff can hold of one kind."""

import pytest

from fort.box import Box, from_texts, read
from tests.tables import level, offered, pack, stuff
from tests.words.boxes import played

TABLE = """
leader: 0
seat 0:
  hand: Zip
  level: 2
  stuff: {}
  pack: {}
seat 1:
  hand: none
"""


def five_pizza() -> Box:
    """The printed box, but Level 3 costs five pizza."""
    text = read().texts["boards.txt"]
    old = next(line for line in text.split("\n") if line.startswith("3 |"))
    assert "2 toy 2 pizza" in old
    return from_texts({"boards.txt": text.replace(old, old.replace("2 toy 2 pizza", "5 pizza"))})


@pytest.mark.rule("R4.3", "R13.7")
def test_what_does_not_fit_into_stuff_must_come_out_of_the_pack() -> None:
    game = played(five_pizza(), TABLE.format("4 pizza", "2 pizza"), "play Zip")
    assert offered(game) == ["pay 4 pizza and 1 pizza from pack", "pay 3 pizza and 2 pizza from pack"]
    assert "pay 5 pizza" not in [str(choice) for choice in game.components.choices.all]
    game.take(game.components.choices.find("pay 3 pizza and 2 pizza from pack"))
    assert (level(game, 0), stuff(game, 0), pack(game, 0)) == (3, (1, 0), (0, 0))


@pytest.mark.rule("R13.7.2")
def test_with_too_little_of_the_kind_the_level_cannot_be_paid() -> None:
    game = played(five_pizza(), TABLE.format("4 pizza 4 toy", "3 toy"))
    assert offered(game) == ["skip"]
