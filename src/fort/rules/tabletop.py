"""Tasks are done at a table, and cards and tokens move over it."""

from typing import TYPE_CHECKING, Final

from fort.compiling import mypyc_attr
from fort.rules import events
from fort.rules.choices import Choice
from fort.rules.limits import ENOUGH_POINTS, MOST_SEATS, TOP_LEVEL
from fort.rules.names import NOBODY, NOTHING, PIZZA, SUITS, TOY
from fort.rules.perks import BRIBE, PERKS, STICKY_FINGERS
from fort.rules.places import DISCARD_PILE, HAND, LOOKOUT, PARK, PARK_DECK, PLACES, STUFF, SUPPLY
from fort.rules.play import Play
from fort.rules.scoring import MADE_UP_RULES, scores
from fort.rules.seat import Board
from fort.rules.shuffle import shuffled
from fort.rules.state import State
from fort.rules.task import Task, Todo

if TYPE_CHECKING:
    from fort.rules.setup import Draft

SCULPTURE: Final = "macaroni sculpture"  # the reward of a level, as the box writes it
RIVALS: Final[list[list[list[int]]]] = [
    [[(me + place) % seats for place in range(1, seats)] for me in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


@mypyc_attr(acyclic=True)
class Tabletop(State):
    """Tasks are carried out on a table: that of a game, or that of foresight (`fort.legal`)."""

    # What is to be done.

    def run(self) -> None:
        """Does what is to be done until something must be asked or the game is over."""
        while not self.waiting and not self.over:
            todo = self.todo
            assert todo is not None
            task = todo.task
            self.todo = todo.below
            task.run(self)

    def push(self, task: Task) -> None:
        self.todo = Todo(task, self.todo)

    def ask(self, task: Task, seat: int) -> None:
        """Asks this seat: the task waits for the answer, on top of all that is to be done."""
        self.push(task)
        self.asked_seat = seat
        self.waiting = True

    def stop(self) -> None:
        """Leaves out the repetitions or the step in question.  R6.4.6"""
        self.play.short = True
        self.play.may_stop = False
        while True:
            todo = self.todo
            assert todo is not None
            self.todo = todo.below
            if todo.task.halts:
                return

    # What many rules ask.

    def name(self, kid: int) -> str:
        return self.components.kids[kid].name

    def names(self, kids: list[int]) -> tuple[str, ...]:
        return tuple([self.components.kids[kid].name for kid in kids])

    def rivals(self, me: int) -> list[int]:
        """Gives all other seats in turn order.  R0.2"""
        return RIVALS[len(self.seats)][me]

    def board(self, me: int) -> Board:
        return self.seats[me]

    def cards(self, place: int, owner: int) -> list[int]:
        """Gives the cards that lie in a place."""
        if place == PARK:
            return self.park
        if place == PARK_DECK:
            return self.park_deck
        seat = self.seats[owner]
        if place == HAND:
            return seat.hand
        if place == DISCARD_PILE:
            return seat.discard_pile
        return seat.lookout if place == LOOKOUT else seat.yard

    def yard_cards(self, me: int) -> int:
        """Counts the cards in rivals' Yards."""
        number = -len(self.seats[me].yard)
        for seat in self.seats:
            number += len(seat.yard)
        return number

    def lookout_cards(self, me: int) -> int:
        return len(self.seats[me].lookout)

    def lookout_room(self, me: int) -> int:
        """Says how many more cards fit in the Lookout."""
        return self.board(me).lookout_places() - self.lookout_cards(me)

    def hand_left(self, me: int) -> list[int]:
        """Gives the cards in a hand; foresight, after some steps, knows only how many are left."""
        return self.seats[me].hand

    def add_distinct(self, kids: list[int], choices: list[Choice], options: list[Choice]) -> None:
        """Adds a choice for each different kid, in the order of the box."""
        first, last = len(options), NOTHING
        for kid in kids:
            if kid > last:
                options.append(choices[kid])
                last = kid
            elif kid < last:  # hands are in order, the Park and discard piles are not
                at = len(options) - 1
                while at > first and options[at - 1].kid > kid:
                    at -= 1
                if at == first or options[at - 1].kid != kid:
                    options.insert(at, choices[kid])

    def distinct(self, kids: list[int], choices: list[Choice]) -> list[Choice]:
        options: list[Choice] = []
        self.add_distinct(kids, choices, options)
        return options

    def bribes(self, me: int) -> bool:
        return me == self.leader and self.board(me).perk == BRIBE  # R16.2, A-7.16

    def sticky(self, me: int) -> bool:
        return me == self.leader and self.board(me).perk == STICKY_FINGERS  # R16.8

    def the_draft(self) -> "Draft":
        assert self.draft is not None
        return self.draft

    # How cards move.

    def leave(self, kid: int, place: int, owner: int) -> int:
        """Takes a card out of a place, and says which card it was."""
        if place == PARK_DECK:
            return self.park_deck.pop()  # the top card, unseen  R8.2.3
        self.cards(place, owner).remove(kid)
        return kid

    def recruit(self, me: int, kid: int, place: int, owner: int) -> None:
        """A recruited card goes to the discard pile, face up.  R8.1"""
        kid = self.leave(kid, place, owner)
        self.seats[me].discard_pile.append(kid)
        if self.log is not None:
            self.log.append(events.Recruited(me, self.name(kid), PLACES[place], owner))
        self._refill_park(place)

    def tuck(self, me: int, kid: int, place: int, owner: int) -> None:
        """A card goes into the Lookout, so that only its suit shows.  R13.3, R16.2"""
        kid = self.leave(kid, place, me if place == HAND else owner)
        seat = self.seats[me]
        seat.lookout.append(kid)
        seat.open.append(place not in (HAND, PARK_DECK))
        if place == PARK_DECK:
            seat.recall = seat.recall.hid(kid, me)
        elif place == HAND:
            seat.recall = seat.recall.tucked(kid, self.components.pattern_of)
        if self.log is not None:
            suits = tuple([SUITS[suit] for suit in self.components.kids[kid].suits])
            self.log.append(events.Tucked(me, self.name(kid), suits, PLACES[place], owner))
        self._refill_park(place)

    def _refill_park(self, place: int) -> None:
        """A gap in the Park is filled; with an empty Park deck it stays.  R8.2.1, R8.3, R16.2.1"""
        if place == PARK and self.park_deck:
            kid = self.park_deck.pop()
            self.park.append(kid)
            if self.log is not None:
                self.log.append(events.ParkRefilled(self.name(kid)))
        self.check_end()

    def trash(self, me: int, kid: int, place: int, owner: int) -> None:
        """A card goes to the box, face up.  R13.4, R13.10, A-3.4"""
        self.leave(kid, place, owner)
        self.box.append(kid)
        if self.log is not None:
            self.log.append(events.Trashed(me, self.name(kid), PLACES[place], owner))

    def discard(self, me: int, kid: int) -> None:
        """A card goes from hand to the discard pile, in order to follow.  R7.3"""
        self.seats[me].hand.remove(kid)
        self.seats[me].discard_pile.append(kid)

    def draw(self, me: int, number: int) -> None:
        """Draws cards, shuffling the discard pile when the deck runs out.  R2.1.11, R10.1"""
        seat = self.seats[me]
        before, reshuffled = seat.hand, False
        while number > 0:
            if not seat.deck:  # R10.2
                if not seat.discard_pile:  # R10.3
                    break
                before, reshuffled = seat.hand, True
                seat.deck = sorted(seat.discard_pile)
                seat.discard_pile = []
                if self.log is not None:
                    self.log.append(events.Shuffled(me, len(seat.deck), self.names(seat.deck)))
                self.shuffle_deck(me)
            drawn = seat.deck[-number:]
            seat.deck = seat.deck[:-number]
            number -= len(drawn)
            seat.hand = seat.hand + drawn if seat.hand else drawn
            if self.log is not None:
                self._tell_drew(me, drawn)
        seat.hand.sort()  # how they were drawn is hidden
        if reshuffled:
            closed = seat.closed()
            seat.recall = seat.recall.reshuffled(before, closed, seat.hand, self.components.pattern_of)
        else:
            seat.recall = seat.recall.joined(before, seat.hand)

    def _tell_drew(self, me: int, drawn: list[int]) -> None:
        assert self.log is not None
        self.log.append(events.Drew(me, len(drawn), self.names(sorted(drawn))))

    def shuffle_deck(self, me: int) -> None:
        seat = self.seats[me]
        seat.deck = shuffled(seat.deck, self.streams, f"deck {me} {seat.shuffles}")
        seat.shuffles += 1

    def set_aside(self) -> None:
        """The played card and what was added from hand join the cards in play.  R6.3.10"""
        play = self.play
        if play.kid != NOTHING and not play.boxed:
            self.in_play.append(play.kid)
        self.in_play.extend([card.kid for card in play.added if card.kid != NOTHING])
        self.play = Play(self.leader)  # Lookout cards can be added anew  R6.3.8

    # How tokens, levels and perks move.

    def move_tokens(self, me: int, resource: int, source: int, target: int, number: int) -> None:
        """Tokens go from one of Stuff, Pack and supply to another."""
        if number:
            self._change_tokens(me, resource, source, -number)
            self._change_tokens(me, resource, target, number)

    def _change_tokens(self, me: int, resource: int, place: int, by: int) -> None:
        board = self.board(me)
        if place == SUPPLY:
            self.supply = _changed(self.supply, resource, by)
        elif place == STUFF:
            board.stuff = _changed(board.stuff, resource, by)
        else:
            board.pack = _changed(board.pack, resource, by)

    def rise(self, me: int) -> None:
        """The fort rises one level, at which the sculpture may lie.  R11.1"""
        seat = self.seats[me]
        seat.level += 1
        if self.log is not None:
            self.log.append(events.Advanced(me, seat.level))
        if self.sculpture == NOBODY and self.components.track[seat.level].reward == SCULPTURE:
            self.sculpture = me  # R11.6
            if self.log is not None:
                self.log.append(events.SculptureTaken(me))
        self.check_end()

    def score(self, me: int, points: int) -> None:
        self.seats[me].score += points
        self.check_end()

    def take_perk(self, me: int, perk: int) -> None:
        """A player takes a perk out of the row; it works from now on.  R11.4, R16.0"""
        self.perk_row.remove(perk)
        seat = self.seats[me]
        seat.perk = perk
        seat.had_perk = True
        if self.log is not None:
            self.log.append(events.PerkTaken(me, PERKS[perk]))

    def use_perk(self, me: int) -> None:
        """A one-use perk goes to the box.  R16.0"""
        perk = self.seats[me].perk
        self.seats[me].perk = NOTHING
        self.used_perks.append(perk)
        if self.log is not None:
            self.log.append(events.PerkUsed(me, PERKS[perk]))

    def tell_dealt(self, me: int, kids: list[int]) -> None:
        if self.log is not None:
            self.log.append(events.Dealt(me, self.names(kids)))

    # The end.  R12

    def check_end(self) -> None:
        """The end is triggered the moment one of three things holds, and never lapses.  R12.1"""
        if self.ending:  # R12.2
            return
        why = "" if self.park_deck else "park deck"  # R12.1.3
        for seat in self.seats:
            if seat.score >= ENOUGH_POINTS:  # R12.1.1
                why = "points"
            elif seat.level >= TOP_LEVEL:  # R11.7, R12.1.2
                why = "level"
        if why:
            self.ending = True
            if self.log is not None:
                self.log.append(events.EndTriggered(why))

    def end(self) -> None:
        """Made-up rules and Lookouts are revealed, and points counted.  R12.4"""
        self.over = True
        self.asked_seat = NOBODY
        if self.log is None:
            return
        for number, seat in enumerate(self.seats):
            rule = None if seat.made_up_rule == NOTHING else MADE_UP_RULES[seat.made_up_rule]
            self.log.append(events.Revealed(number, rule, self.names(seat.lookout)))
        final = scores(self)
        self.log.append(events.GameEnded(tuple([s.total for s in final]), tuple([s.rank for s in final])))


def _changed(tokens: list[int], resource: int, by: int) -> list[int]:
    """Makes a list of these tokens with so many more of one resource."""
    if resource == PIZZA:
        return [tokens[PIZZA] + by, tokens[TOY]]
    return [tokens[PIZZA], tokens[TOY] + by]
