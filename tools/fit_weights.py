"""Fits the weights of the bots' traits to games that a bot plays against itself.

At the end of every turn the traits of all seats are noted, and at the end of the game who won. The weights
are those under which the winners' standings are likeliest (a conditional logit, a little drawn towards zero).

    python -m tools.fit_weights --games 2000 --bot regular     # writes src/fort/bots/weights.txt
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import fort
import fort.bots
from fort.bots.mind import traits_of, won
from fort.bots.traits import TRAITS, Deck, progress

FILE = Path(__file__).resolve().parent.parent / "src/fort/bots/weights.txt"
HEADING = """\
# How much each trait counts towards the chance to win, early and late in a game.
# Fitted to games that the bots played (tools/fit_weights.py), not written by hand.
# trait | early | late
"""
SLIP = 0.04  # how often a random choice is made, so that all kinds of positions are seen
SETTINGS = [(seats, setup) for seats in (2, 2, 3, 4) for setup in ("basic", "advanced")]
MOST_SEATS = 4
STEPS = 1200
PULL = 3e-4  # towards zero

Moment = tuple[float, list[list[float]]]  # how far the game has come, the traits by seat
Floats = NDArray[np.float64]


def play(number: int, name: str) -> tuple[list[Moment], list[float]]:
    """The moments of one game, and who won it."""
    seats, setup = SETTINGS[number % len(SETTINGS)]
    dice = Random(f"fit {number}")
    game = fort.new_game(seats, setup, f"fit {number}")
    bots = [fort.bots.bot(name, f"fit {number} {seat}") for seat in range(seats)]
    deck = Deck(game.components)
    moments: list[Moment] = []
    turn = (0, 0)
    while not game.over:
        seat = game.asks[0]
        view = game.view(seat)
        slips = dice.random() < SLIP
        game.take(dice.choice(list(view.options)) if slips else bots[seat].choose(view), seat)
        if not game.over and game.draft is None and turn != (game.round, game.leader):
            turn = (game.round, game.leader)
            moments.append((progress(game, deck), [traits_of(game, me, deck) for me in range(seats)]))
    return moments, won(game)


def fit(games: list[tuple[list[Moment], list[float]]]) -> tuple[Floats, Floats, float]:
    """The early and late weights, and the mean surprise at who won in games left out of the fit."""
    rows = [(late, traits, winners) for moments, winners in games for late, traits in moments]
    values = np.zeros((len(rows), MOST_SEATS, len(TRAITS)))
    there = np.zeros((len(rows), MOST_SEATS), bool)
    wins = np.zeros((len(rows), MOST_SEATS))
    for at, (_, traits, winners) in enumerate(rows):
        values[at, : len(traits)], there[at, : len(traits)], wins[at, : len(traits)] = traits, True, winners
    spread = np.maximum(values[there].std(axis=0), 0.02)
    late = np.array([row[0] for row in rows])[:, None, None]
    both = np.concatenate([values / spread * (1 - late), values / spread * late], axis=2)
    kept = len(rows) * 9 // 10
    weights = _climb(both[:kept], there[:kept], wins[:kept])
    chances = _chances(both[kept:], there[kept:], weights)
    surprise = float(-(wins[kept:] * np.log(chances + 1e-9)).sum(axis=1).mean())
    return weights[: len(TRAITS)] / spread, weights[len(TRAITS) :] / spread, surprise


def _chances(values: Floats, there: NDArray[np.bool_], weights: Floats) -> Floats:
    standings = np.where(there, values @ weights, -np.inf)
    powers = np.exp(standings - standings.max(axis=1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=1, keepdims=True)
    return chances


def _climb(values: Floats, there: NDArray[np.bool_], wins: Floats) -> Floats:
    """Gradient steps with momentum (Adam)."""
    weights = np.zeros(values.shape[2])
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in track(range(STEPS), "fitting"):
        errors = _chances(values, there, weights) - wins
        slope = np.einsum("ns,nsf->f", errors, values) / len(values) + PULL * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        weights = weights - (0.03 if step < STEPS * 2 // 3 else 0.01) * mean / (np.sqrt(square) + 1e-8)
    return weights


def write_weights(early: dict[str, float], late: dict[str, float]) -> str:
    """The lines of a file of weights."""
    width = max(map(len, TRAITS))
    lines = [f"{name:<{width}} | {early.get(name, 0):8.4f} | {late.get(name, 0):8.4f}" for name in TRAITS]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="regular")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--to", type=Path, default=FILE)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        jobs = pool.map(play, range(asked.games), [asked.bot] * asked.games, chunksize=4)
        games = list(track(jobs, "playing", total=asked.games))
    early, late, surprise = fit(games)
    text = write_weights(dict(zip(TRAITS, early, strict=True)), dict(zip(TRAITS, late, strict=True)))
    asked.to.write_text(HEADING + text, "utf-8")
    print(f"{asked.to}: mean surprise at who won {surprise:.4f}, with games left out of the fit")


if __name__ == "__main__":
    main()
