"""What a position is worth depends on: the traits of a seat, as numbers.

Hand-written; how much each counts is in weights.txt. Compiled, and called at the end of every imagined turn.
"""

from typing import Final

from fort.rules.components import Components, Kid
from fort.rules.limits import TOP_LEVEL
from fort.rules.names import ORDINARY, PIZZA, PRIVATE, PUBLIC, TOY
from fort.rules.perks import PERKS
from fort.rules.scoring import made_up_points
from fort.rules.seat import Seat
from fort.rules.tabletop import Tabletop

# Traits of the board, in the order in which `board_traits` writes them.
BOARD: Final = (
    "points",
    *[f"level {level}" for level in range(1, TOP_LEVEL + 1)],
    "can pay",  # all of the next level's cost
    "saved",  # share of the next level's cost
    "saved points",  # the same times what that level is worth
    "saved beyond",  # share of the cost after that
    "stuff",
    "pack",
    "lookout",
    "lookout helps",  # cards of the deck that a Lookout icon multiplies
    "points by pack",  # a share of the deck that scores Pack, Lookout or fort, times how many there are
    "points by lookout",
    "points by fort",
    "made-up rule",
    "made-up points",
    *[f"perk {perk}" for perk in PERKS],
    "cards",
    "hand",
    "yard",
    "suits match",  # how many icons of the deck multiply a card of the deck
    "sculpture",
    "turns left",  # more turns than others once the end is near
)

WORD_GROUPS: Final = {
    "pizza": "gather",
    "toy": "gather",
    "res": "gather",
    "pack": "pack",
    "lookout": "lookout",
    "trash": "trash",
    "trash-this": "trash-this",
    "trash-rival": "trash-rival",
    "recruit": "recruit",
    "advance": "advance",
    "advance-1": "advance",
    "advance+1": "advance",
    "vp": "score",
    "spend-pizza": "spend",
    "spend-toy": "spend",
    "copy-pack": "copy",
    "copy-rival-pack": "copy",
    "convert": "convert",
}
_GROUPS: Final = tuple(sorted(set(WORD_GROUPS.values())))
# Traits of a deck: the share of its cards that have this.
DECK: Final = (
    *[f"public {group}" for group in _GROUPS],
    *[f"private {group}" for group in _GROUPS],
    "public repeated",
    "private repeated",
    "two icons",
    "coin",
    "best friend",
)
TRAITS: Final = BOARD + DECK


def card_traits(kid: Kid) -> list[float]:
    """The traits of one card, in the order of DECK."""
    row = [0.0] * len(DECK)
    for side, name in ((PUBLIC, "public"), (PRIVATE, "private")):
        tree = kid.trees[side]
        if tree is not None:
            for word in tree.words():
                if word in WORD_GROUPS:
                    row[DECK.index(f"{name} {WORD_GROUPS[word]}")] = 1.0
            if kid.multiplied[side]:
                row[DECK.index(f"{name} repeated")] = 1.0
    row[DECK.index("two icons")] = 1.0 if len(kid.suits) > 1 else 0.0
    row[DECK.index("coin")] = 1.0 if kid.coin else 0.0
    row[DECK.index("best friend")] = 1.0 if kid.best_friend else 0.0
    return row


class Deck:
    """What the cards of a box are made of, for the traits of decks."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.rows: list[list[float]] = [card_traits(kid) for kid in parts.kids]
        self.scores_pack: list[bool] = [_scores(kid, "pack") for kid in parts.kids]
        self.scores_lookout: list[bool] = [_scores(kid, "lookout") for kid in parts.kids]
        self.scores_fort: list[bool] = [_scores(kid, "fort") for kid in parts.kids]
        self.costs: list[int] = [level.pizza + level.toy + level.either for level in parts.track]
        self.worths: list[int] = [level.points for level in parts.track]

    def saved(self, seat: Seat, level: int, pizza: int, toy: int) -> int:
        """How many tokens of the cost of a level these would pay."""
        cost = self.parts.track[level]
        paid_pizza = min(pizza, cost.pizza)
        paid_toy = min(toy, cost.toy)
        return paid_pizza + paid_toy + min(pizza - paid_pizza + toy - paid_toy, cost.either)


def _scores(kid: Kid, count: str) -> bool:
    trees = [tree for tree in kid.trees if tree is not None]
    return any("vp" in tree.words() and count in tree.counts() for tree in trees)


def board_traits(game: Tabletop, me: int, deck: Deck, cards: list[int]) -> list[float]:
    """The traits of a seat but for those of single cards; `cards` are all its kids."""
    seat = game.seats[me]
    parts = game.components
    size = float(len(cards)) if cards else 1.0
    pizza = seat.stuff[PIZZA] + seat.pack[PIZZA]
    toy = seat.stuff[TOY] + seat.pack[TOY]
    packed = seat.pack[PIZZA] + seat.pack[TOY]
    traits: list[float] = [float(seat.score)]
    for level in range(1, TOP_LEVEL + 1):
        traits.append(1.0 if seat.level >= level else 0.0)
    _add_saved(traits, seat, deck, pizza, toy)
    traits.append(float(seat.stuff[PIZZA] + seat.stuff[TOY]))
    traits.append(float(packed))
    traits.append(float(len(seat.lookout)))
    _add_deck_sums(traits, seat, deck, parts, cards, size, packed)
    has_rule = seat.made_up_rule >= 0
    traits.append(1.0 if has_rule else 0.0)
    traits.append(float(made_up_points(game, me, seat.made_up_rule)) if has_rule else 0.0)
    for perk in range(len(PERKS)):
        traits.append(1.0 if seat.perk == perk else 0.0)
    traits.append(size)
    traits.append(float(len(seat.hand)))
    traits.append(float(len(seat.yard)))
    traits.append(suits_match(parts, cards, size))
    traits.append(1.0 if game.sculpture == me else 0.0)
    traits.append(1.0 if game.ending and me > game.leader else 0.0)
    return traits


def _add_saved(traits: list[float], seat: Seat, deck: Deck, pizza: int, toy: int) -> None:
    next_level = seat.level + 1
    if next_level > TOP_LEVEL:
        traits.extend([0.0, 0.0, 0.0, 0.0])
        return
    cost = deck.costs[next_level]
    saved = deck.saved(seat, next_level, pizza, toy)
    share = saved / cost if cost else 1.0
    worth = deck.worths[next_level] - deck.worths[seat.level]
    traits.append(1.0 if saved == cost else 0.0)
    traits.append(share)
    traits.append(share * worth)
    beyond = 0.0
    if next_level < TOP_LEVEL:
        spare = pizza + toy - saved
        after = deck.costs[next_level + 1]
        beyond = min(1.0, spare / after) if after else 0.0
    traits.append(beyond)


def _add_deck_sums(
    traits: list[float], seat: Seat, deck: Deck, parts: Components, cards: list[int], size: float, packed: int
) -> None:
    icons = [0] * ORDINARY
    for kid in seat.lookout:
        for suit in parts.kids[kid].suits:
            if suit < ORDINARY:
                icons[suit] += 1
    helped = 0
    by_pack = 0
    by_lookout = 0
    by_fort = 0
    for kid in cards:
        for suit in parts.kids[kid].improved:
            if suit < ORDINARY:
                helped += icons[suit]
        if deck.scores_pack[kid]:
            by_pack += 1
        if deck.scores_lookout[kid]:
            by_lookout += 1
        if deck.scores_fort[kid]:
            by_fort += 1
    traits.append(helped / size)
    traits.append(by_pack * packed / size)
    traits.append(by_lookout * len(seat.lookout) / size)
    traits.append(by_fort * seat.level / size)


def suits_match(parts: Components, cards: list[int], size: float) -> float:
    """The mean number of icons in the deck that multiply a card of it."""
    icons = [0] * ORDINARY
    for kid in cards:
        for suit in parts.kids[kid].suits:
            if suit < ORDINARY:
                icons[suit] += 1
    total = 0
    for kid in cards:
        for suit in parts.kids[kid].improved:
            if suit < ORDINARY:
                total += icons[suit]
    return total / (size * size)


def deck_traits(deck: Deck, cards: list[int]) -> list[float]:
    """The share of the cards that have each trait of DECK."""
    sums = [0.0] * len(DECK)
    for kid in cards:
        row = deck.rows[kid]
        for at in range(len(row)):
            sums[at] += row[at]
    size = float(len(cards)) if cards else 1.0
    return [number / size for number in sums]


def progress(game: Tabletop, deck: Deck) -> float:
    """How far the game has come, from 0 to 1: by levels, points or the Park deck, whichever is furthest."""
    most = 0.0
    for seat in game.seats:
        most = max(most, seat.level / TOP_LEVEL, seat.score / 25.0)
    park = 60.0 - 3.0 - 8.0 * len(game.seats)
    most = max(most, 1.0 - len(game.park_deck) / park if park > 0 else 0.0)
    return min(1.0, max(0.0, most))
