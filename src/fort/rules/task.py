"""What is still to be done: a stack of immutable tasks, the next one on top."""

from typing import TYPE_CHECKING

from fort.rules.choices import Choice
from fort.rules.compiling import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable

    from fort.legal.foresight import Tally
    from fort.legal.game import Game


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class Task:
    """One thing to do. It runs by itself or waits for an answer."""

    kind = "task"  # what the question is about, if it asks one
    judged = False  # may an offered answer be unlawful?
    halts = False  # is this the place to which `stop` returns?

    def run(self, game: "Game") -> bool:
        """Does it; True if it waits for an answer (having called `game.ask`)."""
        raise NotImplementedError

    def offered(self, game: "Game") -> list[Choice]:
        """The answers that public facts and the asked seat's own cards leave open."""
        raise NotImplementedError

    def answer(self, game: "Game", choice: Choice) -> None:
        """Carries the answer out; the task is no longer on the stack."""
        raise NotImplementedError

    def permits(self, game: "Game", choice: Choice) -> bool:
        """Can the play still end lawfully after this offered answer?  A-14.3"""
        return True

    def options(self, game: "Game") -> list[Choice]:
        """The lawful answers."""
        if not self.judged:
            return self.offered(game)
        return [choice for choice in self.offered(game) if self.permits(game, choice)]

    def candidates(self, game: "Game") -> list[Choice]:
        """What is offered, and maybe more that is never permitted, where that is quicker to list."""
        return self.offered(game)

    def draw(self, game: "Game", random: "Callable[[], float]") -> Choice:
        """One of the lawful answers, each as likely as any other; only what is drawn is tested.

        Drawing until a drawn one is lawful is the same as drawing among the lawful ones.
        """
        found = self.candidates(game)
        while True:
            at = int(random() * float(len(found)))
            choice = found[at]
            if not self.judged or len(found) == 1 or self.permits(game, choice):
                return choice
            found[at] = found[-1]
            found.pop()

    def foresee(self, tally: "Tally", todo: "Todo | None") -> bool:
        """Can what is being resolved end lawfully, if this comes next and then `todo`?"""
        return True  # nothing outside a play can spoil it

    def foresee_asked(self, tally: "Tally", todo: "Todo | None") -> bool:
        """The same for the task that is waiting for an answer."""
        return self.foresee(tally, todo)

    def text(self) -> str:
        """The task in a diagram or view; `fort.notation.todo` reads it."""
        return self.kind


@mypyc_attr(acyclic=True, free_list_len=1)
class Todo:
    """A task and what comes after it. Never changed, so games share it."""

    __slots__ = ("below", "task")

    def __init__(self, task: Task, below: "Todo | None") -> None:
        self.task = task
        self.below = below
