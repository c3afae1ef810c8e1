"""What is counted of finished games: places, points, kids and openings, of one guest over all of them."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, true

from fort.review.labels import word_of
from fort.server.folding import fold
from fort.server.header import FINISHED, Header, Occupant
from fort.server.schema import counts, reviews, seats, solvers, tables
from fort.server.sitting import Entry
from fort.server.store import headers, inserted
from fort.server.telling import iso

Json = dict[str, Any]
OPENING: Final = 2  # kids that make an opening
KIDS: Final = 12  # that are told
OPENINGS: Final = 8
RECENT: Final = 20  # reviewed games over which the error rate is told
MOST: Final = 2_000  # games that are looked through


@dataclass(frozen=True)
class Played:
    """A finished game as one guest played it."""

    header: Header
    seat: int
    alone: bool  # one seat of the guest's: several are one person's only in name
    result: list[list[int]]  # points and rank by seat
    sums: Json | None  # of its review
    counted: Json | None  # by seat: kids and opening

    @property
    def finished(self) -> float:
        return self.header.finished or 0.0

    @property
    def rank(self) -> int:
        return self.result[self.seat][1]

    @property
    def points(self) -> int:
        return self.result[self.seat][0]

    @property
    def counts(self) -> bool:
        """Games that were tried again count nowhere, nor those of one guest at several seats."""
        return self.alone and self.header.options.get("again") is None


def played(
    connection: Connection, guest: str, most: int, before: tuple[float, str] | None = None
) -> list[Played]:
    """The newest finished games of a guest, or those before one of them."""
    mine = select(seats.c.table).where(seats.c.guest == guest)
    older: ColumnElement[bool] = true()
    if before is not None:
        same = and_(tables.c.finished == before[0], tables.c.id < before[1])
        older = or_(tables.c.finished < before[0], same)
    query = select(tables).where(tables.c.id.in_(mine), tables.c.status == FINISHED, older)
    query = query.where(tables.c.result.is_not(None))
    rows = connection.execute(query.order_by(tables.c.finished.desc(), tables.c.id.desc()).limit(most)).all()
    results = {row.id: json.loads(row.result) for row in rows}
    ids = list(results)
    judged = select(reviews.c.table, reviews.c.seat, reviews.c.sums)
    judged = judged.where(reviews.c.table.in_(ids), reviews.c.sums.is_not(None))
    sums = {(row.table, row.seat): json.loads(row.sums) for row in connection.execute(judged)}
    known = connection.execute(select(counts).where(counts.c.table.in_(ids)))
    counted = {row.table: json.loads(row.data) for row in known}
    found = []
    for header in headers(connection, rows):
        own = header.seats_of(guest)
        seat = next((each for each in own if (header.id, each) in sums), own[0])
        told = sums.get((header.id, seat))
        found.append(Played(header, seat, len(own) == 1, results[header.id], told, counted.get(header.id)))
    return found


def total(connection: Connection, guest: str) -> int:
    """How many games a guest has finished."""
    mine = select(seats.c.table).where(seats.c.guest == guest)
    query = select(func.count()).select_from(tables).where(tables.c.id.in_(mine))
    return connection.scalar(query.where(tables.c.status == FINISHED, tables.c.result.is_not(None))) or 0


def put_counts(connection: Connection, table: str, data: Json) -> None:
    inserted(connection, counts, {"table": table, "data": json.dumps(data)})


def puzzle_rating(connection: Connection, guest: str) -> int | None:
    found = connection.scalar(select(solvers.c.rating).where(solvers.c.guest == guest))
    return None if found is None else round(found)


def count(header: Header, entries: Sequence[Entry], started: float) -> Json:
    """In the hand: which kids each seat played how often, and which it recruited first."""
    sitting = fold(header, entries, started)
    names = sitting.game.components.kids
    kids: list[Counter[str]] = [Counter() for _ in header.seats]
    recruited: list[list[str]] = [[] for _ in header.seats]
    for seat, choice in sitting.table.record.choices:
        if choice.what == "play":
            kids[seat][names[choice.kid].name] += 1
        elif choice.what == "recruit" and choice.kid >= 0:
            recruited[seat].append(names[choice.kid].name)
    return {
        "seats": [
            {"kids": dict(each), "opening": sorted(first[:OPENING])}
            for each, first in zip(kids, recruited, strict=True)
        ]
    }


# Telling.


def game_json(game: Played, guest: str | None) -> Json:
    header = game.header
    return {
        "table": header.id,
        "finished": iso(game.finished),
        "seat": game.seat,
        "rank": game.rank,
        "points": game.points,
        "seats": [
            seat_json(occupant, points, rank, guest)
            for occupant, (points, rank) in zip(header.seats, game.result, strict=True)
        ],
        "setup": header.setup,
        "daily": header.options.get("daily"),
        "again": header.options.get("again") is not None,
        "reviewed": game.sums is not None,
        **(game.sums or {"error_rate": None, "word": None, "luck": None}),
    }


def seat_json(occupant: Occupant, points: int, rank: int, guest: str | None) -> Json:
    return {
        "seat": occupant.seat,
        "name": occupant.nickname,
        "bot": occupant.bot,
        "you": occupant.guest is not None and occupant.guest == guest,
        "points": points,
        "rank": rank,
    }


def history_json(games: Sequence[Played], rating: int | None) -> Json:
    """All of it in numbers."""
    own = [game for game in games if game.counts]
    return {
        "totals": totals(own, rating),
        "form": [form_json(game) for game in reversed(own)],
        "kids": favourite_kids(own),
        "openings": openings(own),
        "counting": sum(game.counted is None for game in own),
    }


def totals(games: Sequence[Played], rating: int | None) -> Json:
    ranks = [game.rank for game in games]
    points = [game.points for game in games]
    rates = [game.sums["error_rate"] for game in games if game.sums and game.sums["error_rate"] is not None]
    now, before = mean(rates[:RECENT]), mean(rates[RECENT : 2 * RECENT])
    return {
        "games": len(games),
        "won": ranks.count(1),
        "best": max(points, default=None),
        "mean_points": mean(points),
        "places": [ranks.count(place) for place in (1, 2, 3, 4)],
        "error_rate": now,
        "word": word_of(now) or None,
        "better": None if now is None or before is None else now < before,
        "puzzles": rating,
    }


def mean(numbers: Sequence[float]) -> float | None:
    return round(sum(numbers) / len(numbers), 2) if numbers else None


def form_json(game: Played) -> Json:
    told = game.sums or {"error_rate": None, "word": None, "luck": None}
    place = {"rank": game.rank, "seats": len(game.result)}
    return {"table": game.header.id, "finished": iso(game.finished), **place, **told}


def favourite_kids(games: Iterable[Played]) -> list[Json]:
    """The kids that were played most, and how often those games were won."""
    times: Counter[str] = Counter()
    there: defaultdict[str, list[bool]] = defaultdict(list)
    for game in games:
        for kid, number in _counted(game)["kids"].items():
            times[kid] += number
            there[kid].append(game.rank == 1)
    return [
        {"kid": kid, "played": number, "games": len(there[kid]), "won": sum(there[kid])}
        for kid, number in times.most_common(KIDS)
    ]


def openings(games: Iterable[Played]) -> list[Json]:
    """The kids that came into the deck first, by how often they won."""
    there: defaultdict[tuple[str, ...], list[bool]] = defaultdict(list)
    for game in games:
        kids = tuple(_counted(game)["opening"])
        if kids:
            there[kids].append(game.rank == 1)
    best = sorted(there.items(), key=lambda each: (-sum(each[1]), len(each[1]), each[0]))[:OPENINGS]
    return [{"kids": list(kids), "games": len(won), "won": sum(won)} for kids, won in best]


def _counted(game: Played) -> Json:
    found: Json = {"kids": {}, "opening": []} if game.counted is None else game.counted["seats"][game.seat]
    return found
