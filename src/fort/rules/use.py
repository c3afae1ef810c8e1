"""The leader adds cards to the played card and uses its two actions.  R6.2-R6.4, R18.2"""

from typing import Final

from fort.rules.choices import Choice
from fort.rules.events import Added, CoinCounted, UseBegan, UseEnded
from fort.rules.names import ANY, EVERY_SUIT, FULLY, NOTHING, PARTLY, SIDES, SUITS
from fort.rules.places import HAND, LOOKOUT
from fort.rules.play import BOTH_SIDES, AddedCard, coin_suits, purposeful, still_unused
from fort.rules.tabletop import Tabletop
from fort.rules.task import Step, Task


class Use(Step):
    """The leader adds a card, starts an action, or ends the play.  R6.3.7, R18.2"""

    kind = "use"

    def run(self, game: Tabletop) -> None:
        play = game.play
        play.actor = game.leader
        kid = game.components.kids[play.kid]
        still = still_unused(play.used)
        left = kid.unused[still]
        if len(left) == 1 and still == BOTH_SIDES and not kid.improved:
            self._start(game, left[0])
        elif left:
            game.ask(self, game.leader)

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        """Offers cards that raise a suit counted by an unused action, these actions, and the end.  R6.3.1"""
        choices = game.components.choices
        kid = game.components.kids[game.play.kid]
        still = still_unused(game.play.used)
        options = addable(game, kid.raised[still]) if kid.raised[still] else []
        for side in kid.unused[still]:  # either of them, or both in any order  R6.2.1, R6.2.2
            options.append(choices.use[side])
        if still != BOTH_SIDES:
            options.append(choices.end)
        return options

    def foreseen(self, game: Tabletop) -> list[Choice]:
        """Tries the end if it is lawful; else each unused action, and what to add where one lacks a suit."""
        play = game.play
        choices = game.components.choices
        kid = game.components.kids[play.kid]
        if play.lawful():
            return [choices.end]
        options: list[Choice] = []
        still = still_unused(play.used)
        if not purposeful(play.added, play.reps, kid.raised[still]):
            return options
        for side in kid.unused[still]:
            options.append(choices.use[side])
            if kid.lacks and any(suit != ANY and play.icons[suit] == 0 for suit in kid.multiplied[side]):
                options += addable(game, kid.raised[1 << side])
        return options

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        if choice.what == "add":
            game.push(self)
            self._add(game, choice)
        elif choice.what == "use":
            self._start(game, choice.number)

    def _add(self, game: Tabletop, choice: Choice) -> None:
        """A hand card joins the play; a Lookout card stays where it is and is counted.  R6.3.2, R6.3.3"""
        play = game.play
        components = game.components
        if choice.place == HAND:
            game.leave(choice.kid, HAND, game.leader)  # R6.3.10, R13.4.2
        suits = components.patterns[choice.number]
        coins = coin_suits(components.kids[play.kid], suits)
        coin = coins[0] if len(coins) == 1 else NOTHING
        play.add(AddedCard(components, choice.kid, choice.number, coin, len(play.reps)))
        if game.log is not None:
            name = None if choice.kid == NOTHING else components.kids[choice.kid].name
            game.log.append(Added(game.leader, name, tuple(SUITS[suit] for suit in suits)))
        if len(coins) > 1:
            COIN_OF_ADDED.run(game)

    def _start(self, game: Tabletop, side: int) -> None:
        """An unused action begins; the other can begin when this one is finished.  R6.2.3"""
        game.push(self)
        game.push(END_USE)
        game.play.begin_use(game.leader, side)
        if game.log is not None:
            game.log.append(UseBegan(game.leader, SIDES[side]))
        game.components.kids[game.play.kid].action(side).run(game)  # R6.2.4


def addable(game: Tabletop, suits: int) -> list[Choice]:
    """Offers the cards in the leader's hand and Lookout that show one of these suits.  R6.3.1, R6.3.2"""
    options = in_hand(game, game.leader, suits, game.components.choices.add)
    if game.cards(LOOKOUT, game.leader):
        options += lookout_choices(game, suits)
    return options


def in_hand(game: Tabletop, me: int, suits: int, choices: list[Choice]) -> list[Choice]:
    """Offers the hand cards that show one of these suits; a coin shows all.  R7.3.4, R7.6"""
    kids = game.components.kids
    options: list[Choice] = []
    last = NOTHING
    for kid in game.hand_left(me):
        if kid != last and kids[kid].shows & suits:
            options.append(choices[kid])
        last = kid
    return options


def lookout_choices(game: Tabletop, suits: int = EVERY_SUIT) -> list[Choice]:
    """Offers Lookout cards with one of these suits that are not added yet, by pattern.  R6.3.3, R6.3.9"""
    kids = game.components.kids
    cards = game.cards(LOOKOUT, game.leader)
    patterns = [kids[kid].pattern for kid in cards if kids[kid].shows & suits]
    for card in game.play.added:
        if card.kid == NOTHING and card.pattern in patterns:
            patterns.remove(card.pattern)
    if len(patterns) > 1:
        patterns = sorted(set(patterns))
    return [game.components.choices.add_lookout[pattern] for pattern in patterns]


class CoinOfAdded(Step):
    """The leader gives a suit to the coin on the card just added.  R6.3.5"""

    kind = "coin"

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        suits = game.components.patterns[game.play.added[-1].pattern]
        return game.components.choices.coins(coin_suits(game.components.kids[game.play.kid], suits))

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        play = game.play
        last = play.added[-1]
        card = AddedCard(game.components, last.kid, last.pattern, choice.suit, last.since)
        play.added = [*play.added[:-1], card]
        if choice.suit != NOTHING:
            play.icons = play.icons[:]
            play.icons[choice.suit] += 1
        if game.log is not None:
            game.log.append(CoinCounted(me, None if choice.suit == NOTHING else SUITS[choice.suit]))


class EndUse(Task):
    """An action ends: was it used fully?  R6.4.3"""

    kind = "end use"
    of_play = True

    def run(self, game: Tabletop) -> None:
        play = game.play
        fully = not play.short and play.steps > 0
        play.used = play.used[:]
        play.used[play.side] = FULLY if fully else PARTLY
        play.wasted = play.wasted or play.steps == 0
        play.may_stop = False
        if game.log is not None:
            game.log.append(UseEnded(game.leader, SIDES[play.side], fully))


# Tasks without any state exist once.
END_USE: Final = EndUse()
USE_CARDS: Final = Use()
COIN_OF_ADDED: Final = CoinOfAdded()
