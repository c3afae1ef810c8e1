"""What a series showed: a line for each bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from fort.bots.arena.intervals import Interval, share_interval
from fort.bots.arena.match import Result
from fort.bots.arena.ratings import Meeting, ratings
from fort.bots.arena.series import Series


@dataclass(frozen=True)
class Standing:
    """One bot; its win share is that of one of its seats, so 1 / seats is fair."""

    bot: str
    seats: int  # it had in each game
    games: int
    share: Interval
    elo: Interval
    mean_score: float
    mean_rank: float
    decisions: int
    ms: float  # a decision, on average
    worst_ms: float
    late: int

    def data(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.games,
            "win_share": self.share.value,
            "low": self.share.low,
            "high": self.share.high,
            "elo": self.elo.value,
            "elo_low": self.elo.low,
            "elo_high": self.elo.high,
            "mean_score": self.mean_score,
            "mean_rank": self.mean_rank,
            "decisions": self.decisions,
            "ms_per_decision": self.ms,
            "max_ms": self.worst_ms,
            "late": self.late,
        }


def standings(series: Series, results: Sequence[Result]) -> list[Standing]:
    """The table of a finished series, in the order of the line-up."""
    elo = ratings([meeting(series, results)], seed=series.seed)
    return [_standing(series, results, side, elo[side]) for side in series.sides]


def meeting(series: Series, results: Sequence[Result]) -> Meeting:
    deals = [dict.fromkeys(series.sides, 0.0) for _ in range(series.deals)]
    for result in results:
        wins = deals[series.deal_of(result.game)]
        for place, share in zip(result.places, result.shares, strict=True):
            wins[series.line_up[place]] += share
    return Meeting({side: series.line_up.count(side) for side in series.sides}, deals)


def deal_shares(series: Series, results: Sequence[Result], side: str) -> list[float]:
    """What a seat of a side won on average, deal by deal."""
    games = series.seats * series.line_up.count(side)
    return [wins[side] / games for wins in meeting(series, results).deals]


def _standing(series: Series, results: Sequence[Result], side: str, elo: Interval) -> Standing:
    sat = [
        (result, seat)
        for result in results
        for seat, place in enumerate(result.places)
        if series.line_up[place] == side
    ]
    decisions = sum(result.decisions[seat] for result, seat in sat)
    return Standing(
        bot=side,
        seats=series.line_up.count(side),
        games=len(results),
        share=share_interval(deal_shares(series, results, side), series.seats),
        elo=elo,
        mean_score=fmean(result.totals[seat] for result, seat in sat),
        mean_rank=fmean(result.ranks[seat] for result, seat in sat),
        decisions=decisions,
        ms=sum(result.ms[seat] for result, seat in sat) / max(1, decisions),
        worst_ms=max(result.worst_ms[seat] for result, seat in sat),
        late=sum(result.late[seat] for result, seat in sat),
    )


def seat_shares(results: Sequence[Result]) -> list[Interval]:
    """What each seat won, whoever sat there: what the seat itself is worth."""
    return [
        share_interval([result.shares[seat] for result in results]) for seat in range(len(results[0].ranks))
    ]
