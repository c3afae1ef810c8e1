"""Imagined turns: what is left of a turn, played to its end in a moment.

Compiled: bots live on how many of these they see.
"""

from random import Random
from typing import Final

from fort.bots.mind import Mind
from fort.legal.foresight import permits
from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.names import NOTHING

FOLLOW_SHARE: Final = 0.6  # how often an imagined rival follows that can
BEST_RECRUIT: Final = 0.7  # how often the best card is recruited, as the mind sees it


class Habits:
    """How well each choice of the catalogue did in the turns imagined so far, for those who made it."""

    def __init__(self, choices: int) -> None:
        self.visits: list[float] = [0.0] * choices
        self.worth: list[float] = [0.0] * choices

    def mean(self, choice: Choice) -> float:
        """Unknown choices are hopeful."""
        visits = self.visits[choice.index]
        return self.worth[choice.index] / visits if visits > 0.0 else 1.0

    def learn(self, choice: Choice, chance: float) -> None:
        self.visits[choice.index] += 1.0
        self.worth[choice.index] += chance


def finish_turn(game: Game, mind: Mind, habits: Habits | None, random: Random) -> list[Choice]:
    """Plays a silent game on until another seat leads or the game is over; what the leader chose."""
    leader = game.leader
    round = game.round
    chosen: list[Choice] = []
    while not game.over and game.leader == leader and game.round == round:
        choice = imagined_choice(game, mind, habits, random)
        if game.asked_seat == leader:
            chosen.append(choice)
        game.do(choice)
    return chosen


def imagined_choice(game: Game, mind: Mind, habits: Habits | None, random: Random) -> Choice:
    """A quick choice: recruits what is good, follows often, and else the better of two that chance offers."""
    offered = game.task().offered(game)
    number = len(offered)
    if number == 1:
        return offered[0]
    dice = random.random
    if offered[0].what == "recruit" and dice() < BEST_RECRUIT:
        return best_recruit(mind, offered)
    if offered[number - 1].what == "decline":
        if dice() >= FOLLOW_SHARE:
            return offered[number - 1]
        number -= 1
    choice = permitted(game, offered, int(dice() * number), number)
    if habits is not None:
        other = permitted(game, offered, int(dice() * number), number)
        if habits.mean(other) > habits.mean(choice):
            return other
    return choice


def permitted(game: Game, offered: list[Choice], start: int, number: int) -> Choice:
    """The first of the first `number` choices, from `start` on, that is legal; else the last of all."""
    for step in range(number):
        choice = offered[(start + step) % number]
        if permits(game, choice):
            return choice
    return offered[len(offered) - 1]


def best_recruit(mind: Mind, offered: list[Choice]) -> Choice:
    """The best card there is to see."""
    best = offered[0]
    most = -1e9
    for choice in offered:
        if choice.kid != NOTHING and mind.card_early[choice.kid] > most:
            best, most = choice, mind.card_early[choice.kid]
    return best
