"""A finished game looked through together: one leads, the others follow and may point at things.

Nothing of it is kept. Whoever sits at the table may lead while nobody does; who leads and leaves gives it up.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fort.server.refusal import Refusal
from fort.wire import messages as m

if TYPE_CHECKING:
    from fort.server.room import Client, Room

Json = dict[str, Any]


@dataclass
class Shown:
    """Who leads, and what everybody looks at."""

    leader: str | None = None  # a guest
    at: int = 0  # choices made
    viewer: int | None = None
    open: bool = False  # all hands


class SharedReplay:
    """The shared replay of a room. Other processes are told what is shown, and tell it."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.shown = Shown()

    async def do(self, guest: str, message: m.Lead | m.Show | m.PointAt) -> None:
        """What somebody at the table wants; the room's lock is held."""
        if not self.room.header.seats_of(guest):
            raise Refusal(403, "not-playing", "Only those who sit at the table can do this.")
        sitting = self.room.sitting
        if sitting is None or sitting.status == "running":
            raise Refusal(409, "not-over", "This game is not over: it can be looked through when it is.")
        if isinstance(message, m.PointAt):
            await self._say({"pointed": {"guest": guest, "what": message.what}})
        elif isinstance(message, m.Lead):
            self._lead(guest, message.on)
            await self._say({"shown": vars(self.shown)})
        else:
            self._show(guest, message, sitting.decision)
            await self._say({"shown": vars(self.shown)})

    def _lead(self, guest: str, on: bool) -> None:
        leader = self.shown.leader if self.shown.leader in self.room.here else None
        if on and leader not in (None, guest):
            raise Refusal(409, "somebody-leads", "Somebody else leads: follow, or wait until they stop.")
        if on:
            self.shown.leader = guest
        elif leader == guest:
            self.shown.leader = None

    def _show(self, guest: str, message: m.Show, last: int) -> None:
        if self.shown.leader != guest:
            raise Refusal(409, "not-leading", "Somebody else leads, or nobody: take the lead first.")
        if message.at > last or (message.viewer or 0) >= len(self.room.header.seats):
            raise Refusal(422, "nothing-there", f"This game has {last} choices: show one of them.", most=last)
        self.shown = Shown(guest, message.at, message.viewer, message.open)

    async def _say(self, told: Json) -> None:
        self.hear(told)
        await self.room.rooms.workers.share(self.room.id, told)

    def hear(self, told: Json) -> None:
        """What is shown or pointed at, from here or from another process."""
        if "shown" in told:
            self.shown = Shown(**told["shown"])
            for client in self.room.clients:
                self.tell(client)
        if "pointed" in told:
            guest, what = told["pointed"]["guest"], told["pointed"]["what"]
            for client in self.room.clients:
                client.tell("pointed", {**self._who(guest, client), "what": what})

    def left(self) -> None:
        """Somebody has gone: if it was the leader, another may lead."""
        if self.shown.leader is not None and self.shown.leader not in self.room.here:
            self.shown.leader = None
            for client in self.room.clients:
                self.tell(client)

    def tell(self, client: "Client") -> None:
        """What is shown, for one client."""
        shown = self.shown
        leader = None if shown.leader is None else self._who(shown.leader, client)
        client.tell(
            "together", {"leader": leader, "at": shown.at, "viewer": shown.viewer, "open": shown.open}
        )

    def _who(self, guest: str, client: "Client") -> Json:
        seats = self.room.header.seats_of(guest)
        seat = seats[0] if seats else None
        name = None if seat is None else self.room.header.seats[seat].nickname
        return {"seat": seat, "nickname": name, "you": client.guest == guest}
