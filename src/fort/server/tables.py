"""Tables over HTTP: open, find, join, start."""

import json
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection

from fort.server import store
from fort.server.edge import StrictRoute
from fort.server.guests import Address, AnyGuest, Base, Guest, TheGuest, TheRooms, new_id
from fort.server.hands import LIMIT
from fort.server.header import ABANDONED, FINISHED, RUNNING, WAITING, Header, Occupant, Secrets
from fort.server.opening import open_table
from fort.server.refusal import Refusal, unknown
from fort.server.rooms import Rooms
from fort.server.telling import table_json
from fort.table.seal import Seal
from fort.wire.wishes import Join, Named, NewTable, Place, PlayNow, Remove, Start

LISTED = 100
LISTED_EACH = 3  # of one host

router = APIRouter(prefix="/api", tags=["tables"], route_class=StrictRoute)
Json = dict[str, Any]


@router.post("/tables", status_code=201)
async def create(body: NewTable, guest: TheGuest, rooms: TheRooms, base: Base, address: Address) -> Json:
    """Opens a table; it waits for its people."""
    rooms.quotas.new_table(address, guest.id, body)
    now = rooms.clock.now()
    wanted = (body, guest.id, guest.nickname, new_id(), new_id(), now, guest.program)
    if body.box is None and body.diagram is None:
        header = open_table(*wanted)
    else:
        header = await rooms.heavy.do(address, lambda hand: hand.run(LIMIT, open_table, *wanted))
    await add_table(rooms, header, guest, address, WAITING)
    return table_json(header, None, guest.id, (), base)


@router.post("/play-now", status_code=201)
async def play_now(body: PlayNow, guest: TheGuest, rooms: TheRooms, base: Base, address: Address) -> Json:
    """Me and three bots, at once."""
    rooms.quotas.new_table(address, guest.id)
    places = [Place(kind="me"), *[Place(kind="bot", bot=body.bot) for _ in range(3)]]
    new = NewTable(seats=places)
    now = rooms.clock.now()
    header = open_table(new, guest.id, guest.nickname, new_id(), new_id(), now, guest.program)
    await add_table(rooms, header, guest, address, RUNNING)
    return await start_table(rooms, guest, header.id, None, base)


async def add_table(rooms: Rooms, header: Header, guest: Guest, address: str, status: str) -> None:
    """Opens a table, if its host may have one more of this status."""
    ours = rooms.quotas.ours(address) if status == WAITING else []

    def work(connection: Connection) -> None:
        rooms.quotas.may_open(connection, ours, guest.id, status)
        store.add_table(connection, header)

    await rooms.database.write(work)
    rooms.quotas.opened(header.id, address)


@router.get("/tables")
async def waiting(guest: AnyGuest, rooms: TheRooms) -> list[Json]:
    """Open tables that wait for people; the invitation comes with the single table."""
    open_tables = await rooms.database.read(lambda c: store.waiting(c, 3 * LISTED, LISTED_EACH))
    shown = rooms.quotas.listed(open_tables, LISTED)
    return [table_json(each, None, None if guest is None else guest.id, (), None) for each in shown]


@router.get("/my/tables")
async def mine(guest: TheGuest, rooms: TheRooms) -> list[Json]:
    """Tables where I sit, the newest first; the invitation comes with the single table."""
    my_tables = await rooms.database.read(lambda c: store.of_guest(c, guest.id, LISTED))
    return [table_json(each, None, guest.id, (), None) for each in my_tables]


@router.get("/tables/{table}")
async def show(
    table: str, guest: AnyGuest, rooms: TheRooms, base: Base, invitation: str | None = None
) -> Json:
    """One table, for those who sit there, may watch, or were invited."""
    room = rooms.rooms.get(table)
    header = room.header if room is not None else await rooms.header(table)
    me = None if guest is None else guest.id
    invited = invitation is not None and secrets.compare_digest(
        invitation.encode(), header.invitation.encode()
    )
    if not (invited or header.may_watch(me) or (header.open and header.status == WAITING)):
        raise unknown("table")
    if room is not None:
        return await room.shown(me, base)
    return table_json(header, None, me, (), base)


async def change(rooms: Rooms, table: str, work: Callable[[Connection, Header], Any]) -> Any:
    """Changes a table that waits, as a whole; nobody comes between."""

    def in_turn(connection: Connection) -> Any:
        store.lock(connection, table)
        header = store.header(connection, table)
        if header is None:
            raise unknown("table")
        result = work(connection, header)
        store.tell(connection, table, 0)
        return result

    result = await rooms.database.write(in_turn)
    await rooms.changed(table)
    return result


def must_wait(header: Header) -> None:
    if header.status != WAITING:
        raise Refusal(
            409, "already-started", "This game has begun: nobody can come or go.", found=header.status
        )


@router.post("/tables/{table}/join")
async def join(table: str, body: Join, guest: TheGuest, rooms: TheRooms, base: Base) -> Json:
    """Takes a free seat, at an open table or with its invitation."""

    def work(connection: Connection, header: Header) -> None:
        invited = body.invitation is not None and secrets.compare_digest(
            body.invitation.encode(), header.invitation.encode()
        )
        if not (invited or header.open or header.may_watch(guest.id)):
            raise unknown("table")
        if header.seats_of(guest.id) and body.seat is None:
            return  # twice is once
        must_wait(header)
        if not (invited or header.open or header.host == guest.id):
            raise unknown("table")
        free = [each.seat for each in header.seats if each.kind == "person" and each.guest is None]
        seat = body.seat if body.seat is not None else free[0] if free else None
        if seat not in free:
            raise Refusal(409, "no-free-seat", "That seat is taken, or none is free.", free=free)
        header.seats[seat] = Occupant(seat, "person", guest.id, guest.nickname, program=guest.program)
        store.put_seats(connection, table, header.seats)

    await change(rooms, table, work)
    return await shown(rooms, table, guest, base)


@router.post("/tables/{table}/leave")
async def leave(table: str, guest: TheGuest, rooms: TheRooms, base: Base) -> Json:
    """Gives my seats back before the start; the host closes the table with it."""

    def work(connection: Connection, header: Header) -> None:
        if not header.seats_of(guest.id) and header.host != guest.id:
            raise unknown("table")
        must_wait(header)
        if header.host == guest.id:
            store.set_table(connection, table, status=ABANDONED, finished=rooms.clock.now())
            return
        empty_seats(connection, header, header.seats_of(guest.id))

    await change(rooms, table, work)
    return await shown(rooms, table, guest, base)


def empty_seats(connection: Connection, header: Header, seats: list[int]) -> None:
    for seat in seats:
        header.seats[seat] = Occupant(seat, "person")
    store.put_seats(connection, header.id, header.seats)


@router.post("/tables/{table}/remove")
async def remove(table: str, body: Remove, guest: TheGuest, rooms: TheRooms, base: Base) -> Json:
    """The host asks a guest to leave before the start."""

    def work(connection: Connection, header: Header) -> None:
        must_host(header, guest)
        must_wait(header)
        occupant = header.seats[body.seat] if body.seat < len(header.seats) else None
        if occupant is None or occupant.guest is None:
            raise Refusal(
                422, "nobody-there", "Nobody sits there: name a seat that is taken.", seat=body.seat
            )
        empty_seats(connection, header, [body.seat])

    await change(rooms, table, work)
    return await shown(rooms, table, guest, base)


@router.post("/tables/{table}/name")
async def name(table: str, body: Named, guest: TheGuest, rooms: TheRooms, base: Base) -> Json:
    """Names one of my seats: several people play at one device. It can be done while they play."""

    def work(connection: Connection, header: Header) -> None:
        if not header.may_watch(guest.id):
            raise unknown("table")
        if body.seat not in header.seats_of(guest.id):
            raise Refusal(403, "not-your-seat", "You can only name seats of your own.", seat=body.seat)
        if header.status in (FINISHED, ABANDONED):
            raise Refusal(409, "not-running", "This game is over: its names stay.", found=header.status)
        header.seats[body.seat] = replace(header.seats[body.seat], nickname=body.nickname)
        store.put_seats(connection, table, header.seats)

    await change(rooms, table, work)
    return await shown(rooms, table, guest, base)


def must_host(header: Header, guest: Guest) -> None:
    if header.host != guest.id:
        if header.may_watch(guest.id):
            raise Refusal(403, "not-host", "Only the host of this table can do this.")
        raise unknown("table")


@router.post("/tables/{table}/start")
async def start(table: str, guest: TheGuest, rooms: TheRooms, base: Base, body: Start | None = None) -> Json:
    """Deals. The seed is drawn now and sealed."""
    return await start_table(rooms, guest, table, None if body is None else body.fill, base)


async def start_table(rooms: Rooms, guest: Guest, table: str, fill: str | None, base: str) -> Json:
    seal = Seal.new(rooms.random.randbytes(32).hex())
    hidden = Secrets(seal.seed, seal.salt, rooms.random.randbytes(16).hex())

    def work(connection: Connection, header: Header) -> None:
        must_host(header, guest)
        if header.status == RUNNING:
            return  # twice is once
        must_wait(header)
        rooms.quotas.may_open(connection, [], guest.id, RUNNING)
        seated = [fill_seat(each, fill) for each in header.seats]
        empty = [each.seat for each in seated if each.kind == "person" and each.guest is None]
        if empty:
            message = "Some seats are empty: wait for people, or name a bot with `fill`."
            raise Refusal(409, "seats-empty", message, seats=empty)
        if header.options["order"] == "random":  # seat 0 begins  R2.1
            rooms.random.shuffle(seated)
        seated = [replace(each, seat=seat) for seat, each in enumerate(seated)]
        store.put_seats(connection, table, seated)
        begun = replace(header, secrets=hidden, seats=seated).table()
        now = rooms.clock.now()
        asked = "".join(map(str, begun.game.asks))
        kept = json.dumps(vars(hidden))
        store.set_table(connection, table, status=RUNNING, secrets=kept, started=now, asked=asked, wake=0.0)

    await change(rooms, table, work)
    await rooms.get(table)
    return await shown(rooms, table, guest, base)


def fill_seat(occupant: Occupant, bot: str | None) -> Occupant:
    if bot is not None and occupant.kind == "person" and occupant.guest is None:
        return Occupant(occupant.seat, "bot", bot=bot)
    return occupant


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: str, guest: TheGuest, rooms: TheRooms, base: Base, address: Address) -> Json:
    """The same people and bots once more: who asks first is the host, the others find their seats kept."""
    rooms.quotas.new_table(address, guest.id)
    new, invitation, ours = new_id(), new_id(), rooms.quotas.ours(address)

    def work(connection: Connection, header: Header) -> str:
        if not header.seats_of(guest.id):
            raise unknown("table")
        if header.status not in (FINISHED, ABANDONED):
            raise Refusal(409, "not-over", "This game is not over: finish it first.")
        if header.rematch is not None:
            return header.rematch
        rooms.quotas.may_open(connection, ours, guest.id, WAITING)
        again = header.again(new, invitation, guest.id, rooms.clock.now())
        store.add_table(connection, again)
        store.set_table(connection, table, rematch=new)
        return new

    again: str = await change(rooms, table, work)
    rooms.quotas.opened(again, address)
    return await shown(rooms, again, guest, base)


async def shown(rooms: Rooms, table: str, guest: Guest, base: str) -> Json:
    room = rooms.rooms.get(table)
    if room is not None:
        return await room.shown(guest.id, base)
    return table_json(await rooms.header(table), None, guest.id, (), base)
