"""Deals of the day as they are stored: their secrets, who has tried them, and what everybody reached."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Final

from sqlalchemy import Connection, and_, func, or_, select, update

from fort.bots import bot
from fort.legal.game import new_game
from fort.review import luck_aside
from fort.server.days import between, later
from fort.server.header import ABANDONED, FINISHED
from fort.server.reviews import OPEN
from fort.server.schema import days, reviews, tables, tries
from fort.server.store import inserted
from fort.table.seal import Seal
from fort.table.table import Table

FIRST: Final = "2026-11-01"  # the day of deal number 1
SEATS: Final = 4
RIVALS: Final = ("regular", "expert@400sims", "regular")
YARDSTICKS: Final = ("rookie", "regular", "expert@400sims")  # they play the deal in the place of people
PLAYED: Final = ("reviewing", "done")


@dataclass(frozen=True)
class Deal:
    """One day's cards."""

    day: str
    seed: str
    salt: str
    bots: str
    marks: str | None = None

    @property
    def number(self) -> int:
        return between(FIRST, self.day) + 1

    @property
    def seal(self) -> Seal:
        return Seal(self.seed, self.salt)

    @cached_property
    def seat(self) -> int:
        """Where people sit; the same for everybody."""
        return sha256(f"seat {self.seed}".encode()).digest()[0] % SEATS

    @property
    def seated(self) -> list[str | None]:
        """The bots by seat; None for who plays."""
        rivals = iter(RIVALS)
        return [None if seat == self.seat else next(rivals) for seat in range(SEATS)]

    @property
    def kids(self) -> tuple[str, ...]:
        return starting_kids(self.seed, self.seat)


@lru_cache(maxsize=64)
def starting_kids(seed: str, seat: int) -> tuple[str, ...]:
    """The kids that a seat is dealt, by name: which of them come into the first hand is not told."""
    game = new_game(SEATS, "basic", seed)
    own = game.seats[seat]
    names = [game.components.kids[kid] for kid in (*own.hand, *own.deck)]
    friends = {friend.name for friend in game.components.box.best_friends}
    return tuple(sorted(kid.name for kid in names if kid.name not in friends))


@dataclass(frozen=True)
class Try:
    """What somebody made of a deal."""

    day: str
    guest: str
    table: str | None
    state: str  # playing, reviewing, done or gone
    late: bool
    adjusted: float | None
    result: str | None

    @property
    def reached(self) -> dict[str, Any] | None:
        return None if self.result is None else json.loads(self.result)


_DEAL = [days.c[name] for name in ("day", "seed", "salt", "bots", "marks")]
_TRY = [tries.c[name] for name in Try.__dataclass_fields__]


def find_deal(connection: Connection, day: str) -> Deal | None:
    row = connection.execute(select(*_DEAL).where(days.c.day == day)).first()
    return None if row is None else Deal(*row)


def make_deals(connection: Connection, today: str, random: Random) -> None:
    """Draws today's deal and tomorrow's, whose seal is published, if nobody has yet."""
    for day in (today, later(today, 1)):
        if find_deal(connection, day) is None:
            seal = Seal.new(random.randbytes(32).hex())
            row = {"day": day, "seed": seal.seed, "salt": seal.salt, "bots": random.randbytes(16).hex()}
            inserted(connection, days, {**row, "lease": 0.0})


def first_day(connection: Connection) -> str | None:
    found: str | None = connection.scalar(select(func.min(days.c.day)))
    return found


def find_try(connection: Connection, day: str, guest: str) -> Try | None:
    row = connection.execute(select(*_TRY).where(tries.c.day == day, tries.c.guest == guest)).first()
    return None if row is None else Try(*row)


def begin_try(connection: Connection, day: str, guest: str) -> bool:
    """The first try, and no other; False if there is one."""
    row = {"day": day, "guest": guest, "state": "playing", "late": False}
    return inserted(connection, tries, row)


def set_try(connection: Connection, day: str, guest: str, **values: Any) -> None:
    change = update(tries).where(tries.c.day == day, tries.c.guest == guest)
    connection.execute(change.values(**values))


def tries_of(connection: Connection, guest: str) -> list[Try]:
    """All tries of a guest, the oldest first."""
    query = select(*_TRY).where(tries.c.guest == guest).order_by(tries.c.day)
    return [Try(*row) for row in connection.execute(query)]


def ripe(connection: Connection, now: float) -> list[Try]:
    """Those whose game has ended, and those whose review is there, or has to be asked for.

    One that has failed is asked for again after a while.
    """
    ended = and_(tries.c.state == "playing", tables.c.status.in_((FINISHED, ABANDONED)))
    not_yet = or_(reviews.c.stage.in_(OPEN), and_(reviews.c.stage == "failed", reviews.c.lease > now))
    made = select(reviews.c.table).where(reviews.c.table == tries.c.table, not_yet)
    judged = and_(tries.c.state == "reviewing", ~made.exists())
    query = select(*_TRY).join(tables, tables.c.id == tries.c.table).where(or_(ended, judged))
    return [Try(*row) for row in connection.execute(query)]


def reached(connection: Connection, day: str) -> list[float]:
    """Points luck aside of all who are compared."""
    query = select(tries.c.adjusted).where(tries.c.day == day, tries.c.state == "done", ~tries.c.late)
    return [each for each in connection.scalars(query) if each is not None]


def take_marks(connection: Connection, day: str, now: float, until: float) -> bool:
    """Is it on this process to let our bots play the deal?"""
    free = update(days).where(days.c.day == day, days.c.marks.is_(None), days.c.lease <= now)
    return bool(connection.execute(free.values(lease=until)).rowcount)


def put_marks(connection: Connection, day: str, marks: Sequence[dict[str, Any]]) -> None:
    connection.execute(update(days).where(days.c.day == day).values(marks=json.dumps(marks)))


def streaks(played: Sequence[str], today: str) -> tuple[int, int]:
    """Days in a row up to today, or to yesterday while today can still be played; and the most ever."""
    known = set(played)
    longest = run = 0
    before = ""
    for day in sorted(known):
        run = run + 1 if before and later(before, 1) == day else 1
        longest, before = max(longest, run), day
    day = today if today in known else later(today, -1)
    streak = 0
    while day in known:
        streak, day = streak + 1, later(day, -1)
    return streak, longest


# In the hand.


def mark_of(deal: Deal, name: str) -> dict[str, Any]:
    """What a bot of ours reaches with a deal in the place of people, luck aside."""
    table = Table.new(SEATS, "basic", deal.seed)
    bots = [bot(each or name, f"{deal.bots} {seat}") for seat, each in enumerate(deal.seated)]
    while not table.game.over:
        seat = table.game.asks[0]
        table.take(bots[seat].choose(table.game.view(seat)), seat)
    points, adjusted = luck_aside(table.record, deal.seat, deal.day)
    return {"bot": name, "points": points, "adjusted_points": round(adjusted, 2)}
