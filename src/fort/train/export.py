"""The net as it ships: its weights in whole numbers."""

import json
from typing import Any

import numpy as np

from fort.bots.inputs import KID_TRAITS
from fort.bots.net import TRUE, UNIT, WEIGHT
from fort.bots.nets import BLOCKS
from fort.train.model import GAIN, Floats, Frame, Weights, first_layer


def exported(
    frame: Frame, weights: Weights, sharpness: dict[int, float], name: str, version: int
) -> dict[str, Any]:
    """The file of a net."""
    first = first_layer(frame, weights) * UNIT / frame.scales[:, None]
    traits = {}
    for number, (block, at) in enumerate(frame.blocks.items()):
        scale = frame.scales[at.start]
        traits[block] = _whole(weights["traits"][number] * UNIT / scale)
    assert tuple(frame.blocks) == BLOCKS
    assert weights["traits"].shape[1] == len(KID_TRAITS)
    return {
        "name": name,
        "version": version,
        "sharpness": [TRUE, TRUE, *[round(TRUE * sharpness.get(seats, 1.0)) for seats in (2, 3, 4)]],
        "first bias": _whole(weights["first bias"] * UNIT),
        "second bias": _whole(weights["second bias"] * UNIT * WEIGHT),
        "standing": [*_whole(weights["standing"] * WEIGHT), WEIGHT, 0],
        "points": [
            *_whole(weights["points"] * WEIGHT * GAIN),
            0,
            round(float(weights["points bias"][0]) * WEIGHT * GAIN * UNIT),
        ],
        "second": _whole(weights["second"] * WEIGHT),
        "traits": traits,
        "first": dict(zip(frame.inputs.names, _whole(first), strict=True)),
    }


def _whole(numbers: Floats) -> Any:
    return np.rint(numbers).astype(int).tolist()


def text_of(net: dict[str, Any]) -> str:
    """The file as text, a line for each input."""

    def lines(value: Any) -> str:
        if isinstance(value, dict):
            inner = ",\n".join(f"{json.dumps(key)}: {lines(item)}" for key, item in value.items())
            return f"{{\n{inner}\n}}"
        if isinstance(value, list) and value and isinstance(value[0], list):
            return "[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in value) + "\n]"
        return json.dumps(value, separators=(",", ":"))

    return lines(net) + "\n"
