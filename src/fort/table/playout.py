"""A random game is played to its end quickly: only the choice that was drawn is tested."""

from collections.abc import Callable
from random import Random

from fort.legal.foresight import permits
from fort.legal.game import Game
from fort.rules.choices import Choice


def playout(game: Game, rng: Random) -> Game:
    """Plays this game to its end by uniformly random choices; give it a silent copy."""
    random = rng.random
    while not game.over:
        if game.may_recycle():
            options = game.options()
            game.do(options[int(random() * float(len(options)))])
        else:
            game.do(draw(game, random))
    return game


def draw(game: Game, random: Callable[[], float]) -> Choice:
    """Draws one of the lawful answers, each as likely as any other.

    To draw until a drawn one is lawful is the same as to draw among the lawful ones.
    """
    task = game.task()
    offered = task.offered(game)
    while True:
        at = int(random() * float(len(offered)))
        choice = offered[at]
        if not task.judged or len(offered) == 1 or permits(game, choice):
            return choice
        offered[at] = offered[-1]
        offered.pop()
