"""`master`: plans the whole turn over imagined worlds, and judges where it ends by a net that has learned.

`master@1s` thinks for a second at most, `master@500sims` imagines 500 turns and always answers the same, and
`master@1s+2cores` plans in two processes and adds up what they found.
"""

from random import Random
from typing import Final

from fort.bots.bot import Candidate, Thought
from fort.bots.budget import Budget
from fort.bots.drafting import judge_picks
from fort.bots.grounds import explained
from fort.bots.nets import net_for
from fort.bots.planner import Planner, Step
from fort.bots.thinker import Counts, Thinker, candidates
from fort.bots.weights import mind_for
from fort.seen.imagine import imagine
from fort.seen.view import View

OVERTAKING: Final = 0.4
FEWEST: Final = 32  # simulations before a clear case may be called
ENOUGH_TRIED: Final = 0.2  # of the visits of the choice tried most: what less was known of is not chosen


class Master(Thinker):
    """A bot that plans with the net that ships."""

    def __init__(self, seed: str = "", budget: Budget | None = None, cores: int = 1) -> None:
        super().__init__(seed, budget, cores)
        self._root: Step | None = None  # what was imagined at the last question
        self._tree: Step | None = None  # below the last choice
        self._viewer: int | None = None  # for whom

    def think(self, view: View) -> Thought:
        ranking = self.ranking(view)
        parts = view.components
        return explained(view, net_for(parts), mind_for(parts), self.dice(view), ranking, self._root)

    def ranking(self, view: View) -> list[Candidate]:
        """All options with their estimates: first those tried enough, the best of them first."""
        reused, self._root = self._reused(view), None
        if len(view.options) == 1:
            return [Candidate(view.options[0], 0.0)]
        if view.drafting:
            return judge_picks(view, self.dice(view), self.budget)
        if self.cores > 1:
            return ranked(candidates(view, self.in_parallel(plan_apart, view)))
        root = plan(view, self.dice(view), self.budget, reused)
        ranking = ranked(candidates(view, counts_of(root)))
        self._tree = next((step for step in root.below if step.choice == ranking[0].choice), None)
        self._root, self._viewer = root, view.viewer
        return ranking

    def _reused(self, view: View) -> Step | None:
        """What was imagined before, for this seat, if nobody else has chosen since."""
        tree, self._tree = self._tree, None
        if tree is None or not tree.below or self._viewer != view.viewer:
            return None
        texts = {choice.text for choice in view.options}
        fits = all(step.seat == view.viewer and str(step.choice) in texts for step in tree.below)
        return tree if fits else None


def ranked(found: list[Candidate]) -> list[Candidate]:
    """The best first, of those that were tried enough."""
    most = max(candidate.visits for candidate in found)
    enough = most * ENOUGH_TRIED
    return sorted(found, key=lambda each: (each.visits < enough, -each.estimate, -each.visits))


def plan(view: View, dice: Random, budget: Budget, tree: Step | None = None) -> Step:
    """The tree after the budget is used up, or the case is clear."""
    assert view.viewer is not None
    found = Planner(net_for(view.components), mind_for(view.components), dice, view.viewer, view.leader)
    if tree is not None:
        found.root = tree
    root = found.root
    budget.spend(
        lambda: found.explore(imagine(view, dice)),
        lambda done, left: done >= FEWEST and clear(root, left),
        root.visits,
    )
    return root


def clear(root: Step, left: float) -> bool:
    """Can the remaining simulations hardly change which choice is visited most?"""
    first = second = 0
    for step in root.below:
        if step.visits > first:
            first, second = step.visits, first
        elif step.visits > second:
            second = step.visits
    return first - second > left * OVERTAKING


def counts_of(root: Step) -> Counts:
    mean = root.ours / root.visits
    return [(str(step.choice), step.visits, step.trusted(mean) * step.visits) for step in root.below]


def plan_apart(view: View, seed: str, budget: Budget) -> Counts:
    """The plan of a process of its own."""
    return counts_of(plan(view, Random(f"{seed} {len(view.log)}"), budget))
