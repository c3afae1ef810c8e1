"""What can be no request of ours is refused before anything of ours sees it."""

import re
from collections.abc import Callable, Coroutine
from ipaddress import ip_address
from json import JSONDecodeError
from typing import Any
from urllib.parse import unquote, urlsplit

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic_core import from_json
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from fort.server.refusal import Refusal

LONGEST_ADDRESS = 2000  # characters of path and query
LONGEST_HOST = 260

_HOST = re.compile(r"(?:\[(?P<ip>[0-9A-Fa-f:.]+)\]|[A-Za-z0-9._~-]*)(?::[0-9]{0,5})?")
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def is_host(text: str) -> bool:
    """Is this a name or an address, perhaps with a port? Without a Host there is an empty one."""
    found = _HOST.fullmatch(text) if len(text) <= LONGEST_HOST else None
    if found is None or found["ip"] is None:
        return found is not None
    try:
        return ip_address(found["ip"]).version == 6
    except ValueError:
        return False


def host_of(origin: str) -> str | None:
    """Name and port of an origin; None if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def is_address(scope: Scope) -> bool:
    """Path and query are text that can be shown; databases and file systems take no NUL."""
    query = scope["query_string"].decode("latin-1")
    text = scope["path"] + unquote(query)
    return len(scope["path"]) + len(query) <= LONGEST_ADDRESS and text.isprintable()


def refusal(scope: Scope) -> Refusal | None:
    if not is_host(Headers(scope=scope).get("host", "")):
        return Refusal(
            400, "bad-host", "The header Host names no server: expected one as in example.org:8000."
        )
    if not is_address(scope):
        message = f"No address has such characters, or more than {LONGEST_ADDRESS}: check the link."
        return Refusal(400, "bad-address", message, most=LONGEST_ADDRESS)
    return None


class Edge:
    """Stands before everything that reads an address."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = refusal(scope) if scope["type"] in ("http", "websocket") else None
        if refused is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            answer = JSONResponse({"error": refused.to_json()}, refused.status)
            await answer(scope, receive, send)
        else:
            await receive()  # its wish to connect
            await send({"type": "websocket.close"})  # before it is accepted: 403


class StrictRequest(Request):
    """Its JSON is what the standard says: numbers are finite, texts whole characters without NUL."""

    async def json(self) -> Any:
        body = await self.body()
        try:
            found = from_json(body, allow_inf_nan=False)
        except ValueError as error:
            raise JSONDecodeError(str(error), "", 0) from None
        if _NUL.search(body):
            raise JSONDecodeError("expected texts without the character NUL", "", 0)
        return found


class StrictRoute(APIRoute):
    """A route that reads its body strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return strictly
