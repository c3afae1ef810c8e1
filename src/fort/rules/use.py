"""What is added to the played card, and the use of its two actions.  R6.3, R6.4, R18.2"""

from typing import TYPE_CHECKING, Final

from fort.legal.foresight import Tally, purposeful
from fort.legal.shortcuts import in_vain, surely_added, surely_lawful, surely_served
from fort.rules.choices import ADD, END, USE, Choice
from fort.rules.events import Added, CoinCounted, UseBegan, UseEnded
from fort.rules.names import ANY, COIN, LOOKOUT, NOTHING, SIDES, SUITS
from fort.rules.play import (
    BOTH_SIDES,
    AddedCard,
    add_to,
    coin_suits,
    lookout_choices,
    raised_suits,
    still_unused,
    unused_sides,
)
from fort.rules.task import Task, Todo

if TYPE_CHECKING:
    from fort.legal.game import Game


class Use(Task):
    """Add a card, start an action, or end the play.  R18.2"""

    judged = True
    kind = "use"

    def run(self, game: "Game") -> bool:
        play = game.play
        play.actor = game.leader
        kid = game.components.kids[play.kid]
        still = still_unused(play.used)
        left = kid.unused[still]
        if not left:
            return False
        if len(left) == 1 and still == BOTH_SIDES and not kid.improved:
            self._start(game, left[0])
            return False
        return game.ask(game.leader)

    def offered(self, game: "Game") -> list[Choice]:
        kid = game.components.kids[game.play.kid]
        raised = raised_suits(kid, game.play.used)
        shown = game.components.shown
        return [
            choice for choice in self.candidates(game) if choice.what != ADD or shown[choice.number] & raised
        ]

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice.what == ADD:
            game.push(self)
            self._add(game, choice)
        elif choice.what == USE:
            self._start(game, choice.number)

    def candidates(self, game: "Game") -> list[Choice]:
        """The same with all cards in hand; those that raise nothing are in vain."""
        choices = game.components.choices
        kid = game.components.kids[game.play.kid]
        seat = game.seats[game.leader]
        still = still_unused(game.play.used)
        raised = kid.raised[still]
        found = game.distinct(seat.hand, choices.add) if raised else []
        if raised and seat.lookout:
            found += lookout_choices(game, raised)
        for side in kid.unused[still]:
            found.append(choices.use[side])
        if still != BOTH_SIDES:
            found.append(choices.end)
        return found

    def permits(self, game: "Game", choice: Choice) -> bool:
        play = game.play
        if choice.what == END:
            return play.lawful()
        if choice.what == USE:
            action = game.components.kids[play.kid].action(choice.number)
            if action.hopeless(game, game.leader, play.icons):
                return False
            if surely_lawful(game, choice.number, play.icons, play.added, len(game.seats[game.leader].hand)):
                return True
            return self._foresee_use(game.tally(), choice.number)
        if in_vain(game, choice):
            return False
        return surely_added(game, choice) or foresee_added(game.tally(), choice)

    def foresee(self, tally: Tally, todo: Todo | None) -> bool:
        if tally.lawful():
            return True
        if not purposeful(tally.added, tally.reps, raised_suits(tally.kid, tally.used)):
            return False  # without a walk: it settles half of the questions about Skids or Moose
        sides = unused_sides(tally.kid, tally.used)
        if len(sides) == 1 and not tally.kid.lacks:
            return self._foresee_use(tally, sides[0])
        for side in sides:
            if self._foresee_use(tally.copy(), side):
                return True
            if _lacks_suit(tally, side):  # one card must be added for it to do anything
                for choice in _addable(tally, side):
                    if foresee_added(tally.copy(), choice):
                        return True
        return False

    def _add(self, game: "Game", choice: Choice) -> None:
        play = game.play
        components = game.components
        kid = components.kids[play.kid]
        if choice.place != LOOKOUT:
            game.seats[game.leader].hand.remove(choice.kid)
        suits = components.patterns[choice.number]
        open_suits = coin_suits(kid, suits) if COIN in suits else [NOTHING]
        coin = open_suits[0] if len(open_suits) == 1 else NOTHING
        add_to(play, AddedCard(components, choice.kid, choice.number, coin, len(play.reps)))
        if game.log is not None:
            name = None if choice.kid == NOTHING else components.kids[choice.kid].name
            game.log.append(Added(game.leader, name, tuple(SUITS[suit] for suit in suits)))
        if len(open_suits) > 1:
            game.push(_COIN)

    def _start(self, game: "Game", side: int) -> None:
        kid = game.components.kids[game.play.kid]
        game.push(self)
        game.push(END_USE)
        game.push(kid.action(side))
        game.play.begin_use(game.leader, side)
        if game.log is not None:
            game.log.append(UseBegan(game.leader, SIDES[side]))

    def _foresee_use(self, tally: Tally, side: int) -> bool:
        tally.side = side
        tally.short = False
        tally.steps = 0
        return tally.kid.action(side).foresee(tally, _AFTER_USE)


def foresee_added(tally: Tally, choice: Choice) -> bool:
    """Can the play end lawfully with this card added, whatever suit its coin is given?"""
    if choice.place != LOOKOUT and tally.hand:  # else it was tucked on the way
        tally.hand -= 1
    components = tally.game.components
    suits = components.patterns[choice.number]
    coins = coin_suits(tally.kid, suits) if COIN in suits else [NOTHING]
    for at, coin in enumerate(coins):
        with_it = tally.copy() if at < len(coins) - 1 else tally
        with_it.add(AddedCard(components, choice.kid, choice.number, coin, len(tally.reps)))
        if USE_CARDS.foresee(with_it, None):
            return True
    return False


def _lacks_suit(tally: Tally, side: int) -> bool:
    return any(suit != ANY and tally.icons[suit] == 0 for suit in tally.kid.multiplied[side])


def _addable(tally: Tally, side: int) -> list[Choice]:
    """Cards that could be added to give an action its missing suit."""
    game = tally.game
    components = game.components
    found: list[Choice] = []
    hand = game.seats[tally.me].hand[:]
    if tally.joined != NOTHING:
        hand.append(tally.joined)
    for kid in [tally.left, *[card.kid for card in tally.added[tally.before :]]]:
        if kid in hand:
            hand.remove(kid)
    if len(hand) > tally.trashed:  # the others are trashed first
        found += game.distinct(hand, components.choices.add)
    for choice in lookout_choices(game):
        used = len([1 for card in tally.added if card.kid == NOTHING and card.pattern == choice.number])
        if used <= game.play.lookout_cards(choice.number):
            found.append(choice)
    raised = tally.kid.raised[1 << side]
    return [choice for choice in found if components.shown[choice.number] & raised]


class Coin(Task):
    """The suit of the coin on the card just added.  R6.3.5"""

    judged = True
    kind = "coin"

    def run(self, game: "Game") -> bool:
        return game.ask(game.leader)

    def offered(self, game: "Game") -> list[Choice]:
        choices = game.components.choices
        suits = game.components.patterns[game.play.added[-1].pattern]
        open_suits = coin_suits(game.components.kids[game.play.kid], suits)
        return [choices.coin_uncounted if s == NOTHING else choices.coin_as[s] for s in open_suits]

    def answer(self, game: "Game", choice: Choice) -> None:
        play = game.play
        card = play.added[-1]
        play.added = play.added[:-1]
        play.icons = [play.icons[suit] - card.icons[suit] for suit in range(COIN + 1)]
        add_to(play, self._given(game, card, choice.suit))
        if game.log is not None:
            suit_name = None if choice.suit == NOTHING else SUITS[choice.suit]
            game.log.append(CoinCounted(game.leader, suit_name))

    def permits(self, game: "Game", choice: Choice) -> bool:
        play = game.play
        card = self._given(game, play.added[-1], choice.suit)
        added = [*play.added[:-1], card]
        icons = play.icons[:]
        if choice.suit != NOTHING:
            icons[choice.suit] += 1
        if surely_served(game, icons, added, len(game.seats[game.leader].hand)):
            return True
        return self._foresee_given(game.tally(), choice.suit)

    def foresee(self, tally: Tally, todo: Todo | None) -> bool:
        suits = tally.game.components.patterns[tally.added[-1].pattern]
        return any(self._foresee_given(tally.copy(), suit) for suit in coin_suits(tally.kid, suits))

    def _foresee_given(self, tally: Tally, suit: int) -> bool:
        card = tally.added[-1]
        tally.remove_last()
        tally.add(self._given(tally.game, card, suit))
        return USE_CARDS.foresee(tally, None)

    def _given(self, game: "Game", card: AddedCard, suit: int) -> AddedCard:
        return AddedCard(game.components, card.kid, card.pattern, suit, card.since)


class EndUse(Task):
    """The end of an action: was it used fully?  R6.4.3"""

    kind = "end use"

    def run(self, game: "Game") -> bool:
        play = game.play
        fully = play.end_use()
        if game.log is not None:
            game.log.append(UseEnded(game.leader, SIDES[play.side], fully))
        return False

    def foresee(self, tally: Tally, todo: Todo | None) -> bool:
        tally.end_use()
        return not tally.wasted and (todo is None or todo.task.foresee(tally, todo.below))


# Tasks without any state exist once.
END_USE: Final = EndUse()
USE_CARDS: Final = Use()
_COIN: Final = Coin()
_AFTER_USE: Final = Todo(END_USE, Todo(USE_CARDS, None))
