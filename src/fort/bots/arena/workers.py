"""Many games at once: in this process, in a pool of processes, or on a Ray cluster."""

import importlib
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from fort.bots.arena.journal import fingerprint

T = TypeVar("T")
Work = Callable[[int], T]

LARGEST_BATCH: Final = 16  # games sent to a machine at once
PATIENCE: Final = 10  # seconds
BATCHES_EACH: Final = 4  # at least, for each core of the cluster


class WorkersError(Exception):
    """The games cannot be played, or not there."""


def done(work: Work[T], numbers: Sequence[int], workers: int = 1, cluster: str | None = None) -> Iterator[T]:
    """What the work comes to for each number, in the order in which it is done."""
    if cluster is not None:
        return on_ray(work, numbers, cluster)
    return in_pool(work, numbers, workers) if workers > 1 and len(numbers) > 1 else map(work, numbers)


def in_pool(work: Work[T], numbers: Sequence[int], workers: int) -> Iterator[T]:
    """Whoever stops listening ends the processes at once."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_begin)
    try:
        for job in as_completed([pool.submit(work, number) for number in numbers]):
            yield job.result()
        pool.shutdown()
    except BrokenProcessPool:
        raise WorkersError("a process that played ended by itself: is there enough memory?") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()


def _begin() -> None:
    """Ctrl-C and standard output are for the process that listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr


def on_ray(work: Work[T], numbers: Sequence[int], address: str) -> Iterator[T]:
    """The same in batches on a Ray cluster, whose machines must have the same Fort."""
    ray = _ray()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    _reach(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise WorkersError(f"no Ray cluster at '{address}': {error}") from None
    try:
        yield from _batches_on(ray, work, numbers)
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Ray itself would wait for minutes for somebody who is not there; `auto` and `local` have no port."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise WorkersError(f"no Ray cluster at '{address}': {error}") from None


def _batches_on(ray: Any, work: Work[T], numbers: Sequence[int]) -> Iterator[T]:
    remote = ray.remote(max_retries=3)(played)
    cores = int(ray.cluster_resources().get("CPU", 1))
    size = max(1, min(LARGEST_BATCH, len(numbers) // (cores * BATCHES_EACH)))
    waiting = [
        remote.remote(work, numbers[at : at + size], fingerprint()) for at in range(0, len(numbers), size)
    ]
    while waiting:
        ready, waiting = ray.wait(waiting)
        try:
            yield from ray.get(ready[0])
        except ray.exceptions.RayTaskError as error:
            raise WorkersError(f"a machine of the cluster could not play: {error.cause}") from None


def played(work: Work[T], numbers: Sequence[int], code: str) -> list[T]:
    """A batch, on a machine that must play as ours does."""
    if fingerprint() != code:
        raise WorkersError("its Fort is not the same as ours: install the same version there")
    return [work(number) for number in numbers]


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise WorkersError("Ray is not installed: pip install 'fort-game[ray]'") from None
