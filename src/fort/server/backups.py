"""A copy of a whole database while it is in use, and a database out of such a copy."""

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, inspect
from sqlalchemy.exc import SQLAlchemyError

from fort.server.database import Database, check_file, read_url


def backup(database: Database, file: Path) -> None:
    """Copies everything into a new file; never over one that is there."""
    if file.exists():
        raise FileExistsError(f"{file} exists: name another file")
    if not file.absolute().parent.is_dir():
        raise FileNotFoundError(f"there is no folder {file.parent}: make it, or name another file")
    if database.is_sqlite:
        _copy(Path(str(database.url.database)), file)
    else:
        _run("pg_dump", database.url, "--format=custom", f"--file={file}")


def restore(file: Path, target: str) -> Database:
    """Fills a new database from a backup, and brings it up to date; one that holds anything is left alone."""
    url = read_url(target)
    check_file(url)
    if not file.is_file():
        raise FileNotFoundError(f"there is no file {file}")
    if url.get_backend_name() == "sqlite":
        _restore_file(file, Path(str(url.database)))
    database = Database(target)
    try:
        if not database.is_sqlite:
            _restore_archive(file, database)
        database.migrate()
    except BaseException:
        database.close()
        raise
    return database


def _restore_file(file: Path, target: Path) -> None:
    if target.exists():
        raise FileExistsError(f"{target} exists: move it away first, or name another with --database")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as kept:
            [[found]] = kept.execute("PRAGMA integrity_check(1)").fetchall()
            kept.execute("SELECT count(*) FROM tables")
    except sqlite3.Error as error:
        raise OSError(f"{file} is no backup of a SQLite file of Fort: {error}") from None
    if found != "ok":
        raise OSError(f"{file} is damaged: {found}")
    _copy(file, target)


def _restore_archive(file: Path, database: Database) -> None:
    try:
        there = inspect(database.reading).get_table_names()
    except SQLAlchemyError as error:
        raise OSError(database.why(error)) from None
    if there:
        raise FileExistsError(f"{database.shown} is not empty: make a new database with createdb")
    _run("pg_restore", database.url, "--no-owner", "--exit-on-error", "--single-transaction", str(file))


def _copy(source: Path, target: Path) -> None:
    """By SQLite itself, so that nothing that is being written is missed; the target is whole or not there."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(source)) as kept, closing(sqlite3.connect(part)) as copy:
            kept.backup(copy)
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise OSError(
            f"cannot copy {source} to {target}: {error}; check both, and the room that is left"
        ) from None
    part.rename(target)


def _run(program: str, url: URL, *words: str) -> None:
    """PostgreSQL's own program; the password is not on the command line, where others see it."""
    address = url.set(drivername="postgresql", password=None).render_as_string()
    environment = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    try:
        done = subprocess.run(
            [program, f"--dbname={address}", *words], env=environment, capture_output=True, text=True
        )
    except FileNotFoundError:
        raise OSError(f"{program} is missing: install PostgreSQL's client programs") from None
    if done.returncode:
        raise OSError(done.stderr.strip())
