"""The words of the action language, one class for each action of the rulebook.  R13

A word says which `ways` there are to do it and does one of them; beside that, the same over the counts
of a `Tally`: the `kinds` of ways, and what one of a kind changes.
"""

from typing import TYPE_CHECKING

from fort.legal.foresight import can_end
from fort.legal.shortcuts import added_serve
from fort.rules.actions import Action, Second, foresee_stop
from fort.rules.choices import TRASH, Choice
from fort.rules.names import DISCARD_PILE, HAND, NOTHING, PARK, PARK_DECK, YARD
from fort.rules.repeat import Rest
from fort.rules.task import Todo

if TYPE_CHECKING:
    from fort.legal.foresight import Tally
    from fort.legal.game import Game


class Word(Action):
    """A step that leaves something open: which card, which token, from where."""

    def ways(self, game: "Game", me: int) -> list[Choice]:
        raise NotImplementedError

    def number_of_ways(self, game: "Game", me: int) -> int:
        """As far as everybody can tell: cards in a hand are counted, not told apart.  A-14.4"""
        return len(self.ways(game, me))

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        raise NotImplementedError

    def kind_of(self, game: "Game", choice: Choice) -> int:
        """Choices of one kind are lawful together."""
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
            return game.ask(play.actor)
        play.steps += 1
        self.do(game, play.actor, self.ways(game, play.actor)[0])
        return False

    def offered(self, game: "Game") -> list[Choice]:
        found = self.ways(game, game.play.actor)
        if game.play.may_stop:
            found.append(game.components.choices.stop)
        return found

    def hopeless(self, game: "Game", me: int, icons: list[int] | None) -> bool:
        return not self.able(game, me)

    def options(self, game: "Game") -> list[Choice]:
        if self.surely_full(game):
            found = self.ways(game, game.play.actor)
            if game.play.may_stop and self._foreseen(game, game.components.choices.stop):
                found.append(game.components.choices.stop)
            return found
        lawful: dict[int, bool] = {}
        each = game.play.kid != NOTHING and game.components.kids[game.play.kid].lacks != 0
        found = []
        for choice in self.offered(game):
            kind = -1 if choice is game.components.choices.stop else self.kind_of(game, choice)
            if each and choice.place == HAND:
                kind = -2 - choice.kid  # which card stays in hand may matter
            if kind not in lawful:
                lawful[kind] = self._foreseen(game, choice)
            if lawful[kind]:
                found.append(choice)
        return found

    def surely_full(self, game: "Game") -> bool:
        """Whichever way this step is done: will the use certainly be full, and all added cards serve it?"""
        if not added_serve(game):
            return False
        play = game.play
        todo = game.below()
        icons = play.icons_of(game)
        hand = len(game.seats[play.actor].hand)
        if play.short or todo is None:
            return False
        if isinstance(todo.task, Second):
            second = todo.task
            if second.short or not second.apart or not second.right.certain(game, play.actor, icons, hand):
                return False
            todo = todo.below
        if todo is not None and isinstance(todo.task, Rest):
            if todo.task.per.body.certain(game, play.actor, icons, hand) <= todo.task.times:
                return False
            todo = todo.below
        return todo is not None and todo.task.kind in ("end use", "end follow")

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice is game.components.choices.stop:
            game.stop()
            return
        play = game.play
        play.may_stop = False
        play.steps += 1
        self.do(game, play.actor, choice)

    def permits(self, game: "Game", choice: Choice) -> bool:
        if choice is not game.components.choices.stop and self.surely_full(game):
            return True
        return self._foreseen(game, choice)

    def _foreseen(self, game: "Game", choice: Choice) -> bool:
        tally = game.tally()
        if choice is game.components.choices.stop:
            return foresee_stop(tally, game.below())
        if choice.place == HAND and choice.what == TRASH:  # a tucked card can still be added  R6.3.9
            tally.left = choice.kid
            tally.trashed = -1  # this one is accounted for
        return self._foresee_kind(tally, game.below(), self.kind_of(game, choice))

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


class Tuck(Word):
    """Tuck one card from hand into your Lookout, if there is room.  R13.3; Bribe opens more places.  R16.2"""

    kind = "tuck"

    def ways(self, game: "Game", me: int) -> list[Choice]:
        choices = game.components.choices
        found = game.distinct(game.seats[me].hand, choices.tuck)
        if game.bribes(me):
            game.add_distinct(game.park, choices.tuck_park, found)
            for other in game.rivals(me):
                game.add_distinct(game.seats[other].yard, choices.tuck_yard[other], found)
            if game.park_deck:
                found.append(choices.tuck_park_deck)
        return found

    def limit(self, game: "Game", me: int, hand: int) -> int:
        room = game.seats[me].lookout_room()
        return room if game.bribes(me) else min(room, hand)

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        return min(game.seats[me].lookout_room(), hand)

    def number_of_ways(self, game: "Game", me: int) -> int:
        seat = game.seats[me]
        if seat.lookout_room() <= 0:
            return 0
        if game.bribes(me):
            return len(seat.hand) + len(game.park) + game.yard_cards(me) + (1 if game.park_deck else 0)
        return len(seat.hand)

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        game.tuck(me, choice.kid, choice.place, choice.seat)

    def kind_of(self, game: "Game", choice: Choice) -> int:
        return _kind_of(game, choice)

    def kinds(self, tally: "Tally") -> list[int]:
        if tally.lookout_room() <= 0:
            return []
        found = [HAND] if tally.hand else []
        return found + _others(tally) if tally.bribes() else found

    def count(self, tally: "Tally", kind: int) -> None:
        tally.lookout += 1
        _take_from(tally, kind)


class Trash(Word):
    """Put one card from your discard pile or hand in the box.  R13.4"""

    kind = "trash"

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        choices = game.components.choices
        found = game.distinct(seat.hand, choices.trash)
        game.add_distinct(seat.discard_pile, choices.trash_discard, found)
        return found

    def limit(self, game: "Game", me: int, hand: int) -> int:
        return hand + len(game.seats[me].discard_pile)

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        return hand + len(game.seats[me].discard_pile)

    def number_of_ways(self, game: "Game", me: int) -> int:
        seat = game.seats[me]
        return len(seat.hand) + len(seat.discard_pile)

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        game.trash(me, choice.kid, choice.place, me)

    def kind_of(self, game: "Game", choice: Choice) -> int:
        spares = game.components.kids[game.play.kid].spares_hand
        return DISCARD_PILE if spares and game.seats[game.play.actor].discard_pile else choice.place

    def kinds(self, tally: "Tally") -> list[int]:
        found = [DISCARD_PILE] if tally.discard_pile else []
        if tally.hand and not (found and tally.kid.spares_hand):
            found.append(HAND)
        return found

    def count(self, tally: "Tally", kind: int) -> None:
        _take_from(tally, kind)
        if kind == HAND:
            tally.trashed += 1


class TrashRival(Word):
    """Put one card from any rival's Yard in the box.  R13.10"""

    kind = "trash rival"

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        return game.yard_cards(me)

    def ways(self, game: "Game", me: int) -> list[Choice]:
        found: list[Choice] = []
        for other in game.rivals(me):
            game.add_distinct(game.seats[other].yard, game.components.choices.trash_yard[other], found)
        return found

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        game.trash(me, choice.kid, YARD, choice.seat)

    def kind_of(self, game: "Game", choice: Choice) -> int:
        return YARD

    def kinds(self, tally: "Tally") -> list[int]:
        return [YARD] if tally.yards else []

    def count(self, tally: "Tally", kind: int) -> None:
        tally.yards -= 1


class Recruit(Word):
    """One card from the Park, a rival's Yard or the Park deck, to your discard pile.  R8.2, R13.6"""

    kind = "recruit"

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        return len(game.park) + len(game.park_deck)

    def ways(self, game: "Game", me: int) -> list[Choice]:
        choices = game.components.choices
        found = game.distinct(game.park, choices.recruit_park)
        for other in game.rivals(me):
            game.add_distinct(game.seats[other].yard, choices.recruit_yard[other], found)
        if game.park_deck:  # R8.3
            found.append(choices.recruit_park_deck)
        return found

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        game.recruit(me, choice.kid, choice.place, choice.seat)

    def kind_of(self, game: "Game", choice: Choice) -> int:
        return _kind_of(game, choice)

    def kinds(self, tally: "Tally") -> list[int]:
        return _others(tally)

    def count(self, tally: "Tally", kind: int) -> None:
        tally.discard_pile += 1
        _take_from(tally, kind)


def _others(tally: "Tally") -> list[int]:
    """The kinds of cards of nobody or a rival: the Park is as good as its deck, and mostly as a Yard."""
    found = []
    if tally.park_deck:
        found.append(PARK_DECK)
    elif tally.park:
        found.append(PARK)
    if tally.yards and not (found and tally.kid.spares_yards):
        found.append(YARD)
    return found


def _kind_of(game: "Game", choice: Choice) -> int:
    """The same for a choice."""
    if choice.place == PARK_DECK:
        return PARK
    if choice.place == YARD and game.park and game.components.kids[game.play.kid].spares_yards:
        return PARK
    return choice.place


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
