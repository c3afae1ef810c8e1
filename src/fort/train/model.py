"""The net while it learns: weights in fractions, what they say, and which way they should go.

NumPy and the chain rule by hand: three small layers need no library for learning machines.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fort.bots.inputs import KID_TRAITS, Inputs, kid_traits

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

POINTS_SHARE: Final = 0.02  # how much of the loss is about points
GAIN: Final = 8.0  # points still to come, divided by this, are about 1
BLOCKS: Final = ("deck", "yard", "park", "hand")  # of inputs with one number for each kid


class Frame:
    """What the weights of a box's inputs have in common: scales, and the traits of kids."""

    def __init__(self, inputs: Inputs) -> None:
        self.inputs = inputs
        self.scales = np.array(inputs.scales, np.float32)
        self.traits = np.array([kid_traits(kid) for kid in inputs.parts.kids], np.float32)
        starts = [inputs.deck_kids, inputs.yard_kids, inputs.park_kids, inputs.hand_kids]
        kids = len(inputs.parts.kids)
        self.blocks = {name: slice(at, at + kids) for name, at in zip(BLOCKS, starts, strict=True)}
        self.kids = np.zeros(inputs.width, np.bool_)
        for block in self.blocks.values():
            self.kids[block] = True
        self.hand = np.zeros(inputs.width, np.bool_)
        self.hand[inputs.hand : inputs.lead_gains + 4] = True
        self.hand[self.blocks["hand"]] = True


def fresh(frame: Frame, units: int, second: int, seed: int) -> Weights:
    """Weights before anything was learned."""
    dice = np.random.default_rng(seed)

    def some(*shape: int, spread: float) -> Floats:
        return dice.normal(0, spread, shape).astype(np.float32)

    first = some(frame.inputs.width, 2 * units, spread=0.15)
    first[:, units - 1 :: units] *= 0.1  # what goes past the second layer
    first[frame.kids] *= 0.2
    return {
        "first": first,
        "traits": some(len(BLOCKS), len(KID_TRAITS), 2 * units, spread=0.05),
        "first bias": np.full(units, 0.1, np.float32),
        "second": some(units - 1, second, spread=(2 / units) ** 0.5),
        "second bias": np.full(second, 0.1, np.float32),
        "standing": some(second, spread=0.1),
        "points": some(second, spread=0.1),
        "points bias": np.full(1, 0.5, np.float32),
    }


def first_layer(frame: Frame, weights: Weights) -> Floats:
    """The weights of all inputs, those of a kid's traits added to its own."""
    whole = weights["first"].copy()
    for number, block in enumerate(frame.blocks.values()):
        whole[block] += frame.traits @ weights["traits"][number]
    return whole


@dataclass(frozen=True)
class Said:
    """What a net says of some positions, with what lies between."""

    first: Floats
    second: Floats
    standing: Floats
    points: Floats

    @property
    def chances(self) -> Floats:
        powers: Floats = np.exp(self.standing - self.standing.max(axis=1, keepdims=True))
        powers /= powers.sum(axis=1, keepdims=True)
        return powers


def say(weights: Weights, whole: Floats, rows: Floats) -> Said:
    """What the net says; `rows` are inputs divided by their scales: position, seat, input."""
    units = weights["first bias"].shape[0]
    number, seats, width = rows.shape
    both = (rows.reshape(-1, width) @ whole).reshape(number, seats, 2 * units)
    rivals = both[:, :, units:]
    first = both[:, :, :units] + rivals.sum(axis=1, keepdims=True) - rivals + weights["first bias"]
    second = np.maximum(first[:, :, :-1], 0) @ weights["second"] + weights["second bias"]
    active = np.maximum(second, 0)
    standing = active @ weights["standing"] + first[:, :, -1]
    return Said(first, second, standing, active @ weights["points"] + weights["points bias"])


def slopes(
    frame: Frame, weights: Weights, rows: Floats, target: Floats, gain: Floats
) -> tuple[float, Weights]:
    """The mean surprise at the target chances, and how the loss changes with each weight."""
    said = say(weights, first_layer(frame, weights), rows)
    number, seats, width = rows.shape
    chances = said.chances
    surprise = float(-(target * np.log(chances + 1e-9)).sum(axis=1).mean())
    standing = (chances - target) / number
    points = POINTS_SHARE * (said.points - gain / GAIN) / (number * seats)
    active = np.maximum(said.second, 0)
    units = np.maximum(said.first[:, :, :-1], 0)
    flat: Any = (number * seats, -1)
    second = standing[:, :, None] * weights["standing"] + points[:, :, None] * weights["points"]
    second *= said.second > 0
    first = np.empty_like(said.first)
    first[:, :, :-1] = (second @ weights["second"].T) * (said.first[:, :, :-1] > 0)
    first[:, :, -1] = standing
    others = first.sum(axis=1, keepdims=True) - first
    both = np.concatenate([first, others], axis=2).reshape(flat)
    whole = rows.reshape(-1, width).T @ both
    traits = np.stack([frame.traits.T @ whole[block] for block in frame.blocks.values()])
    found = {
        "first": whole,
        "traits": traits,
        "first bias": first.sum(axis=(0, 1)),
        "second": units.reshape(flat).T @ second.reshape(flat),
        "second bias": second.sum(axis=(0, 1)),
        "standing": np.tensordot(standing, active, 2),
        "points": np.tensordot(points, active, 2),
        "points bias": points.sum(keepdims=True).reshape(1),
    }
    return surprise, found
