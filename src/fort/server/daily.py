"""The deal of the day over HTTP: the same cards and bots for everybody, and the first try counts."""

import json
import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from sqlalchemy import Connection

from fort.review import better_than, datum
from fort.server import deals, store
from fort.server.days import day_of, end_of, later, start_of
from fort.server.deals import SEATS, Deal, Try
from fort.server.edge import StrictRoute
from fort.server.guests import Address, Base, Guest, TheGuest, TheRooms, new_id
from fort.server.header import RUNNING, Header, Secrets
from fort.server.opening import open_table
from fort.server.refusal import Refusal, unknown
from fort.server.rooms import Rooms
from fort.server.tables import shown
from fort.server.telling import iso
from fort.text.reviews import luck_saying, share_sayings
from fort.wire.daily import DAY, MONTH, DailyDay, DailyMonth
from fort.wire.wishes import NewTable, Place

router = APIRouter(prefix="/api/daily", tags=["daily"], route_class=StrictRoute)
Json = dict[str, Any]
ENOUGH = 20  # players from whom on one is compared by a part of them
BARS = 15
MARKS = {"g": "good", "d": "doubtful", "m": "mistake", "b": "blunder"}


@router.get("", response_model=DailyDay)
async def today(guest: TheGuest, rooms: TheRooms) -> Json:
    """Today's deal, and how far I am with it."""
    return await day_json(rooms, guest, day_of(rooms.clock.now()))


@router.post("/play")
async def play(guest: TheGuest, rooms: TheRooms, base: Base, address: Address, response: Response) -> Json:
    """Begins today's deal, or goes on with it."""
    day = day_of(rooms.clock.now())
    deal = await todays(rooms, day)
    kept = await rooms.database.read(lambda c: deals.find_try(c, day, guest.id))
    if kept is None:
        rooms.quotas.new_table(address, guest.id)
        header = new_table(rooms, deal, guest)
        kept = await rooms.database.write(lambda c: begin(c, rooms, deal, guest, header))
        if kept.table == header.id:
            rooms.quotas.opened(header.id, address)
            response.status_code = 201
    if kept.table is None or kept.state != "playing":
        message = "You have played today's deal: a new one comes at midnight UTC."
        raise Refusal(409, "already-played", message, opens=iso(end_of(day)))
    await rooms.get(kept.table)
    return await shown(rooms, kept.table, guest, base)


@router.get("/months/{month}", response_model=DailyMonth)
async def month(month: Annotated[str, Path(pattern=MONTH)], guest: TheGuest, rooms: TheRooms) -> Json:
    """The days of a month that had a deal, up to today."""
    now = rooms.clock.now()
    day = must_be_day(f"{month}-01", "9999-12-31")
    first, mine = await rooms.database.read(
        lambda c: (deals.first_day(c), {each.day: each for each in deals.tries_of(c, guest.id)})
    )
    first = first or day_of(now)
    found = []
    while day.startswith(month) and day <= day_of(now):
        if day >= first:
            found.append(calendar_json(day, mine.get(day), day == day_of(now)))
        day = later(day, 1)
    return {"month": month, "days": found, "first": first}


@router.get("/{day}", response_model=DailyDay)
async def one_day(day: Annotated[str, Path(pattern=DAY)], guest: TheGuest, rooms: TheRooms) -> Json:
    """The deal of a day that has come."""
    return await day_json(rooms, guest, must_be_day(day, day_of(rooms.clock.now())))


def must_be_day(day: str, last: str) -> str:
    try:
        if day <= last:
            start_of(day)
            return day
    except ValueError:
        pass
    raise unknown("day")


# Beginning.


async def todays(rooms: Rooms, day: str) -> Deal:
    """The deal of a day; that of today is drawn by who comes first."""
    now = rooms.clock.now()
    found = await rooms.database.read(lambda c: (deals.find_deal(c, day), deals.find_deal(c, later(day, 1))))
    if day == day_of(now) and None in found:
        await rooms.database.write(lambda c: deals.make_deals(c, day, rooms.random))
        return await todays(rooms, day)
    if found[0] is None or day > day_of(now):
        raise unknown("day")
    return found[0]


def new_table(rooms: Rooms, deal: Deal, guest: Guest) -> Header:
    """A table with the day's cards and bots, for one guest alone."""
    places = [Place(kind="me") if each is None else Place(kind="bot", bot="regular") for each in deal.seated]
    wish = NewTable(seats=places, order="as_seated", hints=False, spectators=False)
    now = rooms.clock.now()
    header = open_table(wish, guest.id, guest.nickname, new_id(), new_id(), now, guest.program)
    header.seats = [
        occupant if name is None else replace(occupant, bot=name)
        for occupant, name in zip(header.seats, deal.seated, strict=True)
    ]
    return replace(header, options={**header.options, "daily": deal.day})


def begin(connection: Connection, rooms: Rooms, deal: Deal, guest: Guest, header: Header) -> Try:
    """Deals, if this is the first try; else nothing happens."""
    if deals.begin_try(connection, deal.day, guest.id):
        rooms.quotas.may_open(connection, [], guest.id, RUNNING)
        store.add_table(connection, header)
        hidden = Secrets(deal.seed, deal.salt, deal.bots)
        game = replace(header, secrets=hidden).table().game
        asked, kept = "".join(map(str, game.asks)), json.dumps(vars(hidden))
        values = {"secrets": kept, "started": rooms.clock.now(), "asked": asked, "wake": 0.0}
        store.set_table(connection, header.id, status=RUNNING, **values)
        deals.set_try(connection, deal.day, guest.id, table=header.id)
    found = deals.find_try(connection, deal.day, guest.id)
    assert found is not None
    return found


# Telling.


async def day_json(rooms: Rooms, guest: Guest, day: str) -> Json:
    deal = await todays(rooms, day)
    await rooms.daily.settle()
    if deal.marks is None:
        await rooms.daily.let_bots_play(deal)

    def work(connection: Connection) -> tuple[Deal | None, list[Try], list[float]]:
        mine = deals.tries_of(connection, guest.id)
        return deals.find_deal(connection, later(day, 1)), mine, deals.reached(connection, day)

    tomorrow, mine, results = await rooms.database.read(work)
    now = rooms.clock.now()
    kept = next((each for each in mine if each.day == day), None)
    played = [each.day for each in mine if each.state in deals.PLAYED]
    streak, longest = deals.streaks(played, day_of(now))
    marks = json.loads(deal.marks or "[]")
    all_results = [*results, *(mark["adjusted_points"] for mark in marks)]
    over = end_of(day) <= now
    yours = None if kept is None else yours_json(deal, kept, results, streak)
    own = None if kept is None or kept.late else kept.adjusted
    return {
        "day": day,
        "number": deal.number,
        "ends": iso(end_of(day)),
        "seconds": max(0, math.ceil(end_of(day) - now)),
        "seal": deal.seal.commitment,
        "next_seal": None if over or tomorrow is None else tomorrow.seal.commitment,
        "seed": deal.seed if over else None,
        "salt": deal.salt if over else None,
        "seat": deal.seat,
        "kids": deal.kids,
        "rivals": [
            {"seat": seat, "bot": name, "level": name.partition("@")[0]}
            for seat, name in enumerate(deal.seated)
            if name is not None
        ],
        "state": state_of(kept, not over),
        "table": None if kept is None else kept.table,
        "yours": yours,
        "players": len(results),
        "datum": round(datum(all_results), 2) if all_results else None,
        "bars": bars(results, own),
        "bots": marks,
        "streak": streak,
        "longest": longest,
    }


def state_of(kept: Try | None, today: bool) -> str:
    return kept.state if kept is not None else "open" if today else "missed"


def calendar_json(day: str, kept: Try | None, today: bool) -> Json:
    result = None if kept is None else kept.reached
    return {
        "day": day,
        "number": Deal(day, "", "", "").number,
        "state": state_of(kept, today),
        "rank": None if result is None else result["rank"],
        "adjusted_points": None if kept is None else kept.adjusted,
    }


def yours_json(deal: Deal, kept: Try, results: Sequence[float], streak: int) -> Json | None:
    """What somebody reached, compared with the others."""
    found = kept.reached
    if found is None:
        return None
    names = ("rank", "points", "result", "luck_points", "adjusted_points", "luck", "adjusted")
    told: Json = {name: found.get(name) for name in names}
    done = kept.state == "done"
    compared = done and not kept.late and kept.adjusted is not None
    others = list(results)
    if compared and kept.adjusted in others:
        others.remove(kept.adjusted)
    marks: str = found.get("marks", "")
    lines = (
        share_sayings(
            deal.number, found["rank"], SEATS, marks, found["adjusted_points"], found["luck_points"], streak
        )
        if done
        else None
    )
    return told | {
        "late": kept.late,
        "told": luck_saying(told["luck_points"]),
        "better_than": better_than(kept.adjusted or 0.0, others)
        if compared and len(results) >= ENOUGH
        else None,
        "place": 1 + sum(other > (kept.adjusted or 0.0) for other in others) if compared else None,
        "marks": [MARKS[mark] for mark in marks] if done else None,
        "share": lines,
    }


def bars(results: Sequence[float], own: float | None) -> list[Json]:
    """How many reached how much, in bars of the same width."""
    if not results:
        return []
    low, high = math.floor(min(results)), math.floor(max(results))
    width = max(1, math.ceil((high - low + 1) / BARS))
    found = []
    for least in range(low, high + 1, width):
        inside = [each for each in results if least <= each < least + width]
        yours = own is not None and least <= own < least + width
        found.append({"least": least, "below": least + width, "players": len(inside), "yours": yours})
    return found
