"""The words of the action language, one class for each action of the rulebook.  R13

A word says which `ways` there are to do it and does one of them; beside that, the same over the counts
of a `Tally`: the `kinds` of ways, and what one of a kind changes.
"""

from typing import TYPE_CHECKING

from fort.rules.actions import Action, Both, Either, Per, Plain, Then, foresee_stop
from fort.rules.choices import Choice
from fort.rules.events import (
    Advanced,
    Converted,
    Copied,
    Gathered,
    Packed,
    Paid,
    PromisedTrash,
    Scored,
    Spent,
)
from fort.rules.foresight import can_end
from fort.rules.language import Tree
from fort.rules.levels import payments, prize
from fort.rules.names import (
    DISCARD_PILE,
    HAND,
    NOTHING,
    PACK,
    PARK,
    PARK_DECK,
    PIZZA,
    PLACES,
    PUBLIC,
    RESOURCES,
    SCULPTURE,
    STUFF,
    STUFF_ROOM,
    TOP_LEVEL,
    TOY,
    YARD,
)
from fort.rules.task import Todo

if TYPE_CHECKING:
    from fort.rules.foresight import Tally
    from fort.rules.game import Game

FREES_ROOM = ("pack", "spend-pizza", "spend-toy", "convert", "advance", "advance-1", "advance+1")


class Gather(Plain):
    """Take a resource from the supply into your Stuff.  R13.1"""

    def __init__(self, tree: Tree, free: bool, resource: int) -> None:
        super().__init__(tree, free)
        self.resource = resource

    def most(self, game: "Game", me: int, times: int) -> int:
        room = STUFF_ROOM - game.seats[me].stuff[self.resource]  # R4.3
        return min(times, room, game.supply[self.resource])

    def do_times(self, game: "Game", me: int, times: int) -> None:
        game.seats[me].stuff[self.resource] += times
        game.supply[self.resource] -= times
        play = game.play
        if me == game.leader and play.side == PUBLIC:
            play.bound = self.resource  # R7.8
        if game.log is not None:
            game.log.append(Gathered(me, RESOURCES[self.resource], times))

    def most_tallied(self, tally: "Tally", times: int) -> int:
        return min(times, tally.room(self.resource))

    def tally_times(self, tally: "Tally", times: int) -> None:
        tally.gain(self.resource, times)


class Score(Plain):
    """Move your score marker forward.  R13.8"""

    def most(self, game: "Game", me: int, times: int) -> int:
        return times

    def do_times(self, game: "Game", me: int, times: int) -> None:
        game.seats[me].score += times
        if game.log is not None:
            game.log.append(Scored(me, times))
        game.check_end()

    def most_tallied(self, tally: "Tally", times: int) -> int:
        return times

    def tally_times(self, tally: "Tally", times: int) -> None:
        pass


class TrashThis(Plain):
    """The played card goes to the box after all following.  R13.5"""

    def most(self, game: "Game", me: int, times: int) -> int:
        return times

    def do_times(self, game: "Game", me: int, times: int) -> None:
        if me == game.leader:
            game.play.trash_this = True
            if game.log is not None:
                game.log.append(PromisedTrash(me, game.name(game.play.kid)))

    def most_tallied(self, tally: "Tally", times: int) -> int:
        return times

    def tally_times(self, tally: "Tally", times: int) -> None:
        pass


class Word(Action):
    """A step that leaves something open: which card, which token, from where."""

    def ways(self, game: "Game", me: int) -> list[Choice]:
        raise NotImplementedError

    def number_of_ways(self, game: "Game", me: int) -> int:
        """As far as everybody can tell: cards in a hand are counted, not told apart.  A-14.4"""
        return len(self.ways(game, me))

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        raise NotImplementedError

    def kind_of(self, choice: Choice) -> int:
        raise NotImplementedError

    def kinds(self, tally: "Tally") -> list[int]:
        raise NotImplementedError

    def count(self, tally: "Tally", kind: int) -> None:
        raise NotImplementedError

    def after(self, tally: "Tally", todo: Todo | None) -> Todo | None:
        """What its doing adds to what is to be done."""
        return todo

    def able(self, game: "Game", me: int) -> bool:
        return self.number_of_ways(game, me) > 0

    def run(self, game: "Game") -> bool:
        play = game.play
        ways = self.number_of_ways(game, play.actor)
        if ways == 0:
            play.short = True
            play.may_stop = False
            return False
        if ways > 1 or play.may_stop:
            return game.ask(self, play.actor)
        play.steps += 1
        self.do(game, play.actor, self.ways(game, play.actor)[0])
        return False

    def offered(self, game: "Game") -> list[Choice]:
        found = self.ways(game, game.play.actor)
        if game.play.may_stop:
            found.append(game.components.choices.stop)
        return found

    def options(self, game: "Game") -> list[Choice]:
        lawful: dict[int, bool] = {}  # choices of one kind are lawful together
        found = []
        for choice in self.offered(game):
            kind = -1 if choice is game.components.choices.stop else self.kind_of(choice)
            if kind not in lawful:
                lawful[kind] = self.permits(game, choice)
            if lawful[kind]:
                found.append(choice)
        return found

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice is game.components.choices.stop:
            game.stop()
            return
        play = game.play
        play.may_stop = False
        play.steps += 1
        self.do(game, play.actor, choice)

    def permits(self, game: "Game", choice: Choice) -> bool:
        tally = game.tally()
        if choice is game.components.choices.stop:
            return foresee_stop(tally, game.below())
        if choice.place == HAND:
            tally.left = choice.kid
        return self._foresee_kind(tally, game.below(), self.kind_of(choice))

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        kinds = self.kinds(tally)
        if not kinds:
            tally.short = True
            return can_end(tally, todo)
        for kind in kinds[:-1]:
            if self._foresee_kind(tally.copy(), todo, kind):
                return True
        return self._foresee_kind(tally, todo, kinds[-1])

    def _foresee_kind(self, tally: "Tally", todo: Todo | None, kind: int) -> bool:
        tally.steps += 1
        self.count(tally, kind)
        return can_end(tally, self.after(tally, todo))


class PackOne(Word):
    """Move one resource from your Stuff to your Pack, if there is room.  R13.2"""

    kind = "pack"

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        if seat.pack_room() <= 0:
            return []
        choices = game.components.choices
        found = [choices.pack[r] for r in (PIZZA, TOY) if seat.stuff[r]]
        if game.sticky(me):  # R16.8
            found += [choices.pack_supply[r] for r in (PIZZA, TOY) if game.supply[r]]
        return found

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        seat = game.seats[me]
        if choice.place == STUFF:
            seat.stuff[choice.resource] -= 1
        else:
            game.supply[choice.resource] -= 1
        seat.pack[choice.resource] += 1
        if game.log is not None:
            game.log.append(Packed(me, RESOURCES[choice.resource], PLACES[choice.place]))

    def kind_of(self, choice: Choice) -> int:
        return choice.resource if choice.place == STUFF else choice.resource + 2

    def kinds(self, tally: "Tally") -> list[int]:
        if tally.pack_room() <= 0:
            return []
        found = [r for r in (PIZZA, TOY) if tally.stuff[r]]
        if tally.sticky():
            found += [r + 2 for r in (PIZZA, TOY) if tally.supply[r]]
        return found

    def count(self, tally: "Tally", kind: int) -> None:
        resource = kind % 2
        if kind < 2:
            tally.stuff[resource] -= 1
        else:
            tally.supply[resource] -= 1
        tally.pack[resource] += 1


class Tuck(Word):
    """Tuck one card from hand into your Lookout, if there is room.  R13.3; Bribe opens more places.  R16.2"""

    kind = "tuck"

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        if seat.lookout_room() <= 0:
            return []
        choices = game.components.choices
        found = game.distinct(seat.hand, choices.tuck)
        if game.bribes(me):
            found += game.distinct(game.park, choices.tuck_park)
            for other in game.rivals(me):
                found += game.distinct(game.seats[other].yard, choices.tuck_yard[other])
            if game.park_deck:
                found.append(choices.tuck_park_deck)
        return found

    def number_of_ways(self, game: "Game", me: int) -> int:
        seat = game.seats[me]
        if seat.lookout_room() <= 0:
            return 0
        if game.bribes(me):
            return len(seat.hand) + len(game.park) + game.yard_cards(me) + (1 if game.park_deck else 0)
        return len(seat.hand)

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        game.tuck(me, choice.kid, choice.place, choice.seat)

    def kind_of(self, choice: Choice) -> int:
        return choice.place

    def kinds(self, tally: "Tally") -> list[int]:
        if tally.lookout_room() <= 0:
            return []
        found = [HAND] if tally.hand else []
        if tally.bribes():
            if tally.park:
                found.append(PARK)
            if tally.yards:
                found.append(YARD)
            if tally.park_deck:
                found.append(PARK_DECK)
        return found

    def count(self, tally: "Tally", kind: int) -> None:
        tally.lookout += 1
        _take_from(tally, kind)


class Trash(Word):
    """Put one card from your discard pile or hand in the box.  R13.4"""

    kind = "trash"

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        choices = game.components.choices
        return game.distinct(seat.hand, choices.trash) + game.distinct(
            seat.discard_pile, choices.trash_discard
        )

    def number_of_ways(self, game: "Game", me: int) -> int:
        seat = game.seats[me]
        return len(seat.hand) + len(seat.discard_pile)

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        game.trash(me, choice.kid, choice.place, me)

    def kind_of(self, choice: Choice) -> int:
        return choice.place

    def kinds(self, tally: "Tally") -> list[int]:
        found = [DISCARD_PILE] if tally.discard_pile else []
        if tally.hand:
            found.append(HAND)
        return found

    def count(self, tally: "Tally", kind: int) -> None:
        _take_from(tally, kind)


class TrashRival(Word):
    """Put one card from any rival's Yard in the box.  R13.10"""

    kind = "trash rival"

    def ways(self, game: "Game", me: int) -> list[Choice]:
        found = []
        for other in game.rivals(me):
            found += game.distinct(game.seats[other].yard, game.components.choices.trash_yard[other])
        return found

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        game.trash(me, choice.kid, YARD, choice.seat)

    def kind_of(self, choice: Choice) -> int:
        return YARD

    def kinds(self, tally: "Tally") -> list[int]:
        return [YARD] if tally.yards else []

    def count(self, tally: "Tally", kind: int) -> None:
        tally.yards -= 1


class Recruit(Word):
    """One card from the Park, a rival's Yard or the Park deck, to your discard pile.  R8.2, R13.6"""

    kind = "recruit"

    def ways(self, game: "Game", me: int) -> list[Choice]:
        choices = game.components.choices
        found = game.distinct(game.park, choices.recruit_park)
        for other in game.rivals(me):
            found += game.distinct(game.seats[other].yard, choices.recruit_yard[other])
        if game.park_deck:  # R8.3
            found.append(choices.recruit_park_deck)
        return found

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        game.recruit(me, choice.kid, choice.place, choice.seat)

    def kind_of(self, choice: Choice) -> int:
        return choice.place

    def kinds(self, tally: "Tally") -> list[int]:
        found = [PARK] if tally.park else []
        if tally.yards:
            found.append(YARD)
        if tally.park_deck:
            found.append(PARK_DECK)
        return found

    def count(self, tally: "Tally", kind: int) -> None:
        tally.discard_pile += 1
        _take_from(tally, kind)


def _take_from(tally: "Tally", place: int) -> None:
    """A card leaves this place; a gap in the Park is refilled.  R8.2.1"""
    if place == HAND:
        tally.hand -= 1
    elif place == DISCARD_PILE:
        tally.discard_pile -= 1
    elif place == YARD:
        tally.yards -= 1
    elif place == PARK_DECK or tally.park_deck:
        tally.park_deck -= 1
    else:
        tally.park -= 1


class Spend(Word):
    """Give a resource back, out of Stuff or Pack.  R13.9"""

    kind = "spend"

    def __init__(self, tree: Tree, free: bool, resource: int) -> None:
        super().__init__(tree, free)
        self.resource = resource

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        choices = game.components.choices
        found = [choices.spend_stuff[self.resource]] if seat.stuff[self.resource] else []
        if seat.pack[self.resource]:
            found.append(choices.spend_pack[self.resource])
        return found

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        game.give_back(me, self.resource, choice.place, 1)
        if game.log is not None:
            game.log.append(Spent(me, RESOURCES[self.resource], PLACES[choice.place]))

    def kind_of(self, choice: Choice) -> int:
        return choice.place

    def kinds(self, tally: "Tally") -> list[int]:
        found = [STUFF] if tally.stuff[self.resource] else []
        if tally.pack[self.resource]:
            found.append(PACK)
        return found

    def count(self, tally: "Tally", kind: int) -> None:
        tally.give(self.resource, kind, 1)


class Convert(Word):
    """Replace one token in Stuff or Pack by one of the other type, in the same place.  R13.13"""

    kind = "convert"

    def __init__(self, tree: Tree, free: bool, resource: int) -> None:
        super().__init__(tree, free)
        self.resource = resource  # the new one

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        choices = game.components.choices
        places = self._places(seat.stuff, seat.pack, game.supply)
        return [choices.convert_in_stuff if p == STUFF else choices.convert_in_pack for p in places]

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        seat = game.seats[me]
        zone = seat.stuff if choice.place == STUFF else seat.pack
        game.give_back(me, 1 - self.resource, choice.place, 1)
        zone[self.resource] += 1
        game.supply[self.resource] -= 1
        if game.log is not None:
            game.log.append(Converted(me, RESOURCES[self.resource], PLACES[choice.place]))

    def kind_of(self, choice: Choice) -> int:
        return choice.place

    def kinds(self, tally: "Tally") -> list[int]:
        return self._places(tally.stuff, tally.pack, tally.supply)

    def count(self, tally: "Tally", kind: int) -> None:
        tally.give(1 - self.resource, kind, 1)
        (tally.stuff if kind == STUFF else tally.pack)[self.resource] += 1
        tally.supply[self.resource] -= 1

    def _places(self, stuff: list[int], pack: list[int], supply: list[int]) -> list[int]:
        new, old = self.resource, 1 - self.resource
        found: list[int] = []
        if supply[new]:
            if stuff[old] and stuff[new] < STUFF_ROOM:  # R13.13.2
                found.append(STUFF)
            if pack[old]:
                found.append(PACK)
        return found


class Advance(Word):
    """Pay the printed cost, then one level up and its reward.  R13.7, R11"""

    kind = "pay"

    def __init__(self, tree: Tree, free: bool, more: int) -> None:
        super().__init__(tree, free)
        self.more = more  # R14.9

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        return payments(game.components, seat.level, seat.stuff, seat.pack, self.more)

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        seat = game.seats[me]
        game.give_back(me, PIZZA, STUFF, choice.pizza)
        game.give_back(me, TOY, STUFF, choice.toy)
        game.give_back(me, PIZZA, PACK, choice.pack_pizza)
        game.give_back(me, TOY, PACK, choice.pack_toy)
        seat.level += 1
        if game.log is not None:
            game.log.append(Paid(me, choice.pizza, choice.toy, choice.pack_pizza, choice.pack_toy))
            game.log.append(Advanced(me, seat.level))
        gained = prize(game, me, seat.level)
        if gained is not None:
            game.push(gained)
        elif game.components.track[seat.level].reward == SCULPTURE:
            game.take_sculpture(me)
        game.check_end()

    def kind_of(self, choice: Choice) -> int:
        return choice.index

    def kinds(self, tally: "Tally") -> list[int]:
        components = tally.game.components
        return [c.index for c in payments(components, tally.level, tally.stuff, tally.pack, self.more)]

    def count(self, tally: "Tally", kind: int) -> None:
        paid = tally.game.components.choices.all[kind]
        tally.give(PIZZA, STUFF, paid.pizza)
        tally.give(TOY, STUFF, paid.toy)
        tally.give(PIZZA, PACK, paid.pack_pizza)
        tally.give(TOY, PACK, paid.pack_toy)
        tally.level += 1

    def after(self, tally: "Tally", todo: Todo | None) -> Todo | None:
        gained = prize(tally.game, tally.me, tally.level)
        return todo if gained is None else Todo(gained, todo)

    def able(self, game: "Game", me: int) -> bool:
        return game.seats[me].level < TOP_LEVEL and self.number_of_ways(game, me) > 0


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

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        pack = game.seats[self._whose(me)].pack
        pizza = max(0, min(pack[PIZZA], STUFF_ROOM - seat.stuff[PIZZA], game.supply[PIZZA]))
        toy = max(0, min(pack[TOY], STUFF_ROOM - seat.stuff[TOY], game.supply[TOY]))
        partly = self.free and game.play.may_use_partly(game)
        copies = game.components.choices.copy
        return [copies[part] for part in self._parts(pizza, toy, partly)]

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

    def kind_of(self, choice: Choice) -> int:
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

    kind = "copy whose"

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

    def kind_of(self, choice: Choice) -> int:
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


def word(tree: Tree, free: bool) -> Action:
    """The action of a single word."""
    name = tree.word
    if name in ("pizza", "toy"):
        return Gather(tree, free, TOY if name == "toy" else PIZZA)
    if name in ("to-pizza", "to-toy"):
        return Convert(tree, free, TOY if name == "to-toy" else PIZZA)
    if name in ("spend-pizza", "spend-toy"):
        return Spend(tree, free, TOY if name == "spend-toy" else PIZZA)
    if name.startswith("advance"):
        return Advance(tree, free, {"advance": 0, "advance-1": -1, "advance+1": 1}[name])
    if name == "vp":
        return Score(tree, free)
    if name == "trash-this":
        return TrashThis(tree, free)
    if name == "pack":
        return PackOne(tree, free)
    if name == "lookout":
        return Tuck(tree, free)
    if name == "trash":
        return Trash(tree, free)
    if name == "trash-rival":
        return TrashRival(tree, free)
    if name == "recruit":
        return Recruit(tree, free)
    if name == "copy-pack":
        return CopyPack(tree, free)
    return CopyRivalPack(tree, free)


def build(tree: Tree, free: bool = True) -> Action:
    """The action that a text stands for; `free` unless it is part of a chain.  A-6.3"""
    words = tree.words()
    for choice_word in ("res", "convert"):
        if choice_word in words:
            names = ("pizza", "toy") if choice_word == "res" else ("to-pizza", "to-toy")
            branches = [build(tree.replaced(choice_word, name), free) for name in names]
            frees = any(other in FREES_ROOM for other in words)
            return Either(tree, free, branches, choice_word == "convert", frees)
    if tree.sign == "":
        once = word(Tree("", tree.word), free)
        return once if tree.number == 1 else Per(tree, free, once, "", tree.number)
    assert tree.left is not None
    if tree.sign == "x":
        return Per(tree, free, build(tree.left, free), tree.count, 0)
    assert tree.right is not None
    if tree.sign == "&":
        return Both(tree, free, build(tree.left, free), build(tree.right, free))
    return Then(tree, free, build(tree.left, False), build(tree.right, False))
