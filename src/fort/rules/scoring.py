"""The end: points, ranks, and the eleven made-up rules.  R12.4, R12.5, R15"""

from typing import TYPE_CHECKING, Final

from fort.box import MADE_UP_RULES as MADE_UP_RULES
from fort.rules.names import BOOK, CROWN, NOTHING, ORDINARY, PIZZA, SCULPTURE_POINTS, TOY

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop

BIG_PLANS: Final = 0
FRIENDSHIP_BRACELET: Final = 1
PIGGY_BANK: Final = 2
PIZZA_PARTY: Final = 3
LONER: Final = 4
MINIMALISM: Final = 5
POPULARITY: Final = 6
PLAY_PALACE: Final = 7
SECRET_STASH: Final = 8
SLEEPOVER: Final = 9
SLIME_LAB: Final = 10


class Score:
    """One seat's final points by source."""

    def __init__(self, track: int, fort: int, made_up_rule: int, sculpture: int, rank: int) -> None:
        self.track = track
        self.fort = fort
        self.made_up_rule = made_up_rule
        self.sculpture = sculpture
        self.total = track + fort + made_up_rule + sculpture
        self.rank = rank  # 1 is the winner; shared by ties

    def __reduce__(self) -> tuple[object, ...]:
        return (Score, (self.track, self.fort, self.made_up_rule, self.sculpture, self.rank))

    def __repr__(self) -> str:
        return (
            f"Score(track={self.track}, fort={self.fort}, made_up_rule={self.made_up_rule}, "
            f"sculpture={self.sculpture}, total={self.total}, rank={self.rank})"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def scores(game: "Tabletop") -> list[Score]:
    """Points of all seats as the game stands.  R12.4"""
    found = []
    for number, seat in enumerate(game.seats):
        made_up = 0 if seat.made_up_rule == NOTHING else made_up_points(game, number, seat.made_up_rule)
        sculpture = SCULPTURE_POINTS if game.sculpture == number else 0
        points = game.components.track[seat.level].points
        found.append(Score(seat.score, points, made_up, sculpture, 0))
    standing = [(score.total, game.seats[number].level) for number, score in enumerate(found)]
    for number, score in enumerate(found):
        ahead = 0
        for other in standing:
            if other > standing[number]:  # tie: the higher level  R12.5
                ahead += 1
        score.rank = ahead + 1
    return found


def made_up_points(game: "Tabletop", me: int, rule: int) -> int:
    """What a made-up rule is worth to a seat now.  R15"""
    seat = game.seats[me]
    kids = game.components.kids
    cards = seat.cards()
    if rule == BIG_PLANS:
        return sum([kids[card].advances for card in cards])
    if rule == FRIENDSHIP_BRACELET:
        suits = 0
        for suit in range(ORDINARY):
            if any(kids[card].icons[suit] > 0 for card in cards):
                suits += 1
        return suits + 1 if suits == ORDINARY else suits
    if rule == PIGGY_BANK:
        return seat.stuff[TOY] + seat.pack[TOY]
    if rule == PIZZA_PARTY:
        return seat.stuff[PIZZA] + seat.pack[PIZZA]
    if rule == LONER:
        return 0 if any(kids[card].best_friend for card in cards) else 5
    if rule == MINIMALISM:
        return 8 if seat.level == 2 else 0
    if rule == POPULARITY:
        return len(seat.lookout)
    if rule == PLAY_PALACE:
        return sum([kids[card].icons[CROWN] for card in cards])
    if rule == SECRET_STASH:
        return seat.pack[PIZZA] + seat.pack[TOY]
    if rule == SLEEPOVER:
        most = max([len(game.seats[other].cards()) for other in game.rivals(me)])
        if len(cards) > most:
            return 8
        return 4 if len(cards) == most else 0
    return sum([kids[card].icons[BOOK] for card in cards])  # Slime Lab
