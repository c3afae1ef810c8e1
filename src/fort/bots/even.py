"""An even opponent: the level that somebody has the best fight with, from the last games.

Levels have a strength on the scale of the ladder, where 400 points are odds of ten to one. A player's
strength is the one under which the last results are likeliest, not far from a newcomer's while they are few.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

# Measured at two seats (docs/ladder.md), `expert` with a second to think, `master` with a tenth of one.
STRENGTHS: Final = {
    "random": -1480,
    "rookie": -820,
    "casual": -350,
    "regular": 0,
    "expert": 240,
    "master": 280,
}
OFFERED: Final = ("rookie", "casual", "regular", "expert", "master")  # from weak to strong
NEWCOMER: Final = -400
SPREAD: Final = 350  # of people who come for the first time
RECENT: Final = 20  # games: what was longer ago tells little of today


@dataclass(frozen=True)
class Outcome:
    """A finished game: the levels of the bots at the table, and the win: 1, 0, or a part of a shared one."""

    rivals: tuple[str, ...]
    won: float


def strength(past: Sequence[Outcome]) -> int:
    """How strong somebody is who had these results, the oldest first; games without bots do not count."""
    recent = [outcome for outcome in past if outcome.rivals][-RECENT:]
    return max(range(-1500, 1001, 10), key=lambda elo: _likely(elo, recent))


def even_opponent(past: Sequence[Outcome]) -> str:
    """The level to play against next."""
    mine = strength(past)
    return min(OFFERED, key=lambda level: abs(STRENGTHS[level] - mine))


def _likely(elo: int, past: Sequence[Outcome]) -> float:
    """The logarithm of how likely this strength is."""
    total = -(((elo - NEWCOMER) / SPREAD) ** 2) / 2
    for outcome in past:
        mine = 10 ** (elo / 400)
        theirs = sum(10 ** (STRENGTHS[name.partition("@")[0]] / 400) for name in outcome.rivals)
        chance = mine / (mine + theirs)
        total += outcome.won * log(chance) + (1 - outcome.won) * log(1 - chance)
    return total
