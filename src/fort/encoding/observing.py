"""An observation is written straight from a game, without a view: what one seat knows, as bytes.  R17

Whatever it writes, two worlds that the seat cannot tell apart must give the same bytes. Compiled. A byte
array is read and written by index objects, which take longer to make than to use: so they are kept (`Slots`).
"""

from collections.abc import Callable
from functools import partial
from typing import SupportsIndex

from fort.encoding.layout import MOST, QUESTIONS, Layout
from fort.legal.game import Game
from fort.recall.recall import unseen_picks
from fort.rules.components import Components
from fort.rules.names import NOTHING, PRIVATE
from fort.rules.play import Play
from fort.rules.seat import Seat

Slots = list[SupportsIndex]  # of a field, by kid, suit or whatever it counts


class SeatPlaces:
    """These are the places of one seat's fields."""

    def __init__(self, of: Callable[[str], Slots]) -> None:
        self.hand = of("hand")
        self.deck = of("deck")
        self.discard_pile = of("discard pile")
        self.yard = of("yard")
        self.lookout = of("lookout")
        self.suits = of("suits")
        self.cards = of("cards")
        self.stuff = of("stuff")
        self.pack = of("pack")
        self.level = of("level")[0]
        self.points = of("points")[0]
        self.perk = of("perk")
        self.had_perk = of("had perk")[0]
        self.rule = of("rule")
        self.has_rule = of("has rule")[0]
        self.sculpture = of("sculpture")[0]
        self.leads = of("leads")[0]
        self.asked = of("asked")[0]
        self.acts = of("acts")[0]
        self.followed = of("followed")[0]
        self.later = of("later")[0]


class TablePlaces:
    """These are the places of the table's fields."""

    def __init__(self, of: Callable[[str], Slots]) -> None:
        self.park = of("park")
        self.box = of("box")
        self.in_play = of("in play")
        self.played = of("played")
        self.added = of("added")
        self.icons = of("icons")
        self.shown = of("shown")
        self.declared = of("declared")
        self.used = of("used")
        self.bound = of("bound")
        self.private = of("private")[0]
        self.steps = of("steps")[0]
        self.short = of("short")[0]
        self.may_stop = of("may stop")[0]
        self.to_be_trashed = of("to be trashed")[0]
        self.boxed = of("boxed")[0]
        self.second = of("second")[0]
        self.repeats = of("repeats")
        self.park_deck = of("park deck")[0]
        self.supply = of("supply")
        self.perk_row = of("perk row")
        self.used_perks = of("used perks")
        self.rules_left = of("rules left")[0]
        self.looked = of("rules looked at")
        self.round = of("round")[0]
        self.ending = of("ending")[0]
        self.over = of("over")[0]
        self.questions: dict[str, SupportsIndex] = dict(zip(QUESTIONS, of("question"), strict=True))


class Observer:
    """An observer writes observations of games with so many seats and the components of one box."""

    def __init__(self, parts: Components, seats: int) -> None:
        self.parts = parts
        self.seats = seats
        self.layout = Layout(parts, seats)
        self.size = self.layout.size
        self.blank = bytes(self.size)
        self.alone: list[bool] = [kid.copies == 1 for kid in parts.kids]  # there is one of it
        slots: Slots = list(range(self.size))

        def of(whose: str, name: str) -> Slots:
            field = self.layout.field(whose + name)
            return slots[field.offset : field.offset + field.length]

        self.table = TablePlaces(partial(of, ""))
        self.places = [SeatPlaces(partial(of, f"{seat} ")) for seat in range(seats)]

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
            self._flag(row, places[(game.asked_seat - viewer) % self.seats].asked, not game.over)
        else:
            for asked in game.draft.waiting():
                self._flag(row, places[(asked - viewer) % self.seats].asked, True)
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
                self._one(row, at.suits[suit])
        self._sizes(row, at.cards, seat)
        self._numbers(row, at.stuff, seat.stuff)
        self._numbers(row, at.pack, seat.pack)
        self._put(row, at.level, seat.level)
        self._put(row, at.points, seat.score)
        if seat.had_perk:
            self._flag(row, at.had_perk, True)
            self._mark(row, at.perk, seat.perk)
        self._flag(row, at.has_rule, seat.made_up_rule != NOTHING)
        self._flag(row, at.sculpture, game.sculpture == number)
        self._flag(row, at.leads, game.leader == number)
        self._flag(row, at.acts, game.play.actor == number and game.play.kid != NOTHING)
        self._put(row, at.followed, game.play.followers >> number & 1)
        self._put(row, at.later, self.seats - 1 - number)

    def _sizes(self, row: bytearray, at: Slots, seat: Seat) -> None:
        self._put(row, at[0], len(seat.hand))
        self._put(row, at[1], len(seat.deck))
        self._put(row, at[2], len(seat.discard_pile))
        self._put(row, at[3], len(seat.yard))
        if seat.lookout:
            self._put(row, at[4], len(seat.lookout))
            self._put(row, at[5], seat.open.count(False))

    def _own(self, row: bytearray, at: SeatPlaces, game: Game, viewer: int) -> None:
        seat = game.seats[viewer]
        self._count(row, at.hand, seat.hand)
        self._count(row, at.deck, seat.deck)
        self._count(row, at.lookout, seat.lookout)
        self._mark(row, at.rule, seat.made_up_rule)
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
            self._put(row, at.cards[0], len(packet))
            self._put(row, at.cards[1], len(kept))

    def _rival(self, row: bytearray, at: SeatPlaces, game: Game, viewer: int, number: int) -> None:
        seat = game.seats[number]
        draft = game.draft
        if draft is not None:
            picked = 0 if draft.picked[number] == NOTHING else 1
            self._put(row, at.cards[0], len(draft.packets[number]) - picked)
            self._put(row, at.cards[1], len(draft.kept[number]) + picked)
            self._count(row, at.deck, draft.kept[number])
            kept, seats = draft.kept[number], len(game.seats)
            self._less(row, at.deck, unseen_picks(kept, number, viewer, seats, draft.seen_from))
            return
        self._count(row, at.deck, seat.hand)
        self._count(row, at.deck, seat.deck)
        for place, kid in enumerate(seat.lookout):
            self._one(row, (at.lookout if seat.open[place] or game.over else at.deck)[kid])
        recall = seat.recall
        self._less(row, at.deck, recall.unseen[viewer])
        sure = recall.sure_in(seat.hand)
        if sure:
            self._count(row, at.hand, sure)
            self._less(row, at.deck, sure)
        if game.over:
            self._mark(row, at.rule, seat.made_up_rule)

    # The table.

    def _table(self, row: bytearray, game: Game, viewer: int) -> None:
        at = self.table
        self._count(row, at.park, game.park)
        self._count(row, at.box, game.box)
        self._count(row, at.in_play, game.in_play)
        self._play(row, at, game.play)
        self._put(row, at.park_deck, len(game.park_deck))
        self._numbers(row, at.supply, game.supply)
        self._marks(row, at.perk_row, game.perk_row)
        self._marks(row, at.used_perks, game.used_perks)
        self._put(row, at.rules_left, len(game.made_up_rules))
        self._marks(row, at.looked, game.seats[viewer].recall.looked)
        self._put(row, at.round, game.round)
        self._flag(row, at.ending, game.ending)
        self._flag(row, at.over, game.over)
        if not game.over:
            slot = at.questions.get(game.task().kind)
            if slot is not None:
                self._flag(row, slot, True)

    def _play(self, row: bytearray, at: TablePlaces, play: Play) -> None:
        """Writes the facts of the card being played; everybody knows them."""
        self._flag(row, at.second, play.second)
        if play.kid == NOTHING:
            return
        self._mark(row, at.played, play.kid)
        for card in play.added:
            if card.kid != NOTHING:
                self._one(row, at.added[card.kid])
        self._numbers(row, at.icons, play.icons)
        self._numbers(row, at.shown, play.shown)
        self._mark(row, at.declared, play.suit)
        self._numbers(row, at.used, play.used)
        self._mark(row, at.bound, play.gathered)
        self._flag(row, at.private, play.side == PRIVATE)
        self._put(row, at.steps, play.steps)
        self._flag(row, at.short, play.short)
        self._flag(row, at.may_stop, play.may_stop)
        self._flag(row, at.to_be_trashed, play.trash_this)
        self._flag(row, at.boxed, play.boxed)
        if play.reps:
            last = len(play.reps) - 3
            self._put(row, at.repeats[0], play.reps[last] + 1)
            self._put(row, at.repeats[1], play.reps[last + 1])
            self._put(row, at.repeats[2], play.reps[last + 2])

    # Writing.

    def _put(self, row: bytearray, slot: SupportsIndex, number: int) -> None:
        if number != 0:
            row[slot] = number if number < MOST else MOST

    def _numbers(self, row: bytearray, slots: Slots, numbers: list[int]) -> None:
        for place, number in enumerate(numbers):
            self._put(row, slots[place], number)

    def _flag(self, row: bytearray, slot: SupportsIndex, true: bool) -> None:
        if true:
            row[slot] = 1

    def _mark(self, row: bytearray, slots: Slots, which: int) -> None:
        """Writes a 1 for this one of them, if there is one."""
        if which != NOTHING:
            row[slots[which]] = 1

    def _marks(self, row: bytearray, slots: Slots, several: list[int]) -> None:
        for which in several:
            row[slots[which]] = 1

    def _one(self, row: bytearray, slot: SupportsIndex) -> None:
        """Counts one more."""
        row[slot] = row[slot] + 1

    def _count(self, row: bytearray, slots: Slots, cards: list[int]) -> None:
        """Counts these cards; of many kids there is but one, which need not be read first."""
        for card in cards:
            slot = slots[card]
            row[slot] = 1 if self.alone[card] else row[slot] + 1

    def _less(self, row: bytearray, slots: Slots, cards: list[int]) -> None:
        """Takes these away where they are."""
        for card in cards:
            slot = slots[card]
            if row[slot]:
                row[slot] = row[slot] - 1
