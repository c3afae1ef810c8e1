"""A turn has five phases: Cleanup, Play, Recruit, Discard, Draw.  R5, R8-R10"""

from typing import TYPE_CHECKING, Final

from fort.box.language import read_action
from fort.rules.choices import PASS, Choice
from fort.rules.events import CleanedUp, Discarded, TurnBegan
from fort.rules.limits import HAND_SIZE
from fort.rules.names import NOTHING
from fort.rules.perks import BIRTHDAY_PARTY, RECYCLING
from fort.rules.playing import PLAY_PHASE
from fort.rules.task import Task, Todo
from fort.rules.words import Recruit

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop

_RECRUIT: Final = Recruit(read_action("recruit"), False)


class Turn(Task):
    """A turn begins; its phases follow in order.  R5.1.1"""

    kind = "turn"

    def run(self, game: "Tabletop") -> bool:
        if game.log is not None:
            game.log.append(TurnBegan(game.leader, game.round))
        game.todo = _PHASES.below
        return _PHASES.task.run(game)


class Cleanup(Task):
    """The leader's Yard goes to the discard pile.  R5.2"""

    kind = "cleanup"

    def run(self, game: "Tabletop") -> bool:
        seat = game.seats[game.leader]
        if seat.yard:  # it is empty on a first turn  R5.2.1
            if game.log is not None:
                game.log.append(CleanedUp(game.leader, game.names(seat.yard)))
            seat.discard_pile += seat.yard
            seat.yard = []
        return False


class RecruitPhase(Task):
    """The leader must recruit one card.  R5.4, R8.1"""

    kind = "recruit"

    def run(self, game: "Tabletop") -> bool:
        if game.park and game.park_deck:
            return game.ask(game.leader)
        ways = self.offered(game)
        if len(ways) > 1:
            return game.ask(game.leader)
        if ways:  # none: skipped  R8.4
            self.answer(game, ways[0])
        return False

    def offered(self, game: "Tabletop") -> list[Choice]:
        return _RECRUIT.ways(game, game.leader)

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        game.recruit(game.leader, choice.kid, choice.place, choice.seat)


class BirthdayParty(Task):
    """The leader may recruit one more card, from the Park or the Park deck.  R16.1"""

    kind = "birthday party"

    def run(self, game: "Tabletop") -> bool:
        has_perk = game.seats[game.leader].perk == BIRTHDAY_PARTY
        return has_perk and len(game.park) > 0 and game.ask(game.leader)

    def offered(self, game: "Tabletop") -> list[Choice]:
        choices = game.components.choices
        options = game.distinct(game.park, choices.recruit_park)
        if game.park_deck:
            options.append(choices.recruit_park_deck)
        options.append(choices.pass_)
        return options

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        if choice.what != PASS:
            game.recruit(game.leader, choice.kid, choice.place, choice.seat)


class Discard(Task):
    """The leader puts the cards in play and the hand away; nothing is asked.  R5.5, R9.3"""

    kind = "discard"

    def run(self, game: "Tabletop") -> bool:
        seat = game.seats[game.leader]
        game.set_aside()
        played = game.in_play
        game.in_play = []
        seat.discard_pile += played  # R9.1
        yard = seat.hand
        seat.hand = []
        seat.recall = seat.recall.shown(seat.recall.sure)
        first = len(yard)
        while first and yard[first - 1] >= game.components.park_kids:  # the Best Friends come last
            first -= 1
        friends = yard[first:]
        if friends:
            yard = yard[:first]
            seat.discard_pile += friends  # R9.1
        seat.yard = seat.yard + yard if seat.yard else yard  # R9.2
        if game.log is not None:
            told = Discarded(game.leader, game.names(played), game.names(friends), game.names(yard))
            game.log.append(told)
        return False


class Draw(Task):
    """The leader draws five cards.  R5.6, R10.1"""

    kind = "draw"

    def run(self, game: "Tabletop") -> bool:
        game.draw(game.leader, HAND_SIZE)
        return False


class Pause(Task):
    """The owner of Recycling may use it after Discard and after Draw.  R18.8, A-9.6"""

    kind = "pause"

    def run(self, game: "Tabletop") -> bool:
        seat = game.seats[game.leader]
        return seat.perk == RECYCLING and len(seat.discard_pile) > 0 and game.ask(game.leader)

    def offered(self, game: "Tabletop") -> list[Choice]:
        return [game.components.choices.pass_]

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        pass


class EndTurn(Task):
    """The turn passes to the next player, or the game ends after a whole round.  R5.1, R12.3"""

    kind = "end turn"

    def run(self, game: "Tabletop") -> bool:
        game.play.kid = NOTHING
        if game.leader == len(game.seats) - 1 and game.ending:
            game.end()
            return True
        game.leader = (game.leader + 1) % len(game.seats)
        if game.leader == 0:
            game.round += 1
        return _TURN.run(game)


def _then(tasks: list[Task]) -> Todo:
    """Puts these tasks on a stack, the first on top."""
    below = None
    for task in reversed(tasks[1:]):
        below = Todo(task, below)
    return Todo(tasks[0], below)


_TURN: Final = Turn()
_PHASES: Final = _then(  # R5.1.1
    [Cleanup(), PLAY_PHASE, RecruitPhase(), BirthdayParty(), Discard(), Pause(), Draw(), Pause(), EndTurn()]
)
