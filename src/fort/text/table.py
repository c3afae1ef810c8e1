"""The table as one seat sees it, in lines of plain text."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fort.box import Box
from fort.text.cards import kid_line, kid_with_suits, level_text, made_up_rule_text, perk_text
from fort.text.phrases import amount, kid_name, kids_listed, listed, named, seat_name, suits_text
from fort.text.seen import Seen, SeenSeat, Tucked
from fort.text.speech import Speech

STUFF_ROOM: Final = 4


@dataclass(frozen=True)
class Section:
    """A heading and the lines below it; the key says which part of the table it is."""

    key: str
    title: str
    lines: tuple[str, ...]


def table_sections(speech: Speech, seen: Seen, box: Box) -> list[Section]:
    """Rivals, the middle of the table, cards in play, one's own board and hand."""
    teller = _Teller(speech, seen, box)
    found = [teller.rival(seat) for seat in seen.seats if seat.number != seen.seat]
    found.append(teller.middle())
    if seen.played is not None or seen.in_play:
        found.append(teller.in_play())
    if seen.seat is not None:
        me = seen.seats[seen.seat]
        found.append(teller.own_board(me))
        found.append(teller.own_cards(me))
    return found


def table_lines(speech: Speech, seen: Seen, box: Box) -> list[str]:
    """The same as plain lines."""
    found = []
    for section in table_sections(speech, seen, box):
        found.append(section.title)
        found += [f"  {line}" for line in section.lines]
    return found


def piles_lines(speech: Speech, seen: Seen) -> list[str]:
    """All discard piles: everybody may look through them.  R17.4"""
    found = []
    for seat in seen.seats:
        name = speech.say("You") if seat.number == seen.seat else seat_name(speech, seat.number)
        found.append(speech.say("shown-pile", name=name, cards=kids_listed(speech, seat.discard_pile)))
    return found


class _Teller:
    """Tells one view in one language."""

    def __init__(self, speech: Speech, seen: Seen, box: Box) -> None:
        self.speech = speech
        self.say = speech.say
        self.seen = seen
        self.box = box

    def rival(self, seat: SeenSeat) -> Section:
        piles = {"hand": seat.cards_in_hand, "deck": seat.cards_in_deck, "discards": len(seat.discard_pile)}
        standing = self.say("shown-line", first=self.standing(seat), second=self.say("shown-piles", **piles))
        lines = [standing, self.tokens(seat)]
        if seat.lookout:
            lines.append(self.say("shown-lookout", cards=self.tucked(seat.lookout)))
        if seat.yard:
            lines.append(self.say("shown-yard", cards=self.with_suits(seat.yard)))
        if seat.perk is not None:
            lines.append(self.say("shown-perk", perk=named(self.speech, "perk", seat.perk)))
        if seat.made_up_rule is not None:
            lines.append(self.say("shown-rule", rule=named(self.speech, "rule", seat.made_up_rule)))
        elif seat.has_made_up_rule:
            lines.append(self.say("shown-rule-hidden"))
        return Section("rival", self.title(seat, "shown-seat"), tuple(lines))

    def middle(self) -> Section:
        seen = self.seen
        perks = listed(self.speech, [named(self.speech, "perk", perk) for perk in seen.perks])
        lines = [
            self.say("shown-park", cards=self.with_suits(seen.park), number=seen.park_deck),
            self.say("shown-supply", tokens=amount(self.speech, *seen.supply)),
            self.say("shown-perks", perks=perks),
        ]
        if seen.sculpture is None:
            lines.append(self.say("shown-sculpture"))
        if seen.ending:
            lines.append(self.say("shown-ending"))
        title = self.say("shown-round", round=seen.round) if seen.round else self.say("shown-before-round")
        return Section("middle", title, tuple(lines))

    def in_play(self) -> Section:
        seen, lines = self.seen, []
        if seen.played is not None:
            card = kid_line(self.speech, self.box, seen.played)
            if seen.declared:
                card = self.say("shown-declared", card=card, suit=self.say(f"suit-{seen.declared}"))
            lines.append(card)
        for added in seen.added:
            if isinstance(added, str):
                lines.append(self.say("shown-added", card=kid_name(self.speech, added)))
            else:
                lines.append(self.say("shown-added-lookout", suits=suits_text(self.speech, added)))
        if seen.in_play:
            lines.append(self.say("shown-earlier", cards=kids_listed(self.speech, seen.in_play)))
        return Section("in play", self.say("shown-in-play"), tuple(lines))

    def own_board(self, me: SeenSeat) -> Section:
        speech, box = self.speech, self.box
        lines = [self.standing(me), self.tokens(me)]
        if me.level + 1 < len(box.track):
            lines.append(level_text(speech, box, me.level + 1))
        lines.append(self.say("shown-lookout-yours", cards=self.tucked(me.lookout), room=me.lookout_room))
        if me.perk is not None:
            perk, does = named(speech, "perk", me.perk), perk_text(speech, box, me.perk)
            lines.append(self.say("shown-perk-yours", perk=perk, does=does))
        if me.made_up_rule is not None:
            rule, scores = named(speech, "rule", me.made_up_rule), made_up_rule_text(speech, me.made_up_rule)
            lines.append(self.say("shown-rule-yours", rule=rule, scores=scores))
        if me.yard:
            lines.append(self.say("shown-yard", cards=self.with_suits(me.yard)))
        if me.discard_pile:
            lines.append(self.say("shown-discards", cards=self.with_suits(me.discard_pile)))
        lines.append(self.say("shown-deck", number=me.cards_in_deck))
        return Section("own", self.title(me, "shown-seat-yours"), tuple(lines))

    def own_cards(self, me: SeenSeat) -> Section:
        if me.packet is not None:
            kept = self.say("shown-kept", cards=self.with_suits(me.kept or ()))
            return Section("cards", self.say("shown-packet"), (self.with_suits(me.packet), kept))
        cards = tuple(kid_line(self.speech, self.box, name) for name in me.hand or ())
        return Section("cards", self.say("your-hand"), cards or (self.say("hand-empty"),))

    # Pieces of these.

    def title(self, seat: SeenSeat, key: str) -> str:
        leads = "yes" if seat.number == self.seen.leader and self.seen.round else "no"
        board = named(self.speech, "board", seat.board)
        return self.say(key, name=seat_name(self.speech, seat.number), board=board, leads=leads)

    def standing(self, seat: SeenSeat) -> str:
        sculpture = "yes" if self.seen.sculpture == seat.number else "no"
        return self.say("shown-standing", number=seat.score, level=seat.level, sculpture=sculpture)

    def tokens(self, seat: SeenSeat) -> str:
        stuff, pack = amount(self.speech, *seat.stuff), amount(self.speech, *seat.pack)
        return self.say("shown-tokens", stuff=stuff, most=STUFF_ROOM, pack=pack, room=seat.pack_room)

    def tucked(self, cards: Iterable[Tucked]) -> str:
        found = []
        for card in cards:
            if card.kid is None:
                found.append(self.say("card-tucked", suits=suits_text(self.speech, card.suits)))
            else:
                found.append(kid_with_suits(self.speech, self.box, card.kid))
        return listed(self.speech, found)

    def with_suits(self, names: Iterable[str]) -> str:
        return listed(self.speech, [kid_with_suits(self.speech, self.box, name) for name in names])
