"""How long a training will take on this machine, from a few games."""

import time
from importlib.resources import files
from typing import Final

from fort.bots.nets import FILE
from fort.train.games import play
from fort.train.plan import Place, Plan
from fort.train.positions import read_games

PROBE: Final = 4  # games that are timed of each kind
FIT: Final = 0.005  # seconds for each game so far, in the fit of a round


def minutes_left(plan: Plan, place: Place, workers: int) -> float:
    """Minutes to come, with all cores free."""
    linear = _seconds(plan, None)
    learned = _seconds(plan, str(files("fort.bots").joinpath(FILE)))
    finished = len(place.rows())
    total = 0.0
    for round in range(plan.rounds):
        numbers = plan.numbers(round)
        missing = len(numbers) - len(read_games(place.games(round)))
        total += max(0, missing) * (linear if round == 0 else learned) / workers
        if round >= finished:
            total += numbers[-1] * FIT + (plan.gate * learned * 2 / workers if round else 0.0)
    return (total + plan.checked * learned / workers) / 60


def _seconds(plan: Plan, file: str | None) -> float:
    """Seconds for a game, on average over the kinds of games."""
    play(0, "pace", file, plan.simulations)
    start = time.perf_counter()
    for number in range(0, 24, 24 // PROBE):
        play(number, "pace", file, plan.simulations)
    return (time.perf_counter() - start) / PROBE
