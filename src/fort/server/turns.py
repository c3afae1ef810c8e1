"""Whose turn it is: a few places, many who wait. Some kinds come first; within a kind everybody in turn."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from fort.server.refusal import Refusal

P = TypeVar("P")
Rank = Callable[[], int]  # it may change while somebody waits; lower ones come first
AGAIN = 2  # seconds after which somebody who was sent away may try again


def first() -> int:
    return 0


class Turns(Generic[P]):
    """Hands out places. Who asks a hundred times gets one turn for each turn of whoever asks once."""

    def __init__(self, places: list[P], most: int | None = None, each: int | None = None) -> None:
        self.free = list(places)
        self.most = most  # that wait
        self.each = each  # of them, of one
        self.noticed: Callable[[], None] = lambda: None  # that somebody waits
        self.waiting: OrderedDict[str, dict[asyncio.Future[P], Rank]] = (
            OrderedDict()
        )  # who is next comes first

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def count(self, rank: int, each: int) -> int:
        """How many of this rank or before it wait; of one, so many count at most."""
        found = 0
        for asked in self.waiting.values():
            found += min(each, sum(1 for found in asked.values() if found() <= rank))
        return found

    async def take(self, who: str, rank: Rank = first) -> P:
        """A place; `leave` gives it back."""
        if self.most is not None and len(self) >= self.most:
            raise busy()
        if self.each is not None and len(self.waiting.get(who, ())) >= self.each:
            raise busy()
        asked: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, {})[asked] = rank
        self._next()
        self.noticed()
        try:
            return await asked
        except asyncio.CancelledError:
            if asked.done() and not asked.cancelled():
                self.leave(asked.result())
            else:
                self._remove(who, asked)
            raise

    def leave(self, place: P) -> None:
        self.free.append(place)
        self._next()

    def _next(self) -> None:
        while self.free and self.waiting:
            who, asked = min(
                ((who, asked) for who, all_asked in self.waiting.items() for asked in all_asked),
                key=lambda found: self.waiting[found[0]][found[1]](),
            )
            self._remove(who, asked)
            if who in self.waiting:
                self.waiting.move_to_end(who)
            if not asked.done():
                asked.set_result(self.free.pop(0))

    def _remove(self, who: str, asked: "asyncio.Future[P]") -> None:
        if asked in self.waiting.get(who, ()):
            del self.waiting[who][asked]
            if not self.waiting[who]:
                del self.waiting[who]


def busy() -> Refusal:
    return Refusal(503, "busy", f"Too many wait for this: try again in {AGAIN} s.", seconds=AGAIN)
