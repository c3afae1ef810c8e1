"""Processes that share the tables of one PostgreSQL. docs/adr/0008-the-log-is-the-table.md says how."""

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import psycopg
from psycopg import AsyncConnection, sql

from fort.server.database import LINE, PATIENCE
from fort.server.silence import cut

if TYPE_CHECKING:
    from fort.server.rooms import Rooms

HEARD_FOR = 5.0  # seconds after which a process that says nothing counts as gone
AGAIN = 0.5  # seconds until a lost connection is tried again

log = logging.getLogger("fort.workers")


class Together:
    """PostgreSQL: a table belongs to whoever holds its advisory lock; the lock dies with the process."""

    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        url = rooms.database.url.set(drivername="postgresql")
        self.dsn = url.render_as_string(hide_password=False)
        self.name = secrets.token_hex(8)
        self.owned: set[str] = set()
        self._locks: AsyncConnection[Any] | None = None
        self._busy = asyncio.Lock()
        self._heard: dict[str, float] = {}  # when another process was heard of last
        self._known: set[str] = set()  # processes that have told, or were asked, who is connected to them
        self._untold = False  # something that was said may have been lost
        self._there: dict[tuple[str, str], set[str]] = {}  # guests by process and table

    def open(self) -> None:
        self.rooms.spawn(self._listen_for_ever())

    async def close(self) -> None:
        self.owned = set()
        if self._locks is not None:
            await self._locks.close()

    # Ownership.

    def owns(self, table: str) -> bool:
        return table in self.owned

    async def claim(self, tables: Iterable[str]) -> set[str]:
        wanted = list(tables)
        keys = [key_of(table) for table in wanted if table not in self.owned]
        if keys:
            found = await self._ask("SELECT k, pg_try_advisory_lock(k) FROM unnest(%s::bigint[]) AS k", keys)
            got = {key for key, taken in found if taken}
            self.owned |= {table for table in wanted if key_of(table) in got}
        return {table for table in wanted if table in self.owned}

    async def release(self, table: str) -> None:
        if table in self.owned:
            self.owned.discard(table)
            await self._ask("SELECT 1, pg_advisory_unlock(%s)", key_of(table))

    async def _ask(self, query: str, value: Any) -> list[Any]:
        """On the one connection that holds the locks; if it is lost, so are they."""
        async with self._busy:
            try:
                if self._locks is None:
                    self._locks = await self._connect()
                with patience(self._locks):
                    return await (await self._locks.execute(sql.SQL(query), (value,))).fetchall()
            except psycopg.Error:
                await self._lose()
                return []

    async def _connect(self) -> "AsyncConnection[Any]":
        return await AsyncConnection.connect(self.dsn, autocommit=True, **LINE)

    async def _lose(self) -> None:
        """The connection that holds the tables is lost, and with it the tables."""
        if self._locks is not None:
            log.warning("the connection that holds the tables is lost")
            with suppress(psycopg.Error):
                await self._locks.close()
        self.owned = set()
        self._locks = None
        self._known.clear()
        self._untold = True

    # News.

    async def _listen_for_ever(self) -> None:
        while True:
            try:
                await self._listen()
            except psycopg.Error as error:
                log.warning("nothing is heard of other processes: %s", " ".join(str(error).split()))
            except Exception:
                log.exception("listening to other processes failed")
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        """Hears until the line is cut. Every process hears its own beat, too: silence means a cut line."""
        connection = await self._connect()
        try:
            with patience(connection):
                await connection.execute("LISTEN fort")
                await connection.execute("LISTEN fort_here")
                await connection.execute("LISTEN fort_device")
            self._listens_anew()
            for room in list(self.rooms.rooms.values()):
                self.rooms.spawn(room.changed(0))
            heard = True
            while heard:
                heard = False
                async for told in connection.notifies(timeout=HEARD_FOR):
                    heard = True
                    await self._take_in(told.channel, told.payload)
        finally:
            await connection.close()

    def _listens_anew(self) -> None:
        """Something may have been missed: who was silent could not be heard, and everybody is asked again."""
        now = self.rooms.clock.now()
        self._heard = dict.fromkeys(self._heard, now)
        self._known.clear()

    async def _take_in(self, channel: str, payload: str) -> None:
        if channel == "fort_here":
            await self._hear(json.loads(payload))
            return
        if channel == "fort_device":
            self.rooms.sign_out([payload])
            return
        table, _, number = payload.partition(" ")
        room = self.rooms.rooms.get(table)
        if room is not None:
            self.rooms.spawn(room.changed(int(number)))

    # Presence.

    def elsewhere(self, table: str) -> set[str]:
        found: set[str] = set()
        for (worker, there), guests in self._there.items():
            if there == table and not self._is_gone(worker):
                found |= guests
        return found

    def _is_gone(self, worker: str) -> bool:
        """A process is gone that says nothing while this one hears itself: a cut line takes nobody away."""
        return self._heard.get(self.name, 0.0) - self._heard.get(worker, 0.0) >= HEARD_FOR

    async def here(self, table: str, guests: set[str]) -> None:
        await self._say({"table": table, "here": sorted(guests)})

    async def share(self, table: str, told: dict[str, Any]) -> None:
        await self._say({"shared": told, "at": table})

    async def beat(self) -> None:
        if await self._say({}) and self._untold:
            self._untold = False
            await self._tell_all()
        for worker in [worker for worker in self._heard if self._is_gone(worker)]:
            del self._heard[worker]
            self._known.discard(worker)
            for key in [key for key in self._there if key[0] == worker]:
                del self._there[key]
                self.rooms.spawn(self._retell(key[1]))

    async def _tell_all(self) -> None:
        """Tells other processes who is connected to this one, at every table."""
        rooms = list(self.rooms.rooms.values())
        await self._say(*[{"table": room.id, "here": sorted(room.local)} for room in rooms])

    async def _say(self, *messages: dict[str, Any]) -> bool:
        """Says something to all processes; False if it did not get through."""
        payloads = [json.dumps({"worker": self.name, **message}) for message in messages]
        query = "SELECT pg_notify('fort_here', told) FROM unnest(%s::text[]) AS told"
        return len(await self._ask(query, payloads)) == len(payloads)

    async def _hear(self, told: dict[str, Any]) -> None:
        worker = told["worker"]
        self._heard[worker] = self.rooms.clock.now()
        if worker == self.name:
            return
        if worker not in self._known:
            self._known.add(worker)
            await self._say({"asks": worker})
        if told.get("asks") == self.name:
            await self._tell_all()
        if "shared" in told and told["at"] in self.rooms.rooms:
            self.rooms.rooms[told["at"]].together.hear(told["shared"])
        if "table" in told:
            self._there[(worker, told["table"])] = set(told["here"])
            self.rooms.spawn(self._retell(told["table"]))

    async def _retell(self, table: str) -> None:
        room = self.rooms.rooms.get(table)
        if room is not None:
            async with room.lock:
                room.house.stir()
                room.together.left()
                room.tell_table()


@contextmanager
def patience(connection: "AsyncConnection[Any]") -> Iterator[None]:
    """Cuts the line if what is done meanwhile takes too long."""
    alarm = asyncio.get_running_loop().call_later(PATIENCE, cut, connection)
    try:
        yield
    finally:
        alarm.cancel()


def key_of(table: str) -> int:
    """The number of a table's advisory lock."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
