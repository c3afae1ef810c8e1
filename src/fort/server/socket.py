"""A WebSocket at a table: what its client wants is done, and answered."""

import asyncio
import json
import logging
import re
import time
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from fort.server.costs import Account
from fort.server.database import Away, Damaged
from fort.server.line import Line
from fort.server.refusal import Refusal, busy
from fort.server.room import AGAIN, Room
from fort.wire import messages as m

log = logging.getLogger("fort.socket")
T = TypeVar("T")


class Socket(Line):
    """What one client at a table wants and is told."""

    def __init__(
        self,
        room: Room,
        web: WebSocket,
        guest: str | None,
        base: str,
        address: str,
        account: Account,
        device: str | None = None,
    ) -> None:
        super().__init__(web, room.rooms.settings, room.rooms.metrics, account, device)
        self.room = room
        self.guest = guest
        self.base = base
        self.viewer: int | None = None
        self.address = address

    async def run(self) -> None:
        """Serves until either side ends it."""
        try:
            await self.account.metered(lambda: self.room.enter(self))
        except Refusal:  # it was lost in between
            self.go(AGAIN, "The table is loaded again: come back.")
        try:
            await self.serve()
        finally:
            await asyncio.shield(self.account.metered(lambda: self.room.leave(self)))

    def command_in(self, text: str) -> str | None:
        return id_in(text)

    async def answer(self, text: str) -> None:
        command: str | None = None
        began = time.perf_counter()
        try:
            message = read(m.from_client, text)
            command = getattr(message, "id", None)
            await self._do(message)
        except Refusal as refusal:
            self.refuse(command if command is not None else id_in(text), refusal)
        except (Away, Damaged) as error:
            log.warning("a command failed: %s", error, extra={"table": self.room.id})
            self.refuse(command, busy())
        except Exception:
            log.exception("a command failed", extra={"table": self.room.id})
            self.refuse(command, Refusal(500, "failed", "Something went wrong here; nothing was changed."))
        else:
            if isinstance(message, m.Command):
                self.metrics.seconds.observe(time.perf_counter() - began)

    async def _do(self, message: m.FromClient) -> None:
        if isinstance(message, m.Ping):
            self.send({"type": "pong"})
        elif isinstance(message, m.Look):
            await self.room.look(self, message.seat)
        elif isinstance(message, m.Resync):
            await self.room.resync(self)
        elif self.guest is None:
            raise Refusal(403, "not-playing", "Only those who sit at the table can do this.")
        elif isinstance(message, (m.Lead, m.Show, m.PointAt)):
            await self.room.look_together(self.guest, message)
        elif isinstance(message, m.AskForHint):
            found = await self.room.hint(self.guest, message)
            self.send({"type": "hint", "id": message.id, **found})
        else:
            guest, room = self.guest, self.room
            if room.sitting is not None:
                room.rooms.quotas.may_write(room.sitting, self.address, guest, message)
            await room.rooms.finish(self.account.metered_beside(lambda: room.command(guest, message)))
            self.send({"type": "done", "id": message.id})


def read(kind: TypeAdapter[T], text: str) -> T:
    """A message of the protocol, or a refusal that says what is wrong with it."""
    try:
        return kind.validate_json(text)
    except ValidationError as error:
        problems = [
            {"where": ".".join(map(str, each["loc"])), "what": each["msg"]}
            for each in error.errors(include_url=False, include_input=False, include_context=False)[:5]
        ]
        shown = "; ".join(f"{each['where'] or 'message'}: {each['what']}" for each in problems)
        raise Refusal(
            422, "invalid", f"This is no message of the protocol: {shown}.", problems=problems
        ) from None


def id_in(text: str) -> str | None:
    """The id of a command that is not one of the protocol, so that its sender knows what was refused."""
    try:
        found = json.loads(text)["id"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return found if isinstance(found, str) and re.fullmatch(m.COMMAND_ID, found) else None
