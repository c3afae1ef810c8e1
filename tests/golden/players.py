"""Random players with tastes: so that perks, made-up rules and rare questions come up."""

from collections.abc import Callable, Sequence
from random import Random

from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.limits import TOP_LEVEL
from fort.rules.names import PIZZA, TOY

Player = Callable[[Game, int, Sequence[Choice], Random], Choice]

LAZY = ("skip", "end", "stop", "decline", "pass")
GAINS = ("res", "pizza", "toy", "copy-pack", "copy-rival-pack")


def uniform(game: Game, seat: int, options: Sequence[Choice], random: Random) -> Choice:
    return random.choice(options)


def busy(game: Game, seat: int, options: Sequence[Choice], random: Random) -> Choice:
    """Adds, uses, follows and takes perks wherever it can, nearly always."""
    doing = [choice for choice in options if choice.what not in LAZY]
    used = [choice for choice in doing if choice.what in ("add", "follow", "perk", "count")]
    if used and random.random() < 0.7:
        return random.choice(used)
    return random.choice(doing if doing and random.random() < 0.95 else options)


def builder(game: Game, seat: int, options: Sequence[Choice], random: Random) -> Choice:
    """Gathers what the next level costs, and advances."""
    if random.random() < 0.1:
        return random.choice(options)
    best = max(_worth(game, seat, choice) for choice in options)
    return random.choice([choice for choice in options if _worth(game, seat, choice) == best])


def _worth(game: Game, seat: int, choice: Choice) -> int:
    if choice.what in ("pay", "keep", "take", "perk"):
        return 5
    if choice.what in ("play", "follow"):
        sides = (0, 1) if choice.what == "play" else (0,)
        kid = choice.kid if choice.what == "play" else game.play.kid
        return max(_side_worth(game, seat, kid, side) for side in sides)
    if choice.what == "use":
        return _side_worth(game, seat, game.play.kid, choice.number)
    if choice.what in ("gather", "convert-to"):
        mine = game.seats[seat]
        return 4 if mine.stuff[choice.resource] <= mine.stuff[1 - choice.resource] else 2
    if choice.what == "times":
        return choice.number
    return 1 if choice.what in LAZY else 2


def _side_worth(game: Game, seat: int, kid: int, side: int) -> int:
    tree = game.components.kids[kid].trees[side]
    words = [] if tree is None else tree.words()
    if any(word.startswith("advance") for word in words) and _can_pay(game, seat):
        return 6
    return 3 if any(word in GAINS for word in words) else 1


def _can_pay(game: Game, seat: int) -> bool:
    mine = game.seats[seat]
    if mine.level == TOP_LEVEL:
        return False
    cost = game.components.track[mine.level + 1]
    held = [mine.stuff[resource] + mine.pack[resource] for resource in (PIZZA, TOY)]
    spare = sum(held) - cost.pizza - cost.toy - cost.either
    return held[PIZZA] >= cost.pizza and held[TOY] >= cost.toy and spare >= 0


STYLES: dict[str, Player] = {"uniform": uniform, "busy": busy, "builder": builder}
