"""The deal of the day: results with luck taken out, compared with those of everybody else."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fort.review.form import Review
from fort.review.json_form import plain
from fort.review.positions import positions
from fort.review.reviewing import chances_of
from fort.table.record import Record

TRIMMED: Final = 0.1  # of the results at either end: the datum is the mean of the rest


@dataclass(frozen=True)
class DailyResult:
    """What somebody reached with the deal of the day."""

    rank: int
    points: int
    luck_points: float  # what the cards brought; below 0 they owed
    adjusted_points: float  # points less luck: what is compared
    result: float  # 1 for the winner, shared by ties
    luck: float
    adjusted: float
    marks: str  # a letter for each own turn, for the share text: see MARKS

    def to_json(self) -> dict[str, Any]:
        """Writes it as data for JSON."""
        data: dict[str, Any] = plain(self)
        return data


# How an own turn went, by its label: good, doubtful, mistake, blunder.
MARKS: Final = {"": "g", "doubtful": "d", "mistake": "m", "blunder": "b"}


def daily_result(review: Review) -> DailyResult:
    """Makes the result out of a complete review; ValueError if it is not complete."""
    if not review.complete:
        raise ValueError("this review is not complete: expected the luck of the whole game")
    me = review.player
    own = [turn for turn in review.turns if turn.leader == review.seat]
    return DailyResult(
        rank=me.rank,
        points=me.points,
        luck_points=me.luck_points,
        adjusted_points=me.adjusted_points,
        result=me.result,
        luck=me.luck,
        adjusted=me.adjusted,
        marks="".join(MARKS[turn.label] for turn in own),
    )


def luck_aside(record: Record, seat: int, seed: str) -> tuple[int, float]:
    """The points of a seat in a finished game, and the same less luck; its choices are not judged."""
    found = positions(record)
    luck = sum(chance.points[seat] for chance in chances_of(found, seed))
    return found.totals[seat], found.totals[seat] - luck


def datum(results: Sequence[float]) -> float:
    """The trimmed mean of all results, in adjusted points; ValueError without one."""
    if not results:
        raise ValueError("nobody has played: expected at least one result")
    cut = int(len(results) * TRIMMED)
    kept = sorted(results)[cut : len(results) - cut]
    return sum(kept) / len(kept)


def better_than(mine: float, others: Sequence[float]) -> float | None:
    """The part of the others whom a result beats, ties counting half; None without others."""
    if not others:
        return None
    beaten = sum(1.0 if other < mine else 0.5 if other == mine else 0.0 for other in others)
    return beaten / len(others)
