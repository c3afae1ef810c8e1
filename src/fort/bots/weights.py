"""The weights of the traits, from weights.txt: `trait | early | late`."""

from functools import cache
from importlib.resources import files

from fort.bots.mind import Mind
from fort.bots.traits import TRAITS
from fort.rules.components import Components

Weights = tuple[dict[str, float], dict[str, float]]


def read_weights(text: str) -> Weights:
    """The early and the late weights that a text states."""
    early: dict[str, float] = {}
    late: dict[str, float] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != 3 or parts[0] not in TRAITS:
            raise ValueError(f"line {number}: expected 'trait | early | late', found '{line}'")
        early[parts[0]], late[parts[0]] = float(parts[1]), float(parts[2])
    return early, late


@cache
def _printed() -> Weights:
    return read_weights(files("fort.bots").joinpath("weights.txt").read_text("utf-8"))


@cache
def mind_for(parts: Components) -> Mind:
    """The mind for a box, made once."""
    early, late = _printed()
    return Mind(parts, early, late)
