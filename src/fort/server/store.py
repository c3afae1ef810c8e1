"""Questions to the database, and changes of it, in words of the server."""

import json
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from fort.server.header import RUNNING, WAITING, Header, Occupant
from fort.server.schema import devices, entries, pulse, seats, tables
from fort.server.sitting import Entry


@dataclass(frozen=True)
class Mark:
    """What lists and the wake-up call need to know of a table without loading it."""

    status: str
    asked: str
    choices: int
    wake: float | None
    finished: float | None = None
    result: str | None = None


class Unreadable(Exception):
    """A table's header makes no sense; the message says what is wrong with it."""


def header(connection: Connection, table: str) -> Header | None:
    """What is stored of a table beside its log; None if there is no such table."""
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    return None if row is None else _read(row, occupants(connection, [table]).get(table, []))


def headers(connection: Connection, rows: Sequence[Any]) -> list[Header]:
    """All headers that can be read: a list does not fail for one of its tables."""
    seated = occupants(connection, [row.id for row in rows])
    readable = []
    for row in rows:
        with suppress(Unreadable):
            readable.append(_read(row, seated.get(row.id, [])))
    return readable


def _read(row: Any, seated: list[Occupant]) -> Header:
    try:
        return Header.of(row, seated)
    except (ValueError, TypeError, KeyError) as error:
        raise Unreadable(f"its header cannot be read ({error!r})") from error


def occupants(connection: Connection, ids: Sequence[str]) -> dict[str, list[Occupant]]:
    query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    there: dict[str, list[Occupant]] = {}
    for row in connection.execute(query):
        occupant = Occupant(row.seat, row.kind, row.guest, row.nickname, row.bot, row.program)
        there.setdefault(row.table, []).append(occupant)
    return there


def waiting(connection: Connection, most: int, each: int) -> list[Header]:
    """Tables that anybody may join, the newest first; of one host, so many at most."""
    place = func.row_number().over(partition_by=tables.c.host, order_by=tables.c.created.desc())
    open_ones = select(tables, place.label("place")).where(tables.c.status == WAITING, tables.c.open)
    ranked = open_ones.subquery()
    query = select(ranked).where(ranked.c.place <= each).order_by(ranked.c.created.desc())
    return headers(connection, connection.execute(query.limit(most)).all())


def hosted(connection: Connection, guest: str, status: str) -> int:
    """How many tables of a guest wait, or run."""
    query = select(func.count()).select_from(tables).where(tables.c.host == guest, tables.c.status == status)
    return connection.scalar(query) or 0


def still_waiting(connection: Connection, ids: Sequence[str]) -> int:
    """How many of these tables wait for people."""
    query = select(func.count()).select_from(tables).where(tables.c.id.in_(ids), tables.c.status == WAITING)
    return connection.scalar(query) or 0


def of_guest(connection: Connection, guest: str, most: int) -> list[Header]:
    """Tables where a guest sits, or which a guest opened; the newest first."""
    mine = select(seats.c.table).where(seats.c.guest == guest)
    query = select(tables).where(or_(tables.c.id.in_(mine), tables.c.host == guest))
    return headers(connection, connection.execute(query.order_by(tables.c.created.desc()).limit(most)).all())


@dataclass(frozen=True)
class Trace:
    """What changes of a table that waits or runs, for those who listen."""

    status: str
    asked: str
    seats: tuple[tuple[str | None, str | None], ...]  # guest and bot


def traces(connection: Connection, guests: Collection[str], most: int) -> dict[str, dict[str, Trace]]:
    """By guest: the tables where they sit, or which they opened, that wait or run; so many of the newest."""
    seated = select(seats.c.guest, seats.c.table).where(seats.c.guest.in_(guests))
    opened = select(tables.c.host, tables.c.id).where(tables.c.host.in_(guests))
    mine = seated.union(opened).subquery()
    place = func.row_number().over(partition_by=mine.c.guest, order_by=tables.c.created.desc())
    query = select(mine.c.guest, tables.c.id, tables.c.status, tables.c.asked, place.label("place"))
    query = query.join(tables, tables.c.id == mine.c.table).where(tables.c.status.in_((WAITING, RUNNING)))
    newest = query.subquery()
    rows = connection.execute(select(newest).where(newest.c.place <= most)).all()
    seated_at = occupants(connection, sorted({row.id for row in rows}))
    found: dict[str, dict[str, Trace]] = {}
    for row in rows:
        who = tuple((each.guest, each.bot) for each in seated_at.get(row.id, []))
        found.setdefault(row.guest, {})[row.id] = Trace(row.status, row.asked, who)
    return found


def by_id(connection: Connection, ids: Iterable[str]) -> dict[str, Header]:
    """Those of these tables that can be read."""
    rows = connection.execute(select(tables).where(tables.c.id.in_(list(ids)))).all()
    return {header.id: header for header in headers(connection, rows)}


def log(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    query = select(entries).where(entries.c.table == table, entries.c.number > after)
    return [
        Entry(row.number, row.kind, _json(row.data), row.at, row.guest, row.command)
        for row in connection.execute(query.order_by(entries.c.number))
    ]


def _json(text: str) -> Any:
    """What an entry says; None, which no entry says, if that cannot be read."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def inserted(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Adds a row; False, and nothing added, if there is one with its key, or another process was quicker."""
    dialect: Any = sqlite if connection.dialect.name == "sqlite" else postgresql
    key = next(iter(table.primary_key))
    statement = dialect.insert(table).values(**row).on_conflict_do_nothing().returning(key)
    return connection.execute(statement).first() is not None


def result(connection: Connection, table: str) -> list[list[int]]:
    """Points and rank by seat of a finished game."""
    found: list[list[int]] = json.loads(
        str(connection.scalar(select(tables.c.result).where(tables.c.id == table)))
    )
    return found


def lock(connection: Connection, table: str) -> None:
    """Nobody else changes this table before the transaction ends. SQLite has one writer anyway."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())


def add_table(connection: Connection, new: Header) -> None:
    connection.execute(
        insert(tables).values(
            id=new.id,
            status=new.status,
            host=new.host,
            setup=new.setup,
            options=json.dumps(new.options),
            open=new.open,
            invitation=new.invitation,
            box=None if new.box is None else json.dumps(new.box),
            fingerprint=new.fingerprint,
            rules=new.rules,
            diagram=new.diagram,
            version=new.version,
            created=new.created,
        )
    )
    put_seats(connection, new.id, new.seats)


def put_seats(connection: Connection, table: str, seated: Iterable[Occupant]) -> None:
    connection.execute(delete(seats).where(seats.c.table == table))
    connection.execute(insert(seats), [{"table": table, **vars(each)} for each in seated])


def set_table(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(**values))


def append(connection: Connection, table: str, new: Sequence[Entry], mark: Mark) -> bool:
    """Adds entries behind those that are there; False, and nothing added, if others were quicker."""
    dialect: Any = sqlite if connection.dialect.name == "sqlite" else postgresql
    rows = [
        {
            "table": table,
            "number": entry.number,
            "kind": entry.kind,
            "data": json.dumps(entry.data),
            "guest": entry.guest,
            "command": entry.command,
            "at": entry.at,
        }
        for entry in new
    ]
    statement = dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.number)
    if connection.execute(statement, rows[0]).first() is None:
        return False
    if rows[1:]:
        connection.execute(insert(entries), rows[1:])
    set_table(connection, table, **vars(mark))
    tell(connection, table, new[-1].number)
    return True


def tell(connection: Connection, table: str, number: int) -> None:
    """Wakes the other processes that have this table; number 0: its header changed."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify('fort', :told)"), {"told": f"{table} {number}"})


def tell_removed(connection: Connection, device: str) -> None:
    """Other processes may have sockets of this device."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify('fort_device', :told)"), {"told": device})


def devices_of(connection: Connection, ids: Collection[str]) -> set[str]:
    """Which of these devices are there."""
    return set(connection.scalars(select(devices.c.id).where(devices.c.id.in_(ids))))


def due(connection: Connection, now: float, most: int) -> list[str]:
    """Running tables that need a server now; not those that are set apart."""
    wanted = and_(tables.c.status == RUNNING, tables.c.wake <= now, tables.c.broken.is_(None))
    return list(connection.scalars(select(tables.c.id).where(wanted).order_by(tables.c.wake).limit(most)))


def broken(connection: Connection) -> int:
    """How many tables are set apart."""
    return connection.scalar(select(func.count()).where(tables.c.broken.is_not(None))) or 0


def beat(connection: Connection, now: float) -> None:
    """Writes a row, to see whether writing works."""
    if not connection.execute(update(pulse).values(at=now)).rowcount:
        dialect: Any = sqlite if connection.dialect.name == "sqlite" else postgresql
        connection.execute(dialect.insert(pulse).values(id=1, at=now).on_conflict_do_nothing())
