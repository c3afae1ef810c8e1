"""Short cuts before foresight: what is certainly lawful, and what certainly is not.

They settle nine questions of ten over the game itself; foresight over counts takes the others. The
exhaustive search in the tests judges both.
"""

from typing import TYPE_CHECKING

from fort.legal.foresight import purposeful
from fort.rules.choices import Choice
from fort.rules.names import ANY, COIN, FULLY, LOOKOUT, NO_ICONS, NOTHING, UNUSED
from fort.rules.play import AddedCard, Play, coin_suits, still_unused, unused_sides

if TYPE_CHECKING:
    from fort.legal.game import Game
    from fort.rules.components import Kid


def hopeful(game: "Game", kid: "Kid") -> bool:
    """Is there an action of this card that might be used fully, perhaps after the other one?"""
    for side, action in enumerate(kid.actions):
        if action is not None and (not action.blocked(game, game.leader) or _helpful(game, kid, side)):
            return True
    return False


def _helpful(game: "Game", kid: "Kid", side: int) -> bool:
    """Could the other action, used first, let this one be repeated more often?"""
    return kid.helped[side] and not kid.action(1 - side).hopeless(game, game.leader, None)


def surely_lawful(game: "Game", side: int, icons: list[int], added: list[AddedCard], hand: int) -> bool:
    """Would using this action now certainly be full, and give every added card its purpose?"""
    kid = game.components.kids[game.play.kid]
    if kid.any_suit and added:
        icons = _common_suit(icons, added)
    if not kid.action(side).certain(game, game.leader, icons, hand):
        return False
    return all(serves(card, kid.multiplied[side]) for card in added)


def serves(card: AddedCard, suits: list[int]) -> bool:
    """Does it count for an action, used fully, that multiplies by these suits?"""
    for suit in suits:
        if suit != ANY and card.icons[suit] == 0:
            return False
    return len(suits) > 0


def _common_suit(icons: list[int], added: list[AddedCard]) -> list[int]:
    """Of these icons only those of one suit that all added cards show, for `x any`."""
    for suit in range(COIN + 1):
        if all(card.icons[suit] for card in added):
            common = NO_ICONS[:]
            common[suit] = icons[suit]
            return common
    return NO_ICONS


def surely_added(game: "Game", choice: Choice) -> bool:
    """Can this card certainly be added: used next, would some action serve with it?"""
    play = game.play
    components = game.components
    kid = components.kids[play.kid]
    hand = len(game.seats[game.leader].hand)
    if choice.place != LOOKOUT:
        hand -= 1
    suits = components.patterns[choice.number]
    for coin in coin_suits(kid, suits) if COIN in suits else [NOTHING]:
        card = AddedCard(components, choice.kid, choice.number, coin, len(play.reps))
        icons = [play.icons[suit] + card.icons[suit] for suit in range(COIN + 1)]
        if surely_served(game, icons, [*play.added, card], hand):
            return True
    return False


def surely_served(game: "Game", icons: list[int], added: list[AddedCard], hand: int) -> bool:
    """Is there an unused action that would certainly be full, and give each of these cards its purpose?"""
    for side in unused_sides(game.components.kids[game.play.kid], game.play.used):
        if surely_lawful(game, side, icons, added, hand):
            return True
    return False


def in_vain(game: "Game", choice: Choice) -> bool:
    """Is there certainly no unused action that this card could let be repeated once more?  R6.5.2"""
    play = game.play
    components = game.components
    kid = components.kids[play.kid]
    hand = len(game.seats[game.leader].hand)
    if choice.place != LOOKOUT:
        hand -= 1
    suits = components.patterns[choice.number]
    for side in unused_sides(kid, play.used):
        counted = kid.multiplied[side]
        if not components.shown[choice.number] & kid.raised[1 << side]:
            continue
        if len(counted) > 1 or (play.used[1 - side] == UNUSED and _helpful(game, kid, side)):
            return False
        limit = kid.action(side).limit(game, game.leader, hand)
        if counted[0] == ANY:
            if _shares_suit(play, suits, limit):
                return False
        elif limit > play.icons[counted[0]]:
            return False
    return True


def _shares_suit(play: Play, suits: list[int], limit: int) -> bool:
    """For `x any`: does the card show a suit with all added cards that can be counted once more?"""
    for suit in range(COIN + 1):
        shown = suit in suits or COIN in suits
        if shown and limit > play.icons[suit] and all(card.icons[suit] for card in play.added):
            return True
    return False


def ends_lawfully(game: "Game", suit: int, times: int, made: int, gathers: bool) -> bool | None:
    """May the leader's use end with this step, made so often of so many times? None: that takes thought."""
    play = game.play
    kid = game.components.kids[play.kid]
    fully = made == times
    other = 1 - play.side
    reps = play.reps if suit == NOTHING else [*play.reps, suit, times, made]
    if (fully or play.used[other] == FULLY) and not play.wasted and purposeful(play.added, reps):
        return True
    later = kid.raised[still_unused(play.used) & 1 << other]
    if not purposeful(play.added, reps, later):
        return False  # R6.5.2
    if fully:
        return None
    if play.may_fall_short(game, gathers):
        return True
    if not kid.helped[other] and kid.action(other).blocked(game, play.actor):
        return False  # none is used fully  R6.4.1
    return None


def added_serve(game: "Game") -> bool:
    """If the use in progress is full, has every added card its purpose? A follower adds none.  R6.5"""
    play = game.play
    if not play.added or play.actor != game.leader:
        return True
    suits = game.components.kids[play.kid].multiplied[play.side]
    return ANY not in suits and all(serves(card, suits) for card in play.added)
