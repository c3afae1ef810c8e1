"""The games of a batch are played by workers in processes of their own, or here; both take orders."""

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
Order = tuple[str, Any]
Ended = tuple[int, list[tuple[int, int]]]  # a game that ended, with totals and ranks by seat
ENDED: Final = "a process of the batch has ended: make a new batch"
PATIENCE: Final = 5.0  # seconds for a process to end by itself


class WorkerEnded(RuntimeError):
    """A process of a batch has ended by itself."""


def split(number: int, workers: int) -> list[slice]:
    """Divides the games among workers, as evenly as can be."""
    ends = [number * worker // workers for worker in range(workers + 1)]
    return [slice(ends[worker], ends[worker + 1]) for worker in range(workers)]


class Worker:
    """This is our end of a process that plays some of the games; it writes observations to shared memory."""

    def __init__(self, memory: Any, part: slice, number: int, settings: Settings) -> None:
        self.part = part
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(
            target=work, args=(other, memory, part, number, settings), daemon=True
        )
        self._process.start()
        other.close()

    def tell(self, order: Order) -> None:
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
    """A desk is where orders are carried out: it has the games, and what was kept of them."""

    def __init__(self, memory: Any, part: slice, number: int, settings: Settings) -> None:
        self.part = part
        self.settings = settings
        self.block = array_in(memory, number)[part].reshape(-1).data
        self.tables = self._begin("")
        self.kept: dict[int, Any] = {}

    def answer(self, order: str, fact: Any) -> Any:
        match order:
            case "step":
                return self._seen(self.tables.step(fact, self.block))
            case "error":
                return self.tables.error(*fact)
            case "reset":
                self.tables = self._begin(fact)
            case "snapshot":
                number, forgotten = fact
                self.kept[number] = self.tables.snapshot()
                for other in forgotten:
                    del self.kept[other]
                return None
            case "restore":
                self.tables.restore(self.kept[fact])
        return self._seen(self.tables.look(self.block))

    def _begin(self, seed: str) -> Tables:
        seats, setup, box = self.settings
        return Tables(self.part.stop - self.part.start, seats, setup, seed, self.part.start, box)

    def _seen(self, sight: Sight) -> tuple[list[Ended], list[NDArray[np.int16]]]:
        """Makes arrays of what was seen, which can be sent."""
        ended = [
            (self.part.start + at, [(score.total, score.rank) for score in scores])
            for at, scores in sight.ended
        ]
        return ended, [np.array(one, np.int16) for one in (sight.asked, sight.counts, sight.legal)]


class Here:
    """The games are played in this process: an order is carried out at once."""

    def __init__(self, memory: Any, part: slice, number: int, settings: Settings) -> None:
        self.part = part
        self._desk = Desk(memory, part, number, settings)
        self._said: Any = None

    def tell(self, order: Order) -> None:
        self._said = self._desk.answer(*order)

    def hear(self) -> Any:
        return self._said

    def close(self) -> None:
        """There is nothing to end."""


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
