"""Hands for long work: processes beside the server, or threads where a test wants none."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from ctypes import Structure, c_double, c_long
from multiprocessing.sharedctypes import RawValue
from typing import Any, TypeVar

from fort.server.turns import Rank, Turns, first

T = TypeVar("T")
log = logging.getLogger("fort.hands")

LIMIT = 20.0  # seconds for anything but thinking


class Slate(Structure):
    """What a hand and the server tell each other while it works."""

    _fields_ = (("seconds", c_double), ("process", c_long))
    seconds: float  # that the work may take; the server may take some of it back
    process: int


class Hand:
    """Does one thing at a time. One that dies, or does not come back, is replaced."""

    def __init__(self, process: bool, nice: int = 0) -> None:
        self.process = process
        self.nice = nice  # the event loop comes before all long work
        self.slate: Any = RawValue(Slate) if process else Slate()
        self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        if not self.process:
            return ThreadPoolExecutor(1, initializer=_note, initargs=(self.slate,))
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            1, mp_context=context, initializer=_begin, initargs=(os.getpid(), self.slate, self.nice)
        )

    async def run(self, limit: float, work: Callable[..., T], *values: Any) -> T:
        """TimeoutError if it takes longer than it ever should."""
        for attempt in range(2):
            pool = self._pool
            try:
                doing = asyncio.get_running_loop().run_in_executor(pool, work, *values)
                return await self._within(limit, doing)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
                if attempt:
                    raise
        raise AssertionError

    async def _within(self, limit: float, doing: "asyncio.Future[T]") -> T:
        done, _ = await asyncio.wait([doing], timeout=limit)
        if done:
            return doing.result()
        log.error("a hand did not come back", extra={"seconds": limit})
        if self.process and self.slate.process:
            with suppress(ProcessLookupError):
                os.kill(self.slate.process, signal.SIGTERM)
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._new_pool()
        raise TimeoutError

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Hands:
    """Several hands, and those who wait for one in turn."""

    def __init__(
        self, number: int, process: bool, nice: int, most: int | None = None, each: int | None = None
    ) -> None:
        self.all = [Hand(process, nice) for _ in range(number)]
        self.turns: Turns[Hand] = Turns(self.all, most, each)

    async def do(self, who: str, work: Callable[[Hand], Coroutine[Any, Any, T]], rank: Rank = first) -> T:
        """Does something when it is somebody's turn; if nobody wants it any more, it is to end soon."""
        hand = await self.turns.take(who, rank)
        doing = asyncio.create_task(work(hand))

        def done(task: "asyncio.Task[T]") -> None:
            self.turns.leave(hand)
            if not task.cancelled():
                task.exception()  # whoever waits has it; nobody may wait any more

        doing.add_done_callback(done)
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            hand.slate.seconds = 0.0
            raise

    def close(self) -> None:
        for hand in self.all:
            hand.close()


slates = threading.local()


def slate() -> Any:
    """In the hand: its slate."""
    return getattr(slates, "own", None) or Slate(seconds=float("inf"))


def _note(slate: Any) -> None:
    slates.own = slate


def _begin(server: int, slate: Any, nice: int) -> None:
    """In the process: it ends with the server, not with a Ctrl-C that is meant for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    slate.process = os.getpid()
    _note(slate)

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
