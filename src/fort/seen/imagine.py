"""A whole game is dealt that fits what a seat knows; docs/views.md tells how likely each one is."""

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from fort.legal.game import Game
from fort.recall.recall import unseen_cards
from fort.rules.names import NOTHING
from fort.rules.setup import Draft
from fort.rules.shuffle import Streams
from fort.seen.memory import Group
from fort.seen.unseen import ClosedCard
from fort.seen.view import HIDDEN, View

T = TypeVar("T")

# Where a face comes from: it is known to be at that seat, or it may be anywhere; else the number of a group.
KNOWN: Final = -1
ANYWHERE: Final = -2

NO_WORLD: Final = "no world fits this view"


def imagine(view: View, rng: Random) -> Game:
    """Makes a world that the viewer cannot tell from the true one, with shuffles of its own to come."""
    game = _lay_out(view, rng.randbytes(32))
    dealer = _Dealer(view, game, rng)
    dealer.deal()
    dealer.deal_made_up_rules()
    return game


def _lay_out(view: View, key: bytes) -> Game:
    """Lays out all that is known: what can be seen, and hidden cards in a hand or else in a deck."""
    game = Game()
    view.show(game)
    game.streams = Streams(key)
    game.seats = [seat.copy() for seat in view.unseen.seats]
    game.viewed = view
    game.waiting = not view.over
    return game


def mix(random: Callable[[], float], cards: list[T]) -> None:
    """Shuffles like `Random.shuffle`; compiled, it takes a tenth of the time."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


class _Dealer:
    """Deals the faces that the viewer has not seen to the places where they can be."""

    def __init__(self, view: View, game: Game, rng: Random) -> None:
        self.view = view
        self.game = game
        self.rng = rng
        self.random: Callable[[], float] = rng.random
        self.unseen = view.unseen.kids[:]  # may be hidden anywhere
        self.gaps = view.unseen.gaps[:]
        self.groups = [Group(group.kids[:], group.seats[:]) for group in view.unseen.groups]
        self.dealt = [kids[:] for kids in view.unseen.doubted]  # what the viewer has not seen, by seat
        mix(self.random, self.unseen)

    def deal(self) -> None:
        if self.view.drafting:
            self._deal_groups()
            self._deal_draft()
        else:
            if self.view.unseen.closed:
                self._deal_lookouts()
            self._deal_groups()
            for number in range(len(self.gaps)):
                self._deal_seat(number)
        self.game.park_deck = self._draw(self.view.park_deck)

    def _draw(self, number: int) -> list[int]:
        """Draws unseen faces from the top."""
        left = len(self.unseen) - number
        if left < 0:
            raise ValueError(NO_WORLD)
        drawn = self.unseen[left:]
        drawn.reverse()
        del self.unseen[left:]
        return drawn

    def _deal_seat(self, number: int) -> None:
        """Deals hand and deck of a seat: the sure cards in hand, the others in any order."""
        seat = self.game.seats[number]
        if number == self.view.viewer:
            mix(self.random, seat.deck)
            return
        dealt = self.dealt[number] + self._draw(self.gaps[number])
        hidden = seat.deck + dealt[len(self.dealt[number]) :]
        mix(self.random, hidden)
        places = len(self.view.seats[number].hand) - len(seat.hand)
        seat.hand = seat.hand + hidden[:places]
        seat.hand.sort()
        seat.recall = unseen_cards(dealt, self.view.unseen.sure[number], seat.hand)
        seat.deck = hidden[places:]

    def _deal_groups(self) -> None:
        """Each seat of a group took one of its faces."""
        for group in self.groups:
            mix(self.random, group.kids)
            for seat, kid in zip(group.seats, group.kids, strict=True):
                self.game.seats[seat].deck.append(kid)
                self.dealt[seat].append(kid)

    # Lookouts: faces that must fit the suits that show.

    def _deal_lookouts(self) -> None:
        closed = self.view.unseen.closed[:]
        self.rng.shuffle(closed)
        if not self._deal_lookout(closed, 0):
            raise ValueError(NO_WORLD)

    def _deal_lookout(self, closed: list[ClosedCard], first: int) -> bool:
        """Draws a face for each closed card from `first` on, and another if that one leads nowhere."""
        if first == len(closed):
            return True
        card = closed[first]
        lookout = self.game.seats[card.seat].lookout
        faces, weights, sources = self._faces(card)
        while faces:
            pick = self._pick(weights)
            weights.pop(pick)
            kid, source = faces.pop(pick), sources.pop(pick)
            self._take(card.seat, kid, source)
            lookout[card.at] = kid
            if self._deal_lookout(closed, first + 1):
                return True
            lookout[card.at] = HIDDEN
            self._put_back(card.seat, kid, source)
        return False

    def _faces(self, card: ClosedCard) -> tuple[list[int], list[float], list[int]]:
        """Gives the faces that a closed card can have, how likely each is, and where it comes from."""
        kids = self.view.components.kids
        faces: list[int] = []
        weights: list[float] = []
        sources: list[int] = []
        for kid in self.game.seats[card.seat].deck:
            if kids[kid].pattern == card.pattern:
                faces.append(kid)
                weights.append(1.0)
                sources.append(KNOWN)
        for number, group in enumerate(self.groups):
            if card.seat in group.seats:
                for kid in group.kids:
                    if kids[kid].pattern == card.pattern:
                        faces.append(kid)
                        weights.append(1 / len(group.kids))
                        sources.append(number)
        if self.gaps[card.seat]:
            weight = self.gaps[card.seat] / len(self.unseen)
            for kid in self.unseen:
                if kids[kid].pattern == card.pattern:
                    faces.append(kid)
                    weights.append(weight)
                    sources.append(ANYWHERE)
        return faces, weights, sources

    def _pick(self, weights: list[float]) -> int:
        """Draws like `Random.choices`; compiled, it takes a tenth of the time."""
        total = 0.0
        for weight in weights:
            total += weight
        point = self.random() * total
        total = 0.0
        last = len(weights) - 1
        for at in range(last):
            total += weights[at]
            if total > point:
                return at
        return last

    def _take(self, seat: int, kid: int, source: int) -> None:
        self._pile(seat, source).remove(kid)
        if source != KNOWN:
            self.dealt[seat].append(kid)
        if source == ANYWHERE:
            self.gaps[seat] -= 1
        elif source != KNOWN:
            self.groups[source].seats.remove(seat)

    def _put_back(self, seat: int, kid: int, source: int) -> None:
        self._pile(seat, source).append(kid)
        if source != KNOWN:
            self.dealt[seat].pop()
        if source == ANYWHERE:
            self.gaps[seat] += 1
        elif source != KNOWN:
            self.groups[source].seats.append(seat)

    def _pile(self, seat: int, source: int) -> list[int]:
        if source == ANYWHERE:
            return self.unseen
        if source == KNOWN:
            return self.game.seats[seat].deck
        found: list[int] = self.groups[source].kids
        return found

    # The draft.

    def _deal_draft(self) -> None:
        """Each seat that had a seen packet since took a card of it; other packets are drawn unseen."""
        view, memory = self.view, self.view.memory
        seats = len(view.seats)
        self.game.draft = draft = Draft([[] for _ in range(seats)])
        for number, seen in enumerate(view.seats):
            if number == view.viewer:
                draft.kept[number] = seen.kept[:]
                draft.packets[number] = seen.packet[:]
                draft.picked[number] = seen.picked
                continue
            picked = 1 if seen.picked != NOTHING else 0
            packet = (number - memory.picks[number] + picked) % seats
            rest = memory.rests[packet]
            if rest is None:
                draft.packets[number] = self._draw(len(seen.packet))
            else:
                faces = rest[:]
                mix(self.random, faces)
                for taker in memory.takers[packet]:
                    if taker != number or not picked:
                        self.game.seats[taker].deck.append(faces.pop())
                draft.packets[number] = faces
            draft.packets[number].sort()
            if picked:
                draft.picked[number] = self.rng.choice(draft.packets[number])
        for number, seat in enumerate(self.game.seats):
            if number != view.viewer:
                kept = [kid for kid in seat.deck if not view.components.kids[kid].best_friend]
                draft.seen_from = max(0, len(view.seats[number].kept) - len(kept) - 1)
                draft.kept[number] = self._draw(len(view.seats[number].kept) - len(kept)) + kept  # in order
                seat.deck = []  # there is none yet

    # Made-up rules.

    def deal_made_up_rules(self) -> None:
        """Who chose before the viewer looked has none of those rules; who chose later has one of them."""
        unseen, seats = self.view.unseen, self.game.seats
        looked_at = unseen.rules_looked_at[:]
        others = unseen.other_rules[:]
        mix(self.random, looked_at)
        mix(self.random, others)
        for number in unseen.chose_after:
            seats[number].made_up_rule = looked_at.pop()
        for number in unseen.chose_before:
            seats[number].made_up_rule = others.pop()
        stack = looked_at if unseen.looked else others
        self.game.made_up_rules = stack[: self.view.made_up_rules]
