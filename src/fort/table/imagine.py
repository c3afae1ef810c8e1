"""Deals a whole game that fits what a seat knows. docs/views.md says from which distribution it draws."""

from random import Random

from fort.rules.draft import Draft
from fort.rules.game import Game
from fort.rules.memory import Group
from fort.rules.names import NOTHING
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.seat import Seat
from fort.rules.view import HIDDEN, View


def imagine(view: View, rng: Random) -> Game:
    """A world that the viewer cannot tell from the true one, with shuffles of its own to come."""
    game = Game.empty(view.components, rng.randbytes(32))
    _lay_out(view, game)
    dealer = _Dealer(view, game, rng)
    dealer.deal()
    dealer.deal_made_up_rules()
    game.todo = view.todo
    game.asked_seat = view.asked_seat
    game.waiting = not view.over
    game.viewed = view
    return game


def _lay_out(view: View, game: Game) -> None:
    """Everything that can be seen."""
    game.setup = view.setup
    game.leader = view.leader
    game.round = view.round
    game.park = view.park[:]
    game.supply = view.supply[:]
    game.perk_row = view.perk_row[:]
    game.used_perks = view.used_perks[:]
    game.sculpture = view.sculpture
    game.box = view.box[:]
    game.in_play = view.in_play[:]
    game.ending = view.ending
    game.over = view.over
    game.play = view.play.copy()
    for seen in view.seats:
        seat = Seat.empty(seen.board)
        seat.discard_pile = seen.discard_pile[:]
        seat.yard = seen.yard[:]
        seat.lookout = seen.lookout[:]
        seat.open = seen.open[:]
        seat.stuff = seen.stuff[:]
        seat.pack = seen.pack[:]
        seat.level = seen.level
        seat.score = seen.score
        seat.perk = seen.perk
        seat.had_perk = seen.had_perk
        seat.made_up_rule = seen.made_up_rule
        seat.shuffles = seen.shuffles
        game.seats.append(seat)


def mix(rng: Random, cards: list[int]) -> None:
    """`rng.shuffle` at a tenth of its time, where this is compiled."""
    random = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        kid = cards[last]
        cards[last] = cards[other]
        cards[other] = kid


class _Dealer:
    """Deals the faces that the viewer has not seen to the places where they can be."""

    def __init__(self, view: View, game: Game, rng: Random) -> None:
        self.view = view
        self.game = game
        self.rng = rng
        self.kids = view.components.kids
        memory = view.memory
        self.pools = [kids[:] for kids in memory.known]  # faces known to be hidden at each seat
        self.groups = [Group(group.kids[:], group.seats[:]) for group in memory.groups]
        self.unseen = self._unseen()  # faces that may be hidden anywhere
        mix(rng, self.unseen)

    def _unseen(self) -> list[int]:
        """All kids of the Park's kind less those that the viewer sees, or knows to be somewhere."""
        view, memory = self.view, self.view.memory
        left = [kid.copies for kid in self.kids]
        seen = [view.park, view.box, view.in_play, *memory.known, *[group.kids for group in memory.groups]]
        play = view.play
        if play.kid != NOTHING and not play.boxed:
            seen.append([play.kid])
        seen.append([card.kid for card in play.added if card.kid != NOTHING])
        for seat in view.seats:
            seen += [seat.hand, seat.deck, seat.discard_pile, seat.yard, seat.lookout, seat.kept, seat.packet]
        if view.drafting:
            for packet, rest in enumerate(memory.rests):
                if rest is not None and not self._is_own_packet(packet):
                    seen.append(rest)
        for kids in seen:
            for kid in kids:
                if kid != HIDDEN:
                    left[kid] -= 1
        unseen = []
        for kid in range(view.components.park_kids):
            unseen += [kid] * left[kid]
        return unseen

    def _is_own_packet(self, packet: int) -> bool:
        """Does the viewer hold this packet in hand now?"""
        view = self.view
        assert view.viewer is not None
        picked = view.seats[view.viewer].picked != NOTHING
        picks = view.memory.picks[view.viewer] - (1 if picked else 0)
        return (view.viewer - picks) % len(view.seats) == packet

    def deal(self) -> None:
        if self.view.drafting:
            self._deal_groups()
            self._deal_draft()
        else:
            self._deal_lookouts()
            self._deal_groups()
            for number in range(len(self.view.seats)):
                self._deal_seat(number)
        self.game.park_deck = self._draw(self.view.park_deck)

    def _draw(self, number: int) -> list[int]:
        return [self.unseen.pop() for _ in range(number)]

    def _deal_seat(self, number: int) -> None:
        """Hand and deck of a seat: the sure cards in hand, the others in any order."""
        seen = self.view.seats[number]
        seat = self.game.seats[number]
        if number == self.view.viewer:
            seat.hand = seen.hand[:]
            seat.deck = seen.deck[:]
            mix(self.rng, seat.deck)
            return
        hidden = self.pools[number]
        seat.hand = self.view.memory.sure[number][:]
        for kid in seat.hand:
            hidden.remove(kid)
        missing = len(seen.hand) + len(seen.deck) - len(seat.hand) - len(hidden)
        hidden += self._draw(missing)
        mix(self.rng, hidden)
        places = len(seen.hand) - len(seat.hand)
        seat.hand += hidden[:places]
        seat.hand.sort()
        seat.deck = hidden[places:]

    def _deal_groups(self) -> None:
        """Each seat of a group took one of its faces."""
        for group in self.groups:
            mix(self.rng, group.kids)
            for seat, kid in zip(group.seats, group.kids, strict=True):
                self.pools[seat].append(kid)

    # Lookouts: faces that must fit the suits that show.

    def _deal_lookouts(self) -> None:
        closed = []
        for number, seat in enumerate(self.game.seats):
            for at, kid in enumerate(seat.lookout):
                if kid == HIDDEN:
                    closed.append((number, at))
        if closed:
            self.rng.shuffle(closed)
            if not self._deal_lookout(closed, 0):
                raise ValueError("no world fits this view")

    def _deal_lookout(self, closed: list[tuple[int, int]], first: int) -> bool:
        """Closed cards from `first` on: a face as likely as it is there; another if that leads nowhere."""
        if first == len(closed):
            return True
        number, at = closed[first]
        lookout = self.game.seats[number].lookout
        faces, weights, sources = self._faces(number, self.view.seats[number].patterns[at])
        while faces:
            pick = self.rng.choices(range(len(faces)), weights)[0]
            kid, source = faces.pop(pick), sources.pop(pick)
            weights.pop(pick)
            group = source if isinstance(source, Group) else None
            places = source if isinstance(source, list) else source.kids
            places.remove(kid)
            if group is not None:
                group.seats.remove(number)
            lookout[at] = kid
            if self._deal_lookout(closed, first + 1):
                return True
            lookout[at] = HIDDEN
            places.append(kid)
            if group is not None:
                group.seats.append(number)
        return False

    def _faces(self, number: int, pattern: int) -> tuple[list[int], list[float], list[list[int] | Group]]:
        """The faces that a closed card of a seat can have, how likely each is, and where it comes from."""
        pool = self.pools[number]
        free = pool[:]
        for kid in self.view.memory.sure[number]:
            free.remove(kid)
        groups = [group for group in self.groups if number in group.seats]
        seen = self.view.seats[number]
        hidden = len(seen.hand) + len(seen.deck) + self.game.seats[number].lookout.count(HIDDEN)
        unknown = hidden - len(pool) - len(groups)
        faces: list[int] = []
        weights: list[float] = []
        sources: list[list[int] | Group] = []
        for kid in free:
            if self.kids[kid].pattern == pattern:
                faces.append(kid)
                weights.append(1.0)
                sources.append(pool)
        for group in groups:
            for kid in group.kids:
                if self.kids[kid].pattern == pattern:
                    faces.append(kid)
                    weights.append(1 / len(group.kids))
                    sources.append(group)
        if unknown:
            for kid in self.unseen:
                if self.kids[kid].pattern == pattern:
                    faces.append(kid)
                    weights.append(unknown / len(self.unseen))
                    sources.append(self.unseen)
        return faces, weights, sources

    # The draft.

    def _deal_draft(self) -> None:
        """Packets that were seen lose a card to each seat that had them since; the others are unseen."""
        view, memory = self.view, self.view.memory
        seats = len(view.seats)
        draft = Draft([[] for _ in range(seats)])
        self.game.draft = draft
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
                mix(self.rng, faces)
                for taker in memory.takers[packet]:
                    if taker != number or not picked:
                        self.pools[taker].append(faces.pop())
                draft.packets[number] = faces
            draft.packets[number].sort()
            if picked:
                draft.picked[number] = self.rng.choice(draft.packets[number])
        for number, seen in enumerate(view.seats):
            if number != view.viewer:
                kept = [kid for kid in self.pools[number] if not self.kids[kid].best_friend]
                draft.kept[number] = kept + self._draw(len(seen.kept) - len(kept))

    # Made-up rules.

    def deal_made_up_rules(self) -> None:
        """Who chose before the viewer looked has none of those rules; who chose later has one of them."""
        view, memory = self.view, self.view.memory
        own = NOTHING if view.viewer is None else view.seats[view.viewer].made_up_rule
        printed = [MADE_UP_RULES.index(name) for name in view.components.box.made_up_rules]
        visible = [seat.made_up_rule for seat in view.seats]
        inside = [rule for rule in memory.rules if rule not in visible]
        outside = [rule for rule in printed if rule not in memory.rules and rule not in visible]
        mix(self.rng, inside)
        mix(self.rng, outside)
        looked = bool(memory.rules)
        later = False
        for number in memory.keepers:
            if number == view.viewer:
                later = True
            elif view.seats[number].made_up_rule == HIDDEN:
                source = inside if looked and later else outside
                self.game.seats[number].made_up_rule = source.pop()
        if looked and own == NOTHING:  # looking through them right now
            self.game.made_up_rules = inside
        elif looked:
            self.game.made_up_rules = inside[: view.made_up_rules]
        else:
            self.game.made_up_rules = outside[: view.made_up_rules]
