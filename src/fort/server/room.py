"""One table in memory: writes what happens to its log, then tells everybody who listens."""

import asyncio
import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import fort
from fort.server import messages as m
from fort.server import store, telling
from fort.server.commands import Caller, Draft, plan
from fort.server.header import FINISHED, Header
from fort.server.house import House
from fort.server.refusal import Refusal
from fort.server.sitting import Change, Entry, Sitting

if TYPE_CHECKING:
    from fort.server.rooms import Rooms

ATTEMPTS = 5  # to write, while other processes write to the same table

log = logging.getLogger("fort.room")
Json = dict[str, Any]


class Client(Protocol):
    """One socket."""

    guest: str | None
    viewer: int | None
    base: str

    def tell(self, kind: str, body: Json) -> None: ...

    def go(self, code: int, reason: str) -> None: ...


class Room:
    """Holds the sitting while anybody is there. What is on disk is the truth; this is a fold of it."""

    def __init__(self, rooms: "Rooms", header: Header, sitting: Sitting | None) -> None:
        self.rooms = rooms
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.house = House(self)
        self.header = header
        self.sitting = sitting
        self.quiet_since = rooms.clock.now()

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
        seated = {each.guest for each in self.header.seats}
        return {
            client.guest for client in self.clients if client.guest is not None and client.guest in seated
        }

    @property
    def for_whom(self) -> str:
        """The guest for whom bots think here: somebody who is here, or else the host."""
        return min(self.local, default=self.header.host or self.id)

    # Who comes and goes.

    async def enter(self, client: Client) -> None:
        async with self.lock:
            self.clients.add(client)
            seats = self.header.seats_of(client.guest)
            client.viewer = seats[0] if len(seats) == 1 and self.sitting is not None else None
            self.tell_state(client)
            self.tell_table(besides=client)
            self.house.stir()
        await self.rooms.workers.here(self.id, self.local)

    async def leave(self, client: Client) -> None:
        async with self.lock:
            self.clients.discard(client)
            self.quiet_since = self.rooms.clock.now()
            self.tell_table()
        await self.rooms.workers.here(self.id, self.local)

    async def look(self, client: Client, seat: int | None) -> None:
        """From now on this client sees what that seat sees."""
        async with self.lock:
            if seat is not None and seat not in self.header.seats_of(client.guest):
                raise Refusal(
                    403, "not-your-seat", "This is not your seat: look from one of yours.", seat=seat
                )
            client.viewer = seat if self.sitting is not None else None
            self.tell_state(client)

    async def resync(self, client: Client) -> None:
        async with self.lock:
            self.tell_state(client)

    # What is wanted.

    async def command(self, guest: str, message: m.Command) -> None:
        """Carries out a command; returns when it is on disk, or was before."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                sitting = self.running_sitting()
                if (guest, message.id) in sitting.answered:
                    return
                caller = Caller(guest, self.rooms.clock.now(), self.here)
                if await self.append(plan(sitting, caller, message), guest, message.id):
                    return
            raise Refusal(503, "busy", "The table is busy: try again.")

    async def hint(self, guest: str, message: m.AskForHint) -> Json:
        async with self.lock:
            sitting = self.running_sitting()
            if not self.header.options["hints"]:
                raise Refusal(403, "no-hints", "This table plays without hints.")
            if message.seat not in self.header.seats_of(guest):
                raise Refusal(
                    403, "not-your-seat", "This is not your seat: use one of yours.", seat=message.seat
                )
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
        self, drafts: Sequence[Draft], guest: str | None = None, command: str | None = None
    ) -> bool:
        """Applies, writes and tells; False if another process was quicker, whose entries are then applied."""
        sitting = self.running_sitting()
        now = self.rooms.clock.now()
        entries = [
            Entry(sitting.number + 1 + at, draft.kind, draft.data, now, guest, None if at else command)
            for at, draft in enumerate(drafts)
        ]
        try:
            changes = [sitting.apply(entry) for entry in entries]
            mark = self.mark(sitting, now)
            written = await self.rooms.database.write(
                lambda connection: store.append(connection, self.id, entries, mark)
            )
        except BaseException:
            await asyncio.shield(self.reload())  # memory is ahead of the disk: forget it
            raise
        if not written:
            await self.reload()
            return False
        self.tell_changes(changes)
        self.house.stir()
        for entry in entries:
            self.rooms.metrics.entries.labels(entry.kind).inc()
        return True

    def mark(self, sitting: Sitting, now: float) -> store.Mark:
        over = sitting.status == FINISHED
        return store.Mark(
            status=sitting.status,
            asked="".join(map(str, sitting.game.asks)) if sitting.running else "",
            choices=sitting.decision,
            wake=self.house.wake(sitting, now),
            finished=None if sitting.running else now,
            result=json.dumps(sitting.table.record.result) if over else None,
        )

    async def reload(self) -> None:
        """Everything as it is on disk."""
        header, entries = await self.rooms.read(self.id)
        sitting = await self.rooms.folding.fold(header, entries)
        self.header, self.sitting = header, sitting
        self.house.reset()
        for client in self.clients:
            self._tell_anew(client)
        self.house.stir()

    async def changed(self, number: int) -> None:
        """Another process, or a request, has written: the header (0) or an entry with this number."""
        async with self.lock:
            sitting = self.sitting
            if number and sitting is not None:
                if number > sitting.number:
                    await self._catch_up(sitting)
                return
            header, entries = await self.rooms.read(self.id)
            known = 0 if sitting is None else sitting.number
            if len(entries) > known or (sitting is not None) != header.has_begun:
                await self.reload()
            elif header != self.header:
                self.header = header
                if sitting is not None:
                    sitting.header = header
                self.tell_table()

    async def _catch_up(self, sitting: Sitting) -> None:
        """Applies what another process wrote."""
        entries = await self.rooms.database.read(lambda c: store.log(c, self.id, sitting.number))
        for entry in entries:
            self.tell_changes([sitting.apply(entry)])
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
            for change in changes:
                if change.events is not None:
                    self.tell_events(change.events)
            if any(change.table for change in changes):
                self.tell_table()
        for change in changes:
            for client in self.clients:
                if change.chat is not None:
                    client.tell("chat", {"line": telling.chat_json(change.chat)})
                if change.vote is not None:
                    client.tell("vote", telling.vote_json(self.sitting, change.vote))

    def tell_events(self, events: Sequence[fort.Event]) -> None:
        """Each viewer's part is made once, however many look from there."""
        assert self.sitting is not None
        now = self.rooms.clock.now()
        bodies: dict[int | None, Json] = {}
        for client in self.clients:
            viewer = client.viewer
            if viewer not in bodies:
                bodies[viewer] = {
                    **telling.position_json(self.sitting, viewer, now),
                    "events": telling.events_json(events, viewer),
                    "result": telling.result_json(self.sitting),
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

    def table_json(self, guest: str | None, base: str) -> Json:
        return telling.table_json(self.header, self.sitting, guest, self.here, base)
