"""At the end, points are counted, with the eleven made-up rules, and ranks given.  R12.4, R12.5, R15"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fort.box import MADE_UP_RULES as MADE_UP_RULES
from fort.rules.limits import SCULPTURE_POINTS
from fort.rules.names import BOOK, COIN, CROWN, NOTHING, ORDINARY, PIZZA, TOY

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
    seat = game.seats[me]
    kids = [game.components.kids[card] for card in seat.cards()]  # R15.0
    match MADE_UP_RULES[rule]:
        case "Big Plans":  # R15.1
            return sum([kid.advances for kid in kids])
        case "Friendship Bracelet":  # R15.2
            suits = {suit for kid in kids for suit in kid.suits if suit != COIN}
            return len(suits) + 1 if len(suits) == ORDINARY else len(suits)
        case "Piggy Bank":  # R15.3
            return seat.stuff[TOY] + seat.pack[TOY]
        case "Pizza Party":  # R15.4
            return seat.stuff[PIZZA] + seat.pack[PIZZA]
        case "Loner":  # R15.5
            return 0 if any(kid.best_friend for kid in kids) else 5
        case "Minimalism":  # R15.6
            return 8 if seat.level == 2 else 0
        case "Popularity":  # R15.7
            return len(seat.lookout)
        case "Play Palace":  # R15.8
            return sum([kid.icons[CROWN] for kid in kids])
        case "Secret Stash":  # R15.9
            return sum(seat.pack)
        case "Sleepover":  # R15.10
            rivals = [len(game.seats[other].cards()) for other in game.rivals(me)]
            return 8 if len(kids) > max(rivals) else 4 if len(kids) == max(rivals) else 0
        case "Slime Lab":  # R15.11
            return sum([kid.icons[BOOK] for kid in kids])
    raise NotImplementedError(MADE_UP_RULES[rule])
