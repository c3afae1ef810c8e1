"""A puzzle is a position out of a real game in which one choice is clearly best."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fort.box import named
from fort.legal.game import Game, new_game
from fort.review.form import Option, Reason
from fort.review.json_form import plain, read
from fort.rules.components import components
from fort.table.record import Record


@dataclass(frozen=True)
class Puzzle:
    """A position, its one best choice, and why it is the best."""

    id: str  # stays the same for ever
    box: str  # fingerprint of the edition of the box
    rules: int  # edition of the rules
    seats: int
    setup: str
    boards: tuple[str, ...]
    seed: str  # of the game it was taken from; deals nothing that is still played
    moves: str  # the choices before the question: "0 play Bug; 0 use public; ..."
    seat: int  # who is to choose
    round: int
    question: str
    theme: str  # one of `fort.review.THEMES`
    first: bool  # one idea only: for beginners
    best: str
    options: tuple[Option, ...]  # the best first
    margin: float  # by how much the best is better than the second
    doubt: float  # standard error of the margin
    missed: str  # what the rookie chose
    reasons: tuple[Reason, ...]
    clause: str | None  # of the rules, where they decide: "R12.3"
    line: tuple[str, ...]  # what goes on: own choices of this turn, the best one first
    rating: float  # to begin with, on Glicko's scale: 1500 is even for who solves every second one
    judge: str  # who verified it: "master 3"

    def solves(self, choice: str) -> bool:
        """Is this the choice that was looked for?"""
        return choice == self.best

    def share(self, choice: str) -> float | None:
        """The chance to win with a choice; None, if it is no option here."""
        return next((option.share for option in self.options if option.choice == choice), None)

    def game(self) -> Game:
        """Plays the game up to the question."""
        box = named(self.box)
        game = new_game(self.seats, self.setup, self.seed, box=box, boards=self.boards, rules=self.rules)
        catalogue = components(box, self.rules).choices
        for move in filter(None, self.moves.split("; ")):
            seat, _, text = move.partition(" ")
            game.take(catalogue.find(text), int(seat))
        return game

    def record(self) -> Record:
        """The same as a record that breaks off at the question; seed and all, so keep it from the solver."""
        box = named(self.box)
        catalogue = components(box, self.rules).choices
        moves = [move.partition(" ") for move in self.moves.split("; ") if move]
        choices = [(int(seat), catalogue.find(text)) for seat, _, text in moves]
        return Record(
            box, self.seats, self.boards, self.setup, seed=self.seed, choices=choices, rules=self.rules
        )

    def to_json(self) -> dict[str, Any]:
        """Writes it as data for JSON."""
        data: dict[str, Any] = plain(self)
        return data

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Puzzle":
        """Reads it again; ValueError if it is none."""
        return read(Puzzle, data)
