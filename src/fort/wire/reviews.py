"""What a server tells of a finished game that was looked at again; docs/review.md says what the numbers mean.

Win shares, errors and luck are parts of 1. A `number` is a place in the game: so many choices had been made.
"""

from typing import Annotated, Literal

from pydantic import Field

from fort.notation.choices import ChoiceShape
from fort.review.labels import STORIES, THEMES, WORDS
from fort.wire.body import Body
from fort.wire.messages import Number, Seat
from fort.wire.offered import BotName
from fort.wire.sayings import Saying, Thing
from fort.wire.told import Told

Theme = Literal[THEMES]  # type: ignore[valid-type]  # a tuple of texts, which mypy does not follow
Word = Literal[WORDS]  # type: ignore[valid-type]
StoryCode = Literal[STORIES]  # type: ignore[valid-type]
Stage = Literal["waiting", "summary", "moments", "rivals", "complete", "failed"]
TurnLabel = Literal["", "doubtful", "mistake", "blunder"]
MomentLabel = Literal["", "doubtful", "mistake", "blunder", "great"]


class AskForReview(Body):
    """Whose choices are looked at."""

    seat: Seat


class TryAgain(Body):
    """From which moment on a game is played again, as which seat, against which bots: one, or one each."""

    seat: Seat
    number: Number
    bots: Annotated[list[BotName], Field(min_length=1, max_length=3)]


class Judge(Told):
    """Who judged, so that the same can be found again."""

    name: str
    version: str
    seed: str
    budget: int = Field(description="worlds for a decision at most")


class Judged(Told):
    """One of the choices there were."""

    choice: str
    shape: ChoiceShape
    label: Saying | Thing
    share: float = Field(description="the chance to win with it")


class Because(Told):
    """A reason for the best choice (of a great move: for the played one)."""

    code: str = Field(description="a motive of the bots, or what more it brings by the end of the turn")
    weight: float | None = Field(description="the win share that it accounts for; below 0 it speaks against")
    saying: Saying


class Moment(Told):
    """A decision with a choice, judged by what the seat knew then."""

    number: int
    turn: int = Field(description="place in `turns`")
    round: int = Field(description="0 is the draft")
    leader: int
    question: str
    kid: str | None = Field(description="the card in play")
    played: Judged
    best: Judged = Field(description="of a great move the next best, else the best; perhaps the played one")
    options: list[Judged] = Field(description="all of them, the best first")
    error: float = Field(description="win share given away, no less than 0")
    doubt: float = Field(description="its standard error")
    margin: float = Field(description="by how much the best is better than the next best")
    label: MomentLabel
    theme: Theme
    title: Saying = Field(description="as in `Chef instead of Lefty`")
    because: list[Because] = Field(description="the strongest first; only of moments with a label")


class Chance(Told):
    """Something that chance did; while a deal of the day is sealed, of rivals nothing is told."""

    number: int
    turn: int
    round: int
    kind: Literal["deal", "draw", "park"]
    seat: int | None
    kids: list[str]
    luck: list[float] = Field(description="in win share, by seat")
    points: list[float]


class Turn(Told):
    """A turn of any leader, with what the reviewed seat gave away in it."""

    number: int
    round: int
    leader: int
    given: float
    label: TurnLabel
    luck: float
    luck_points: float
    mark: Literal["", "lucky", "unlucky"]


class CurvePoint(Told):
    """How everybody stood, as the reviewed seat saw it."""

    number: int
    round: int
    leader: int
    shares: list[float]


class Player(Told):
    """The sums of one seat. What is not known yet, or sealed, is null."""

    seat: int
    name: str | None
    points: int
    rank: int
    given: float | None
    error_rate: float | None
    word: Word | None
    labels: dict[str, int] | None
    luck: float | None
    luck_points: float | None
    adjusted: float | None = Field(description="result less luck")
    adjusted_points: float | None


class Practice(Told):
    """What to practise: puzzles have the same themes."""

    theme: Theme
    times: int
    given: float
    saying: Saying


class Review(Told):
    """A game as one seat played it."""

    seat: int
    seats: int
    judge: Judge
    moments: list[Moment]
    chances: list[Chance]
    turns: list[Turn]
    curve: list[CurvePoint]
    turning: list[int] = Field(description="up to three moments, by their `number`, in order")
    players: list[Player]
    story: StoryCode
    told: Saying = Field(description="the game in one sentence")
    practice: Practice | None


class ReviewTold(Told):
    """How far a review has come, with the review as it is by now."""

    table: str
    seat: int
    stage: Stage
    step: int = Field(description="counts the reports; 0 while it waits")
    done: float = Field(description="from 0 to 1")
    review: Review | None = Field(description="null while it waits, if it failed, or if `known` is `step`")
    sealed_until: str | None = Field(description="a deal of the day: rivals' cards and luck are told then")
