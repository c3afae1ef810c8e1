"""One decision is judged from the view of whoever made it.

Every option is thought about in imagined worlds. Then the turn is played out with each in fresh worlds, the
same for all and with the same dice, so that what differs is due to the choice. The worlds are halved: in one
half the best choice is found, in the other it is compared with the played one, and the other way round. So
the best of noisy numbers does not look better than it is.
"""

from collections.abc import Sequence
from functools import cached_property
from math import sqrt
from random import Random
from typing import Final

from fort.bots import bot
from fort.review.judges import Sitting, sit
from fort.review.labels import DOUBTFUL, GREAT, MATTERS, SURE, label_of, settled
from fort.rules.choices import Choice
from fort.seen.imagine import imagine
from fort.seen.view import View

BUDGET: Final = 256  # walks in thought about each option that is in doubt
LEVELS: Final = (16, 4, 1)  # of thought: what part of the budget each takes
FEWEST: Final = 16  # worlds in which options are compared at each level
COMPARED: Final = 4  # times the budget: worlds in which the last ones are compared at most
CONTENDERS: Final = 4  # options that are thought about further, the played one besides
CLOSE: Final = 0.01  # of an error: from here on it might deserve a label
OUT: Final = 3.0  # standard errors behind the best: such an option is compared no further


class Compared:
    """An option, and its chances in the worlds in which options were compared last."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.chances: list[float] = []
        self.ahead = 0.0  # of the played one, when both were last compared
        self.worlds = 0  # in which they were


class Decision:
    """A decision, known better with each world that is spent on it."""

    def __init__(self, view: View, played: Choice, judge: str, seed: str, budget: int) -> None:
        assert view.viewer is not None
        self.view = view
        self.budget = budget
        self.dice = Random(f"{seed} {view.viewer} {len(view.log)} {view.question}")
        self.sitting: Sitting = sit(judge, view, self.dice)
        self.options: list[Compared] = [Compared(choice) for choice in view.options]
        self.played: Compared = next(each for each in self.options if each.choice == played)
        self.contenders: list[Compared] = self.options
        self.level = 0  # of thought that was reached
        self.thought = 0  # walks about each contender
        self.worlds = 0  # spent
        self.error, self.doubt = 0.0, 0.0

    def refine(self) -> bool:
        """Spends more on what is still in doubt; False when nothing is, or the budget is spent."""
        if self.level < len(LEVELS):
            if self.level == len(LEVELS) - 1 and self._clear():
                return False
            self._deepen(max(1, self.budget // LEVELS[self.level]))
            return True
        if self.settled() or len(self.played.chances) >= COMPARED * self.budget:
            return False
        self._drop()
        self._compare(max(FEWEST, self.budget // COMPARED))
        return True

    def _deepen(self, walks: int) -> None:
        """Thinks further, and compares anew: what was found with a poorer plan no longer counts."""
        self._choose_contenders()
        self._think(walks - self.thought)
        for each in self.contenders:
            each.chances = []
        self.level += 1
        self._compare(max(FEWEST, self.budget // COMPARED if self.level == len(LEVELS) else 0))

    def settled(self) -> bool:
        """Is the label certain?"""
        if not settled(self.error, self.doubt):
            return False
        margin, doubt = self.margin()
        return margin < GREAT / 2 or margin - SURE * doubt > GREAT / 2 or not self.surprising

    def _clear(self) -> bool:
        """Can hardly anything be said against the played choice, nor much for it?"""
        guess = self.sitting.guess
        hope = max(guess(each.choice) for each in self.options)
        if self.error >= CLOSE or hope - guess(self.played.choice) >= DOUBTFUL:
            return False
        return self.margin()[0] < GREAT / 2 or not self.surprising

    @cached_property
    def surprising(self) -> bool:
        """Would `regular` have chosen otherwise?"""
        return bot("regular", "").choose(self.view) != self.played.choice

    # Numbers.

    @property
    def best(self) -> Compared:
        """The best choice; the played one, unless there is an error."""
        return max(self.contenders, key=lambda each: each.ahead) if self.error > 0.0 else self.played

    def share(self, option: Compared) -> float:
        """The chance to win with an option."""
        return mean(self.played.chances) + option.ahead

    def margin(self) -> tuple[float, float]:
        """By how much the played choice is better than the next best, and the standard error of that."""
        ahead, doubt = self._crossed([each for each in self.contenders if each is not self.played])
        return -ahead, doubt

    @property
    def label(self) -> str:
        """What is said of the decision; "" for nothing."""
        found = label_of(self.error, self.doubt)
        if found or self.error > MATTERS or self.level < len(LEVELS):
            return found
        margin, doubt = self.margin()
        return "great" if margin >= GREAT and margin - SURE * doubt > GREAT / 2 and self.surprising else ""

    @property
    def matters(self) -> bool:
        """Do best and second differ, or best and played?"""
        if self.error >= MATTERS:
            return True
        first, second = sorted((each.ahead for each in self.options), reverse=True)[:2]
        return first - second >= MATTERS

    def _crossed(self, rivals: Sequence[Compared]) -> tuple[float, float]:
        """How much better than the played one the best of these is, found in one half, told by the other."""
        found, variance = 0.0, 0.0
        for half in (0, 1):
            first = max(rivals, key=lambda each: sum(each.chances[half::2]))
            pairs = zip(first.chances[1 - half :: 2], self.played.chances[1 - half :: 2], strict=True)
            differences = [one - other for one, other in pairs]
            found += mean(differences) / 2
            variance += variance_of_mean(differences) / 4
        return found, sqrt(variance)

    # Worlds.

    def _think(self, walks: int) -> None:
        for _ in range(walks):
            world = imagine(self.view, self.dice)
            for each in self.contenders:
                self.sitting.think(each.choice, world.silent())
        self.thought += walks
        self.worlds += walks * len(self.contenders)

    def _compare(self, worlds: int) -> None:
        for _ in range(worlds):
            world = imagine(self.view, self.dice)
            chance = self.dice.getrandbits(32)
            for each in self.contenders:
                game = world.silent()
                self.sitting.finish(each.choice, game, Random(chance))
                each.chances.append(self.sitting.chance(game))
        self.worlds += worlds * len(self.contenders)
        base = mean(self.played.chances)
        for each in self.contenders:
            each.ahead, each.worlds = mean(each.chances) - base, len(each.chances)
        self.error, self.doubt = self._crossed(self.contenders)

    def _choose_contenders(self) -> None:
        """Those that did best so far, the most promising one, and the played one."""
        if self.level == 0 or len(self.options) <= CONTENDERS:
            return
        ranked = sorted(self.options, key=lambda each: -each.ahead)
        hope = max(self.options, key=lambda each: self.sitting.guess(each.choice))
        chosen = [*ranked[: CONTENDERS - 1], hope, self.played]
        self.contenders = [each for each in self.options if each in chosen]

    def _drop(self) -> None:
        """Leaves out what is far behind; the played choice stays, and so do two."""
        ranked = sorted(self.contenders, key=lambda each: -each.ahead)
        first, kept = ranked[0], [*ranked[:2], self.played]
        for each in ranked[2:]:
            behind = [one - other for one, other in zip(first.chances, each.chances, strict=True)]
            if mean(behind) < OUT * sqrt(variance_of_mean(behind)) + MATTERS:
                kept.append(each)
        self.contenders = [each for each in self.options if each in kept]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def variance_of_mean(numbers: Sequence[float]) -> float:
    """The square of the standard error of the mean; of one number alone nothing is known."""
    size = len(numbers)
    if size < 2:
        return 0.0
    middle = mean(numbers)
    return sum((number - middle) ** 2 for number in numbers) / (size - 1) / size
