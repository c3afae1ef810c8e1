"""Strength on one scale: Luce's choice model by maximum likelihood, as Elo, with bootstrap intervals.

A seat wins with the chance `w / sum of w at the table`; with two seats that is Bradley and Terry's model. See
docs/adr/0010.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log10, sqrt
from random import Random
from typing import Final

from fort.bots.arena.intervals import Interval, Z, student

PRIOR: Final = 1.0  # games that ended in a tie of all, added to each meeting: keeps ratings finite
STEPS: Final = 10_000
CLOSE: Final = 1e-9
SAMPLES: Final = 500
UNSURE: Final = 100  # times wider, if there is one deal alone

Wins = Mapping[str, float]


@dataclass(frozen=True)
class Meeting:
    """The same sides at the same number of seats: how many seats each has, and its wins deal by deal."""

    seats: Mapping[str, int]
    deals: Sequence[Wins]

    def wins(self, dice: Random | None = None) -> dict[str, float]:
        """The sum, with the tie of all; with dice each deal weighs what Rubin's bootstrap draws for it."""
        table = sum(self.seats.values())
        tie = {side: PRIOR * seats / table for side, seats in self.seats.items()}
        total = dict.fromkeys(self.seats, 0.0)
        for deal in (*self.deals, tie):
            weight = 1.0 if dice is None else dice.expovariate(1.0)
            for side, won in deal.items():
                total[side] += won * weight
        return total


def ratings(meetings: Sequence[Meeting], anchor: str | None = None, seed: str = "") -> dict[str, Interval]:
    """Elo of each side, with 95 % of the bootstrap; `anchor` has 0, else the mean has."""
    dice = Random(f"ratings {seed}")
    found = fit(meetings, [meeting.wins() for meeting in meetings], anchor)
    drawn = [fit(meetings, [meeting.wins(dice) for meeting in meetings], anchor) for _ in range(SAMPLES)]
    stretch = _stretch(min(len(meeting.deals) for meeting in meetings))
    result = {}
    for side, value in found.items():
        ordered = sorted(sample[side] for sample in drawn)
        low, high = ordered[round(0.025 * (SAMPLES - 1))], ordered[round(0.975 * (SAMPLES - 1))]
        below, above = max(0.0, value - low), max(0.0, high - value)
        result[side] = Interval(value, value - below * stretch, value + above * stretch)
    return result


def _stretch(deals: int) -> float:
    """What a bootstrap of few deals must be widened by."""
    return student(deals - 1) / Z * sqrt(deals / (deals - 1)) if deals > 1 else float(UNSURE)


def fit(meetings: Sequence[Meeting], wins: Sequence[Wins], anchor: str | None = None) -> dict[str, float]:
    """Elo by Hunter's minorization-maximization."""
    games = [sum(won.values()) for won in wins]
    earned = dict.fromkeys((side for meeting in meetings for side in meeting.seats), 0.0)
    for meeting, won in zip(meetings, wins, strict=True):
        for side in meeting.seats:
            earned[side] += won[side]
    worth = dict.fromkeys(earned, 1.0)
    for _ in range(STEPS):
        new = _step(meetings, games, earned, worth)
        moved = max(abs(log(new[side] / worth[side])) for side in new)
        worth = new
        if moved < CLOSE:
            break
    base = log10(worth[anchor]) if anchor else sum(map(log10, worth.values())) / len(worth)
    return {side: 400 * (log10(value) - base) for side, value in worth.items()}


def _step(
    meetings: Sequence[Meeting], games: Sequence[float], earned: Wins, worth: dict[str, float]
) -> dict[str, float]:
    chances = dict.fromkeys(worth, 0.0)
    for meeting, number in zip(meetings, games, strict=True):
        table = sum(seats * worth[side] for side, seats in meeting.seats.items())
        for side, seats in meeting.seats.items():
            chances[side] += number * seats / table
    new = {side: earned[side] / chances[side] for side in worth}
    scale = exp(-sum(map(log, new.values())) / len(new))
    return {side: value * scale for side, value in new.items()}
