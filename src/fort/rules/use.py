"""The Play phase: a card, what is added to it, and the use of its two actions.  R6, R18.1, R18.2"""

from typing import TYPE_CHECKING, Final

from fort.rules.build import build
from fort.rules.choices import ADD, END, PERK, SKIP, USE, Choice
from fort.rules.events import Added, CoinCounted, Declared, Played, Skipped, UseBegan, UseEnded
from fort.rules.follow import DO_OVER_WINDOW, FOLLOWERS, ROUGH_HOUSING_WINDOW, TRASH_WINDOW
from fort.rules.foresight import Tally
from fort.rules.language import read_action
from fort.rules.names import ANY, COIN, LOOKOUT, NOTHING, ORDINARY, PRIVATE, PUBLIC, SIDES, SUITS, UNUSED
from fort.rules.perks import DIY
from fort.rules.play import (
    AddedCard,
    add_to,
    coin_suits,
    lookout_choices,
    raised_suits,
    unused_sides,
)
from fort.rules.shortcuts import hopeful, in_vain, surely_added, surely_lawful
from fort.rules.task import Task, Todo
from fort.rules.verdicts import EVERYTHING, counts, make_room

if TYPE_CHECKING:
    from fort.rules.components import Components, Kid
    from fort.rules.game import Game


DIY_ADVANCE: Final = build(read_action("advance+1"))  # R16.4


class PlayPhase(Task):
    """Play a card, use DIY in its place, or skip.  R18.1; once more for Do-Over.  R18.6"""

    judged = True
    kind = "play"

    def __init__(self, second: bool) -> None:
        self.second = second

    def run(self, game: "Game") -> bool:
        game.set_aside()  # for Do-Over; else nothing lies there
        game.play.second = self.second
        seat = game.seats[game.leader]
        if seat.hand or (seat.perk == DIY and not self.second):
            return game.ask(self, game.leader)
        if game.log is not None:
            game.log.append(Skipped(game.leader))
        return False

    def offered(self, game: "Game") -> list[Choice]:
        choices = game.components.choices
        kids = game.components.kids
        seat = game.seats[game.leader]
        found = []
        for choice in game.distinct(seat.hand, choices.play):
            kid = kids[choice.kid]
            if kid.public is not None or kid.private is not None:  # R3.6
                found.append(choice)
        if not self.second:
            if seat.perk == DIY and DIY_ADVANCE.able(game, game.leader):
                found.append(choices.perk[DIY])
            found.append(choices.skip)
        return found

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice.what == SKIP:
            if game.log is not None:
                game.log.append(Skipped(game.leader))
            return
        if choice.what == PERK:
            game.use_perk(game.leader)
            game.push(DIY_ADVANCE)
            return
        self._play(game, choice.kid)

    def options(self, game: "Game") -> list[Choice]:
        held = counts(game, game.leader, EVERYTHING)
        return [
            choice
            for choice in self.offered(game)
            if choice.kid == NOTHING or playable(game, choice.kid, held)
        ]

    def permits(self, game: "Game", choice: Choice) -> bool:
        if choice.what in (SKIP, PERK):
            return True
        wanted = game.components.kids[choice.kid].looks_at[-1]
        return playable(game, choice.kid, counts(game, game.leader, wanted))

    def _play(self, game: "Game", number: int) -> None:
        kid = game.components.kids[number]
        game.seats[game.leader].hand.remove(number)
        game.play.kid = number
        game.play.icons = kid.icons
        if game.log is not None:
            game.log.append(Played(game.leader, kid.name))
        game.push(DO_OVER_WINDOW)
        game.push(TRASH_WINDOW)
        game.push(ROUGH_HOUSING_WINDOW)
        if kid.public is not None:  # R7.13
            game.push(FOLLOWERS[1])
        game.push(USE_CARDS)
        if kid.declares:
            game.push(_DECLARE)

    def text(self) -> str:
        return "play once more" if self.second else "play"


def playable(game: "Game", number: int, held: int) -> bool:
    """Can this hand card be played and brought to a lawful end?  R6.1.2, A-1.7"""
    kid = game.components.kids[number]
    looks_at = kid.looks_at[-1]
    if held == NOTHING or looks_at == NOTHING or kid.lacks:
        return _playable(game, kid)
    key = held & looks_at
    known = kid.playable.get(key)
    if known is None:
        known = _playable(game, kid)
        make_room(kid.playable)
        kid.playable[key] = known
    return known


def _playable(game: "Game", kid: "Kid") -> bool:
    hand = len(game.seats[game.leader].hand) - 1
    if not (kid.declares and kid.improved):
        for action in kid.actions:
            if action is not None and action.certain(game, game.leader, kid.icons, hand):
                return True
    if not hopeful(game, kid):
        return False
    tally = Tally.of(game, game.leader)
    tally.begin(kid)
    return _foresee_declared(tally) if kid.declares else USE_CARDS.foresee(tally, None)


def _foresee_declared(tally: Tally) -> bool:
    for suit in range(ORDINARY if tally.kid.improved else 1):
        declared = tally.copy()
        declared.icons = _declared_icons(declared.icons, suit)
        if USE_CARDS.foresee(declared, None):
            return True
    return False


def _declared_icons(icons: list[int], suit: int) -> list[int]:
    new = icons[:]
    new[COIN] -= 1
    new[suit] += 1
    return new


class Declare(Task):
    """The suit of a played coin card.  R6.1.3"""

    judged = True
    kind = "declare"

    def run(self, game: "Game") -> bool:
        return game.ask(self, game.leader)

    def offered(self, game: "Game") -> list[Choice]:
        return list(game.components.choices.declare)

    def answer(self, game: "Game", choice: Choice) -> None:
        play = game.play
        play.suit = choice.suit
        play.icons = _declared_icons(play.icons, choice.suit)
        if game.log is not None:
            game.log.append(Declared(game.leader, SUITS[choice.suit]))

    def permits(self, game: "Game", choice: Choice) -> bool:
        if not game.components.kids[game.play.kid].improved:
            return True  # the suit is for followers only
        tally = game.tally()
        tally.icons = _declared_icons(tally.icons, choice.suit)
        return USE_CARDS.foresee(tally, None)

    def foresee(self, tally: Tally, todo: Todo | None) -> bool:
        return _foresee_declared(tally)

    def text(self) -> str:
        return "declare"


class Use(Task):
    """Add a card, start an action, or end the play.  R18.2"""

    judged = True
    kind = "use"

    def run(self, game: "Game") -> bool:
        play = game.play
        play.actor = game.leader
        kid = game.components.kids[play.kid]
        left = unused_sides(kid, play.used)
        if not left:
            return False
        unused = play.used[PUBLIC] == UNUSED and play.used[PRIVATE] == UNUSED
        if len(left) == 1 and unused and not kid.improved:
            self._start(game, left[0])
            return False
        return game.ask(self, game.leader)

    def offered(self, game: "Game") -> list[Choice]:
        play = game.play
        components = game.components
        choices = components.choices
        kid = components.kids[play.kid]
        found = []
        raised = raised_suits(kid, play.used)
        if raised:
            for choice in game.distinct(game.seats[game.leader].hand, choices.add):
                if components.kids[choice.kid].shows & raised:
                    found.append(choice)
            found += lookout_choices(game, raised)
        for side in unused_sides(kid, play.used):
            found.append(choices.use[side])
        if play.used[PUBLIC] != UNUSED or play.used[PRIVATE] != UNUSED:
            found.append(choices.end)
        return found

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice.what == ADD:
            game.push(self)
            self._add(game, choice)
        elif choice.what == USE:
            self._start(game, choice.number)

    def options(self, game: "Game") -> list[Choice]:
        known = self._known(game)
        return [choice for choice in self.offered(game) if self._lawful(game, choice, known)]

    def permits(self, game: "Game", choice: Choice) -> bool:
        return self._lawful(game, choice, self._known(game))

    def _known(self, game: "Game") -> dict[int, bool]:
        """What was found out before where everything that matters was the same, by choice."""
        play = game.play
        kid = game.components.kids[play.kid]
        public, private = play.used[PUBLIC], play.used[PRIVATE]
        looks_at = kid.looks_at[(public == UNUSED) | (private == UNUSED) << 1]
        held = counts(game, game.leader, looks_at, len(play.added))
        if held == NOTHING or looks_at == NOTHING or play.wasted:
            return {}
        held &= looks_at
        if not play.added and not kid.lacks and (play.suit == NOTHING or not kid.improved):
            uses = kid.uses[public * 3 + private]
            known = uses.get(held)
            if known is None:
                known = {}
                make_room(uses)
                uses[held] = known
            return known
        story = play.story(game, held)
        known = kid.stories.get(story)
        if known is None:
            known = {}
            make_room(kid.stories)
            kid.stories[story] = known
        return known

    def _lawful(self, game: "Game", choice: Choice, known: dict[int, bool]) -> bool:
        number = choice.number  # of the side; of the suits of an added card, beside where it is from
        if choice.what == END:
            return game.play.lawful()
        if choice.what == ADD:
            number = 3 + number * 2
            if choice.place != LOOKOUT:
                number = 2 + game.components.kids[choice.kid].pattern * 2
        lawful = known.get(number)
        if lawful is None:
            lawful = known[number] = self._found(game, choice)
        return lawful

    def _found(self, game: "Game", choice: Choice) -> bool:
        play = game.play
        if choice.what == USE:
            action = game.components.kids[play.kid].actions[choice.number]
            assert action is not None
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
        for side in unused_sides(tally.kid, tally.used):
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
        pattern = choice.number
        if choice.place != LOOKOUT:
            game.seats[game.leader].hand.remove(choice.kid)
            pattern = components.kids[choice.kid].pattern
        suits = components.patterns[pattern]
        open_suits = coin_suits(kid, suits) if COIN in suits else [NOTHING]
        coin = open_suits[0] if len(open_suits) == 1 else NOTHING
        add_to(play, AddedCard(choice.kid, pattern, suits, coin, len(play.reps)))
        if game.log is not None:
            name = None if choice.kid == NOTHING else components.kids[choice.kid].name
            game.log.append(Added(game.leader, name, tuple(SUITS[suit] for suit in suits)))
        if len(open_suits) > 1:
            game.push(_COIN)

    def _start(self, game: "Game", side: int) -> None:
        action = game.components.kids[game.play.kid].actions[side]
        assert action is not None
        game.push(self)
        game.push(END_USE)
        game.push(action)
        game.play.begin_use(game.leader, side)
        if game.log is not None:
            game.log.append(UseBegan(game.leader, SIDES[side]))

    def _foresee_use(self, tally: Tally, side: int) -> bool:
        action = tally.kid.actions[side]
        assert action is not None
        tally.side = side
        tally.short = False
        tally.steps = 0
        return action.foresee(tally, _AFTER_USE)


def foresee_added(tally: Tally, choice: Choice) -> bool:
    """Can the play end lawfully with this card added, whatever suit its coin is given?"""
    components = tally.game.components
    pattern = choice.number
    if choice.place != LOOKOUT:
        pattern = components.kids[choice.kid].pattern
        if tally.hand:  # else it was tucked on the way
            tally.hand -= 1
    suits = components.patterns[pattern]
    for coin in coin_suits(tally.kid, suits) if COIN in suits else [NOTHING]:
        with_it = tally.copy()
        with_it.add(AddedCard(choice.kid, pattern, suits, coin, len(tally.reps)))
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
    for kid in [tally.left, *[card.kid for card in tally.added[tally.before :]]]:
        if kid in hand:
            hand.remove(kid)
    if len(hand) > tally.trashed or tally.joined != NOTHING:  # the others are trashed first
        if tally.joined != NOTHING:
            hand.append(tally.joined)
        found += game.distinct(hand, components.choices.add)
    for choice in lookout_choices(game):
        used = len([1 for card in tally.added if card.kid == NOTHING and card.pattern == choice.number])
        if used <= game.play.lookout_cards(choice.number):
            found.append(choice)
    raised = tally.kid.raised[1 << side]
    return [c for c in found if _shown(components, c) & raised]


def _shown(components: "Components", choice: Choice) -> int:
    """The set of suits on a card that could be added."""
    if choice.place == LOOKOUT:
        return components.shown[choice.number]
    return components.kids[choice.kid].shows


class Coin(Task):
    """The suit of the coin on the card just added.  R6.3.5"""

    judged = True
    kind = "coin"

    def run(self, game: "Game") -> bool:
        return game.ask(self, game.leader)

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
        tally = game.tally()
        return self._foresee_given(tally, choice.suit)

    def foresee(self, tally: Tally, todo: Todo | None) -> bool:
        suits = tally.game.components.patterns[tally.added[-1].pattern]
        return any(self._foresee_given(tally.copy(), suit) for suit in coin_suits(tally.kid, suits))

    def _foresee_given(self, tally: Tally, suit: int) -> bool:
        card = tally.added[-1]
        tally.remove_last()
        tally.add(self._given(tally.game, card, suit))
        return USE_CARDS.foresee(tally, None)

    def _given(self, game: "Game", card: AddedCard, suit: int) -> AddedCard:
        return AddedCard(card.kid, card.pattern, game.components.patterns[card.pattern], suit, card.since)


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
USE_CARDS: Final = Use()
END_USE: Final = EndUse()
_COIN: Final = Coin()
_DECLARE: Final = Declare()
_AFTER_USE: Final = Todo(END_USE, Todo(USE_CARDS, None))
