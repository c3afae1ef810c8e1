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
from fort.bots.planner import Planner
from fort.bots.thinker import Counts, Thinker, candidates
from fort.bots.tree import Branch
from fort.bots.weights import mind_for
from fort.rules.choices import Choice
from fort.seen.imagine import imagine
from fort.seen.view import View

ENOUGH_TRIED: Final = 0.2  # of the visits of the choice tried most: what less was known of is not chosen


class Master(Thinker):
    """A bot that plans with the net that ships."""

    def __init__(self, seed: str = "", budget: Budget | None = None, cores: int = 1) -> None:
        super().__init__(seed, budget, cores)
        self._planner: Planner | None = None  # of the last question; its root is below the choice made there
        self._root: Branch | None = None  # what was imagined at the last question

    def think(self, view: View) -> Thought:
        ranking = self.ranking(view)
        parts = view.components
        return explained(view, net_for(parts), mind_for(parts), self.dice(view), ranking, self._root)

    def ranking(self, view: View) -> list[Candidate]:
        """All options with their estimates: first those tried enough, the best of them first."""
        known, self._planner, self._root = self._known(view), None, None
        if view.drafting and len(view.options) > 1:
            return judge_picks(view, self.dice(view), self.budget)
        if len(view.options) == 1:
            ranking = [Candidate(view.options[0], 0.0)]
        elif self.cores > 1:
            return ranked(candidates(view, self.in_parallel(plan_apart, view)))
        else:
            known = plan(view, self.dice(view), self.budget, known)
            self._root = known.root
            ranking = ranked(candidates(view, counts_of(known.root)))
        self._keep(known, ranking[0].choice)
        return ranking

    def _keep(self, planner: Planner | None, choice: Choice) -> None:
        """Keeps what was imagined below the choice, for the next question of the turn."""
        if planner is not None:
            step = next((step for step in planner.root.below if step.choice == choice), None)
            if step is not None and step.below:
                planner.root = step
                self._planner = planner

    def _known(self, view: View) -> Planner | None:
        """What was imagined before, for this seat, if nobody else has chosen since."""
        planner = self._planner
        if planner is None or planner.me != view.viewer:
            return None
        texts = {choice.text for choice in view.options}
        below = planner.root.below
        fits = all(step.seat == view.viewer and str(step.choice) in texts for step in below)
        return planner if fits else None


def ranked(found: list[Candidate]) -> list[Candidate]:
    """The best first, of those that were tried enough."""
    most = max(candidate.visits for candidate in found)
    enough = most * ENOUGH_TRIED
    return sorted(found, key=lambda each: (each.visits < enough, -each.estimate, -each.visits))


def plan(view: View, dice: Random, budget: Budget, known: Planner | None = None) -> Planner:
    """The planner after the budget is used up, or the case is clear."""
    assert view.viewer is not None
    parts = view.components
    planner = known or Planner(net_for(parts), mind_for(parts), dice, view.viewer, view.leader)
    planner.random = dice
    root = planner.root
    budget.spend(lambda: planner.explore(imagine(view, dice)), root.clear, root.visits)
    return planner


def counts_of(root: Branch) -> Counts:
    mean = root.ours / root.visits
    return [(str(step.choice), step.visits, step.trusted(mean) * step.visits) for step in root.below]


def plan_apart(view: View, seed: str, budget: Budget) -> Counts:
    """The plan of a process of its own."""
    return counts_of(plan(view, Random(f"{seed} {len(view.log)}"), budget).root)
