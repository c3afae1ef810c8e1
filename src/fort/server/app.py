"""The application: everything put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException

from fort.rules import game as engine
from fort.server import games, guests, lessons, printed, sharing, tables
from fort.server.pace import Clock
from fort.server.refusal import ErrorAnswer, Refusal, answer, unknown
from fort.server.room import Room
from fort.server.rooms import Rooms
from fort.server.safety import Safety, address_of, same_origin
from fort.server.settings import Settings
from fort.server.socket import TOO_FAST, UNKNOWN_TABLE, Socket
from fort.server.static import Page
from fort.table.record import game_version

log = logging.getLogger("fort.app")


def make_app(settings: Settings, clock: Clock | None = None, random: Random | None = None) -> FastAPI:
    """One process's server."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.rooms.open()
        yield
        await app.state.rooms.close()

    refusals: dict[int | str, dict[str, Any]] = {
        code: {"model": ErrorAnswer, "description": "Refused"} for code in ("4XX", 422)
    }
    app = FastAPI(
        title="Fort",
        version=game_version(),
        lifespan=lifespan,
        redoc_url=None,
        docs_url=None,
        responses=refusals,
    )
    app.state.settings = settings
    app.state.share_url = settings.share_url
    app.state.start_sharing = None
    app.state.rooms = Rooms(settings, clock, random)
    compiled = not str(engine.__file__).endswith(".py")
    app.state.about = {"version": game_version(), "engine": "compiled" if compiled else "plain Python"}
    for part in (guests, printed, tables, games, sharing, lessons):
        app.include_router(part.router)
    _add_own(app)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=4)
    app.add_middleware(Safety, settings=settings, costs=app.state.rooms.costs)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    app.add_route("/{path:path}", Page(settings.page).answer, include_in_schema=False)
    return app


def _add_own(app: FastAPI) -> None:
    @app.get("/health", tags=["server"])
    async def health() -> dict[str, str]:
        """Is everything in order?"""
        await app.state.rooms.database.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
        return {"status": "ok"}

    @app.get("/metrics", tags=["server"], response_class=PlainTextResponse)
    async def metrics() -> PlainTextResponse:
        return PlainTextResponse(app.state.rooms.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.api_route("/api/{path:path}", methods=["GET", "POST", "PUT", "DELETE"], include_in_schema=False)
    async def nothing(path: str) -> None:
        raise unknown("address")

    @app.websocket("/api/tables/{table}/socket")
    async def socket(web: WebSocket, table: str) -> None:
        await serve_socket(app, web, table)


async def serve_socket(app: FastAPI, web: WebSocket, table: str) -> None:
    rooms: Rooms = app.state.rooms
    if not same_origin(web.headers, rooms.settings.origins):
        await web.close()  # before it is accepted: 403
        return
    address = address_of(web.scope)
    if rooms.sockets[address] >= rooms.settings.sockets_per_address:
        await web.close()
        return
    with rooms.counted(address):
        await serve_table(app, web, table, address)


async def serve_table(app: FastAPI, web: WebSocket, table: str, address: str) -> None:
    """Whoever comes again and again waits as for a message."""
    rooms: Rooms = app.state.rooms
    account = rooms.costs.connection(address, None)
    try:
        await account.turn()
        guest = await account.metered(lambda: _comes(rooms, web))
    except Refusal:
        await web.close()
        return
    me = None if guest is None else guest.id
    await web.accept()
    if me is not None and rooms.sockets[me] >= rooms.settings.sockets_per_guest:
        await web.close(TOO_FAST, "too-many-sockets")
        return
    scheme = "https" if web.url.scheme == "wss" else "http"
    base = app.state.share_url or f"{scheme}://{web.url.netloc}"
    with rooms.counted(me):
        try:
            account = rooms.costs.connection(address, me)
            await account.turn()
            room = await account.metered(lambda: _enter(rooms, table, me))
            await account.turn()
        except Refusal as refusal:
            await web.close(TOO_FAST if refusal.status == 429 else UNKNOWN_TABLE, refusal.code)
            return
        await Socket(room, web, me, base, address, account).run()


async def _comes(rooms: Rooms, web: WebSocket) -> guests.Guest | None:
    token = web.cookies.get(guests.COOKIE)
    return await rooms.database.read(lambda c: guests.find_guest(c, token))


async def _enter(rooms: Rooms, table: str, me: str | None) -> Room:
    header = await rooms.header(table)
    if not header.may_watch(me):
        raise unknown("table")
    return await rooms.get(table)


# Errors. Nothing of our insides is told.


async def _refused(request: Request, error: Any) -> Response:
    return answer(error)


async def _invalid(request: Request, error: Any) -> Response:
    problems = [
        {"where": ".".join(map(str, each["loc"])), "what": each["msg"]} for each in error.errors()[:10]
    ]
    shown = "; ".join(f"{each['where']}: {each['what']}" for each in problems)
    return answer(Refusal(422, "invalid", f"This request cannot be understood: {shown}.", problems=problems))


async def _http(request: Request, error: Any) -> Response:
    code = {404: "unknown", 405: "wrong-method"}.get(error.status_code, f"http-{error.status_code}")
    found = answer(Refusal(error.status_code, code, f"{error.detail}."))
    found.headers.update(error.headers or {})
    return found


async def _failed(request: Request, error: Any) -> Response:
    log.error(
        "a request failed", exc_info=error, extra={"path": getattr(request.scope.get("route"), "path", "?")}
    )
    return answer(Refusal(500, "failed", "Something went wrong here; nothing was changed."))
