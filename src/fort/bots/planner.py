"""Planning a turn: walks from the question to the end of the turn, judged there by the net.

Where the planner chooses, a branch is worth what its best choice is worth; where rivals do, the mean.
Compiled.
"""

from random import Random
from typing import Final

from fort.bots.mind import Mind
from fort.bots.net import Net
from fort.bots.tree import Branch, Tree
from fort.bots.turns import finish_turn
from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.names import NOBODY

CURIOSITY: Final = 0.12


def settle(branch: Branch, me: int) -> None:
    """Works out the value of a branch after a visit."""
    mean = branch.ours / branch.visits
    if not branch.below:
        branch.value = mean
    elif branch.below[0].seat == me:
        best = 0.0
        for step in branch.below:
            best = max(best, step.trusted(mean))
        branch.value = best
    else:
        total = 0.0
        visits = 0
        for step in branch.below:
            total += step.value * step.visits
            visits += step.visits
        branch.value = (total + mean * (branch.visits - visits)) / branch.visits


class Planner(Tree):
    """The tree of `master`, for one seat."""

    def __init__(self, net: Net, mind: Mind, random: Random, me: int, leader: int) -> None:
        super().__init__(mind, random, CURIOSITY)
        self.net = net
        self.me = me
        self.shows = NOBODY if me == leader else me  # after an own turn the hand is new: chance, not a plan

    def promise(self, branch: Branch, mean: float) -> float:
        return branch.trusted(mean) if branch.seat == self.me else branch.theirs / branch.visits

    def explore(self, world: Game) -> None:
        """One walk to the end of the turn, in a silent world that is used up by it."""
        path: list[Branch] = [self.root]
        step = self.root
        leader = world.leader
        round = world.round
        ended = False
        while not ended:
            step = self.descend(step, world.options(), world.asked_seat)
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
            settle(step, self.me)
