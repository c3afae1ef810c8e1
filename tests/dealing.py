"""Which worker begins with which tests: what takes long comes first, and is dealt to the workers like cards.

xdist gives each worker one stretch of the list of tests, all of the same length; who is ready early takes
over from others.
"""

from itertools import groupby
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BROWSERS = 2  # workers that begin with the page: each of them starts a browser


def places(path: Path) -> tuple[str, ...]:
    """The folders and the name of a file of tests, from here."""
    return path.relative_to(HERE).parts if HERE in path.parents else path.parts


def modules(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    return [list(group) for _, group in groupby(items, lambda item: item.path)]


def stretches(number: int, workers: int) -> list[int]:
    """How many tests each worker is given, as xdist counts them."""
    sizes: list[int] = []
    for left in range(workers, 0, -1):
        sizes.append((number - sum(sizes)) // left)
    return sizes


def is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None or places(item.path)[0] == "package"


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The same tests: each worker begins with its share of the page, or else of the server.

    Then come the long ones, and quick ones at the end, where others can take them over. The tests of a file
    stay together, because they share what they start.
    """
    by_kind: dict[str, list[pytest.Item]] = {"web": [], "server": [], "long": [], "": []}
    for item in items:
        folder = places(item.path)[0]
        by_kind[folder if folder in by_kind else "long" if is_long(item) else ""].append(item)
    piles: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for at, module in enumerate(modules(by_kind["web"])):
        piles[at % min(BROWSERS, workers)] += module
    for at, module in enumerate(modules(by_kind["server"])):
        piles[-1 - at % max(1, workers - BROWSERS)] += module
    for at, module in enumerate(modules(by_kind["long"])):
        piles[-1 - (at + at // workers) % workers] += module
    rest = by_kind[""]
    for pile, size in zip(piles, stretches(len(items), workers), strict=True):
        missing = max(0, size - len(pile))
        pile += rest[:missing]
        del rest[:missing]
    return [item for pile in piles for item in pile] + rest
