"""One player's board, deck, hand, Yard and Lookout.  R4"""

from fort.rules.names import NOTHING, PIZZA, TOY
from fort.rules.perks import XXL_BACKPACK


class Seat:
    """Zones are short lists of kid numbers; the top of a deck is its last card."""

    def __init__(self) -> None:
        self.board = 0
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard_pile: list[int] = []
        self.yard: list[int] = []
        self.lookout: list[int] = []
        self.open: list[bool] = []  # for each Lookout card: did everybody see its face?  R17.7
        self.stuff: list[int] = [0, 0]
        self.pack: list[int] = [0, 0]
        self.level = 0
        self.score = 0
        self.perk = NOTHING
        self.had_perk = False
        self.made_up_rule = NOTHING
        self.shuffles = 0  # how often this deck was shuffled

    def copy(self) -> "Seat":
        new = Seat.__new__(Seat)
        new.board = self.board
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard_pile = self.discard_pile[:]
        new.yard = self.yard[:]
        new.lookout = self.lookout[:]
        new.open = self.open[:]
        new.stuff = self.stuff[:]
        new.pack = self.pack[:]
        new.level = self.level
        new.score = self.score
        new.perk = self.perk
        new.had_perk = self.had_perk
        new.made_up_rule = self.made_up_rule
        new.shuffles = self.shuffles
        return new

    def lookout_room(self) -> int:
        return self.level + 1 - len(self.lookout)  # R4.2

    def pack_room(self) -> int:
        room = self.level + 1 - self.pack[PIZZA] - self.pack[TOY]  # R4.4
        return room + 2 if self.perk == XXL_BACKPACK else room  # R16.9

    def cards(self) -> list[int]:
        """All kid cards you have.  R15.0"""
        return self.deck + self.discard_pile + self.hand + self.yard + self.lookout
