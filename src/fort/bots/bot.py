"""What a bot is: somebody who is shown a view and answers with one of its options."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from fort.rules.choices import Choice
from fort.seen.view import View


@dataclass(frozen=True)
class Motive:
    """Why a choice is good or bad, as a stable code and the facts that belong to it."""

    code: str
    weight: float  # how much of the chance to win it accounts for


@dataclass(frozen=True)
class Candidate:
    """A choice that was considered, the estimated chance to win with it, and why."""

    choice: Choice
    estimate: float
    visits: int = 0
    motives: Sequence[Motive] = ()


@dataclass(frozen=True)
class Thought:
    """An answer, what else was considered, the best first, and the line that is expected to follow."""

    choice: Choice
    candidates: Sequence[Candidate] = field(default=())
    line: Sequence[Choice] = field(default=())


class Bot:
    """Answers questions. It is given views and nothing else: no game, no seed, no generator but its own."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def choose(self, view: View) -> Choice:
        """One of `view.options`."""
        raise NotImplementedError

    def think(self, view: View) -> Thought:
        """The choice with what else was considered; bots that know more say more."""
        return Thought(self.choose(view))

    def dice(self, view: View) -> Random:
        """A generator for this question: the same view and seed always give the same one."""
        return Random(f"{self.seed} {view.viewer} {len(view.log)} {view.asked}")
