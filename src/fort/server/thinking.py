"""Bots think in processes of their own: they get a view as text and give a choice as text, nothing else."""

import asyncio
import multiprocessing
import re
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import fort

NAMES = ("random", "rookie", "regular", "expert")
_NAME = re.compile(rf"({'|'.join(NAMES)})(?:@([1-9][0-9]{{0,4}})(ms|s))?")
LONGEST = 30.0  # seconds of thinking that may be asked for


def budget(name: str) -> float:
    """Seconds that a bot may think about a choice, by its name."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"expected one of {', '.join(NAMES)}, or a budget as in expert@500ms")
    if found[2] is None:
        return 1.0 if found[1] == "expert" else 0.0
    seconds = int(found[2]) * (0.001 if found[3] == "ms" else 1.0)
    if seconds > LONGEST:
        raise ValueError(f"expected a budget of at most {LONGEST:g} s")
    return seconds


class Thinking:
    """The processes; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        if not self.processes:
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))

    async def choose(self, bot: str, view: str, seed: str, box: dict[str, str] | None) -> str:
        found: str = await self._run(choose, bot, view, seed, box)
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


def _view(text: str, box: dict[str, str] | None) -> fort.View:
    return fort.View.from_json(text, None if box is None else fort.box.from_texts(box))


def choose(bot: str, view: str, seed: str, box: dict[str, str] | None) -> str:
    """In the worker: the choice of a bot."""
    seen = _view(view, box)
    return Random(f"{bot} {seed}").choice(list(seen.options)).text


def hint(view: str, seed: str, box: dict[str, str] | None) -> dict[str, Any]:
    """In the worker: what a good bot would do, and why."""
    return {"choice": choose("random", view, seed, box), "candidates": []}
