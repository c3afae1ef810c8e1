"""Puzzles at the server: who has answered which, and how good solvers and how hard puzzles are.

Ratings are Glicko-2: a solver plays against a puzzle, once.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from random import Random
from typing import Any, Final

from sqlalchemy import Connection, select, update

from fort.review import Puzzle
from fort.review import puzzles as shipped
from fort.server.schema import answers, puzzles, solvers
from fort.server.store import inserted

NEW: Final = 1200.0  # the rating of who solves the first one
UNSURE: Final = 200.0
PUZZLE_UNSURE: Final = 120.0  # puzzles were tried by bots before
VOLATILITY: Final = 0.06
NEAR: Final = 12  # puzzles around the own rating, one of which comes next
BEGINNERS: Final = 8  # answers after which the first ones no longer come first
FEW: Final = 10  # tries before it is told how many solve a puzzle


@dataclass(frozen=True)
class Strength:
    """A rating on Glicko's scale."""

    rating: float
    deviation: float
    volatility: float = VOLATILITY
    tried: int = 0
    solved: int = 0
    streak: int = 0

    def json(self) -> dict[str, int]:
        return {
            "rating": round(self.rating),
            "deviation": round(self.deviation),
            "tried": self.tried,
            "solved": self.solved,
            "streak": self.streak,
        }


@dataclass(frozen=True)
class Answered:
    """What a guest answered first."""

    chosen: str | None
    right: bool
    before: int
    after: int


def solver(connection: Connection, guest: str) -> Strength:
    row = connection.execute(select(solvers).where(solvers.c.guest == guest)).first()
    if row is None:
        return Strength(NEW, UNSURE)
    return Strength(row.rating, row.deviation, row.volatility, row.tried, row.solved, row.streak)


def hardness(connection: Connection, puzzle: Puzzle) -> Strength:
    row = connection.execute(select(puzzles).where(puzzles.c.id == puzzle.id)).first()
    if row is None:
        return Strength(puzzle.rating, PUZZLE_UNSURE)
    return Strength(row.rating, row.deviation, row.volatility, row.tried, row.solved)


def answered(connection: Connection, guest: str, puzzle: str) -> Answered | None:
    query = select(answers).where(answers.c.guest == guest, answers.c.puzzle == puzzle)
    row = connection.execute(query).first()
    return None if row is None else Answered(row.chosen, row.right, row.before, row.after)


def tried(connection: Connection, guest: str) -> set[str]:
    """The puzzles that a guest has answered."""
    return set(connection.scalars(select(answers.c.puzzle).where(answers.c.guest == guest)))


def next_puzzle(known: Collection[str], you: Strength, theme: str | None, dice: Random) -> Puzzle | None:
    """One that was not tried: for beginners the first ones in their order, then one near the own rating."""
    left = [each for each in shipped() if each.id not in known and theme in (None, each.theme)]
    first = [each for each in left if each.first]
    if first and you.tried < BEGINNERS:
        return first[0]
    near = sorted(left, key=lambda each: (abs(each.rating - you.rating), each.id))[:NEAR]
    return dice.choice(near) if near else None


def answer(
    connection: Connection,
    guest: str,
    puzzle: Puzzle,
    chosen: str | None,
    bout: tuple[Strength, Strength],
    now: float,
) -> tuple[Answered, bool]:
    """Notes the first answer of a guest, and both after their bout; says what it was, and if this is it."""
    right = chosen is not None and puzzle.solves(chosen)
    you, hard = solver(connection, guest), hardness(connection, puzzle)
    found = Answered(chosen, right, round(you.rating), round(bout[0].rating))
    row = {"guest": guest, "puzzle": puzzle.id, **vars(found), "at": now}
    if not inserted(connection, answers, row):  # it was answered before, or another device was quicker
        return answered(connection, guest, puzzle.id) or found, False
    streak = you.streak + 1 if right else 0
    better = replace(bout[0], tried=you.tried + 1, solved=you.solved + right, streak=streak)
    harder = replace(bout[1], tried=hard.tried + 1, solved=hard.solved + right)
    _put(connection, solvers, solvers.c.guest == guest, {"guest": guest, **vars(better)})
    kept = {name: value for name, value in vars(harder).items() if name != "streak"}
    _put(connection, puzzles, puzzles.c.id == puzzle.id, {"id": puzzle.id, **kept})
    return found, True


def _put(connection: Connection, table: Any, which: Any, row: dict[str, Any]) -> None:
    if not inserted(connection, table, row):
        connection.execute(update(table).where(which).values(**row))


def rated(you: Strength, hard: Strength, right: bool) -> tuple[Strength, Strength]:
    """In the hand: solver and puzzle after a bout."""
    from elote import Glicko2Competitor  # it takes a second to load, and the server itself need not

    at = datetime.fromtimestamp(0, UTC)  # no rest between bouts: what counts is play

    def competitor(one: Strength) -> Any:
        return Glicko2Competitor(one.rating, one.deviation, one.volatility, at)

    solver, puzzle = competitor(you), competitor(hard)
    if right:
        solver.beat(puzzle, at)
    else:
        solver.lost_to(puzzle, at)
    first, second = (Strength(one.rating, one.rd, one.volatility) for one in (solver, puzzle))
    return first, second
