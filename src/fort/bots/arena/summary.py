"""What many games were like."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles
from typing import Final

from fort.bots.arena.facts import SOURCES, Facts
from fort.bots.arena.intervals import Interval, ratio_interval, share_interval

ENDS: Final = ("level", "points", "park deck")  # R12.1


@dataclass(frozen=True)
class Spread:
    """A number over many games."""

    mean: float
    tenth: float  # a tenth of the games is below
    median: float
    ninetieth: float

    @staticmethod
    def of(values: Sequence[float]) -> "Spread":
        cuts = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9
        return Spread(fmean(values), cuts[0], cuts[4], cuts[8])


@dataclass(frozen=True)
class Owned:
    """Something a seat can have: how often it has it, and how its owners fare."""

    name: str
    owners: int
    share: float  # of the seats
    lift: Interval  # wins of its owners as a multiple of the fair share
    recruited: float = 0.0  # a game


@dataclass(frozen=True)
class Summary:
    """What the games at one number of seats were like."""

    seats: int
    games: int
    rounds: Spread
    decisions: Spread
    ends: dict[str, Interval]
    winner: dict[str, float]  # mean points by source
    others: dict[str, float]
    winner_level: dict[int, float]  # share of games by the winner's level
    seat_shares: list[Interval]


def summary(facts: Sequence[Facts]) -> Summary:
    """Of games with the same number of seats."""
    won = [(one, seat) for one in facts for seat, rank in enumerate(one.ranks) if rank == 1]
    lost = [(one, seat) for one in facts for seat, rank in enumerate(one.ranks) if rank > 1]
    levels = Counter(one.levels[seat] for one, seat in won)
    return Summary(
        facts[0].seats,
        len(facts),
        Spread.of([one.rounds for one in facts]),
        Spread.of([one.decisions for one in facts]),
        {end: share_interval([float(one.end == end) for one in facts]) for end in ENDS},
        _points(won),
        _points(lost),
        {level: levels[level] / len(won) for level in sorted(levels)},
        [share_interval([one.shares[seat] for one in facts]) for seat in range(facts[0].seats)],
    )


def _points(seats: Sequence[tuple[Facts, int]]) -> dict[str, float]:
    return {
        source: fmean(one.scores[seat][source] for one, seat in seats) if seats else 0.0 for source in SOURCES
    }


def owned(
    facts: Sequence[Facts], names: Iterable[str], held: Callable[[Facts], Sequence[object]]
) -> list[Owned]:
    """How often each name is held by a seat and wins; `held` tells what the seats of a game have."""
    found = [_owned(facts, name, held) for name in names]
    return sorted(found, key=lambda each: (-each.lift.value, each.name))


def _owned(facts: Sequence[Facts], name: str, held: Callable[[Facts], Sequence[object]]) -> Owned:
    pairs = []
    seats = 0
    for one in facts:
        having = held(one)
        owners = [seat for seat in range(one.seats) if _has(having[seat], name)]
        seats += one.seats
        if owners:
            pairs.append((sum(one.shares[seat] for seat in owners) * one.seats, float(len(owners))))
    number = int(sum(below for _, below in pairs))
    lift = ratio_interval(pairs, max(one.seats for one in facts)) if pairs else Interval(0.0, 0.0, 0.0)
    recruited = sum(kids.count(name) for one in facts for kids in one.recruited) / len(facts)
    return Owned(name, number, number / seats, lift, recruited)


def _has(having: object, name: str) -> bool:
    return name in having if isinstance(having, tuple) else having == name
