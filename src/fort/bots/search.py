"""Information-set tree search: every iteration imagines another world and walks one tree over all of them.

A node stands for what was chosen since the question, not for a position: worlds differ, so that a choice may
be there in one and not in another. A leaf is judged at the end of the imagined turn. Compiled.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final

from fort.bots.mind import Mind
from fort.bots.turns import Habits, finish_turn
from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.names import NOBODY

CURIOSITY: Final = 0.15  # how much a little-tried choice attracts
WIDENING: Final = 2.0  # choices tried at a node: this times the root of its visits


class Node:
    """A choice that was made in imagination, and what came of it."""

    def __init__(self, choice: Choice | None, seat: int) -> None:
        self.choice = choice
        self.seat = seat  # who made it
        self.visits = 0
        self.available = 0
        self.worth = 0.0  # sum of the chances of that seat
        self.below: list[Node] = []

    def find(self, choice: Choice) -> "Node | None":
        for node in self.below:
            if node.choice is choice:
                return node
        return None

    def mean(self) -> float:
        return self.worth / self.visits if self.visits else 0.0


class Search:
    """The tree under one question."""

    def __init__(self, mind: Mind, random: Random, choices: int) -> None:
        self.mind = mind
        self.random = random
        self.root = Node(None, NOBODY)
        self.habits = Habits(choices)

    def explore(self, world: Game) -> None:
        """One iteration, in a silent world that is used up by it."""
        path: list[Node] = [self.root]
        node = self.root
        while not world.over:
            node = self._descend(node, world.options(), world.asked_seat)
            path.append(node)
            assert node.choice is not None
            world.do(node.choice)
            if node.visits == 0:
                break
        leader = world.leader
        chosen: list[Choice] = [] if world.over else finish_turn(world, self.mind, self.habits, self.random)
        chances = self.mind.chances(world)
        for node in path:
            node.visits += 1
            if node.choice is not None:
                node.worth += chances[node.seat]
                self.habits.learn(node.choice, chances[node.seat])
        for choice in chosen:
            self.habits.learn(choice, chances[leader])

    def _descend(self, node: Node, options: Sequence[Choice], seat: int) -> Node:
        """The child to try now: the one that promises most, or a new one while few were tried."""
        fresh: Choice | None = None
        hope = -1.0
        best: Node | None = None
        most = -1.0
        tried = 0
        for choice in options:
            child = node.find(choice)
            if child is None:
                wish = self.habits.mean(choice) + 0.01 * self.random.random()
                if wish > hope:
                    fresh, hope = choice, wish
                continue
            tried += 1
            child.available += 1
            promise = child.worth / child.visits + CURIOSITY * sqrt(log(child.available + 1) / child.visits)
            if promise > most:
                best, most = child, promise
        if fresh is not None and (best is None or tried < WIDENING * sqrt(node.visits)):
            best = Node(fresh, seat)
            best.available = 1
            node.below.append(best)
        assert best is not None
        return best
