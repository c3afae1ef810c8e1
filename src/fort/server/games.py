"""Games that are over: whoever has the link can read, replay and verify them. Of others nothing is told.

An abandoned game is over, too: nobody can go on with it, so its record is open as far as it went.
"""

import asyncio
from typing import Any, Literal

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

import fort
from fort.rules.view_json import to_json
from fort.server.guests import AnyGuest, Guest, TheRooms
from fort.server.header import ABANDONED, FINISHED
from fort.server.refusal import Refusal, broken, unknown
from fort.server.rooms import Rooms
from fort.server.sitting import Sitting
from fort.server.telling import events_json, result_json, view_json

router = APIRouter(prefix="/api/games", tags=["games"])
Json = dict[str, Any]
Viewer = Literal["0", "1", "2", "3", "open", "spectator"]


async def ended(rooms: Rooms, table: str, guest: Guest | None) -> Sitting:
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
    _, sitting = await rooms.load(table)
    if sitting is None or sitting.broken is not None:
        raise broken()
    return sitting


@router.get("/{table}/record", response_class=PlainTextResponse)
async def record(table: str, guest: AnyGuest, rooms: TheRooms) -> PlainTextResponse:
    """The game as a text file, with its opened seal."""
    sitting = await ended(rooms, table, guest)
    headers = {"Content-Disposition": f'attachment; filename="{table[:8]}.fort"'}
    return PlainTextResponse(sitting.table.record.text(), headers=headers)


@router.get("/{table}/verify")
async def verify(table: str, guest: AnyGuest, rooms: TheRooms) -> Json:
    """Does the seal fit, and was every choice legal?"""
    sitting = await ended(rooms, table, guest)
    found = sitting.table.record
    problems = await asyncio.to_thread(found.verify, sitting.status == ABANDONED)
    return {
        "ok": not problems,
        "problems": [{"line": each.line, "text": each.text} for each in problems],
        "commitment": found.commitment,
        "seed": found.seed,
        "salt": found.salt,
        "choices": len(found.choices),
    }


@router.get("/{table}/replay")
async def replay(table: str, guest: AnyGuest, rooms: TheRooms, viewer: Viewer = "spectator") -> Json:
    """Every step as a seat, a spectator, or somebody who sees all hands saw it."""
    sitting = await ended(rooms, table, guest)
    if viewer.isdecimal() and int(viewer) >= len(sitting.drivers):
        raise Refusal(422, "no-such-seat", f"This game has {len(sitting.drivers)} seats.", seat=int(viewer))
    return await asyncio.to_thread(_replayed, sitting, viewer)


def _replayed(sitting: Sitting, viewer: str) -> Json:
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
        **(result_json(sitting) or {}),
    }
    return {"header": header, "steps": steps}


def _step(
    game: fort.Game, number: int, seat: int | None, choice: str | None, events: Any, viewer: str
) -> Json:
    if viewer == "open":
        shown, view = [event.to_json() for event in events], open_view(game)
    else:
        eyes = int(viewer) if viewer.isdecimal() else None
        shown, view = events_json(events, eyes), view_json(game, eyes)
    return {"number": number, "seat": seat, "choice": choice, "events": shown, "view": view}


def open_view(game: fort.Game) -> Json:
    """All hands on the table: each seat as it sees itself."""
    found = view_json(game, None)
    for seat in range(len(game.seats)):
        found["seats"][seat] = to_json(game.view(seat))["seats"][seat]
    return found
