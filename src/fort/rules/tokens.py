"""The words about points and tokens: gather, score, pack, spend, convert, and `trash-this`.  R13"""

from typing import TYPE_CHECKING

from fort.legal.foresight import changed
from fort.rules.choices import Choice
from fort.rules.events import Converted, Gathered, Packed, PromisedTrash, Scored, Spent
from fort.rules.language import Tree
from fort.rules.names import MANY, NO_ICONS, PACK, PIZZA, PLACES, PUBLIC, RESOURCES, STUFF, STUFF_ROOM, TOY
from fort.rules.repeat import Plain
from fort.rules.words import Word

if TYPE_CHECKING:
    from fort.legal.foresight import Tally
    from fort.legal.game import Game


class Gather(Plain):
    """Take a resource from the supply into your Stuff.  R13.1"""

    adds = True

    def __init__(self, tree: Tree, free: bool, resource: int) -> None:
        super().__init__(tree, free)
        self.resource = resource

    def most(self, game: "Game", me: int, times: int) -> int:
        room = STUFF_ROOM - game.seats[me].stuff[self.resource]  # R4.3
        return min(times, min(room, game.supply[self.resource]))

    def limit(self, game: "Game", me: int, hand: int) -> int:
        return self.certain(game, me, NO_ICONS, hand)

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        return min(STUFF_ROOM - game.seats[me].stuff[self.resource], game.supply[self.resource])

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

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        return MANY

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

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        return MANY

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


class PackOne(Word):
    """Move one resource from your Stuff to your Pack, if there is room.  R13.2"""

    kind = "pack"

    def limit(self, game: "Game", me: int, hand: int) -> int:
        return game.seats[me].pack_room() if game.sticky(me) else self.certain(game, me, NO_ICONS, hand)

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        seat = game.seats[me]
        return min(seat.pack_room(), seat.stuff[PIZZA] + seat.stuff[TOY])

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        if seat.pack_room() <= 0:
            return []
        choices = game.components.choices
        found = [choices.pack[r] for r in (PIZZA, TOY) if seat.stuff[r]]
        if game.sticky(me):  # R16.8
            found += [choices.pack_supply[r] for r in (PIZZA, TOY) if game.supply[r]]
        return found

    def number_of_ways(self, game: "Game", me: int) -> int:
        seat = game.seats[me]
        if game.sticky(me):
            return len(self.ways(game, me))
        return (seat.stuff[PIZZA] > 0) + (seat.stuff[TOY] > 0) if seat.pack_room() > 0 else 0

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        seat = game.seats[me]
        if choice.place == STUFF:
            seat.stuff[choice.resource] -= 1
        else:
            game.supply[choice.resource] -= 1
        seat.pack[choice.resource] += 1
        if game.log is not None:
            game.log.append(Packed(me, RESOURCES[choice.resource], PLACES[choice.place]))

    def kind_of(self, game: "Game", choice: Choice) -> int:
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
            tally.stuff = changed(tally.stuff, resource, -1)
        else:
            tally.supply = changed(tally.supply, resource, -1)
        tally.pack = changed(tally.pack, resource, 1)


class Spend(Word):
    """Give a resource back, out of Stuff or Pack.  R13.9"""

    kind = "spend"

    def __init__(self, tree: Tree, free: bool, resource: int) -> None:
        super().__init__(tree, free)
        self.resource = resource

    def limit(self, game: "Game", me: int, hand: int) -> int:
        return self.certain(game, me, NO_ICONS, hand)

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        seat = game.seats[me]
        return seat.stuff[self.resource] + seat.pack[self.resource]

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

    def kind_of(self, game: "Game", choice: Choice) -> int:
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

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        seat = game.seats[me]
        old = 1 - self.resource
        in_stuff = min(seat.stuff[old], STUFF_ROOM - seat.stuff[self.resource])
        return min(in_stuff + seat.pack[old], game.supply[self.resource])

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

    def kind_of(self, game: "Game", choice: Choice) -> int:
        return choice.place

    def kinds(self, tally: "Tally") -> list[int]:
        return self._places(tally.stuff, tally.pack, tally.supply)

    def count(self, tally: "Tally", kind: int) -> None:
        tally.give(1 - self.resource, kind, 1)
        if kind == STUFF:
            tally.stuff = changed(tally.stuff, self.resource, 1)
        else:
            tally.pack = changed(tally.pack, self.resource, 1)
        tally.supply = changed(tally.supply, self.resource, -1)

    def _places(self, stuff: list[int], pack: list[int], supply: list[int]) -> list[int]:
        new, old = self.resource, 1 - self.resource
        found: list[int] = []
        if supply[new]:
            if stuff[old] and stuff[new] < STUFF_ROOM:  # R13.13.2
                found.append(STUFF)
            if pack[old]:
                found.append(PACK)
        return found
