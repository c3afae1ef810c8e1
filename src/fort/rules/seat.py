"""A seat is one player's board, deck, hand, Yard and Lookout.  R4"""

from fort.compiling import mypyc_attr
from fort.recall.recall import BLANK, Recall
from fort.rules.names import NOTHING, PIZZA, TOY
from fort.rules.perks import XXL_BACKPACK


@mypyc_attr(acyclic=True, free_list_len=1)  # no rings of them: the garbage collector need not know
class Board:
    """A board has what is counted on it. Its lists are replaced, never changed: tallies share them."""

    def __init__(self, stuff: list[int], pack: list[int], level: int, perk: int) -> None:
        self.stuff = stuff
        self.pack = pack
        self.level = level
        self.perk = perk

    def lookout_places(self) -> int:
        return self.level + 1  # R4.2, R11.2

    def pack_places(self) -> int:
        return self.level + (3 if self.perk == XXL_BACKPACK else 1)  # R4.4, R11.2, R16.9

    def pack_room(self) -> int:
        """Says how many more resources fit in the Pack."""
        return self.pack_places() - self.pack[PIZZA] - self.pack[TOY]


@mypyc_attr(acyclic=True)
class Seat(Board):
    """A seat has zones: lists of kid numbers. A hand is in the order of the box, the top of a deck last."""

    board: int
    hand: list[int]
    deck: list[int]
    discard_pile: list[int]
    yard: list[int]
    lookout: list[int]
    open: list[bool]  # for each Lookout card: did everybody see its face?  R17.7
    score = 0
    had_perk = False
    made_up_rule = NOTHING
    shuffles = 0  # how often this deck was shuffled
    recall: Recall  # what the others know of what is hidden here

    @staticmethod
    def empty(board: int) -> "Seat":
        """Makes a seat before anything is dealt.  R2.1.12"""
        new = Seat([0, 0], [0, 0], 0, NOTHING)
        new.board = board
        new.hand, new.deck, new.discard_pile, new.yard, new.lookout, new.open = [], [], [], [], [], []
        new.recall = BLANK
        return new

    def copy(self) -> "Seat":
        new = Seat(self.stuff, self.pack, self.level, self.perk)
        self.copy_to(new)
        return new

    def copy_to(self, new: "Seat") -> None:
        """Lays the same on another seat."""
        new.stuff = self.stuff[:]
        new.pack = self.pack[:]
        new.level = self.level
        new.perk = self.perk
        new.board = self.board
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard_pile = self.discard_pile[:]
        new.yard = self.yard[:]
        new.lookout = self.lookout[:]
        new.open = self.open[:]
        new.score = self.score
        new.had_perk = self.had_perk
        new.made_up_rule = self.made_up_rule
        new.shuffles = self.shuffles
        new.recall = self.recall

    def recalled_by(self, viewer: int) -> tuple[list[int], list[int]]:
        """Gives the faces of hidden cards that a viewer knows, and those that are surely in hand."""
        known = self.recall.known(self.hand + self.deck + self.closed(), viewer)
        return known, self.recall.sure_in(self.hand)

    def closed(self) -> list[int]:
        """Gives the Lookout cards whose faces the others do not see.  R17.7"""
        return [kid for at, kid in enumerate(self.lookout) if not self.open[at]]

    def cards(self) -> list[int]:
        """Gives all kid cards that a player has.  R15.0"""
        return self.deck + self.discard_pile + self.hand + self.yard + self.lookout
