"""One tree over imagined worlds, under a question: which choices were tried, and what came of them.

A branch stands for what was chosen since the question, not for a position: worlds differ, so that a choice
may be there in one and not in another. Compiled.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final

from fort.bots.mind import Mind
from fort.bots.turns import Habits
from fort.rules.choices import Choice
from fort.rules.names import NOBODY

WIDENING: Final = 2.0  # choices tried at a branch: this times the root of its visits
DOUBT: Final = 3.0  # visits that a choice must have to count half for itself, half for the mean
OVERTAKING: Final = 0.4  # of the visits to come, the most that a choice hardly ever loses to the next
FEWEST: Final = 32  # walks before a clear case may be called
_LOGS: Final[list[float]] = [round(log(number + 1) * 1e6) / 1e6 for number in range(4096)]


class Branch:
    """A choice that was made in imagination, and what came of it."""

    def __init__(self, choice: Choice | None, seat: int) -> None:
        self.choice = choice
        self.seat = seat  # who made it
        self.visits = 0
        self.available = 0
        self.theirs = 0.0  # sum of the chances of that seat
        self.ours = 0.0  # sum of the chances of a planner
        self.value = 0.0  # for a planner, with the best of what can be chosen below
        self.below: list[Branch] = []

    def find(self, choice: Choice) -> "Branch | None":
        for branch in self.below:
            if branch.choice is choice:
                return branch
        return None

    def mean(self) -> float:
        """The mean chance of who made this choice."""
        return self.theirs / self.visits if self.visits else 0.0

    def trusted(self, mean: float) -> float:
        """The value, drawn towards the mean of all choices while there is little to go by."""
        return (self.value * self.visits + mean * DOUBT) / (self.visits + DOUBT)

    def clear(self, done: int, left: float) -> bool:
        """After so many walks: can those that are left hardly change which choice is visited most?"""
        if done < FEWEST:
            return False
        first = second = 0
        for branch in self.below:
            if branch.visits > first:
                first, second = branch.visits, first
            elif branch.visits > second:
                second = branch.visits
        return first - second > left * OVERTAKING


class Tree:
    """The tree under one question. What a branch promises is for others to say."""

    def __init__(self, mind: Mind, random: Random, curiosity: float) -> None:
        self.mind = mind
        self.random = random
        self.curiosity = curiosity  # how much a little-tried choice attracts
        self.root = Branch(None, NOBODY)
        self.habits = Habits(len(mind.deck.parts.choices.all))

    def promise(self, branch: Branch, mean: float) -> float:
        """What a choice promises to who makes it; `mean` is what all choices there came to."""
        return branch.theirs / branch.visits

    def descend(self, branch: Branch, options: Sequence[Choice], seat: int) -> Branch:
        """The choice to try now: the one that promises most, or a new one while few were tried."""
        fresh: Choice | None = None
        hope = -1.0
        best: Branch | None = None
        most = -1.0
        tried = 0
        mean = branch.ours / branch.visits if branch.visits else 0.0
        for choice in options:
            child = branch.find(choice)
            if child is None:
                wish = self.habits.mean(choice) + 0.01 * self.random.random()
                if wish > hope:
                    fresh, hope = choice, wish
                continue
            tried += 1
            child.available += 1
            promise = self.promise(child, mean) + self.curiosity * sqrt(_log(child.available) / child.visits)
            if promise > most:
                best, most = child, promise
        if fresh is not None and (best is None or tried < WIDENING * sqrt(branch.visits)):
            best = Branch(fresh, seat)
            best.available = 1
            branch.below.append(best)
        assert best is not None
        return best


def _log(number: int) -> float:
    """The logarithm of the number after this one, the same on all machines."""
    return _LOGS[number] if number < 4096 else round(log(number + 1) * 1e6) / 1e6
