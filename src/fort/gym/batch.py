"""A batch is thousands of games that are stepped in one call, in this process or in several.

batch = Batch(1024, seats=2)
while learning:
    batch.step(choose(batch.observations, batch.masks))
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import fort
from fort.encoding import encoding
from fort.encoding.tables import Sight, Tables
from fort.gym.block import array_in, memory_for
from fort.gym.outcome import SHARE, known_reward, rewards_of
from fort.gym.processes import Told, Worker, split, totals


class Snapshot:
    """A snapshot is all games of a batch at one moment; only the batch that made it can go back to it."""

    def __init__(self, batch: "Batch", kept: list[Any]) -> None:
        self.batch = batch
        self.kept = kept


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
        if number < 1:
            raise ValueError(f"{number} games: expected at least one")
        if not 1 <= workers <= number:
            raise ValueError(f"{workers} workers: expected 1 to {number}, one for each game at most")
        coded = encoding(fort.new_game(seats, setup, box=box).components, seats)
        self.number, self.seats, self.setup, self.box = number, seats, setup, box
        self.reward = known_reward(reward)
        self.layout, self.actions = coded.layout, coded.actions
        memory = memory_for(number, coded.layout.size, shared=workers > 1)
        self.observations = array_in(memory, number)
        self.masks: NDArray[np.int8] = np.zeros((number, len(coded.actions)), np.int8)
        self.asked: NDArray[np.int8] = np.zeros(number, np.int8)
        self.legal: NDArray[np.int16] = np.zeros(0, np.int16)
        self._flat = self.masks.reshape(-1)
        self._ones: NDArray[np.int64] = np.zeros(0, np.int64)  # where the masks are 1
        self._firsts = np.arange(number) * len(coded.actions)
        self.rewards: NDArray[np.float32] = np.zeros((number, seats), np.float32)
        self.points: NDArray[np.int16] = np.zeros((number, seats), np.int16)
        self.done: NDArray[np.bool_] = np.zeros(number, np.bool_)
        self._tables: Tables | None = None
        self._block = self.observations.reshape(-1).data
        self._workers = [
            Worker(memory, part, number, (seats, setup, box))
            for part in split(number, workers)
            if workers > 1
        ]
        self.reset(seed)

    def reset(self, seed: str | int = 0) -> None:
        """Begins new games at all tables; the same seed deals the same ones."""
        if self._workers:
            self._told([("reset", str(seed))] * len(self._workers))
        else:
            self._tables = Tables(self.number, self.seats, self.setup, str(seed), 0, self.box)
        self._look()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Carries out one action in each game. If one of them is wrong, nothing happens in any game."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.number,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"the actions have shape {chosen.shape} and type {chosen.dtype}: "
                f"expected {self.number} whole numbers, one for each game"
            )
        self._check(chosen)
        if self._workers:
            self._see_all(self._told([("step", chosen[worker.part].tolist()) for worker in self._workers]))
        else:
            assert self._tables is not None
            self._see(self._tables.step(chosen.tolist(), self._block))

    def snapshot(self) -> Snapshot:
        """Keeps all games as they are, to be restored later."""
        if self._workers:
            return Snapshot(self, self._told([("snapshot", None)] * len(self._workers)))
        assert self._tables is not None
        return Snapshot(self, [self._tables.snapshot()])

    def restore(self, kept: Snapshot) -> None:
        """Goes back to a snapshot; it can be restored again and again."""
        if kept.batch is not self:
            raise ValueError("this snapshot is of another batch: expected one that this batch made")
        if self._workers:
            self._told([("restore", one) for one in kept.kept])
        else:
            assert self._tables is not None
            self._tables.restore(kept.kept[0])
        self._look()

    def close(self) -> None:
        """Ends the processes, if there are any. The arrays stay as they are."""
        for worker in self._workers:
            worker.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _told(self, orders: list[tuple[str, Any]]) -> list[Any]:
        """Tells each worker something, and waits for what they all say."""
        for worker, order in zip(self._workers, orders, strict=True):
            worker.tell(order)
        return [worker.hear() for worker in self._workers]

    def _check(self, chosen: NDArray[Any]) -> None:
        """Refuses all actions if one is wrong, and says what is wrong with it."""
        known = (chosen >= 0) & (chosen < len(self.actions))
        right = known & (self.masks[np.arange(self.number), np.where(known, chosen, 0)] == 1)
        if right.all():
            return
        at = int(np.argmin(right))
        action = int(chosen[at])
        if self._tables is not None:
            raise self._tables.error(at, action)
        worker = next(worker for worker in self._workers if at < worker.part.stop)
        worker.tell(("error", (at - worker.part.start, action)))
        raise worker.hear()

    def _look(self) -> None:
        """Looks at all games as they are."""
        if self._workers:
            self._see_all(self._told([("see", None)] * len(self._workers)))
        else:
            assert self._tables is not None
            self._see(self._tables.look(self._block))

    def _see(self, sight: Sight) -> None:
        seen = (sight.asked, sight.counts, sight.legal)
        self._note(totals(sight), [np.array(numbers, np.int16) for numbers in seen])

    def _see_all(self, parts: list[Told]) -> None:
        ended = [one for part in parts for one in part[0]]
        self._note(
            ended, [np.concatenate(arrays) for arrays in zip(*[part[1] for part in parts], strict=True)]
        )

    def _note(self, ended: list[tuple[int, list[tuple[int, int]]]], seen: list[NDArray[np.int16]]) -> None:
        """Has the arrays say what was seen."""
        self.asked[:], counts, self.legal = seen
        self.starts: NDArray[np.int32] = np.zeros(self.number + 1, np.int32)
        np.cumsum(counts, out=self.starts[1:])
        self._flat[self._ones] = 0
        self._ones = np.repeat(self._firsts, counts) + self.legal
        self._flat[self._ones] = 1
        self._end(ended)

    def _end(self, ended: list[tuple[int, list[tuple[int, int]]]]) -> None:
        self.done[:] = False
        self.rewards[:] = 0.0
        self.points[:] = 0
        for at, scores in ended:
            self.done[at] = True
            self.rewards[at] = rewards_of(scores, self.reward)
            self.points[at] = [total for total, _ in scores]
