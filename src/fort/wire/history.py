"""A guest's own games over HTTP."""

from pydantic import Field

from fort.wire.reviews import Word
from fort.wire.told import Told


class GameSeat(Told):
    seat: int
    name: str | None
    bot: str | None
    you: bool
    points: int
    rank: int


class PlayedGame(Told):
    """A finished game of mine. What only a review knows is null without one."""

    table: str
    finished: str
    seat: int
    rank: int
    points: int
    seats: list[GameSeat]
    setup: str
    daily: str | None = Field(description="the day, of a deal of the day")
    again: bool = Field(description="tried again from a moment of another game: it counts nowhere")
    reviewed: bool
    error_rate: float | None
    word: Word | None
    luck: float | None


class PlayedGames(Told):
    """The newest first. `before` of the next request is `next`."""

    games: list[PlayedGame]
    total: int
    next: str | None


class Totals(Told):
    games: int
    won: int = Field(description="alone or shared")
    best: int | None = Field(description="most points")
    mean_points: float | None
    places: list[int] = Field(description="how often first, second, third, fourth")
    error_rate: float | None = Field(description="over the last twenty reviewed games")
    word: Word | None
    better: bool | None = Field(description="than over the twenty before; null if there are none")
    puzzles: int | None = Field(description="the rating")


class FormPoint(Told):
    table: str
    finished: str
    rank: int
    seats: int
    error_rate: float | None
    word: Word | None
    luck: float | None


class FavouriteKid(Told):
    kid: str
    played: int = Field(description="how often")
    games: int
    won: int


class Opening(Told):
    """The kids that came into the deck first."""

    kids: list[str]
    games: int
    won: int


class History(Told):
    """All finished games of a guest in numbers; games that were tried again are left out."""

    totals: Totals
    form: list[FormPoint] = Field(description="the oldest first")
    kids: list[FavouriteKid]
    openings: list[Opening]
    counting: int = Field(description="games that are still to be counted: ask again")
