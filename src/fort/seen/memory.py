"""A perfect memory knows this of hidden cards, from the events that one viewer saw.  R17, A-13

It says only what is certain. Where two readings of an event are possible it forgets rather than guesses,
so the true position always fits. docs/views.md says what it knows and what it gives up.
"""

from collections import Counter
from typing import TYPE_CHECKING

from fort.rules.events import (
    Added,
    Dealt,
    Discarded,
    Event,
    Followed,
    GameBegan,
    Picked,
    Played,
    Recycled,
    Revealed,
    RuleKept,
    RulesSeen,
    Shuffled,
    Trashed,
    Tucked,
)
from fort.rules.names import NOTHING, SUITS
from fort.rules.scoring import MADE_UP_RULES

if TYPE_CHECKING:
    from fort.rules.components import Components
    from fort.rules.tabletop import Tabletop


class Group:
    """Each of these seats took one of these faces out of a packet; which one is not known.  R2.2"""

    def __init__(self, kids: list[int], seats: list[int]) -> None:
        self.kids = kids
        self.seats = seats


class Memory:
    """A memory knows faces among the hidden cards of each other seat, and those surely in its hand."""

    def __init__(self, parts: "Components", seats: int, viewer: int | None) -> None:
        self.parts = parts
        self.viewer = viewer
        self.known: list[list[int]] = [[] for _ in range(seats)]
        self.sure: list[list[int]] = [[] for _ in range(seats)]
        self.tucked: list[list[int]] = [[] for _ in range(seats)]  # patterns of closed Lookout cards
        self.groups: list[Group] = []
        self.picks: list[int] = [0] * seats  # how often each seat has picked in the draft
        self.rests: list[list[int] | None] = [None] * seats  # a packet as the viewer passed it on
        self.takers: list[list[int]] = [[] for _ in range(seats)]  # who has picked from it since
        self.rules: list[int] = []  # the made-up rules looked through
        self.keepers: list[int] = []  # who keeps a made-up rule, in order

    def copy(self) -> "Memory":
        new = Memory(self.parts, 0, self.viewer)
        new.known = [kids[:] for kids in self.known]
        new.sure = [kids[:] for kids in self.sure]
        new.tucked = [patterns[:] for patterns in self.tucked]
        new.groups = [Group(group.kids[:], group.seats[:]) for group in self.groups]
        new.picks = self.picks[:]
        new.rests = [None if rest is None else rest[:] for rest in self.rests]
        new.takers = [seats[:] for seats in self.takers]
        new.rules = self.rules[:]
        new.keepers = self.keepers[:]
        return new

    def look(self, game: "Tabletop") -> None:
        """Begins at a position instead of the start: remembers nothing but what can be seen there."""
        for number, seat in enumerate(game.seats):
            if seat.made_up_rule != NOTHING:
                self.keepers.append(number)
            if number == self.viewer:
                continue
            closed = seat.closed()
            self.tucked[number] = [self.parts.kids[kid].pattern for kid in closed]
            hidden = seat.hand + seat.deck + closed
            if game.draft is None:
                self.known[number] = [kid for kid in hidden if self.parts.kids[kid].best_friend]
            else:
                self.known[number] = self.parts.friends_of(self.parts.boards[seat.board])
        if game.draft is not None:
            self.picks = [len(kept) for kept in game.draft.kept]
            if self.viewer is not None:
                self.rests[self.packet_of(self.viewer)] = game.draft.packets[self.viewer][:]
            for number, picked in enumerate(game.draft.picked):
                if picked != NOTHING:
                    name = self.parts.kids[picked].name if number == self.viewer else None
                    self._picked(Picked(number, name))

    def note(self, event: Event) -> None:
        """Learns from an event as the viewer saw it."""
        if isinstance(event, (Played, Followed)):
            self._left_hand(event.seat, [event.kid])
        elif isinstance(event, Added):
            if event.kid is not None:
                self._left_hand(event.seat, [event.kid])
        elif isinstance(event, Trashed):
            if event.source == "hand":
                self._left_hand(event.seat, [event.kid])
        elif isinstance(event, Discarded):
            self._left_hand(event.seat, [*event.friends, *event.yard])
        elif isinstance(event, Tucked):
            self._tucked(event)
        elif isinstance(event, Shuffled):
            self._shuffled(event)
        elif isinstance(event, Recycled):
            kid = self._number(event.kid)
            if event.seat != self.viewer:
                self.known[event.seat].append(kid)
                self.sure[event.seat].append(kid)
        elif isinstance(event, RulesSeen):
            if event.made_up_rules is not None:
                self.rules = [MADE_UP_RULES.index(name) for name in event.made_up_rules]
        elif isinstance(event, RuleKept):
            self.keepers.append(event.seat)
        elif isinstance(event, Revealed):
            self.tucked[event.seat] = []
            self._left_hand(event.seat, list(event.lookout))
        else:
            self._note_setup(event)

    # In play.

    def _left_hand(self, seat: int, names: list[str]) -> None:
        """Faces were shown as they left a hand, or a Lookout at the end."""
        if seat == self.viewer:
            return
        for name in names:
            kid = self._number(name)
            if kid in self.sure[seat]:
                self.sure[seat].remove(kid)
            if kid in self.known[seat]:
                self.known[seat].remove(kid)
            else:
                self._leaves_groups(seat, kid)

    def _tucked(self, event: Tucked) -> None:
        if event.seat == self.viewer or event.kid is not None:
            return
        pattern = self.parts.patterns.index([SUITS.index(suit) for suit in event.suits])
        self.tucked[event.seat].append(pattern)
        kids = self.parts.kids
        if event.source == "hand":  # it may have been one of these
            self.sure[event.seat] = [kid for kid in self.sure[event.seat] if kids[kid].pattern != pattern]

    def _shuffled(self, event: Shuffled) -> None:
        """The open discard pile is the new deck; what was left of the old one is in hand by now."""
        seat = event.seat
        if event.kids is None:
            if seat == 0:
                self._end_draft()
            return
        if seat == self.viewer:
            return
        kids = self.parts.kids
        closed = self.tucked[seat]
        self.sure[seat] = [kid for kid in self.known[seat] if kids[kid].pattern not in closed]
        self.known[seat] += [self._number(name) for name in event.kids]

    def _leaves_groups(self, seat: int, kid: int) -> None:
        """A card that was not known of this seat may settle what was known of several."""
        fitting = [group for group in self.groups if seat in group.seats and kid in group.kids]
        if not fitting:
            return
        for group in fitting:
            self.groups.remove(group)
        if len(fitting) == 1 and self.parts.kids[kid].copies == 1:
            group = fitting[0]
            group.kids.remove(kid)
            group.seats.remove(seat)
            self._settle(group)
        # Otherwise it may have been another copy: what the groups said is forgotten.

    def _settle(self, group: Group) -> None:
        if len(group.seats) == 1:
            self.known[group.seats[0]] += group.kids
        else:
            self.groups.append(group)

    # Set-up.

    def _note_setup(self, event: Event) -> None:
        if isinstance(event, GameBegan):
            for seat, board in enumerate(event.boards):
                if seat != self.viewer:
                    self.known[seat] = self.parts.friends_of(board)
        elif isinstance(event, Dealt):
            if event.kids is not None and self.viewer is not None:
                self._sees_packet([self._number(name) for name in event.kids])
        elif isinstance(event, Picked):
            self._picked(event)

    def packet_of(self, seat: int) -> int:
        """Says to which seat the packet was dealt that a seat holds now.  R2.2.2"""
        return (seat - self.picks[seat]) % len(self.picks)

    def _sees_packet(self, kids: list[int]) -> None:
        assert self.viewer is not None
        packet = self.packet_of(self.viewer)
        before = self.rests[packet]
        if before is not None:  # it has been round: each of the others took one
            missing = list((Counter(before) - Counter(kids)).elements())
            self._settle(Group(missing, self.takers[packet]))
        self.rests[packet] = kids
        self.takers[packet] = []

    def _picked(self, event: Picked) -> None:
        packet = self.packet_of(event.seat)
        self.picks[event.seat] += 1
        rest = self.rests[packet]
        if event.seat == self.viewer:
            assert rest is not None
            assert event.kid is not None
            rest.remove(self._number(event.kid))
        elif rest is not None:
            self.takers[packet].append(event.seat)

    def _end_draft(self) -> None:
        for packet, rest in enumerate(self.rests):
            if rest and self.takers[packet]:
                self._settle(Group(rest, self.takers[packet]))
        self.rests = [None] * len(self.picks)
        self.takers = [[] for _ in self.picks]

    def _number(self, name: str) -> int:
        return self.parts.number[name.casefold()]
