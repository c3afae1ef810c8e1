"""All tables of this process: loaded when asked for, forgotten when nobody is there."""

import asyncio
import gc
import logging
import time
from collections import Counter
from collections.abc import Collection, Coroutine, Iterator
from contextlib import contextmanager, suppress
from random import Random, SystemRandom
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from fort.server import store
from fort.server.answers import Answers
from fort.server.costs import Costs
from fort.server.database import Away, Damaged, Database
from fort.server.day_keeper import DayKeeper
from fort.server.folding import Folding
from fort.server.hands import Hands
from fort.server.header import Header
from fort.server.line import Line
from fort.server.metrics import Metrics
from fort.server.news import News
from fort.server.pace import Pace, RealClock, WallClock
from fort.server.quotas import Quotas
from fort.server.refusal import Refusal, broken, unknown
from fort.server.reviews import Reviews, let_go
from fort.server.room import Client, Room
from fort.server.settings import Settings
from fort.server.sitting import Entry, Sitting
from fort.server.thinking import Thinking
from fort.server.workers import Workers, workers_of

RESTART, SIGNED_OUT = 1012, 4401  # codes with which sockets close: the server stops, their device is removed
DEVICES = 5.0  # seconds between looks whether all devices are still there
SWEEP = 1.0  # seconds between looks for tables that need a server
HEAVY_WAITING, HEAVY_EACH = 64, 8  # who may wait for replays and the like, in all and of one address
DUE_AT_ONCE = 20  # tables loaded in one sweep

T = TypeVar("T")
log = logging.getLogger("fort.rooms")


class Rooms:
    """What all tables share: database, time, chance, thinking."""

    def __init__(
        self, settings: Settings, clock: WallClock | None = None, random: Random | None = None
    ) -> None:
        self.settings = settings
        self.clock = clock or RealClock()
        self.random = random or SystemRandom()
        self.database = Database(settings.database)
        self.thinking = Thinking(settings.thinkers)
        self.heavy = Hands(1, settings.thinkers > 0, 10, HEAVY_WAITING, HEAVY_EACH)
        self.reviews = Reviews(self)
        self.daily = DayKeeper(self)
        self.answers = Answers()
        self.costs = Costs(settings, time.monotonic)
        self.quotas = Quotas(settings, time.monotonic)
        self.pace = Pace(self.random, settings.pace)
        self.metrics = Metrics()
        self.started = self.clock.now()
        self.folding = Folding(self.started)
        self.rooms: dict[str, Room] = {}
        self.news = News(self)
        self.closing = False
        self.workers: Workers = workers_of(self)
        self._devices_seen = self.started
        self.sockets: Counter[str] = Counter()  # by address, and by guest
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        self.database.open()
        self.started = self.folding.started = self.clock.now()
        self.workers.open()
        gc.collect()
        gc.freeze()  # what is here now stays: it need not be looked through again and again
        if self.database.is_sqlite:  # nobody else makes reviews
            self.spawn(self.database.write(let_go))
        self.spawn(self._sweep_for_ever())

    async def close_sockets(self) -> None:
        """Asks every client to come back soon."""
        for line in self.lines():
            line.go(RESTART, "The server restarts: come back.")
        for _ in range(20):
            if not self.lines():
                return
            await asyncio.sleep(0.05)

    def lines(self) -> list[Client | Line]:
        """All sockets of this process."""
        return [*(client for room in self.rooms.values() for client in room.clients), *self.news.listeners]

    def sign_out(self, devices: Collection[str]) -> None:
        """Closes the sockets of devices that were removed."""
        for line in self.lines():
            if line.device in devices:
                line.go(SIGNED_OUT, "This device was signed out.")

    async def close(self) -> None:
        self.closing = True
        for room in self.rooms.values():
            room.house.reset()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()
        self.heavy.close()
        self.reviews.close()
        await self.workers.close()
        await asyncio.to_thread(self.database.close)

    @contextmanager
    def counted(self, who: str | None) -> Iterator[None]:
        """Counts a socket of an address or a guest while it is open."""
        if who is not None:
            self.sockets[who] += 1
        try:
            yield
        finally:
            if who is not None:
                self.sockets[who] -= 1
                if not self.sockets[who]:
                    del self.sockets[who]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Lets something run beside; its failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Brings something to its end, even if nobody waits for it any more."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        """Who waits gets the refusal; if nobody does any more, it is nobody's business."""
        if task.cancelled() or isinstance(task.exception(), (Away, Damaged, Refusal)):
            self._tasks.discard(task)
        else:
            self._done(task)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, (Away, Damaged)):
            log.warning("a task failed: %s", error)
        elif error is not None:
            log.error("a task failed", exc_info=error)

    # Tables.

    async def get(self, table: str) -> Room:
        """The room of a table, loaded if need be, by one of those who want it at the same time."""
        if table in self.rooms:
            return self.rooms[table]
        lock = self._loading.setdefault(table, asyncio.Lock())
        async with lock:
            room = self.rooms.get(table)
            if room is None:
                room = self.rooms[table] = Room(self, *await self.load(table))
                await room.changed(0)  # while it was read nobody told it anything
                await self.workers.claim([table])
                async with room.lock:
                    room.house.stir()
        return room

    def leave_out(self, room: Room) -> None:
        """Forgets a room."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def load(self, table: str) -> tuple[Header, Sitting | None]:
        """A table as it is on disk. One that cannot be read is set apart: as far as it goes, or refused."""
        try:
            header, entries = await self.read(table)
            sitting = await self.folding.fold(header, entries)
        except (Away, Refusal):
            raise
        except Exception as error:
            await self._set_apart(table, str(error) if isinstance(error, store.Unreadable) else repr(error))
            raise broken() from error
        if sitting is not None:
            sitting.no_later(self.clock.now())
        why = None if sitting is None else sitting.broken
        if why != header.broken:
            await self._set_apart(table, why)
            header.broken = why
        return header, sitting

    async def read(self, table: str) -> tuple[Header, list[Entry]]:
        """The header and the log."""
        header, entries = await self.database.read(lambda c: (store.header(c, table), store.log(c, table)))
        if header is None:
            raise unknown("table")
        return header, entries

    async def _set_apart(self, table: str, why: str | None) -> None:
        """Marks a table that cannot be read, so that nobody tries in vain, or one that can be read again."""
        if why is None:
            log.info("a table can be read again", extra={"table": table})
        else:
            log.error("a table is set apart: %s", why, extra={"table": table})
        with suppress(Away, Damaged):
            await self.database.write(lambda c: store.set_table(c, table, broken=why))

    async def header(self, table: str) -> Header:
        """The header alone."""
        try:
            found = await self.database.read(lambda c: store.header(c, table))
        except (store.Unreadable, Damaged) as error:
            raise broken() from error
        if found is None:
            raise unknown("table")
        return found

    async def changed(self, table: str) -> None:
        """A request has changed the header of a table."""
        if table in self.rooms:
            await self.rooms[table].changed(0)

    # Sweeping.

    async def _sweep_for_ever(self) -> None:
        away = False
        while True:
            try:
                await self.sweep()
            except (Away, Damaged) as error:
                if not away:
                    log.warning("the database is away: %s", error)
                away = True
            except Exception:
                log.exception("sweeping failed")
            else:
                if away:
                    log.warning("the database is back")
                away = False
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Loads tables that need a server, takes over those of a dead one, forgets those that need none."""
        now = self.clock.now()
        await self.workers.beat()
        await self._wake(now)
        await self._take_over()
        await self._forget(now)
        await self._sign_out_removed(now)
        await self.news.look()
        await self.reviews.look()
        await self.daily.settle()
        self.metrics.rooms.set(len(self.rooms))
        self.metrics.broken.set(await self.database.read(store.broken))

    async def _sign_out_removed(self, now: float) -> None:
        """Whoever removes a device tells it; this is for what was not heard."""
        here = {line.device for line in self.lines() if line.device is not None}
        if here and now - self._devices_seen >= DEVICES:
            self._devices_seen = now
            found = await self.database.read(lambda c: store.devices_of(c, here))
            self.sign_out(here - found)

    async def _wake(self, now: float) -> None:
        due = await self.database.read(lambda c: store.due(c, now, DUE_AT_ONCE + len(self.rooms)))
        asleep = [table for table in due if table not in self.rooms][:DUE_AT_ONCE]
        for table in await self.workers.claim(asleep):
            with suppress(Refusal):  # one that is broken is set apart, and does not keep the others waiting
                await self.get(table)

    async def _take_over(self) -> None:
        orphans = [table for table in self.rooms if not self.workers.owns(table)]
        for table in await self.workers.claim(orphans):
            room = self.rooms.get(table)
            if room is not None:
                await room.changed(0)
                async with room.lock:
                    room.house.stir()

    async def _forget(self, now: float) -> None:
        for table, room in list(self.rooms.items()):
            quiet = not room.clients and not room.house.is_busy and not room.lock.locked()
            if quiet and now - room.quiet_since > self.settings.idle:
                room.house.reset()
                self.leave_out(room)
                await self.workers.release(table)
