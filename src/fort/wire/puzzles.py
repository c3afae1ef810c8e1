"""Puzzles over HTTP: positions of real games in which one choice is clearly best."""

from typing import Annotated

from pydantic import Field

from fort.wire.body import Body
from fort.wire.messages import ChoiceText
from fort.wire.reviews import Because, Judged, Theme
from fort.wire.sayings import Saying
from fort.wire.told import Event, Prompt, Told, View


class PuzzleAnswer(Body):
    """The choice that is thought best."""

    choice: ChoiceText


class PuzzleTry(Body):
    """Own choices, one after the other, to see where they lead; nothing is kept or counted."""

    choices: Annotated[list[ChoiceText], Field(max_length=40)]


class Rating(Told):
    """How well somebody solves puzzles, on Glicko's scale."""

    rating: int
    deviation: int = Field(description="two of them up and down are 95 % sure")
    tried: int
    solved: int
    streak: int = Field(description="solved in a row, up to now")


class PuzzleTheme(Told):
    theme: Theme
    saying: Saying = Field(description="its name")
    puzzles: int
    left: int = Field(description="of which so many were not tried yet")


class PuzzleRoom(Told):
    """All puzzles there are, and how far one is."""

    you: Rating
    puzzles: int
    left: int
    first_left: int = Field(description="of the first ones, with one idea each")
    themes: list[PuzzleTheme]


class Step(Told):
    """A step of the continuation: who chose what, what happened, and what the solver sees then."""

    seat: int
    choice: str
    events: list[Event]
    view: View


class Rated(Told):
    before: int
    after: int
    counted: bool = Field(description="only the first answer to a puzzle counts")


class PuzzleSolved(Told):
    """The answer to a puzzle. `chosen` is null for who asked to be shown."""

    id: str
    right: bool
    chosen: str | None
    verdict: Saying
    best: Judged
    options: list[Judged]
    because: list[Because]
    clause: str | None = Field(description="of the rules, where they decide")
    line: list[Step] = Field(description="how it goes on with the best choice, to the end of the turn")
    rated: Rated
    you: Rating


class PuzzleTold(Told):
    """A position to solve, as the solver's seat sees it."""

    id: str
    number: int = Field(description="place among all puzzles, from 1")
    theme: Theme
    first: bool
    task: Saying
    rating: int
    solved_by: float | None = Field(description="part of those who tried; null while few have")
    seat: int
    seats: int
    boards: list[str]
    setup: str
    view: View
    log: list[Event]
    prompt: Prompt
    answer: PuzzleSolved | None = Field(description="if one has answered it before")


class PuzzleTried(Told):
    """Where own choices lead, in a world that fits what is seen. `prompt` is null where others go on."""

    events: list[Event] = Field(description="of all these choices")
    view: View
    prompt: Prompt | None
