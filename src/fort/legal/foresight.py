"""Foresight: can this still end lawfully? Answered over a few counts, never by copying a game.  A-14.3

Which card is trashed, tucked or recruited does not matter to that, only from where; so a `Tally` holds
numbers, and the tasks walk over it exactly as they do over the game, trying one choice of each kind.
"""

from typing import TYPE_CHECKING, Final

from fort.rules.compiling import mypyc_attr
from fort.rules.names import (
    COIN,
    FULLY,
    NOTHING,
    PACK,
    PARTLY,
    PIZZA,
    PRIVATE,
    PUBLIC,
    STUFF,
    STUFF_ROOM,
    TOY,
    UNUSED,
)
from fort.rules.perks import BRIBE, STICKY_FINGERS, XXL_BACKPACK
from fort.rules.task import Todo

if TYPE_CHECKING:
    from fort.legal.game import Game
    from fort.rules.components import Kid
    from fort.rules.play import AddedCard


@mypyc_attr(acyclic=True, free_list_len=1)  # no rings of them: the garbage collector need not know
class Tally:
    """One actor's position as counts, and the facts of the play so far."""

    game: "Game"
    me: int
    leads: bool
    kid: "Kid"
    stuff: list[int]  # lists here are replaced, never changed, so that copies share them
    pack: list[int]
    supply: list[int]
    level: int
    perk: int
    hand: int
    discard_pile: int
    lookout: int
    yards: int
    park: int
    park_deck: int
    left: int  # the kid that the choice in question plays or trashes
    before: int  # how many cards were added before foresight began
    joined: int  # the kid that it brings into the hand
    trashed: int  # cards out of the hand that later steps trash
    failed: set[tuple[int, ...]] | None  # positions of the repetition in progress that lead nowhere
    icons: list[int]
    added: "list[AddedCard]"
    reps: list[int]
    used: list[int]
    side: int
    short: bool
    steps: int
    wasted: bool

    @staticmethod
    def of(game: "Game", me: int) -> "Tally":
        """The counts of a seat as the game stands."""
        play = game.play
        seat = game.seats[me]
        new = Tally()
        new.game = game
        new.me = me
        new.leads = me == game.leader
        new.kid = game.components.kids[play.kid]
        new.stuff = seat.stuff
        new.pack = seat.pack
        new.supply = game.supply
        new.level = seat.level
        new.perk = seat.perk
        new.hand = len(seat.hand)
        new.discard_pile = len(seat.discard_pile)
        new.lookout = len(seat.lookout)
        new.yards = game.yard_cards(me)
        new.park = len(game.park)
        new.park_deck = len(game.park_deck)
        new.left = NOTHING
        new.before = len(play.added)
        new.joined = NOTHING
        new.trashed = 0
        new.failed = None
        new.icons = play.icons if new.leads else play.shown
        new.added = play.added
        new.reps = play.reps
        new.used = play.used
        new.side = play.side
        new.short = play.short
        new.steps = play.steps
        new.wasted = play.wasted
        return new

    def copy(self) -> "Tally":
        new = Tally()
        new.game = self.game
        new.me = self.me
        new.leads = self.leads
        new.kid = self.kid
        new.stuff = self.stuff
        new.pack = self.pack
        new.supply = self.supply
        new.level = self.level
        new.perk = self.perk
        new.hand = self.hand
        new.discard_pile = self.discard_pile
        new.lookout = self.lookout
        new.yards = self.yards
        new.park = self.park
        new.park_deck = self.park_deck
        new.left = self.left
        new.before = self.before
        new.joined = self.joined
        new.trashed = self.trashed
        new.failed = self.failed
        new.icons = self.icons
        new.added = self.added
        new.reps = self.reps
        new.used = self.used
        new.side = self.side
        new.short = self.short
        new.steps = self.steps
        new.wasted = self.wasted
        return new

    def pack_room(self) -> int:
        room = self.level + 1 - self.pack[PIZZA] - self.pack[TOY]  # R4.4
        return room + 2 if self.perk == XXL_BACKPACK else room

    def lookout_room(self) -> int:
        return self.level + 1 - self.lookout  # R4.2

    def bribes(self) -> bool:
        return self.leads and self.perk == BRIBE  # R16.2

    def sticky(self) -> bool:
        return self.leads and self.perk == STICKY_FINGERS  # R16.8

    def gain(self, resource: int, number: int) -> None:
        self.stuff = changed(self.stuff, resource, number)
        self.supply = changed(self.supply, resource, -number)

    def room(self, resource: int) -> int:
        """How many of this resource can still be gathered.  R4.3, A-2.1"""
        return min(STUFF_ROOM - self.stuff[resource], self.supply[resource])

    def give(self, resource: int, place: int, number: int) -> None:
        """Back to the supply out of Stuff or Pack."""
        if place == STUFF:
            self.stuff = changed(self.stuff, resource, -number)
        else:
            assert place == PACK
            self.pack = changed(self.pack, resource, -number)
        self.supply = changed(self.supply, resource, number)

    def repeated(self, suit: int, prescribed: int, made: int) -> None:
        """Notes that an action multiplied by a suit was repeated so often.  R6.5.2"""
        if suit != NOTHING:
            self.reps = [*self.reps, suit, prescribed, made]

    def repeat(self, at: int) -> None:
        if at != NOTHING:
            self.reps = self.reps[:]
            self.reps[at + 2] += 1

    def may_use_partly(self) -> bool:
        """Could a partial use be lawful here at all?  R6.4.2"""
        return self.leads and self.kid.both and self.used[1 - self.side] != PARTLY

    def begin(self, kid: "Kid") -> None:
        """As if this card were played from hand now."""
        self.kid = kid
        self.left = kid.number
        self.hand -= 1
        self.icons = kid.icons
        self.added = []
        self.before = 0
        self.reps = []
        self.used = [UNUSED, UNUSED]
        self.wasted = False

    def add(self, card: "AddedCard") -> None:
        self.added = [*self.added, card]
        self.icons = [self.icons[suit] + card.icons[suit] for suit in range(COIN + 1)]

    def remove_last(self) -> None:
        """Takes the card added last away again."""
        card = self.added[-1]
        self.added = self.added[:-1]
        self.icons = [self.icons[suit] - card.icons[suit] for suit in range(COIN + 1)]

    def position(self, repetition: int, times: int) -> tuple[int, ...]:
        """All that matters to a repetition with so many more to come."""
        return (
            repetition,
            times,
            *self.stuff,
            *self.pack,
            *self.supply,
            self.level,
            self.perk,
            self.hand,
            self.discard_pile,
            self.lookout,
            self.yards,
            self.park,
            self.park_deck,
            self.trashed,
            self.steps,
            self.short,
            self.side,
            *self.used,
            *self.reps,
        )

    def lawful(self) -> bool:
        """May the leader end the play here?  R6.4.1, R6.5"""
        if self.wasted or (self.used[0] != FULLY and self.used[1] != FULLY):
            return False
        return purposeful(self.added, self.reps)

    def end_use(self) -> None:
        if self.steps == 0:
            self.wasted = True
        self.used = used_so(self.used, self.side, PARTLY if self.short or self.steps == 0 else FULLY)


_USED: Final = [[public, private] for public in range(FULLY + 1) for private in range(FULLY + 1)]


def used_so(used: list[int], side: int, how: int) -> list[int]:
    """What was used, with one side more. These lists are never changed: each exists once."""
    if side == PUBLIC:
        return _USED[how * 3 + used[PRIVATE]]
    return _USED[used[PUBLIC] * 3 + how]


def changed(tokens: list[int], resource: int, by: int) -> list[int]:
    """These tokens with so many more of one resource."""
    if resource == PIZZA:
        return [tokens[PIZZA] + by, tokens[TOY]]
    return [tokens[PIZZA], tokens[TOY] + by]


def purposeful(added: "list[AddedCard]", reps: list[int], later: int = 0) -> bool:
    """Does every added card change what some action did, or show a suit that counts later?  R6.5.2"""
    for card in added:
        served = card.shows & later != 0
        for at in range(card.since, len(reps), 3):
            if card.icons[reps[at]] > reps[at + 1] - reps[at + 2]:
                served = True
                break
        if not served:
            return False
    return True


def can_end(tally: Tally, todo: Todo | None) -> bool:
    """Can the play end lawfully with this still to do?"""
    assert todo is not None  # the end of the use or of the following, at least
    return todo.task.foresee(tally, todo.below)
