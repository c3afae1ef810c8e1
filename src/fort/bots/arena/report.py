"""Standings as data for programs and as cells for tables."""

from collections.abc import Sequence
from typing import Any

from fort.bots.arena.intervals import Interval
from fort.bots.arena.match import Result
from fort.bots.arena.series import Series
from fort.bots.arena.standings import Standing, seat_shares


def standings_data(series: Series, results: Sequence[Result], table: Sequence[Standing]) -> dict[str, Any]:
    """What `fort arena --json` prints; described in docs/arena.md."""
    fair = 1 / series.seats
    return {
        "bots": [standing.data() for standing in table],
        "seats": series.seats,
        "setup": series.setup,
        "games": series.games,
        "deals": series.deals,
        "seed": series.seed,
        "mirror": series.mirror,
        "fair": fair,
        "seat_shares": [share.value for share in seat_shares(results)],
        "controls": {
            "shares_add_up": adds_up(table),
            "seats_equal": seats_equal(series, results),
            "mirror_covers_fair": table[0].share.covers(fair) if series.mirror else None,
        },
    }


def adds_up(table: Sequence[Standing]) -> bool:
    """Every game has one win to give away."""
    return abs(sum(standing.share.value * standing.seats for standing in table) - 1) < 1e-9


def seats_equal(series: Series, results: Sequence[Result]) -> bool:
    """Did every place of the line-up sit in every seat equally often?"""
    sat = [(place, seat) for result in results for seat, place in enumerate(result.places)]
    pairs = [(place, seat) for place in range(series.seats) for seat in range(series.seats)]
    return all(sat.count(pair) == series.deals for pair in pairs)


def cells(standing: Standing) -> list[str]:
    """A line of the table."""
    return [
        standing.bot,
        str(standing.seats),
        f"{standing.share.value:.1%}",
        span(standing.share),
        f"{standing.elo.value:+.0f}",
        f"{standing.elo.low:+.0f} to {standing.elo.high:+.0f}",
        f"{standing.mean_score:.1f}",
        f"{standing.mean_rank:.2f}",
        f"{standing.decisions:,}",
        f"{standing.ms:.2f}",
        f"{standing.worst_ms:.1f}",
    ]


def span(share: Interval) -> str:
    return f"{share.low:.1%} to {share.high:.1%}"


def markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table for a page."""
    lines = ["| " + " | ".join(row) + " |" for row in (heads, *rows)]
    return [lines[0], "|" + "---|" * len(heads), *lines[1:]]
