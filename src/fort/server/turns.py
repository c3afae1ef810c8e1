"""Whose turn it is: a few places, many who wait. Some kinds come first; within a kind everybody in turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

from fort.server.refusal import Refusal

P = TypeVar("P")
AGAIN = 2  # seconds after which somebody who was sent away may try again


class Turns(Generic[P]):
    """Hands out places. Who asks a hundred times gets one turn for each turn of whoever asks once."""

    def __init__(self, places: list[P], most: int | None = None, each: int | None = None) -> None:
        self.free = list(places)
        self.most = most  # that wait
        self.each = each  # of them, of one
        self.noticed: Callable[[], None] = lambda: None  # that somebody waits
        self.waiting: dict[int, OrderedDict[str, deque[asyncio.Future[P]]]] = {}

    def __len__(self) -> int:
        return sum(len(asked) for ring in self.waiting.values() for asked in ring.values())

    def asked_by(self, who: str) -> int:
        return sum(len(ring[who]) for ring in self.waiting.values() if who in ring)

    def share(self, rank: int, each: int) -> int:
        """How many of this rank or before it wait; of one, so many count at most."""
        rings = [ring for before, ring in self.waiting.items() if before <= rank]
        return sum(min(each, len(asked)) for ring in rings for asked in ring.values())

    async def take(self, who: str, rank: int = 0) -> P:
        """A place; `leave` gives it back. Lower ranks come first."""
        if self.most is not None and len(self) >= self.most:
            raise busy()
        if self.each is not None and self.asked_by(who) >= self.each:
            raise busy()
        asked: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(rank, OrderedDict()).setdefault(who, deque()).append(asked)
        self._next()
        self.noticed()
        try:
            return await asked
        except asyncio.CancelledError:
            if asked.done() and not asked.cancelled():
                self.leave(asked.result())
            else:
                self._forget(who, rank, asked)
            raise

    def leave(self, place: P) -> None:
        self.free.append(place)
        self._next()

    def _next(self) -> None:
        while self.free and self.waiting:
            rank = min(self.waiting)
            ring = self.waiting[rank]
            who, asked = next(iter(ring.items()))
            first = asked.popleft()
            ring.move_to_end(who)
            self._tidy(who, rank)
            if not first.done():
                first.set_result(self.free.pop(0))

    def _forget(self, who: str, rank: int, asked: "asyncio.Future[P]") -> None:
        if rank in self.waiting and asked in self.waiting[rank].get(who, ()):
            self.waiting[rank][who].remove(asked)
            self._tidy(who, rank)

    def _tidy(self, who: str, rank: int) -> None:
        if not self.waiting[rank][who]:
            del self.waiting[rank][who]
        if not self.waiting[rank]:
            del self.waiting[rank]


def busy() -> Refusal:
    return Refusal(503, "busy", f"Too many wait for this: try again in {AGAIN} s.", seconds=AGAIN)
