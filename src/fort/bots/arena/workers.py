"""Many games at once: in this process, in a pool of processes, or on a Ray cluster."""

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from fort.bots.arena.cluster import WorkersError, on_ray

T = TypeVar("T")
Work = Callable[[int], T]


def done(
    work: Work[T],
    numbers: Sequence[int],
    workers: int = 1,
    cluster: str | None = None,
    files: Mapping[str, str] | None = None,
) -> Iterator[T]:
    """What the work comes to for each number, in the order in which it is done.

    A cluster is sent the files of bots that its machines do not have.
    """
    if cluster is not None:
        return on_ray(work, numbers, cluster, files)
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
