"""What a position is worth to everybody, as one seat sees it: for reviews, lessons and puzzles.

The value is frozen: its name and version stand in the file of the net, and the same view has the same value.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from fort.bots.drafting import finish_draft
from fort.bots.mind import won
from fort.bots.net import UNIT, weigh
from fort.bots.nets import net_for, shipped
from fort.bots.weights import mind_for
from fort.legal.game import Game
from fort.rules.names import NOBODY
from fort.rules.scoring import scores
from fort.seen.imagine import imagine
from fort.seen.view import View

WORLDS: Final = 8


@dataclass(frozen=True)
class Value:
    """Each seat's chance to win and the points that it will have, as far as the net can tell."""

    name: str
    version: int
    chances: tuple[float, ...]
    points: tuple[float, ...]


def value(view: View, worlds: int = WORLDS) -> Value:
    """The mean over imagined worlds; of what the viewer holds in hand, the faces count."""
    if worlds < 1:
        raise ValueError(f"{worlds} worlds: expected at least 1")
    dice = Random(f"value {view.viewer} {len(view.log)}")
    seats = len(view.seats)
    chances, points = [0.0] * seats, [0.0] * seats
    for _ in range(worlds):
        for seat, (chance, total) in enumerate(_in_a_world(view, dice)):
            chances[seat] += chance / worlds
            points[seat] += total / worlds
    return Value(shipped()["name"], shipped()["version"], tuple(chances), tuple(points))


def _in_a_world(view: View, dice: Random) -> list[tuple[float, float]]:
    world = imagine(view, dice)
    drafted = world.draft is None
    finish_draft(world, mind_for(view.components), dice)
    return value_of(world, view.viewer if view.viewer is not None and drafted else NOBODY)


def value_of(world: Game, shows: int) -> list[tuple[float, float]]:
    """Chance and points of each seat in a world; `shows` is the seat whose hand is looked at, or NOBODY."""
    if world.over:
        return list(zip(won(world), [float(score.total) for score in scores(world)], strict=True))
    net = net_for(world.components)
    layers = net.layers(world, shows)
    chances = net.odds([weigh(layer, net.standing) for layer in layers])
    gains = [weigh(layer, net.points) / UNIT for layer in layers]
    totals = [net.inputs.total_of(world, seat) + gain for seat, gain in enumerate(gains)]
    return list(zip(chances, totals, strict=True))
