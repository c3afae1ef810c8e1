"""The net that ships, read from its file and made ready for a box; docs/net_card.md tells how it was made."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fort.bots.inputs import Inputs, kid_traits
from fort.bots.net import Net
from fort.rules.components import Components

FILE: Final = "net.json"
BLOCKS: Final = ("deck", "yard", "park", "hand")  # of inputs that have a number for each kid


class BadNet(ValueError):
    """A file that is no net."""


def net_from(data: dict[str, Any], parts: Components) -> Net:
    """Makes a net ready for a box. A kid that it has never seen is weighed by its traits."""
    inputs = Inputs(parts)
    rows: dict[str, list[int]] = dict(data["first"])
    for kid in parts.kids:
        for block in BLOCKS:
            name = f"{block} {kid.name}"
            if name not in rows:
                rows[name] = _weighed(kid_traits(kid), data["traits"][block])
    missing = [name for name in inputs.names if name not in rows]
    if missing:
        raise BadNet(f"this net knows nothing of '{missing[0]}': expected weights for every input")
    return Net(
        inputs,
        [rows[name] for name in inputs.names],
        data["first bias"],
        data["second"],
        data["second bias"],
        data["standing"],
        data["points"],
        data["sharpness"],
    )


def _weighed(traits: list[float], rows: list[list[int]]) -> list[int]:
    columns = zip(*rows, strict=True)
    return [
        round(sum(trait * weight for trait, weight in zip(traits, column, strict=True))) for column in columns
    ]


@cache
def shipped() -> dict[str, Any]:
    """The file of the net, with its name and version."""
    found: dict[str, Any] = json.loads(files("fort.bots").joinpath(FILE).read_text("utf-8"))
    return found


@cache
def net_for(parts: Components) -> Net:
    """The net for a box, made once."""
    return net_from(shipped(), parts)
