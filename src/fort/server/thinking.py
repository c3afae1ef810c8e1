"""Bots think in processes of their own: they get a view as text and give a choice as text, nothing else.

Who waits for a bot gets it in turn, by guest; tables that nobody watches come last. The more wait, the less
each bot thinks: docs/server.md has the formula.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeVar

import fort
from fort.bots import Bot, bot
from fort.bots.budget import Budget
from fort.bots.thinker import Thinker
from fort.notation.choices import choice_shape
from fort.server.hands import Hand, Hands, slate
from fort.server.turns import Rank, first
from fort.table.embedded import box_of
from fort.text.choices import choice_saying
from fort.text.hints import line_saying, motive_sayings
from fort.wire.offered import LONGEST, budget

log = logging.getLogger(__name__)

HINTS = "master@400ms"  # the bot that gives hints
HINTS_KEPT = 500
MOST_REASONS = 2  # on each side that a hint tells
LONGEST_LINE = 5  # choices that a hint tells of what is planned
PATIENCE = 2.0  # seconds in which all who watch shall have had their turn
UNWATCHED = 30.0  # and those at tables that nobody watches
TABLEFUL = 3  # bots of one guest that count as waiting: those of one table
LIMIT = 30.0  # seconds after which a bot has lost itself
LEAST = 0.01  # seconds that a bot which searches always has
WATCHED, ALONE = first(), 1  # ranks

T = TypeVar("T")
Box = dict[str, str] | None


class Thinking:
    """Two queues: bots that search, and bots that know at once and need not wait for those."""

    def __init__(self, processes: int) -> None:
        self.slow = Hands(max(1, processes), processes > 0, nice=5)
        self.quick = Hands(1, processes > 0, nice=0)
        self.running: dict[Hand, tuple[Rank, float]] = {}  # and the seconds asked for
        self.slow.turns.noticed = self._hurry
        self.hints: OrderedDict[tuple[str, bytes], dict[str, Any]] = OrderedDict()

    async def choose(
        self,
        bot: str,
        view: str,
        seed: str,
        box: Box,
        for_whom: str = "",
        watched: Callable[[], bool] = lambda: True,
    ) -> str:
        """Whatever becomes of the bot, the table goes on. `watched`: does anybody see the table now?"""

        def rank() -> int:
            return WATCHED if watched() else ALONE

        try:
            seconds = budget(bot)
            if not seconds and box is None:
                found = await self.quick.do(
                    for_whom, lambda hand: hand.run(LIMIT, choose, bot, view, seed, box), rank
                )
            else:
                found = await self._think(for_whom, rank, seconds, choose, bot, view, seed, box)
        except Exception as error:  # a fault of the bot, or its process was killed again and again
            killed = isinstance(error, (BrokenProcessPool, TimeoutError))
            log.error("a bot failed", extra={"bot": bot}, exc_info=not killed)
            found = await asyncio.to_thread(choose, "random", view, seed, box)
        return found

    async def hint(self, view: str, seed: str, box: Box, for_whom: str = "") -> dict[str, Any]:
        """The same question has the same answer, and is thought about once."""
        question = (seed, sha256(view.encode()).digest())
        known = self.hints.get(question)
        if known is None:
            known = await self._think(for_whom, first, budget(HINTS), hint, view, seed, box)
            self.hints[question] = known
            if len(self.hints) > HINTS_KEPT:
                self.hints.popitem(last=False)
        return known

    async def _think(self, who: str, rank: Rank, seconds: float, work: Callable[..., T], *values: Any) -> T:
        async def think(hand: Hand) -> T:
            self.running[hand] = (rank, seconds)
            hand.slate.seconds = seconds
            self._hurry()
            try:
                return await hand.run(seconds + LIMIT, work, *values)
            finally:
                del self.running[hand]

        return await self.slow.do(who, think, rank)

    def share(self, rank: int) -> float:
        """Seconds that a bot of this rank may think now."""
        others = sum(1 for running, _ in self.running.values() if running() <= rank)
        waiting = self.slow.turns.count(rank, TABLEFUL) + others
        if waiting <= len(self.slow.all):
            return LONGEST
        patience = PATIENCE if rank == WATCHED else UNWATCHED
        return patience * len(self.slow.all) / waiting

    def _hurry(self) -> None:
        """Who thinks now gives way to those who came since."""
        watched = self.slow.turns.count(WATCHED, TABLEFUL) > 0
        for hand, (rank, seconds) in self.running.items():
            most = 0.0 if rank() == ALONE and watched else self.share(rank())
            hand.slate.seconds = min(hand.slate.seconds, seconds, most)

    def close(self) -> None:
        self.slow.close()
        self.quick.close()


class Hurried(Budget):
    """A budget of which some may be taken back while the bot thinks."""

    def __getattribute__(self, name: str) -> Any:
        found = super().__getattribute__(name)
        return min(found, max(LEAST, slate().seconds)) if name == "seconds" else found


# In the hand.


@lru_cache(maxsize=8)
def _own_box(texts: tuple[tuple[str, str], ...]) -> fort.Box:
    return box_of(dict(texts))


def _view(text: str, box: Box) -> fort.View:
    return fort.View.from_json(text, None if box is None else _own_box(tuple(sorted(box.items()))))


def _bot(name: str, seed: str) -> Bot:
    found = bot(name, seed)
    if isinstance(found, Thinker) and found.budget.seconds is not None:
        found.budget = Hurried(found.budget.seconds)
    return found


def choose(name: str, view: str, seed: str, box: Box) -> str:
    """The choice of a bot."""
    return _bot(name, seed).choose(_view(view, box)).text


def hint(view: str, seed: str, box: Box) -> dict[str, Any]:
    """What a good bot would do, what else it considered, and why."""
    seen = _view(view, box)
    thought = _bot(HINTS, seed).think(seen)
    candidates: list[dict[str, Any]] = []
    for each in thought.candidates:
        motives = [(why.code, round(why.weight, 4)) for why in each.motives]
        candidates.append(
            {
                **_chosen(each.choice, seen),
                "estimate": round(each.estimate, 4),
                "reasons": [{"code": code, "weight": weight} for code, weight in motives],
                "why": motive_sayings(motives, MOST_REASONS),
            }
        )
    if candidates:
        planned = [
            choice_saying(choice_shape(seen.components, choice)) for choice in thought.line[1:LONGEST_LINE]
        ]
        candidates[0]["why"] += line_saying(planned)
    return {**_chosen(thought.choice, seen), "candidates": candidates}


def _chosen(choice: fort.Choice, view: fort.View) -> dict[str, Any]:
    return {"choice": choice.text, "label": choice_saying(choice_shape(view.components, choice))}
