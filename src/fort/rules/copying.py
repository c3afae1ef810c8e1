"""Copy Pack and Copy rival Pack.  R13.11, R13.12"""

from typing import TYPE_CHECKING

from fort.legal.foresight import can_end
from fort.rules.choices import Choice
from fort.rules.events import Copied
from fort.rules.language import Tree
from fort.rules.names import NO_ICONS, NOTHING, PIZZA, STUFF_ROOM, TOY
from fort.rules.task import Todo
from fort.rules.words import Word

if TYPE_CHECKING:
    from fort.legal.foresight import Tally
    from fort.legal.game import Game


def fits(pack: list[int], stuff: list[int], supply: list[int]) -> bool:
    """Can all of this Pack, and it is not empty, be copied?  R13.11"""
    for resource in (PIZZA, TOY):
        if pack[resource] > STUFF_ROOM - stuff[resource] or pack[resource] > supply[resource]:
            return False
    return pack[PIZZA] + pack[TOY] > 0


class CopyPack(Word):
    """Take the same resources as lie in a Pack, into your Stuff.  R13.11"""

    kind = "copy"

    def __init__(self, tree: Tree, free: bool, whose: int = NOTHING) -> None:
        super().__init__(tree, free)
        self.whose = whose  # NOTHING is your own

    def run(self, game: "Game") -> bool:
        me = game.play.actor
        pack = game.seats[self._whose(me)].pack
        if pack[PIZZA] + pack[TOY] == 0:
            return False  # zero times: nothing done, nothing left undone 
        return super().run(game)

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        return int(fits(game.seats[self._whose(me)].pack, game.seats[me].stuff, game.supply))

    def blocked(self, game: "Game", me: int) -> bool:
        return self.certain(game, me, NO_ICONS, 0) == 0

    def falls_short(self, game: "Game", me: int, icons: list[int]) -> bool:
        return self.blocked(game, me)

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        pack = game.seats[self._whose(me)].pack
        pizza = max(0, min(pack[PIZZA], min(STUFF_ROOM - seat.stuff[PIZZA], game.supply[PIZZA])))
        toy = max(0, min(pack[TOY], min(STUFF_ROOM - seat.stuff[TOY], game.supply[TOY])))
        partly = self.free and game.play.may_use_partly(game)
        copies = game.components.choices.copy
        return [copies[part] for part in self._parts(pizza, toy, partly)]

    def surely_full(self, game: "Game") -> bool:
        return False  # less than all of it may be copied

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        seat = game.seats[me]
        pack = game.seats[self._whose(me)].pack
        if choice.pizza + choice.toy < pack[PIZZA] + pack[TOY]:
            game.play.short = True
        seat.stuff[PIZZA] += choice.pizza
        seat.stuff[TOY] += choice.toy
        game.supply[PIZZA] -= choice.pizza
        game.supply[TOY] -= choice.toy
        if game.log is not None:
            game.log.append(Copied(me, self._whose(me), choice.pizza, choice.toy))

    def kind_of(self, game: "Game", choice: Choice) -> int:
        return choice.pizza * 16 + choice.toy

    def kinds(self, tally: "Tally") -> list[int]:
        pack = self._tallied_pack(tally)
        pizza = max(0, min(pack[PIZZA], tally.room(PIZZA)))
        toy = max(0, min(pack[TOY], tally.room(TOY)))
        return [p * 16 + t for p, t in self._parts(pizza, toy, self.free and tally.may_use_partly())]

    def count(self, tally: "Tally", kind: int) -> None:
        pack = self._tallied_pack(tally)
        if kind // 16 + kind % 16 < pack[PIZZA] + pack[TOY]:
            tally.short = True
        tally.gain(PIZZA, kind // 16)
        tally.gain(TOY, kind % 16)

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        pack = self._tallied_pack(tally)
        if pack[PIZZA] + pack[TOY] == 0:
            return can_end(tally, todo)
        return super().foresee(tally, todo)

    def text(self) -> str:
        if self.whose == NOTHING:
            return super().text()
        return f"copy {'free' if self.free else 'bound'} {self.whose}"

    def _whose(self, me: int) -> int:
        return me if self.whose == NOTHING else self.whose

    def _tallied_pack(self, tally: "Tally") -> list[int]:
        return tally.pack if self.whose == NOTHING else tally.game.seats[self.whose].pack

    def _parts(self, pizza: int, toy: int, partly: bool) -> list[tuple[int, int]]:
        """All of it first; less of it where that may be lawful.  A-16.1"""
        if not partly:
            return [(pizza, toy)] if pizza + toy else []
        parts = [(p, t) for p in range(pizza, -1, -1) for t in range(toy, -1, -1) if p + t]
        parts.sort(key=_largest_first)
        return parts


def _largest_first(part: tuple[int, int]) -> int:
    return -part[0] - part[1]


class CopyRivalPack(Word):
    """The same with the Pack of one rival of your choice.  R13.12"""

    def surely_full(self, game: "Game") -> bool:
        return False  # less than all of it may be copied

    kind = "copy whose"

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        seat = game.seats[me]
        for other in game.rivals(me):
            if fits(game.seats[other].pack, seat.stuff, game.supply):
                return 1
        return 0

    def blocked(self, game: "Game", me: int) -> bool:
        return self.certain(game, me, NO_ICONS, 0) == 0

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        found = []
        for other in game.rivals(me):
            pack = game.seats[other].pack
            for resource in (PIZZA, TOY):
                if pack[resource] and seat.stuff[resource] < STUFF_ROOM and game.supply[resource]:
                    found.append(game.components.choices.copy_whose[other])
                    break
        return found

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        game.play.steps -= 1  # the copying itself is the step
        game.push(CopyPack(self.tree, self.free, choice.seat))

    def kind_of(self, game: "Game", choice: Choice) -> int:
        return choice.seat

    def kinds(self, tally: "Tally") -> list[int]:
        found = []
        for other in tally.game.rivals(tally.me):
            pack = tally.game.seats[other].pack
            if (pack[PIZZA] and tally.room(PIZZA) > 0) or (pack[TOY] and tally.room(TOY) > 0):
                found.append(other)
        return found

    def _foresee_kind(self, tally: "Tally", todo: Todo | None, kind: int) -> bool:
        return CopyPack(self.tree, self.free, kind).foresee(tally, todo)
