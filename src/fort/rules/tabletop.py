"""Everything that lies on the table, and how it moves."""

from typing import TYPE_CHECKING, Final

from fort.rules.choices import MOST_SEATS, Choice
from fort.rules.components import Components
from fort.rules.draft import Draft
from fort.rules.events import (
    Dealt,
    Drew,
    EndTriggered,
    GameEnded,
    ParkRefilled,
    PerkUsed,
    Recruited,
    Revealed,
    RulesSeen,
    SculptureTaken,
    Shuffled,
    SuitCounted,
    Trashed,
    Tucked,
)
from fort.rules.log import Log
from fort.rules.names import (
    DISCARD_PILE,
    ENOUGH_POINTS,
    HAND,
    NOBODY,
    NOTHING,
    PARK,
    PARK_DECK,
    PLACES,
    STUFF,
    SUITS,
    TOKENS,
    TOP_LEVEL,
    YARD,
)
from fort.rules.perks import BRIBE, PERKS, STICKY_FINGERS
from fort.rules.play import Play
from fort.rules.scoring import MADE_UP_RULES, scores
from fort.rules.seat import Seat
from fort.rules.shuffle import Streams, shuffle

if TYPE_CHECKING:
    from fort.seen.view import View


RIVALS: Final[list[list[list[int]]]] = [
    [[(me + place) % seats for place in range(1, seats)] for me in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
DECKS: Final = [f"deck {seat} " for seat in range(MOST_SEATS)]  # the names of their shuffles begin so


class Tabletop:
    """Seats, Park, supply, and the card being played: what a look under all cards would show."""

    components: Components
    streams: Streams  # of the shuffles to come
    setup: str
    seats: list[Seat]
    leader: int
    round: int
    park: list[int]
    park_deck: list[int]  # the top is last
    supply: list[int]
    perk_row: list[int]
    used_perks: list[int]
    made_up_rules: list[int]  # the stack
    sculpture: int
    box: list[int]
    in_play: list[int]  # besides the card being played and what is added to it
    ending: bool
    over: bool
    play: Play
    draft: Draft | None
    log: Log | None  # none in silent games: they are for thinking
    viewed: "View | None"  # the view that this game was imagined from

    def clear(self, parts: Components, key: bytes) -> None:
        """An empty table."""
        self.components = parts
        self.streams = Streams(key)
        self.setup = "basic"
        self.seats = []
        self.leader = 0
        self.round = 0
        self.park = []
        self.park_deck = []
        self.supply = [TOKENS, TOKENS]
        self.perk_row = []
        self.used_perks = []
        self.made_up_rules = []
        self.sculpture = NOBODY
        self.box = []
        self.in_play = []
        self.ending = False
        self.over = False
        self.play = Play.empty(0)
        self.draft = None
        self.log = None
        self.viewed = None

    def copy_to(self, new: "Tabletop") -> None:
        """Makes a new table like this one, but for what was told of it."""
        new.components = self.components
        new.streams = self.streams
        new.setup = self.setup
        new.seats = [seat.copy() for seat in self.seats]
        new.leader = self.leader
        new.round = self.round
        new.park = self.park[:]
        new.park_deck = self.park_deck[:]
        new.supply = self.supply[:]
        new.perk_row = self.perk_row[:]
        new.used_perks = self.used_perks[:]
        new.made_up_rules = self.made_up_rules[:]
        new.sculpture = self.sculpture
        new.box = self.box[:]
        new.in_play = self.in_play[:]
        new.ending = self.ending
        new.over = self.over
        new.play = self.play.copy()
        new.draft = None if self.draft is None else self.draft.copy()
        new.log = None
        new.viewed = None

    # Small questions that many rules ask.

    def name(self, kid: int) -> str:
        return self.components.kids[kid].name

    def names(self, kids: list[int]) -> tuple[str, ...]:
        return tuple(self.components.names(kids))

    def rivals(self, me: int) -> list[int]:
        """All other seats in turn order.  R0.2"""
        return RIVALS[len(self.seats)][me]

    def yard_cards(self, me: int) -> int:
        found = 0
        for other in self.rivals(me):
            found += len(self.seats[other].yard)
        return found

    def distinct(self, kids: list[int], choices: list[Choice]) -> list[Choice]:
        """A choice for each different kid, in the order of the box."""
        found: list[Choice] = []
        self.add_distinct(kids, choices, found)
        return found

    def add_distinct(self, kids: list[int], choices: list[Choice], found: list[Choice]) -> None:
        """Adds these choices to others."""
        first = len(found)
        last = NOTHING
        for kid in kids:
            if kid > last:
                found.append(choices[kid])
                last = kid
            elif kid < last:  # the Park or a discard pile; hands are in order, Yards mostly
                _insert(choices[kid], found, first)

    def bribes(self, me: int) -> bool:
        return me == self.leader and self.seats[me].perk == BRIBE

    def sticky(self, me: int) -> bool:
        return me == self.leader and self.seats[me].perk == STICKY_FINGERS

    # What is done with cards and tokens.

    def draw(self, me: int, number: int) -> None:
        """Draws cards, shuffling the discard pile when the deck runs out.  R10"""
        seat = self.seats[me]
        while number > 0:
            if not seat.deck:
                if not seat.discard_pile:  # R10.3
                    break
                seat.deck = seat.discard_pile
                seat.deck.sort()
                seat.discard_pile = []
                if self.log is not None:
                    self.log.append(Shuffled(me, len(seat.deck), self.names(seat.deck)))
                self.shuffle_deck(me)
            drawn = seat.deck[-number:]
            seat.deck = seat.deck[:-number]
            number -= len(drawn)
            seat.hand = seat.hand + drawn if seat.hand else drawn
            if self.log is not None:
                self._tell_drew(me, drawn)
        seat.hand.sort()  # how they were drawn is hidden

    def _tell_drew(self, me: int, drawn: list[int]) -> None:
        assert self.log is not None
        self.log.append(Drew(me, len(drawn), self.names(sorted(drawn))))

    def shuffle_deck(self, me: int) -> None:
        seat = self.seats[me]
        shuffle(seat.deck, self.streams, DECKS[me] + str(seat.shuffles))
        seat.shuffles += 1

    def leave(self, kid: int, place: int, owner: int) -> int:
        """Takes a card out of a place, refilling the Park; which card it was.  R8.2"""
        if place == PARK_DECK:
            kid = self.park_deck.pop()
        elif place == PARK:
            self.park.remove(kid)
        elif place == HAND:
            self.seats[owner].hand.remove(kid)
        elif place == DISCARD_PILE:
            self.seats[owner].discard_pile.remove(kid)
        else:
            assert place == YARD
            self.seats[owner].yard.remove(kid)
        return kid

    def refill_park(self) -> None:
        """R8.2.1; with an empty Park deck the gap stays.  R8.3"""
        if self.park_deck:
            kid = self.park_deck.pop()
            self.park.append(kid)
            if self.log is not None:
                self.log.append(ParkRefilled(self.name(kid)))

    def recruit(self, me: int, kid: int, place: int, owner: int) -> None:
        """To the discard pile, face up.  R8.1"""
        kid = self.leave(kid, place, owner)
        self.seats[me].discard_pile.append(kid)
        if self.log is not None:
            self.log.append(Recruited(me, self.name(kid), PLACES[place], owner))
        if place == PARK:
            self.refill_park()
        self.check_end()

    def tuck(self, me: int, kid: int, place: int, owner: int) -> None:
        """Under the board, so that only its suit shows.  R13.3, R16.2"""
        kid = self.leave(kid, place, me if place == HAND else owner)
        seat = self.seats[me]
        seat.lookout.append(kid)
        seat.open.append(place in (PARK, YARD))
        if self.log is not None:
            suits = tuple([SUITS[suit] for suit in self.components.kids[kid].suits])
            self.log.append(Tucked(me, self.name(kid), suits, PLACES[place], owner))
        if place == PARK:
            self.refill_park()  # R16.2.1
        self.check_end()

    def trash(self, me: int, kid: int, place: int, owner: int) -> None:
        """To the box, face up.  R13.4, R13.10, A-3.4"""
        self.leave(kid, place, owner)
        self.box.append(kid)
        if self.log is not None:
            self.log.append(Trashed(me, self.name(kid), PLACES[place], owner))

    def move_to_discard_pile(self, me: int, kid: int) -> None:
        self.seats[me].hand.remove(kid)
        self.seats[me].discard_pile.append(kid)

    def give_back(self, me: int, resource: int, place: int, number: int) -> None:
        """Tokens out of Stuff or Pack to the supply."""
        seat = self.seats[me]
        zone = seat.stuff if place == STUFF else seat.pack
        zone[resource] -= number
        self.supply[resource] += number

    def set_aside(self) -> None:
        """The card being played and what was added from hand join the other cards in play."""
        play = self.play
        if play.kid == NOTHING and play.steps == 0:  # nothing lies there, and no DIY was used
            play.actor = self.leader
            return
        if play.kid != NOTHING and not play.boxed:
            self.in_play.append(play.kid)
        for card in play.added:
            if card.kid != NOTHING:
                self.in_play.append(card.kid)
        play.clear(self.leader)

    def use_perk(self, me: int) -> None:
        """A one-use perk goes to the box.  R16.0"""
        perk = self.seats[me].perk
        self.seats[me].perk = NOTHING
        self.used_perks.append(perk)
        if self.log is not None:
            self.log.append(PerkUsed(me, PERKS[perk]))

    def take_sculpture(self, me: int) -> None:
        """R11.6"""
        if self.sculpture == NOBODY:
            self.sculpture = me
            if self.log is not None:
                self.log.append(SculptureTaken(me))

    def look_through_rules(self, me: int) -> None:
        """R11.3"""
        if self.log is not None:
            names = tuple([MADE_UP_RULES[rule] for rule in sorted(self.made_up_rules)])
            self.log.append(RulesSeen(me, names))

    def tell_dealt(self, me: int, kids: list[int]) -> None:
        if self.log is not None:
            self.log.append(Dealt(me, self.names(kids)))

    def tell_counted(self, suit: int) -> None:
        if self.log is not None:
            self.log.append(SuitCounted(self.play.actor, SUITS[suit]))

    # The end.  R12

    def check_end(self) -> None:
        """The end is triggered the moment one of three things holds, and never lapses.  R12.1"""
        if self.ending:
            return
        why = ""
        if not self.park_deck:
            why = "park deck"
        for seat in self.seats:
            if seat.score >= ENOUGH_POINTS:
                why = "points"
            elif seat.level >= TOP_LEVEL:
                why = "level"
        if why:
            self.ending = True
            if self.log is not None:
                self.log.append(EndTriggered(why))

    def end(self) -> None:
        """Made-up rules and Lookouts are revealed, and points counted.  R12.4"""
        self.over = True
        self.asked_seat = NOBODY
        if self.log is None:
            return
        for number, seat in enumerate(self.seats):
            rule = None if seat.made_up_rule == NOTHING else MADE_UP_RULES[seat.made_up_rule]
            self.log.append(Revealed(number, rule, self.names(seat.lookout)))
        final = scores(self)
        self.log.append(
            GameEnded(tuple([score.total for score in final]), tuple([score.rank for score in final]))
        )


def _insert(choice: Choice, found: list[Choice], first: int) -> None:
    """Puts a choice where its kid belongs in the order of the box, from a place on, unless it is there."""
    at = len(found)
    while at > first and found[at - 1].kid > choice.kid:
        at -= 1
    if at == first or found[at - 1].kid != choice.kid:
        found.insert(at, choice)
