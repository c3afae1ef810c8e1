"""Bots by name. Others register theirs here, or as an entry point of the group `fort.bots`."""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from fort.bots.bot import Bot
from fort.bots.budget import Budget
from fort.bots.casual import Casual
from fort.bots.expert import Expert
from fort.bots.master import Master
from fort.bots.random_bot import RandomBot
from fort.bots.regular import Regular
from fort.bots.rookie import Rookie

Maker = Callable[..., Bot]

LEVELS: Final = ("random", "rookie", "casual", "regular", "expert", "master")  # ours, from weak to strong
_makers: dict[str, Maker] = {
    "random": RandomBot,
    "rookie": Rookie,
    "casual": Casual,
    "regular": Regular,
    "expert": Expert,
    "master": Master,
}


class UnknownBot(ValueError):
    """A name that no bot has."""


def register(name: str, maker: Maker) -> None:
    """Makes a bot known: `maker(seed)`, or `maker(seed, budget)` if it takes a budget after an @."""
    if not name or not all(letter.isalnum() or letter in "-_" for letter in name):
        raise ValueError(f"'{name}' is no name for a bot: expected letters, digits, - and _")
    _makers[name] = maker


def names() -> list[str]:
    """All bots there are, ours first."""
    others = {point.name for point in entry_points(group="fort.bots")} | set(_makers)
    return [*LEVELS, *sorted(others - set(LEVELS))]


def bot(name: str, seed: str = "") -> Bot:
    """The bot with this name, for example `regular`, `master@100ms`, `master@1s+2cores` or `my_file:MyBot`.

    The last imports a file of the working directory (`bots/my_file.py:MyBot` of another), so do not pass on
    names that strangers send.
    """
    base, at, rest = name.partition("@")
    maker = _maker(base)
    if not at:
        return maker(seed)
    amount, plus, cores = rest.partition("+")
    budget = Budget.read(amount)
    if not plus:
        return _with_budget(base, maker, seed, budget)
    if not (cores.endswith("cores") and cores[:-5].isdigit() and int(cores[:-5]) > 0):
        raise UnknownBot(f"'{name}': expected for example '{base}@{amount}+2cores'")
    return _with_budget(base, maker, seed, budget, int(cores[:-5]))


def _with_budget(base: str, maker: Maker, seed: str, *budget: Budget | int) -> Bot:
    try:
        return maker(seed, *budget)
    except TypeError as error:
        raise UnknownBot(f"'{base}' takes no such budget: use '{base}' alone") from error


def _maker(name: str) -> Maker:
    if name in _makers:
        return _makers[name]
    for point in entry_points(group="fort.bots", name=name):
        maker: Maker = point.load()
        return maker
    module, colon, called = name.rpartition(":")
    if colon:
        return _imported(name, module, called)
    raise UnknownBot(f"there is no bot '{name}': expected one of {', '.join(names())}")


def _imported(name: str, module: str, called: str) -> Maker:
    place = Path.cwd()
    if module.endswith(".py"):
        file = Path(module).resolve()
        place, module = file.parent, file.stem
    if str(place) not in sys.path:
        sys.path.append(str(place))
    try:
        maker: Maker = getattr(import_module(module), called)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"there is no bot '{name}': {error}") from error
    return maker
