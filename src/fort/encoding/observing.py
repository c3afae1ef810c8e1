"""An observation is written straight from a game, without a view: what one seat knows, as bytes.  R17

Whatever it writes, two worlds that the seat cannot tell apart must give the same bytes. Compiled. A byte
array is written by index objects, which take as long to make as to use: so they are kept (`slots`).
"""

from typing import SupportsIndex

from fort.encoding.layout import MOST, QUESTIONS, Layout
from fort.legal.game import Game
from fort.rules.components import Components
from fort.rules.names import NOTHING, PRIVATE
from fort.rules.play import Play
from fort.rules.seat import Seat

Slots = list[SupportsIndex]


class SeatPlaces:
    """These are the places of one seat's fields."""

    def __init__(self, layout: Layout, seat: int) -> None:
        def at(name: str) -> int:
            return layout.field(f"{seat} {name}").offset

        self.hand = at("hand")
        self.deck = at("deck")
        self.discard_pile = at("discard pile")
        self.yard = at("yard")
        self.lookout = at("lookout")
        self.suits = at("suits")
        self.cards = at("cards")
        self.stuff = at("stuff")
        self.pack = at("pack")
        self.level = at("level")
        self.points = at("points")
        self.perk = at("perk")
        self.had_perk = at("had perk")
        self.rule = at("rule")
        self.has_rule = at("has rule")
        self.sculpture = at("sculpture")
        self.leads = at("leads")
        self.asked = at("asked")
        self.acts = at("acts")
        self.followed = at("followed")
        self.later = at("later")


class TablePlaces:
    """These are the places of the table's fields."""

    def __init__(self, layout: Layout) -> None:
        def at(name: str) -> int:
            return layout.field(name).offset

        self.park = at("park")
        self.box = at("box")
        self.in_play = at("in play")
        self.played = at("played")
        self.added = at("added")
        self.icons = at("icons")
        self.shown = at("shown")
        self.declared = at("declared")
        self.used = at("used")
        self.bound = at("bound")
        self.flags = at("private")  # and those that follow
        self.repeats = at("repeats")
        self.park_deck = at("park deck")
        self.supply = at("supply")
        self.perk_row = at("perk row")
        self.used_perks = at("used perks")
        self.rules_left = at("rules left")
        self.looked = at("rules looked at")
        self.round = at("round")
        self.ending = at("ending")
        self.over = at("over")
        first = at("question")
        self.questions: dict[str, int] = {kind: first + place for place, kind in enumerate(QUESTIONS)}


class Observer:
    """An observer writes observations of games with so many seats and the components of one box."""

    def __init__(self, parts: Components, seats: int) -> None:
        self.parts = parts
        self.seats = seats
        self.layout = Layout(parts, seats)
        self.size = self.layout.size
        self.blank = bytes(self.size)
        self.slots: Slots = list(range(self.size))
        self.alone: list[bool] = [kid.copies == 1 for kid in parts.kids]  # there is one of it
        self.places = [SeatPlaces(self.layout, seat) for seat in range(seats)]
        self.table = TablePlaces(self.layout)

    def row(self, game: Game, viewer: int) -> bytearray:
        """Makes the observation of a seat."""
        row = bytearray(self.blank)
        places = self.places
        seat = viewer
        for place in range(self.seats):
            self._board(row, places[place], game, seat)
            if place == 0:
                self._own(row, places[0], game, viewer)
            else:
                self._rival(row, places[place], game, viewer, seat)
            seat += 1
            if seat == self.seats:
                seat = 0
        if game.draft is None:
            self._put(row, places[(game.asked_seat - viewer) % self.seats].asked, 0 if game.over else 1)
        else:
            for asked in game.draft.waiting():
                self._put(row, places[(asked - viewer) % self.seats].asked, 1)
        self._table(row, game, viewer)
        return row

    # A seat.

    def _board(self, row: bytearray, at: SeatPlaces, game: Game, number: int) -> None:
        """Writes what everybody can see of a seat."""
        seat = game.seats[number]
        self._count(row, at.discard_pile, seat.discard_pile)
        self._count(row, at.yard, seat.yard)
        for kid in seat.lookout:
            for suit in self.parts.kids[kid].suits:
                self._one(row, at.suits + suit)
        self._sizes(row, at.cards, seat)
        self._pair(row, at.stuff, seat.stuff)
        self._pair(row, at.pack, seat.pack)
        self._put(row, at.level, seat.level)
        self._put(row, at.points, seat.score)
        if seat.had_perk:
            self._put(row, at.had_perk, 1)
            if seat.perk != NOTHING:
                self._put(row, at.perk + seat.perk, 1)
        if seat.made_up_rule != NOTHING:
            self._put(row, at.has_rule, 1)
        if game.sculpture == number:
            self._put(row, at.sculpture, 1)
        if game.leader == number:
            self._put(row, at.leads, 1)
        if game.play.actor == number and game.play.kid != NOTHING:
            self._put(row, at.acts, 1)
        if game.play.followers >> number & 1:
            self._put(row, at.followed, 1)
        self._put(row, at.later, self.seats - 1 - number)

    def _sizes(self, row: bytearray, at: int, seat: Seat) -> None:
        self._put(row, at, len(seat.hand))
        self._put(row, at + 1, len(seat.deck))
        self._put(row, at + 2, len(seat.discard_pile))
        self._put(row, at + 3, len(seat.yard))
        if seat.lookout:
            self._put(row, at + 4, len(seat.lookout))
            self._put(row, at + 5, seat.open.count(False))

    def _own(self, row: bytearray, at: SeatPlaces, game: Game, viewer: int) -> None:
        seat = game.seats[viewer]
        self._count(row, at.hand, seat.hand)
        self._count(row, at.deck, seat.deck)
        self._count(row, at.lookout, seat.lookout)
        if seat.made_up_rule != NOTHING:
            self._put(row, at.rule + seat.made_up_rule, 1)
        draft = game.draft
        if draft is not None:
            packet = draft.packets[viewer][:]
            kept = draft.kept[viewer][:]
            picked = draft.picked[viewer]
            if picked != NOTHING:
                packet.remove(picked)
                kept.append(picked)
            self._count(row, at.hand, packet)
            self._count(row, at.deck, kept)
            self._put(row, at.cards, len(packet))
            self._put(row, at.cards + 1, len(kept))

    def _rival(self, row: bytearray, at: SeatPlaces, game: Game, viewer: int, number: int) -> None:
        seat = game.seats[number]
        draft = game.draft
        if draft is not None:
            picked = 0 if draft.picked[number] == NOTHING else 1
            self._put(row, at.cards, len(draft.packets[number]) - picked)
            self._put(row, at.cards + 1, len(draft.kept[number]) + picked)
            self._count(row, at.deck, draft.kept[number])
            self._less(row, at.deck, draft.unseen_by(viewer, number))
            return
        self._count(row, at.deck, seat.hand)
        self._count(row, at.deck, seat.deck)
        for place, kid in enumerate(seat.lookout):
            self._one(row, (at.lookout if seat.open[place] or game.over else at.deck) + kid)
        recall = seat.recall
        self._less(row, at.deck, recall.unseen[viewer])
        if recall.sure:
            self._count(row, at.hand, recall.sure)
            self._less(row, at.deck, recall.sure)
        if game.over and seat.made_up_rule != NOTHING:
            self._put(row, at.rule + seat.made_up_rule, 1)

    # The table.

    def _table(self, row: bytearray, game: Game, viewer: int) -> None:
        at = self.table
        self._count(row, at.park, game.park)
        self._count(row, at.box, game.box)
        self._count(row, at.in_play, game.in_play)
        self._play(row, at, game.play)
        self._put(row, at.park_deck, len(game.park_deck))
        self._pair(row, at.supply, game.supply)
        self._mark(row, at.perk_row, game.perk_row)
        self._mark(row, at.used_perks, game.used_perks)
        self._put(row, at.rules_left, len(game.made_up_rules))
        self._mark(row, at.looked, game.seats[viewer].recall.looked)
        self._put(row, at.round, game.round)
        if game.ending:
            self._put(row, at.ending, 1)
        if game.over:
            self._put(row, at.over, 1)
            return
        place = at.questions.get(game.task().kind)
        if place is not None:
            self._put(row, place, 1)

    def _play(self, row: bytearray, at: TablePlaces, play: Play) -> None:
        """Writes the facts of the card being played; everybody knows them."""
        if play.second:
            self._put(row, at.flags + 6, 1)
        if play.kid == NOTHING:
            return
        self._put(row, at.played + play.kid, 1)
        for card in play.added:
            if card.kid != NOTHING:
                self._one(row, at.added + card.kid)
        for suit in range(7):
            self._put(row, at.icons + suit, play.icons[suit])
            self._put(row, at.shown + suit, play.shown[suit])
        if play.suit != NOTHING:
            self._put(row, at.declared + play.suit, 1)
        self._pair(row, at.used, play.used)
        if play.gathered != NOTHING:
            self._put(row, at.bound + play.gathered, 1)
        self._flags(row, at.flags, play)
        if play.reps:
            last = len(play.reps) - 3
            self._put(row, at.repeats, play.reps[last] + 1)
            self._put(row, at.repeats + 1, play.reps[last + 1])
            self._put(row, at.repeats + 2, play.reps[last + 2])

    def _flags(self, row: bytearray, at: int, play: Play) -> None:
        if play.side == PRIVATE:
            self._put(row, at, 1)
        self._put(row, at + 1, play.steps)
        if play.short:
            self._put(row, at + 2, 1)
        if play.may_stop:
            self._put(row, at + 3, 1)
        if play.trash_this:
            self._put(row, at + 4, 1)
        if play.boxed:
            self._put(row, at + 5, 1)

    # Writing.

    def _put(self, row: bytearray, at: int, number: int) -> None:
        if number != 0:
            row[self.slots[at]] = number if number < MOST else MOST

    def _pair(self, row: bytearray, at: int, numbers: list[int]) -> None:
        self._put(row, at, numbers[0])
        self._put(row, at + 1, numbers[1])

    def _one(self, row: bytearray, at: int) -> None:
        row[self.slots[at]] = row[at] + 1

    def _mark(self, row: bytearray, first: int, numbers: list[int]) -> None:
        """Writes a 1 for each of these perks or rules."""
        for number in numbers:
            row[self.slots[first + number]] = 1

    def _count(self, row: bytearray, first: int, cards: list[int]) -> None:
        """Counts these cards; of most kids there is but one, which need not be read first."""
        slots = self.slots
        for card in cards:
            at = first + card
            row[slots[at]] = 1 if self.alone[card] else row[at] + 1

    def _less(self, row: bytearray, first: int, cards: list[int]) -> None:
        """Takes these away where they are."""
        slots = self.slots
        for card in cards:
            at = first + card
            if self.alone[card]:
                row[slots[at]] = 0
            elif row[at]:
                row[slots[at]] = row[at] - 1
