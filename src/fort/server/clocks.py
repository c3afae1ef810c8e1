"""Thinking time by seat. Time is given in seconds since 1970; nothing here looks at a watch."""

from collections.abc import Iterable, Mapping
from typing import Any

GRACE = 60.0  # seconds at least for somebody who comes back, and for all when the server does
TICK = 3 * 3600.0  # seconds at most between two notes of how long a slow decision has taken so far


class Clocks:
    """Live: minutes for the game and an increment a decision. Slow: so many hours for each decision.

    They run while a server does: a question that was put before `earliest`, when this one began, counts
    from there, with what was noted of it before.
    """

    def __init__(self, pace: Mapping[str, Any], seats: int, earliest: float) -> None:
        self.kind: str = pace["kind"]
        self.earliest = earliest
        self.increment = float(pace.get("increment", 0))
        self.whole: float = (
            60.0 * pace["minutes"] if self.kind == "live" else 3600.0 * pace.get("hours_per_decision", 0)
        )
        self.left = [self.whole] * seats
        self.noted = [0.0] * seats  # seconds of this decision that were written down
        self.running: dict[int, float] = {}  # asked seats, and since when

    def ask(self, seats: Iterable[int], at: float) -> None:
        for seat in seats:
            self.running[seat] = max(at, self.earliest)
            self.noted[seat] = 0.0

    def stop(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.running.pop(seat, None)

    def no_later(self, now: float) -> None:
        """What a clock that went ahead wrote into the future runs from now."""
        self.running = {seat: min(at, now) for seat, at in self.running.items()}

    def note(self, spent: Mapping[int, float], at: float) -> None:
        """Seats have thought for so long already: that stays known if the server goes away."""
        for seat, seconds in spent.items():
            self.running[seat] = max(at, self.earliest)
            self.noted[seat] = seconds

    def notes(self) -> dict[int, float]:
        """When to note next, by seat: slow decisions outlive servers."""
        if self.kind != "slow":
            return {}
        return {seat: at + min(TICK, self.whole / 8) for seat, at in self.running.items()}

    def spent(self, seat: int, now: float) -> float:
        """What this decision took so far."""
        return self.noted[seat] + max(0.0, now - self.running[seat]) if seat in self.running else 0.0

    def decided(self, seat: int, spent: float) -> None:
        self.running.pop(seat, None)
        if self.kind == "live":
            self.left[seat] = max(0.0, self.left[seat] - spent) + self.increment

    def use(self, spent: Mapping[int, float]) -> None:
        """Time that is gone without a decision: the game pauses, or a bot takes over."""
        for seat, seconds in spent.items():
            self.running.pop(seat, None)
            if self.kind == "live":
                self.left[seat] = max(0.0, self.left[seat] - seconds)

    def give(self, seat: int) -> None:
        """Somebody comes back and needs time to look around."""
        self.left[seat] = max(self.left[seat], min(GRACE, self.whole))

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is up."""
        if self.kind == "none" or seat not in self.running:
            return None
        since = self.running[seat]
        left: float = self.left[seat] - self.noted[seat]
        return since + (max(left, GRACE) if since == self.earliest else left)

    def to_json(self, now: float) -> list[dict[str, Any]] | None:
        if self.kind == "none":
            return None
        return [
            {"seat": seat, "seconds": round(self._shown(seat, now), 1), "running": seat in self.running}
            for seat in range(len(self.left))
        ]

    def _shown(self, seat: int, now: float) -> float:
        deadline = self.deadline(seat)
        return self.left[seat] if deadline is None else max(0.0, deadline - now)
