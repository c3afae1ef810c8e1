"""Doing something several times: by a count or a number, wholly or in part.  R14.1, R6.4.6"""

from typing import TYPE_CHECKING, Final

from fort.legal.foresight import can_end
from fort.legal.shortcuts import ends_lawfully
from fort.rules.actions import Action, foresee_stop
from fort.rules.choices import Choice
from fort.rules.compiling import mypyc_attr
from fort.rules.language import Tree
from fort.rules.names import ANY, COIN, MANY, NOTHING, PIZZA, SUITS, TOY
from fort.rules.task import Task, Todo

if TYPE_CHECKING:
    from fort.legal.foresight import Tally
    from fort.legal.game import Game
    from fort.rules.seat import Seat


MANY_TIMES: Final = 3


class Per(Action):
    """`A x count`, or a number of `A`: do it that many times.  R14.1, R14.3"""

    kind = "count"

    def __init__(self, tree: Tree, free: bool, body: Action, count: str, number: int) -> None:
        super().__init__(tree, free)
        self.body = body
        self.count = count  # "" for a plain number
        self.number = number
        self.suit = NOTHING
        if count == "any":
            self.suit = ANY
        elif count in SUITS:
            self.suit = SUITS.index(count)

    def run(self, game: "Game") -> bool:
        if self.suit != ANY:
            self._begin(game, self.times(game), self.suit)
            return False
        suits = self.offered(game)
        if len(suits) > 1:
            return game.ask(game.play.actor)
        self.answer(game, suits[0])  # every card shows a suit  R3.1
        return False

    def offered(self, game: "Game") -> list[Choice]:
        icons = game.play.icons_of(game)
        return [game.components.choices.count[suit] for suit in range(COIN + 1) if icons[suit]]

    def answer(self, game: "Game", choice: Choice) -> None:
        game.tell_counted(choice.suit)
        self._begin(game, game.play.icons_of(game)[choice.suit], choice.suit)

    def permits(self, game: "Game", choice: Choice) -> bool:
        tally = game.tally()
        return self._foresee_times(tally, game.below(), tally.icons[choice.suit], choice.suit)

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        if self.suit != ANY:
            return self._foresee_times(tally, todo, self._tallied(tally), self.suit)
        for suit in range(COIN + 1):
            if tally.icons[suit] and self._foresee_times(tally.copy(), todo, tally.icons[suit], suit):
                return True
        return False

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        times = self.number
        if self.suit == ANY:
            times = max(icons)
        elif self.suit != NOTHING:
            times = icons[self.suit]
        elif self.count != "":
            times = self.counted(game.seats[me])
        if times == 1:
            return self.body.certain(game, me, icons, hand)
        return self.body.certain(game, me, icons, hand) // times if times else 0

    def limit(self, game: "Game", me: int, hand: int) -> int:
        """Of the repetitions, if a suit is counted: these are what an added card must raise."""
        return self.body.limit(game, me, hand) if self.suit != NOTHING else MANY

    def hopeless(self, game: "Game", me: int, icons: list[int] | None) -> bool:
        if self.suit == NOTHING:
            if self.count != "" and self.counted(game.seats[me]) == 0 and icons is not None:
                return True
        elif self.suit < ANY and icons is not None and icons[self.suit] == 0:
            return True
        return self.body.hopeless(game, me, icons)

    def blocked(self, game: "Game", me: int) -> bool:
        return self.body.blocked(game, me)

    def falls_short(self, game: "Game", me: int, icons: list[int]) -> bool:
        if not isinstance(self.body, Plain) or self.suit == ANY:
            return self.hopeless(game, me, icons)
        times = self.number
        if self.count != "":
            times = self.counted(game.seats[me]) if self.suit == NOTHING else icons[self.suit]
        return times == 0 or self.body.most(game, me, times) < times

    def counted(self, seat: "Seat") -> int:
        if self.count == "fort":
            return seat.level  # R14.6
        if self.count == "pack":
            return seat.pack[PIZZA] + seat.pack[TOY]  # R14.7
        return len(seat.lookout)  # R14.8

    def times(self, game: "Game") -> int:
        """The count, read once, when the term is reached.  R14.1.2"""
        if self.count == "":
            return self.number
        if self.suit != NOTHING:
            return game.play.icons_of(game)[self.suit]
        return self.counted(game.seats[game.play.actor])

    def _tallied(self, tally: "Tally") -> int:
        if self.count == "":
            return self.number
        if self.count == "fort":
            return tally.level
        if self.count == "pack":
            return tally.pack[PIZZA] + tally.pack[TOY]
        if self.count == "lookout":
            return tally.lookout
        return tally.icons[self.suit]

    def _begin(self, game: "Game", times: int, suit: int) -> None:
        if times == 0:  # R6.4.5
            return
        if isinstance(self.body, Plain):
            often = HowOften(self, times, suit)
            if not often.settle(game):
                game.push(often)
        else:
            game.push(Rest(self, times, game.play.repeated(suit, times, 0), NOTHING))

    def _foresee_times(self, tally: "Tally", todo: Todo | None, times: int, suit: int) -> bool:
        if times == 0:
            return can_end(tally, todo)
        if isinstance(self.body, Plain):
            return HowOften(self, times, suit).foresee(tally, todo)
        tally.failed = None
        at = len(tally.reps) if suit != NOTHING else NOTHING
        tally.repeated(suit, times, 0)
        return Rest(self, times, at, NOTHING).foresee(tally, todo)


class Plain(Action):
    """A step without any decision in it: done so many times at a stroke."""

    kind = "times"

    def __init__(self, tree: Tree, free: bool) -> None:
        super().__init__(tree, free)
        self.once = HowOften(Per(tree, free, self, "", 1), 1, NOTHING)

    def most(self, game: "Game", me: int, times: int) -> int:
        raise NotImplementedError

    def do_times(self, game: "Game", me: int, times: int) -> None:
        raise NotImplementedError

    def most_tallied(self, tally: "Tally", times: int) -> int:
        raise NotImplementedError

    def tally_times(self, tally: "Tally", times: int) -> None:
        raise NotImplementedError

    def able(self, game: "Game", me: int) -> bool:
        return self.most(game, me, 1) > 0

    def hopeless(self, game: "Game", me: int, icons: list[int] | None) -> bool:
        return self.most(game, me, 1) <= 0

    def run(self, game: "Game") -> bool:
        if not self.once.settle(game):
            game.push(self.once)
        return False

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        if self.most_tallied(tally, 1):
            tally.steps += 1
            self.tally_times(tally, 1)
        else:
            tally.short = True
        return can_end(tally, todo)


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class HowOften(Task):
    """A plain step with its number: all of it, or less where that may be lawful.  R6.4.6"""

    judged = True
    kind = "times"

    def __init__(self, per: Per, times: int, suit: int) -> None:
        assert isinstance(per.body, Plain)
        self.per = per
        self.step: Plain = per.body
        self.times = times
        self.suit = suit

    def run(self, game: "Game") -> bool:
        return not self.settle(game) and game.ask(game.play.actor)

    def settle(self, game: "Game") -> bool:
        """Does it, unless how often must be asked."""
        play = game.play
        most = self.step.most(game, play.actor, self.times)
        if most == 0:
            play.short = True
            play.may_stop = False
            play.repeated(self.suit, self.times, 0)
            return True
        if play.may_stop or (most > 1 and self.per.free and play.may_use_partly(game)):
            return False
        self._do(game, most)
        return True

    def offered(self, game: "Game") -> list[Choice]:
        play = game.play
        most = self.step.most(game, play.actor, self.times)
        choices = game.components.choices
        least = 1 if self.per.free else most
        found = [choices.times[times] for times in range(most, least - 1, -1)]
        if play.may_stop:
            found.append(choices.stop)
        return found

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice is game.components.choices.stop:
            game.stop()
            return
        self._do(game, choice.number)

    def permits(self, game: "Game", choice: Choice) -> bool:
        if choice.number and game.completes():
            lawful = ends_lawfully(game, self.suit, self.times, choice.number, self.step.adds)
            if lawful is not None:
                return lawful
        tally = game.tally()
        if choice is game.components.choices.stop:
            return foresee_stop(tally, game.below())
        return self._foresee_so_often(tally, game.below(), choice.number)

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        most = self.step.most_tallied(tally, self.times)
        least = 1 if most > 1 and self.per.free and tally.may_use_partly() else most
        for times in range(most, least, -1):
            if self._foresee_so_often(tally.copy(), todo, times):
                return True
        return self._foresee_so_often(tally, todo, least)

    def foresee_asked(self, tally: "Tally", todo: Todo | None) -> bool:
        if tally.game.play.may_stop and foresee_stop(tally.copy(), todo):
            return True
        return self.foresee(tally, todo)

    def _do(self, game: "Game", times: int) -> None:
        play = game.play
        play.may_stop = False
        play.repeated(self.suit, self.times, times)
        play.steps += times
        if times < self.times:
            play.short = True
        self.step.do_times(game, play.actor, times)

    def _foresee_so_often(self, tally: "Tally", todo: Todo | None, times: int) -> bool:
        tally.repeated(self.suit, self.times, times)
        tally.steps += times
        if times < self.times:
            tally.short = True
        if times:
            self.step.tally_times(tally, times)
        return can_end(tally, todo)

    def text(self) -> str:
        suit = "" if self.suit == NOTHING else f" {SUITS[self.suit]}"
        return f"times {self.times}{suit}{'' if self.per.free else ' must'}: {self.step.tree}"


@mypyc_attr(acyclic=True, free_list_len=1)
class Rest(Task):
    """The repetitions still to come."""

    halts = True

    def __init__(self, per: Per, times: int, at: int, steps: int) -> None:
        self.per = per
        self.times = times
        self.at = at  # where play.reps counts them, or NOTHING
        self.steps = steps  # steps made before the repetition now being done, or NOTHING

    def run(self, game: "Game") -> bool:
        play = game.play
        if self.steps != NOTHING:
            if play.steps == self.steps:
                return False  # the last one could not even be begun; it fell short
            if self.at != NOTHING:
                play.repeat(self.at)  # also if half done 
        if self.times == 0:
            return False
        game.push(Rest(self.per, self.times - 1, self.at, play.steps))
        play.may_stop = self.per.free and play.steps > 0 and play.may_use_partly(game)
        game.push(self.per.body)
        return False

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        if self.steps != NOTHING:
            if tally.steps == self.steps:
                return can_end(tally, todo)
            tally.repeat(self.at)
        if self.times == 0:
            return can_end(tally, todo)
        if self.times >= MANY_TIMES:  # where ways multiply, none is tried twice
            position = tally.position(id(self.per), self.times)
            failed = tally.failed
            if failed is None:
                failed = tally.failed = set()
            if position in failed:
                return False
            if self._foresee_next(tally, todo):
                return True
            failed.add(position)
            return False
        return self._foresee_next(tally, todo)

    def _foresee_next(self, tally: "Tally", todo: Todo | None) -> bool:
        rest = Todo(Rest(self.per, self.times - 1, self.at, tally.steps), todo)
        if not (self.per.free and tally.steps > 0 and tally.may_use_partly()):
            return self.per.body.foresee(tally, rest)
        if self.per.body.foresee(tally.copy(), rest):
            return True
        tally.short = True  # stopped here
        return can_end(tally, todo)

    def text(self) -> str:
        must = "" if self.per.free else " must"
        return f"rest {self.times} {self.at} {self.steps}{must}: {self.per.body.tree}"
