"""`expert`: tree search over imagined worlds for as long as its budget lasts.

`expert@1s` thinks for a second at most, `expert@500sims` imagines 500 worlds and always answers the same, and
`expert@1s+2cores` searches in two processes and adds up what they found.
"""

from random import Random

from fort.bots.bot import Candidate, Thought
from fort.bots.budget import Budget
from fort.bots.judging import judge
from fort.bots.motives import explained
from fort.bots.search import Search
from fort.bots.thinker import Counts, Thinker, candidates
from fort.bots.tree import Branch
from fort.bots.weights import mind_for
from fort.seen.imagine import imagine
from fort.seen.view import View


class Expert(Thinker):
    """A bot that searches with the linear mind."""

    def __init__(self, seed: str = "", budget: Budget | None = None, cores: int = 1) -> None:
        super().__init__(seed, budget, cores)
        self._tree: Branch | None = None  # what was imagined below the last choice
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

    def _reused(self, view: View) -> Branch | None:
        """What was imagined before, for this seat, if nobody else has chosen since."""
        tree, self._tree = self._tree, None
        if tree is None or not tree.below or self._viewer != view.viewer:
            return None
        texts = {choice.text for choice in view.options}
        fits = all(branch.seat == view.viewer and str(branch.choice) in texts for branch in tree.below)
        return tree if fits else None


def _rank(branch: Branch) -> tuple[int, float]:
    return branch.visits, branch.mean()


def search(view: View, dice: Random, budget: Budget, tree: Branch | None = None) -> Branch:
    """The tree after the budget is used up, or the case is clear."""
    found = Search(mind_for(view.components), dice)
    if tree is not None:
        found.root = tree
    root = found.root
    budget.spend(lambda: found.explore(imagine(view, dice).silent()), root.clear)
    return root


def counts_of(root: Branch) -> Counts:
    return [(str(branch.choice), branch.visits, branch.theirs) for branch in root.below]


def search_apart(view: View, seed: str, budget: Budget) -> Counts:
    """The search in a process of its own."""
    return counts_of(search(view, Random(f"{seed} {len(view.log)}"), budget))
