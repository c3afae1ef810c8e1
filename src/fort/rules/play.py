"""The facts of a played card: what was added, what was used, what it did.  R6"""

from typing import TYPE_CHECKING, Final

from fort.legal.foresight import purposeful, used_so
from fort.rules.choices import Choice
from fort.rules.compiling import mypyc_attr
from fort.rules.names import COIN, EVERY_SUIT, FULLY, NO_ICONS, NOTHING, PARTLY, PRIVATE, PUBLIC, UNUSED

if TYPE_CHECKING:
    from fort.legal.game import Game
    from fort.rules.components import Components, Kid


NOT_USED: Final[list[int]] = [UNUSED, UNUSED]  # these lists are never changed
NO_REPS: Final[list[int]] = []
NO_CARDS: Final[list["AddedCard"]] = []
BOTH_SIDES: Final = 3


class Counted:
    """What the suits on an added card count for, with its coin given to a suit or to none.  R6.3.4, R6.3.5"""

    def __init__(self, suits: list[int], coin: int) -> None:
        given = [coin if suit == COIN else suit for suit in suits if suit != COIN or coin != NOTHING]
        self.icons: list[int] = [given.count(suit) for suit in range(COIN + 1)]
        self.shows: int = sum([1 << suit for suit in set(given)])


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class AddedCard:
    """A card added to the played one: what it shows, with its coin counted as given.  R6.3"""

    def __init__(self, components: "Components", kid: int, pattern: int, coin: int, since: int) -> None:
        self.kid = kid  # NOTHING for a Lookout card: only its suits matter, and only they are told
        self.pattern = pattern
        self.since = since  # it counts for what is noted in `reps` from here on
        self.coin = coin  # the suit given to its coin, or NOTHING
        counted = components.counted[pattern][coin + 1]
        self.icons = counted.icons
        self.shows = counted.shows  # the set of suits that it counts for


@mypyc_attr(acyclic=True)
class Play:
    """The facts of the card being played, and of the use in progress."""

    kid: int
    suit: int  # declared for a coin card  R6.1.3
    added: list[AddedCard]  # lists here are replaced, never changed, so that copies share them
    icons: list[int]  # on the played and added cards  R6.3.4
    used: list[int]
    reps: list[int]  # suit, times prescribed, times made, for each `x` suit  R6.5.2
    bound: int  # what the leader gathered by the public action  R7.8
    followers: int  # a bit for each seat that followed
    trash_this: bool
    boxed: bool
    second: bool  # played by Do-Over
    wasted: bool  # a use that did nothing, or fell short where it must not
    shown: list[int]  # on what the follower discarded  R7.7
    # The use in progress.
    actor: int
    side: int
    short: bool  # something prescribed was not done
    steps: int
    may_stop: bool

    @staticmethod
    def empty(actor: int) -> "Play":
        new = Play()
        new.clear(actor)
        return new

    def clear(self, actor: int) -> None:
        """Nothing is being played."""
        self.kid = NOTHING
        self.suit = NOTHING
        self.added = NO_CARDS
        self.icons = NO_ICONS
        self.used = NOT_USED
        self.reps = NO_REPS
        self.bound = NOTHING
        self.followers = 0
        self.trash_this = False
        self.boxed = False
        self.second = False
        self.wasted = False
        self.shown = NO_ICONS
        self.actor = actor
        self.side = PUBLIC
        self.short = False
        self.steps = 0
        self.may_stop = False

    def copy(self) -> "Play":
        new = Play()
        new.kid = self.kid
        new.suit = self.suit
        new.added = self.added
        new.icons = self.icons
        new.used = self.used
        new.reps = self.reps
        new.bound = self.bound
        new.followers = self.followers
        new.trash_this = self.trash_this
        new.boxed = self.boxed
        new.second = self.second
        new.wasted = self.wasted
        new.shown = self.shown
        new.actor = self.actor
        new.side = self.side
        new.short = self.short
        new.steps = self.steps
        new.may_stop = self.may_stop
        return new

    def icons_of(self, game: "Game") -> list[int]:
        """What the actor counts: the leader all icons, a follower the discarded ones.  R6.3.4, R7.7"""
        return self.icons if self.actor == game.leader else self.shown

    def bound_for(self, game: "Game") -> int:
        return NOTHING if self.actor == game.leader else self.bound

    def may_use_partly(self, game: "Game") -> bool:
        """Could a partial use be lawful, as far as everybody can tell?  R6.4.2"""
        if self.kid == NOTHING or self.actor != game.leader:
            return False
        return game.components.kids[self.kid].both and self.used[1 - self.side] != PARTLY

    def repeated(self, suit: int, prescribed: int, made: int) -> int:
        """Notes an action multiplied by a suit; where it is noted."""
        if suit == NOTHING:
            return NOTHING
        self.reps = [*self.reps, suit, prescribed, made]
        return len(self.reps) - 3

    def repeat(self, at: int) -> None:
        """One more repetition was made."""
        self.reps = self.reps[:]
        self.reps[at + 2] += 1

    def end_use(self) -> bool:
        """Notes how the use ended; was it full?  R6.4.3"""
        fully = not self.short and self.steps > 0
        self.used = used_so(self.used, self.side, FULLY if fully else PARTLY)
        if self.steps == 0:
            self.wasted = True
        return fully

    def may_fall_short(self, game: "Game", gathers: bool) -> bool:
        """With nothing added: can the leader's other action surely be used fully?  R6.4.2"""
        other = 1 - self.side
        if self.added or self.wasted or self.used[other] != UNUSED:
            return False
        kid = game.components.kids[self.kid]
        if gathers and not kid.spares_stuff[other]:
            return False
        hand = len(game.seats[self.actor].hand)
        return kid.action(other).certain(game, self.actor, self.icons, hand) > 0

    def begin_use(self, actor: int, side: int) -> None:
        self.actor = actor
        self.side = side
        self.short = False
        self.steps = 0
        self.may_stop = False

    def lawful(self) -> bool:
        """May the leader end the play here?  R6.4.1, R6.5"""
        if self.wasted or FULLY not in self.used:
            return False
        return purposeful(self.added, self.reps)

    def lookout_cards(self, pattern: int) -> int:
        """How many Lookout cards of this pattern were added."""
        found = 0
        for card in self.added:
            if card.kid == NOTHING and card.pattern == pattern:
                found += 1
        return found


def coin_suits(kid: "Kid", suits: list[int]) -> list[int]:
    """The suits that the coin of an added card can be given; NOTHING leaves it uncounted.  R6.3.5"""
    if kid.any_suit:
        return list(range(COIN + 1))
    found = list(kid.improved)
    for suit in suits:
        if suit in kid.improved:  # it serves without its coin  T-4.7
            found.append(NOTHING)
            break
    return found


def still_unused(used: list[int]) -> int:
    """Which of the two boxes are not used yet, blank or not: a bit for each."""
    return (used[PUBLIC] == UNUSED) | (used[PRIVATE] == UNUSED) << 1


def raised_suits(kid: "Kid", used: list[int]) -> int:
    """The set of suits that a card added now can still raise.  R6.3.1"""
    return kid.raised[still_unused(used)]


def unused_sides(kid: "Kid", used: list[int]) -> list[int]:
    """The actions that can still be started."""
    return kid.unused[still_unused(used)]


def lookout_choices(game: "Game", suits: int = EVERY_SUIT) -> list[Choice]:
    """The Lookout cards with one of these suits that are not added yet, by their pattern.  R6.3.3"""
    kids = game.components.kids
    patterns: list[int] = []
    for number in game.seats[game.leader].lookout:
        kid = kids[number]
        if kid.shows & suits:
            patterns.append(kid.pattern)
    if len(patterns) > 1:
        patterns.sort()
    found: list[Choice] = []
    last = NOTHING
    for pattern in patterns:
        if pattern != last and patterns.count(pattern) > game.play.lookout_cards(pattern):
            found.append(game.components.choices.add_lookout[pattern])
        last = pattern
    return found


def add_to(play: Play, card: AddedCard) -> None:
    play.added = [*play.added, card]
    play.icons = [play.icons[suit] + card.icons[suit] for suit in range(COIN + 1)]
