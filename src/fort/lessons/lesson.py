"""A lesson: a position, and step by step what the newcomer chooses there. The rival plays by the script."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Final

from fort.box import FIRST, named
from fort.legal.game import Game
from fort.rules.events import Event
from fort.table.table import Table

YOU: Final = 0  # the newcomer's seat in every lesson
NEXT: Final = "next"  # the answer to a step at which there is only something to read


class Astray(ValueError):
    """An answer that its step does not take."""


@dataclass(frozen=True)
class Step:
    """`point` names a place on the table, or something there: `hand:0`, `hand:0/Bug`, `play/use public`."""

    point: str
    choose: tuple[str, ...]  # choices that go on, `*` is anything; none if there is only something to read
    then: tuple[str, ...]  # what the rival chooses afterwards

    def takes(self, answer: str) -> bool:
        if not self.choose:
            return answer == NEXT
        return any(fnmatchcase(answer, form) for form in self.choose)

    def wanted(self, game: Game) -> list[str]:
        """The choices of this moment that go on."""
        if not self.choose or YOU not in game.asks:
            return []
        return [choice.text for choice in game.options(YOU) if self.takes(choice.text)]


@dataclass(frozen=True)
class Lesson:
    name: str
    box: str  # the fingerprint of the edition that its numbers are of
    diagram: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Moment:
    """A lesson after some answers, and what the last of them brought about."""

    lesson: Lesson
    table: Table
    at: int
    events: tuple[Event, ...]

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def step(self) -> Step | None:
        """What is to be done now; nothing at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by name, in order: their files are numbered."""
    found = sorted(files("fort.lessons").iterdir(), key=lambda file: file.name)
    texts = {file.name: file.read_text(encoding="utf-8") for file in found if file.name.endswith(".toml")}
    by_name = {file.removesuffix(".toml").split("_", 1)[1]: text for file, text in texts.items()}
    return {name: _read(name, text) for name, text in by_name.items()}


def _read(name: str, text: str) -> Lesson:
    data = tomllib.loads(text)
    steps = [
        Step(step["point"], tuple(step.get("choose", ())), tuple(step.get("then", ())))
        for step in data["step"]
    ]
    return Lesson(name, data.get("box", FIRST), data["diagram"], tuple(steps))


def play(lesson: Lesson, answers: Sequence[str]) -> Moment:
    """The lesson after these answers; Astray if one of them does not belong there."""
    table = Table.from_diagram(lesson.diagram, box=named(lesson.box))
    events: tuple[Event, ...] = ()
    for at, answer in enumerate(answers):
        if at >= len(lesson.steps):
            raise Astray(f"{lesson.name} has {len(lesson.steps)} steps, found {len(answers)} answers")
        events = _answer(table, lesson.steps[at], answer)
    return Moment(lesson, table, len(answers), events)


def _answer(table: Table, step: Step, answer: str) -> tuple[Event, ...]:
    if not step.takes(answer) or (step.choose and answer not in step.wanted(table.game)):
        expected = " or ".join(step.choose) or NEXT
        raise Astray(f"expected {expected}, found {answer}")
    events = _take(table, answer, YOU) if step.choose else []
    for text in step.then:
        events += _take(table, text, table.game.asks[0])
    while _rival_may_follow(table.game):
        events += _take(table, "decline", table.game.asks[0])
    return tuple(events)


def _take(table: Table, text: str, seat: int) -> list[Event]:
    chosen = next(choice for choice in table.game.options(seat) if choice.text == text)
    return list(table.take(chosen, seat))


def _rival_may_follow(game: Game) -> bool:
    question = game.question
    return question is not None and question.kind == "follow" and YOU not in game.asks
