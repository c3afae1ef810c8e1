"""A small net says what a position is worth: each seat's chance to win, and the points it will have.

All in whole numbers, so that it says the same plain, compiled and in a browser. The numbers of a layer lie
side by side in one large whole number, its lanes: so a whole layer is added at once. Compiled.
"""

from math import exp
from struct import Struct
from typing import Final

from fort.bots.inputs import Inputs, Row
from fort.bots.mind import won
from fort.legal.game import Game

UNIT: Final = 1024  # 1 in the first layer, and of standing
WEIGHT: Final = 1024  # 1 of a weight after the first layer
NARROW: Final = 16  # bits of a lane in the first layer
WIDE: Final = 32  # in the second
MULTIPLES: Final = 48  # of the weights of an input that are kept
FURTHEST: Final = 16 * UNIT  # standing still more makes no difference
TRUE: Final = 256  # sharpness that leaves chances as they are
# How likely a seat wins beside one that stands so much better.
_ODDS: Final[list[int]] = [round((1 << 24) * exp(-behind / UNIT)) for behind in range(FURTHEST + 1)]


def beside(numbers: list[int], bits: int) -> int:
    """Puts numbers, negative ones too, side by side into lanes, the first lowest."""
    total = 0
    for number in reversed(numbers):
        total = (total << bits) + number
    return total


class Weighed(Row):
    """A row that is weighed as it is told."""

    def __init__(self, net: "Net") -> None:
        self.rows = net.rows
        self.multiples = net.multiples
        self.total = 0

    def add(self, at: int, number: int) -> None:
        if number == 1:
            self.total += self.rows[at]
            return
        known = self.multiples[at]
        self.total += known[number] if number < len(known) else self.rows[at] * number

    def add_kids(self, block: int, kids: list[int], number: int) -> None:
        total = 0
        for kid in kids:
            total += self.rows[block + kid]
        self.total += total if number == 1 else total * number


class Net:
    """A net, made ready for one box.

    Each number of a row has two weights for every unit of the first layer: one for the seat itself, one for
    its rivals. The last unit goes past the second layer, straight to the standing.
    """

    def __init__(
        self,
        inputs: Inputs,
        first: list[list[int]],
        first_bias: list[int],
        second: list[list[int]],
        second_bias: list[int],
        standing: list[int],
        points: list[int],
        sharpness: list[int],
    ) -> None:
        self.inputs = inputs
        units = len(first_bias)
        self.rows: list[int] = [beside(row, NARROW) for row in first]
        # Of numbers that are often more than 1: looked up, not multiplied.
        self.multiples: list[list[int]] = [
            [row * number for number in range(MULTIPLES)]
            if inputs.scales[at] > 1 and at < inputs.deck_kids
            else []
            for at, row in enumerate(self.rows)
        ]
        self.second: list[int] = [beside(row, WIDE) for row in second]
        self.standing = standing  # weights of the second layer, of what goes past it, and a constant
        self.points = points
        self.sharpness = sharpness  # by the number of seats; TRUE, or what makes chances come true
        self.shift = NARROW * units
        self.mask = (1 << self.shift) - 1
        self.zero = beside([1 << (NARROW - 1)] * units, NARROW)  # what a lane shows when it is 0
        self.first_zero = self.zero + beside(first_bias, NARROW)
        self.second_zero = beside([(1 << (WIDE - 1)) + bias for bias in second_bias], WIDE)
        self.second_mask = (1 << (WIDE * len(second_bias))) - 1
        self.first_lanes = Struct(f"<{units}H")
        self.second_lanes = Struct(f"<{len(second_bias)}I")

    def chances(self, game: Game, shows: int) -> list[float]:
        """Each seat's chance to win; `shows` is the seat whose hand is looked at, or NOBODY."""
        if game.over:
            return won(game)
        return self.odds([weigh(layer, self.standing) for layer in self.layers(game, shows)])

    def odds(self, standings: list[int]) -> list[float]:
        """Chances out of standings."""
        sharpness = self.sharpness[len(standings)]
        most = max(standings)
        powers = [_ODDS[min((most - standing) * sharpness // TRUE, FURTHEST)] for standing in standings]
        total = sum(powers)
        return [power / total for power in powers]

    def layers(self, game: Game, shows: int) -> list[list[int]]:
        """The second layer for each seat, and what goes past it."""
        told: list[Weighed] = []
        rows: list[Row] = []
        for _ in game.seats:
            row = Weighed(self)
            told.append(row)
            rows.append(row)
        self.inputs.describe(game, rows, shows)
        return self.second_layers([row.total for row in told])

    def second_layers(self, totals: list[int]) -> list[list[int]]:
        """The same, out of the weighed rows of all seats."""
        own: list[int] = []
        rivals: list[int] = []
        zeros = self.zero + (self.zero << self.shift)
        for total in totals:
            lanes = total + zeros
            own.append((lanes & self.mask) - self.zero)
            rivals.append((lanes >> self.shift) - self.zero)
        everybody = sum(rivals) + self.first_zero
        return [self._second(own[me] + everybody - rivals[me]) for me in range(len(totals))]

    def _second(self, first: int) -> list[int]:
        units: tuple[int, ...] = self.first_lanes.unpack(
            (first & self.mask).to_bytes(self.shift // 8, "little")
        )
        total = self.second_zero
        last = len(units) - 1
        for at in range(last):
            unit = units[at] - (1 << (NARROW - 1))
            if unit > 0:
                total += self.second[at] * unit
        lanes: tuple[int, ...] = self.second_lanes.unpack(
            (total & self.second_mask).to_bytes(self.second_lanes.size, "little")
        )
        found = [max(0, lane - (1 << (WIDE - 1))) // WEIGHT for lane in lanes]
        found.append(units[last] - (1 << (NARROW - 1)))
        return found


def weigh(layer: list[int], weights: list[int]) -> int:
    """The sum of a layer and of the constant that stands after its weights."""
    size = len(layer)
    total = weights[size]
    for at in range(size):
        total += layer[at] * weights[at]
    return total // WEIGHT
