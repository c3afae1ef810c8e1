"""Short cuts come before foresight: the bounds of an action settle many questions at once.

They are here only for speed, and settle nine questions of ten. Where they are not sure, foresight decides;
the exhaustive search in the tests judges both.
"""

from typing import TYPE_CHECKING

from fort.rules.actions import Action, Either, Rest, Second, Then, leave_alone
from fort.rules.choices import Choice
from fort.rules.follow import EndFollow, Follow, follow_coin_suits, shown_icons
from fort.rules.levels import TakePerk
from fort.rules.names import ANY, COIN, EVERY_SUIT, FULLY, NOTHING, PUBLIC, suit_set
from fort.rules.perks import COPY_CAT
from fort.rules.places import HAND
from fort.rules.play import BOTH_SIDES, AddedCard, coin_suits, purposeful, still_unused, together
from fort.rules.playing import DoOver
from fort.rules.repeat import HowOften, Per
from fort.rules.task import Task
from fort.rules.use import EndUse
from fort.rules.words import Word

if TYPE_CHECKING:
    from fort.legal.game import Game
    from fort.rules.components import Kid


def estimate(game: "Game", choice: Choice) -> bool | None:
    """Can the play surely end lawfully after this offered choice, or surely not? None: that is unsure."""
    made = choice.what
    if made == "play":
        return _after_playing(game, game.components.kids[choice.kid])
    if made == "use":
        return _after_use(game, choice.number)
    if made == "add":
        return _after_adding(game, choice)
    if made == "end":
        return game.play.lawful()
    task = game.task()
    if made == "follow" and isinstance(task, Follow):
        return _after_following(game, task.seat, game.components.kids[choice.kid])
    if not task.of_play:
        return None if made == "perk" and isinstance(task, DoOver) else True
    if made == "recycle":
        return None
    if not task.judged or (made == "declare" and not game.components.kids[game.play.kid].improved):
        return True  # a suit that no action counts is for followers only
    play = game.play
    if play.actor == game.leader:
        begun = play.steps > 0 or isinstance(task, (Word, HowOften))
        if begun and play.used[1 - play.side] == FULLY and purposeful(play.added, play.reps):
            return True  # the other action is full, so that any use of this one will do  R6.4.1, R6.4.2
        if made == "stop" or (isinstance(task, HowOften) and choice.number < task.times):
            return _after_part(game)
    return True if surely_full(game, task, choice) else None


def _after_playing(game: "Game", kid: "Kid") -> bool | None:
    """Is there an action that can surely be used fully, or one that might, after the other?  R6.1.2, A-1.7"""
    hand = len(game.seats[game.leader].hand) - 1
    hope: bool | None = False
    for side in kid.unused[BOTH_SIDES]:
        action = kid.action(side)
        sure, most = action.bounds(game, game.leader, kid.icons, hand)
        if sure and not (kid.declares and kid.improved):
            return True
        if kid.lacks:  # another card can be added
            most = action.bounds(game, game.leader, kid.hoped_icons, hand)[1]
        if most or _helped(game, kid, side):
            hope = None
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


def _after_use(game: "Game", side: int) -> bool | None:
    """If this action is used now, is it surely full, with a purpose for every added card, or useless?"""
    play = game.play
    if _serves(game, side, play.icons, play.added, len(game.seats[game.leader].hand)):
        return True
    action = game.components.kids[play.kid].action(side)
    return False if _does_nothing(game, action, play.icons) else None  # R6.4.3


def _serves(game: "Game", side: int, icons: list[int], added: list[AddedCard], hand: int) -> bool:
    """If this action is used now, is it surely full, and has every added card a purpose?  R6.4.1, R6.5.2"""
    kid = game.components.kids[game.play.kid]
    if not _all_count(added, kid.multiplied[side]):
        return False
    if kid.any_suit and added:
        shared = _shared(added)
        icons = [icons[suit] if shared >> suit & 1 else 0 for suit in range(COIN + 1)]
    return kid.action(side).bounds(game, game.leader, icons, hand)[0] > 0


def _all_count(added: list[AddedCard], suits: list[int]) -> bool:
    """If an action that multiplies by these suits is used fully, does each added card surely count for it?"""
    for card in added:
        for suit in suits:
            if suit != ANY and card.icons[suit] == 0:
                return False
    return len(suits) > 0 or not added


def _shared(added: list[AddedCard]) -> int:
    """Gives the suits that all added cards count for: `x any` counts one of them.  R14.5, A-16.2"""
    suits = EVERY_SUIT
    for card in added:
        suits &= card.shows
    return suits


def _after_adding(game: "Game", choice: Choice) -> bool | None:
    """Is there an unused action that can be repeated once more with this card?  R6.5.1, R6.5.2"""
    play = game.play
    components = game.components
    kid = components.kids[play.kid]
    hand = len(game.seats[game.leader].hand) - (1 if choice.place == HAND else 0)
    suits = components.patterns[choice.number]
    still = still_unused(play.used)
    if _in_vain(game, kid, still, suit_set(suits), hand):
        return False
    for coin in coin_suits(kid, suits):
        card = AddedCard(components, choice.kid, choice.number, coin, len(play.reps))
        icons, added = together(play.icons, card.icons), [*play.added, card]
        for side in kid.unused[still]:
            if _serves(game, side, icons, added, hand):
                return True
    return None


def _in_vain(game: "Game", kid: "Kid", still: int, shown: int, hand: int) -> bool:
    """Is there surely no action that can be repeated more often with a card that shows this?  R6.5.3"""
    play = game.play
    for side in kid.unused[still]:
        suits = shown & kid.raised[1 << side]
        if not suits:
            continue
        counted = kid.multiplied[side]
        if len(counted) > 1 or (still == BOTH_SIDES and _helped(game, kid, side)):
            return False
        if counted[0] == ANY:
            suits &= _shared(play.added)
        most = kid.most_repeats(game, side, hand)
        for suit in range(COIN + 1):
            if suits >> suit & 1 and most > play.icons[suit]:
                return False
    return True


def _after_following(game: "Game", seat: int, kid: "Kid") -> bool | None:
    """Can the public action surely be used in full with this card discarded, or surely not?  R7.4"""
    action = game.components.kids[game.play.kid].action(PUBLIC)
    hand = len(game.seats[seat].hand) - 1
    hope = None if game.seats[seat].perk == COPY_CAT else False  # another card could give more icons
    for coin in follow_coin_suits(game, kid):
        sure, most = action.bounds(game, seat, shown_icons(kid, coin), hand)
        if sure:
            return True
        if most:
            hope = None
    return hope


def _after_part(game: "Game") -> bool | None:
    """If this action is used in part, was the other used fully, or can it be?  R6.4.1, R6.4.2"""
    play = game.play
    kid = game.components.kids[play.kid]
    this, other = kid.action(play.side), kid.action(1 - play.side)
    sure, most = other.bounds(game, game.leader, play.icons, len(game.seats[game.leader].hand))
    if sure and not play.added and leave_alone(this, other):
        return True
    return None if most or kid.helped[1 - play.side] or kid.lacks or FULLY in play.used else False


def surely_full(game: "Game", task: Task, choice: Choice) -> bool:
    """Will the use surely be full after this answer, with a purpose for all added cards?"""
    play = game.play
    step = _step(task, choice)
    if play.short or (step is None and not isinstance(task, TakePerk)):  # a perk takes nothing away
        return False
    if play.added and play.actor == game.leader:  # a follower adds none  R7.14
        suits = game.components.kids[play.kid].multiplied[play.side]
        if ANY in suits or not _all_count(play.added, suits):
            return False  # R6.5.1
    icons = play.icons_of(game)
    hand = len(game.seats[play.actor].hand)
    if step is not None and not isinstance(task, Word) and not step.bounds(game, play.actor, icons, hand)[0]:
        return False
    todo = game.below()
    while True:
        assert todo is not None
        task = todo.task
        if isinstance(task, Second):
            if task.short or not task.apart or not task.right.bounds(game, play.actor, icons, hand)[0]:
                return False
        elif not isinstance(task, Rest):
            return isinstance(task, (EndUse, EndFollow))
        elif task.repeats:
            begun = task.steps != NOTHING  # then the step is a part of it
            if not begun and step is not None and not leave_alone(step, task.step):
                return False
            if task.step.bounds(game, play.actor, icons, hand)[0] < task.repeats + begun:
                return False
        todo = todo.below


def _step(task: Task, choice: Choice) -> Action | None:
    """Finds the step that is done by this answer, if none of it is left out."""
    if isinstance(task, Either):
        return task.branches[choice.resource]
    if isinstance(task, HowOften):
        return task.word
    if choice.what in ("count", "copy", "copy-whose"):  # less than all of a Pack may be copied
        return None
    return task if isinstance(task, Action) else None
