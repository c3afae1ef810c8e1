"""A guest is forgotten: what is theirs alone is deleted, what others need stays without their name."""

import json
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, or_, select, update

from fort.server import store
from fort.server.guests import new_id
from fort.server.header import ABANDONED, RUNNING, WAITING
from fort.server.refusal import Refusal
from fort.server.rooms import Rooms
from fort.server.schema import devices, entries, guests, seats, tables, tries

SAID = "…"  # in place of what was said


@dataclass
class Traces:
    """Where a guest was."""

    alone: list[str] = field(default_factory=list)  # tables where nobody else was
    shared: list[str] = field(default_factory=list)
    devices: list[str] = field(default_factory=list)


async def forget(rooms: Rooms, guest: str) -> None:
    """Forgets a guest; refused while other people play with them."""
    now = rooms.clock.now()
    for table in (await rooms.database.read(lambda c: _traces(c, guest))).alone:
        room = rooms.rooms.get(table)
        if room is not None:  # so that no bot goes on there
            async with room.lock:
                room.drop()
    found = await rooms.database.write(lambda c: _forget(c, guest, now))
    rooms.sign_out(found.devices)
    for table in (*found.alone, *found.shared):
        rooms.answers.forget(table)
        await rooms.changed(table)


def _forget(connection: Connection, guest: str, now: float) -> Traces:
    found = _traces(connection, guest)
    for table in (*found.alone, *found.shared):
        store.lock(connection, table)
    _leave(connection, guest, found.shared, now)
    connection.execute(delete(tables).where(tables.c.id.in_(found.alone)))
    _without_name(connection, guest)
    connection.execute(delete(guests).where(guests.c.id == guest))
    for table in (*found.alone, *found.shared):
        store.tell(connection, table, 0)
    for device in found.devices:
        store.tell_removed(connection, device)
    return found


def _traces(connection: Connection, guest: str) -> Traces:
    """Refused while a game with others runs."""
    mine = select(seats.c.table).where(seats.c.guest == guest)
    query = select(tables.c.id).where(or_(tables.c.id.in_(mine), tables.c.host == guest))
    found = Traces(devices=list(connection.scalars(select(devices.c.id).where(devices.c.guest == guest))))
    seated = store.occupants(connection, list(connection.scalars(query)))
    for table, occupants in sorted(seated.items()):
        others = {each.guest for each in occupants} - {None, guest}
        (found.shared if others else found.alone).append(table)
    running = select(tables.c.id).where(tables.c.id.in_(found.shared), tables.c.status == RUNNING)
    still = list(connection.scalars(running))
    if still:
        message = "Other people play with you: finish these games first, or agree to end them."
        raise Refusal(409, "still-playing", message, tables=still)
    return found


def _leave(connection: Connection, guest: str, shared: list[str], now: float) -> None:
    """A table that waits closes with its host; seats that nobody has are free by themselves."""
    mine = update(tables).where(tables.c.id.in_(shared), tables.c.status == WAITING, tables.c.host == guest)
    connection.execute(mine.values(status=ABANDONED, finished=now))


def _without_name(connection: Connection, guest: str) -> None:
    """Where others were, nobody has sat there, and nothing was said."""
    connection.execute(update(seats).where(seats.c.guest == guest).values(nickname=None, program=False))
    said = select(entries).where(entries.c.guest == guest, entries.c.kind == "chat")
    for row in connection.execute(said).all():
        data = {**json.loads(row.data), "nickname": None}
        if "text" in data:
            data["text"] = SAID
        which = update(entries).where(entries.c.table == row.table, entries.c.number == row.number)
        connection.execute(which.values(data=json.dumps(data)))
    unfinished = tries.c.state.in_(("playing", "reviewing", "gone"))
    connection.execute(delete(tries).where(tries.c.guest == guest, unfinished))
    connection.execute(update(tries).where(tries.c.guest == guest).values(guest=new_id()))
