"""A server in the test's own loop, with a clock that stands still until the test moves it."""

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import uvicorn

from fort.server.app import make_app
from fort.server.doors import Doors, configured
from fort.server.pace import RealClock
from fort.server.rooms import Rooms
from fort.server.serving import listen
from fort.server.settings import UNLIMITED, Settings


class FakeClock:
    """Time passes when `advance` says so."""

    def __init__(self, time: float = 1_800_000_000.0) -> None:
        self.time = time
        self.calls: list[tuple[float, int, Callable[[], object]]] = []
        self.count = itertools.count()

    def now(self) -> float:
        return self.time

    async def sleep_until(self, when: float) -> None:
        if when > self.time:
            waiting = asyncio.get_running_loop().create_future()
            call_off = self.call_at(when, lambda: None if waiting.done() else waiting.set_result(None))
            try:
                await waiting
            finally:
                call_off()

    def call_at(self, when: float, do: Callable[[], object]) -> Callable[[], None]:
        if when <= self.time:
            return asyncio.get_running_loop().call_soon(do).cancel
        call = (when, next(self.count), do)
        heapq.heappush(self.calls, call)

        def call_off() -> None:
            if call in self.calls:
                self.calls.remove(call)
                heapq.heapify(self.calls)

        return call_off

    def advance(self, seconds: float) -> None:
        end = self.time + seconds
        while self.calls and self.calls[0][0] <= end:
            when, _, do = heapq.heappop(self.calls)
            self.time = max(self.time, when)
            do()
        self.time = end


class Inside:
    """The running server, and its insides for tests that must look at them."""

    def __init__(self, url: str, app: Any, clock: FakeClock, doors: Doors) -> None:
        self.url = url
        self.doors = doors
        self.app = app
        self.clock = clock

    @property
    def rooms(self) -> Rooms:
        found: Rooms = self.app.state.rooms
        return found


@asynccontextmanager
async def inside(
    home: Path, seed: int = 1, later: float = 0.0, real: RealClock | None = None, **settings: Any
) -> AsyncIterator[Inside]:
    """Serves for the length of a block, by a clock that stands still or by a real one."""
    clock = FakeClock(1_800_000_000.0 + later)
    values = {"database": f"sqlite:///{home / 'inside.db'}", "pace": 0.0, "thinkers": 0, **UNLIMITED}
    chosen = Settings(**{**values, **settings})
    app = make_app(chosen, real or clock, Random(seed))
    listening = listen("127.0.0.1", 0)
    config = configured(app, chosen)
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]  # of older versions
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        assert not serving.done(), serving.exception()
        await asyncio.sleep(0.01)
    try:
        yield Inside(f"http://127.0.0.1:{listening.getsockname()[1]}", app, clock, config.http.doors)  # type: ignore[union-attr]  # ours
    finally:
        await app.state.rooms.close_sockets()
        server.should_exit = True
        await serving
