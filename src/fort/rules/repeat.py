"""Actions can be repeated, by a count or a number, wholly or in part.  R14.1, R6.4.6"""

from fort.box.language import Tree
from fort.compiling import mypyc_attr
from fort.rules.actions import Action, Sign, facts
from fort.rules.choices import Choice
from fort.rules.events import SuitCounted
from fort.rules.limits import MANY
from fort.rules.names import ANY, COIN, NOTHING, PIZZA, SUITS, TOY
from fort.rules.tabletop import Tabletop
from fort.rules.task import Step


class Per(Sign):
    """`A x count`, or a number of `A`: it is done that many times.  R14.1, R14.3"""

    kind = "count"

    def __init__(self, tree: Tree, free: bool, body: Action, count: str, number: int) -> None:
        super().__init__(tree, free, [body])
        self.body = body
        self.count = count  # "" for a plain number
        self.number = number
        self.suit = ANY if count == "any" else SUITS.index(count) if count in SUITS else NOTHING
        self.reads |= facts({"fort": "level", "pack": "pack", "lookout": "lookout"}.get(count, ""))
        self.optional = count != "" or body.optional

    def run(self, game: Tabletop) -> None:
        if self.suit != ANY:
            self._begin(game, self.times(game, game.play.actor, game.play.icons_of(game)), self.suit)
            return
        suits = self.offered(game)
        if len(suits) > 1:
            game.ask(self, game.play.actor)
        else:
            self.answer(game, suits[0])  # every card shows a suit  R3.1

    def offered(self, game: Tabletop) -> list[Choice]:
        icons = game.play.icons_of(game)  # R14.5
        return [game.components.choices.count[suit] for suit in range(COIN + 1) if icons[suit]]

    def answer(self, game: Tabletop, choice: Choice) -> None:
        if game.log is not None:
            game.log.append(SuitCounted(game.play.actor, SUITS[choice.suit]))
        self._begin(game, game.play.icons_of(game)[choice.suit], choice.suit)  # R14.5.1

    def times(self, game: Tabletop, me: int, icons: list[int]) -> int:
        """Reads the count, once, when the term is reached; of `any`, the smallest possible.  R14.1.2"""
        if self.suit == ANY:
            return min([number for number in icons if number] or [0])
        if self.suit != NOTHING:
            return icons[self.suit]
        if self.number:
            return self.number
        board = game.board(me)
        if self.count == "fort":
            return board.level  # R14.6
        if self.count == "pack":
            return board.pack[PIZZA] + board.pack[TOY]  # R14.7
        return game.lookout_cards(me)  # R14.8

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        times = self.times(game, me, icons)
        if times == 0:
            return (0, 0)
        sure, most = self.body.bounds(game, me, icons, hand)
        if times == 1:
            return (sure, most)
        if not self.apart and most:
            return (sure // times, MANY)
        return (sure // times, most // times)

    def _begin(self, game: Tabletop, times: int, suit: int) -> None:
        if times:  # R6.4.5
            self.body.repeat(game, times, suit)


class Plain(Action):
    """A plain word leaves nothing to choose but how often it is done."""

    def make(self, game: Tabletop, me: int, times: int) -> None:
        """Does it so many times."""
        raise NotImplementedError

    def run(self, game: Tabletop) -> None:
        self.repeat(game, 1, NOTHING)

    def repeat(self, game: Tabletop, times: int, suit: int) -> None:
        HowOften(self, times, suit).run(game)


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class HowOften(Step):
    """A plain word is done as often as prescribed, or less often where that may be lawful.  R6.4.6"""

    kind = "times"

    def __init__(self, word: Plain, times: int, suit: int) -> None:
        self.word = word
        self.times = times
        self.suit = suit

    def run(self, game: Tabletop) -> None:
        play = game.play
        possible = min(self.times, self.word.possible(game, play.actor))
        if possible > 0 and (play.may_stop or (possible > 1 and self._may_be_less(game))):
            game.ask(self, play.actor)
        else:
            self._make(game, play.actor, possible)

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        possible = min(self.times, self.word.possible(game, me))
        least = 1 if self._may_be_less(game) else possible
        return [game.components.choices.times[times] for times in range(possible, least - 1, -1)]

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        self._make(game, me, choice.number)

    def _may_be_less(self, game: Tabletop) -> bool:
        return self.word.free and game.play.may_use_partly(game)

    def _make(self, game: Tabletop, me: int, times: int) -> None:
        play = game.play
        play.may_stop = False
        play.note(self.suit, self.times, times)  # R6.5.3
        play.steps += times
        if times < self.times:
            play.short = True  # R6.4.3
        if times:
            self.word.make(game, me, times)

    def text(self) -> str:
        suit = "" if self.suit == NOTHING else f" {SUITS[self.suit]}"
        return f"times {self.times}{suit}{'' if self.word.free else ' must'}: {self.word.tree}"
