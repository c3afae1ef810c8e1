"""Planning a turn: one tree over imagined worlds, from the question to the end of the turn.

A node stands for what was chosen since the question, not for a position: worlds differ, so that a choice may
be there in one and not in another. Where the planner chooses, a node is worth what its best choice is worth;
where rivals do, the mean. Compiled.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final

from fort.bots.mind import Mind
from fort.bots.net import Net
from fort.bots.turns import Habits, finish_turn
from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.names import NOBODY

CURIOSITY: Final = 0.12  # how much a little-tried choice attracts
WIDENING: Final = 2.0  # choices tried at a node: this times the root of its visits
DOUBT: Final = 3.0  # visits that a choice must have to count half for itself, half for the mean
_LOGS: Final[list[float]] = [round(log(number + 1) * 1e6) / 1e6 for number in range(4096)]


class Branch:
    """A choice that was made in imagination, and what came of it."""

    def __init__(self, choice: Choice | None, seat: int) -> None:
        self.choice = choice
        self.seat = seat  # who made it
        self.visits = 0
        self.available = 0
        self.theirs = 0.0  # sum of the chances of that seat
        self.ours = 0.0  # sum of the chances of the planner
        self.value = 0.0  # for the planner, with the best of what can be chosen below
        self.below: list[Branch] = []

    def find(self, choice: Choice) -> "Branch | None":
        for step in self.below:
            if step.choice is choice:
                return step
        return None

    def settle(self, me: int) -> None:
        """Works out the value after a visit."""
        mean = self.ours / self.visits
        if not self.below:
            self.value = mean
        elif self.below[0].seat == me:
            best = 0.0
            for step in self.below:
                best = max(best, step.trusted(mean))
            self.value = best
        else:
            total = 0.0
            visits = 0
            for step in self.below:
                total += step.value * step.visits
                visits += step.visits
            self.value = (total + mean * (self.visits - visits)) / self.visits

    def trusted(self, mean: float) -> float:
        """The value, drawn towards the mean of all choices while there is little to go by."""
        return (self.value * self.visits + mean * DOUBT) / (self.visits + DOUBT)


class Planner:
    """The tree under one question of a seat."""

    def __init__(self, net: Net, mind: Mind, random: Random, me: int, leader: int) -> None:
        self.net = net
        self.mind = mind
        self.random = random
        self.me = me
        self.shows = NOBODY if me == leader else me  # after an own turn the hand is new: chance, not a plan
        self.root = Branch(None, NOBODY)
        self.habits = Habits(len(mind.deck.parts.choices.all))

    def explore(self, world: Game) -> None:
        """One walk to the end of the turn, in a silent world that is used up by it."""
        path: list[Branch] = [self.root]
        step = self.root
        leader = world.leader
        round = world.round
        ended = False
        while not ended:
            step = self._descend(step, world.options(), world.asked_seat)
            path.append(step)
            assert step.choice is not None
            world.do(step.choice)
            ended = world.over or world.leader != leader or world.round != round
            if step.visits == 0:
                break
        chosen: list[Choice] = [] if ended else finish_turn(world, self.mind, self.habits, self.random)
        chances = self.net.chances(world, self.shows)
        self._learn(path, chances)
        for choice in chosen:
            self.habits.learn(choice, chances[leader])

    def _learn(self, path: list[Branch], chances: list[float]) -> None:
        ours = chances[self.me]
        for at in range(len(path) - 1, -1, -1):
            step = path[at]
            step.visits += 1
            step.ours += ours
            if step.choice is not None:
                step.theirs += chances[step.seat]
                self.habits.learn(step.choice, chances[step.seat])
            step.settle(self.me)

    def _descend(self, step: Branch, options: Sequence[Choice], seat: int) -> Branch:
        """The choice to try now: the one that promises most, or a new one while few were tried."""
        fresh: Choice | None = None
        hope = -1.0
        best: Branch | None = None
        most = -1.0
        tried = 0
        own = seat == self.me
        mean = step.ours / step.visits if step.visits else 0.0
        for choice in options:
            child = step.find(choice)
            if child is None:
                wish = self.habits.mean(choice) + 0.01 * self.random.random()
                if wish > hope:
                    fresh, hope = choice, wish
                continue
            tried += 1
            child.available += 1
            promise = child.trusted(mean) if own else child.theirs / child.visits
            promise += CURIOSITY * sqrt(_LOGS[min(child.available, 4095)] / child.visits)
            if promise > most:
                best, most = child, promise
        if fresh is not None and (best is None or tried < WIDENING * sqrt(step.visits)):
            best = Branch(fresh, seat)
            best.available = 1
            step.below.append(best)
        assert best is not None
        return best
