"""In the Play phase, the leader plays a card and declares the suit of a coin card.  R5.3, R6.1, R18.1"""

from typing import Final

from fort.box.language import read_action
from fort.rules.build import build
from fort.rules.choices import Choice
from fort.rules.events import Declared, Played, Skipped
from fort.rules.follow import FOLLOWERS, RoughHousing, TrashPlayed
from fort.rules.names import COIN, NOTHING, SUITS
from fort.rules.perks import DIY, DO_OVER, RECYCLING
from fort.rules.places import HAND
from fort.rules.tabletop import Tabletop
from fort.rules.task import Step, Task
from fort.rules.use import USE_CARDS

DIY_ADVANCE: Final = build(read_action("advance+1"))  # R16.4


class PlayPhase(Task):
    """The leader plays a card, uses DIY, or skips; Do-Over asks once more.  R5.3, R18.1, R18.6"""

    kind = "play"
    judged = True

    def __init__(self, second: bool) -> None:
        self.second = second

    def run(self, game: Tabletop) -> None:
        if self.second:  # else nothing lies there
            game.set_aside()
        game.play.actor = game.leader
        game.play.second = self.second
        seat = game.seats[game.leader]
        recycles = game.components.rules > 1  # by the first edition it was not asked
        fetches = seat.perk == RECYCLING and len(seat.discard_pile) > 0 and recycles
        if seat.hand or (not self.second and (seat.perk == DIY or fetches)):
            game.ask(self, game.leader)
        else:
            self._skip(game)

    def offered(self, game: Tabletop) -> list[Choice]:
        """Offers every hand card with an action, DIY if it can be paid, and skipping.  R3.6, R6.1.1, R16.4"""
        choices = game.components.choices
        seat = game.seats[game.leader]
        options: list[Choice] = []
        last = NOTHING
        for kid in seat.hand:
            if kid != last and not game.components.kids[kid].blank:
                options.append(choices.play[kid])
            last = kid
        if not self.second:
            if seat.perk == DIY and DIY_ADVANCE.able(game, game.leader):
                options.append(choices.perk[DIY])
            options.append(choices.skip)  # R5.3
        return options

    def answer(self, game: Tabletop, choice: Choice) -> None:
        if choice.what == "skip":
            self._skip(game)  # nobody is asked to follow  R5.3.1
        elif choice.what == "perk":
            game.use_perk(game.leader)
            game.push(DIY_ADVANCE)  # nobody is asked to follow  R7.13, R16.4
        else:
            self._play(game, choice.kid)

    def _skip(self, game: Tabletop) -> None:
        if game.log is not None:
            game.log.append(Skipped(game.leader))

    def _play(self, game: Tabletop, number: int) -> None:
        """A card is played; its uses come first, then followers, then the windows.  R6.1.1, R6.6.1, R18"""
        kid = game.components.kids[number]
        game.leave(number, HAND, game.leader)  # from now on it cannot be trashed  R13.4.2
        game.play.kid = number
        game.play.icons = kid.icons
        if game.log is not None:
            game.log.append(Played(game.leader, kid.name))
        for window in _WINDOWS:
            game.push(window)
        if kid.public is not None:  # used or not  R7.2, R7.13
            game.push(FOLLOWERS[1])
        if kid.declares:
            game.push(USE_CARDS)
            _DECLARE.run(game)
        else:
            USE_CARDS.run(game)

    def text(self) -> str:
        return "play once more" if self.second else "play"


class Declare(Step):
    """The leader declares the suit of a played coin card.  R6.1.3"""

    kind = "declare"

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        return list(game.components.choices.declare)

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        play = game.play
        play.suit = choice.suit
        play.icons = play.icons[:]
        play.icons[COIN] -= 1
        play.icons[choice.suit] += 1
        if game.log is not None:
            game.log.append(Declared(me, SUITS[choice.suit]))


class DoOver(Task):
    """The leader may play a second card, and is asked while a card is in hand.  R16.5, R18.6, A-16.8"""

    kind = "do-over"
    judged = True

    def run(self, game: Tabletop) -> None:
        seat = game.seats[game.leader]
        if seat.perk == DO_OVER and seat.hand:
            game.ask(self, game.leader)

    def offered(self, game: Tabletop) -> list[Choice]:
        choices = game.components.choices
        return [choices.perk[DO_OVER], choices.pass_]

    def answer(self, game: Tabletop, choice: Choice) -> None:
        if choice.what != "pass":
            game.use_perk(game.leader)
            game.push(PLAY_ONCE_MORE)  # R6.1.1


PLAY_PHASE: Final = PlayPhase(False)
PLAY_ONCE_MORE: Final = PlayPhase(True)  # R16.5
_DECLARE: Final = Declare()
_WINDOWS: Final[list[Task]] = [DoOver(), TrashPlayed(), RoughHousing()]  # the last comes first
