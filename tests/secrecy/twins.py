"""Twins: a game and another that a viewer cannot tell from it, made by swapping what is hidden.  R17

What may be swapped is told from the truth (the log with nothing hidden) and the rules, not from views,
memories or `fort.imagine`.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random

import fort
from fort.recall.recall import Recall
from fort.rules.events import (
    Added,
    Discarded,
    Drew,
    Followed,
    Picked,
    Played,
    Recycled,
    RuleKept,
    RulesSeen,
    Shuffled,
    Trashed,
    Tucked,
)
from fort.rules.names import NOTHING
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.shuffle import Streams
from fort.rules.state import Log
from fort.seen.viewer import Viewer as Eyes
from fort.seen.viewer import viewer_of

Label = tuple[int, int]  # cards with the same label can change places without anybody being the wiser
UNSEEN: Label = (-1, -1)  # as unknown as a card of the Park deck


class Absent(Eyes):
    """Nobody looks: in a world that is right for one viewer only."""

    def hear(self, event: fort.Event) -> None:
        pass


def loud(game: fort.Game, viewer: int | None) -> fort.Game:
    """The game once more, with what this viewer saw of it so far."""
    new = game.copy()
    new.log = log_for(game, viewer)
    return new


def log_for(game: fort.Game, viewer: int | None) -> Log:
    assert game.log is not None
    seats = len(game.seats)
    new = Log()
    new.viewers = {seat: Absent(game.components, seats, seat) for seat in (*range(seats), None)}
    eyes = new.viewers[viewer] = Eyes(game.components, seats, viewer)
    seen = viewer_of(game, viewer)
    eyes.seen = seen.seen[:]
    eyes.memory = seen.memory.copy()
    return new


@dataclass
class Place:
    """A card that a viewer cannot see, and the list it is in."""

    zone: list[int]
    at: int
    owner: int | None
    label: Label
    suited: bool  # its suits show

    @property
    def kid(self) -> int:
        return self.zone[self.at]

    def swap(self, other: "Place") -> None:
        """What is known of a card goes with it."""
        self.zone[self.at], other.zone[other.at] = other.kid, self.kid
        self.label, other.label = other.label, self.label


def pick_label(viewer: int | None, seat: int, pick: int, seats: int) -> Label:
    """What a viewer knows of a pick: of which packet it was, and on which of its rounds.  R2.2.2"""
    if viewer is None:
        return UNSEEN
    packet = (seat - pick) % seats
    first = (viewer - packet) % seats  # the pick at which the viewer held this packet first
    return UNSEEN if pick < first else (packet, (pick - first) // seats)


class Truth:
    """Follows a game from its start, or from a position, and knows what was ever shown of it."""

    def __init__(self, game: fort.Game) -> None:
        self.game = game
        self.parts = game.components
        assert game.log is not None
        self.events = game.log.events
        self.start = len(self.events)
        self.first: list[list[int]] = [[] for _ in game.seats]
        if game.draft is None:
            self.first = [
                [kid for kid in self.hidden(game, seat) if not self.parts.kids[kid].best_friend]
                for seat in range(len(game.seats))
            ]

    @staticmethod
    def hidden(game: fort.Game, number: int) -> list[int]:
        seat = game.seats[number]
        closed = [kid for at, kid in enumerate(seat.lookout) if not seat.open[at]]
        return seat.hand + seat.deck + closed

    def fresh(self, viewer: int | None) -> list[dict[int, Label]]:
        """By seat: its cards that nobody has seen come or go, with what the viewer knows of them."""
        seats = len(self.game.seats)
        found = [[(kid, UNSEEN) for kid in kids] for kids in self.first]
        picks = [0] * seats
        for at, event in enumerate(self.events):
            if isinstance(event, Picked):
                label = pick_label(viewer, event.seat, picks[event.seat], seats)
                picks[event.seat] += 1
                found[event.seat].append((self._number(event.kid), label))
            elif at >= self.start and isinstance(event, Tucked) and event.source == "park deck":
                found[event.seat].append((self._number(event.kid), UNSEEN))
            elif at >= self.start:
                for name in _shown(event):
                    shown = self._number(name)
                    seat = getattr(event, "seat", 0)
                    found[seat] = [pair for pair in found[seat] if pair[0] != shown]
        return [self._certain(seat, pairs) for seat, pairs in enumerate(found)]

    def _certain(self, seat: int, pairs: list[tuple[int, Label]]) -> dict[int, Label]:
        """Without those of which another copy is hidden there, too."""
        there = Counter(self.hidden(self.game, seat))
        times = Counter(kid for kid, _ in pairs)
        return {kid: label for kid, label in pairs if times[kid] == there[kid] == 1}

    def held(self, seat: int) -> set[int]:
        """The cards of which it can be known that they are in hand: drawn before the deck was shuffled,
        or recycled."""
        held: list[int] = []
        drawn: list[int] = []
        for event in self.events:
            if getattr(event, "seat", None) != seat:
                continue
            if isinstance(event, Discarded):
                held, drawn = [], []
            elif isinstance(event, Drew):
                drawn += [self._number(name) for name in event.kids or ()]
            elif isinstance(event, Shuffled):
                held += drawn
            elif isinstance(event, Recycled):
                held.append(self._number(event.kid))
        return set(held)

    def rules_before(self, viewer: int | None) -> tuple[bool, set[int]]:
        """Has the viewer looked through the made-up rules, and who had chosen before?"""
        earlier: set[int] = set()
        for event in self.events:
            if isinstance(event, RulesSeen) and event.seat == viewer:
                return True, earlier
            if isinstance(event, RuleKept):
                earlier.add(event.seat)
        return False, earlier

    def _number(self, name: str | None) -> int:
        assert name is not None
        return self.parts.number[name.casefold()]


def _shown(event: fort.Event) -> list[str]:
    """The kids that an event takes out of a hand for all to see."""
    if isinstance(event, (Played, Followed)):
        return [event.kid]
    if isinstance(event, Added):
        return [] if event.kid is None else [event.kid]
    if isinstance(event, Trashed):
        return [event.kid] if event.source == "hand" else []
    if isinstance(event, Discarded):
        return [*event.friends, *event.yard]
    return []


class Swapper:
    """Swaps, in a loud copy of a game, what one viewer does not see."""

    def __init__(self, truth: Truth, viewer: int | None, random: Random) -> None:
        self.truth = truth
        self.viewer = viewer
        self.random = random
        self.twin = loud(truth.game, viewer)

    def swap(self) -> fort.Game:
        ways = [self._orders, self._key, self._faces, self._hands, self._made_up_rules, self._picked]
        for way in self.random.sample(ways, self.random.randint(1, len(ways))):
            way()
        for seat in self.twin.seats:
            seat.hand.sort()
        if self.viewer is not None and self.twin.draft is None:
            self._recall(self.viewer)
        return self.twin

    def _recall(self, viewer: int) -> None:
        """What the viewer knew of hidden cards stays; what is hidden besides is as unseen as before."""
        for number in self.twin.rivals(viewer):
            known, sure = self.truth.game.seats[number].recalled_by(viewer)
            unseen = Counter(Truth.hidden(self.twin, number)) - Counter(known)
            lists = [list(unseen.elements())] * 4
            seat = self.twin.seats[number]
            seat.recall = Recall(lists, sure, seat.hand[:], seat.recall.looked)

    # What nobody sees.

    def _orders(self) -> None:
        """The order of decks."""
        for deck in [self.twin.park_deck, *[seat.deck for seat in self.twin.seats]]:
            self.random.shuffle(deck)
        self.random.shuffle(self.twin.made_up_rules)

    def _key(self) -> None:
        """The shuffles to come."""
        self.twin.streams = Streams(self.random.randbytes(32))

    # What this viewer does not see.

    def _hands(self) -> None:
        """Cards of a rival's hand with cards of the same rival's deck."""
        for number, seat in enumerate(self.twin.seats):
            if number == self.viewer:
                continue
            held = self.truth.held(number)
            free = [at for at, kid in enumerate(seat.hand) if kid not in held]
            for at in free:
                if seat.deck and self.random.random() < 0.4:
                    other = self.random.randrange(len(seat.deck))
                    seat.hand[at], seat.deck[other] = seat.deck[other], seat.hand[at]

    def _faces(self) -> None:
        """Cards of rivals with cards of the Park deck, of other rivals, of other places."""
        places = self._places()
        for place in self.random.sample(places, len(places)):
            fitting = [other for other in places if other is not place and self._fit(place, other)]
            if fitting and self.random.random() < 0.4:
                place.swap(self.random.choice(fitting))
        if self.twin.draft is not None:
            for packet in self.twin.draft.packets:
                packet.sort()

    def _fit(self, one: Place, other: Place) -> bool:
        kids = self.twin.components.kids
        if (one.suited or other.suited) and kids[one.kid].pattern != kids[other.kid].pattern:
            return False
        return one.label == other.label or (one.owner is not None and one.owner == other.owner)

    def _places(self) -> list[Place]:
        twin = self.twin
        places = [Place(twin.park_deck, at, None, UNSEEN, False) for at in range(len(twin.park_deck))]
        if twin.draft is not None:
            return places + self._draft_places()
        fresh = self.truth.fresh(self.viewer)
        for number, seat in enumerate(twin.seats):
            if number == self.viewer:
                continue
            for zone in (seat.hand, seat.deck, seat.lookout):
                for at, kid in enumerate(zone):
                    tucked = zone is seat.lookout
                    if kid in fresh[number] and not (tucked and seat.open[at]):
                        places.append(Place(zone, at, number, fresh[number][kid], tucked))
        return places

    def _draft_places(self) -> list[Place]:
        draft = self.twin.draft
        assert draft is not None
        places = []
        seats = len(self.twin.seats)
        for number in range(seats):
            if number == self.viewer:
                continue
            kept, packet = draft.kept[number], draft.packets[number]
            for pick in range(len(kept)):
                places.append(Place(kept, pick, None, pick_label(self.viewer, number, pick, seats), False))
            label = pick_label(self.viewer, number, len(kept), seats)
            for at, kid in enumerate(packet):
                if kid != draft.picked[number]:
                    places.append(Place(packet, at, None, label, False))
        return places

    def _picked(self) -> None:
        draft = self.twin.draft
        if draft is None:
            return
        for number, kid in enumerate(draft.picked):
            if number != self.viewer and kid != NOTHING:
                draft.picked[number] = self.random.choice(draft.packets[number])

    def _made_up_rules(self) -> None:
        """Rules that the viewer looked through stay among those left then; the others among the others."""
        twin = self.twin
        looked, earlier = self.truth.rules_before(self.viewer)
        rivals = [number for number in range(len(twin.seats)) if number != self.viewer]
        keepers = [number for number in rivals if twin.seats[number].made_up_rule != NOTHING]
        kept = {seat.made_up_rule for seat in twin.seats}
        every = [MADE_UP_RULES.index(name) for name in twin.components.box.made_up_rules]
        unused = [rule for rule in every if rule not in kept and rule not in twin.made_up_rules]
        stack = twin.made_up_rules
        before = [number for number in keepers if number in earlier or not looked]
        after = [number for number in keepers if number not in before]
        if not looked:
            self._mix(before, stack, unused)
            return
        self._mix(before, unused)
        assert self.viewer is not None
        choosing = twin.seats[self.viewer].made_up_rule == NOTHING
        if not choosing:
            self._mix(after, stack)

    def _mix(self, keepers: list[int], *zones: list[int]) -> None:
        seats = self.twin.seats
        rules = [seats[number].made_up_rule for number in keepers]
        for zone in zones:
            rules += zone
        self.random.shuffle(rules)
        for number in keepers:
            seats[number].made_up_rule = rules.pop()
        for zone in zones:
            zone[:] = [rules.pop() for _ in zone]


def twin(truth: Truth, viewer: int | None, random: Random) -> fort.Game:
    """A game that this viewer cannot tell from the true one."""
    return Swapper(truth, viewer, random).swap()


def imagined(game: fort.Game, viewer: int | None, random: Random) -> fort.Game:
    """A twin by `fort.imagine`, with a log, so that it can be played on and looked at."""
    world = fort.imagine(game.view(viewer), random)
    world.viewed = None
    world.log = log_for(game, viewer)
    if game.draft is not None and viewer is not None:  # the viewer remembers in which order
        world.the_draft().kept[viewer] = game.draft.kept[viewer][:]
    return world
