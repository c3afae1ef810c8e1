"""The gate: a new net against the best so far, each deal played from both seats."""

from dataclasses import dataclass
from functools import partial
from random import Random

import fort
from fort.bots.arena.intervals import Interval, share_interval
from fort.bots.arena.match import win_shares
from fort.bots.arena.workers import done
from fort.train.games import Player, net_in

SIMULATIONS = 16  # for each question


@dataclass(frozen=True)
class Gate:
    """Two files with nets, and what the deals follow from."""

    new: str
    best: str
    seed: str


def duel(gate: Gate, number: int) -> tuple[int, float]:
    """A game at two seats: its number, and what the new net won."""
    deal, ours = number // 2, number % 2
    dice = Random(f"{gate.seed} {number}")
    game = fort.new_game(2, ("basic", "advanced")[deal % 2], f"{gate.seed} deal {deal}")
    files = (gate.new, gate.best) if ours == 0 else (gate.best, gate.new)
    players = [Player(game.components, net_in(file, game.components), SIMULATIONS) for file in files]
    while not game.over:
        seat = game.asks[0]
        view = game.view(seat)
        only = len(view.options) == 1
        choice = view.options[0] if only else players[seat].choose(view, dice)
        game.do(game.own(choice), seat)
    return number, win_shares([score.rank for score in game.scores()])[ours]


def match(gate: Gate, games: int, workers: int) -> Interval:
    """The share of wins of the new net."""
    won = dict(done(partial(duel, gate), range(2 * (games // 2)), workers))
    return share_interval([(won[2 * deal] + won[2 * deal + 1]) / 2 for deal in range(games // 2)], 2)
