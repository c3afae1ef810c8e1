"""A turn has five phases: Cleanup, Play, Recruit, Discard, Draw.  R5, R8-R10"""

from typing import Final

from fort.rules.choices import Choice
from fort.rules.events import CleanedUp, Discarded, TurnBegan
from fort.rules.limits import HAND_SIZE
from fort.rules.perks import BIRTHDAY_PARTY, RECYCLING
from fort.rules.playing import PLAY_PHASE
from fort.rules.tabletop import Tabletop
from fort.rules.task import Task, Todo
from fort.rules.words import from_others


def begin_turn(game: Tabletop) -> None:
    """A turn begins; its phases follow in order.  R5.1.1"""
    if game.log is not None:
        game.log.append(TurnBegan(game.leader, game.round))
    game.todo = PHASES


class Cleanup(Task):
    """The leader's Yard goes to the discard pile.  R5.2"""

    kind = "cleanup"

    def run(self, game: Tabletop) -> None:
        seat = game.seats[game.leader]
        if seat.yard:  # it is empty on a first turn  R5.2.1
            if game.log is not None:
                game.log.append(CleanedUp(game.leader, game.names(seat.yard)))
            seat.discard_pile.extend(seat.yard)
            seat.yard = []


class RecruitPhase(Task):
    """The leader must recruit one card.  R5.4, R8.1"""

    kind = "recruit"

    def run(self, game: Tabletop) -> None:
        if game.park and game.park_deck:
            game.ask(self, game.leader)
            return
        ways = self.offered(game)
        if len(ways) > 1:
            game.ask(self, game.leader)
        elif ways:  # none: skipped  R8.4
            self.answer(game, ways[0])

    def offered(self, game: Tabletop) -> list[Choice]:
        choices = game.components.choices
        yards, deck = choices.recruit_yard, choices.recruit_park_deck
        return from_others(game, game.leader, choices.recruit_park, yards, deck)

    def answer(self, game: Tabletop, choice: Choice) -> None:
        game.recruit(game.leader, choice.kid, choice.place, choice.seat)


class BirthdayParty(Task):
    """The leader may recruit one more card, from the Park or the Park deck.  R16.1"""

    kind = "birthday party"

    def run(self, game: Tabletop) -> None:
        if game.seats[game.leader].perk == BIRTHDAY_PARTY and game.park:
            game.ask(self, game.leader)

    def offered(self, game: Tabletop) -> list[Choice]:
        choices = game.components.choices
        options = game.distinct(game.park, choices.recruit_park)
        if game.park_deck:
            options.append(choices.recruit_park_deck)
        options.append(choices.pass_)
        return options

    def answer(self, game: Tabletop, choice: Choice) -> None:
        if choice.what != "pass":
            game.recruit(game.leader, choice.kid, choice.place, choice.seat)


class Discard(Task):
    """The leader puts the cards in play and the hand away; nothing is asked.  R5.5, R9.3"""

    kind = "discard"

    def run(self, game: Tabletop) -> None:
        game.set_aside()
        seat, first_friend = game.seats[game.leader], game.components.park_kids
        friends = [kid for kid in seat.hand if kid >= first_friend]
        others = [kid for kid in seat.hand if kid < first_friend] if friends else seat.hand
        if game.log is not None:
            told = Discarded(game.leader, game.names(game.in_play), game.names(friends), game.names(others))
            game.log.append(told)
        seat.discard_pile.extend(game.in_play)  # R9.1
        seat.discard_pile.extend(friends)
        seat.yard.extend(others)  # R9.2
        game.in_play = []
        seat.hand = []
        seat.recall = seat.recall.emptied()


class Draw(Task):
    """The leader draws five cards.  R5.6, R10.1"""

    kind = "draw"

    def run(self, game: Tabletop) -> None:
        game.draw(game.leader, HAND_SIZE)


class Pause(Task):
    """The owner of Recycling may use it after Discard and after Draw.  R18.8, A-9.6"""

    kind = "pause"

    def run(self, game: Tabletop) -> None:
        seat = game.seats[game.leader]
        if seat.perk == RECYCLING and seat.discard_pile:
            game.ask(self, game.leader)

    def offered(self, game: Tabletop) -> list[Choice]:
        return [game.components.choices.pass_]

    def answer(self, game: Tabletop, choice: Choice) -> None:
        pass


class EndTurn(Task):
    """The turn passes to the next player, or the game ends after a whole round.  R5.1, R12.3"""

    kind = "end turn"

    def run(self, game: Tabletop) -> None:
        if game.leader == len(game.seats) - 1 and game.ending:
            game.end()
            return
        game.leader = (game.leader + 1) % len(game.seats)
        if game.leader == 0:
            game.round += 1
        begin_turn(game)


def _stack(tasks: list[Task]) -> Todo | None:
    """Makes a stack of these tasks, the first on top."""
    todo: Todo | None = None
    for task in reversed(tasks):
        todo = Todo(task, todo)
    return todo


PHASES: Final = _stack(  # R5.1.1
    [Cleanup(), PLAY_PHASE, RecruitPhase(), BirthdayParty(), Discard(), Pause(), Draw(), Pause(), EndTurn()]
)
