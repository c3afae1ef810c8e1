"""What a learned value sees of a position: whole numbers for each seat, few of them other than 0.

A seat's row tells its board, its cards and how it stands at the table; the hand is told only for a seat that
is said to show it. Numbers are small; `scales` says by what each is divided to be about 1. Compiled.
"""

from typing import Final

from fort.bots.traits import DECK, card_traits
from fort.legal.game import Game
from fort.rules.components import Components, Kid
from fort.rules.limits import MOST_SEATS, SCULPTURE_POINTS, STUFF_ROOM, TOP_LEVEL
from fort.rules.names import COIN, NOBODY, NOTHING, ORDINARY, PIZZA, SUITS, TOY
from fort.rules.perks import PERKS
from fort.rules.scoring import MADE_UP_RULES, made_up_points
from fort.rules.seat import Seat

MOST: Final = 255  # a number of a row fits in a byte
STEPS: Final = 9  # of the score track, three points each
MISSING: Final = 7  # tokens for the next level: 0 to 6
SIZES: Final = (6, 7, 9, 10, 12, 15, 20)  # cards of a deck at most; the last step has more
SHARE: Final = 128  # of a deck
LOW: Final = (2, 5, 10)  # cards left of the Park deck
KID_TRAITS: Final = (*DECK, *[f"icon {suit}" for suit in SUITS])

_PER: Final = (*SUITS[:ORDINARY], "fort", "pack", "lookout", "any")
FORT: Final = 6  # places in _PER
PACK: Final = 7
LOOKOUT: Final = 8


def kid_traits(kid: Kid) -> list[float]:
    """The traits of a card, in the order of KID_TRAITS: what kids have in common."""
    return card_traits(kid) + [float(kid.icons[suit]) for suit in range(COIN + 1)]


class Row:
    """A row takes the numbers of one seat, one by one; numbers told twice are added."""

    def add(self, at: int, number: int) -> None:
        raise NotImplementedError

    def add_kids(self, block: int, kids: list[int], number: int) -> None:
        """Adds the same number for each of these kids, in a block that has a place for every kid."""
        raise NotImplementedError


class Noted(Row):
    """A row that keeps its numbers."""

    def __init__(self, width: int) -> None:
        self.numbers: list[int] = [0] * width

    def add(self, at: int, number: int) -> None:
        self.numbers[at] = min(MOST, self.numbers[at] + number)

    def add_kids(self, block: int, kids: list[int], number: int) -> None:
        for kid in kids:
            self.add(block + kid, number)


class Inputs:
    """Where each number of a row stands, for one box."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.names: list[str] = []
        self.scales: list[int] = []
        levels = [str(level) for level in range(TOP_LEVEL + 1)]
        tokens = [str(number) for number in range(STUFF_ROOM + 1)]
        self.points = self._block(8, "points", [""])
        self.step = self._block(1, "points from", [str(3 * step) for step in range(STEPS)])
        self.total = self._block(16, "total", [""])
        self.ahead = self._block(8, "total", ["ahead", "behind"])
        self.level = self._block(1, "level", levels)
        costs = [f"{level} {number}" for level in levels[1:] for number in range(MISSING)]
        self.missing = self._block(1, "missing for", costs)
        self.spare = self._block(4, "tokens", ["to spare"])
        self.stuff = self._block(1, "pizza", tokens)
        self._block(1, "toys", tokens)
        self.pack = self._block(2, "pack", ["pizza", "toys", "room", "helps"])
        self.lookout = self._block(2, "lookout", [*SUITS, "cards", "helps"])
        self.fort_helps = self._block(2, "fort", ["helps"])
        self.rule = self._block(1, "rule", list(MADE_UP_RULES))
        self.rule_points = self._block(4, "points of", list(MADE_UP_RULES))
        self.perk = self._block(1, "perk", [*PERKS, "used up"])
        self.sculpture = self._block(1, "sculpture", ["own", "of a rival"])
        self.size = self._block(1, "deck size", [*[str(size) for size in SIZES], "more"])
        self.piles = self._block(8, "cards", ["all", "to draw", "discarded", "in hand", "in yard"])
        self.match = self._block(8, "suits match", [""])
        self._add_table()
        self._add_cards(parts)
        self.width = len(self.names)

    def _add_table(self) -> None:
        levels = [str(level) for level in range(TOP_LEVEL + 1)]
        self.seats = self._block(1, "seats", [str(seats) for seats in range(2, MOST_SEATS + 1)])
        self.order = self._block(1, "leads after", [str(turns) for turns in range(MOST_SEATS)])
        self.last = self._block(1, "last round", ["a turn to come", "no turn to come"])
        self.played = self._block(1, "leader", ["has played"])
        self.rounds = self._block(8, "round", [""])
        self.rivals_level = self._block(1, "best rival level", levels)
        self.rivals_points = self._block(8, "best rival points", [""])
        self.park_deck = self._block(16, "park deck", [""])
        self.park_low = self._block(1, "park deck at most", [str(left) for left in LOW])
        self.hand = self._block(1, "hand", ["known"])
        self.hand_gains = self._block(4, "hand", ["points", "gathers", "advances", "advance paid"])
        self.lead_gains = self._block(4, "lead", ["points", "gathers", "advances", "advance paid"])

    def _add_cards(self, parts: Components) -> None:
        kids = [kid.name for kid in parts.kids]
        self.deck_kids = self._block(16, "deck", kids)
        self.yard_kids = self._block(1, "yard", kids)
        self.park_kids = self._block(1, "park", kids)
        self.hand_kids = self._block(1, "hand", kids)
        # Of each action, public then private: points and tokens that it gives, times what.
        slots = [(kid, side) for kid in parts.kids for side in (0, 1)]
        self.gives_points: list[int] = [_words(kid, side, ("vp",)) for kid, side in slots]
        gathers = ("pizza", "toy", "res")
        self.gives_tokens: list[int] = [_words(kid, side, gathers) for kid, side in slots]
        self.per: list[int] = [_per(kid, side) for kid, side in slots]
        self.scores_pack: list[bool] = [PACK in self.per_points(kid.number) for kid in parts.kids]
        self.scores_lookout: list[bool] = [LOOKOUT in self.per_points(kid.number) for kid in parts.kids]
        self.scores_fort: list[bool] = [FORT in self.per_points(kid.number) for kid in parts.kids]

    def _block(self, scale: int, head: str, tails: list[str]) -> int:
        at = len(self.names)
        self.names += [f"{head} {tail}".strip() for tail in tails]
        self.scales += [scale] * len(tails)
        return at

    def per_points(self, kid: int) -> list[int]:
        """What the points of a card are multiplied by."""
        return [self.per[slot] for slot in (2 * kid, 2 * kid + 1) if self.gives_points[slot]]

    def describe(self, game: Game, rows: list[Row], shows: int) -> None:
        """Tells all seats of a game to their rows; `shows` is the seat whose hand is told, or NOBODY."""
        totals = [self.total_of(game, me) for me in range(len(game.seats))]
        for me in range(len(game.seats)):
            self._tell_board(game, me, rows[me])
            self._tell_race(game, me, rows[me], totals)
            self._tell_cards(game, me, rows[me])
            self._tell_table(game, me, rows[me])
        if shows != NOBODY:
            self.tell_hand(game, shows, rows[shows])

    def total_of(self, game: Game, me: int) -> int:
        """The points a seat would have, ended the game now."""
        seat = game.seats[me]
        total = seat.score + self.parts.track[seat.level].points
        if seat.made_up_rule >= 0:
            total += made_up_points(game, me, seat.made_up_rule)
        return total + SCULPTURE_POINTS if game.sculpture == me else total

    def _tell_race(self, game: Game, me: int, row: Row, totals: list[int]) -> None:
        seat = game.seats[me]
        best = 0
        level = 0
        points = 0
        for other in range(len(totals)):
            if other != me:
                rival = game.seats[other]
                best = max(best, totals[other])
                level = max(level, rival.level)
                points = max(points, rival.score)
        row.add(self.points, min(seat.score, 60))
        row.add(self.step + min(seat.score // 3, STEPS - 1), 1)
        row.add(self.total, min(totals[me], 90))
        if totals[me] > best:
            row.add(self.ahead, min(totals[me] - best, 40))
        elif totals[me] < best:
            row.add(self.ahead + 1, min(best - totals[me], 40))
        row.add(self.rivals_level + level, 1)
        row.add(self.rivals_points, min(points, 60))

    def _tell_board(self, game: Game, me: int, row: Row) -> None:
        seat = game.seats[me]
        stuff = seat.stuff
        pack = seat.pack
        row.add(self.level + seat.level, 1)
        row.add(self.stuff + min(stuff[PIZZA], STUFF_ROOM), 1)
        row.add(self.stuff + STUFF_ROOM + 1 + min(stuff[TOY], STUFF_ROOM), 1)
        if pack[PIZZA]:
            row.add(self.pack, pack[PIZZA])
        if pack[TOY]:
            row.add(self.pack + 1, pack[TOY])
        row.add(self.pack + 2, max(0, seat.pack_room()))
        if seat.level < TOP_LEVEL:
            missing = self._missing(seat)
            row.add(self.missing + MISSING * seat.level + min(missing, MISSING - 1), 1)
            pizza, toy, either = self.parts.costs[seat.level + 1]
            spare = sum(stuff) + sum(pack) + missing - pizza - toy - either
            if spare > 0:
                row.add(self.spare, spare)
        rule = seat.made_up_rule
        if rule >= 0:
            row.add(self.rule + rule, 1)
            row.add(self.rule_points + rule, min(made_up_points(game, me, rule), 20))
        if seat.perk != NOTHING:
            row.add(self.perk + seat.perk, 1)
        elif seat.had_perk:
            row.add(self.perk + len(PERKS), 1)
        if game.sculpture != NOBODY:
            row.add(self.sculpture + (0 if game.sculpture == me else 1), 1)

    def _missing(self, seat: Seat) -> int:
        """How many tokens lack for the next level."""
        pizza, toy, either = self.parts.costs[seat.level + 1]
        spare_pizza = seat.stuff[PIZZA] + seat.pack[PIZZA] - pizza
        spare_toy = seat.stuff[TOY] + seat.pack[TOY] - toy
        spare = max(0, spare_pizza) + max(0, spare_toy)
        return max(0, -spare_pizza) + max(0, -spare_toy) + max(0, either - spare)

    def _tell_cards(self, game: Game, me: int, row: Row) -> None:
        seat = game.seats[me]
        cards = self._cards(game, me)
        size = len(cards)
        row.add_kids(self.deck_kids, cards, SHARE // max(5, size))
        row.add_kids(self.yard_kids, seat.yard, 1)
        step = 0
        while step < len(SIZES) and size > SIZES[step]:
            step += 1
        row.add(self.size + step, 1)
        row.add(self.piles, min(size, 60))
        row.add(self.piles + 1, min(len(seat.deck), 30))
        row.add(self.piles + 2, min(len(seat.discard_pile), 30))
        row.add(self.piles + 3, min(len(seat.hand), 10))
        if seat.yard:
            row.add(self.piles + 4, len(seat.yard))
        self._tell_matches(seat, row, cards, max(5, size))

    def _cards(self, game: Game, me: int) -> list[int]:
        """The kids of a seat, those that lie in play included."""
        cards = game.seats[me].cards()
        if me == game.leader and game.play.kid != NOTHING:
            if not game.play.boxed:
                cards.append(game.play.kid)
            for added in game.play.added:
                if added.kid != NOTHING:
                    cards.append(added.kid)
        return cards + game.in_play if me == game.leader and game.in_play else cards

    def _tell_matches(self, seat: Seat, row: Row, cards: list[int], size: int) -> None:
        """How the icons of the Lookout, of the deck, and what cards count fit together."""
        kids = self.parts.kids
        icons = [0] * (COIN + 1)
        for number in seat.lookout:
            for suit in kids[number].suits:
                icons[suit] += 1
        all_icons = [0] * (COIN + 2)
        for number in cards:
            for suit in kids[number].suits:
                all_icons[suit] += 1
        helped = matched = by_pack = by_lookout = by_fort = 0
        for number in cards:
            for suit in kids[number].improved:
                matched += all_icons[suit]
                if suit < ORDINARY:
                    helped += icons[suit]
            by_pack += self.scores_pack[number]
            by_lookout += self.scores_lookout[number]
            by_fort += self.scores_fort[number]
        row.add(self.match, min(matched * 16 // (size * size // 4), MOST))
        if by_pack:
            row.add(self.pack + 3, min(by_pack * sum(seat.pack) * 8 // size, MOST))
        if by_fort:
            row.add(self.fort_helps, min(by_fort * seat.level * 8 // size, MOST))
        if seat.lookout:
            for suit in range(COIN + 1):
                if icons[suit]:
                    row.add(self.lookout + suit, icons[suit])
            row.add(self.lookout + COIN + 1, len(seat.lookout))
            row.add(self.lookout + COIN + 2, min((helped + by_lookout * len(seat.lookout)) * 8 // size, MOST))

    def _tell_table(self, game: Game, me: int, row: Row) -> None:
        seats = len(game.seats)
        row.add(self.seats + seats - 2, 1)
        row.add(self.order + (me - game.leader) % seats, 1)
        if game.ending:
            row.add(self.last + (0 if me >= game.leader else 1), 1)
        row.add(self.rounds, min(game.round, 40))
        left = len(game.park_deck)
        row.add(self.park_deck, min(left, 60))
        for step in range(len(LOW)):
            if left <= LOW[step]:
                row.add(self.park_low + step, 1)
        if me == game.leader:
            if game.play.kid != NOTHING:
                row.add(self.played, 1)
            row.add_kids(self.park_kids, game.park, 1)

    def tell_hand(self, game: Game, me: int, row: Row) -> None:
        """What the hand holds, and the most that one card of it could bring."""
        seat = game.seats[me]
        row.add(self.hand, 1)
        row.add_kids(self.hand_kids, seat.hand, 1)
        times = self._times(seat)
        points = tokens = advances = 0
        for kid in seat.hand:
            gain = gathered = 0
            for slot in (2 * kid, 2 * kid + 1):
                per = self.per[slot]
                often = 1 if per == NOTHING else times[per]
                gain += self.gives_points[slot] * often
                gathered += self.gives_tokens[slot] * often
            points = max(points, gain)
            tokens = max(tokens, gathered)
            advances = max(advances, self.parts.kids[kid].advances)
        paid = advances if seat.level < TOP_LEVEL and self._missing(seat) == 0 else 0
        for block in (self.hand_gains, self.lead_gains):
            if block == self.hand_gains or me == game.leader:
                row.add(block, min(points, 12))
                row.add(block + 1, min(tokens, 12))
                row.add(block + 2, advances)
                row.add(block + 3, paid)

    def _times(self, seat: Seat) -> list[int]:
        """How often at most a card in hand could be multiplied, in the order of _PER."""
        kids = self.parts.kids
        times = [0] * (ORDINARY + 1)
        for cards in (seat.hand, seat.lookout):
            for number in cards:
                for suit in kids[number].suits:
                    times[suit] += 1
        coins = times[COIN]
        times = [number + coins for number in times[:ORDINARY]]
        return [*times, seat.level, sum(seat.pack), len(seat.lookout), max(times)]


def _words(kid: Kid, side: int, words: tuple[str, ...]) -> int:
    tree = kid.trees[side]
    return 0 if tree is None else len([word for word in tree.words() if word in words])


def _per(kid: Kid, side: int) -> int:
    tree = kid.trees[side]
    counts = [] if tree is None else tree.counts()
    return _PER.index(counts[0]) if counts else NOTHING
