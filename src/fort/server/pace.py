"""Time and chance, given from outside so that tests can hold them still."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Protocol

# Seconds until a bot, or a seat for which an order answers, has answered a question of this kind.
SPANS = {
    "play": (0.5, 0.9),  # a turn begins: everybody looks up
    "follow": (0.25, 0.55),
    "recruit": (0.3, 0.6),
    "taken back": (1.8, 2.2),  # what an order makes final could be taken back until then
}
SHORTLY = (0.12, 0.3)  # everything else: steps of one play


class WallClock(Protocol):
    """What the server knows the time from."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep_until(self, when: float) -> None: ...

    def call_at(self, when: float, do: Callable[[], object]) -> Callable[[], None]:
        """Does something later; calling what it returns calls it off."""


class RealClock:
    """Looks at the wall once and counts from there: whoever sets the wall clock, or lets the machine sleep,
    takes nobody's time."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._steady = steady
        self._zero = wall() - steady()

    def now(self) -> float:
        return self._zero + self._steady()

    async def sleep_until(self, when: float) -> None:
        await asyncio.sleep(max(0.0, when - self.now()))

    def call_at(self, when: float, do: Callable[[], object]) -> Callable[[], None]:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), do).cancel


class Pace:
    """When an answer nobody has to think about is given. It is drawn before anybody looks at the options:
    how long a seat takes must not tell what it could have done.  R17"""

    def __init__(self, random: Random, scale: float) -> None:
        self.random = random
        self.scale = scale

    def delay(self, kind: str, budget: float = 0.0) -> float:
        """Seconds until such a question is answered, by somebody who may think for `budget` seconds."""
        return self.scale * (budget + self.random.uniform(*SPANS.get(kind, SHORTLY)))

    def release(self, asked: float, kind: str, budget: float, now: Callable[[], float]) -> "Release":
        return Release(self, asked, kind, budget, now)


class Release:
    """The moment of an answer: the one drawn, or if thinking took longer, one drawn anew behind it."""

    def __init__(self, pace: Pace, asked: float, kind: str, budget: float, now: Callable[[], float]) -> None:
        self.pace = pace
        self.now = now
        self.kind = kind
        self.budget = budget
        self.drawn = asked + pace.delay(kind, budget)

    def when(self) -> float:
        while self.pace.scale and self.drawn < self.now():
            self.drawn += self.pace.delay(self.kind, self.budget)
        return self.drawn
