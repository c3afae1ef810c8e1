"""`expert`: tree search over imagined worlds for as long as its budget lasts.

`expert@1s` thinks for a second at most, `expert@500sims` imagines 500 worlds and always answers the same, and
`expert@1s+2cores` searches in two processes and adds up what they found.
"""

from random import Random
from typing import Final

from fort.bots.bot import Candidate, Thought
from fort.bots.budget import Budget
from fort.bots.judging import judge
from fort.bots.motives import explained
from fort.bots.search import Node, Search
from fort.bots.thinker import Counts, Thinker, candidates
from fort.bots.weights import mind_for
from fort.seen.imagine import imagine
from fort.seen.view import View

OVERTAKING: Final = 0.4
FEWEST: Final = 32  # iterations before a clear case may be called


class Expert(Thinker):
    """A bot that searches with the linear mind."""

    def __init__(self, seed: str = "", budget: Budget | None = None, cores: int = 1) -> None:
        super().__init__(seed, budget, cores)
        self._tree: Node | None = None  # what was imagined below the last choice
        self._viewer: int | None = None  # for whom

    def think(self, view: View) -> Thought:
        return explained(view, mind_for(view.components), self.dice(view), self.ranking(view))

    def ranking(self, view: View) -> list[Candidate]:
        """All options with their estimates, the most visited first; what was never tried comes last."""
        if len(view.options) == 1:
            return [Candidate(view.options[0], 0.0)]
        if view.drafting:
            return judge(view, mind_for(view.components), self.dice(view), 1, 1)
        if self.cores > 1:
            counts = self.in_parallel(search_apart, view)
        else:
            root = search(view, self.dice(view), self.budget, self._reused(view))
            counts = counts_of(root)
            self._tree = max(root.below, key=_rank, default=None)
            self._viewer = view.viewer
        return sorted(candidates(view, counts), key=lambda each: (-each.visits, -each.estimate))

    def _reused(self, view: View) -> Node | None:
        """What was imagined before, for this seat, if nobody else has chosen since."""
        tree, self._tree = self._tree, None
        if tree is None or not tree.below or self._viewer != view.viewer:
            return None
        texts = {choice.text for choice in view.options}
        fits = all(node.seat == view.viewer and str(node.choice) in texts for node in tree.below)
        return tree if fits else None


def _rank(node: Node) -> tuple[int, float]:
    return node.visits, node.mean()


def search(view: View, dice: Random, budget: Budget, tree: Node | None = None) -> Node:
    """The tree after the budget is used up, or the case is clear."""
    found = Search(mind_for(view.components), dice, len(view.components.choices.all))
    if tree is not None:
        found.root = tree
    root = found.root
    budget.spend(
        lambda: found.explore(imagine(view, dice).silent()),
        lambda done, left: done >= FEWEST and clear(root, left),
    )
    return root


def clear(root: Node, left: float) -> bool:
    """Can the remaining iterations hardly change which choice is visited most?

    The first would have to lose OVERTAKING of them to the second: the search rarely turns so much.
    """
    first = second = 0
    for node in root.below:
        if node.visits > first:
            first, second = node.visits, first
        elif node.visits > second:
            second = node.visits
    return first - second > left * OVERTAKING


def counts_of(root: Node) -> Counts:
    return [(str(node.choice), node.visits, node.worth) for node in root.below]


def search_apart(view: View, seed: str, budget: Budget) -> Counts:
    """The search in a process of its own."""
    return counts_of(search(view, Random(f"{seed} {len(view.log)}"), budget))
