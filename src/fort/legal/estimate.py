"""Short cuts come before foresight: the bounds of an action settle many questions at once.

They are here only for speed, and settle nine questions of ten. Where they are not sure, foresight decides;
the exhaustive search in the tests judges both.
"""

from typing import TYPE_CHECKING, Final

from fort.rules.actions import Action, Both, Either, Halt, Other, Second, Then, leave_alone
from fort.rules.choices import Choice
from fort.rules.follow import DoOver, Follow, follow_coin_suits, shown_icons
from fort.rules.levels import TakePerk
from fort.rules.names import ANY, COIN, FULLY, NO_ICONS, NOTHING, PUBLIC, suit_set
from fort.rules.perks import COPY_CAT
from fort.rules.places import HAND
from fort.rules.play import BOTH_SIDES, AddedCard, coin_suits, purposeful, still_unused, together
from fort.rules.repeat import HowOften, Per, Rest
from fort.rules.tokens import CopyPack, CopyRivalPack
from fort.rules.words import Word

if TYPE_CHECKING:
    from fort.legal.game import Game
    from fort.rules.components import Kid

NO: Final = 0
YES: Final = 1
UNSURE: Final = 2


def estimate(game: "Game", choice: Choice) -> int:
    """Can the play surely end lawfully after this offered choice, surely not, or is that unsure?"""
    task = game.task()
    what = choice.what
    if what == "use":
        return _after_use(game, choice.number)
    if what == "add":
        return _after_adding(game, choice)
    if what == "follow":
        return _after_following(game, task, choice) if isinstance(task, Follow) else UNSURE
    if what == "end":
        return YES if game.play.lawful() else NO
    if what == "times":
        return _after_so_often(game, task, choice.number) if isinstance(task, HowOften) else UNSURE
    if what == "coin":
        return _after_coin(game, choice)
    if what == "declare":
        return UNSURE if game.components.kids[game.play.kid].improved else YES  # it is for followers only
    if isinstance(task, Either):
        return YES if _completes(game) and _sure(game, task.branches[choice.resource]) else UNSURE
    if what == "order" and isinstance(task, Both):
        return YES if _completes(game) and _sure(game, task) else UNSURE
    if isinstance(task, DoOver) and what == "perk":
        return YES if game.can_play_any() else NO
    if isinstance(task, TakePerk):
        return YES if _completes(game) and added_serve(game) else UNSURE
    return UNSURE if task.of_play else YES


def estimate_play(game: "Game", kid: "Kid") -> int:
    """Is there an action that can surely be used fully, or one that might, after the other?  R6.1.2, A-1.7"""
    hand = len(game.seats[game.leader].hand) - 1
    hope = NO
    for side in kid.unused[BOTH_SIDES]:
        sure, most = kid.action(side).bounds(game, game.leader, kid.hoped_icons, hand)
        if sure and not kid.lacks and not (kid.declares and kid.improved):
            return YES
        if most or _helped(game, kid, side):
            hope = UNSURE
    if hope and kid.lacks and not (kid.declares and kid.improved):
        for side in kid.unused[BOTH_SIDES]:
            if kid.action(side).bounds(game, game.leader, kid.icons, hand)[0]:
                return YES
    return hope


def _helped(game: "Game", kid: "Kid", side: int) -> bool:
    """Could the other action, used first, let this one be repeated more often?"""
    return kid.helped[side] and not _does_nothing(game, kid.action(1 - side), kid.hoped_icons)


def _does_nothing(game: "Game", action: Action, icons: list[int]) -> bool:
    """Is there surely nothing that the leader could do by this action now?"""
    if isinstance(action, Per):
        return action.times(game, game.leader, icons) == 0 or _does_nothing(game, action.body, icons)
    if isinstance(action, Then):
        return _does_nothing(game, action.left, icons)
    if isinstance(action, Either):
        return all(_does_nothing(game, branch, icons) for branch in action.branches)
    return not action.able(game, game.leader)


def _after_use(game: "Game", side: int) -> int:
    """If this action is used now, is it surely full, with a purpose for every added card, or useless?"""
    play = game.play
    if _does_nothing(game, game.components.kids[play.kid].action(side), play.icons):
        return NO  # R6.4.3
    hand = len(game.seats[game.leader].hand)
    return YES if _serves(game, side, play.icons, play.added, hand) else UNSURE


def _serves(game: "Game", side: int, icons: list[int], added: list[AddedCard], hand: int) -> bool:
    """If this action is used now, is it surely full, and has every added card a purpose?  R6.4.1, R6.5.2"""
    kid = game.components.kids[game.play.kid]
    if kid.any_suit and added:
        icons = _common_suit(icons, added)
    if not kid.action(side).bounds(game, game.leader, icons, hand)[0]:
        return False
    return _all_count(added, kid.multiplied[side])


def _all_count(added: list[AddedCard], suits: list[int]) -> bool:
    """If an action that multiplies by these suits is used fully, does each of these cards count for it?"""
    for card in added:
        for suit in suits:
            if suit != ANY and card.icons[suit] == 0:
                return False
    return len(suits) > 0 or not added


def _common_suit(icons: list[int], added: list[AddedCard]) -> list[int]:
    """Leaves only the icons of one suit that all added cards show, for `x any`.  R14.5, A-16.2"""
    for suit in range(COIN + 1):
        if all(card.icons[suit] for card in added):
            common = NO_ICONS[:]
            common[suit] = icons[suit]
            return common
    return NO_ICONS


def _some_serves(game: "Game", icons: list[int], added: list[AddedCard], hand: int) -> bool:
    """Is there an unused action that is surely full if used now, with a purpose for each of these cards?"""
    for side in game.components.kids[game.play.kid].unused[still_unused(game.play.used)]:
        if _serves(game, side, icons, added, hand):
            return True
    return False


def _after_adding(game: "Game", choice: Choice) -> int:
    """Is there an unused action that can be repeated once more with this card?  R6.5.1, R6.5.2"""
    play = game.play
    components = game.components
    kid = components.kids[play.kid]
    hand = len(game.seats[game.leader].hand) - (1 if choice.place == HAND else 0)
    suits = components.patterns[choice.number]
    if _in_vain(game, kid, suits, hand):
        return NO
    for coin in coin_suits(kid, suits):
        card = AddedCard(components, choice.kid, choice.number, coin, len(play.reps))
        if _some_serves(game, together(play.icons, card.icons), [*play.added, card], hand):
            return YES
    return UNSURE


def _in_vain(game: "Game", kid: "Kid", suits: list[int], hand: int) -> bool:
    """Is there surely no action that can be repeated more often with this card?  R6.5.3"""
    play = game.play
    still = still_unused(play.used)
    for side in kid.unused[still]:
        counted = kid.multiplied[side]
        if not suit_set(suits) & kid.raised[1 << side]:
            continue
        if len(counted) > 1 or (still == BOTH_SIDES and kid.both and _helped(game, kid, side)):
            return False
        for suit in range(COIN + 1) if ANY in counted else counted:
            shown = (suit in suits or COIN in suits) and (suit in counted or _shared(play.added, suit))
            if shown and kid.repeated_most(game, side, hand) > play.icons[suit]:
                return False
    return True


def _shared(added: list[AddedCard], suit: int) -> bool:
    """Do all added cards show this suit?"""
    return all(card.icons[suit] for card in added)


def _after_coin(game: "Game", choice: Choice) -> int:
    """If the coin of the card added last gets this suit, is some action surely full?  R6.3.5"""
    play = game.play
    if play.actor != game.leader or not play.added:
        return UNSURE
    last = play.added[-1]
    card = AddedCard(game.components, last.kid, last.pattern, choice.suit, last.since)
    icons = play.icons[:]
    if choice.suit != NOTHING:
        icons[choice.suit] += 1
    served = _some_serves(game, icons, [*play.added[:-1], card], len(game.seats[game.leader].hand))
    return YES if served else UNSURE


def _after_following(game: "Game", task: Follow, choice: Choice) -> int:
    """Can the public action surely be used in full with this card discarded, or surely not?  R7.4"""
    action = game.components.kids[game.play.kid].action(PUBLIC)
    kid = game.components.kids[choice.kid]
    hand = len(game.seats[task.seat].hand) - 1
    hope = UNSURE if game.seats[task.seat].perk == COPY_CAT else NO  # another card could give more icons
    for coin in follow_coin_suits(game, kid):
        sure, most = action.bounds(game, task.seat, shown_icons(kid, coin), hand)
        if sure:
            return YES
        if most:
            hope = UNSURE
    return hope


def _completes(game: "Game") -> bool:
    """Is the step in question the last of a use that has not fallen short?"""
    todo = game.below()
    return not game.play.short and todo is not None and todo.task.kind in ("end use", "end follow")


def _after_so_often(game: "Game", task: HowOften, made: int) -> int:
    """May the leader's use end with this step, made so often?  R6.4.2"""
    if not _completes(game):
        return UNSURE
    play = game.play
    kid = game.components.kids[play.kid]
    other = 1 - play.side
    reps = play.reps if task.suit == NOTHING else [*play.reps, task.suit, task.times, made]
    fully = made == task.times
    if (fully or play.used[other] == FULLY) and not play.wasted and purposeful(play.added, reps):
        return YES
    if not purposeful(play.added, reps, kid.raised[still_unused(play.used) & 1 << other]):
        return NO  # R6.5.2
    if fully:
        return UNSURE
    step, action, hand = task.step, kid.action(other), len(game.seats[play.actor].hand)
    sure, most = action.bounds(game, play.actor, play.icons, hand)
    if sure and not play.added and not play.wasted and not (step.raises | step.lowers) & action.reads:
        return YES
    return UNSURE if most or kid.helped[other] or kid.lacks else NO  # none is used fully  R6.4.1


def _sure(game: "Game", action: Action) -> bool:
    """Can the actor surely do it in full now, and has every added card its purpose then?"""
    play = game.play
    if not added_serve(game):
        return False
    return action.bounds(game, play.actor, play.icons_of(game), len(game.seats[play.actor].hand))[0] > 0


def added_serve(game: "Game") -> bool:
    """If this use is full, has every added card its purpose? A follower adds none.  R6.5.1, R7.14"""
    play = game.play
    if not play.added or play.actor != game.leader:
        return True
    suits = game.components.kids[play.kid].multiplied[play.side]
    return ANY not in suits and _all_count(play.added, suits)


def surely_full(game: "Game", word: Word) -> bool:
    """Will the use surely be full, with a purpose for all added cards, whichever way this step is done?"""
    play = game.play
    if play.short or isinstance(word, (CopyPack, CopyRivalPack)) or not added_serve(game):
        return False  # less than all of a Pack may be copied
    icons = play.icons_of(game)
    hand = len(game.seats[play.actor].hand)
    todo = game.below()
    while True:
        assert todo is not None
        task = todo.task
        if isinstance(task, Second):
            if task.short or not task.apart or not task.right.bounds(game, play.actor, icons, hand)[0]:
                return False
        elif isinstance(task, Other):
            alone = leave_alone(word, task.step)
            if not alone or not task.step.bounds(game, play.actor, icons, hand)[0]:
                return False
        elif isinstance(task, Rest):
            if task.per.body.bounds(game, play.actor, icons, hand)[0] <= task.repeats:
                return False
        elif not isinstance(task, Halt):
            return task.kind in ("end use", "end follow")
        todo = todo.below
