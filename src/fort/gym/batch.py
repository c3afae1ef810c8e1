"""A batch is thousands of games that are stepped in one call, in this process or in several.

batch = Batch(1024, seats=2)
while learning:
    batch.step(choose(batch.observations, batch.masks))
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import index
from threading import Lock
from typing import Any, NoReturn
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

import fort
from fort.encoding import WrongAction, encoding
from fort.gym.block import array_in, memory_for
from fort.gym.outcome import SHARE, known_reward, rewards_of
from fort.gym.processes import Ended, Here, Order, Worker, split


class Snapshot:
    """A snapshot is all games of a batch at one moment; only the batch that made it can go back to it."""

    def __init__(self, batch: "Batch", number: int) -> None:
        self.batch = batch
        self.number = number


class Batch:
    """So many games are played at once; a game that ends is followed by a new one in its place.

    After `reset` and each `step`, arrays say what is the case. `observations` (games, size), `masks` (games,
    actions) and `asked` (games) are of whoever is asked, and are written over by the next step. `legal` and
    `starts` are new each time: the legal actions of game g are `legal[starts[g]:starts[g + 1]]`. `done`
    (games) says which games have just ended, and `rewards` and `points` (games, seats) what they came to.
    """

    def __init__(
        self,
        number: int,
        seats: int = 2,
        setup: str = "basic",
        *,
        reward: str = SHARE,
        seed: str | int = 0,
        workers: int = 1,
        box: fort.Box | None = None,
    ) -> None:
        number, workers = index(number), index(workers)
        if number < 1:
            raise ValueError(f"{number} games: expected at least one")
        if not 1 <= workers <= number:
            raise ValueError(f"{workers} workers: expected 1 to {number}, one for each game at most")
        coded = encoding(fort.new_game(seats, setup, box=box).components, seats)
        self.number, self.seats, self.setup = number, seats, setup
        self.reward = known_reward(reward)
        self.layout, self.actions = coded.layout, coded.actions
        memory = memory_for(number, coded.layout.size, shared=workers > 1)
        self.observations = array_in(memory, number)
        self.masks: NDArray[np.int8] = np.zeros((number, len(coded.actions)), np.int8)
        self.asked: NDArray[np.int8] = np.zeros(number, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((number, seats), np.float32)
        self.points: NDArray[np.int16] = np.zeros((number, seats), np.int16)
        self.done: NDArray[np.bool_] = np.zeros(number, np.bool_)
        self._flat = self.masks.reshape(-1)
        self._ones: NDArray[np.int64] = np.zeros(0, np.int64)  # where the masks are 1
        self._games = np.arange(number)
        self._snapshots = 0
        self._forgotten: list[int] = []  # snapshots that nobody has any more
        kind = Worker if workers > 1 else Here
        self._workers = [kind(memory, part, number, (seats, setup, box)) for part in split(number, workers)]
        self.reset(seed)

    def reset(self, seed: str | int = 0) -> None:
        """Begins new games at all tables; the same seed deals the same ones."""
        with self._anew():
            self._see(self._all("reset", str(seed)))

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Carries out one action in each game. If one of them is wrong, nothing happens in any game."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.number,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"the actions have shape {chosen.shape} and type {chosen.dtype}: "
                f"expected {self.number} whole numbers, one for each game"
            )
        with self._alone():
            self._check(chosen)
            self._see(self._told([("step", chosen[worker.part].tolist()) for worker in self._workers]))

    def snapshot(self) -> Snapshot:
        """Keeps all games as they are, to be restored later."""
        with self._alone():
            self._snapshots += 1
            forgotten = [self._forgotten.pop() for _ in self._forgotten[:]]
            self._all("snapshot", (self._snapshots, forgotten))
            kept = Snapshot(self, self._snapshots)
            finalize(kept, self._forgotten.append, kept.number)
            return kept

    def restore(self, kept: Snapshot) -> None:
        """Goes back to a snapshot; it can be restored again and again."""
        if not isinstance(kept, Snapshot) or kept.batch is not self:
            raise ValueError("this snapshot is of another batch: expected one that this batch made")
        with self._anew():
            self._see(self._all("restore", kept.number))

    def close(self) -> None:
        """Ends the processes, if there are any. The arrays stay as they are."""
        for worker in self._workers:
            worker.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a batch is neither pickled nor copied: make another one, or use snapshot()")

    # Orders to those who play.

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Refuses a second order at the same time, or after one that was interrupted."""
        free = self._free
        if not free.acquire(blocking=False):
            raise RuntimeError(
                "another thread uses this batch, or a step of it was interrupted: "
                "give each thread a batch of its own; after an interruption, reset() or restore()"
            )
        try:
            yield
        except WrongAction:
            free.release()
            raise
        free.release()

    @contextmanager
    def _anew(self) -> Iterator[None]:
        self._free = Lock()
        with self._alone():
            yield

    def _all(self, order: str, fact: object) -> list[Any]:
        return self._told([(order, fact)] * len(self._workers))

    def _told(self, orders: list[Order]) -> list[Any]:
        """Tells each worker something, and waits for what they all say."""
        try:
            for worker, order in zip(self._workers, orders, strict=True):
                worker.tell(order)
            return [worker.hear() for worker in self._workers]
        except BaseException:
            self.close()  # else the next order would hear what is said to this one
            raise

    def _check(self, chosen: NDArray[Any]) -> None:
        """Refuses all actions if one is wrong, and says what is wrong with it."""
        right = np.zeros(self.number, np.bool_)
        right[self._of_game[chosen[self._of_game] == self.legal]] = True
        if right.all():
            return
        at = int(np.argmin(right))
        worker = next(worker for worker in self._workers if at < worker.part.stop)
        worker.tell(("error", (at - worker.part.start, int(chosen[at]))))
        raise worker.hear()

    # What is seen.

    def _see(self, parts: list[tuple[list[Ended], list[NDArray[np.int16]]]]) -> None:
        """Has the arrays say what was seen."""
        self.asked[:], counts, self.legal = [
            np.concatenate(arrays) for arrays in zip(*[arrays for _, arrays in parts], strict=True)
        ]
        self.legal.flags.writeable = False  # actions are compared with them
        self.starts: NDArray[np.int32] = np.zeros(self.number + 1, np.int32)
        np.cumsum(counts, out=self.starts[1:])
        self._of_game = np.repeat(self._games, counts)
        self._flat[self._ones] = 0
        self._ones = self._of_game * len(self.actions) + self.legal
        self._flat[self._ones] = 1
        self._end([one for ended, _ in parts for one in ended])

    def _end(self, ended: list[Ended]) -> None:
        self.done[:] = False
        self.rewards[:] = 0.0
        self.points[:] = 0
        for at, scores in ended:
            self.done[at] = True
            self.rewards[at] = rewards_of(scores, self.reward)
            self.points[at] = [total for total, _ in scores]
