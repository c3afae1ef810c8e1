"""One player's board, deck, hand, Yard and Lookout.  R4"""

from fort.rules.compiling import mypyc_attr
from fort.rules.names import NOTHING, PIZZA, TOY
from fort.rules.perks import XXL_BACKPACK


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class Seat:
    """Zones are short lists of kid numbers; a hand is in the order of the box, the top of a deck is last."""

    board: int
    hand: list[int]
    deck: list[int]
    discard_pile: list[int]
    yard: list[int]
    lookout: list[int]
    open: list[bool]  # for each Lookout card: did everybody see its face?  R17.7
    stuff: list[int]
    pack: list[int]
    level: int
    score: int
    perk: int
    had_perk: bool
    made_up_rule: int
    shuffles: int  # how often this deck was shuffled

    @staticmethod
    def empty(board: int) -> "Seat":
        new = Seat()
        new.board = board
        new.hand = []
        new.deck = []
        new.discard_pile = []
        new.yard = []
        new.lookout = []
        new.open = []
        new.stuff = [0, 0]
        new.pack = [0, 0]
        new.level = 0
        new.score = 0
        new.perk = NOTHING
        new.had_perk = False
        new.made_up_rule = NOTHING
        new.shuffles = 0
        return new

    def copy(self) -> "Seat":
        new = Seat()
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
