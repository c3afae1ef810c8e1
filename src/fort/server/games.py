"""Games that are over: whoever has the link can read, replay and verify them. Of others nothing is told.

An abandoned game is over, too: nobody can go on with it, so its record is open as far as it went.
"""

import gzip
from collections.abc import Callable, Sequence
from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic_core import to_json

import fort
from fort.server.answers import packed
from fort.server.folding import fold
from fort.server.guests import Address, AnyGuest, Guest, TheRooms
from fort.server.hands import LIMIT, Hand
from fort.server.header import ABANDONED, FINISHED, Header
from fort.server.refusal import Refusal, broken, unknown
from fort.server.rooms import Rooms
from fort.server.sitting import Entry, Sitting
from fort.server.telling import events_json, iso, result_json, view_json
from fort.text.events import event_json

router = APIRouter(prefix="/api/games", tags=["games"])
Json = dict[str, Any]
Viewer = Literal["0", "1", "2", "3", "open", "spectator"]
PACKING = 5  # of 9


async def must_be_over(rooms: Rooms, table: str, guest: Guest | None, viewer: str = "open") -> Header:
    """The header of a game that may be told as the viewer saw it; of a sealed deal only to its own guest."""
    try:
        header = await rooms.header(table)
    except Refusal as refusal:
        raise unknown("game") if refusal.status == 404 else refusal from None
    if header.status not in (FINISHED, ABANDONED):
        if header.seats_of(None if guest is None else guest.id):
            raise Refusal(409, "not-over", "This game is not over: its record is published when it is.")
        raise unknown("game")
    if not header.has_begun:
        raise unknown("game")
    if header.opens > rooms.clock.now():
        own = header.seats_of(None if guest is None else guest.id)
        if not own:
            raise unknown("game")
        if viewer not in map(str, own):
            raise sealed(header)
    return header


def sealed(header: Header) -> Refusal:
    """Others still play the same cards."""
    opens = iso(header.opens)
    return Refusal(
        409, "sealed", f"Others still play this deal: its cards are shown from {opens} on.", opens=opens
    )


async def told(
    rooms: Rooms, table: str, guest: Guest | None, who: str, make: Callable[..., bytes], *values: str
) -> bytes:
    """What is told of a finished game: it never changes, so it is made once, beside the event loop."""

    async def by(hand: Hand) -> bytes:
        header, entries = await rooms.read(table)
        return await hand.run(LIMIT, make, header, entries, rooms.started, *values)

    header = await must_be_over(rooms, table, guest, *values[:1])
    if header.opens > rooms.clock.now():
        values = (*values, "sealed")
    name = (make.__name__, table, *values)
    return await rooms.answers.get(name, lambda: rooms.heavy.do(who, by))


@router.get("/{table}/record", response_class=PlainTextResponse)
async def record(
    table: str, guest: AnyGuest, rooms: TheRooms, address: Address, request: Request
) -> Response:
    """The game as a text file, with its opened seal."""
    found = await told(rooms, table, guest, address, recorded)
    kept = {"Content-Disposition": f'attachment; filename="{table[:8]}.fort"'}
    return packed(request, found, "text/plain; charset=utf-8", **kept)


@router.get("/{table}/verify")
async def verify(
    table: str, guest: AnyGuest, rooms: TheRooms, address: Address, request: Request
) -> Response:
    """Does the seal fit, and was every choice legal?"""
    return packed(request, await told(rooms, table, guest, address, verified))


@router.get("/{table}/replay")
async def replay(
    table: str,
    guest: AnyGuest,
    rooms: TheRooms,
    address: Address,
    request: Request,
    viewer: Viewer = "spectator",
) -> Response:
    """Every step as a seat, a spectator, or somebody who sees all hands saw it."""
    return packed(request, await told(rooms, table, guest, address, replayed, viewer))


# In the hand.


def whole(header: Header, entries: Sequence[Entry], started: float) -> Sitting:
    """The game to its end; refused if its log cannot be read."""
    sitting = fold(header, entries, started)
    if sitting.broken is not None:
        raise broken()
    return sitting


def recorded(header: Header, entries: Sequence[Entry], started: float) -> bytes:
    text = whole(header, entries, started).table.record.text()
    return gzip.compress(text.encode(), PACKING)


def verified(header: Header, entries: Sequence[Entry], started: float) -> bytes:
    sitting = whole(header, entries, started)
    found = sitting.table.record
    problems = found.verify(sitting.status == ABANDONED)
    answer = {
        "ok": not problems,
        "problems": [{"line": each.line, "text": each.text} for each in problems],
        "commitment": found.commitment,
        "seed": found.seed,
        "salt": found.salt,
        "choices": len(found.choices),
    }
    return gzip.compress(to_json(answer), PACKING)


def replayed(
    header: Header, entries: Sequence[Entry], started: float, viewer: str, hidden: str = ""
) -> bytes:
    sitting = whole(header, entries, started)
    if viewer.isdecimal() and int(viewer) >= len(sitting.drivers):
        raise Refusal(422, "no-such-seat", f"This game has {len(sitting.drivers)} seats.", seat=int(viewer))
    return gzip.compress(to_json(replay_json(sitting, viewer, bool(hidden))), PACKING)


def replay_json(sitting: Sitting, viewer: str, hidden: bool = False) -> Json:
    found = sitting.table.record
    game = found.begin(found.seed)
    assert game.log is not None
    steps = [_step(game, 0, None, None, game.log.events, viewer)]
    for number, (seat, choice) in enumerate(found.choices):
        steps.append(_step(game, number + 1, seat, choice.text, found.step(game, number), viewer))
    header = {
        "table": sitting.header.id,
        "version": found.version,
        "seats": found.seats,
        "boards": found.boards,
        "setup": found.setup,
        "names": found.names,
        "bots": [driver.guest is None for driver in sitting.drivers],
        "commitment": found.commitment,
        "viewer": viewer,
        **(result_json(sitting, hidden) or {}),
    }
    return {"header": header, "steps": steps}


def _step(
    game: fort.Game, number: int, seat: int | None, choice: str | None, events: Any, viewer: str
) -> Json:
    if viewer == "open":
        shown, view = [event_json(event) for event in events], open_view(game)
    else:
        eyes = int(viewer) if viewer.isdecimal() else None
        shown, view = events_json(events, eyes), view_json(game.view(eyes))
    return {"number": number, "seat": seat, "choice": choice, "events": shown, "view": view}


def open_view(game: fort.Game) -> Json:
    """All hands on the table: each seat as it sees itself."""
    found = view_json(game.view(None))
    for seat in range(len(game.seats)):
        found["seats"][seat] = view_json(game.view(seat))["seats"][seat]
    return found
