"""These words move points and tokens: gather, score, pack, spend, convert, copy; and `trash-this`.  R13"""

from fort.box.language import Tree
from fort.rules.choices import Choice
from fort.rules.events import Converted, Copied, Gathered, Packed, PromisedTrash, Scored, Spent
from fort.rules.limits import MANY, STUFF_ROOM
from fort.rules.names import EACH_RESOURCE, NOTHING, PIZZA, PUBLIC, RESOURCES, TOY
from fort.rules.places import PACK, PLACES, STUFF, SUPPLY
from fort.rules.repeat import Plain
from fort.rules.tabletop import Tabletop
from fort.rules.words import Word


def room_for(game: Tabletop, me: int, resource: int) -> int:
    """Says how many of a resource can be gathered.  R4.3, A-2.1"""
    return min(STUFF_ROOM - game.board(me).stuff[resource], game.supply[resource])


class Gather(Plain):
    """You take a resource from the supply into your Stuff.  R13.1"""

    sees = "room"
    takes = "room"
    gives = "stuff"

    def possible(self, game: Tabletop, me: int) -> int:
        return room_for(game, me, self.resource)

    def make(self, game: Tabletop, me: int, times: int) -> None:
        game.move_tokens(me, self.resource, SUPPLY, STUFF, times)
        if me == game.leader and game.play.side == PUBLIC:
            game.play.gathered = self.resource  # R7.8
        if game.log is not None:
            game.log.append(Gathered(me, RESOURCES[self.resource], times))


class ScorePoints(Plain):
    """You move your score marker forward.  R13.8"""

    def make(self, game: Tabletop, me: int, times: int) -> None:
        if game.log is not None:
            game.log.append(Scored(me, times))
        game.score(me, times)


class TrashThis(Plain):
    """You promise the played card to the box; it goes there after all following.  R13.5"""

    def make(self, game: Tabletop, me: int, times: int) -> None:
        if me == game.leader:
            game.play.trash_this = True
            if game.log is not None:
                game.log.append(PromisedTrash(me, game.name(game.play.kid)))


class PackOne(Word):
    """You move one resource from your Stuff to your Pack, if there is room.  R13.2"""

    kind = "pack"
    sees = "stuff, pack room, perk"
    gives = "room, pack"
    takes = "stuff, pack room"

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        board = game.board(me)
        if board.pack_room() <= 0:
            return []
        choices = game.components.choices
        options = [choices.pack[resource] for resource in EACH_RESOURCE if board.stuff[resource]]
        if game.sticky(me):  # R16.8
            options += [choices.pack_supply[resource] for resource in EACH_RESOURCE if game.supply[resource]]
        return options

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        board = game.board(me)
        room = board.pack_room()
        sure = min(room, board.stuff[PIZZA] + board.stuff[TOY])
        return (sure, room if game.sticky(me) else sure)

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        game.move_tokens(me, choice.resource, choice.place, PACK, 1)
        if game.log is not None:
            game.log.append(Packed(me, RESOURCES[choice.resource], PLACES[choice.place]))


class Spend(Word):
    """You give a resource back to the supply, out of Stuff or Pack.  R13.9"""

    kind = "spend"
    sees = "stuff, pack"
    takes = "stuff, pack"
    gives = "room, pack room"

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        board = game.board(me)
        choices = game.components.choices
        options = [choices.spend_stuff[self.resource]] if board.stuff[self.resource] else []
        if board.pack[self.resource]:
            options.append(choices.spend_pack[self.resource])
        return options

    def possible(self, game: Tabletop, me: int) -> int:
        return game.board(me).stuff[self.resource] + game.board(me).pack[self.resource]

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        game.move_tokens(me, self.resource, choice.place, SUPPLY, 1)
        if game.log is not None:
            game.log.append(Spent(me, RESOURCES[self.resource], PLACES[choice.place]))


class Convert(Word):
    """You replace one token in Stuff or Pack by one of the other type, in the same place.  R13.13"""

    kind = "convert"
    sees = "room, stuff, pack"
    gives = "room, stuff, pack"
    takes = "room, stuff, pack"

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        in_stuff, in_pack = self._convertible(game, me)
        choices = game.components.choices
        options = [choices.convert_in_stuff] if in_stuff else []
        if in_pack:
            options.append(choices.convert_in_pack)
        return options

    def possible(self, game: Tabletop, me: int) -> int:
        in_stuff, in_pack = self._convertible(game, me)
        return min(in_stuff + in_pack, game.supply[self.resource])

    def _convertible(self, game: Tabletop, me: int) -> tuple[int, int]:
        """Says how many tokens can be replaced in Stuff, and how many in the Pack.  R13.13.2"""
        board = game.board(me)
        new, old = self.resource, 1 - self.resource
        if game.supply[new] == 0:
            return (0, 0)
        return (min(board.stuff[old], STUFF_ROOM - board.stuff[new]), board.pack[old])

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        game.move_tokens(me, 1 - self.resource, choice.place, SUPPLY, 1)
        game.move_tokens(me, self.resource, SUPPLY, choice.place, 1)
        if game.log is not None:
            game.log.append(Converted(me, RESOURCES[self.resource], PLACES[choice.place]))


class CopyPack(Word):
    """You take the same resources into your Stuff as lie in your Pack, or in that of a rival.  R13.11"""

    kind = "copy"
    sees = "room, pack"
    gives = "stuff"
    takes = "room"
    optional = True

    def __init__(self, tree: Tree, free: bool, whose: int = NOTHING) -> None:
        super().__init__(tree, free)
        self.whose = whose  # the seat that was chosen, else the own

    def run(self, game: Tabletop) -> None:
        if self._pack(game, game.play.actor) != [0, 0]:  # else nothing done, nothing left undone 
            super().run(game)

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        return (1, MANY) if fits(game, me, self._pack(game, me)) else (0, 0)

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        """Offers all of it first, and less of it where that may be lawful.  R6.4.6, A-16.1"""
        pizza, toy = copied(game, me, self._pack(game, me))
        least = 1 if self.free and game.play.may_use_partly(game) else max(1, pizza + toy)
        return [
            game.components.choices.copy[of_pizza, number - of_pizza]
            for number in range(pizza + toy, least - 1, -1)
            for of_pizza in range(min(pizza, number), max(0, number - toy) - 1, -1)
        ]

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        pack = self._pack(game, me)
        if choice.pizza + choice.toy < pack[PIZZA] + pack[TOY]:
            game.play.short = True
        game.move_tokens(me, PIZZA, SUPPLY, STUFF, choice.pizza)
        game.move_tokens(me, TOY, SUPPLY, STUFF, choice.toy)
        if game.log is not None:
            whose = me if self.whose == NOTHING else self.whose
            game.log.append(Copied(me, whose, choice.pizza, choice.toy))

    def text(self) -> str:
        if self.whose == NOTHING:
            return super().text()
        return f"copy {'free' if self.free else 'bound'} {self.whose}"

    def _pack(self, game: Tabletop, me: int) -> list[int]:
        return game.board(me if self.whose == NOTHING else self.whose).pack


class CopyRivalPack(Word):
    """You choose a rival, and copy the Pack of that rival.  R13.12"""

    kind = "copy whose"
    makes = 0  # the copying itself is the step
    sees = "room"
    gives = "stuff"
    takes = "room"

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        packs = [game.board(other).pack for other in game.rivals(me)]
        return (1, MANY) if any(fits(game, me, pack) for pack in packs) else (0, 0)

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        return [
            game.components.choices.copy_whose[other]
            for other in game.rivals(me)
            if copied(game, me, game.board(other).pack) != (0, 0)
        ]

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        CopyPack(self.tree, self.free, choice.seat).run(game)


def copied(game: Tabletop, me: int, pack: list[int]) -> tuple[int, int]:
    """Says how much pizza and how many toys of a Pack can be copied.  R13.11"""
    return (min(pack[PIZZA], room_for(game, me, PIZZA)), min(pack[TOY], room_for(game, me, TOY)))


def fits(game: Tabletop, me: int, pack: list[int]) -> bool:
    """Is this Pack not empty, and can all of it be copied?  R13.11"""
    pizza, toy = copied(game, me, pack)
    return pizza + toy > 0 and pizza == pack[PIZZA] and toy == pack[TOY]
