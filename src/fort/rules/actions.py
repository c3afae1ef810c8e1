"""Actions are tasks: words, and the signs that join them: then, side by side, either.  R14

A word says which facts of the table it sees, gives and takes. From that follows which actions leave each
other alone and which can help another; nobody keeps lists of it.
"""

from typing import TYPE_CHECKING, Final

from fort.box.language import Tree
from fort.rules.choices import Choice
from fort.rules.compiling import mypyc_attr
from fort.rules.limits import MANY, STUFF_ROOM
from fort.rules.names import EACH_RESOURCE, NOTHING, PIZZA, TOY
from fort.rules.task import Task

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop

# What actions see, give and take. Sets of these facts are numbers with a bit for each. Some facts overlap:
# who takes a card from the hand takes it from `cards`, too, and who takes one from a Yard from `others`.
FACTS: Final = (
    "room",  # in Stuff, and in the supply what could lie there
    "stuff",
    "pack room",
    "pack",
    "hand",
    "cards",  # in hand and discard pile together
    "yards",  # of rivals
    "others",  # cards that are nobody's or a rival's: Park, Park deck and Yards together
    "lookout room",
    "lookout",
    "level",
    "perk",
)


def facts(names: str) -> int:
    """Makes a set of the facts with these names.

    >>> facts("room, pack room")
    5
    """
    return sum([1 << FACTS.index(name) for name in names.split(", ") if name])


class Action(Task):
    """An action of the rulebook is carried out by `game.play.actor`, leader or follower.  R7.9"""

    judged = True
    of_play = True
    sees = ""  # facts: the more there is of these, the more often it can be done
    gives = ""  # there may be more of these afterwards
    takes = ""  # there may be less
    apart = True  # none of its steps makes another easier or harder, except by using up what both need
    optional = False  # can there be nothing to do, so that nothing is left undone? 

    def __init__(self, tree: Tree, free: bool, which: int = NOTHING) -> None:
        self.tree = tree
        self.free = free  # may it be cut short? Not as a part of a `>`  R6.4.6, A-6.3
        self.which = which  # what its word names: a resource, more or less cost, or a seat
        self.reads: int = facts(self.sees)  # the same three as sets of bits
        self.raises: int = facts(self.gives)
        self.lowers: int = facts(self.takes)

    def able(self, game: "Tabletop", me: int) -> bool:
        """Can it be begun?"""
        return True

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        """Says how often it can surely be done in full, and how often at most, with so many cards in hand.

        It is asked of the real table only. Too little of the first and too much of the second are no mistake:
        then foresight decides.
        """
        raise NotImplementedError

    def text(self) -> str:
        return f"{'do' if self.free else 'must'} {self.tree}"


def leave_alone(left: Action, right: Action) -> bool:
    """Can neither action change how often the other can be done?"""
    return not ((left.raises | left.lowers) & right.reads or (right.raises | right.lowers) & left.reads)


def helps(other: Action | None, action: Action | None) -> bool:
    """If the other action is done first, could this one be done more often?"""
    return other is not None and action is not None and other.raises & action.reads != 0


_ROOM: Final = facts("room")


class Pair(Action):
    """A sign joins two actions.  R14"""

    def __init__(self, tree: Tree, free: bool, left: Action, right: Action) -> None:
        super().__init__(tree, free)
        self.left = left
        self.right = right
        self.reads = left.reads | right.reads
        self.raises = left.raises | right.raises
        self.lowers = left.lowers | right.lowers
        self.apart = left.apart and right.apart and leave_alone(left, right)


class Then(Pair):
    """`A > B`: the right is done only if the left was done completely.  R14.2"""

    def run(self, game: "Tabletop") -> bool:
        play = game.play
        game.push(Second(self.right, play.short, play.steps, self.apart))
        play.short = False
        game.push(self.left)  # all of it comes before the right  R14.3.2
        return False

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        sure, most = self.left.bounds(game, me, icons, hand)
        if not self.apart:
            return (0, most)
        right_sure, right_most = self.right.bounds(game, me, icons, hand)
        return (min(sure, right_sure), most if self.right.optional else min(most, right_most))


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class Second(Task):
    """The right of a `>` waits for its left; if it proves impossible, the left stands.  R14.2.3"""

    of_play = True

    def __init__(self, right: Action, short: bool, steps: int, apart: bool = False) -> None:
        self.right = right
        self.short = short  # did the use fall short before the left began?
        self.steps = steps  # made before the left began
        self.apart = apart  # does nothing that the left does affect the right? False: perhaps it does

    def run(self, game: "Tabletop") -> bool:
        play = game.play
        if not play.short:  # R14.2.1
            play.short = self.short
            if play.steps > self.steps:  # a left done zero times was not done 
                game.push(self.right)  # R14.2.2
        return False

    def text(self) -> str:
        return f"then {'short' if self.short else 'complete'} {self.steps}: {self.right.tree}"


class Both(Pair):
    """`A & B`: both are done, in any order.  R14.4"""

    kind = "order"

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        if not self.apart:
            return (0, MANY)
        left, right = self.left.bounds(game, me, icons, hand), self.right.bounds(game, me, icons, hand)
        return (min(left[0], right[0]), MANY)  # one of them may have nothing to do

    def run(self, game: "Tabletop") -> bool:
        me = game.play.actor
        left, right = self.left.able(game, me), self.right.able(game, me)
        if (left and right) or (game.play.may_stop and (left or right)):
            return game.ask(me)
        self._begin(game, left or not right)
        return False

    def offered(self, game: "Tabletop") -> list[Choice]:
        me = game.play.actor
        choices = game.components.choices
        options = [choices.left_first] if self.left.able(game, me) else []
        if self.right.able(game, me):
            options.append(choices.right_first)
        if game.play.may_stop:
            options.append(choices.stop)
        return options

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        if choice is game.components.choices.stop:
            game.stop()
        else:
            self._begin(game, choice is game.components.choices.left_first)

    def _begin(self, game: "Tabletop", left_first: bool) -> None:
        game.play.may_stop = False
        game.push(Other(self.right if left_first else self.left))
        game.push(self.left if left_first else self.right)


@mypyc_attr(acyclic=True)
class Other(Task):
    """The other of two steps side by side follows, or is left out.  R6.4.6"""

    of_play = True

    def __init__(self, step: Action) -> None:
        self.step = step

    def run(self, game: "Tabletop") -> bool:
        game.push(HALT)
        play = game.play
        play.may_stop = self.step.free and play.steps > 0 and play.may_use_partly(game)
        game.push(self.step)
        return False

    def text(self) -> str:
        return f"{'other' if self.step.free else 'other must'}: {self.step.tree}"


class Halt(Task):
    """The end of a step that may be left out: `stop` returns here. Repetitions have `Rest`.  R6.4.6"""

    kind = "halt"
    of_play = True
    halts = True

    def run(self, game: "Tabletop") -> bool:
        return False


HALT: Final = Halt()


class Either(Action):
    """An action with `res` or `convert` is done all with pizza, or all with toys.  R13.1.1, R13.13.1"""

    def __init__(self, tree: Tree, free: bool, branches: list[Action], converts: bool) -> None:
        super().__init__(tree, free)
        self.branches = branches
        self.converts = converts
        self.kind = "direction" if converts else "type"
        self.reads = branches[PIZZA].reads | branches[TOY].reads
        self.raises = branches[PIZZA].raises | branches[TOY].raises
        self.lowers = branches[PIZZA].lowers | branches[TOY].lowers
        self.apart = branches[PIZZA].apart and branches[TOY].apart
        self.optional = branches[PIZZA].optional

    def run(self, game: "Tabletop") -> bool:
        types = self._types(game)
        if len(types) > 1:
            return game.ask(game.play.actor)
        game.push(self.branches[types[0]])
        return False

    def offered(self, game: "Tabletop") -> list[Choice]:
        choices = game.components.choices
        by_type = choices.convert_to if self.converts else choices.gather
        return [by_type[resource] for resource in self._types(game)]

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        game.push(self.branches[choice.resource])

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        bound = game.play.bound if me != game.leader else NOTHING
        if bound != NOTHING and not self.converts:
            return self.branches[bound].bounds(game, me, icons, hand)
        pizza = self.branches[PIZZA].bounds(game, me, icons, hand)
        toy = self.branches[TOY].bounds(game, me, icons, hand)
        return (max(pizza[0], toy[0]), max(pizza[1], toy[1]))

    def _types(self, game: "Tabletop") -> list[int]:
        """Finds the types that are possible; if neither is, it names the first.  A-16.4"""
        bound = game.play.bound_for(game)
        if bound != NOTHING and not self.converts:
            return [bound]  # else the follower is free  R7.8, R7.8.1
        if self.raises & _ROOM and not self.converts:  # a step of it may make room first
            return [PIZZA, TOY]
        types = [resource for resource in EACH_RESOURCE if self._possible(game, resource)]
        return types or [PIZZA]

    def _possible(self, game: "Tabletop", resource: int) -> bool:
        board = game.board(game.play.actor)
        if game.supply[resource] == 0:
            return False
        room = board.stuff[resource] < STUFF_ROOM
        if not self.converts:
            return room
        old = 1 - resource
        return (board.stuff[old] > 0 and room) or board.pack[old] > 0
