"""Foresight sees the table as a tally: one player's cards as numbers, and the play so far."""

from typing import TYPE_CHECKING, Final

from fort.rules.actions import Rest
from fort.rules.compiling import mypyc_attr
from fort.rules.names import NOTHING
from fort.rules.places import DISCARD_PILE, HAND, LOOKOUT, PARK, PARK_DECK, YARD
from fort.rules.play import Play
from fort.rules.seat import Board
from fort.rules.tabletop import Tabletop
from fort.rules.task import Todo

if TYPE_CHECKING:
    from fort.legal.game import Game

NO_CARDS: Final[list[int]] = []
SOME_CARD: Final[list[int]] = [0]  # stands for any card: which it is does not matter


@mypyc_attr(acyclic=True, free_list_len=1)  # no rings of them: the garbage collector need not know
class Tally(Tabletop):
    """On this table, tasks are carried out in thought.

    Which card is trashed, tucked or recruited does not matter to how a play ends, only from where it comes.
    So the actor's cards are numbers here. All else is the real table's: it is looked at and never changed.
    """

    def __init__(
        self,
        game: Tabletop,
        own: Board,
        play: Play,
        todo: Todo | None,
        tried: set[tuple[object, ...]],
    ) -> None:
        self.components = game.components
        self.seats = game.seats
        self.leader = game.leader
        self.perk_row = game.perk_row
        self.made_up_rules = game.made_up_rules
        self.supply = game.supply
        self.log = None
        self.own = own
        self.play = play
        self.todo = todo
        self.tried = tried  # positions of repetitions that lead nowhere, shared by all copies
        self.hand = 0
        self.discard_pile = 0
        self.lookout = 0
        self.yards = 0
        self.in_park = 0
        self.in_park_deck = 0
        self.left = NOTHING  # the kid that left the hand by the choice in question
        self.joined = NOTHING  # the kid that it brought into the hand
        self.before = 0  # how many cards were added before foresight began
        self.trashed = 0  # how many cards out of the hand were trashed in thought

    @staticmethod
    def of(game: "Game", me: int, todo: Todo | None) -> "Tally":
        """Counts the position of the actor, with this to be done."""
        seat = game.seats[me]
        new = Tally(game, Board(seat.stuff, seat.pack, seat.level, seat.perk), game.play.copy(), todo, set())
        new.hand = len(seat.hand)
        new.discard_pile = len(seat.discard_pile)
        new.lookout = len(seat.lookout)
        new.yards = game.yard_cards(me)
        new.in_park = len(game.park)
        new.in_park_deck = len(game.park_deck)
        new.before = len(game.play.added)
        return new

    def copy(self) -> "Tally":
        own = self.own
        board = Board(own.stuff, own.pack, own.level, own.perk)
        new = Tally(self, board, self.play.copy(), self.todo, self.tried)
        new.hand = self.hand
        new.discard_pile = self.discard_pile
        new.lookout = self.lookout
        new.yards = self.yards
        new.in_park = self.in_park
        new.in_park_deck = self.in_park_deck
        new.left = self.left
        new.joined = self.joined
        new.before = self.before
        new.trashed = self.trashed
        return new

    def position(self, rest: Rest, below: Todo | None) -> tuple[object, ...]:
        """Collects all that matters to the repetitions that come next, and to what comes after them."""
        own, play = self.own, self.play
        counts = (self.hand, self.discard_pile, self.lookout, self.yards, self.in_park, self.in_park_deck)
        facts = (play.steps, play.short, play.side, self.trashed, *play.used, *play.reps)
        tokens = (own.level, own.perk, *own.stuff, *own.pack, *self.supply)
        return (rest.step, rest.repeats, below, counts, facts, tokens)

    def lawful(self) -> bool:
        """May the play, or the following, end here?  R6.4.1, R6.5, R7.4"""
        play = self.play
        if play.kid == NOTHING or play.actor != self.leader:  # DIY; or a follower, who used it in full
            return not play.wasted
        return play.lawful()

    # What is done here otherwise than on a real table.

    def board(self, me: int) -> Board:
        return self.own if me == self.play.actor else self.seats[me]

    def cards(self, place: int, owner: int) -> list[int]:
        """Gives some card, if there is one; but none where another place is as good."""
        kid = self.components.kids[self.play.kid] if self.play.kid != NOTHING else None
        number = 0
        if place == HAND:
            number = 0 if self.discard_pile and kid is not None and kid.spares_hand else self.hand
        elif place == DISCARD_PILE:
            number = self.discard_pile
        elif place == PARK:
            number = 0 if self.in_park_deck else self.in_park
        elif place == PARK_DECK:
            number = self.in_park_deck
        elif place == LOOKOUT:
            return self.seats[owner].lookout
        elif owner == self.rivals(self.play.actor)[0]:
            spared = kid is not None and kid.spares_yards and (self.in_park or self.in_park_deck)
            number = 0 if spared else self.yards
        return SOME_CARD if number else NO_CARDS

    def hand_left(self, me: int) -> list[int]:
        """Gives the cards that can still be in hand, as far as it matters which."""
        hand = self.seats[me].hand[:]
        if self.joined != NOTHING:
            hand.append(self.joined)
        for kid in [self.left, *[card.kid for card in self.play.added[self.before :]]]:
            if kid in hand:
                hand.remove(kid)
        return hand if len(hand) > self.trashed else NO_CARDS  # the others are trashed first

    def yard_cards(self, me: int) -> int:
        return self.yards

    def lookout_cards(self, me: int) -> int:
        return self.lookout

    def leave(self, kid: int, place: int, owner: int) -> int:
        if place == HAND:
            self.hand = max(0, self.hand - 1)  # it may have been tucked on the way
        elif place == DISCARD_PILE:
            self.discard_pile -= 1
        elif place == YARD:
            self.yards -= 1
        elif self.in_park_deck:  # a gap in the Park is filled  R8.2.1
            self.in_park_deck -= 1
        else:
            self.in_park -= 1
        return kid

    def recruit(self, me: int, kid: int, place: int, owner: int) -> None:
        self.leave(kid, place, owner)
        self.discard_pile += 1

    def tuck(self, me: int, kid: int, place: int, owner: int) -> None:
        self.leave(kid, place, owner)
        self.lookout += 1

    def trash(self, me: int, kid: int, place: int, owner: int) -> None:
        self.leave(kid, place, owner)
        if place == HAND:
            self.trashed += 1

    def discard(self, me: int, kid: int) -> None:
        self.leave(kid, HAND, me)
        self.left = kid
        self.discard_pile += 1

    def rise(self, me: int) -> None:
        self.own.level += 1

    def take_perk(self, me: int, perk: int) -> None:
        self.own.perk = perk

    def score(self, me: int, points: int) -> None:
        """Points do not matter to how a play can end."""
