"""Which engine the tests run on: the suite runs once as plain Python and once as users get it."""

import os
import shutil

from fort.box import box
from fort.legal import foresight, game
from fort.rules import actions, events, seat, words
from fort.seen import imagine
from fort.table import playout

COMPILED = [actions, foresight, game, playout, seat, words, imagine]


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    found = {module.__name__: module.__file__ for module in COMPILED}
    if os.environ.get("FORT_ENGINE") == "plain":
        assert all(str(file).endswith(".py") for file in found.values()), found
    elif "compiled" in os.environ.get("PYTHONPATH", "") and shutil.which("gcc"):
        pure = os.environ.get("FORT_PURE") == "1"
        assert pure or not any(str(file).endswith(".py") for file in found.values()), found


def test_what_nobody_waits_for_stays_plain() -> None:
    assert str(events.__file__).endswith(".py")
    assert str(box.__file__).endswith(".py")
