"""What a new table is asked to be, checked."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

import fort
from fort.rules.edition import RULES
from fort.server.header import WAITING, Header, Occupant
from fort.server.refusal import Refusal
from fort.server.thinking import budget
from fort.table.embedded import box_of, own_texts, plain
from fort.table.record import game_version, plain_diagram


def known_bot(name: str) -> str:
    budget(name)
    return name


BotName = Annotated[str, Field(max_length=32), AfterValidator(known_bot)]
BoxTexts = dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=100_000)]]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


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
    kind: Literal["me", "person", "bot"]
    bot: BotName | None = None


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


def read_box(texts: dict[str, str]) -> fort.Box:
    """An own box, or a refusal with file and line."""
    try:
        box = fort.box.from_texts(texts)
        fort.components(box)
        return box_of(plain({**fort.box.read().texts, **texts}))
    except fort.BoxError as error:
        facts = {"file": error.file, "line": error.line}
        raise Refusal(422, "bad-box", f"This box cannot be played with: {error}.", **facts) from None
    except (ValueError, RecursionError) as error:
        raise Refusal(422, "bad-box", f"This box cannot be played with: {error}.") from None


def open_table(body: NewTable, guest: str, nickname: str, table: str, invitation: str, now: float) -> Header:
    """The header of a new table; nothing is random yet."""
    seats = [_occupant(at, place, guest, nickname) for at, place in enumerate(body.seats)]
    if all(place.kind == "bot" for place in body.seats):
        raise Refusal(422, "no-people", "Give at least one seat to yourself or to another person.")
    options: dict[str, Any] = {
        "pace": body.pace.model_dump(),
        "order": "as_seated" if body.diagram else body.order,
        "spectators": body.spectators,
        "hints": body.hints,
    }
    box = fort.box.read() if body.box is None else read_box(body.box)
    header = Header(
        id=table,
        status=WAITING,
        host=guest,
        setup=body.setup,
        options=options,
        open=body.open,
        invitation=invitation,
        box=own_texts(box),
        fingerprint=box.fingerprint,
        rules=RULES,
        diagram=None if body.diagram is None else plain_diagram(body.diagram),
        version=game_version(),
        created=now,
        seats=seats,
    )
    if header.diagram is not None:
        header.setup = _drawn(header.diagram, box, len(seats))
    return header


def _occupant(seat: int, place: Place, guest: str, nickname: str) -> Occupant:
    if (place.kind == "bot") != (place.bot is not None):
        message = "A bot's seat names its bot, and no other seat does."
        raise Refusal(422, "which-bot", message, seat=seat)
    if place.kind == "bot":
        return Occupant(seat, "bot", bot=place.bot)
    me = place.kind == "me"
    return Occupant(seat, "person", guest if me else None, nickname if me else None)


def _drawn(diagram: str, box: fort.Box, seats: int) -> str:
    """Its set-up, if it can be played by so many."""
    try:
        game = fort.Table.from_diagram(diagram, None, box).game
        if game.over:
            raise Refusal(422, "bad-diagram", "This game is over: expected a position with a question.")
    except fort.DiagramError as error:
        text = f"This position cannot be read: {error}."
        raise Refusal(422, "bad-diagram", text, line=error.line) from None
    except Refusal:
        raise
    except Exception as error:
        raise Refusal(422, "bad-diagram", f"This position cannot be played: {error}.") from error
    if len(game.seats) != seats:
        message = f"This position has {len(game.seats)} seats: ask for as many."
        raise Refusal(422, "wrong-seats", message, expected=len(game.seats), found=seats)
    return game.setup
