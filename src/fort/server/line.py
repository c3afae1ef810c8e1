"""One WebSocket: a task that reads and one that writes; the first to end ends both."""

import asyncio
from typing import Any

from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fort.server.costs import Account
from fort.server.metrics import Metrics
from fort.server.refusal import Refusal
from fort.server.settings import Settings

TOO_SLOW, TOO_LARGE = 4408, 4413  # codes with which it closes

PAUSE = 0.5  # seconds after a message that came too early

Json = dict[str, Any]


class Closed(Exception):
    """The server ends the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Line:
    """What one client is told, in order and numbered. A client that does not listen is dropped."""

    def __init__(
        self,
        web: WebSocket,
        settings: Settings,
        metrics: Metrics,
        account: Account,
        device: str | None = None,
    ) -> None:
        self.web = web
        self.settings = settings
        self.metrics = metrics
        self.account = account
        self.device = device
        self.number = 0
        self.out: asyncio.Queue[bytes | Closed] = asyncio.Queue(settings.queue)
        self.backlog = 0  # bytes in it
        self.closing: Closed | None = None

    # Out.

    def tell(self, kind: str, body: Json) -> None:
        """A numbered message of the stream."""
        self.number += 1
        self.send({"type": kind, "number": self.number, **body})

    def send(self, message: Json) -> None:
        if self.closing is not None:
            return
        text = to_json(message)
        if self.out.full() or self.backlog > self.settings.backlog:
            self.go(TOO_SLOW, "You are too slow: come back.")
            return
        self.backlog += len(text)
        self.out.put_nowait(text)

    def refuse(self, command: str | None, refusal: Refusal) -> None:
        self.metrics.refused.labels(refusal.code).inc()
        self.send({"type": "refused", "id": command, "error": refusal.to_json()})

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

    async def serve(self) -> None:
        """Serves until either side ends it."""
        self.metrics.sockets.inc()
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Closed as closed:
            self.metrics.dropped.labels(str(closed.code)).inc()
            await self._close(closed)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client is gone
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.metrics.sockets.dec()

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
            if len(text) > self.settings.largest_message:
                raise Closed(TOO_LARGE, "That message is too large.")
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        """Does what a message asks for when it is its turn; whatever it is, the answer is an answer."""
        try:
            await self.account.turn()
        except Refusal as refusal:
            self.refuse(self.command_in(text), refusal)
            await asyncio.sleep(PAUSE)
        else:
            await self.account.metered(lambda: self.answer(text))

    def command_in(self, text: str) -> str | None:
        """The id of what is refused, if it has one."""
        return None

    async def answer(self, text: str) -> None:
        """What is done for a message."""
        raise NotImplementedError
