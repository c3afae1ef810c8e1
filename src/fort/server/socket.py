"""One WebSocket at a table: a task that reads and one that writes; the first to end ends both."""

import asyncio
import json
import logging
import re
import time
from typing import Any

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fort.server import messages as m
from fort.server.costs import Account
from fort.server.database import Away, Damaged
from fort.server.refusal import Refusal, busy
from fort.server.room import AGAIN, Room

UNKNOWN_TABLE, TOO_SLOW, BROKEN_TABLE, TOO_LARGE, TOO_FAST = 4404, 4408, 4409, 4413, 4429

PAUSE = 0.5  # seconds after a message that came too early

log = logging.getLogger("fort.socket")
Json = dict[str, Any]


class Closed(Exception):
    """The server ends the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Socket:
    """What one client is told, in order and numbered. A client that does not listen is dropped."""

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
        self.room = room
        self.web = web
        self.guest = guest
        self.device = device
        self.base = base
        self.viewer: int | None = None
        self.number = 0
        settings = room.rooms.settings
        self.out: asyncio.Queue[bytes | Closed] = asyncio.Queue(settings.queue)
        self.backlog = 0  # bytes in it
        self.closing: Closed | None = None
        self.address = address
        self.account = account

    # Out.

    def tell(self, kind: str, body: Json) -> None:
        """A numbered message of the stream."""
        self.number += 1
        self.send({"type": kind, "number": self.number, **body})

    def send(self, message: Json) -> None:
        if self.closing is not None:
            return
        text = to_json(message)
        if self.out.full() or self.backlog > self.room.rooms.settings.backlog:
            self.go(TOO_SLOW, "You are too slow: come back.")
            return
        self.backlog += len(text)
        self.out.put_nowait(text)

    def go(self, code: int, reason: str) -> None:
        """Ends the connection; what is waiting to be sent is lost."""
        closed = Closed(code, reason)
        if self.closing is None:
            self.closing = closed
            while not self.out.empty():
                self.out.get_nowait()
            self.out.put_nowait(closed)

    async def _write(self) -> None:
        while True:
            message = await self.out.get()
            if isinstance(message, Closed):
                raise message
            self.backlog -= len(message)
            await self.web.send_text(message.decode())

    # In.

    async def run(self) -> None:
        """Serves until either side ends it."""
        metrics = self.room.rooms.metrics
        metrics.sockets.inc()
        try:
            await self.account.metered(lambda: self.room.enter(self))
        except Refusal:  # it was lost in between
            self.go(AGAIN, "The table is loaded again: come back.")
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Closed as closed:
            metrics.dropped.labels(str(closed.code)).inc()
            await self._close(closed)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client is gone
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            metrics.sockets.dec()
            await asyncio.shield(self.account.metered(lambda: self.room.leave(self)))

    async def _close(self, closed: Closed) -> None:
        if self.web.application_state == WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(1):
                    await self.web.close(closed.code, closed.reason)
            except (RuntimeError, TimeoutError, WebSocketDisconnect):
                pass

    async def _read(self) -> None:
        while True:
            frame = await self.web.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code", 1006))
            if self.closing is not None:
                raise self.closing
            text = frame.get("text")
            if text is None:
                self.refuse(None, Refusal(422, "invalid", "Expected JSON text, found bytes."))
                continue
            if len(text) > self.room.rooms.settings.largest_message:
                raise Closed(TOO_LARGE, "That message is too large.")
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        """Does what a message asks for when it is its turn; whatever it is, the answer is an answer."""
        try:
            await self.account.turn()
        except Refusal as refusal:
            self.refuse(id_in(text), refusal)
            await asyncio.sleep(PAUSE)
        else:
            await self.account.metered(lambda: self._answer(text))

    async def _answer(self, text: str) -> None:
        command: str | None = None
        began = time.perf_counter()
        try:
            message = read(text)
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
                self.room.rooms.metrics.seconds.observe(time.perf_counter() - began)

    def refuse(self, command: str | None, refusal: Refusal) -> None:
        self.room.rooms.metrics.refused.labels(refusal.code).inc()
        self.send({"type": "refused", "id": command, "error": refusal.to_json()})

    async def _do(self, message: m.FromClient) -> None:
        if isinstance(message, m.Ping):
            self.send({"type": "pong"})
        elif isinstance(message, m.Look):
            await self.room.look(self, message.seat)
        elif isinstance(message, m.Resync):
            await self.room.resync(self)
        elif self.guest is None:
            raise Refusal(403, "not-playing", "Only those who sit at the table can do this.")
        elif isinstance(message, m.AskForHint):
            found = await self.room.hint(self.guest, message)
            self.send({"type": "hint", "id": message.id, **found})
        else:
            guest, room = self.guest, self.room
            if room.sitting is not None:
                room.rooms.quotas.may_write(room.sitting, self.address, guest, message)
            await room.rooms.finish(self.account.metered_beside(lambda: room.command(guest, message)))
            self.send({"type": "done", "id": message.id})


def read(text: str) -> m.FromClient:
    try:
        return m.from_client.validate_json(text)
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
