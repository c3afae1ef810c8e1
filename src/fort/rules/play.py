"""A play keeps the facts of a played card: what was added, what was used, what it did.  R6"""

from typing import TYPE_CHECKING, Final

from fort.compiling import mypyc_attr
from fort.rules.names import COIN, FULLY, NO_ICONS, NOTHING, PARTLY, PRIVATE, PUBLIC, UNUSED

if TYPE_CHECKING:
    from fort.rules.components import Components, Kid
    from fort.rules.tabletop import Tabletop

NO_REPS: Final[list[int]] = []  # these lists are never changed
NO_CARDS: Final[list["AddedCard"]] = []
NOT_USED: Final[list[int]] = [UNUSED, UNUSED]
NO_COIN: Final[list[int]] = [NOTHING]
BOTH_SIDES: Final = 3  # a bit for each side


class Counted:
    """These icons count on an added card, if its coin has this suit or none.  R6.3.4, R6.3.5"""

    def __init__(self, suits: list[int], coin: int) -> None:
        given = [coin if suit == COIN else suit for suit in suits if suit != COIN or coin != NOTHING]
        self.icons: list[int] = [given.count(suit) for suit in range(COIN + 1)]
        self.shows: int = sum([1 << suit for suit in set(given)])


@mypyc_attr(acyclic=True, free_list_len=1)  # no rings of them: the garbage collector need not know
class AddedCard:
    """An added card counts for what it shows, and its coin for the suit given to it.  R6.3"""

    def __init__(self, components: "Components", kid: int, pattern: int, coin: int, since: int) -> None:
        self.kid = kid  # NOTHING for a Lookout card: only its suits matter, and only they are told
        self.pattern = pattern
        self.since = since  # it counts for what is noted in `reps` from here on  R6.3.7
        self.coin = coin  # the suit given to its coin, or NOTHING
        counted = components.counted[pattern][coin + 1]
        self.icons = counted.icons
        self.shows = counted.shows  # the set of suits that it counts for


@mypyc_attr(acyclic=True, free_list_len=1)
class Play:
    """A play keeps the facts of the card being played, and of the use in progress.

    Its lists are replaced, never changed, so that copies share them.
    """

    def __init__(self, actor: int) -> None:
        self.kid = NOTHING
        self.suit = NOTHING  # declared for a coin card  R6.1.3
        self.added: list[AddedCard] = NO_CARDS
        self.icons: list[int] = NO_ICONS  # on the played and added cards  R6.3.4
        self.used: list[int] = NOT_USED
        self.reps: list[int] = NO_REPS  # suit, times prescribed, times made, for each `x` suit  R6.5.2
        self.gathered = NOTHING  # by the leader's public action  R7.8, R7.8.1
        self.followers = 0  # a bit for each seat that followed
        self.trash_this = False
        self.boxed = False
        self.second = False  # played by Do-Over
        self.wasted = False  # a use that did nothing, or fell short where it must not
        self.shown: list[int] = NO_ICONS  # on what the follower discarded  R7.7
        # The use in progress.
        self.actor = actor
        self.side = PUBLIC
        self.short = False  # something prescribed was not done
        self.steps = 0
        self.may_stop = False

    def copy(self) -> "Play":
        new = Play(self.actor)
        new.kid = self.kid
        new.suit = self.suit
        new.added = self.added
        new.icons = self.icons
        new.used = self.used
        new.reps = self.reps
        new.gathered = self.gathered
        new.followers = self.followers
        new.trash_this = self.trash_this
        new.boxed = self.boxed
        new.second = self.second
        new.wasted = self.wasted
        new.shown = self.shown
        new.side = self.side
        new.short = self.short
        new.steps = self.steps
        new.may_stop = self.may_stop
        return new

    def icons_of(self, game: "Tabletop") -> list[int]:
        """The leader counts all icons, a follower only the discarded ones.  R6.3.4, R7.7, R7.8.2"""
        return self.icons if self.actor == game.leader else self.shown

    def may_use_partly(self, game: "Tabletop") -> bool:
        """Could a partial use be lawful, as far as everybody can tell?  R6.4.2"""
        if self.kid == NOTHING or self.actor != game.leader:
            return False
        return game.components.kids[self.kid].both and self.used[1 - self.side] != PARTLY

    def add(self, card: AddedCard) -> None:
        self.added = [*self.added, card]
        self.icons = together(self.icons, card.icons)  # for this action and the other  R6.3.6

    def note(self, suit: int, prescribed: int, made: int) -> int:
        """Notes an action multiplied by a suit, and says where it is noted.  R6.5.2"""
        if suit == NOTHING:
            return NOTHING
        noted = [suit, prescribed, made]
        self.reps = self.reps + noted
        return len(self.reps) - 3

    def note_one_more(self, at: int) -> None:
        """Notes one more repetition.  R6.5.3"""
        self.reps = self.reps[:]
        self.reps[at + 2] += 1

    def begin_use(self, actor: int, side: int) -> None:
        self.actor = actor
        self.side = side
        self.short = False
        self.steps = 0
        self.may_stop = False

    def lawful(self) -> bool:
        """May the leader end the play here?  R6.4.1, R6.5"""
        if self.wasted or (self.used[PUBLIC] != FULLY and self.used[PRIVATE] != FULLY):
            return False
        return purposeful(self.added, self.reps)


def together(icons: list[int], others: list[int]) -> list[int]:
    """Adds two counts of icons."""
    both = icons[:]
    for suit in range(COIN + 1):
        if others[suit]:
            both[suit] += others[suit]
    return both


def purposeful(added: list[AddedCard], reps: list[int], later: int = 0) -> bool:
    """Does every added card change what some action did, or show a suit that counts later?  R6.5.1, R6.5.2"""
    for card in added:
        served = card.shows & later != 0
        for at in range(card.since, len(reps), 3):
            if card.icons[reps[at]] > reps[at + 1] - reps[at + 2]:  # made, not prescribed  R6.5.3
                served = True
                break
        if not served:
            return False
    return True


def coin_suits(kid: "Kid", suits: list[int]) -> list[int]:
    """Gives the suits that the coin of an added card can have; NOTHING leaves it uncounted.  R6.3.5"""
    if COIN not in suits:
        return NO_COIN
    if kid.any_suit:
        return list(range(COIN + 1))  # R14.5.2
    serves_without = any(suit in kid.improved for suit in suits)  # T-4.7
    return [*kid.improved, NOTHING] if serves_without else list(kid.improved)


def still_unused(used: list[int]) -> int:
    """Says which of the two boxes are not used yet, blank or not, with a bit for each."""
    return (used[PUBLIC] == UNUSED) | (used[PRIVATE] == UNUSED) << 1
