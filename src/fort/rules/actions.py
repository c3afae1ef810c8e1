"""Actions as tasks: then, side by side, per, either; and what of them is left to do.  R14"""

from typing import TYPE_CHECKING, Final

from fort.legal.foresight import can_end
from fort.legal.shortcuts import added_serve
from fort.rules.choices import Choice
from fort.rules.compiling import mypyc_attr
from fort.rules.language import Tree
from fort.rules.names import MANY, NOTHING, PIZZA, STUFF_ROOM, TOY
from fort.rules.task import Task, Todo

if TYPE_CHECKING:
    from fort.legal.foresight import Tally
    from fort.legal.game import Game


SCORING: Final = ("vp", "trash-this")
LEAVING_ROOM: Final = ("vp", "trash-this", "trash", "trash-rival", "recruit", "lookout")


_CARDS_OR_TOKENS: Final = {
    "lookout": "cards",
    "trash": "cards",
    "trash-rival": "cards",
    "recruit": "cards",
    "pack": "tokens",
    "pizza": "tokens",
    "toy": "tokens",
    "spend-pizza": "tokens",
    "spend-toy": "tokens",
}


class Action(Task):
    """An action of the rulebook, ready to be carried out by `game.play.actor`."""

    judged = True
    adds = False  # gathers one resource, and nothing else

    def __init__(self, tree: Tree, free: bool) -> None:
        self.tree = tree
        self.free = free  # not within a `>`: may be cut short  R6.4.6, A-6.3

    def able(self, game: "Game", me: int) -> bool:
        """Can it be begun?"""
        return True

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        """How often it can certainly be done in full with so many cards in hand; 0 if that takes thought.

        A short cut before foresight: it settles four questions of five at a tenth of the time.
        """
        raise NotImplementedError

    def limit(self, game: "Game", me: int, hand: int) -> int:
        """How often it can be begun at the very most, if nothing else is done before."""
        return MANY

    def hopeless(self, game: "Game", me: int, icons: list[int] | None) -> bool:
        """Is there certainly nothing that it could do now? Without icons: whatever is added."""
        return False

    def blocked(self, game: "Game", me: int) -> bool:
        """Can it certainly not be done in full now, whatever is added?"""
        return self.hopeless(game, me, None)

    def falls_short(self, game: "Game", me: int, icons: list[int]) -> bool:
        """Begun now by a follower, will it certainly not be done in full?"""
        return self.hopeless(game, me, icons)

    def foresee_asked(self, tally: "Tally", todo: Todo | None) -> bool:
        if tally.game.play.may_stop and foresee_stop(tally.copy(), todo):
            return True
        return self.foresee(tally, todo)

    def text(self) -> str:
        return f"{'do' if self.free else 'must'} {self.tree}"


class Then(Action):
    """`A > B`: the right only if the left was done completely.  R14.2"""

    def __init__(self, tree: Tree, free: bool, left: Action, right: Action) -> None:
        super().__init__(tree, free)
        self.left = left
        self.right = right
        # The right only scores, or gathers after a left that leaves Stuff alone: neither affects the other.
        gains = [word for word in right.tree.words() if word not in SCORING]
        touches_room = [word for word in left.tree.words() if word not in LEAVING_ROOM]
        self.apart = not gains or (right.adds and not touches_room)

    def run(self, game: "Game") -> bool:
        play = game.play
        game.push(Second(self.right, play.short, play.steps, self.apart))
        play.short = False
        game.push(self.left)
        return False

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        if not self.apart:
            return 0
        left = self.left.certain(game, me, icons, hand)
        return min(left, self.right.certain(game, me, icons, hand))

    def limit(self, game: "Game", me: int, hand: int) -> int:
        return self.left.limit(game, me, hand)

    def hopeless(self, game: "Game", me: int, icons: list[int] | None) -> bool:
        return self.left.hopeless(game, me, icons)

    def blocked(self, game: "Game", me: int) -> bool:
        if self.left.blocked(game, me):
            return True
        return self.right.adds and self.apart and self.right.blocked(game, me)

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        second = Todo(Second(self.right, tally.short, tally.steps, self.apart), todo)
        tally.short = False
        return self.left.foresee(tally, second)


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class Second(Task):
    """The right of a `>`, waiting for its left."""

    def __init__(self, right: Action, short: bool, steps: int, apart: bool = False) -> None:
        self.right = right
        self.short = short  # did the use fall short before the left began?
        self.steps = steps
        self.apart = apart  # does nothing that the left does affect the right? False: perhaps it does

    def run(self, game: "Game") -> bool:
        play = game.play
        if not play.short:  # R14.2.1
            play.short = self.short
            if play.steps > self.steps:  # a left done zero times was not done 
                game.push(self.right)
        return False

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        if not tally.short:
            tally.short = self.short
            if tally.steps > self.steps:
                return self.right.foresee(tally, todo)
        return can_end(tally, todo)

    def text(self) -> str:
        return f"then {'short' if self.short else 'complete'} {self.steps}: {self.right.tree}"


class Both(Action):
    """`A & B`: side by side, in any order.  R14.4"""

    kind = "order"

    def __init__(self, tree: Tree, free: bool, left: Action, right: Action) -> None:
        super().__init__(tree, free)
        self.left = left
        self.right = right
        # One takes cards only, the other moves tokens only: neither affects the other.
        kinds = [{_CARDS_OR_TOKENS.get(word, "both") for word in step.tree.words()} for step in (left, right)]
        self.apart = not tree.counts() and kinds in ([{"cards"}, {"tokens"}], [{"tokens"}, {"cards"}])

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        if not self.apart:
            return 0
        left = self.left.certain(game, me, icons, hand)
        return min(left, self.right.certain(game, me, icons, hand))

    def run(self, game: "Game") -> bool:
        me = game.play.actor
        left, right = self.left.able(game, me), self.right.able(game, me)
        if (left and right) or (game.play.may_stop and (left or right)):
            return game.ask(me)
        self._begin(game, left or not right)
        return False

    def offered(self, game: "Game") -> list[Choice]:
        me = game.play.actor
        choices = game.components.choices
        found = []
        if self.left.able(game, me):
            found.append(choices.left_first)
        if self.right.able(game, me):
            found.append(choices.right_first)
        if game.play.may_stop:
            found.append(choices.stop)
        return found

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice is game.components.choices.stop:
            game.stop()
            return
        self._begin(game, choice is game.components.choices.left_first)

    def permits(self, game: "Game", choice: Choice) -> bool:
        tally = game.tally()
        if choice is game.components.choices.stop:
            return foresee_stop(tally, game.below())
        return self._foresee_from(tally, game.below(), choice is game.components.choices.left_first)

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        return self._foresee_from(tally.copy(), todo, True) or self._foresee_from(tally, todo, False)

    def _begin(self, game: "Game", left_first: bool) -> None:
        game.play.may_stop = False
        game.push(Other(self.right if left_first else self.left))
        game.push(self.left if left_first else self.right)

    def _foresee_from(self, tally: "Tally", todo: Todo | None, left_first: bool) -> bool:
        other = Other(self.right if left_first else self.left)
        return (self.left if left_first else self.right).foresee(tally, Todo(other, todo))


@mypyc_attr(acyclic=True)
class Other(Task):
    """The other of two steps side by side; it may be left out.  R6.4.6"""

    def __init__(self, step: Action) -> None:
        self.step = step

    def run(self, game: "Game") -> bool:
        game.push(Halt())
        play = game.play
        play.may_stop = self.step.free and play.steps > 0 and play.may_use_partly(game)
        game.push(self.step)
        return False

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        if self.step.free and tally.steps > 0 and tally.may_use_partly():
            without = tally.copy()
            without.short = True
            if can_end(without, todo):
                return True
        return self.step.foresee(tally, todo)

    def text(self) -> str:
        return f"{'other' if self.step.free else 'other must'}: {self.step.tree}"


class Halt(Task):
    """The place to which `stop` returns."""

    kind = "halt"
    halts = True

    def run(self, game: "Game") -> bool:
        return False

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        return can_end(tally, todo)


class Either(Action):
    """An action with `res` or `convert`: all of it with pizza, or all of it with toys.  R13.1.1"""

    kind = "type"

    def __init__(self, tree: Tree, free: bool, branches: list[Action], converts: bool, frees: bool) -> None:
        super().__init__(tree, free)
        self.branches = branches
        self.converts = converts
        self.frees = frees  # a step of it may make room first
        if converts:
            self.kind = "direction"

    def run(self, game: "Game") -> bool:
        play = game.play
        seat = game.seats[play.actor]
        types = self._types(play.bound_for(game), seat.stuff, seat.pack, game.supply)
        if len(types) > 1:
            return game.ask(play.actor)
        game.push(self.branches[types[0]])
        return False

    def offered(self, game: "Game") -> list[Choice]:
        play = game.play
        seat = game.seats[play.actor]
        choices = game.components.choices
        by_type = choices.convert_to if self.converts else choices.gather
        return [by_type[t] for t in self._types(play.bound_for(game), seat.stuff, seat.pack, game.supply)]

    def answer(self, game: "Game", choice: Choice) -> None:
        game.push(self.branches[choice.resource])

    def permits(self, game: "Game", choice: Choice) -> bool:
        branch = self.branches[choice.resource]
        play = game.play
        if game.completes() and added_serve(game):
            hand = len(game.seats[play.actor].hand)
            if branch.certain(game, play.actor, play.icons_of(game), hand):
                return True
        return branch.foresee(game.tally(), game.below())

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        if game.play.bound_for(game) != NOTHING and not self.converts:
            return self.branches[game.play.bound].certain(game, me, icons, hand)
        pizza = self.branches[PIZZA].certain(game, me, icons, hand)
        return max(pizza, self.branches[TOY].certain(game, me, icons, hand))

    def limit(self, game: "Game", me: int, hand: int) -> int:
        return max(self.branches[PIZZA].limit(game, me, hand), self.branches[TOY].limit(game, me, hand))

    def hopeless(self, game: "Game", me: int, icons: list[int] | None) -> bool:
        return self.branches[PIZZA].hopeless(game, me, icons) and self.branches[TOY].hopeless(game, me, icons)

    def blocked(self, game: "Game", me: int) -> bool:
        return self.branches[PIZZA].blocked(game, me) and self.branches[TOY].blocked(game, me)

    def falls_short(self, game: "Game", me: int, icons: list[int]) -> bool:
        bound = game.play.bound
        if bound != NOTHING and not self.converts:
            return self.branches[bound].falls_short(game, me, icons)
        return all(branch.falls_short(game, me, icons) for branch in self.branches)

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        bound = NOTHING if tally.leads else tally.game.play.bound
        types = self._types(bound, tally.stuff, tally.pack, tally.supply)
        for resource in types[:-1]:
            if self.branches[resource].foresee(tally.copy(), todo):
                return True
        return self.branches[types[-1]].foresee(tally, todo)

    def _types(self, bound: int, stuff: list[int], pack: list[int], supply: list[int]) -> list[int]:
        if bound != NOTHING and not self.converts:
            return [bound]  # R7.8
        if self.frees and not self.converts:
            return [PIZZA, TOY]
        found = []
        for resource in (PIZZA, TOY):
            possible = supply[resource] > 0
            if self.converts:
                old = 1 - resource
                room = stuff[old] > 0 and stuff[resource] < STUFF_ROOM
                possible = possible and (room or pack[old] > 0)
            else:
                possible = possible and stuff[resource] < STUFF_ROOM
            if possible:
                found.append(resource)
        return found if found else [PIZZA]  # of two types the possible one 


def foresee_stop(tally: "Tally", todo: Todo | None) -> bool:
    """What `game.stop` does, foreseen."""
    tally.short = True
    while True:
        assert todo is not None
        task = todo.task
        todo = todo.below
        if task.halts:
            return can_end(tally, todo)
