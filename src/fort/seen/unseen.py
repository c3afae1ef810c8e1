"""Some faces the viewer has not seen; here is where they can be, and `imagine` deals them.  R17

Worked out once, however many worlds are imagined from the view, and out of nothing but the view.
"""

from typing import TYPE_CHECKING

from fort.recall.recall import BLANK, all_unseen, without
from fort.rules.names import NOTHING
from fort.rules.seat import Seat
from fort.seen.view import HIDDEN, SeatView, View

if TYPE_CHECKING:
    from fort.seen.memory import Group


class ClosedCard:
    """A closed Lookout card shows only its suits.  R17.7"""

    def __init__(self, seat: int, at: int, pattern: int) -> None:
        self.seat = seat
        self.at = at
        self.pattern = pattern


class Unseen:
    """Some faces may be hidden anywhere; of the others it is known where they can be."""

    def __init__(self, view: View) -> None:
        self.kids = _kids(view)
        self.groups: list[Group] = view.memory.groups
        self.seats: list[Seat] = []  # sure cards are in hand, others that are known to be hidden in the deck
        self.gaps: list[int] = []  # by seat: hidden cards of which nothing is known
        self.doubted: list[list[int]] = []  # by seat: known, but not to `fort.recall`
        self.sure: list[list[int]] = []  # by seat: what `fort.recall` is sure of
        self.closed: list[ClosedCard] = []
        for number, seen in enumerate(view.seats):
            self._look_at(view, number, seen)
        # Made-up rules: who chose before the viewer looked has none of those, who chose later has one.
        visible = [seat.made_up_rule for seat in view.seats]
        looked: list[int] = view.memory.rules
        self.looked = len(looked) > 0
        self.rules_looked_at = [rule for rule in looked if rule not in visible]
        self.other_rules = [
            rule for rule in view.components.made_up_rules if rule not in looked and rule not in visible
        ]
        self.chose_after: list[int] = []  # seats, as they chose
        self.chose_before: list[int] = []
        later = False
        for number in view.memory.keepers:
            if number == view.viewer:
                later = self.looked
            elif view.seats[number].made_up_rule == HIDDEN:
                (self.chose_after if later else self.chose_before).append(number)

    def _look_at(self, view: View, number: int, seen: SeatView) -> None:
        seat = seen.copy()
        self.seats.append(seat)
        self.gaps.append(0)
        if number == view.viewer:
            self.doubted.append([])
            own = [kid for kid in seat.hand + seat.deck + seat.closed() if kid < view.components.park_kids]
            others = all_unseen(own, number) if seen.recall is BLANK else seen.recall
            seat.recall = others.looked_at(view.memory.rules)
            self.sure.append([])
            return
        for at, kid in enumerate(seen.lookout):
            if kid == HIDDEN:
                self.closed.append(ClosedCard(number, at, seen.patterns[at]))
        known: list[int] = view.memory.known[number]
        certain, sure = (known, view.memory.sure[number]) if seen.recalled is None else seen.recalled
        self.doubted.append(without(known, certain))
        seat.recall = BLANK  # until the cards are dealt
        self.sure.append(sure)
        taken = [group for group in self.groups if number in group.seats]
        hidden = len(seen.hand) + len(seen.deck) + seen.lookout.count(HIDDEN)
        self.gaps[number] = hidden - len(known) - len(taken)
        seat.hand = view.memory.sure[number][:]
        seat.deck = known[:]
        for kid in seat.hand:
            seat.deck.remove(kid)


def _kids(view: View) -> list[int]:
    """Gives all kids but Best Friends, less those that the viewer sees or knows to be somewhere."""
    memory, play = view.memory, view.play
    seen = [view.park, view.box, view.in_play, *memory.known, *[group.kids for group in memory.groups]]
    if play.kid != NOTHING and not play.boxed:
        seen.append([play.kid])
    seen.append([card.kid for card in play.added if card.kid != NOTHING])
    for seat in view.seats:
        seen += [seat.hand, seat.deck, seat.discard_pile, seat.yard, seat.lookout, seat.kept, seat.packet]
    for packet, rest in enumerate(memory.rests):
        if rest is not None and not _is_own_packet(view, packet):
            seen.append(rest)
    left = [kid.copies for kid in view.components.kids]
    for kids in seen:
        for kid in kids:
            if kid != HIDDEN:
                left[kid] -= 1
    found: list[int] = []
    for kid in range(view.components.park_kids):
        found += [kid] * left[kid]
    return found


def _is_own_packet(view: View, packet: int) -> bool:
    """Does the viewer hold this packet of the draft in hand now?"""
    assert view.viewer is not None
    picked = view.seats[view.viewer].picked != NOTHING
    picks: int = view.memory.picks[view.viewer] - (1 if picked else 0)
    return (view.viewer - picks) % len(view.seats) == packet
