"""The application: everything put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Annotated, Any

from fastapi import FastAPI, Header, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException

from fort.legal import game as engine
from fort.server import (
    again,
    daily,
    games,
    guests,
    history,
    lessons,
    looking_back,
    printed,
    puzzles,
    sharing,
    tables,
    tokens,
)
from fort.server.database import Away, Damaged
from fort.server.edge import Edge
from fort.server.entrance import serve_news, serve_socket, serve_table
from fort.server.metrics import Metrics
from fort.server.pace import WallClock
from fort.server.readiness import Readiness
from fort.server.refusal import Refusal, answer, busy, unknown
from fort.server.rooms import Rooms
from fort.server.safety import Safety
from fort.server.settings import Settings
from fort.server.static import Page
from fort.table.record import game_version
from fort.wire.error import ErrorAnswer

log = logging.getLogger("fort.app")


def make_app(settings: Settings, clock: WallClock | None = None, random: Random | None = None) -> FastAPI:
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
    app.state.share_key = None
    app.state.rooms = Rooms(settings, clock, random)
    app.state.readiness = Readiness(app.state.rooms)
    compiled = not str(engine.__file__).endswith(".py")
    app.state.about = {"version": game_version(), "engine": "compiled" if compiled else "plain Python"}
    for part in (
        guests,
        tokens,
        printed,
        tables,
        games,
        looking_back,
        again,
        puzzles,
        daily,
        history,
        sharing,
        lessons,
    ):
        app.include_router(part.router)
    _add_own(app)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=4)
    app.add_middleware(Edge)
    app.add_middleware(Safety, settings=settings, costs=app.state.rooms.costs)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(Away, _away)
    app.add_exception_handler(Damaged, _away)
    app.add_exception_handler(TimeoutError, _slow)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    app.add_route("/{path:path}", Page(settings.page).answer, include_in_schema=False)
    return app


def _add_own(app: FastAPI) -> None:
    @app.get("/live", tags=["server"])
    async def live() -> dict[str, str]:
        """Does the process answer? Whoever starts processes anew asks this."""
        return {"status": "ok"}

    @app.get("/health", tags=["server"])
    @app.get("/ready", tags=["server"])
    async def ready() -> dict[str, str]:
        """Can games be read and written? Whoever sends people here asks this."""
        await app.state.readiness.check()
        return {"status": "ok"}

    @app.get("/metrics", tags=["server"], response_class=PlainTextResponse)
    async def metrics(authorization: Annotated[str | None, Header()] = None) -> PlainTextResponse:
        """Numbers for Prometheus, with the token that the server was started with."""
        if not Metrics.are_for(authorization, app.state.settings.metrics_token):
            raise unknown("address")
        return PlainTextResponse(app.state.rooms.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.api_route("/api/{path:path}", methods=["GET", "POST", "PUT", "DELETE"], include_in_schema=False)
    async def nothing(path: str) -> None:
        raise unknown("address")

    @app.websocket("/api/tables/{table}/socket")
    async def socket(web: WebSocket, table: str) -> None:
        await serve_socket(app, web, lambda coming: serve_table(coming, table))

    @app.websocket("/api/my/socket")
    async def news(web: WebSocket) -> None:
        await serve_socket(app, web, serve_news)


# Errors. Nothing of our insides is told.


async def _refused(request: Request, error: Any) -> Response:
    return answer(error)


async def _away(request: Request, error: Any) -> Response:
    log.warning("the database failed a request: %s", error)
    return answer(busy())


async def _slow(request: Request, error: Any) -> Response:
    """A hand did not come back in time, which its log tells."""
    return answer(busy())


async def _invalid(request: Request, error: Any) -> Response:
    problems = [_problem(each) for each in error.errors()[:10]]
    shown = "; ".join(f"{each['where']}: {each['what']}" for each in problems)
    return answer(Refusal(422, "invalid", f"This request cannot be understood: {shown}.", problems=problems))


def _problem(error: dict[str, Any]) -> dict[str, str]:
    if error["type"] == "json_invalid":
        return {"where": "body", "what": error["ctx"]["error"]}
    return {"where": ".".join(map(str, error["loc"])), "what": error["msg"]}


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
