"""Tables with random games at them."""

from functools import cache
from random import Random

import fort
from fort.box import Box, from_texts, read

KINDS = [(seats, setup) for seats in (2, 3, 4) for setup in ("basic", "advanced")]
ODD_NAMES = ['Ann "the" Fort', "Bö: #1, 2", "名前 \\ \N{SLICE OF PIZZA}", " \t\n\u2028\ud800"]
POSITION = """
leader: 0   # a lesson
park: Chef, Bones, Doc

seat 0:
  hand: Bug, The Moles, Worm, Skids
seat 1:
  hand: Sarge, Munch
"""


@cache
def own_box() -> Box:
    """A box with a kid of its own."""
    kids = read().texts["kids.txt"].replace("\nBug ", "\nKäfer ")
    return from_texts({"kids.txt": kids})


def step(table: fort.Table, random: Random) -> None:
    seat = random.choice(table.game.asks)
    table.take(random.choice(table.game.options(seat)), seat)


def played(table: fort.Table, steps: int | None = None, seed: object = "moves") -> fort.Table:
    """The table after some random choices; without a number when the game is over."""
    random = Random(str(seed))
    while not table.game.over and (steps is None or len(table.record.choices) < steps):
        step(table, random)
    return table


@cache
def finished(seats: int = 2, setup: str = "basic") -> str:
    """The text of the record of a whole game."""
    return played(fort.Table.new(seats, setup, "backyard")).record.text()


def line_with(text: str, beginning: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(beginning))


def changed(text: str, line: int, new: str) -> str:
    """The text with another line at this number."""
    lines = text.split("\n")
    lines[line - 1] = new
    return "\n".join(lines)
