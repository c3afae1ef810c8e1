"""The deal of the day over HTTP. Days are days of UTC, written as 2026-11-18."""

from typing import Literal

from pydantic import Field

from fort.wire.sayings import Saying
from fort.wire.told import Told

DAY = r"^\d{4}-\d{2}-\d{2}$"
MONTH = r"^\d{4}-\d{2}$"


class DailyRival(Told):
    seat: int
    bot: str
    level: str


class DailyMark(Told):
    """What a bot of ours reached with the same deal, in your place."""

    bot: str
    points: int
    adjusted_points: float


class DailyYours(Told):
    """What you reached. Until luck is worked out, what hangs on it is null."""

    rank: int
    points: int
    luck_points: float | None
    adjusted_points: float | None
    result: float
    luck: float | None
    adjusted: float | None
    late: bool = Field(description="finished after its day, when the cards were open: it is not compared")
    told: Saying = Field(description="in one sentence what the cards brought or owed")
    better_than: float | None = Field(
        description="part of all others who played; null while fewer than 20 have"
    )
    place: int | None = Field(description="among all who played, by points luck aside")
    marks: list[Literal["good", "doubtful", "mistake", "blunder"]] | None = Field(
        description="by own turn; for the share text"
    )
    share: list[Saying] | None = Field(description="lines to copy; they tell nothing of the cards")


class DailyBar(Told):
    """So many reached at least `least` and less than `below` points, luck aside."""

    least: int
    below: int
    players: int
    yours: bool


class DailyDay(Told):
    """A deal, and how far you are with it."""

    day: str
    number: int
    ends: str
    seconds: int = Field(description="until the next deal; 0 of a day that is over")
    seal: str = Field(description="of seed and salt")
    next_seal: str | None = Field(description="of tomorrow's; of a day that is over null")
    seed: str | None = Field(description="null until the day is over")
    salt: str | None
    seat: int = Field(description="where you sit")
    kids: list[str] = Field(description="those you start with")
    rivals: list[DailyRival]
    state: Literal["open", "playing", "reviewing", "done", "gone", "missed"]
    table: str | None = Field(description="yours")
    yours: DailyYours | None
    players: int = Field(description="who have a result")
    datum: float | None = Field(description="the trimmed mean of all results, luck aside, bots among them")
    bars: list[DailyBar]
    bots: list[DailyMark]
    streak: int
    longest: int


class CalendarDay(Told):
    day: str
    number: int
    state: Literal["open", "playing", "reviewing", "done", "gone", "missed"]
    rank: int | None
    adjusted_points: float | None


class DailyMonth(Told):
    """The days of a month up to today."""

    month: str
    days: list[CalendarDay]
    first: str = Field(description="the first day that had a deal")
