"""The deal of the day as the wire tells it: what is sealed stays so, and results stand beside each other."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fort.review import better_than, datum
from fort.server import deals
from fort.server.days import day_of, end_of
from fort.server.deals import SEATS, Deal, Try
from fort.server.telling import iso
from fort.text.reviews import luck_saying, share_sayings

Json = dict[str, Any]
ENOUGH = 20  # players from whom on one is compared by a part of them
BARS = 15
MARKS = {"g": "good", "d": "doubtful", "m": "mistake", "b": "blunder"}


@dataclass(frozen=True)
class Day:
    """All that is known of a day when somebody asks."""

    deal: Deal
    tomorrow: Deal | None
    mine: list[Try]  # of all days
    results: list[float]
    now: float

    @property
    def over(self) -> bool:
        return end_of(self.deal.day) <= self.now

    @property
    def kept(self) -> Try | None:
        return next((each for each in self.mine if each.day == self.deal.day), None)


def day_json(day: Day) -> Json:
    """A day as one guest may know it."""
    kept = day.kept
    played = [each.day for each in day.mine if each.state in deals.PLAYED]
    streak, longest = deals.streaks(played, day_of(day.now))
    return {
        **deal_json(day),
        **compared_json(day),
        "state": state_of(kept, not day.over),
        "table": None if kept is None else kept.table,
        "yours": None if kept is None else yours_json(day.deal, kept, day.results, streak),
        "streak": streak,
        "longest": longest,
    }


def deal_json(day: Day) -> Json:
    """What everybody may know of the cards and the rivals."""
    deal, over = day.deal, day.over
    rivals = [(seat, name) for seat, name in enumerate(deal.seated) if name is not None]
    return {
        "day": deal.day,
        "number": deal.number,
        "ends": iso(end_of(deal.day)),
        "seconds": max(0, math.ceil(end_of(deal.day) - day.now)),
        "seal": deal.seal.commitment,
        "next_seal": None if over or day.tomorrow is None else day.tomorrow.seal.commitment,
        "seed": deal.seed if over else None,
        "salt": deal.salt if over else None,
        "seat": deal.seat,
        "kids": deal.kids,
        "rivals": [{"seat": seat, "bot": name, "level": name.partition("@")[0]} for seat, name in rivals],
    }


def compared_json(day: Day) -> Json:
    """What all reached, people and bots."""
    kept = day.kept
    marks = json.loads(day.deal.marks or "[]")
    every = [*day.results, *(mark["adjusted_points"] for mark in marks)]
    return {
        "players": len(day.results),
        "datum": round(datum(every), 2) if every else None,
        "bars": bars(day.results, None if kept is None or kept.late else kept.adjusted),
        "bots": marks,
    }


def state_of(kept: Try | None, today: bool) -> str:
    return kept.state if kept is not None else "open" if today else "missed"


def calendar_json(day: str, kept: Try | None, today: bool) -> Json:
    result = None if kept is None else kept.reached
    return {
        "day": day,
        "number": Deal(day, "", "", "").number,
        "state": state_of(kept, today),
        "rank": None if result is None else result["rank"],
        "adjusted_points": None if kept is None else kept.adjusted,
    }


def yours_json(deal: Deal, kept: Try, results: Sequence[float], streak: int) -> Json | None:
    """What somebody reached, compared with the others."""
    found = kept.reached
    if found is None:
        return None
    names = ("rank", "points", "result", "luck_points", "adjusted_points", "luck", "adjusted")
    told: Json = {name: found.get(name) for name in names}
    done = kept.state == "done"
    compared = done and not kept.late and kept.adjusted is not None
    others = list(results)
    if compared and kept.adjusted in others:
        others.remove(kept.adjusted)
    marks: str = found.get("marks", "")
    lines = (
        share_sayings(
            deal.number, found["rank"], SEATS, marks, found["adjusted_points"], found["luck_points"], streak
        )
        if done
        else None
    )
    return told | {
        "late": kept.late,
        "told": luck_saying(told["luck_points"]),
        "better_than": better_than(kept.adjusted or 0.0, others)
        if compared and len(results) >= ENOUGH
        else None,
        "place": 1 + sum(other > (kept.adjusted or 0.0) for other in others) if compared else None,
        "marks": [MARKS[mark] for mark in marks] if done else None,
        "share": lines,
    }


def bars(results: Sequence[float], own: float | None) -> list[Json]:
    """How many reached how much, in bars of the same width."""
    if not results:
        return []
    low, high = math.floor(min(results)), math.floor(max(results))
    width = max(1, math.ceil((high - low + 1) / BARS))
    found = []
    for least in range(low, high + 1, width):
        inside = [each for each in results if least <= each < least + width]
        yours = own is not None and least <= own < least + width
        found.append({"least": least, "below": least + width, "players": len(inside), "yours": yours})
    return found
