"""Random games for the texts to tell about."""

import random
from collections.abc import Iterator

import fort


def positions(seed: str, seats: int = 3, setup: str = "basic") -> Iterator[fort.Game]:
    """Every question of a random game, then the game when it is over."""
    game = fort.new_game(seats, setup, seed)
    dice = random.Random(seed)
    while not game.over:
        yield game
        game.take(dice.choice(list(game.options())))
    yield game
