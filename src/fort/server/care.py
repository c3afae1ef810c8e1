"""Looking after a database: lists, examination, removal."""

from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, func, select

from fort.server import store
from fort.server.database import Database
from fort.server.folding import fold
from fort.server.header import ABANDONED, FINISHED, RUNNING
from fort.server.schema import seats, tables
from fort.server.telling import iso

LISTED = 1000
BROKEN = "broken"  # asked for like a status: tables that are set apart


def listed(database: Database, status: str | None) -> list[list[str]]:
    """Tables, the newest first: address, status, seats, choices, when opened."""
    count = select(func.count()).where(seats.c.table == tables.c.id).scalar_subquery()
    query = select(tables, count.label("number")).order_by(tables.c.created.desc()).limit(LISTED)
    if status == BROKEN:
        query = query.where(tables.c.broken.is_not(None))
    elif status is not None:
        query = query.where(tables.c.status == status)
    rows = database.read_now(lambda c: c.execute(query).all())
    return [
        [row.id, row.status, str(row.number), str(row.choices), iso(row.created) or "", row.broken or ""]
        for row in rows
    ]


def every(database: Database) -> list[str]:
    """The addresses of all tables, the oldest first."""
    return database.read_now(lambda c: list(c.scalars(select(tables.c.id).order_by(tables.c.created))))


def examine(database: Database, table: str) -> str | None:
    """Reads a table to its end and marks it, or takes its mark away; what is wrong with it."""
    before, why = database.read_now(partial(_examine, table=table))
    if why != before:
        database.write_now(partial(store.set_table, table=table, broken=why))
    return why


def _examine(connection: Connection, table: str) -> tuple[str | None, str | None]:
    """What the mark of a table says, and what is wrong with it."""
    mark = connection.scalar(select(tables.c.broken).where(tables.c.id == table))
    try:
        header = store.header(connection, table)
        begun = header is not None and header.has_begun
        sitting = fold(header, store.log(connection, table), 0.0) if header and begun else None
    except Exception as error:  # whatever it is, this table cannot be read
        return mark, str(error) if isinstance(error, store.Unreadable) else repr(error)
    return mark, None if sitting is None else sitting.broken


def remove(database: Database, table: str, force: bool) -> None:
    """Forgets a table with everything that belongs to it."""

    def work(connection: Any) -> None:
        status = connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
        if status is None:
            raise LookupError(f"there is no table {table}: fort admin list shows them")
        if status == RUNNING and not force:
            raise LookupError(f"table {table} is running: --force removes it all the same")
        connection.execute(delete(tables).where(tables.c.id == table))

    database.write_now(work)


def forget(database: Database, before: float) -> int:
    """Forgets games that ended before then, with all that was said at them; how many."""
    ended = tables.c.status.in_((FINISHED, ABANDONED)) & (tables.c.finished < before)
    return database.write_now(lambda c: c.execute(delete(tables).where(ended)).rowcount)
