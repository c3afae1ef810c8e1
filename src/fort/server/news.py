"""What becomes of a guest's tables, told over one socket: programs need not look at each of them.

Once a second the database is asked, once for all who listen. So it is the same whoever changed a table, this
process or another, and nothing is missed.
"""

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from fort.server import store
from fort.server.costs import Account
from fort.server.database import Away, Damaged
from fort.server.header import Header
from fort.server.line import Line
from fort.server.refusal import Refusal, busy
from fort.server.socket import read
from fort.server.telling import table_json
from fort.wire import messages as m

if TYPE_CHECKING:
    from fort.server.rooms import Rooms

MOST = 100  # tables of one guest that are told of, the newest

log = logging.getLogger("fort.news")
Json = dict[str, Any]


class Listener(Line):
    """Somebody who listens to what becomes of their tables."""

    def __init__(self, news: "News", web: WebSocket, guest: str, account: Account, device: str) -> None:
        super().__init__(web, news.rooms.settings, news.rooms.metrics, account, device)
        self.news = news
        self.guest = guest

    async def run(self) -> None:
        """Serves until either side ends it."""
        try:
            await self.account.metered(lambda: self.news.tell_all(self))
            await self.serve()
        finally:
            self.news.listeners.discard(self)

    async def answer(self, text: str) -> None:
        try:
            message = read(m.to_news, text)
            if isinstance(message, m.Ping):
                self.send({"type": "pong"})
            else:
                await self.news.tell_all(self)
        except Refusal as refusal:
            self.refuse(None, refusal)
        except (Away, Damaged) as error:
            log.warning("a listener was not answered: %s", error)
            self.refuse(None, busy())


class News:
    """Everybody who listens, and what they were told of last."""

    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        self.listeners: set[Listener] = set()
        self._known: dict[str, dict[str, store.Trace]] = {}  # by guest and table
        self._lock = asyncio.Lock()

    async def tell_all(self, listener: Listener) -> None:
        """Tells a listener all tables of theirs that wait or run; from now on, what changes."""
        guest = listener.guest
        async with self._lock:
            traces, headers = await self.rooms.database.read(
                lambda c: (found := store.traces(c, [guest], MOST), store.by_id(c, found.get(guest, {})))
            )
            self._known.setdefault(guest, traces.get(guest, {}))
            tables = [shown(header, guest) for header in headers.values()]
            listener.tell("tables", {"tables": tables})
            self.listeners.add(listener)

    async def look(self) -> None:
        """Tells everybody what has changed since the last look."""
        async with self._lock:
            guests = {listener.guest for listener in self.listeners}
            self._known = {guest: known for guest, known in self._known.items() if guest in guests}
            if guests:
                await self._compare(sorted(guests))

    async def _compare(self, guests: list[str]) -> None:
        traces = await self.rooms.database.read(lambda c: store.traces(c, guests, MOST))
        changed = {guest: self._changed(guest, traces.get(guest, {})) for guest in guests}
        tables = sorted({table for found in changed.values() for table in found})
        if tables:
            headers = await self.rooms.database.read(lambda c: store.by_id(c, tables))
            for listener in self.listeners:
                for table in changed.get(listener.guest, ()):
                    self._tell(listener, table, headers.get(table))
        self._known = {guest: traces.get(guest, {}) for guest in guests}

    def _changed(self, guest: str, now: Mapping[str, store.Trace]) -> list[str]:
        before = self._known.get(guest, {})
        return [table for table in {**before, **now} if before.get(table) != now.get(table)]

    def _tell(self, listener: Listener, table: str, header: Header | None) -> None:
        if header is not None and (header.seats_of(listener.guest) or header.host == listener.guest):
            listener.tell("table", {"table": shown(header, listener.guest)})
        else:
            listener.tell("gone", {"id": table})


def shown(header: Header, guest: str) -> Json:
    """A table as in the list of one's tables."""
    return table_json(header, None, guest, (), None)
