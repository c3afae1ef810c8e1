"""The table as one seat sees it, in lines of plain text: all of it comes out of a view."""

from collections.abc import Iterable
from dataclasses import dataclass

from fort.rules.limits import STUFF_ROOM
from fort.rules.names import NOBODY, NOTHING, SUITS
from fort.rules.perks import PERKS
from fort.rules.scoring import MADE_UP_RULES
from fort.seen.view import HIDDEN, SeatView, View
from fort.text.cards import kid_line, kid_with_suits, level_text, made_up_rule_text, perk_text
from fort.text.phrases import amount, kids_listed, listed, seat_name, suits_text
from fort.text.sayings import Fact, in_words, saying
from fort.text.speech import Speech


@dataclass(frozen=True)
class Section:
    """A heading and the lines below it; the key says which part of the table it is."""

    key: str
    title: str
    lines: tuple[str, ...]


def table_sections(speech: Speech, view: View) -> list[Section]:
    """Rivals, the middle of the table, cards in play, one's own board and hand."""
    teller = _Teller(speech, view)
    found = [teller.rival(seat) for seat in range(len(view.seats)) if seat != view.viewer]
    found.append(teller.middle())
    if teller.on_table or view.in_play:
        found.append(teller.in_play())
    if view.viewer is not None:
        found.append(teller.own_board(view.viewer))
        found.append(teller.own_cards(view.seats[view.viewer]))
    return found


def piles_lines(speech: Speech, view: View) -> list[str]:
    """All discard piles: everybody may look through them.  R17.4"""
    found = []
    for number, seat in enumerate(view.seats):
        name = speech.say("You") if number == view.viewer else seat_name(speech, number)
        cards = kids_listed(speech, [view.name(kid) for kid in seat.discard_pile])
        found.append(speech.say("shown-pile", name=name, cards=cards))
    return found


class _Teller:
    """Tells one view in one language."""

    def __init__(self, speech: Speech, view: View) -> None:
        self.speech = speech
        self.say = speech.say
        self.view = view
        self.box = view.components.box
        self.on_table = view.play.kid != NOTHING and not view.play.boxed

    def tell(self, key: str, **facts: Fact) -> str:
        return in_words(self.speech, saying(key, None, **facts))

    def rival(self, number: int) -> Section:
        seat = self.view.seats[number]
        piles = {"hand": len(seat.hand), "deck": len(seat.deck), "discards": len(seat.discard_pile)}
        second = self.say("shown-piles", **piles)
        lines = [self.say("shown-line", first=self.standing(number), second=second), self.tokens(seat)]
        if seat.lookout:
            lines.append(self.say("shown-lookout", cards=self.tucked(seat)))
        if seat.yard:
            lines.append(self.say("shown-yard", cards=self.with_suits(seat.yard)))
        if seat.perk != NOTHING:
            lines.append(self.tell("shown-perk", perk={"perk": PERKS[seat.perk]}))
        if seat.made_up_rule == HIDDEN:
            lines.append(self.say("shown-rule-hidden"))
        elif seat.made_up_rule != NOTHING:
            lines.append(self.tell("shown-rule", rule={"made_up_rule": MADE_UP_RULES[seat.made_up_rule]}))
        return Section("rival", self.title(number, "shown-seat"), tuple(lines))

    def middle(self) -> Section:
        view = self.view
        perks: Fact = {"listed": [{"perk": PERKS[perk]} for perk in view.perk_row]}
        lines = [
            self.say("shown-park", cards=self.with_suits(view.park), number=view.park_deck),
            self.say("shown-supply", tokens=amount(self.speech, *view.supply)),
            self.tell("shown-perks", perks=perks),
        ]
        if view.sculpture == NOBODY:
            lines.append(self.say("shown-sculpture"))
        if view.ending:
            lines.append(self.say("shown-ending"))
        title = self.say("shown-round", round=view.round) if view.round else self.say("shown-before-round")
        return Section("middle", title, tuple(lines))

    def in_play(self) -> Section:
        view, play, lines = self.view, self.view.play, []
        if self.on_table:
            card = kid_line(self.speech, self.box, view.name(play.kid))
            if play.suit != NOTHING:
                card = self.tell("shown-declared", card=card, suit={"suit": SUITS[play.suit]})
            lines.append(card)
        for added in play.added:
            if added.kid != NOTHING:
                lines.append(self.tell("shown-added", card={"kid": view.name(added.kid)}))
            else:
                lines.append(self.say("shown-added-lookout", suits=self.suits(added.pattern)))
        if view.in_play:
            lines.append(self.tell("shown-earlier", cards={"kids": [view.name(kid) for kid in view.in_play]}))
        return Section("in play", self.say("shown-in-play"), tuple(lines))

    def own_board(self, number: int) -> Section:
        speech, box, me = self.speech, self.box, self.view.seats[number]
        lines = [self.standing(number), self.tokens(me)]
        if me.level + 1 < len(box.track):
            lines.append(level_text(speech, box, me.level + 1))
        lines.append(self.say("shown-lookout-yours", cards=self.tucked(me), room=me.lookout_places()))
        if me.perk != NOTHING:
            perk = PERKS[me.perk]
            lines.append(self.tell("shown-perk-yours", perk={"perk": perk}, does=perk_text(speech, perk)))
        if me.made_up_rule != NOTHING:
            rule = MADE_UP_RULES[me.made_up_rule]
            scores = made_up_rule_text(speech, rule)
            lines.append(self.tell("shown-rule-yours", rule={"made_up_rule": rule}, scores=scores))
        if me.yard:
            lines.append(self.say("shown-yard", cards=self.with_suits(me.yard)))
        if me.discard_pile:
            lines.append(self.say("shown-discards", cards=self.with_suits(me.discard_pile)))
        lines.append(self.say("shown-deck", number=len(me.deck)))
        return Section("own", self.title(number, "shown-seat-yours"), tuple(lines))

    def own_cards(self, me: SeatView) -> Section:
        if self.view.drafting:
            kept = self.say("shown-kept", cards=self.with_suits(me.kept))
            return Section("cards", self.say("shown-packet"), (self.with_suits(me.packet), kept))
        cards = tuple(kid_line(self.speech, self.box, self.view.name(kid)) for kid in me.hand)
        return Section("cards", self.say("your-hand"), cards or (self.say("hand-empty"),))

    # Pieces of these.

    def title(self, number: int, key: str) -> str:
        view = self.view
        leads = "yes" if number == view.leader and view.round else "no"
        board = view.components.boards[view.seats[number].board]
        return self.tell(key, name={"seat": number}, board={"board": board}, leads=leads)

    def standing(self, number: int) -> str:
        seat, sculpture = self.view.seats[number], "yes" if self.view.sculpture == number else "no"
        return self.say("shown-standing", number=seat.score, level=seat.level, sculpture=sculpture)

    def tokens(self, seat: SeatView) -> str:
        stuff, pack = amount(self.speech, *seat.stuff), amount(self.speech, *seat.pack)
        return self.say("shown-tokens", stuff=stuff, most=STUFF_ROOM, pack=pack, room=seat.pack_places())

    def tucked(self, seat: SeatView) -> str:
        """The name of a card whose face is seen, the suits of another.  R17.7"""
        found = []
        for kid, pattern in zip(seat.lookout, seat.patterns, strict=True):
            if kid == HIDDEN:
                found.append(self.say("card-tucked", suits=self.suits(pattern)))
            else:
                found.append(kid_with_suits(self.speech, self.box, self.view.name(kid)))
        return listed(self.speech, found)

    def suits(self, pattern: int) -> str:
        return suits_text(self.speech, [SUITS[suit] for suit in self.view.components.patterns[pattern]])

    def with_suits(self, kids: Iterable[int]) -> str:
        names = [self.view.name(kid) for kid in kids]
        return listed(self.speech, [kid_with_suits(self.speech, self.box, name) for name in names])
