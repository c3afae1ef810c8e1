"""How much a bot may think: `expert@100ms`, `master@2s`, `master@500sims`."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

_FORM = re.compile(r"(\d+(?:\.\d+)?)(ms|s|sims)")
ENOUGH: Final = 0.995  # of the time: the rest is for the answer

# By what seconds are counted: at a table by the clock on the wall.
_clock: ContextVar[Callable[[], float]] = ContextVar("clock", default=time.perf_counter)


@contextmanager
def own_time() -> Iterator[None]:
    """Within it seconds are those that the thread itself has worked: whoever works beside it takes none."""
    before = _clock.set(time.thread_time)
    try:
        yield
    finally:
        _clock.reset(before)


def now() -> float:
    """The time by which budgets are counted."""
    return _clock.get()()


@dataclass(frozen=True)
class Budget:
    """Seconds, or a number of simulations; with simulations a bot always answers the same."""

    seconds: float | None = None
    simulations: int | None = None

    def __str__(self) -> str:
        if self.simulations is not None:
            return f"{self.simulations}sims"
        assert self.seconds is not None
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{self.seconds * 1000:g}ms"

    @staticmethod
    def read(text: str) -> "Budget":
        """The budget that stands after the @ of a bot's name."""
        form = _FORM.fullmatch(text.strip())
        if form is None or float(form[1]) <= 0:
            raise ValueError(f"'{text}' is no budget: expected for example 100ms, 1s or 500sims")
        number, unit = float(form[1]), form[2]
        if unit == "sims":
            if number != int(number):
                raise ValueError(f"'{text}' is no budget: expected a whole number of simulations")
            return Budget(simulations=int(number))
        return Budget(seconds=number / 1000 if unit == "ms" else number)

    def spend(self, simulate: Callable[[], None], clear: Callable[[int, float], bool], done: int = 0) -> None:
        """Simulates until the budget is used up, or the case is clear after so many, with so many to come."""
        start = now()
        fresh = 0
        while True:
            simulate()
            fresh += 1
            if self.simulations is not None:
                left = float(self.simulations - done - fresh)
            else:
                assert self.seconds is not None
                spent = max(1e-6, now() - start)
                left = fresh * (self.seconds * ENOUGH - spent) / spent
            if left <= 0 or clear(done + fresh, left):
                return
