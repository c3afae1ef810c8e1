"""Foresight sees the table as a tally: one player's cards as numbers, and the play so far."""

from typing import TYPE_CHECKING, Final

from fort.compiling import mypyc_attr
from fort.rules.actions import Rest
from fort.rules.names import NOTHING
from fort.rules.places import DISCARD_PILE, HAND, LOOKOUT, PARK, PARK_DECK, YARD
from fort.rules.play import Play
from fort.rules.seat import Board
from fort.rules.tabletop import Tabletop
from fort.rules.task import Task, Todo

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

    counts: list[int]  # of the cards in each place, those of all rivals' Yards together
    known: list[int]  # the cards in hand of which it is known which they are: some of them are added
    trashed = 0  # how many of these were trashed in thought
    asking: Task  # this one waits for an answer
    tried: set[tuple[object, ...]]  # positions of repetitions that lead nowhere, shared by all copies

    def __init__(self, table: Tabletop, play: Play, todo: Todo | None, counts: list[int]) -> None:
        self.components = table.components
        self.seats = table.seats
        self.leader = table.leader
        self.perk_row = table.perk_row
        self.made_up_rules = table.made_up_rules
        self.supply = table.supply
        own = table.board(play.actor)
        self.own = Board(own.stuff, own.pack, own.level, own.perk)
        self.known = table.hand_left(play.actor)
        self.play = play
        self.todo = todo
        self.counts = counts

    @staticmethod
    def of(game: "Game", play: Play, todo: Todo | None) -> "Tally":
        """Counts the position of the actor of a play, with this to be done."""
        seat = game.seats[play.actor]
        yards, lookout, park = game.yard_cards(play.actor), len(seat.lookout), len(game.park)
        counts = [len(seat.hand), 0, len(seat.discard_pile), yards, lookout, park, len(game.park_deck)]
        new = Tally(game, play, todo, counts)
        new.tried = set()
        return new

    def copy(self) -> "Tally":
        new = Tally(self, self.play.copy(), self.todo, self.counts[:])
        new.trashed = self.trashed
        new.tried = self.tried
        return new

    def position(self, rest: Rest, below: Todo | None) -> tuple[object, ...]:
        """Collects all that matters to the repetitions that come next, and to what comes after them."""
        own, play = self.own, self.play
        facts = (play.steps, play.short, play.side, self.trashed, *play.used, *play.reps)
        tokens = (own.level, own.perk, *own.stuff, *own.pack, *self.supply)
        return (rest.step, rest.repeats, below, *self.counts, facts, tokens)

    def lawful(self) -> bool:
        """May the play, or the following, end here?  R6.4.1, R6.5, R7.4"""
        play = self.play
        led = play.kid != NOTHING and play.actor == self.leader  # else it is DIY, or following
        return play.lawful() if led else not play.wasted

    # What is done here otherwise than on a real table.

    def ask(self, task: Task, seat: int) -> None:
        self.asking = task
        self.waiting = True

    def board(self, me: int) -> Board:
        return self.own if me == self.play.actor else self.seats[me]

    def cards(self, place: int, owner: int) -> list[int]:
        """Gives some card, if there is one; but none where another place is as good."""
        if place == LOOKOUT:
            return self.seats[owner].lookout
        counts, kid = self.counts, self.components.kids[self.play.kid]
        as_good = False
        if place == HAND:
            as_good = kid.spares_hand and counts[DISCARD_PILE] > 0
        elif place == PARK:
            as_good = counts[PARK_DECK] > 0
        elif place == YARD:
            as_good = kid.spares_yards and counts[PARK] + counts[PARK_DECK] > 0
            as_good = as_good or owner != self.rivals(self.play.actor)[0]
        return NO_CARDS if as_good or counts[place] == 0 else SOME_CARD

    def hand_left(self, me: int) -> list[int]:
        """Gives the cards that can still be in hand, as far as it matters which."""
        return self.known if len(self.known) > self.trashed else NO_CARDS  # the others are trashed first

    def yard_cards(self, me: int) -> int:
        return self.counts[YARD]

    def lookout_cards(self, me: int) -> int:
        return self.counts[LOOKOUT]

    def leave(self, kid: int, place: int, owner: int) -> int:
        self.lose(kid)
        self._take(HAND)
        return kid

    def lose(self, kid: int) -> None:
        """This card is no longer among those in hand that are known."""
        self.known = self.known[:]
        self.known.remove(kid)

    def _take(self, place: int) -> None:
        """Some card leaves a place."""
        if place == PARK and self.counts[PARK_DECK]:  # the gap is filled  R8.2.1
            place = PARK_DECK
        self.counts[place] = max(0, self.counts[place] - 1)  # what is added may have been tucked on the way

    def recruit(self, me: int, kid: int, place: int, owner: int) -> None:
        self._take(place)
        self.counts[DISCARD_PILE] += 1

    def tuck(self, me: int, kid: int, place: int, owner: int) -> None:
        self._take(place)
        self.counts[LOOKOUT] += 1

    def trash(self, me: int, kid: int, place: int, owner: int) -> None:
        self._take(place)
        if place == HAND:
            self.trashed += 1

    def recycle(self, kid: int) -> None:
        """This card goes from the discard pile to the hand.  R16.6"""
        self.counts[DISCARD_PILE] -= 1
        self.counts[HAND] += 1
        self.known = [*self.known, kid]

    def discard(self, me: int, kid: int) -> None:
        self.leave(kid, HAND, me)
        self.counts[DISCARD_PILE] += 1

    def rise(self, me: int) -> None:
        self.own.level += 1

    def take_perk(self, me: int, perk: int) -> None:
        self.own.perk = perk

    def score(self, me: int, points: int) -> None:
        """Points do not matter to how a play can end."""
