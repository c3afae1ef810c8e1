"""Thinking time by seat. Time is given in seconds since 1970; nothing here looks at a watch."""

from collections.abc import Iterable, Mapping
from typing import Any

GRACE = 60.0  # seconds at least for somebody who comes back


class Clocks:
    """Live: minutes for the game and an increment a decision. Slow: so many hours for each decision."""

    def __init__(self, pace: Mapping[str, Any], seats: int) -> None:
        self.kind: str = pace["kind"]
        self.increment = float(pace.get("increment", 0))
        self.whole: float = (
            60.0 * pace["minutes"] if self.kind == "live" else 3600.0 * pace.get("hours_per_decision", 0)
        )
        self.left = [self.whole] * seats
        self.running: dict[int, float] = {}  # asked seats, and since when

    def ask(self, seats: Iterable[int], at: float) -> None:
        for seat in seats:
            self.running[seat] = at

    def stop(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.running.pop(seat, None)

    def spent(self, seat: int, now: float) -> float:
        """What this decision took so far."""
        return max(0.0, now - self.running[seat]) if seat in self.running else 0.0

    def decided(self, seat: int, spent: float) -> None:
        self.running.pop(seat, None)
        if self.kind == "live":
            self.left[seat] = max(0.0, self.left[seat] - spent) + self.increment

    def pause(self, spent: Mapping[int, float]) -> None:
        self.running.clear()
        if self.kind == "live":
            for seat, seconds in spent.items():
                self.left[seat] = max(0.0, self.left[seat] - seconds)

    def give(self, seat: int) -> None:
        """Somebody comes back and needs time to look around."""
        self.left[seat] = max(self.left[seat], min(GRACE, self.whole))

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is up."""
        if self.kind == "none" or seat not in self.running:
            return None
        found: float = self.running[seat] + self.left[seat]
        return found

    def to_json(self, now: float) -> list[dict[str, Any]] | None:
        if self.kind == "none":
            return None
        return [
            {
                "seat": seat,
                "seconds": round(max(0.0, left - self.spent(seat, now)), 1),
                "running": seat in self.running,
            }
            for seat, left in enumerate(self.left)
        ]
