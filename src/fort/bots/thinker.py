"""Bots that think for as long as their budget lasts, in one process or in several."""

from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from fort.bots.bot import Bot, Candidate
from fort.bots.budget import Budget
from fort.rules.choices import Choice
from fort.seen.view import View

DEFAULT: Final = Budget(seconds=1.0)

Counts = list[tuple[str, int, float]]  # choice, visits, sum of chances


class Thinker(Bot):
    """A bot with a budget. `thinker@1s+2cores` thinks in two processes and adds up what they found."""

    def __init__(self, seed: str = "", budget: Budget | None = None, cores: int = 1) -> None:
        super().__init__(seed)
        self.budget = DEFAULT if budget is None else budget
        self.cores = cores
        self._pool: Executor | None = None

    def choose(self, view: View) -> Choice:
        return self.ranking(view)[0].choice

    def ranking(self, view: View) -> list[Candidate]:
        """All options with their estimates, the best first."""
        raise NotImplementedError

    def in_parallel(self, apart: Callable[[View, str, Budget], Counts], view: View) -> Counts:
        """What several processes find, added up."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.cores, get_context("spawn"))
        each = self.budget
        if each.simulations is not None:
            each = Budget(simulations=max(1, each.simulations // self.cores))
        jobs = [self._pool.submit(apart, view, f"{self.seed} {core}", each) for core in range(self.cores)]
        total: dict[str, tuple[int, float]] = {}
        for job in jobs:
            for text, visits, worth in job.result():
                before = total.get(text, (0, 0.0))
                total[text] = (before[0] + visits, before[1] + worth)
        return [(text, visits, worth) for text, (visits, worth) in total.items()]


def candidates(view: View, counts: Counts) -> list[Candidate]:
    """The options as a search found them, in the order of the view."""
    found: dict[str, tuple[int, float]] = {text: (visits, worth) for text, visits, worth in counts}
    return [
        Candidate(choice, worth / visits if visits else 0.0, visits)
        for choice in view.options
        for visits, worth in [found.get(choice.text, (0, 0.0))]
    ]
