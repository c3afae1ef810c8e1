"""At the end, points are counted, with the eleven made-up rules, and ranks given.  R12.4, R12.5, R15"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fort.box import MADE_UP_RULES as MADE_UP_RULES
from fort.rules.limits import SCULPTURE_POINTS
from fort.rules.names import BOOK, CROWN, NOTHING, ORDINARY, PIZZA, TOY

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop


@dataclass(unsafe_hash=True)
class Score:
    """A score tells one seat's points by their source."""

    track: int
    fort: int
    made_up_rule: int
    sculpture: int
    total: int
    rank: int  # 1 is the winner; shared by ties


def scores(game: "Tabletop") -> list[Score]:
    """Counts the points of all seats as the game stands.  R12.4"""
    points = []
    for number, seat in enumerate(game.seats):
        made_up = 0 if seat.made_up_rule == NOTHING else made_up_points(game, number, seat.made_up_rule)
        sculpture = SCULPTURE_POINTS if game.sculpture == number else 0
        points.append((seat.score, game.components.track[seat.level].points, made_up, sculpture))
    standing = [(sum(points[number]), seat.level) for number, seat in enumerate(game.seats)]
    ranks = [1 + len([rival for rival in standing if rival > mine]) for mine in standing]  # R12.5
    return [Score(*each, sum(each), ranks[number]) for number, each in enumerate(points)]


def made_up_points(game: "Tabletop", me: int, rule: int) -> int:
    """Says what a made-up rule is worth to a seat now.  R15"""
    return _POINTS[MADE_UP_RULES[rule]](game, me)


# Each rule is a function of the table and a seat, and stands in the table below under its printed name.


def _advances(game: "Tabletop", me: int) -> int:
    return sum([game.components.kids[card].advances for card in game.seats[me].cards()])


def _suits(game: "Tabletop", me: int) -> int:
    suits = [suit for suit in range(ORDINARY) if _icons(game, me, suit)]
    return len(suits) + 1 if len(suits) == ORDINARY else len(suits)


def _icons(game: "Tabletop", me: int, suit: int) -> int:
    return sum([game.components.kids[card].icons[suit] for card in game.seats[me].cards()])


def _books(game: "Tabletop", me: int) -> int:
    return _icons(game, me, BOOK)


def _crowns(game: "Tabletop", me: int) -> int:
    return _icons(game, me, CROWN)


def _toys(game: "Tabletop", me: int) -> int:
    return game.seats[me].stuff[TOY] + game.seats[me].pack[TOY]


def _pizza(game: "Tabletop", me: int) -> int:
    return game.seats[me].stuff[PIZZA] + game.seats[me].pack[PIZZA]


def _no_best_friend(game: "Tabletop", me: int) -> int:
    return 0 if any(game.components.kids[card].best_friend for card in game.seats[me].cards()) else 5


def _level_two(game: "Tabletop", me: int) -> int:
    return 8 if game.seats[me].level == 2 else 0


def _lookout(game: "Tabletop", me: int) -> int:
    return len(game.seats[me].lookout)


def _pack(game: "Tabletop", me: int) -> int:
    return game.seats[me].pack[PIZZA] + game.seats[me].pack[TOY]


def _most_cards(game: "Tabletop", me: int) -> int:
    mine = len(game.seats[me].cards())
    most = max([len(game.seats[other].cards()) for other in game.rivals(me)])
    return 8 if mine > most else 4 if mine == most else 0


_POINTS: Final[dict[str, Callable[["Tabletop", int], int]]] = {
    "Big Plans": _advances,  # R15.1
    "Friendship Bracelet": _suits,  # R15.2
    "Piggy Bank": _toys,  # R15.3
    "Pizza Party": _pizza,  # R15.4
    "Loner": _no_best_friend,  # R15.5
    "Minimalism": _level_two,  # R15.6
    "Popularity": _lookout,  # R15.7
    "Play Palace": _crowns,  # R15.8
    "Secret Stash": _pack,  # R15.9
    "Sleepover": _most_cards,  # R15.10
    "Slime Lab": _books,  # R15.11
}
