"""Your games over HTTP: a list, numbers, everything as a file, and forgetting all of it."""

import csv
import io
import json
import re
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import StreamingResponse
from sqlalchemy import Connection, select

from fort.server import counting, deals
from fort.server.counting import MOST, Played
from fort.server.edge import StrictRoute
from fort.server.folding import fold
from fort.server.forgetting import forget
from fort.server.guests import COOKIE, Address, Guest, TheGuest, TheRooms
from fort.server.hands import LIMIT, Hand
from fort.server.refusal import Refusal
from fort.server.rooms import Rooms
from fort.server.schema import answers
from fort.server.telling import iso
from fort.wire.history import History, PlayedGames

router = APIRouter(prefix="/api", tags=["history"], route_class=StrictRoute)
Json = dict[str, Any]
AT_ONCE = 20  # games that a request counts
PAGE = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,9})?)~([A-Za-z0-9_-]{1,32})")
COLUMNS = (
    *("finished", "rank", "points", "seats", "with", "setup", "daily", "again"),
    *("error_rate", "word", "luck", "record"),
)


@router.get("/my/games", response_model=PlayedGames)
async def games(
    guest: TheGuest,
    rooms: TheRooms,
    before: Annotated[str | None, Query(max_length=64)] = None,
    most: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Json:
    """My finished games, the newest first."""
    place = page(before)

    def work(connection: Connection) -> tuple[list[Played], int]:
        found = counting.played(connection, guest.id, most + 1, place)
        return found, counting.total(connection, guest.id)

    found, total = await rooms.database.read(work)
    shown = found[:most]
    last = f"{shown[-1].finished:.9f}~{shown[-1].header.id}" if len(found) > most else None
    return {"games": [counting.game_json(game, guest.id) for game in shown], "total": total, "next": last}


def page(before: str | None) -> tuple[float, str] | None:
    """Where a list goes on."""
    found = None if before is None else PAGE.fullmatch(before)
    if before is not None and found is None:
        raise Refusal(422, "invalid", "`before` is no page: send `next` of the answer before.")
    return None if found is None else (float(found[1]), found[2])


@router.get("/my/history", response_model=History)
async def history(guest: TheGuest, rooms: TheRooms, address: Address) -> Json:
    """My games in numbers."""
    found = await all_games(rooms, guest)
    new = [game for game in found if game.counts and game.counted is None][:AT_ONCE]
    for game in new:
        await count(rooms, game, address)
    if new:
        found = await all_games(rooms, guest)
    rating = await rooms.database.read(lambda c: counting.puzzle_rating(c, guest.id))
    return counting.history_json(found, rating)


async def all_games(rooms: Rooms, guest: Guest) -> list[Played]:
    return await rooms.database.read(lambda c: counting.played(c, guest.id, MOST))


async def count(rooms: Rooms, game: Played, who: str) -> None:
    """What is counted of a game is counted once."""

    async def by(hand: Hand) -> Json:
        header, entries = await rooms.read(game.header.id)
        return await hand.run(LIMIT, counting.count, header, entries, rooms.started)

    data = await rooms.heavy.do(who, by)
    await rooms.database.write(lambda c: counting.put_counts(c, game.header.id, data))


@router.get("/my/export.csv", response_class=Response)
async def export_table(guest: TheGuest, rooms: TheRooms) -> Response:
    """My games as a table."""
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(COLUMNS)
    for game in await all_games(rooms, guest):
        told = counting.game_json(game, guest.id)
        names = [seat["name"] or seat["bot"] or "" for seat in told["seats"] if seat["seat"] != game.seat]
        told |= {"seats": len(told["seats"]), "with": ", ".join(names)}
        told["record"] = f"/api/games/{game.header.id}/record"
        rows.writerow([cell(told[column]) for column in COLUMNS])
    kept = {"Content-Disposition": 'attachment; filename="fort.csv"'}
    return Response(out.getvalue(), media_type="text/csv; charset=utf-8", headers=kept)


def cell(value: object) -> object:
    """A text that a spreadsheet would take for a formula is marked as a text."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t") else value


@router.get("/my/export.json", response_class=StreamingResponse)
async def export(guest: TheGuest, rooms: TheRooms, address: Address) -> StreamingResponse:
    """Everything that is kept of me, with the records of all my games."""
    kept = {"Content-Disposition": 'attachment; filename="fort.json"'}
    found = await all_games(rooms, guest)
    return StreamingResponse(
        exported(rooms, guest, found, address), media_type="application/json", headers=kept
    )


async def exported(rooms: Rooms, guest: Guest, found: list[Played], who: str) -> AsyncIterator[str]:
    """Game by game, since records take their time."""

    def work(connection: Connection) -> tuple[list[Json], list[Json]]:
        query = select(answers).where(answers.c.guest == guest.id).order_by(answers.c.at)
        solved = [
            {
                "puzzle": row.puzzle,
                "chosen": row.chosen,
                "right": row.right,
                "rating": row.after,
                "at": iso(row.at),
            }
            for row in connection.execute(query)
        ]
        tried = [
            {"day": each.day, "state": each.state, "result": each.reached}
            for each in deals.tries_of(connection, guest.id)
        ]
        return solved, tried

    solved, tried = await rooms.database.read(work)
    about = {"guest": guest.model_dump(), "puzzles": solved, "daily": tried}
    yield json.dumps(about, ensure_ascii=False)[:-1] + ', "games": ['
    for number, game in enumerate(found):
        told = counting.game_json(game, guest.id)
        told["record"] = await record_text(rooms, game, who)
        yield (", " if number else "") + json.dumps(told, ensure_ascii=False)
    yield "]}\n"


async def record_text(rooms: Rooms, game: Played, who: str) -> str | None:
    """The record of a game, unless others still play the same deal, or it cannot be read."""
    if game.header.opens > rooms.clock.now():
        return None

    async def by(hand: Hand) -> str | None:
        header, entries = await rooms.read(game.header.id)
        return await hand.run(LIMIT, _record, header, entries, rooms.started)

    return await rooms.heavy.do(who, by)


def _record(header: Any, entries: Any, started: float) -> str | None:
    """In the hand."""
    sitting = fold(header, entries, started)
    return None if sitting.broken is not None else sitting.table.record.text()


@router.delete("/me", status_code=204)
async def delete_me(guest: TheGuest, rooms: TheRooms) -> Response:
    """Forgets me: all that is mine alone, and my name everywhere else."""
    await forget(rooms, guest.id)
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE)
    return answer
