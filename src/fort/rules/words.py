"""These words of the action language move cards: tuck, trash, trash from a rival, recruit.  R13

Each word is one class: which facts it sees, gives and takes, which ways there are to do it, doing one of
them, and its bounds. Cards move by methods of the table, which foresight's counts (`legal/tally`) have, too.
"""

from typing import TYPE_CHECKING

from fort.rules.actions import Action
from fort.rules.choices import Choice
from fort.rules.names import NOBODY
from fort.rules.places import DISCARD_PILE, HAND, PARK, PARK_DECK, YARD

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop


class Word(Action):
    """A word leaves something to choose: which card, which token, from where."""

    def ways(self, game: "Tabletop", me: int) -> list[Choice]:
        raise NotImplementedError

    def number_of_ways(self, game: "Tabletop", me: int) -> int:
        """Counts as everybody can: cards in a hand are not told apart.  A-14.4"""
        return len(self.ways(game, me))

    def do(self, game: "Tabletop", me: int, choice: Choice) -> None:
        raise NotImplementedError

    def able(self, game: "Tabletop", me: int) -> bool:
        return self.number_of_ways(game, me) > 0

    def run(self, game: "Tabletop") -> bool:
        play = game.play
        ways = self.number_of_ways(game, play.actor)
        if ways == 0:
            play.short = True  # R6.4.3
            play.may_stop = False
            return False
        if ways > 1 or play.may_stop:
            return game.ask(play.actor)
        self.answer(game, self.ways(game, play.actor)[0])
        return False

    def offered(self, game: "Tabletop") -> list[Choice]:
        options = self.ways(game, game.play.actor)
        if game.play.may_stop:
            options.append(game.components.choices.stop)
        return options

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        if choice is game.components.choices.stop:
            game.stop()
            return
        play = game.play
        play.may_stop = False
        play.steps += 1
        self.do(game, play.actor, choice)


class Tuck(Word):
    """You tuck a hand card into your Lookout, if there is room; Bribe opens more places.  R13.3, R16.2"""

    kind = "tuck"
    sees = "hand, lookout room, perk"
    gives = "lookout"
    takes = "hand, cards, lookout room, yards, others"

    def ways(self, game: "Tabletop", me: int) -> list[Choice]:
        choices = game.components.choices
        options: list[Choice] = []
        game.add_distinct(game.cards(HAND, me), choices.tuck, options)
        if game.bribes(me):
            add_others(game, me, choices.tuck_park, choices.tuck_yard, choices.tuck_park_deck, options)
        return options

    def number_of_ways(self, game: "Tabletop", me: int) -> int:
        if game.lookout_room(me) <= 0:
            return 0
        hand = len(game.cards(HAND, me))
        return hand + cards_of_others(game, me) if game.bribes(me) else hand

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        room = game.lookout_room(me)
        return (min(room, hand), room if game.bribes(me) else min(room, hand))

    def do(self, game: "Tabletop", me: int, choice: Choice) -> None:
        game.tuck(me, choice.kid, choice.place, choice.seat)


class Trash(Word):
    """You put one card from your discard pile or hand in the box.  R13.4, R13.4.1"""

    kind = "trash"
    sees = "cards"
    takes = "hand, cards"

    def ways(self, game: "Tabletop", me: int) -> list[Choice]:
        choices = game.components.choices
        options = game.distinct(game.cards(HAND, me), choices.trash)  # Best Friends, too  R13.4.3
        game.add_distinct(game.cards(DISCARD_PILE, me), choices.trash_discard, options)  # R13.4.4
        return options

    def number_of_ways(self, game: "Tabletop", me: int) -> int:
        return len(game.cards(HAND, me)) + len(game.cards(DISCARD_PILE, me))

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        number = hand + len(game.cards(DISCARD_PILE, me))
        return (number, number if me == game.leader else number + 1)  # discarded to follow  R13.4.4

    def do(self, game: "Tabletop", me: int, choice: Choice) -> None:
        game.trash(me, choice.kid, choice.place, me)


class TrashRival(Word):
    """You put one card from any rival's Yard in the box.  R13.10"""

    kind = "trash rival"
    sees = "yards"
    takes = "yards, others"

    def ways(self, game: "Tabletop", me: int) -> list[Choice]:
        options: list[Choice] = []
        for other in game.rivals(me):
            game.add_distinct(game.cards(YARD, other), game.components.choices.trash_yard[other], options)
        return options

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        number = game.yard_cards(me)
        return (number, number)

    def do(self, game: "Tabletop", me: int, choice: Choice) -> None:
        game.trash(me, choice.kid, YARD, choice.seat)


class Recruit(Word):
    """You take a card from the Park, a rival's Yard or the Park deck to your discard pile.  R8.5, R13.6"""

    kind = "recruit"
    sees = "others"
    gives = "cards"
    takes = "yards, others"

    def ways(self, game: "Tabletop", me: int) -> list[Choice]:
        choices = game.components.choices
        options: list[Choice] = []
        add_others(game, me, choices.recruit_park, choices.recruit_yard, choices.recruit_park_deck, options)
        return options

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        number = len(game.cards(PARK, NOBODY)) + len(game.cards(PARK_DECK, NOBODY)) + game.yard_cards(me)
        return (number, number)

    def do(self, game: "Tabletop", me: int, choice: Choice) -> None:
        game.recruit(me, choice.kid, choice.place, choice.seat)


def add_others(
    game: "Tabletop",
    me: int,
    park: list[Choice],
    yards: list[list[Choice]],
    park_deck: Choice,
    options: list[Choice],
) -> None:
    """Adds the choices among cards that are nobody's or a rival's.  R8.2, R16.2"""
    game.add_distinct(game.cards(PARK, NOBODY), park, options)  # R8.2.1
    for other in game.rivals(me):  # R8.2.2
        game.add_distinct(game.cards(YARD, other), yards[other], options)
    if game.cards(PARK_DECK, NOBODY):  # R8.3
        options.append(park_deck)  # R8.2.3


def cards_of_others(game: "Tabletop", me: int) -> int:
    """Counts the choices that `add_others` adds, as far as everybody can tell."""
    deck = 1 if game.cards(PARK_DECK, NOBODY) else 0
    return len(game.cards(PARK, NOBODY)) + game.yard_cards(me) + deck
