"""These words of the action language move cards: tuck, trash, trash from a rival, recruit.  R13

Each word is one class: which facts it sees, gives and takes, which ways there are to do it, doing one of
them, and its bounds. Cards move by methods of the table, which foresight's counts (`legal/tally`) have, too.
"""

from fort.rules.actions import Action
from fort.rules.choices import Choice
from fort.rules.names import NOBODY
from fort.rules.places import DISCARD_PILE, HAND, PARK, PARK_DECK, YARD
from fort.rules.tabletop import Tabletop


class Word(Action):
    """A word leaves something to choose: which card, which token, from where."""

    makes = 1

    def able(self, game: Tabletop, me: int) -> bool:
        return self.cards_to_choose(game, me) > 0 or len(self.ways(game, me)) > 0


class Tuck(Word):
    """You tuck a hand card into your Lookout, if there is room; Bribe opens more places.  R13.3, R16.2"""

    kind = "tuck"
    sees = "hand, lookout room, perk"
    gives = "lookout"
    takes = "hand, cards, lookout room, yards, others"

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        if game.lookout_room(me) <= 0:
            return []
        choices = game.components.choices
        options = game.distinct(game.cards(HAND, me), choices.tuck)
        if game.bribes(me):
            options += from_others(game, me, choices.tuck_park, choices.tuck_yard, choices.tuck_park_deck)
        return options

    def cards_to_choose(self, game: Tabletop, me: int) -> int:
        if game.lookout_room(me) <= 0:
            return 0
        hand = len(game.cards(HAND, me))
        if not game.bribes(me):
            return hand
        deck = 1 if game.cards(PARK_DECK, NOBODY) else 0
        return hand + len(game.cards(PARK, NOBODY)) + game.yard_cards(me) + deck

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        room = game.lookout_room(me)
        return (min(room, hand), room if game.bribes(me) else min(room, hand))

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        game.tuck(me, choice.kid, choice.place, choice.seat)


class Trash(Word):
    """You put one card from your discard pile or hand in the box.  R13.4, R13.4.1"""

    kind = "trash"
    sees = "cards"
    takes = "hand, cards"

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        choices = game.components.choices
        options = game.distinct(game.cards(HAND, me), choices.trash)  # Best Friends, too  R13.4.3
        game.add_distinct(game.cards(DISCARD_PILE, me), choices.trash_discard, options)  # R13.4.4
        return options

    def cards_to_choose(self, game: Tabletop, me: int) -> int:
        return len(game.cards(HAND, me)) + len(game.cards(DISCARD_PILE, me))

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        number = hand + len(game.cards(DISCARD_PILE, me))
        return (number, number if me == game.leader else number + 1)  # discarded to follow  R13.4.4

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        game.trash(me, choice.kid, choice.place, me)


class TrashRival(Word):
    """You put one card from any rival's Yard in the box.  R13.10"""

    kind = "trash rival"
    sees = "yards"
    takes = "yards, others"

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        options: list[Choice] = []
        for other in game.rivals(me):
            game.add_distinct(game.cards(YARD, other), game.components.choices.trash_yard[other], options)
        return options

    def possible(self, game: Tabletop, me: int) -> int:
        return game.yard_cards(me)

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        game.trash(me, choice.kid, YARD, choice.seat)


class Recruit(Word):
    """You take a card from the Park, a rival's Yard or the Park deck to your discard pile.  R8.5, R13.6"""

    kind = "recruit"
    sees = "others"
    gives = "cards"
    takes = "yards, others"

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        choices = game.components.choices
        return from_others(game, me, choices.recruit_park, choices.recruit_yard, choices.recruit_park_deck)

    def possible(self, game: Tabletop, me: int) -> int:
        return len(game.cards(PARK, NOBODY)) + len(game.cards(PARK_DECK, NOBODY)) + game.yard_cards(me)

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        game.recruit(me, choice.kid, choice.place, choice.seat)


def from_others(
    game: Tabletop, me: int, park: list[Choice], yards: list[list[Choice]], park_deck: Choice
) -> list[Choice]:
    """Offers the cards that are nobody's or a rival's.  R8.2, R16.2"""
    options = game.distinct(game.cards(PARK, NOBODY), park)  # R8.2.1
    for other in game.rivals(me):  # R8.2.2
        game.add_distinct(game.cards(YARD, other), yards[other], options)
    if game.cards(PARK_DECK, NOBODY):  # R8.3
        options.append(park_deck)  # R8.2.3
    return options
