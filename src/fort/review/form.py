"""What a review says, as data: decisions, chance, turns, players, and the sums of all of them.

Win shares and errors are parts of 1. Seats are numbered from 0. A `number` is a place in the record: so many
choices had been made. Everything is written as JSON and read again by `to_json` and `from_json` of the whole.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from fort.review.json_form import plain, read

FORMAT: Final = 1


@dataclass(frozen=True)
class JudgeMark:
    """Who judged, so that the same judgement can be made again."""

    name: str  # "master"
    version: str  # of what it knows: name and version of its net, or of its weights
    seed: str
    budget: int  # worlds for a decision at most


@dataclass(frozen=True)
class Option:
    """One of the choices there were, and the chance to win that goes with it."""

    choice: str  # in the notation of choices
    share: float
    worlds: int  # in which it was tried to the end of the turn; 0: only looked at while planning


@dataclass(frozen=True)
class Reason:
    """Why the best choice is better than the played one (of a great move: than the next best)."""

    code: str  # a motive of `fort.bots.CODES`
    weight: float  # the win share that it accounts for; below 0 it speaks against


@dataclass(frozen=True)
class Moment:
    """A decision with a choice, judged by what the seat knew when it made it."""

    number: int  # choices before it
    seat: int
    turn: int  # place in `Review.turns`
    round: int  # 0 is the draft
    leader: int
    question: str  # its kind, as in `View.question`
    kid: str | None  # the card in play, if there is one
    played: str
    best: str  # the same as `played`, if nothing better was found
    options: tuple[Option, ...]  # the best first
    error: float  # cross-fitted and signed: sums use it as it is, screens show no less than 0
    doubt: float  # its standard error
    margin: float  # by how much the best is better than the next best
    matters: bool  # best and second, or best and played, differ
    label: str  # "", "doubtful", "mistake", "blunder" or "great"
    theme: str  # what it is about: one of `fort.review.THEMES`
    reasons: tuple[Reason, ...] = ()  # the weightiest first; only of moments with a label
    gains: Mapping[str, float] = field(default_factory=dict)  # by the end of the turn; see GAINS
    worlds: int = 0  # imagined for it


# Keys of `Moment.gains`: what the best choice brings beyond the played one by the end of the turn.
GAINS: Final = ("points", "level", "pizza", "toys", "pack", "lookout", "cards")


@dataclass(frozen=True)
class Chance:
    """Something that chance did: what it was worth beside what it might have been."""

    number: int  # choices before it became known
    turn: int
    round: int
    kind: str  # "deal", "draw" or "park"
    seat: int | None  # whose cards; None: the Park, which is everybody's
    kids: tuple[str, ...]
    luck: tuple[float, ...]  # in win share, by seat; they add up to 0
    points: tuple[float, ...]  # in expected final points, by seat


@dataclass(frozen=True)
class Turn:
    """A turn of any leader, with what the reviewed seat gave away in it."""

    number: int  # choices before it
    round: int  # 0 is the draft
    leader: int  # -1 in the draft
    given: float  # sum of the errors of the reviewed seat
    doubt: float
    label: str  # by that sum: "", "doubtful", "mistake" or "blunder"
    luck: float  # of the reviewed seat, by all that chance did in this turn
    luck_points: float
    mark: str  # "", "lucky" or "unlucky"


@dataclass(frozen=True)
class Point:
    """A place on the curve: how everybody stands, as the reviewed seat sees it."""

    number: int
    round: int
    leader: int
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Player:
    """The sums of one seat; of rivals nothing else is told."""

    seat: int
    name: str | None
    points: int
    rank: int
    result: float  # 1 for the winner, shared by ties
    decisions: int  # with a choice
    matter: int
    given: float  # win chance given away
    doubt: float
    error_rate: float | None  # thousandths of a win for each decision that matters; None without one
    word: str  # for that rate: one of `fort.review.WORDS`, "" without one
    labels: Mapping[str, int]  # how many of "doubtful", "mistake", "blunder", "great"
    luck: float  # in win share
    luck_points: float
    adjusted: float  # result less luck
    adjusted_points: float
    judged: bool  # False while this seat is still to be judged


@dataclass(frozen=True)
class Story:
    """The game in one sentence: a code of `fort.review.STORIES` with its facts."""

    code: str
    round: int | None = None
    rival: int | None = None  # seat
    choices: int = 0  # mistakes and blunders that mattered in it


@dataclass(frozen=True)
class Practice:
    """What to practise: the theme on which most was given away."""

    theme: str
    times: int
    given: float


@dataclass(frozen=True)
class Review:
    """A game as one seat played it."""

    seat: int
    seats: int
    judge: JudgeMark
    moments: tuple[Moment, ...]  # of this seat, in order
    chances: tuple[Chance, ...]  # of everybody: for after the end of the game
    turns: tuple[Turn, ...]
    curve: tuple[Point, ...]
    turning: tuple[int, ...]  # up to three moments, by their `number`, in order
    players: tuple[Player, ...]  # by seat
    story: Story
    practice: Practice | None
    done: float  # from 0 to 1
    complete: bool
    format: int = FORMAT

    @property
    def player(self) -> Player:
        """The reviewed seat beside the others."""
        return self.players[self.seat]

    def moment(self, number: int) -> Moment | None:
        """The decision after so many choices, if there was one with a choice."""
        return next((moment for moment in self.moments if moment.number == number), None)

    def to_json(self) -> dict[str, Any]:
        """Writes it as data for JSON."""
        data: dict[str, Any] = plain(self)
        return data

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Review":
        """Reads it again; ValueError if it is none, or of a later format."""
        if data.get("format") != FORMAT:
            raise ValueError(f"a review of format {data.get('format')}: expected {FORMAT}")
        return read(Review, data)


@dataclass(frozen=True)
class Progress:
    """How far a review has come, with the review as it is by now."""

    stage: str  # "summary", "moments", "rivals" or "complete"
    done: float
    review: Review
