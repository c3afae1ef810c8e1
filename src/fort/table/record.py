"""A game as a text file: who played with what, every choice, and at the end the seed. docs/records.md"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from importlib.metadata import PackageNotFoundError, version

from fort.box import Box
from fort.legal.game import Game, new_game
from fort.legal.reasons import IllegalChoice
from fort.notation.diagram import from_diagram
from fort.notation.diagram_lines import DiagramError
from fort.rules.choices import Choice
from fort.rules.edition import FIRST_RULES, RULES
from fort.rules.events import Event
from fort.table.embedded import INDENT, box_lines, is_shipped
from fort.table.seal import Seal

FIRST_LINE = "fort record 1"


def game_version() -> str:
    try:
        return version("fort-game")
    except PackageNotFoundError:
        return "unknown"


class RecordError(ValueError):
    """A record that is damaged or none at all; line 0 is the file as a whole.

    `prefix` is the record up to the error, as far as it can be used; None if not even the header can.
    """

    def __init__(self, line: int, reason: str, prefix: "Record | None" = None) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason
        self.prefix = prefix

    def __reduce__(self) -> tuple[object, ...]:
        return (RecordError, (self.line, self.reason, self.prefix))


@dataclass(frozen=True)
class Problem:
    """Something in a record that is not as an honest game has it."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}" if self.line else self.text


@dataclass(eq=False)
class Record:
    """Everything needed to play a game again. Seed and salt are None until they may be known."""

    box: Box
    seats: int
    boards: tuple[str, ...]
    setup: str
    names: tuple[str, ...] | None = None
    commitment: str | None = None
    seed: str | None = None
    salt: str | None = None
    result: tuple[tuple[int, int], ...] | None = None  # total and rank by seat
    diagram: str | None = None  # the position that the game started from, if it did
    choices: list[tuple[int, Choice]] = field(default_factory=list)
    version: str = field(default_factory=game_version)
    rules: int = RULES
    lines: dict[str | int, int] = field(default_factory=dict, repr=False)  # where read

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and other.text() == self.text()

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> "Record":
        return replace(self, choices=self.choices[:], lines=dict(self.lines))

    def text(self) -> str:
        lines = [line for _, line in self._header()]
        lines += ["", *[f"{seat} {choice}" for seat, choice in self.choices]]
        if not is_shipped(self.box):
            lines += ["", *box_lines(self.box)]
        return "\n".join(lines) + "\n"

    def replay(self, to: int | None = None) -> Game:
        """The game after so many choices, or after all of them."""
        end = len(self.choices) if to is None else to
        if not 0 <= end <= len(self.choices):
            raise ValueError(f"expected 0 to {len(self.choices)} choices, found {to}")
        game = self.begin(self.seed)
        for number in range(end):
            self.step(game, number)
        return game

    def begin(self, seed: str | None) -> Game:
        """The game before the first choice."""
        if self.diagram is None and seed is None:
            reason = "the seed of a running game is secret: this record can be replayed when the game is over"
            raise RecordError(0, reason, self)
        try:
            if self.diagram is not None:
                return from_diagram(self.diagram, self.box, self.rules)
            return new_game(
                self.seats, self.setup, str(seed), box=self.box, boards=self.boards, rules=self.rules
            )
        except DiagramError as error:
            raise RecordError(self.line("from") + error.line, f"from: {error.message}") from error
        except Exception as error:
            if not self.may_be_nonsense():
                raise
            reason = f"this cannot be played ({type(error).__name__}: {error})"
            raise RecordError(self.line("box" if self.diagram is None else "from"), reason) from error

    def may_be_nonsense(self) -> bool:
        """Do position or cards come out of the file? Then even the engine's assertions may not hold."""
        return self.diagram is not None or not is_shipped(self.box)

    def step(self, game: Game, number: int) -> tuple[Event, ...]:
        """Takes the choice with this number; tells what happened."""
        seat, choice = self.choices[number]
        try:
            return game.take(choice, seat)
        except IllegalChoice as error:
            reason = f"{seat} {error}"
        except Exception as error:
            if not self.may_be_nonsense():
                raise
            reason = f"{seat} {choice}: this cannot be played ({type(error).__name__}: {error})"
        prefix = replace(self, choices=self.choices[:number], result=None)
        raise RecordError(self.line(number), reason, prefix)

    def verify(self, abandoned: bool = False) -> list[Problem]:
        """All that is wrong with the record of a finished game; nothing, if it is honest.

        An abandoned one may end anywhere.
        """
        problems = self._seal_problems()
        if self.seed is None and self.diagram is None:
            return problems
        try:
            game = self.replay()
        except RecordError as error:
            return [*problems, Problem(error.line, error.reason)]
        if abandoned and self.result is None and not game.over:
            return problems
        return problems + self._result_problems(game)

    def legal_part(self) -> "Record":
        """The record up to the first illegal choice; all of it if the seed is not known."""
        try:
            self.replay()
        except RecordError as error:
            return error.prefix or replace(self, choices=[], result=None)
        return self

    def line(self, what: str | int) -> int:
        """The line of a key of the header or of the choice with this number."""
        if self.lines:
            return self.lines.get(what, 0)
        header = [key for key, _ in self._header()]
        if isinstance(what, int):
            return len(header) + 2 + what
        return header.index(what) + 1 if what in header else 0

    def _seal_problems(self) -> list[Problem]:
        if self.diagram is not None:
            return []
        if self.seed is None or self.salt is None:
            text = "seed and salt are not published: expected them in the record of a finished game"
            return [Problem(self.line("commitment"), text)]
        seal = Seal(self.seed, self.salt)
        if self.commitment is not None and seal.opens(self.commitment):
            return []
        text = f"the commitment does not fit: seed and salt give {seal.commitment}, found {self.commitment}"
        return [Problem(self.line("commitment"), text)]

    def _result_problems(self, game: Game) -> list[Problem]:
        last = len(self.choices) - 1
        if not game.over:
            if self.result is None:
                return [
                    Problem(self.line(last) if last >= 0 else 0, "the game is not over: expected its end")
                ]
            text = f"a result, but the game is not over after {last + 1} choices: expected none, or the rest"
            return [Problem(self.line("result"), text)]
        expected = result_of(game)
        if self.result is None:
            line = self.line(last) if last >= 0 else self.line("from")
            return [Problem(line, f"the game is over: expected the result {result_text(expected)}")]
        if self.result == expected:
            return []
        text = f"expected the result {result_text(expected)}, found {result_text(self.result)}"
        return [Problem(self.line("result"), text)]

    def _header(self) -> list[tuple[str, str]]:
        """Key and line of all lines of the header."""
        values: dict[str, str | None] = {"version": self.version, "box": self.box.fingerprint}
        values["rules"] = None if self.rules == FIRST_RULES else str(self.rules)
        if self.diagram is None:
            values["seats"] = str(self.seats)
            values["boards"] = ", ".join(self.boards)
            values["setup"] = self.setup
        values["names"] = None if self.names is None else quoted(self.names)
        values["commitment"] = self.commitment
        values["seed"] = None if self.seed is None else quoted(self.seed)
        values["salt"] = self.salt
        values["result"] = None if self.result is None else result_text(self.result)
        lines = [("", FIRST_LINE)]
        lines += [(key, f"{key}: {value}") for key, value in values.items() if value is not None]
        if self.diagram is not None:
            lines.append(("from", "from:"))
            lines += [("", f"{INDENT}{line}") for line in self.diagram.split("\n")]
        return lines


def plain_diagram(text: str) -> str:
    """A diagram as a record holds it: no empty lines, no spaces at the ends."""
    return "\n".join(line.rstrip() for line in text.splitlines() if line.strip())


def quoted(value: str | Sequence[str]) -> str:
    """As JSON on one line, with everything that cannot be printed escaped."""
    text = json.dumps(value, ensure_ascii=False)
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)


def result_of(game: Game) -> tuple[tuple[int, int], ...]:
    return tuple((score.total, score.rank) for score in game.scores())


def result_text(result: Sequence[tuple[int, int]]) -> str:
    return ", ".join(f"{total} rank {rank}" for total, rank in result)
