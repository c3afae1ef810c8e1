"""The puzzles that ship with the program."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from fort.review.puzzle import Puzzle

FILE: Final = "puzzles.jsonl"  # one on each line; `fort puzzles make` writes it


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """All puzzles of a text: the first ones for beginners, then the easier before the harder."""
    found = [Puzzle.from_json(json.loads(line)) for line in text.splitlines() if line.strip()]
    return tuple(sorted(found, key=lambda each: (not each.first, each.rating, each.id)))


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The shipped ones, in the order in which they are offered."""
    return read_puzzles(files("fort.review").joinpath(FILE).read_text("utf-8"))


def puzzle(id: str) -> Puzzle:
    """The puzzle with this id; KeyError if there is none."""
    found = next((each for each in puzzles() if each.id == id), None)
    if found is None:
        raise KeyError(id)
    return found
