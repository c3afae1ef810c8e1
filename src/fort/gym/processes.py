"""A worker is a process that plays some of the games of a batch, and writes what is seen to shared memory."""

import multiprocessing
import signal
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fort.box import Box
from fort.encoding.tables import Sight, Tables
from fort.gym.block import array_in

Settings = tuple[int, str, Box | None]
Told = tuple[list[tuple[int, list[tuple[int, int]]]], list[NDArray[np.int16]]]
ENDED: Final = "a process of the batch has ended: make a new batch"
PATIENCE: Final = 5.0  # seconds for a process to end by itself


class WorkerEnded(RuntimeError):
    """A process of a batch has ended by itself."""


def split(number: int, workers: int) -> list[slice]:
    """Divides the games among workers, as evenly as can be."""
    ends = [number * worker // workers for worker in range(workers + 1)]
    return [slice(ends[worker], ends[worker + 1]) for worker in range(workers)]


def totals(sight: Sight) -> list[tuple[int, list[tuple[int, int]]]]:
    """Gives totals and ranks of the games that ended."""
    return [(at, [(score.total, score.rank) for score in scores]) for at, scores in sight.ended]


class Worker:
    """This end of a worker takes orders and gives answers."""

    def __init__(self, memory: Any, part: slice, number: int, settings: Settings) -> None:
        self.part = part
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(
            target=work, args=(other, memory, part, number, settings), daemon=True
        )
        self._process.start()
        other.close()

    def tell(self, order: tuple[str, Any]) -> None:
        try:
            self._line.send(order)
        except OSError:
            raise WorkerEnded(ENDED) from None

    def hear(self) -> Any:
        try:
            return self._line.recv()
        except (EOFError, OSError):
            raise WorkerEnded(ENDED) from None

    def close(self) -> None:
        self._line.close()
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.terminate()


class Desk:
    """A desk is the other end: the games, and what was kept of them."""

    def __init__(self, memory: Any, part: slice, number: int, settings: Settings) -> None:
        self.part = part
        self.settings = settings
        self.block = array_in(memory, number)[part].reshape(-1).data
        self.tables = self._begin("")
        self.kept: list[Any] = []

    def _begin(self, seed: str) -> Tables:
        seats, setup, box = self.settings
        return Tables(self.part.stop - self.part.start, seats, setup, seed, self.part.start, box)

    def _told(self, sight: Sight) -> Told:
        """Makes arrays of what was seen, to be sent."""
        ended = [(at + self.part.start, scores) for at, scores in totals(sight)]
        return ended, [np.array(one, np.int16) for one in (sight.asked, sight.counts, sight.legal)]

    def answer(self, order: str, fact: Any) -> Any:
        if order == "reset":
            self.tables = self._begin(fact)
        elif order == "error":
            return self.tables.error(*fact)
        elif order == "step":
            return self._told(self.tables.step(fact, self.block))
        elif order == "see":
            return self._told(self.tables.look(self.block))
        elif order == "snapshot":
            self.kept.append(self.tables.snapshot())
            return len(self.kept) - 1
        elif order == "restore":
            self.tables.restore(self.kept[fact])
        return None


def work(line: Connection, memory: Any, part: slice, number: int, settings: Settings) -> None:
    """Answers orders until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    desk = Desk(memory, part, number, settings)
    while True:
        try:
            order, fact = line.recv()
        except (EOFError, OSError):
            return
        line.send(desk.answer(order, fact))
