"""Self-play: games that a bot plays against itself, with slips, kept as their choices."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import fort
from fort.bots.judging import judge
from fort.bots.mind import Mind
from fort.bots.net import Net
from fort.bots.nets import net_from
from fort.bots.planner import Planner
from fort.bots.tree import Branch
from fort.bots.weights import mind_for
from fort.rules.components import Components
from fort.train.positions import Played

Kind = Callable[[int], tuple[int, str]]

SLIP: Final = 0.03  # how often any choice is made, so that all kinds of positions are seen
DRAFT_SLIP: Final = 0.25
SEATS: Final = (2, 2, 2, 3, 2, 4)  # how often each number of seats is played
CHECKED_SEATS: Final = (2, 3, 2, 4)
TRIES: Final = 3  # ways to finish the turn, for each option of the linear mind


def kind_of(number: int) -> tuple[int, str]:
    """Seats and set-up of a game that is learned from."""
    return SEATS[number // 4 % len(SEATS)], ("basic", "advanced")[number // 2 % 2]


def checked_kind(number: int) -> tuple[int, str]:
    """Seats and set-up of a game that is only looked at."""
    return CHECKED_SEATS[number % len(CHECKED_SEATS)], ("basic", "advanced")[number // 4 % 2]


@cache
def net_in(file: str, parts: Components) -> Net:
    """The net in a file, for a box."""
    data: dict[str, Any] = json.loads(Path(file).read_text("utf-8"))
    return net_from(data, parts)


class Player:
    """Plays all seats of a game: by the linear mind, or by a net with a small plan for each question."""

    def __init__(self, parts: Components, net: Net | None, simulations: int) -> None:
        self.mind: Mind = mind_for(parts)
        self.net = net
        self.simulations = simulations
        self.tree: Branch | None = None
        self.seat = -1

    def choose(self, view: fort.View, dice: Random) -> fort.Choice:
        """One of the options."""
        if self.net is None or view.drafting:
            return judge(view, self.mind, dice, 1, TRIES)[0].choice
        assert view.viewer is not None
        planner = Planner(self.net, self.mind, dice, view.viewer, view.leader)
        if self.tree is not None and self._fits(self.tree, view):
            planner.root = self.tree
        while planner.root.visits < max(self.simulations, 2 * len(view.options)):
            planner.explore(fort.imagine(view, dice))
        mean = planner.root.ours / planner.root.visits
        best = max(planner.root.below, key=lambda step: (step.trusted(mean), step.visits))
        self.tree, self.seat = best, view.viewer
        assert best.choice is not None
        return best.choice

    def _fits(self, tree: Branch, view: fort.View) -> bool:
        options = list(view.options)
        below = tree.below
        return self.seat == view.viewer and bool(below) and all(step.choice in options for step in below)


def play(
    number: int, tag: str, file: str | None = None, simulations: int = 16, kind: Kind = kind_of
) -> Played:
    """A game of a round of training; without the file of a net, the linear mind plays."""
    seats, setup = kind(number)
    dice = Random(f"{tag} dice {number}")
    game = fort.new_game(seats, setup, f"{tag} {number}")
    net = None if file is None else net_in(file, game.components)
    player = Player(game.components, net, simulations)
    choices = []
    while not game.over:
        seat = game.asks[0]
        view = game.view(seat)
        if len(view.options) == 1:
            choice = view.options[0]
        elif dice.random() < (DRAFT_SLIP if view.drafting else SLIP):
            choice = dice.choice(list(view.options))
        else:
            choice = player.choose(view, dice)
        choices.append(choice.index)
        game.do(game.own(choice), seat)
    return Played(number, seats, setup, f"{tag} {number}", tuple(choices))
