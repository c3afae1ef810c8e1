"""`expert`: tree search over imagined worlds for as long as its budget lasts.

`expert@1s` thinks for a second at most, `expert@500sims` imagines 500 worlds and always answers the same, and
`expert@1s+2cores` searches in two processes and adds up what they found.
"""

import time
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Final

from fort.bots.bot import Bot, Candidate, Thought
from fort.bots.budget import Budget
from fort.bots.judging import judge
from fort.bots.motives import explained
from fort.bots.search import Node, Search
from fort.bots.weights import mind_for
from fort.rules.choices import Choice
from fort.seen.imagine import imagine
from fort.seen.view import View

DEFAULT: Final = Budget(seconds=1.0)
ENOUGH: Final = 0.995  # of the budget: the rest is for the answer
OVERTAKING: Final = 0.4
FEWEST: Final = 32  # iterations before a clear case may be called

Counts = list[tuple[str, int, float]]  # choice, visits, sum of chances


class Expert(Bot):
    def __init__(self, seed: str = "", budget: Budget | None = None, cores: int = 1) -> None:
        super().__init__(seed)
        self.budget = DEFAULT if budget is None else budget
        self.cores = cores
        self._pool: Executor | None = None
        self._tree: Node | None = None  # what was imagined below the last choice
        self._viewer: int | None = None  # for whom

    def choose(self, view: View) -> Choice:
        return self._ranking(view)[0].choice

    def think(self, view: View) -> Thought:
        return explained(view, mind_for(view.components), self.dice(view), self._ranking(view))

    def _ranking(self, view: View) -> list[Candidate]:
        """All options with their estimates, the most visited first."""
        if len(view.options) == 1:
            return [Candidate(view.options[0], 0.0)]
        if view.drafting:
            return judge(view, mind_for(view.components), self.dice(view), 1, 1)
        if self.cores > 1:
            counts = self._in_parallel(view)
        else:
            root = search(view, self.dice(view), self.budget, self._reused(view))
            counts = counts_of(root)
            self._tree = max(root.below, key=_rank, default=None)
            self._viewer = view.viewer
        return candidates(view, counts)

    def _reused(self, view: View) -> Node | None:
        """What was imagined before, for this seat, if nobody else has chosen since."""
        tree, self._tree = self._tree, None
        if tree is None or not tree.below or self._viewer != view.viewer:
            return None
        texts = {choice.text for choice in view.options}
        fits = all(node.seat == view.viewer and str(node.choice) in texts for node in tree.below)
        return tree if fits else None

    def _in_parallel(self, view: View) -> Counts:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.cores, get_context("spawn"))
        each = self.budget
        if each.simulations is not None:
            each = Budget(simulations=max(1, each.simulations // self.cores))
        jobs = [
            self._pool.submit(search_apart, view, f"{self.seed} {core}", each) for core in range(self.cores)
        ]
        total: dict[str, tuple[int, float]] = {}
        for job in jobs:
            for text, visits, worth in job.result():
                before = total.get(text, (0, 0.0))
                total[text] = (before[0] + visits, before[1] + worth)
        return [(text, visits, worth) for text, (visits, worth) in total.items()]


def _rank(node: Node) -> tuple[int, float]:
    return node.visits, node.mean()


def search(view: View, dice: Random, budget: Budget, tree: Node | None = None) -> Node:
    """The tree after the budget is used up, or the case is clear."""
    start = time.perf_counter()
    found = Search(mind_for(view.components), dice, len(view.components.choices.all))
    if tree is not None:
        found.root = tree
    root = found.root
    done = 0
    while True:
        found.explore(imagine(view, dice).silent())
        done += 1
        if budget.simulations is not None:
            left = float(budget.simulations - done)
        else:
            assert budget.seconds is not None
            spent = time.perf_counter() - start
            left = done * (budget.seconds * ENOUGH - spent) / spent
        if left <= 0 or (done >= FEWEST and clear(root, left)):
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


def candidates(view: View, counts: Counts) -> list[Candidate]:
    """The options as the search found them; what it never tried comes last."""
    found: dict[str, tuple[int, float]] = {text: (visits, worth) for text, visits, worth in counts}
    ranking: Sequence[Candidate] = [
        Candidate(choice, worth / visits if visits else 0.0, visits)
        for choice in view.options
        for visits, worth in [found.get(choice.text, (0, 0.0))]
    ]
    return sorted(ranking, key=lambda candidate: (-candidate.visits, -candidate.estimate))
