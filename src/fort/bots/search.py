"""Information-set tree search: every walk imagines another world and goes down one tree over all of them.

A leaf is judged by the linear mind at the end of the imagined turn, and every choice on the way is worth the
mean of what came of it to the seat that made it. Compiled.
"""

from random import Random
from typing import Final

from fort.bots.mind import Mind
from fort.bots.tree import Branch, Tree
from fort.bots.turns import finish_turn
from fort.legal.game import Game
from fort.rules.choices import Choice

CURIOSITY: Final = 0.15


class Search(Tree):
    """The tree of `expert`; it may reach into later turns."""

    def __init__(self, mind: Mind, random: Random) -> None:
        super().__init__(mind, random, CURIOSITY)

    def explore(self, world: Game) -> None:
        """One walk, in a silent world that is used up by it."""
        path: list[Branch] = [self.root]
        branch = self.root
        while not world.over:
            branch = self.descend(branch, world.options(), world.asked_seat)
            path.append(branch)
            assert branch.choice is not None
            world.do(branch.choice)
            if branch.visits == 0:
                break
        leader = world.leader
        chosen: list[Choice] = [] if world.over else finish_turn(world, self.mind, self.habits, self.random)
        chances = self.mind.chances(world)
        for branch in path:
            branch.visits += 1
            if branch.choice is not None:
                branch.theirs += chances[branch.seat]
                self.habits.learn(branch.choice, chances[branch.seat])
        for choice in chosen:
            self.habits.learn(choice, chances[leader])
