"""Random play to the end, quickly: only the choice that was drawn is tested, not all of them."""

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fort.rules.game import Game


def playout(game: "Game", rng: Random) -> "Game":
    """Plays this game to its end by uniformly random choices; give it a silent copy.

    Drawing until a drawn choice is legal is the same as drawing among the legal ones.
    """
    random = rng.random
    while not game.over:
        task = game.task()
        offered = task.offered(game)
        if game.may_recycle():
            offered = offered + game.recycle_choices()
        while True:
            at = int(random() * float(len(offered)))
            choice = offered[at]
            if len(offered) == 1 or game.permits(choice):
                break
            offered[at] = offered[-1]
            offered.pop()
        game.do(choice)
    return game
