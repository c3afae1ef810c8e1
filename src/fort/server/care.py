"""Looking after a database: online backup, lists, removal."""

import os
import sqlite3
import subprocess
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, delete, func, select

from fort.server import store
from fort.server.database import Database
from fort.server.folding import fold
from fort.server.header import RUNNING
from fort.server.schema import seats, tables
from fort.server.telling import iso

LISTED = 1000
BROKEN = "broken"  # asked for like a status: tables that are set apart


def backup(database: Database, file: Path) -> None:
    """A copy of the whole database while it is in use; never over a file that is there."""
    if file.exists():
        raise FileExistsError(f"{file} exists: name another file")
    if not database.is_sqlite:
        _dump(database.url, file)
        return
    part = file.with_name(file.name + ".part")
    try:
        with (
            closing(sqlite3.connect(str(database.url.database))) as source,
            closing(sqlite3.connect(part)) as target,
        ):
            source.backup(target)
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise OSError(
            f"cannot copy {database.shown} to {file}: {error}; check both, and the room that is left"
        ) from None
    part.rename(file)


def _dump(url: URL, file: Path) -> None:
    """By PostgreSQL's own program; the password is not on the command line, where others see it."""
    address = url.set(drivername="postgresql", password=None).render_as_string()
    command = ["pg_dump", "--format=custom", f"--file={file}", f"--dbname={address}"]
    environment = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
    except FileNotFoundError:
        raise OSError("pg_dump is missing: install PostgreSQL's client programs") from None
    if done.returncode:
        raise OSError(done.stderr.strip())


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
