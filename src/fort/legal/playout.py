"""Random play to the end, quickly: only the choice that was drawn is tested, not all of them."""

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fort.legal.game import Game


def playout(game: "Game", rng: Random) -> "Game":
    """Plays this game to its end by uniformly random choices; give it a silent copy."""
    random = rng.random
    while not game.over:
        if game.may_recycle():
            options = game.options()
            choice = options[int(random() * float(len(options)))]
        else:
            choice = game.task().draw(game, random)
        game.do(choice)
    return game
