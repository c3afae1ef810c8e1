"""One table in memory: writes what happens to its log, then tells everybody who listens."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol

from fort.server import store, telling
from fort.server.commands import Caller, Deed, plan
from fort.server.database import Away, Damaged
from fort.server.header import Header
from fort.server.house import House
from fort.server.presence import Presence, away_json
from fort.server.refusal import Refusal, broken, busy, not_your_seat
from fort.server.shared_replay import SharedReplay
from fort.server.sitting import Change, Entry, Sitting
from fort.wire import messages as m

if TYPE_CHECKING:
    from fort.server.rooms import Rooms

PERSISTENCE = 5.0  # seconds of trying to write, while other processes write to the table or writing fails
PAUSE = 0.05  # seconds at most between two attempts
AGAIN = 1013  # the code with which sockets close when their room is gone: come back soon

log = logging.getLogger("fort.room")
Json = dict[str, Any]


class Client(Protocol):
    """One socket."""

    guest: str | None
    device: str | None
    viewer: int | None
    base: str

    def tell(self, kind: str, body: Json) -> None: ...

    def go(self, code: int, reason: str) -> None: ...


class Room:
    """Holds the sitting while anybody is there. What is on disk is the truth; this is a fold of it.

    When a write fails, nobody knows what is on disk. The room then reads it again, and if that fails, too,
    it is gone: it answers nothing any more, and the next who asks for the table gets a fresh room.
    """

    def __init__(self, rooms: "Rooms", header: Header, sitting: Sitting | None) -> None:
        self.rooms = rooms
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.house = House(self)
        self.header = header
        self.sitting = sitting
        self.gone = False
        self.quiet_since = rooms.clock.now()
        self.presence = Presence(self.quiet_since)
        self.together = SharedReplay(self)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Nobody else changes or reads the room meanwhile; refused if it is gone."""
        async with self.lock:
            if self.gone:
                raise busy()
            yield

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def here(self) -> set[str]:
        """Guests who are connected, to this process or another."""
        return self.local | self.rooms.workers.elsewhere(self.id)

    @property
    def local(self) -> set[str]:
        """Of those who sit here, the ones connected to this process."""
        seated = {each.guest for each in self.header.seats if each.guest is not None}
        return {client.guest for client in self.clients if client.guest is not None} & seated

    def away(self) -> dict[str, float]:
        """Of those who sit here, the ones who are not connected, and since when."""
        seated = [each.guest for each in self.header.seats if each.guest is not None]
        return self.presence.away(seated, self.here, self.rooms.clock.now())

    @property
    def for_whom(self) -> str:
        """The guest for whom bots think here: somebody who is here, or else the host."""
        return min(self.local, default=self.header.host or self.id)

    # Who comes and goes.

    async def enter(self, client: Client) -> None:
        async with self.turn():
            self.clients.add(client)
            seats = self.header.seats_of(client.guest)
            client.viewer = seats[0] if len(seats) == 1 and self.sitting is not None else None
            self.tell_state(client)
            if self.together.shown.leader is not None:
                self.together.tell(client)
            self.tell_table(besides=client)
            self.house.stir()
        await self.rooms.workers.here(self.id, self.local)

    async def leave(self, client: Client) -> None:
        async with self.lock:
            self.clients.discard(client)
            self.quiet_since = self.rooms.clock.now()
            if self.gone:
                return
            self.house.stir()
            self.together.left()
            self.tell_table()
        await self.rooms.workers.here(self.id, self.local)

    async def look(self, client: Client, seat: int | None) -> None:
        """From now on this client sees what that seat sees."""
        async with self.turn():
            if seat is not None and seat not in self.header.seats_of(client.guest):
                raise not_your_seat(seat)
            client.viewer = seat if self.sitting is not None else None
            self.tell_state(client)

    async def resync(self, client: Client) -> None:
        async with self.turn():
            self.tell_state(client)

    async def look_together(self, guest: str, message: m.Lead | m.Show | m.PointAt) -> None:
        """Leads the others through a finished game, shows them something, or points at it."""
        async with self.turn():
            await self.together.do(guest, message)

    # What is wanted.

    async def command(self, guest: str, message: m.Command) -> None:
        """Carries out a command; returns when it is on disk, or was before."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PERSISTENCE
        while loop.time() < end:
            async with self.turn():
                sitting = self.running_sitting()
                if (guest, message.id) in sitting.answered:
                    return
                if sitting.broken is not None:
                    raise broken()
                caller = Caller(guest, self.rooms.clock.now(), self.away())
                try:
                    if await self.append(plan(sitting, caller, message), guest, message.id):
                        return
                except Damaged:
                    raise broken() from None
                except Away:
                    pass  # the room has read the disk again, or is gone
            await asyncio.sleep(random.uniform(0, PAUSE))
        raise busy()

    async def hint(self, guest: str, message: m.AskForHint) -> Json:
        async with self.turn():
            sitting = self.running_sitting()
            if not self.header.options["hints"]:
                raise Refusal(403, "no-hints", "This table plays without hints.")
            if message.seat not in self.header.seats_of(guest):
                raise not_your_seat(message.seat)
            if message.seat not in sitting.game.asks or message.decision > sitting.decision:
                raise Refusal(409, "not-asked", "Your seat is not asked now: wait for the prompt.")
            view = sitting.game.view(message.seat).json()
        seed = f"{self.id} {message.decision}"
        return await self.rooms.thinking.hint(view, seed, self.header.box, guest)

    def running_sitting(self) -> Sitting:
        if self.sitting is None:
            raise Refusal(409, "not-started", "This game has not begun: wait until the host starts it.")
        return self.sitting

    # Writing. The lock is held.

    async def append(
        self, deeds: Sequence[Deed], guest: str | None = None, command: str | None = None
    ) -> bool:
        """Applies, writes and tells; False if another process was quicker, whose entries are then applied."""
        sitting = self.running_sitting()
        now = self.rooms.clock.now()
        entries = [
            Entry(sitting.number + 1 + at, deed.kind, deed.data, now, guest, None if at else command)
            for at, deed in enumerate(deeds)
        ]
        try:
            changes = [sitting.apply(entry) for entry in entries]
            mark = self.house.mark(sitting, now)
            written = await self.rooms.database.write(
                lambda connection: store.append(connection, self.id, entries, mark)
            )
        except asyncio.CancelledError:
            self.drop()
            raise
        except Damaged as error:
            await self.recover()
            self.set_apart(str(error))
            raise
        except Exception:
            await self.recover()
            raise
        if not written:
            await self.reload()
            return False
        self.tell_changes(changes)
        self.house.stir()
        for entry in entries:
            self.rooms.metrics.entries.labels(entry.kind).inc()
        return True

    async def recover(self) -> None:
        """Forgets what memory says and reads the disk; is gone if that cannot be read."""
        self.house.rest()
        try:
            await self.reload()
        except Exception as error:
            log.warning("a table is forgotten: %s", error, extra={"table": self.id})
            self.drop()

    def set_apart(self, why: str) -> None:
        """What is stored of the table can be read and not written: it can be looked at."""
        if self.sitting is not None:
            log.error("a table is set apart: %s", why, extra={"table": self.id})
            self.sitting.broken = self.header.broken = why
            self.house.stir()
            for client in self.clients:
                self.tell_state(client)

    def drop(self) -> None:
        """From now on the room is gone. Its clients come back by themselves."""
        self.gone = True
        self.sitting = None
        self.house.reset()
        self.rooms.leave_out(self)
        for client in list(self.clients):
            client.go(AGAIN, "The table is loaded again: come back.")

    async def reload(self) -> None:
        """Everything as it is on disk."""
        self.header, self.sitting = await self.rooms.load(self.id)
        self.house.reset()
        for client in self.clients:
            self._tell_anew(client)
        self.house.stir()

    async def changed(self, number: int) -> None:
        """Another process, or a request, has written: the header (0) or an entry with this number."""
        async with self.lock:
            if self.gone:
                return
            try:
                await self._renew(number)
            except Exception:
                await self.recover()

    async def _renew(self, number: int) -> None:
        sitting = self.sitting
        if number and sitting is not None:
            if number > sitting.number:
                await self._catch_up(sitting)
            return
        header = await self.rooms.header(self.id)
        if sitting is not None:
            await self._catch_up(sitting)
        if (sitting is not None) != header.has_begun:
            await self.reload()
        elif header != self.header:
            self.header = header
            if sitting is not None:
                sitting.header = header
            self.tell_table()

    async def _catch_up(self, sitting: Sitting) -> None:
        """Applies what another process wrote; behind what cannot be read, nothing can."""
        if sitting.broken is not None:
            return
        entries = await self.rooms.database.read(lambda c: store.log(c, self.id, sitting.number))
        for entry in entries:
            self.tell_changes([sitting.apply(entry, self.rooms.clock.now())])
        self.house.stir()

    def _tell_anew(self, client: Client) -> None:
        """Whoever has one seat looks from there when the game begins."""
        seats = self.header.seats_of(client.guest)
        if client.viewer not in seats:
            client.viewer = seats[0] if len(seats) == 1 and self.sitting is not None else None
        self.tell_state(client)

    # Telling.

    def tell_changes(self, changes: Sequence[Change]) -> None:
        assert self.sitting is not None
        if any(change.whole for change in changes):
            for client in self.clients:
                self.tell_state(client)
        else:
            told = [len(change.events) for change in changes if change.events is not None]
            if told:
                self.tell_events(self.sitting.told - sum(told))
            if any(change.table for change in changes):
                self.tell_table()
            seats = {change.seat for change in changes} - {None}
            for client in self.clients:
                if client.viewer in seats:
                    self.tell_state(client)
        for change in changes:
            for client in self.clients:
                if change.chat is not None:
                    client.tell("chat", {"line": telling.chat_json(change.chat)})
                if change.vote is not None:
                    client.tell("vote", telling.vote_json(self.sitting, change.vote))

    def tell_events(self, start: int) -> None:
        """What happened from this event on. Each viewer's part is made once, however many look from there."""
        assert self.sitting is not None
        now = self.rooms.clock.now()
        bodies: dict[int | None, Json] = {}
        for client in self.clients:
            viewer = client.viewer
            if viewer not in bodies:
                bodies[viewer] = {
                    **telling.position_json(self.sitting, viewer, now),
                    "events": telling.log_json(self.sitting, viewer, start),
                    "result": telling.result_json(self.sitting, self.header.opens > now),
                }
            client.tell("events", bodies[viewer])

    def tell_state(self, client: Client) -> None:
        now = self.rooms.clock.now()
        sitting = self.sitting
        body = telling.waiting_json() if sitting is None else telling.state_json(sitting, client.viewer, now)
        client.tell("state", {**body, "table": self.table_json(client.guest, client.base)})

    def tell_table(self, besides: Client | None = None) -> None:
        for client in self.clients:
            if client is not besides:
                client.tell("table", {"table": self.table_json(client.guest, client.base)})

    async def shown(self, guest: str | None, base: str) -> Json:
        """The table as it is on disk, between two changes."""
        async with self.turn():
            return self.table_json(guest, base)

    def table_json(self, guest: str | None, base: str) -> Json:
        sitting, away = self.sitting, {}
        if sitting is not None:
            away = away_json(sitting, self.away(), self.rooms.clock.now())
        return telling.table_json(self.header, sitting, guest, self.here, base, away)
