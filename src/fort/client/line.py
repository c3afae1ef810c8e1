"""A WebSocket to a server that comes back after a break."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from random import uniform
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from fort.client.failures import ClientError, NoTable, SignedOut, Unreachable

FIRST, LONGEST = 0.25, 30.0  # seconds of a pause between two attempts
GIVE_UP = 900.0  # seconds without a server
OPENING = 10.0  # seconds in which a connection is made
SILENCE = 60.0  # seconds after which a server that does not answer is gone

T = TypeVar("T")
Noticed = Callable[[str], object]

# Codes with which a server closes for good. docs/wire.md
FINAL: dict[int, tuple[type[ClientError], str]] = {
    4401: (SignedOut, "this token is not known here, or was revoked: make another with fort token make"),
    4404: (NoTable, "there is no such table, or it is not for you: check the link"),
    4409: (NoTable, "this table is damaged: tell whoever runs the server"),
}


class Line(Generic[T]):
    """What a server tells, in order. After a break, or when something was missed, it begins anew, whole."""

    def __init__(
        self, url: str, headers: dict[str, str], kind: TypeAdapter[T], noticed: Noticed = lambda _: None
    ) -> None:
        self.url = url
        self.headers = headers
        self.kind = kind
        self.noticed = noticed
        self._web: ClientConnection | None = None

    async def messages(self) -> AsyncIterator[T]:
        """Everything that is told, until the server closes for good."""
        pause, lost_for, lost = FIRST, 0.0, False
        while True:
            async for message in self._heard():
                if lost:
                    self.noticed("back")
                pause, lost_for, lost = FIRST, 0.0, False
                yield message
            if not lost:
                self.noticed("lost")
            lost = True
            wait = uniform(pause / 2, pause)
            if lost_for + wait > GIVE_UP:
                raise Unreachable(f"no server answers at {self.url} for {GIVE_UP / 60:.0f} minutes")
            await asyncio.sleep(wait)
            pause, lost_for = min(2 * pause, LONGEST), lost_for + wait

    async def send(self, text: str) -> None:
        """Sends something if there is a connection; what is lost must be sent again by who wants it."""
        if self._web is not None:
            with suppress(ConnectionClosed):
                await self._web.send(text)

    async def _heard(self) -> AsyncIterator[T]:
        """What one connection tells; it ends with it."""
        try:
            async with connect(
                self.url,
                additional_headers=self.headers,
                max_size=None,
                open_timeout=OPENING,
                ping_timeout=SILENCE,
            ) as web:
                self._web = web
                number = 0
                async for text in web:
                    told = json.loads(text)
                    if "number" in told:
                        number += 1
                        if told["number"] != number:
                            number = told["number"]
                            await web.send(json.dumps({"type": "resync"}))
                    message = self._read(told)
                    if message is not None:
                        yield message
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            pass
        except InvalidURI as error:
            raise Unreachable(str(error)) from None
        finally:
            self._leave()

    def _leave(self) -> None:
        web, self._web = self._web, None
        code = None if web is None else web.close_code
        if code in FINAL:
            kind, reason = FINAL[code]
            raise kind(reason)

    def _read(self, told: Any) -> T | None:
        """A message by its model; fields and kinds that a newer server adds are left out."""
        try:
            return self.kind.validate_python(told, extra="ignore")
        except ValidationError as error:
            if error.errors()[0]["type"] == "union_tag_invalid":
                return None
            raise Unreachable(f"this server speaks another version of the wire: {error}") from None
