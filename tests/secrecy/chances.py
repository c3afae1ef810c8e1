"""Counts of what was imagined against what is to be expected."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from itertools import permutations
from random import Random

import fort

Outcome = Hashable


def chi_square(found: Counter[Outcome], expected: dict[Outcome, float]) -> float:
    """How many standard deviations the statistic lies above its mean (Wilson and Hilferty)."""
    assert set(found) <= set(expected), f"impossible: {set(found) - set(expected)}"
    total = sum(found.values())
    weight = sum(expected.values())
    statistic = 0.0
    for outcome, chance in expected.items():
        mean = total * chance / weight
        statistic += (found[outcome] - mean) ** 2 / mean
    free = len(expected) - 1
    spread = 2 / (9 * free)
    return float(((statistic / free) ** (1 / 3) - (1 - spread)) / spread**0.5)


def even(outcomes: Iterable[Outcome]) -> dict[Outcome, float]:
    """All equally likely; one that is named twice is twice as likely."""
    return {outcome: float(times) for outcome, times in Counter(outcomes).items()}


def deals(kids: list[str], fits: Callable[[tuple[str, ...]], bool]) -> dict[Outcome, float]:
    """All ways to lay cards in places, one each, that fit."""
    return even([deal for deal in permutations(kids) if fits(deal)])


def imagined(view: fort.View, what: Callable[[fort.Game], Outcome], times: int = 4000) -> Counter[Outcome]:
    random = Random("imagined")
    return Counter(what(fort.imagine(view, random)) for _ in range(times))
