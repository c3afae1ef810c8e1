"""The observation once more, out of a view: slow, plain, and unable to tell more than a view does."""

from collections import Counter

import fort
from fort.encoding import Layout
from fort.rules.names import NOTHING
from fort.seen.view import HIDDEN

Counts = Counter[int]


def from_view(view: fort.View, layout: Layout) -> bytes:
    """What the seat knows; of a draft with more than two players only as much as `fort.recall` does."""
    row = bytearray(layout.size)

    def put(name: str, *numbers: int) -> None:
        field = layout.field(name)
        assert len(numbers) == field.length, name
        row[field.offset : field.offset + field.length] = bytes(min(number, 255) for number in numbers)

    def count(name: str, cards: list[int]) -> None:
        found = Counter(card for card in cards if card >= 0)
        put(name, *[found[number] for number in range(layout.field(name).length)])

    me = view.viewer
    assert me is not None
    for place in range(layout.seats):
        _seat(view, (me + place) % layout.seats, place, put, count)
    _table(view, me, put, count)
    return bytes(row)


def _hidden(view: fort.View, number: int) -> tuple[list[int], list[int]]:
    """The hand and the deck of an observation."""
    seat = view.seats[number]
    if view.drafting and number == view.viewer:
        packet = seat.packet[:]
        if seat.picked != NOTHING:
            packet.remove(seat.picked)
        return packet, seat.kept + [kid for kid in [seat.picked] if kid != NOTHING]
    if number == view.viewer:
        return seat.hand, seat.deck
    if view.drafting:
        friends = view.components.park_kids
        return [], [kid for kid in view.memory.known[number] if kid < friends and len(view.seats) == 2]
    known, sure = seat.recalled or (view.memory.known[number], view.memory.sure[number])
    left = Counter(known) - Counter(sure)
    if view.over and seat.recalled:  # the Lookout is open now
        left -= Counter(kid for at, kid in enumerate(seat.lookout) if not seat.open[at])
    return sure, list(left.elements())


def _sizes(view: fort.View, number: int) -> list[int]:
    seat = view.seats[number]
    hand, deck = len(seat.hand), len(seat.deck)
    if view.drafting:
        picked = int(seat.picked != NOTHING)
        hand, deck = len(seat.packet) - picked, len(seat.kept) + picked
    return [hand, deck, len(seat.discard_pile), len(seat.yard), len(seat.lookout), seat.open.count(False)]


def _seat(view: fort.View, number: int, place: int, put, count) -> None:  # type: ignore[no-untyped-def]
    seat, patterns = view.seats[number], view.components.patterns
    hand, deck = _hidden(view, number)
    count(f"{place} hand", hand)
    count(f"{place} deck", deck)
    count(f"{place} discard pile", seat.discard_pile)
    count(f"{place} yard", seat.yard)
    count(f"{place} lookout", [kid for kid in seat.lookout if kid != HIDDEN])
    count(f"{place} suits", [suit for pattern in seat.patterns for suit in patterns[pattern]])
    put(f"{place} cards", *_sizes(view, number))
    put(f"{place} stuff", *seat.stuff)
    put(f"{place} pack", *seat.pack)
    put(f"{place} level", seat.level)
    put(f"{place} points", seat.score)
    count(f"{place} perk", [seat.perk])
    put(f"{place} had perk", seat.had_perk)
    count(f"{place} rule", [seat.made_up_rule])
    put(f"{place} has rule", seat.made_up_rule != NOTHING)
    put(f"{place} sculpture", view.sculpture == number)
    put(f"{place} leads", view.leader == number)
    put(f"{place} asked", number in view.asks)
    put(f"{place} acts", view.play.actor == number and view.play.kid != NOTHING)
    put(f"{place} followed", view.play.followers >> number & 1)
    put(f"{place} later", len(view.seats) - 1 - number)


def _table(view: fort.View, me: int, put, count) -> None:  # type: ignore[no-untyped-def]
    play = view.play
    count("park", view.park)
    count("box", view.box)
    count("in play", view.in_play)
    put("second", play.second)
    if play.kid != NOTHING:
        count("played", [play.kid])
        count("added", [card.kid for card in play.added])
        put("icons", *play.icons)
        put("shown", *play.shown)
        count("declared", [play.suit])
        put("used", *play.used)
        count("bound", [play.gathered])
        put("private", play.side)
        put("steps", play.steps)
        put("short", play.short)
        put("may stop", play.may_stop)
        put("to be trashed", play.trash_this)
        put("boxed", play.boxed)
        if play.reps:
            put("repeats", play.reps[-3] + 1, play.reps[-2], play.reps[-1])
    put("park deck", view.park_deck)
    put("supply", *view.supply)
    count("perk row", view.perk_row)
    count("used perks", view.used_perks)
    put("rules left", view.made_up_rules)
    count("rules looked at", view.memory.rules)
    put("round", view.round)
    put("ending", view.ending)
    put("over", view.over)
    if view.question is not None:
        from fort.encoding.layout import QUESTIONS

        count("question", [QUESTIONS.index(view.question.kind)])
