"""What tests say about positions: states them, takes choices, looks at zones."""

from collections import Counter

import fort
from fort.rules.names import NOTHING, PIZZA, TOY
from fort.rules.perks import PERKS
from fort.rules.scoring import MADE_UP_RULES

_boxed: dict[int, tuple[fort.Game, Counter[int]]] = {}  # what a diagram left over


def position(text: str) -> fort.Game:
    game = fort.from_diagram(text)
    _boxed[id(game)] = (game, Counter(game.box))
    return game


def take(game: fort.Game, *texts: str) -> fort.Game:
    for text in texts:
        game.take(fort.choice(text))
    return game


def offered(game: fort.Game) -> list[str]:
    return [str(choice) for choice in game.options()]


def refused(game: fort.Game, text: str) -> fort.Reason:
    reason = game.why_not(fort.choice(text))
    assert reason is not None, f"{text} is legal; offered: {offered(game)}"
    return reason


def hand(game: fort.Game, seat: int) -> list[str]:
    return sorted(game.names(game.seats[seat].hand))


def deck(game: fort.Game, seat: int) -> list[str]:
    return list(game.names(game.seats[seat].deck[::-1]))


def discard_pile(game: fort.Game, seat: int) -> list[str]:
    return list(game.names(game.seats[seat].discard_pile))


def yard(game: fort.Game, seat: int) -> list[str]:
    return sorted(game.names(game.seats[seat].yard))


def lookout(game: fort.Game, seat: int) -> list[str]:
    return sorted(game.names(game.seats[seat].lookout))


def stuff(game: fort.Game, seat: int) -> tuple[int, int]:
    tokens = game.seats[seat].stuff
    return tokens[PIZZA], tokens[TOY]


def pack(game: fort.Game, seat: int) -> tuple[int, int]:
    tokens = game.seats[seat].pack
    return tokens[PIZZA], tokens[TOY]


def level(game: fort.Game, seat: int) -> int:
    return game.seats[seat].level


def score(game: fort.Game, seat: int) -> int:
    return game.seats[seat].score


def perk(game: fort.Game, seat: int) -> str | None:
    number = game.seats[seat].perk
    return None if number == NOTHING else PERKS[number]


def made_up_rule(game: fort.Game, seat: int) -> str | None:
    number = game.seats[seat].made_up_rule
    return None if number == NOTHING else MADE_UP_RULES[number]


def park(game: fort.Game) -> list[str]:
    return list(game.names(game.park))


def park_deck(game: fort.Game) -> list[str]:
    return list(game.names(game.park_deck[::-1]))


def trashed(game: fort.Game) -> list[str]:
    """The kids that went to the box since the diagram."""
    before = _boxed[id(game)][1] if id(game) in _boxed else Counter[int]()
    return sorted(game.names(list((Counter(game.box) - before).elements())))


def supply(game: fort.Game) -> tuple[int, int]:
    return game.supply[PIZZA], game.supply[TOY]


def in_play(game: fort.Game) -> list[str]:
    play = game.play
    kids = list(game.in_play)
    if play.kid != NOTHING and not play.boxed:
        kids.append(play.kid)
    kids += [card.kid for card in play.added if card.kid != NOTHING]
    return sorted(game.names(kids))
