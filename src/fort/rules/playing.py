"""The Play phase: which card is played, and the suit of a coin card.  R6.1, R18.1"""

from typing import TYPE_CHECKING, Final

from fort.legal.foresight import Tally
from fort.legal.shortcuts import hopeful
from fort.rules.build import build
from fort.rules.choices import PERK, SKIP, Choice
from fort.rules.events import Declared, Played, Skipped
from fort.rules.follow import DO_OVER_WINDOW, FOLLOWERS, ROUGH_HOUSING_WINDOW, TRASH_WINDOW
from fort.rules.language import read_action
from fort.rules.names import COIN, ORDINARY, SUITS
from fort.rules.perks import DIY, RECYCLING
from fort.rules.task import Task, Todo
from fort.rules.use import USE_CARDS

if TYPE_CHECKING:
    from fort.legal.game import Game
    from fort.rules.components import Kid


DIY_ADVANCE: Final = build(read_action("advance+1"))  # R16.4


class PlayPhase(Task):
    """Play a card, use DIY in its place, or skip.  R18.1; once more for Do-Over.  R18.6"""

    judged = True
    kind = "play"

    def __init__(self, second: bool) -> None:
        self.second = second

    def run(self, game: "Game") -> bool:
        game.set_aside()  # for Do-Over; else nothing lies there
        game.play.second = self.second
        seat = game.seats[game.leader]
        fetches = seat.perk == RECYCLING and len(seat.discard_pile) > 0
        if game.components.rules == 1:  # it was not asked then
            fetches = False
        if seat.hand or (not self.second and (seat.perk == DIY or fetches)):
            return game.ask(game.leader)
        if game.log is not None:
            game.log.append(Skipped(game.leader))
        return False

    def offered(self, game: "Game") -> list[Choice]:
        choices = game.components.choices
        kids = game.components.kids
        seat = game.seats[game.leader]
        found = []
        for choice in game.distinct(seat.hand, choices.play):
            if not kids[choice.kid].blank:  # R3.6
                found.append(choice)
        self._add_others(game, found)
        return found

    def candidates(self, game: "Game") -> list[Choice]:
        found = game.distinct(game.seats[game.leader].hand, game.components.choices.play)
        self._add_others(game, found)
        return found

    def _add_others(self, game: "Game", found: list[Choice]) -> None:
        """What can be done in place of playing a card."""
        if not self.second:
            choices = game.components.choices
            if game.seats[game.leader].perk == DIY and DIY_ADVANCE.able(game, game.leader):
                found.append(choices.perk[DIY])
            found.append(choices.skip)

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice.what == SKIP:
            if game.log is not None:
                game.log.append(Skipped(game.leader))
            return
        if choice.what == PERK:
            game.use_perk(game.leader)
            game.push(DIY_ADVANCE)
            return
        self._play(game, choice.kid)

    def permits(self, game: "Game", choice: Choice) -> bool:
        return choice.what in (SKIP, PERK) or playable(game, game.components.kids[choice.kid])

    def _play(self, game: "Game", number: int) -> None:
        kid = game.components.kids[number]
        game.seats[game.leader].hand.remove(number)
        game.play.kid = number
        game.play.icons = kid.icons
        if game.log is not None:
            game.log.append(Played(game.leader, kid.name))
        game.push(DO_OVER_WINDOW)
        game.push(TRASH_WINDOW)
        game.push(ROUGH_HOUSING_WINDOW)
        if kid.public is not None:  # R7.13
            game.push(FOLLOWERS[1])
        game.push(USE_CARDS)
        if kid.declares:
            game.push(_DECLARE)

    def text(self) -> str:
        return "play once more" if self.second else "play"


def playable(game: "Game", kid: "Kid") -> bool:
    """Can this hand card be played and brought to a lawful end?  R6.1.2, A-1.7"""
    return _surely_playable(game, kid) or _foresee_played(game, kid)


def _surely_playable(game: "Game", kid: "Kid") -> bool:
    hand = len(game.seats[game.leader].hand) - 1
    if not (kid.declares and kid.improved):
        for action in kid.actions:
            if action is not None and action.certain(game, game.leader, kid.icons, hand):
                return True
    return False


def _foresee_played(game: "Game", kid: "Kid") -> bool:
    if not hopeful(game, kid):
        return False
    tally = Tally.of(game, game.leader)
    tally.begin(kid)
    return _foresee_declared(tally) if kid.declares else USE_CARDS.foresee(tally, None)


def _foresee_declared(tally: Tally) -> bool:
    for suit in range(ORDINARY if tally.kid.improved else 1):
        declared = tally.copy()
        declared.icons = _declared_icons(declared.icons, suit)
        if USE_CARDS.foresee(declared, None):
            return True
    return False


def _declared_icons(icons: list[int], suit: int) -> list[int]:
    new = icons[:]
    new[COIN] -= 1
    new[suit] += 1
    return new


class Declare(Task):
    """The suit of a played coin card.  R6.1.3"""

    judged = True
    kind = "declare"

    def run(self, game: "Game") -> bool:
        return game.ask(game.leader)

    def offered(self, game: "Game") -> list[Choice]:
        return list(game.components.choices.declare)

    def answer(self, game: "Game", choice: Choice) -> None:
        play = game.play
        play.suit = choice.suit
        play.icons = _declared_icons(play.icons, choice.suit)
        if game.log is not None:
            game.log.append(Declared(game.leader, SUITS[choice.suit]))

    def permits(self, game: "Game", choice: Choice) -> bool:
        if not game.components.kids[game.play.kid].improved:
            return True  # the suit is for followers only
        tally = game.tally()
        tally.icons = _declared_icons(tally.icons, choice.suit)
        return USE_CARDS.foresee(tally, None)

    def foresee(self, tally: Tally, todo: Todo | None) -> bool:
        return _foresee_declared(tally)

    def text(self) -> str:
        return "declare"


_DECLARE: Final = Declare()
