"""What requests about tables say: how a new one shall be, who sits down where, how it begins."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from fort.wire.body import Body
from fort.wire.offered import BotName
from fort.wire.texts import Nickname

BoxTexts = dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=100_000)]]


class Live(Body):
    kind: Literal["live"]
    minutes: Annotated[float, Field(ge=1, le=240)]
    increment: Annotated[float, Field(ge=0, le=600)] = 0


class Slow(Body):
    kind: Literal["slow"]
    hours_per_decision: Annotated[float, Field(ge=1, le=336)]


class Unhurried(Body):
    kind: Literal["none"] = "none"


Pace = Annotated[Live | Slow | Unhurried, Field(discriminator="kind")]


class Place(Body):
    """A seat of kind "me" may have a name of its own: several people play at one device."""

    kind: Literal["me", "person", "bot"]
    bot: BotName | None = None
    nickname: Nickname | None = None

    @model_validator(mode="after")
    def _names(self) -> "Place":
        if self.nickname is not None and self.kind != "me":
            raise ValueError('expected a nickname only at a seat of kind "me"')
        return self


class NewTable(Body):
    """Several seats of kind "me" share one screen."""

    seats: Annotated[list[Place], Field(min_length=2, max_length=4)]
    setup: Literal["basic", "advanced"] = "basic"
    pace: Pace = Unhurried()
    order: Literal["random", "as_seated"] = "random"
    open: bool = False
    spectators: bool = False
    hints: bool = True
    box: BoxTexts | None = None
    diagram: Annotated[str, Field(max_length=20_000)] | None = None


class PlayNow(Body):
    bot: BotName = "regular"


class Join(Body):
    invitation: Annotated[str, Field(max_length=64)] | None = None
    seat: Annotated[int, Field(ge=0, le=3)] | None = None


class Start(Body):
    """Seats that nobody took go to a bot, if one is named."""

    fill: BotName | None = None


class Named(Body):
    """One of my seats has another name from now on."""

    seat: Annotated[int, Field(ge=0, le=3)]
    nickname: Nickname


class Remove(Body):
    seat: Annotated[int, Field(ge=0, le=3)]
