"""What a new table is asked to be, checked."""

from dataclasses import replace
from typing import Any

import fort
from fort.rules.edition import RULES
from fort.server.header import WAITING, Header, Occupant
from fort.server.refusal import Refusal
from fort.table.embedded import box_of, own_texts, plain
from fort.table.record import game_version, plain_diagram
from fort.wire.wishes import NewTable, Place


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


def open_table(
    body: NewTable,
    guest: str,
    nickname: str,
    table: str,
    invitation: str,
    now: float,
    program: bool = False,
) -> Header:
    """The header of a new table; nothing is random yet."""
    host = Occupant(-1, "person", guest, nickname, program=program)
    seats = [_occupant(at, place, host) for at, place in enumerate(body.seats)]
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


def _occupant(seat: int, place: Place, host: Occupant) -> Occupant:
    if (place.kind == "bot") != (place.bot is not None):
        message = "A bot's seat names its bot, and no other seat does."
        raise Refusal(422, "which-bot", message, seat=seat)
    if place.kind == "bot":
        return Occupant(seat, "bot", bot=place.bot)
    if place.kind == "me":
        return replace(host, seat=seat, nickname=place.nickname or host.nickname)
    return Occupant(seat, "person")


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
