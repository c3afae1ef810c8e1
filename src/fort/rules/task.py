"""What is still to be done is a stack of tasks that never change, the next one on top."""

from typing import TYPE_CHECKING

from fort.compiling import mypyc_attr
from fort.rules.choices import Choice

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class Task:
    """A task is one thing to do. It runs by itself, or it asks a seat and waits for the answer.

    Tasks keep no state of a game: they work on whatever table they are given. That is the game's own, or
    the counts over which foresight (`fort.legal`) carries out the same tasks in thought.
    """

    kind = "task"  # what the question is about, if it asks one
    judged = False  # may an offered answer be unlawful?
    of_play = False  # is it a part of playing or following a card? Where it is not, foresight ends
    idle = False  # does nothing that it does matter to foresight?
    halts = False  # does `stop` return to this place?

    def run(self, game: "Tabletop") -> None:
        """Does the task, or asks. One task may run another as the last thing it does."""
        raise NotImplementedError

    def offered(self, game: "Tabletop") -> list[Choice]:
        """Offers the answers that public facts and the asked seat's own cards leave open."""
        raise NotImplementedError

    def foreseen(self, game: "Tabletop") -> list[Choice]:
        """Gives the answers that foresight must try: what is offered, less what comes to the same."""
        return self.offered(game)

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        """Carries the answer out; the task is no longer on the stack."""
        raise NotImplementedError

    def text(self) -> str:
        """Writes the task for a diagram or view; `fort.notation` reads it."""
        return self.kind


@mypyc_attr(acyclic=True)
class Step(Task):
    """The actor of a play, leader or follower, does a step in a way of the own choosing.  R7.9"""

    judged = True
    of_play = True
    makes = 0  # so many steps of the use in progress

    def ways(self, game: "Tabletop", me: int) -> list[Choice]:
        raise NotImplementedError

    def cards_to_choose(self, game: "Tabletop", me: int) -> int:
        """Counts the cards for it, if some are in a hand: nobody else can tell these apart.  A-14.4"""
        return 0

    def do(self, game: "Tabletop", me: int, choice: Choice) -> None:
        raise NotImplementedError

    def run(self, game: "Tabletop") -> None:
        play = game.play
        if self.cards_to_choose(game, play.actor) > 1:
            game.ask(self, play.actor)
            return
        ways = self.ways(game, play.actor)
        if not ways:
            play.short = True  # R6.4.3
            play.may_stop = False
        elif len(ways) > 1 or play.may_stop:
            game.ask(self, play.actor)
        else:
            self.answer(game, ways[0])

    def offered(self, game: "Tabletop") -> list[Choice]:
        """Offers all ways, and to leave the step out where that may be lawful.  R6.4.6"""
        options = self.ways(game, game.play.actor)
        if game.play.may_stop:
            options.append(game.components.choices.stop)
        return options

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        if choice is game.components.choices.stop:
            game.stop()
        else:
            game.play.may_stop = False
            game.play.steps += self.makes
            self.do(game, game.play.actor, choice)


@mypyc_attr(acyclic=True)
class SeatStep(Step):
    """This step concerns one seat, which its text names."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def text(self) -> str:
        return f"{self.kind} {self.seat}"


@mypyc_attr(acyclic=True, free_list_len=1)
class Todo:
    """A Todo is a task and what comes after it. It never changes, so games share it."""

    __slots__ = ("below", "task")

    def __init__(self, task: Task, below: "Todo | None") -> None:
        self.task = task
        self.below = below
