"""Fitting: small steps along the slopes (AdamW), over all positions several times."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fort.train.model import Floats, Frame, Weights, first_layer, say, slopes
from fort.train.positions import Positions

BATCH: Final = 512  # positions
DECAY: Final = 0.02  # of weights towards 0, for each unit of the rate of learning
KID_DECAY: Final = 0.5  # of what is learned of single kids: there is least to learn it from
AVERAGED: Final = 0.998  # of the averaged weights is kept at each step
NOBODY_SHOWS: Final = 0.4  # how often no hand is told
LEADER_SHOWS: Final = 0.4  # how often it is the leader's
LAMBDA: Final = 0.7  # how far ahead returns look: the more, the further


@dataclass
class Sample:
    """Positions of all numbers of seats with the chances to aim at."""

    positions: list[Positions]
    targets: list[Floats]

    @property
    def size(self) -> int:
        return sum(len(target) for target in self.targets)


def told(frame: Frame, positions: Positions, shows: NDArray[np.integer[Any]]) -> Floats:
    """Inputs divided by their scales, without the hands that are not shown; -1 shows none."""
    rows = np.multiply(positions.rows, 1 / frame.scales, dtype=np.float32)
    shown = np.arange(rows.shape[1])[None, :] == shows[:, None]
    rows[:, :, frame.hand] *= shown[:, :, None]
    return rows


def who_shows(positions: Positions, dice: np.random.Generator) -> NDArray[np.integer[Any]]:
    """Whose hand is told: often nobody's or the leader's, else any seat's."""
    number, seats = positions.wins.shape
    shows = np.where(dice.random(number) < 0.5, positions.leader, dice.integers(0, seats, number))
    fate = dice.random(number)
    shows = np.where(fate < NOBODY_SHOWS + LEADER_SHOWS, positions.leader, shows)
    return np.where(fate < NOBODY_SHOWS, -1, shows)


def batches(sample: Sample, dice: np.random.Generator) -> Iterator[tuple[Positions, Floats]]:
    """All positions once, in any order, each batch with one number of seats."""
    parts = []
    for number, target in enumerate(sample.targets):
        order = dice.permutation(len(target))
        parts += [(number, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
    for at in dice.permutation(len(parts)):
        number, chosen = parts[at]
        yield sample.positions[number].of(chosen), sample.targets[number][chosen]


class Fitter:
    """Weights that learn, and their average, which plays."""

    def __init__(self, frame: Frame, weights: Weights, seed: int) -> None:
        self.frame = frame
        self.weights = {name: value.copy() for name, value in weights.items()}
        self.average = {name: value.copy() for name, value in weights.items()}
        self.dice = np.random.default_rng(seed)
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}
        self.steps = 0

    def fit(self, sample: Sample, epochs: int, rate: float, tell: Callable[[str], None]) -> None:
        """Goes over the sample some times, the steps getting smaller."""
        whole = epochs * sum(-(-len(target) // BATCH) for target in sample.targets)
        done = 0
        for epoch in range(epochs):
            surprise = 0.0
            for positions, target in batches(sample, self.dice):
                rows = told(self.frame, positions, who_shows(positions, self.dice))
                loss, found = slopes(self.frame, self.weights, rows, target, positions.gain)
                self._step(found, rate * (0.02 + 0.98 * (1 + np.cos(np.pi * done / whole)) / 2))
                surprise += loss * len(target)
                done += 1
            tell(f"epoch {epoch + 1} of {epochs}: surprise {surprise / sample.size:.4f}")

    def _step(self, found: Weights, rate: float) -> None:
        self.steps += 1
        warm = 1 - 0.999**self.steps
        for name, slope in found.items():
            mean, square, weights = self.mean[name], self.square[name], self.weights[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / warm) + 1e-8)
            weights -= rate * step
            if name == "first":
                weights[self.frame.kids] *= 1 - rate * KID_DECAY
                weights[~self.frame.kids] *= 1 - rate * DECAY
            elif "bias" not in name:
                weights *= 1 - rate * DECAY
            kept = min(AVERAGED, self.steps / (self.steps + 10))
            self.average[name] += (1 - kept) * (weights - self.average[name])


def chances_of(
    frame: Frame, weights: Weights, positions: Positions, shows: NDArray[np.integer[Any]]
) -> Floats:
    """What the net says of many positions."""
    whole = first_layer(frame, weights)
    parts = []
    for at in range(0, len(shows), 4096):
        chosen = np.arange(at, min(at + 4096, len(shows)))
        parts.append(say(weights, whole, told(frame, positions.of(chosen), shows[chosen])).chances)
    return np.concatenate(parts)


def surprise(chances: Floats, wins: Floats) -> float:
    """The mean surprise at who won."""
    return float(-(wins * np.log(chances + 1e-9)).sum(axis=1).mean())


def returns(positions: Positions, chances: Floats) -> Floats:
    """What to aim at: what the net says later in the game, and at last who won (lambda returns)."""
    target = positions.wins.copy()
    ahead = target[-1]
    for at in range(len(target) - 1, -1, -1):
        last = at + 1 == len(target) or positions.game[at + 1] != positions.game[at]
        if last:
            ahead = positions.wins[at]
        target[at] = ahead
        if not positions.within[at]:
            ahead = LAMBDA * ahead + (1 - LAMBDA) * chances[at]
    return target
