"""A record is played again, and what a review looks at is kept: views, and what chance did."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from fort.legal.game import Game
from fort.review.luck import Stroke, strokes
from fort.rules.choices import Choice
from fort.rules.events import Event
from fort.rules.names import NOBODY
from fort.seen.view import View
from fort.table.record import Record, RecordError


class ReviewError(ValueError):
    """A game that cannot be reviewed so; `code` says why in a word."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True)
class Asked:
    """A decision with a choice: what its seat saw, and what it chose."""

    number: int
    turn: int
    seat: int
    view: View
    played: Choice


@dataclass(frozen=True)
class Struck:
    """A stroke of chance, and what the seat saw that drew, or a spectator."""

    number: int
    turn: int
    round: int
    stroke: Stroke
    view: View


@dataclass(frozen=True)
class Start:
    """The start of a turn, as everybody sees it from the own seat."""

    number: int
    round: int
    leader: int
    views: tuple[View, ...]  # by seat


@dataclass
class Positions:
    """All that happened in a game."""

    seats: int
    names: tuple[str, ...] | None
    asked: list[Asked] = field(default_factory=list)
    struck: list[Struck] = field(default_factory=list)
    starts: list[Start] = field(default_factory=list)
    totals: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()

    def of(self, seat: int) -> list[Asked]:
        """The decisions of a seat."""
        return [asked for asked in self.asked if asked.seat == seat]

    @property
    def results(self) -> tuple[float, ...]:
        """1 for the winner, shared by ties.  R12.5"""
        winners = self.ranks.count(1)
        return tuple(1.0 / winners if rank == 1 else 0.0 for rank in self.ranks)


def positions(record: Record) -> Positions:
    """Plays a finished game again; ReviewError if it is not finished, or cannot be played."""
    if record.seed is None and record.diagram is None:
        raise ReviewError("no-seed", "the seed is not known yet: expected the record of a finished game")
    found = Positions(record.seats, record.names)
    try:
        game = record.begin(record.seed)
        assert game.log is not None
        _note(found, game, 0, tuple(game.log.events))
        for number, (seat, choice) in enumerate(record.choices):
            _ask(found, game, number, seat, choice)
            _note(found, game, number + 1, record.step(game, number))
    except RecordError as error:
        raise ReviewError("broken", f"this record cannot be played: {error}") from error
    if not game.over:
        made = len(record.choices)
        raise ReviewError("not-over", f"the game is not over after {made} choices: expected a finished game")
    scores = game.scores()
    found.totals = tuple(score.total for score in scores)
    found.ranks = tuple(score.rank for score in scores)
    return found


def _ask(found: Positions, game: Game, number: int, seat: int, choice: Choice) -> None:
    if seat in game.asks:
        view = game.view(seat)
        if len(view.options) > 1 and game.own(choice) in view.options:
            found.asked.append(Asked(number, len(found.starts) - 1, seat, view, game.own(choice)))


def _note(found: Positions, game: Game, number: int, told: Sequence[Event]) -> None:
    turn = len(found.starts) - 1
    for stroke in strokes(told, game):
        found.struck.append(Struck(number, max(0, turn), game.round, stroke, game.view(stroke.seat)))
    leader, round = (NOBODY, 0) if game.draft is not None else (game.leader, game.round)
    last = found.starts[-1] if found.starts else None
    if not game.over and (last is None or (last.leader, last.round) != (leader, round)):
        views = tuple(game.view(seat) for seat in range(found.seats))
        found.starts.append(Start(number, round, leader, views))
