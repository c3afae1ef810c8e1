"""Are the chances true? Of positions that are given 30 %, three of ten should be won."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fort.train.fit import chances_of, surprise
from fort.train.model import Floats, Frame, Weights
from fort.train.positions import Positions

BINS: Final = 10
STAGES: Final = ((1, 4, "rounds 1 to 4"), (5, 8, "rounds 5 to 8"), (9, 99, "round 9 and later"))
SHARPEST: Final = 2.0
FEW: Final = 100  # games


@dataclass(frozen=True)
class Bin:
    """Positions given about the same chance: the mean chance said, the share won, and how many there are."""

    said: float
    won: float
    number: int


@dataclass(frozen=True)
class Calibration:
    """How true the chances are for one number of seats, on games that were held out."""

    seats: int
    games: int
    sharpness: float  # fitted to all games held out, and drawn towards 1 if they are few
    surprise: float
    linear_surprise: float
    brier: dict[str, tuple[float, float, int]]  # by stage: the net's, the linear mind's, positions
    bins: list[Bin]

    @property
    def gap(self) -> float:
        """By how much said and happened differ on average."""
        number = sum(each.number for each in self.bins)
        return sum(abs(each.said - each.won) * each.number for each in self.bins) / number


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
    """Fits the sharpness to half of the games held out and looks at the other half; ships what fits all."""
    chances = chances_of(frame, weights, held_out, held_out.leader)
    games = np.unique(held_out.game)
    fitted = np.isin(held_out.game, games[::2])
    half = careful_sharpness(chances[fitted], held_out.wins[fitted], len(games[::2]))
    seen = held_out.of(~fitted)
    said = sharpened(chances[~fitted], half)
    one = _one_a_game(seen.game)
    return Calibration(
        seats=seen.wins.shape[1],
        games=len(one),
        sharpness=careful_sharpness(chances, held_out.wins, len(games)),
        surprise=surprise(said, seen.wins),
        linear_surprise=surprise(seen.linear, seen.wins),
        brier=_by_stage(seen, said, seen.rows[:, 0, frame.inputs.rounds]),
        bins=bins_of(said[one].ravel(), seen.wins[one].ravel()),
    )


def _by_stage(seen: Positions, said: Floats, rounds: NDArray[Any]) -> dict[str, tuple[float, float, int]]:
    found = {}
    for first, last, name in STAGES:
        there = (rounds >= first) & (rounds <= last)
        if there.any():
            ours, linear = _brier(said[there], seen.wins[there]), _brier(seen.linear[there], seen.wins[there])
            found[name] = (ours, linear, int(there.sum()))
    return found


def _brier(chances: Floats, wins: Floats) -> float:
    """The mean squared error of one seat's chance."""
    return float(((chances - wins) ** 2).mean())


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
