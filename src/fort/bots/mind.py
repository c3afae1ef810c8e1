"""What a position is worth to each seat: the traits, weighed.

A seat's standing is a sum over its traits; chances to win are standings set against each other. Early in the
game other things count than late, so that each trait has two weights.
"""

from math import exp

from fort.bots.traits import BOARD, DECK, Deck, board_traits, deck_traits, progress, suits_match
from fort.rules.components import Components
from fort.rules.scoring import scores
from fort.rules.tabletop import Tabletop


class Mind:
    """The weights, made ready for one box."""

    def __init__(self, parts: Components, early: dict[str, float], late: dict[str, float]) -> None:
        self.deck = Deck(parts)
        self.early: list[float] = [early.get(name, 0.0) for name in BOARD]
        self.late: list[float] = [late.get(name, 0.0) for name in BOARD]
        self.deck_early: list[float] = [early.get(name, 0.0) for name in DECK]
        self.deck_late: list[float] = [late.get(name, 0.0) for name in DECK]
        # What a card adds to a deck, by kid: all traits of DECK in one number.
        self.card_early: list[float] = [_weighed(row, early) for row in self.deck.rows]
        self.card_late: list[float] = [_weighed(row, late) for row in self.deck.rows]

    def standing(self, game: Tabletop, me: int, late: float) -> float:
        """How well a seat stands, `late` from 0 to 1 being how far the game has come."""
        cards = game.seats[me].cards()
        early = 1.0 - late
        total = 0.0
        for kid in cards:
            total += early * self.card_early[kid] + late * self.card_late[kid]
        if cards:
            total /= len(cards)
        found = board_traits(game, me, self.deck, cards)
        for at in range(len(found)):
            total += found[at] * (early * self.early[at] + late * self.late[at])
        return total

    def weights(self, late: float) -> list[float]:
        """The weight of each trait of TRAITS at this point of a game."""
        early = self.early + self.deck_early
        end = self.late + self.deck_late
        return [(1.0 - late) * early[at] + late * end[at] for at in range(len(early))]

    def pick(self, board: int, kept: list[int], kid: int) -> float:
        """How good a first deck would be with this card: the draft.  R2.2"""
        parts = self.deck.parts
        cards = parts.friends_of(parts.boards[board]) + kept + [kid]
        total = 0.0
        for card in cards:
            total += self.card_early[card]
        match = suits_match(parts, cards, float(len(cards)))
        return total / len(cards) + match * self.early[BOARD.index("suits match")]

    def chances(self, game: Tabletop) -> list[float]:
        """Each seat's chance to win; who won, when it is over."""
        if game.over:
            return won(game)
        late = progress(game, self.deck)
        standings = [self.standing(game, me, late) for me in range(len(game.seats))]
        most = max(standings)
        powers = [exp(standing - most) for standing in standings]
        total = sum(powers)
        return [power / total for power in powers]


def _weighed(row: list[float], weights: dict[str, float]) -> float:
    total = 0.0
    for at, name in enumerate(DECK):
        total += row[at] * weights.get(name, 0.0)
    return total


def won(game: Tabletop) -> list[float]:
    """1 for the winner, shared by ties.  R12.5"""
    final = scores(game)
    winners = 0
    for score in final:
        if score.rank == 1:
            winners += 1
    return [1.0 / winners if score.rank == 1 else 0.0 for score in final]


def traits_of(game: Tabletop, me: int, deck: Deck) -> list[float]:
    """All traits of a seat, in the order of TRAITS: what weights are fitted to."""
    cards = game.seats[me].cards()
    return board_traits(game, me, deck, cards) + deck_traits(deck, cards)
