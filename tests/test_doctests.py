"""The examples in the docstrings of the engine, and of what it is told in, run."""

import doctest
import importlib
from pathlib import Path

import pytest

import fort

ROOMS = ("rules", "legal", "seen", "notation", "text")
HOME = Path(fort.__file__).parent
MODULES = [f"fort.{room}.{path.stem}" for room in ROOMS for path in sorted((HOME / room).glob("[!_]*.py"))]


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    assert [
        name for name in MODULES if any(each.examples for each in finder.find(importlib.import_module(name)))
    ]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
