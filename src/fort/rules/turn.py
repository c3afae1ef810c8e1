"""A turn and its phases: Cleanup, Play, Recruit, Discard, Draw.  R5, R8-R10"""

from typing import TYPE_CHECKING, Final

from fort.rules.choices import PASS, Choice
from fort.rules.events import CleanedUp, Discarded, TurnBegan
from fort.rules.language import read_action
from fort.rules.names import HAND_SIZE, NOTHING
from fort.rules.perks import BIRTHDAY_PARTY, RECYCLING
from fort.rules.playing import PlayPhase
from fort.rules.task import Task, Todo
from fort.rules.words import Recruit

if TYPE_CHECKING:
    from fort.legal.game import Game

_RECRUIT: Final = Recruit(read_action("recruit"), False)


class Turn(Task):
    """The next turn: all phases of it, in order.  R5.1.1"""

    kind = "turn"

    def run(self, game: "Game") -> bool:
        if game.log is not None:
            game.log.append(TurnBegan(game.leader, game.round))
        game.todo = _PHASES.below
        return _PHASES.task.run(game)


class Cleanup(Task):
    """The leader's Yard goes to the discard pile.  R5.2"""

    kind = "cleanup"

    def run(self, game: "Game") -> bool:
        seat = game.seats[game.leader]
        if seat.yard:
            if game.log is not None:
                game.log.append(CleanedUp(game.leader, game.names(seat.yard)))
            seat.discard_pile += seat.yard
            seat.yard = []
        return False


class RecruitPhase(Task):
    """The leader must recruit one card.  R8"""

    kind = "recruit"

    def run(self, game: "Game") -> bool:
        if game.park and game.park_deck:
            return game.ask(game.leader)
        ways = self.offered(game)
        if len(ways) > 1:
            return game.ask(game.leader)
        if ways:  # none: skipped  R8.4
            self.answer(game, ways[0])
        return False

    def offered(self, game: "Game") -> list[Choice]:
        return _RECRUIT.ways(game, game.leader)

    def answer(self, game: "Game", choice: Choice) -> None:
        game.recruit(game.leader, choice.kid, choice.place, choice.seat)
        # Without two of the perks nothing else is asked: all at a stroke takes a third of the time.
        if game.todo is _AFTER_RECRUIT and game.seats[game.leader].perk not in (BIRTHDAY_PARTY, RECYCLING):
            _DISCARD.run(game)
            _DRAW.run(game)
            game.todo = _LAST


class BirthdayParty(Task):
    """One more from the Park or the Park deck, if the leader likes.  R16.1"""

    kind = "birthday party"

    def run(self, game: "Game") -> bool:
        has_perk = game.seats[game.leader].perk == BIRTHDAY_PARTY
        return has_perk and len(game.park) > 0 and game.ask(game.leader)

    def offered(self, game: "Game") -> list[Choice]:
        choices = game.components.choices
        found = game.distinct(game.park, choices.recruit_park)
        if game.park_deck:
            found.append(choices.recruit_park_deck)
        found.append(choices.pass_)
        return found

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice.what != PASS:
            game.recruit(game.leader, choice.kid, choice.place, choice.seat)


class Discard(Task):
    """Played and added cards and Best Friends to the discard pile, the rest of the hand to the Yard.  R9"""

    kind = "discard"

    def run(self, game: "Game") -> bool:
        seat = game.seats[game.leader]
        game.set_aside()
        played = game.in_play
        game.in_play = []
        seat.discard_pile += played
        yard = seat.hand
        seat.hand = []
        first = len(yard)
        while first and yard[first - 1] >= game.components.park_kids:  # the Best Friends come last
            first -= 1
        friends = yard[first:]
        if friends:
            yard = yard[:first]
            seat.discard_pile += friends
        seat.yard = seat.yard + yard if seat.yard else yard
        if game.log is not None:
            told = Discarded(game.leader, game.names(played), game.names(friends), game.names(yard))
            game.log.append(told)
        return False


class Draw(Task):
    """Draw five.  R10"""

    kind = "draw"

    def run(self, game: "Game") -> bool:
        game.draw(game.leader, HAND_SIZE)
        return False


class Pause(Task):
    """A moment for Recycling after Discard and after Draw.  R18.8, A-9.6"""

    kind = "pause"

    def run(self, game: "Game") -> bool:
        seat = game.seats[game.leader]
        return seat.perk == RECYCLING and len(seat.discard_pile) > 0 and game.ask(game.leader)

    def offered(self, game: "Game") -> list[Choice]:
        return [game.components.choices.pass_]

    def answer(self, game: "Game", choice: Choice) -> None:
        pass


class EndTurn(Task):
    """The next player's turn, or the end of the game after a whole round.  R12.3"""

    kind = "end turn"

    def run(self, game: "Game") -> bool:
        game.play.kid = NOTHING
        if game.leader == len(game.seats) - 1 and game.ending:
            game.end()
            return True
        game.leader = (game.leader + 1) % len(game.seats)
        if game.leader == 0:
            game.round += 1
        return _TURN.run(game)


_TURN: Final = Turn()
_DISCARD: Final = Discard()
_DRAW: Final = Draw()
_LAST: Final = Todo(EndTurn(), None)
_AFTER_RECRUIT: Final = Todo(
    BirthdayParty(), Todo(_DISCARD, Todo(Pause(), Todo(_DRAW, Todo(Pause(), _LAST))))
)
_PHASES: Final = Todo(Cleanup(), Todo(PlayPhase(False), Todo(RecruitPhase(), _AFTER_RECRUIT)))
