"""Tells whether the server can do its work: its games can be read and written."""

import asyncio
from typing import TYPE_CHECKING

from fort.server import store
from fort.server.database import Away, Damaged
from fort.server.refusal import Refusal

if TYPE_CHECKING:
    from fort.server.rooms import Rooms

LASTS = 1.0  # seconds for which a finding holds, so that asking often costs nothing


class Readiness:
    """Writes a row and reads damage that was found, for all who ask at the same time once."""

    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        self._lock = asyncio.Lock()
        self._until = 0.0
        self._problem: str | None = None

    async def check(self) -> None:
        """Refuses if something is wrong."""
        async with self._lock:
            loop = asyncio.get_running_loop()
            if loop.time() >= self._until:
                self._problem = await self._look()
                self._until = loop.time() + LASTS
            if self._problem is not None:
                raise Refusal(503, "busy", f"The games cannot be reached: {self._problem}.", seconds=1)

    async def _look(self) -> str | None:
        database = self.rooms.database
        try:
            await database.write(lambda c: store.beat(c, self.rooms.clock.now()))
        except Away:
            return "the database does not answer, or cannot write"
        except Damaged:
            pass
        return None if database.damage is None else "the database is damaged, restore a backup"
