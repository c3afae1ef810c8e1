"""Actions are words, and the signs that join them: then, side by side, either.  R14

A word says which facts of the table it sees, gives and takes. From that follows which actions leave each
other alone and which can help another; nobody keeps lists of it.
"""

from typing import Final

from fort.box.language import Tree
from fort.compiling import mypyc_attr
from fort.rules.choices import Choice
from fort.rules.limits import MANY
from fort.rules.names import EACH_RESOURCE, NOTHING, PIZZA, TOY
from fort.rules.tabletop import Tabletop
from fort.rules.task import Step, Task

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


class Action(Step):
    """An action of the rulebook is a word, or actions joined by a sign.  R14"""

    sees = ""  # facts: the more there is of these, the more often it can be done
    gives = ""  # there may be more of these afterwards
    takes = ""  # there may be less
    apart = True  # none of its steps makes another easier or harder, except by using up what both need
    optional = False  # can there be nothing to do, so that nothing is left undone? 

    def __init__(self, tree: Tree, free: bool, resource: int = NOTHING) -> None:
        self.tree = tree
        self.free = free  # may it be cut short? Not as a part of a `>`  R6.4.6, A-6.3
        self.resource = resource  # that its word names
        self.reads: int = facts(self.sees)  # the same three as sets of bits
        self.raises: int = facts(self.gives)
        self.lowers: int = facts(self.takes)

    def able(self, game: Tabletop, me: int) -> bool:
        """Can it be begun?"""
        return self.possible(game, me) > 0

    def possible(self, game: Tabletop, me: int) -> int:
        """Says how often it can be done, if neither the hand nor a perk matters to that."""
        return MANY

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        """Says how often it can surely be done in full, and how often at most, with so many cards in hand.

        It is asked of the real table only. Too little of the first and too much of the second are no mistake:
        then foresight decides.
        """
        possible = self.possible(game, me)
        return (possible, possible)

    def repeat(self, game: Tabletop, times: int, suit: int) -> None:
        """It is done so many times, one after the other, as a count or a number says.  R14.3"""
        game.push(Rest(self, times, game.play.note(suit, times, 0), NOTHING))

    def text(self) -> str:
        return f"{'do' if self.free else 'must'} {self.tree}"


OTHER: Final = -2


@mypyc_attr(acyclic=True, free_list_len=1)  # no rings of them: the garbage collector need not know
class Rest(Task):
    """What is left of repetitions, or of two steps side by side, is done or left out.  R14.3, R6.4.6"""

    of_play = True
    halts = True

    def __init__(self, step: Action, repeats: int, at: int, steps: int) -> None:
        self.step = step
        self.repeats = repeats
        self.at = at  # where play.reps counts them, NOTHING, or OTHER: it is the other of two steps
        self.steps = steps  # steps made before the repetition now being done, or NOTHING

    def run(self, game: Tabletop) -> None:
        play = game.play
        if self.steps != NOTHING:
            if play.steps == self.steps:
                return  # the last one could not even be begun; it fell short
            if self.at >= 0:
                play.note_one_more(self.at)  # also if half done 
        if self.repeats > 0:
            game.push(Rest(self.step, self.repeats - 1, self.at, play.steps))
            play.may_stop = self.step.free and play.steps > 0 and play.may_use_partly(game)
            self.step.run(game)  # R14.3.1

    def text(self) -> str:
        must = "" if self.step.free else " must"
        if self.at == OTHER:
            return f"other{must}: {self.step.tree}" if self.repeats else "halt"
        return f"rest {self.repeats} {self.at} {self.steps}{must}: {self.step.tree}"


def leave_alone(left: Action, right: Action) -> bool:
    """Can neither action change how often the other can be done?"""
    return not ((left.raises | left.lowers) & right.reads or (right.raises | right.lowers) & left.reads)


def helps(other: Action | None, action: Action | None) -> bool:
    """If the other action is done first, could this one be done more often?"""
    return other is not None and action is not None and other.raises & action.reads != 0


class Sign(Action):
    """A sign joins actions: it sees and changes what they do.  R14"""

    def __init__(self, tree: Tree, free: bool, parts: list[Action]) -> None:
        super().__init__(tree, free)
        for part in parts:
            self.reads |= part.reads
            self.raises |= part.raises
            self.lowers |= part.lowers
            self.apart = self.apart and part.apart


class Pair(Sign):
    """A sign stands between two actions.  R14"""

    def __init__(self, tree: Tree, free: bool, left: Action, right: Action) -> None:
        super().__init__(tree, free, [left, right])
        self.left = left
        self.right = right
        self.apart = self.apart and leave_alone(left, right)


class Then(Pair):
    """`A > B`: the right is done only if the left was done completely.  R14.2"""

    def run(self, game: Tabletop) -> None:
        play = game.play
        game.push(Second(self.right, play.short, play.steps, self.apart))
        play.short = False
        self.left.run(game)  # all of it comes before the right  R14.3.2

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        sure, most = self.left.bounds(game, me, icons, hand)
        if not self.apart:
            return (0, most)
        right_sure, right_most = self.right.bounds(game, me, icons, hand)
        return (min(sure, right_sure), most if self.right.optional else min(most, right_most))


@mypyc_attr(acyclic=True)
class Second(Task):
    """The right of a `>` waits for its left; if it proves impossible, the left stands.  R14.2.3"""

    of_play = True

    def __init__(self, right: Action, short: bool, steps: int, apart: bool = False) -> None:
        self.right = right
        self.short = short  # did the use fall short before the left began?
        self.steps = steps  # made before the left began
        self.apart = apart  # does nothing that the left does affect the right? False: perhaps it does

    def run(self, game: Tabletop) -> None:
        play = game.play
        if not play.short:  # R14.2.1
            play.short = self.short
            if play.steps > self.steps:  # a left done zero times was not done 
                self.right.run(game)  # R14.2.2

    def text(self) -> str:
        return f"then {'short' if self.short else 'complete'} {self.steps}: {self.right.tree}"


class Both(Pair):
    """`A & B`: both are done, in any order.  R14.4"""

    kind = "order"

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        if not self.apart:
            return (0, MANY)
        left, right = self.left.bounds(game, me, icons, hand), self.right.bounds(game, me, icons, hand)
        return (min(left[0], right[0]), MANY)  # one of them may have nothing to do

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        choices = game.components.choices
        options = [choices.left_first] if self.left.able(game, me) else []
        if self.right.able(game, me):
            options.append(choices.right_first)
        return options

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        left_first = choice is game.components.choices.left_first
        game.push(Rest(self.right if left_first else self.left, 1, OTHER, NOTHING))
        (self.left if left_first else self.right).run(game)


class Either(Sign):
    """An action with `res` or `convert` is done all with pizza, or all with toys.  R13.1.1, R13.13.1"""

    def __init__(self, tree: Tree, free: bool, branches: list[Action], words: list[Action]) -> None:
        super().__init__(tree, free, branches)
        self.branches = branches
        self.words = words  # what the open word stands for
        self.converts = "res" not in tree.words()
        self.kind = "direction" if self.converts else "type"
        self.optional = branches[PIZZA].optional

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        choices = game.components.choices
        by_type = choices.convert_to if self.converts else choices.gather
        return [by_type[resource] for resource in self._types(game, me)]

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        self.branches[choice.resource].run(game)

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        required = self.required(game, me)
        if required != NOTHING:
            return self.branches[required].bounds(game, me, icons, hand)
        pizza = self.branches[PIZZA].bounds(game, me, icons, hand)
        toy = self.branches[TOY].bounds(game, me, icons, hand)
        return (max(pizza[0], toy[0]), max(pizza[1], toy[1]))

    def required(self, game: Tabletop, me: int) -> int:
        """Gives the type that a follower must gather because the leader did, if any.  R7.8, R7.8.1"""
        return NOTHING if self.converts or me == game.leader else game.play.gathered

    def _types(self, game: Tabletop, me: int) -> list[int]:
        """Finds the types that are possible; if neither is, it names the first.  A-2.1, A-2.6, A-16.4"""
        required = self.required(game, me)
        if required != NOTHING:
            return [required]
        if self.raises & _ROOM and not self.converts:  # a step of it may make room first
            return [PIZZA, TOY]
        return [resource for resource in EACH_RESOURCE if self.words[resource].able(game, me)] or [PIZZA]


_ROOM: Final = facts("room")
