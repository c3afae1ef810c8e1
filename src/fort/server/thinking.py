"""Bots think in processes of their own: they get a view as text and give a choice as text, nothing else."""

import asyncio
import logging
import multiprocessing
import os
import re
import signal
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import fort
from fort.bots import LEVELS, UnknownBot, bot
from fort.table.embedded import box_of

log = logging.getLogger(__name__)

_NAME = re.compile(rf"({'|'.join(LEVELS)})(?:@([1-9][0-9]{{0,4}})(ms|s))?")
LONGEST = 10.0  # seconds of thinking that may be asked for
HINTS = "expert@400ms"  # the bot that gives hints


@lru_cache(maxsize=256)
def budget(name: str) -> float:
    """Seconds that a bot may think about a choice, by its name; ValueError if there is no such bot here."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"expected one of {', '.join(LEVELS)}, or a time to think as in expert@500ms")
    try:
        bot(name)
    except UnknownBot as error:
        raise ValueError(str(error)) from None
    if found[2] is None:
        return 1.0 if found[1] == "expert" else 0.0
    seconds = int(found[2]) * (0.001 if found[3] == "ms" else 1.0)
    if seconds > LONGEST:
        raise ValueError(f"expected at most {LONGEST:g} s to think")
    return seconds


class Thinking:
    """The processes; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        if not self.processes:
            return ThreadPoolExecutor(1)
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.processes, mp_context=context, initializer=_begin, initargs=(os.getpid(),)
        )

    async def choose(self, bot: str, view: str, seed: str, box: dict[str, str] | None) -> str:
        """Whatever becomes of the bot, the table goes on."""
        try:
            found: str = await self._run(choose, bot, view, seed, box)
        except Exception as error:  # a fault of the bot, or its process was killed again and again
            killed = isinstance(error, BrokenProcessPool)
            log.error("a bot failed", extra={"bot": bot}, exc_info=not killed)
            found = choose("random", view, seed, box)
        return found

    async def hint(self, view: str, seed: str, box: dict[str, str] | None) -> dict[str, Any]:
        found: dict[str, Any] = await self._run(hint, view, seed, box)
        return found

    async def _run(self, work: Any, *values: Any) -> Any:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work, *values)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *values)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin(server: int) -> None:
    """In the worker: it ends with the server, not with a Ctrl-C that is meant for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _view(text: str, box: dict[str, str] | None) -> fort.View:
    return fort.View.from_json(text, None if box is None else box_of(box))


def choose(name: str, view: str, seed: str, box: dict[str, str] | None) -> str:
    """In the worker: the choice of a bot."""
    return bot(name, seed).choose(_view(view, box)).text


def hint(view: str, seed: str, box: dict[str, str] | None) -> dict[str, Any]:
    """In the worker: what a good bot would do, what else it considered, and why."""
    thought = bot(HINTS, seed).think(_view(view, box))
    candidates = [
        {
            "choice": each.choice.text,
            "estimate": round(each.estimate, 4),
            "reasons": [
                {"code": why.code, "facts": {"weight": round(why.weight, 4)}} for why in each.motives
            ],
        }
        for each in thought.candidates
    ]
    return {"choice": thought.choice.text, "candidates": candidates}
