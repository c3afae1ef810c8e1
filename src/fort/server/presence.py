"""Who is away from a table, and how long that is no reason to decide without them."""

import math
from collections.abc import Collection, Mapping
from typing import Any

from fort.server.sitting import Sitting

GRACE = {"live": 60.0, "none": 300.0, "slow": math.inf}  # seconds; in a slow game the clock alone decides


class Presence:
    """Remembers since when guests are away. Nobody is, for longer than this process could have seen them."""

    def __init__(self, now: float) -> None:
        self._began = now
        self._here: set[str] = set()
        self._left: dict[str, float] = {}

    def away(self, seated: Collection[str], here: Collection[str], now: float) -> dict[str, float]:
        """Those who are not here now, and since when."""
        for guest in self._here.difference(here):
            self._left[guest] = now
        self._here = set(here)
        return {guest: self._left.get(guest, self._began) for guest in seated if guest not in self._here}


def grace_ends(sitting: Sitting, since: float) -> float:
    """When somebody who left then counts as gone. In a pause nobody does; after it the grace begins anew."""
    return math.inf if sitting.paused else max(since, sitting.resumed) + GRACE[sitting.clocks.kind]


def gone(sitting: Sitting, away: Mapping[str, float], now: float) -> list[str]:
    """Those who play and have no say, because they left too long ago."""
    return [guest for guest in sitting.people() if guest in away and grace_ends(sitting, away[guest]) <= now]


def away_json(sitting: Sitting, away: Mapping[str, float], now: float) -> dict[str, dict[str, Any]]:
    """For each of them: how many seconds, and after how many more they count as gone."""
    found = {}
    for guest, since in away.items():
        left = grace_ends(sitting, since) - now
        grace = None if math.isinf(left) else round(max(0.0, left), 1)
        found[guest] = {"seconds": round(max(0.0, now - since), 1), "grace": grace}
    return found
