"""Reviews of finished games: asked for once, made beside everything else, kept for ever.

One process makes them, after everything else. First everybody gets a summary, then the rest is filled in.
"""

import json
import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, and_, select, update

from fort.review import Progress, ReviewError, reviewing
from fort.review.judges import version_of
from fort.server.database import Away, Damaged
from fort.server.folding import fold
from fort.server.hands import Hand, Hands
from fort.server.header import Header
from fort.server.refusal import Refusal, broken
from fort.server.schema import reviews
from fort.server.sitting import Entry
from fort.server.store import Unreadable, inserted

if TYPE_CHECKING:
    from fort.server.rooms import Rooms

log = logging.getLogger("fort.reviews")

JUDGE = "master"
NICE = 19  # after everything else
LIMIT = 900.0  # seconds for one report, on a machine that has no time
LEASE = 120.0  # seconds after which another process may think that nobody makes it any more
AT_ONCE = 8  # reviews that are begun and not finished
KEPT = 12  # of them in the hand
OPEN = ("waiting", "summary", "moments", "rivals")
Key = tuple[str, int]  # table and seat


@dataclass(frozen=True)
class Kept:
    """A review as it is stored."""

    table: str
    seat: int
    guest: str | None
    judge: str
    version: str
    seed: str
    budget: int
    stage: str
    step: int
    done: float
    data: str | None

    @property
    def ended(self) -> bool:
        return self.stage not in OPEN


@dataclass(frozen=True)
class Report:
    """What the hand has found so far."""

    stage: str
    done: float
    data: str | None = None
    sums: str | None = None


class Reviews:
    """All reviews that this process makes."""

    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        self.hands = Hands(1, rooms.settings.thinkers > 0, NICE)
        self.making: set[Key] = set()

    async def find(self, table: str, seat: int) -> Kept | None:
        return await self.rooms.database.read(lambda c: find(c, table, seat))

    async def ask(self, table: str, seat: int, guest: str | None) -> Kept:
        """Begins a review, unless there is one; one that failed is begun anew."""

        def work(connection: Connection) -> Kept:
            found = find(connection, table, seat)
            if found is None:
                add(connection, table, seat, guest, self.rooms.settings.review_worlds)
            elif found.stage == "failed":
                fresh = {"stage": "waiting", "step": 0, "done": 0.0, "data": None, "lease": 0.0}
                connection.execute(update(reviews).where(_is(table, seat)).values(**fresh))
            found = find(connection, table, seat)
            assert found is not None
            return found

        kept = await self.rooms.database.write(work)
        if not kept.ended:
            await self.look()
        return kept

    async def look(self) -> None:
        """Takes on what nobody makes."""
        room = AT_ONCE - len(self.making)
        if room <= 0 or self.rooms.closing:
            return
        now = self.rooms.clock.now()
        waiting = select(reviews.c.table).where(_free(now)).limit(1)
        if await self.rooms.database.read(lambda c: c.scalar(waiting)) is None:
            return
        taken = await self.rooms.database.write(lambda c: take(c, now, room))
        for kept in taken:
            if (kept.table, kept.seat) not in self.making:
                self.making.add((kept.table, kept.seat))
                self.rooms.spawn(self._make(kept))

    async def _make(self, kept: Kept) -> None:
        key = (kept.table, kept.seat)
        try:
            header, entries = await self.rooms.read(kept.table)
            while not kept.ended:
                kept = await self._write(kept, await self._next(kept, header, entries))
        except (Refusal, Unreadable) as error:  # the table has gone, or cannot be read
            log.warning("a review failed: %s", error, extra={"table": kept.table})
            await self._write(kept, Report("failed", kept.done))
        except (Away, Damaged) as error:
            log.warning("a review waits for the database: %s", error)  # its lease runs out
        finally:
            self.making.discard(key)

    async def _next(self, kept: Kept, header: Header, entries: Sequence[Entry]) -> Report:
        """The next report. A summary comes before what fills in another's review."""
        started = self.rooms.started

        async def by(hand: Hand) -> Report:
            return await hand.run(LIMIT, advance, kept, header, entries, started)

        try:
            return await self.hands.do(kept.guest or "", by, lambda: min(kept.step, 1))
        except (ReviewError, Refusal) as error:
            log.warning("a review failed: %s", error, extra={"table": kept.table})
        except Exception:
            log.exception("a review failed", extra={"table": kept.table})
        return Report("failed", kept.done)

    async def _write(self, kept: Kept, report: Report) -> Kept:
        """Stores a report; the review as it is then."""
        values = {**vars(report), "step": kept.step + 1, "lease": self.rooms.clock.now() + LEASE}
        change = update(reviews).where(_is(kept.table, kept.seat)).values(**values)

        def work(connection: Connection) -> Kept:
            connection.execute(change)
            return find(connection, kept.table, kept.seat) or Kept(**{**vars(kept), "stage": "failed"})

        return await self.rooms.database.write(work)

    def close(self) -> None:
        self.hands.close()


# In the database.


def _is(table: str, seat: int) -> Any:
    return and_(reviews.c.table == table, reviews.c.seat == seat)


def _free(now: float) -> Any:
    """Those that nobody makes."""
    return and_(reviews.c.stage.in_(OPEN), reviews.c.lease <= now)


_FIELDS = [reviews.c[name] for name in Kept.__dataclass_fields__]


def find(connection: Connection, table: str, seat: int) -> Kept | None:
    row = connection.execute(select(*_FIELDS).where(_is(table, seat))).first()
    return None if row is None else Kept(*row)


def add(connection: Connection, table: str, seat: int, guest: str | None, budget: int) -> None:
    """A review to be made, with everything that decides what it will say."""
    mark = {"judge": JUDGE, "version": version_of(JUDGE), "seed": table, "budget": budget}
    start = {"stage": "waiting", "step": 0, "done": 0.0, "lease": 0.0}
    inserted(connection, reviews, {"table": table, "seat": seat, "guest": guest, **mark, **start})


def take(connection: Connection, now: float, most: int) -> list[Kept]:
    """Reviews that nobody makes; now somebody does. A judge that has learned since begins from nothing."""
    query = select(*_FIELDS).where(_free(now)).order_by(reviews.c.lease).limit(most)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update(skip_locked=True)
    found = []
    for row in connection.execute(query).all():
        kept = Kept(*row)
        if kept.version != version_of(kept.judge):
            kept = replace(kept, version=version_of(kept.judge), stage="waiting", step=0, done=0.0, data=None)
        found.append(kept)
        change = update(reviews).where(_is(kept.table, kept.seat))
        connection.execute(change.values(**vars(kept), lease=now + LEASE))
    return found


def let_go(connection: Connection) -> None:
    """What the process before this one has begun is nobody's; of several, others may be at it."""
    connection.execute(update(reviews).where(reviews.c.stage.in_(OPEN)).values(lease=0.0))


# In the hand.

_begun: OrderedDict[Key, tuple[int, Iterator[Progress]]] = OrderedDict()


def advance(kept: Kept, header: Header, entries: Sequence[Entry], started: float) -> Report:
    """The report after those that there are."""
    key = (kept.table, kept.seat)
    step, reports = _begun.pop(key, (-1, iter(())))
    if step != kept.step:
        sitting = fold(header, entries, started)
        if sitting.broken is not None:
            raise broken()
        record = replace(sitting.table.record, names=None)  # who sat there is told by the table
        reports = reviewing(record, kept.seat, kept.judge, kept.seed, kept.budget)
        reports = islice(reports, kept.step, None)
    progress = next(reports, None)
    if progress is None:
        raise ReviewError("ended", f"there are no more than {kept.step} reports")
    if not progress.review.complete:
        _begun[key] = (kept.step + 1, reports)
        while len(_begun) > KEPT:
            _begun.popitem(last=False)
    review = progress.review
    me = review.player
    sums = {"error_rate": me.error_rate, "word": me.word or None, "luck": me.luck}
    data, lists = json.dumps(review.to_json()), json.dumps(sums) if review.complete else None
    return Report(progress.stage, progress.done, data, lists)
