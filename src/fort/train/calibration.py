"""Are the chances true? Of positions that are given 30 %, three of ten should be won."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fort.bots.arena.intervals import Interval, student
from fort.train.fit import chances_of, surprise
from fort.train.model import Floats, Frame, Weights
from fort.train.positions import Positions

BINS: Final = 10
STAGES: Final = ((1, 4, "rounds 1 to 4"), (5, 8, "rounds 5 to 8"), (9, 99, "round 9 and later"))
SHARPEST: Final = 2.0
FEW: Final = 100  # games
DRAWN: Final = 200  # times that winners are drawn, to see what chance alone does


@dataclass(frozen=True)
class Bin:
    """Positions given about the same chance: the mean chance said, the share won, and how many there are."""

    said: float
    won: float
    number: int


@dataclass(frozen=True)
class Brier:
    """The mean squared error of one seat's chance: the net's and the linear mind's, on the same positions."""

    ours: float
    linear: float
    number: int  # positions
    better: Interval  # by how much the net's is lower


@dataclass(frozen=True)
class Calibration:
    """How true the chances are for one number of seats, on games that were held out.

    All but `stages` is of one position a game.
    """

    seats: int
    games: int
    sharpness: float  # fitted to all games held out, and drawn towards 1 if they are few
    surprise: float
    linear_surprise: float
    brier: Brier
    stages: dict[str, Brier]  # of all positions
    bins: list[Bin]
    chance: float  # the gap that would be there, were all chances true: games are few

    @property
    def gap(self) -> float:
        """By how much said and happened differ on average."""
        return gap_of(self.bins)


def gap_of(bins: list[Bin]) -> float:
    number = sum(each.number for each in bins)
    return sum(abs(each.said - each.won) * each.number for each in bins) / number


def sharpened(chances: Floats, sharpness: float) -> Floats:
    """Chances made bolder, or more careful if the sharpness is below 1."""
    powers: Floats = np.power(chances + 1e-9, sharpness)
    powers /= powers.sum(axis=1, keepdims=True)
    return powers


def best_sharpness(chances: Floats, wins: Floats) -> float:
    """The sharpness with which the winners surprise least."""
    tried = np.linspace(0.5, SHARPEST, 151)
    found = [surprise(sharpened(chances, float(each)), wins) for each in tried]
    return float(tried[int(np.argmin(found))])


def careful_sharpness(chances: Floats, wins: Floats, games: int) -> float:
    """The same, as if some more games had shown that the chances are true as they are."""
    return 1 + (best_sharpness(chances, wins) - 1) * games / (games + FEW)


def calibrate(frame: Frame, weights: Weights, held_out: Positions) -> Calibration:
    """Each half of the games is looked at with the sharpness that fits the other; what ships fits all."""
    chances = chances_of(frame, weights, held_out, held_out.leader)
    games = np.unique(held_out.game)
    odd = np.isin(held_out.game, games[1::2])
    said = np.empty_like(chances)
    for half in (odd, ~odd):
        other = careful_sharpness(chances[~half], held_out.wins[~half], len(games) // 2)
        said[half] = sharpened(chances[half], other)
    one = _one_a_game(held_out.game)
    seen = held_out.of(one)
    return Calibration(
        seats=seen.wins.shape[1],
        games=len(games),
        sharpness=careful_sharpness(chances, held_out.wins, len(games)),
        surprise=surprise(said[one], seen.wins),
        linear_surprise=surprise(seen.linear, seen.wins),
        brier=_brier(seen, said[one]),
        stages=_by_stage(held_out, said, held_out.rows[:, 0, frame.inputs.rounds]),
        bins=bins_of(said[one].ravel(), seen.wins.ravel()),
        chance=gap_by_chance(said[one]),
    )


def _by_stage(seen: Positions, said: Floats, rounds: NDArray[Any]) -> dict[str, Brier]:
    found = {}
    for first, last, name in STAGES:
        there = (rounds >= first) & (rounds <= last)
        if there.any():
            found[name] = _brier(seen.of(there), said[there])
    return found


def _brier(seen: Positions, said: Floats) -> Brier:
    """Both errors, and their difference with games as the independent units."""
    ours = ((said - seen.wins) ** 2).mean(axis=1)
    linear = ((seen.linear - seen.wins) ** 2).mean(axis=1)
    games, place, number = np.unique(seen.game, return_inverse=True, return_counts=True)
    gains = np.bincount(place, linear - ours)
    mean = gains.sum() / number.sum()
    size = len(games)
    spread = ((gains - mean * number) ** 2).sum() * size / max(1, size - 1)
    half = student(max(1, size - 1)) * float(spread) ** 0.5 / float(number.sum())
    better = Interval(float(mean), float(mean) - half, float(mean) + half)
    return Brier(float(ours.mean()), float(linear.mean()), len(ours), better)


def gap_by_chance(said: Floats) -> float:
    """The mean gap if winners were drawn by the chances said."""
    dice = np.random.default_rng(2)
    found = []
    for _ in range(DRAWN):
        winner = (said.cumsum(axis=1) < dice.random((len(said), 1))).sum(axis=1)
        wins = np.eye(said.shape[1], dtype=np.float32)[np.minimum(winner, said.shape[1] - 1)]
        found.append(gap_of(bins_of(said.ravel(), wins.ravel())))
    return float(np.mean(found))


def _one_a_game(games: NDArray[Any]) -> NDArray[Any]:
    """The places of one position of each game, any of them."""
    dice = np.random.default_rng(1)
    order = dice.permutation(len(games))
    _, first = np.unique(games[order], return_index=True)
    found: NDArray[Any] = order[first]
    return found


def bins_of(said: Floats, won: Floats) -> list[Bin]:
    """Ten bins by the chance that was said; empty ones are left out."""
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    bins = []
    for number in range(BINS):
        there = place == number
        if there.any():
            bins.append(Bin(float(said[there].mean()), float(won[there].mean()), int(there.sum())))
    return bins
