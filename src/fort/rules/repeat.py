"""Actions can be repeated, by a count or a number, wholly or in part.  R14.1, R6.4.6"""

from typing import TYPE_CHECKING

from fort.box.language import Tree
from fort.rules.actions import Action, facts
from fort.rules.choices import Choice
from fort.rules.compiling import mypyc_attr
from fort.rules.limits import MANY
from fort.rules.names import ANY, COIN, NOTHING, PIZZA, SUITS, TOY
from fort.rules.task import Task

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop


class Per(Action):
    """`A x count`, or a number of `A`: it is done that many times.  R14.1, R14.3"""

    kind = "count"

    def __init__(self, tree: Tree, free: bool, body: Action, count: str, number: int) -> None:
        super().__init__(tree, free)
        self.body = body
        self.count = count  # "" for a plain number
        self.number = number
        self.suit = ANY if count == "any" else SUITS.index(count) if count in SUITS else NOTHING
        self.reads = body.reads | facts(
            {"fort": "level", "pack": "pack", "lookout": "lookout"}.get(count, "")
        )
        self.raises, self.lowers, self.apart = body.raises, body.lowers, body.apart
        self.optional = count != "" or body.optional

    def run(self, game: "Tabletop") -> bool:
        if self.suit != ANY:
            self._begin(game, self.times(game, game.play.actor, game.play.icons_of(game)), self.suit)
            return False
        suits = self.offered(game)
        if len(suits) > 1:
            return game.ask(game.play.actor)
        self.answer(game, suits[0])  # every card shows a suit  R3.1
        return False

    def offered(self, game: "Tabletop") -> list[Choice]:
        icons = game.play.icons_of(game)  # R14.5
        return [game.components.choices.count[suit] for suit in range(COIN + 1) if icons[suit]]

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        game.tell_counted(choice.suit)
        self._begin(game, game.play.icons_of(game)[choice.suit], choice.suit)  # R14.5.1

    def times(self, game: "Tabletop", me: int, icons: list[int]) -> int:
        """Reads the count, once, when the term is reached; of `any`, the smallest possible.  R14.1.2"""
        if self.suit == ANY:
            return _smallest(icons)
        if self.suit != NOTHING:
            return icons[self.suit]
        if self.number:
            return self.number
        board = game.board(me)
        if self.count == "fort":
            return board.level  # R14.6
        if self.count == "pack":
            return board.pack[PIZZA] + board.pack[TOY]  # R14.7
        return game.lookout_cards(me)  # R14.8

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        times = self.times(game, me, icons)
        if times == 0:
            return (0, 0)
        sure, most = self.body.bounds(game, me, icons, hand)
        if times == 1:
            return (sure, most)
        if not self.apart and most:
            return (sure // times, MANY)
        return (sure // times, most // times)

    def _begin(self, game: "Tabletop", times: int, suit: int) -> None:
        if times == 0:  # R6.4.5
            return
        if isinstance(self.body, Plain):
            often = HowOften(self, times, suit)
            if not often.settle(game):
                game.push(often)
        else:
            game.push(Rest(self, times, game.play.repeated(suit, times, 0), NOTHING))


def _smallest(icons: list[int]) -> int:
    """Finds the smallest of these numbers but zero, if there is one."""
    found = 0
    for number in icons:
        if 0 < number < (found or MANY):
            found = number
    return found


class Plain(Action):
    """A plain step leaves nothing to decide but how often it is done."""

    kind = "times"

    def __init__(self, tree: Tree, free: bool, which: int = NOTHING) -> None:
        super().__init__(tree, free, which)
        self.once = HowOften(Per(tree, free, self, "", 1), 1, NOTHING)

    def most(self, game: "Tabletop", me: int) -> int:
        """Says how often it can be done."""
        raise NotImplementedError

    def do(self, game: "Tabletop", me: int, times: int) -> None:
        raise NotImplementedError

    def able(self, game: "Tabletop", me: int) -> bool:
        return self.most(game, me) > 0

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        most = self.most(game, me)
        return (most, most)

    def run(self, game: "Tabletop") -> bool:
        if not self.once.settle(game):
            game.push(self.once)
        return False


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class HowOften(Task):
    """A plain step is done as often as prescribed, or less often where that may be lawful.  R6.4.6"""

    judged = True
    of_play = True
    kind = "times"

    def __init__(self, per: Per, times: int, suit: int) -> None:
        assert isinstance(per.body, Plain)
        self.per = per
        self.step: Plain = per.body
        self.times = times
        self.suit = suit

    def run(self, game: "Tabletop") -> bool:
        return not self.settle(game) and game.ask(game.play.actor)

    def settle(self, game: "Tabletop") -> bool:
        """Does the step, unless the actor must say how often."""
        play = game.play
        most = min(self.times, self.step.most(game, play.actor))
        if most > 0 and (play.may_stop or (most > 1 and self.per.free and play.may_use_partly(game))):
            return False
        self._do(game, most)
        return True

    def offered(self, game: "Tabletop") -> list[Choice]:
        play = game.play
        most = min(self.times, self.step.most(game, play.actor))
        choices = game.components.choices
        least = 1 if self.per.free else most
        options = [choices.times[times] for times in range(most, least - 1, -1)]
        if play.may_stop:
            options.append(choices.stop)
        return options

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        if choice is game.components.choices.stop:
            game.stop()
        else:
            self._do(game, choice.number)

    def _do(self, game: "Tabletop", times: int) -> None:
        play = game.play
        play.may_stop = False
        play.repeated(self.suit, self.times, times)  # R6.5.3
        play.steps += times
        if times < self.times:
            play.short = True  # R6.4.3
        if times:
            self.step.do(game, play.actor, times)

    def text(self) -> str:
        suit = "" if self.suit == NOTHING else f" {SUITS[self.suit]}"
        return f"times {self.times}{suit}{'' if self.per.free else ' must'}: {self.step.tree}"


@mypyc_attr(acyclic=True, free_list_len=1)
class Rest(Task):
    """The repetitions still to come are done one by one.  R14.3"""

    of_play = True
    halts = True

    def __init__(self, per: Per, repeats: int, at: int, steps: int) -> None:
        self.per = per
        self.repeats = repeats
        self.at = at  # where play.reps counts them, or NOTHING
        self.steps = steps  # steps made before the repetition now being done, or NOTHING

    def run(self, game: "Tabletop") -> bool:
        play = game.play
        if self.steps != NOTHING:
            if play.steps == self.steps:
                return False  # the last one could not even be begun; it fell short
            if self.at != NOTHING:
                play.repeat(self.at)  # also if half done 
        if self.repeats == 0:
            return False
        game.push(Rest(self.per, self.repeats - 1, self.at, play.steps))
        play.may_stop = self.per.free and play.steps > 0 and play.may_use_partly(game)
        game.push(self.per.body)  # R14.3.1
        return False

    def text(self) -> str:
        must = "" if self.per.free else " must"
        return f"rest {self.repeats} {self.at} {self.steps}{must}: {self.per.body.tree}"
