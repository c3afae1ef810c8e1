"""The deal of the day over HTTP: the same cards and bots for everybody, and the first try counts."""

import json
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from sqlalchemy import Connection

from fort.server import deals, store
from fort.server.daily_telling import Day, calendar_json, day_json
from fort.server.days import day_of, end_of, later, start_of
from fort.server.deals import Deal, Try
from fort.server.edge import StrictRoute
from fort.server.guests import Address, Base, Guest, TheGuest, TheRooms, new_id
from fort.server.header import RUNNING, Header, Secrets
from fort.server.opening import open_table
from fort.server.refusal import Refusal, unknown
from fort.server.rooms import Rooms
from fort.server.tables import shown
from fort.server.telling import iso
from fort.wire.daily import DAY, MONTH, DailyDay, DailyMonth
from fort.wire.wishes import NewTable, Place

router = APIRouter(prefix="/api/daily", tags=["daily"], route_class=StrictRoute)
Json = dict[str, Any]


@router.get("", response_model=DailyDay)
async def today(guest: TheGuest, rooms: TheRooms) -> Json:
    """Today's deal, and how far I am with it."""
    return await told(rooms, guest, day_of(rooms.clock.now()))


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
    return await told(rooms, guest, must_be_day(day, day_of(rooms.clock.now())))


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


async def told(rooms: Rooms, guest: Guest, day: str) -> Json:
    """A day, with everything that has come to its end by now."""
    deal = await todays(rooms, day)
    await rooms.daily.settle()
    if deal.marks is None:
        await rooms.daily.let_bots_play(deal)
    now = rooms.clock.now()

    def work(connection: Connection) -> Day:
        mine = deals.tries_of(connection, guest.id)
        tomorrow = deals.find_deal(connection, later(day, 1))
        return Day(deal, tomorrow, mine, deals.reached(connection, day), now)

    return day_json(await rooms.database.read(work))
