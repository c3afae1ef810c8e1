"""How a bot behaves, in short: a change that leaves its choices alone leaves its results true."""

from functools import cache
from hashlib import sha256

import fort
from fort.bots import bot

SIMULATIONS = 40  # for bots with a budget
TABLES = ((2, "basic"), (2, "advanced"), (3, "basic"), (4, "advanced"))


@cache
def conduct(name: str) -> str:
    """A digest of all choices in a few games against itself; of a budget, only that there is one."""
    base, at, _ = name.partition("@")
    told = f"{base}@{SIMULATIONS}sims" if at else base
    digest = sha256()
    for seats, setup in TABLES:
        game = fort.new_game(seats, setup, f"conduct {seats} {setup}")
        players = [bot(told, f"conduct {seat}") for seat in range(seats)]
        while not game.over:
            seat = game.asks[0]
            choice = players[seat].choose(game.view(seat))
            digest.update(choice.text.encode() + b"\n")
            game.take(choice, seat)
    return digest.hexdigest()[:16]
