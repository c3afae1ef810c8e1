"""95 % intervals that know that games on the same deal are not independent."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Interval:
    value: float
    low: float
    high: float

    def covers(self, value: float) -> bool:
        return self.low <= value <= self.high


def share_interval(clusters: Sequence[float], size: int = 1) -> Interval:
    """A share from the means of equal clusters of `size` games.

    Wilson's interval for the number of independent games that would scatter as much (Kish's effective sample
    size), with Student's quantile for few clusters. A share of 0 or 1 counts each cluster once.
    """
    number = len(clusters)
    share = fmean(clusters)
    if number < 2:
        return Interval(share, 0.0, 1.0)
    spread = variance(clusters, share) / number
    if spread > 1e-12:
        effective = share * (1 - share) / spread
    else:
        effective = number if share in (0.0, 1.0) else number * size
    return wilson(share, effective, student(number - 1))


def wilson(share: float, number: float, z: float = Z) -> Interval:
    """Wilson's score interval for a share of `number` independent games."""
    scale = 1 + z * z / number
    middle = (share + z * z / (2 * number)) / scale
    half = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / scale
    return Interval(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


def ratio_interval(pairs: Sequence[tuple[float, float]], most: float) -> Interval:
    """The ratio of two sums over independent clusters, 0 to `most`, with the clustered standard error."""
    total = sum(below for _, below in pairs)
    ratio = sum(above for above, _ in pairs) / total
    number = len(pairs)
    squares = sum((above - ratio * below) ** 2 for above, below in pairs)
    if number < 2 or squares == 0:
        return Interval(ratio, 0.0, most)
    half = student(number - 1) * sqrt(squares * number / (number - 1)) / total
    return Interval(ratio, max(0.0, ratio - half), min(most, ratio + half))


def student(freedom: int, z: float = Z) -> float:
    """Student's quantile; Cornish and Fisher's expansion, for 1 and 2 the exact values."""
    if freedom < 3:
        return (12.706, 4.303)[freedom - 1]
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
