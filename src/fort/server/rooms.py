"""All tables of this process: loaded when asked for, forgotten when nobody is there."""

import asyncio
import gc
import logging
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from random import Random, SystemRandom
from typing import Any, TypeVar

from fort.server import store
from fort.server.answers import Answers
from fort.server.costs import Costs
from fort.server.database import Database
from fort.server.folding import Folding
from fort.server.hands import Hands
from fort.server.header import Header
from fort.server.metrics import Metrics
from fort.server.pace import Clock, Pace, RealClock
from fort.server.quotas import Quotas
from fort.server.refusal import unknown
from fort.server.room import Room
from fort.server.settings import Settings
from fort.server.sitting import Entry
from fort.server.thinking import Thinking
from fort.server.workers import Alone, Together, Workers

RESTART = 1012  # the code with which sockets close when the server stops
SWEEP = 1.0  # seconds between looks for tables that need a server
HEAVY_WAITING, HEAVY_EACH = 64, 8  # who may wait for replays and the like, in all and of one address
DUE_AT_ONCE = 20  # tables loaded in one sweep

T = TypeVar("T")
log = logging.getLogger("fort.rooms")


class Rooms:
    """What all tables share: database, time, chance, thinking."""

    def __init__(self, settings: Settings, clock: Clock | None = None, random: Random | None = None) -> None:
        self.settings = settings
        self.clock = clock or RealClock()
        self.random = random or SystemRandom()
        self.database = Database(settings.database)
        self.thinking = Thinking(settings.thinkers)
        self.heavy = Hands(1, settings.thinkers > 0, 10, HEAVY_WAITING, HEAVY_EACH)
        self.answers = Answers()
        self.costs = Costs(settings, time.monotonic)
        self.quotas = Quotas(settings, time.monotonic)
        self.pace = Pace(self.random, settings.pace)
        self.metrics = Metrics()
        self.started = self.clock.now()
        self.folding = Folding(self.started)
        self.rooms: dict[str, Room] = {}
        self.workers: Workers = Alone() if self.database.is_sqlite else Together(self)
        self.sockets: Counter[str] = Counter()  # by address, and by guest
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        self.database.open()
        self.started = self.folding.started = self.clock.now()
        self.workers.open()
        gc.collect()
        gc.freeze()  # what is here now stays: it need not be looked through again and again
        self.spawn(self._sweep_for_ever())

    async def close_sockets(self) -> None:
        """Asks every client to come back soon."""
        for room in self.rooms.values():
            for client in list(room.clients):
                client.go(RESTART, "The server restarts: come back.")
        for _ in range(20):
            if not any(room.clients for room in self.rooms.values()):
                return
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        for room in self.rooms.values():
            room.house.reset()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()
        self.heavy.close()
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
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # Tables.

    async def get(self, table: str) -> Room:
        """The room of a table, loaded if need be."""
        if table in self.rooms:
            return self.rooms[table]
        lock = self._loading.setdefault(table, asyncio.Lock())
        async with lock:
            try:
                if table not in self.rooms:
                    header, entries = await self.read(table)
                    room = Room(self, header, await self.folding.fold(header, entries))
                    self.rooms[table] = room
                    await self.workers.claim([table])
                    async with room.lock:
                        room.house.stir()
            finally:
                self._loading.pop(table, None)
        return self.rooms[table]

    async def read(self, table: str) -> tuple[Header, list[Entry]]:
        header, entries = await self.database.read(lambda c: (store.header(c, table), store.log(c, table)))
        if header is None:
            raise unknown("table")
        return header, entries

    async def header(self, table: str) -> Header:
        """The header alone."""
        found = await self.database.read(lambda c: store.header(c, table))
        if found is None:
            raise unknown("table")
        return found

    async def changed(self, table: str) -> None:
        """A request has changed the header of a table."""
        if table in self.rooms:
            await self.rooms[table].changed(0)

    # Sweeping.

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Loads tables that need a server, takes over those of a dead one, forgets those that need none."""
        now = self.clock.now()
        await self.workers.beat()
        await self._wake(now)
        await self._take_over()
        await self._forget(now)
        self.metrics.rooms.set(len(self.rooms))

    async def _wake(self, now: float) -> None:
        due = await self.database.read(lambda c: store.due(c, now, DUE_AT_ONCE + len(self.rooms)))
        asleep = [table for table in due if table not in self.rooms][:DUE_AT_ONCE]
        for table in await self.workers.claim(asleep):
            await self.get(table)

    async def _take_over(self) -> None:
        orphans = [table for table in self.rooms if not self.workers.owns(table)]
        for table in await self.workers.claim(orphans):
            await self.rooms[table].changed(0)
            async with self.rooms[table].lock:
                self.rooms[table].house.stir()

    async def _forget(self, now: float) -> None:
        for table, room in list(self.rooms.items()):
            quiet = not room.clients and not room.house.is_busy and not room.lock.locked()
            if quiet and now - room.quiet_since > self.settings.idle:
                room.house.reset()
                del self.rooms[table]
                await self.workers.release(table)
