"""SQLite or PostgreSQL by URL: what is read, what is written, and what it means if neither is possible."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url, text

from fort.server.silence import Silence
from fort.server.writing import WRITERS, Apart, Batches, Writer

T = TypeVar("T")

READERS = 8  # questions at a time
PATIENCE = 5.0  # seconds for an answer of PostgreSQL; a file answers or fails
MIGRATING = 0x466F7274  # the advisory lock of PostgreSQL that a migration holds
# Both sides notice a cut line; what a lost server had begun holds no lock for long.
LINE: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c idle_in_transaction_session_timeout=10000 -c tcp_keepalives_idle=5"
    " -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=10000",
}
NO_DRIVER = "PostgreSQL needs a driver that is not installed: pip install 'fort-game[postgres]'"
OUR_FAULT = (exc.DataError, exc.IntegrityError, exc.NotSupportedError, exc.ProgrammingError)
DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class Away(Exception):
    """The database gave no answer, or could not write. Whether anything changed is not known."""


class Damaged(Exception):
    """Part of the database's file cannot be read."""


class Unusable(OSError):
    """The server cannot begin with this database; the message says why and what to do."""


def is_damage(error: object) -> bool:
    """Does SQLite say that its file is damaged, or no database at all?"""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGE


DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}


def read_url(text: str) -> URL:
    """A database by the name that people give it: a file, or a URL."""
    wrong = ValueError(
        "expected for --database a file as in games/fort.db or a URL as in postgresql://user@host/name"
    )
    if not text.strip() or "\0" in text or ":memory:" in text:
        raise wrong
    scheme, colon, _ = text.partition(":")
    if not colon or len(scheme) == 1:  # a drive of Windows
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (exc.ArgumentError, ValueError):
        raise wrong from None
    if url.drivername not in DRIVERS or not url.database:
        raise wrong
    return url.set(drivername=DRIVERS[url.drivername])


def identity(file: str) -> tuple[int, int] | None:
    """Tells a file from others that had or get its name; None if there is none."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def check_file(url: URL) -> None:
    """A SQLite file can be where it is said to be; ValueError if it cannot."""
    file = Path(url.database or "")
    if url.get_backend_name() != "sqlite":
        return
    if file.is_dir():
        raise ValueError(f"{file} is a folder: name a file in it with --database")
    if not file.parent.is_dir():
        raise ValueError(f"there is no folder {file.parent}: make it, or name another file with --database")
    if file.exists() and file.stat().st_nlink > 1:  # SQLite keeps a log beside each name, and mixes up both
        raise ValueError(f"{file} is a hard link, one file by several names: name a copy with --database")


class Database:
    """What is awaited of `write` is on disk. `read` sees everything that was."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.damage: str | None = None  # what was found damaged since the start
        self._file: tuple[int, int] | None = None  # the one that was opened
        self.writing = self._engine(immediate=True)
        self.reading = self._engine(immediate=False)
        self._readers = ThreadPoolExecutor(READERS, "fort-reader")
        self._writer: Writer = Batches(self.writing) if self.is_sqlite else Apart(self.writing)
        self._silence = Silence(PATIENCE)

    def open(self) -> None:
        """Brings the stored form up to date and starts to write."""
        self.migrate()
        self._writer.start()
        if not self.is_sqlite:
            self._silence.watch(self.writing)
            self._silence.watch(self.reading)
            self._silence.start()

    def close(self) -> None:
        """Writes what is waiting and stops."""
        self._writer.close()
        self._readers.shutdown()
        self._silence.close()
        self.writing.dispose()
        self.reading.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._answer(self._readers.submit(self._read_again, work))

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.reading.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carries out a change as a whole or not at all; returns when it is on disk."""
        return await self._answer(self._writer.submit(work))

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """A change outside of the server."""
        with self.writing.begin() as connection:
            return work(connection)

    def _read_again(self, work: Callable[[Connection], T]) -> T:
        """Reads; if the connection turns out to be dead, once more on a fresh one."""
        try:
            return self.read_now(work)
        except exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return self.read_now(work)

    async def _answer(self, doing: "Future[T]") -> T:
        try:
            async with asyncio.timeout(None if self.is_sqlite else PATIENCE):
                return await asyncio.wrap_future(doing)
        except (exc.DBAPIError, exc.TimeoutError, TimeoutError) as error:
            if isinstance(error, OUR_FAULT):
                raise
            original = getattr(error, "orig", None)
            if is_damage(original):
                self.damage = str(original)
                raise Damaged(self.damage) from error
            raise Away(" ".join(str(original or error).split()) or "no answer in time") from error

    def migrate(self) -> None:
        """Safe if several processes start at once: the second waits, and finds the work done."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            with self.writing.begin() as connection:
                if not self.is_sqlite:
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
            self._file = identity(str(self.url.database)) if self.is_sqlite else None
        except CommandError:
            raise Unusable(
                f"{self.shown} was written by a newer Fort: update this one, or choose another --database"
            ) from None
        except exc.SQLAlchemyError as error:
            raise Unusable(self.why(error)) from None

    def _stay(self, *_: object) -> None:
        """Refuses to go on in a file that has lost its name: all that is written there would be lost."""
        if self._file is not None and identity(str(self.url.database)) != self._file:
            raise Away(f"{self.url.database} was moved or replaced: put it back, or start the server again")

    @property
    def shown(self) -> str:
        """The database as it may be named to people: without a password."""
        return str(self.url.database) if self.is_sqlite else self.url.render_as_string()

    def why(self, error: exc.SQLAlchemyError) -> str:
        """Says what cannot be done with the database, and what to do."""
        original = getattr(error, "orig", None)
        if is_damage(original):
            return (
                f"{self.shown} is no database of Fort, or it is damaged ({original}): "
                "restore a backup, or choose another --database"
            )
        reason = " ".join(str(original or error).split())
        where = "the file can be written" if self.is_sqlite else "the server runs and lets you in"
        return f"cannot use the database {self.shown}: {reason}; check that {where}"

    def _engine(self, immediate: bool) -> Engine:
        size = {"pool_size": WRITERS if immediate else READERS, "max_overflow": 0}
        if not self.is_sqlite:
            try:
                return create_engine(self.url, connect_args=LINE, pool_timeout=PATIENCE, **size)
            except ModuleNotFoundError:
                raise ValueError(NO_DRIVER) from None
        engine = create_engine(self.url, **size)
        event.listen(engine, "do_connect", self._stay)
        event.listen(engine, "begin", self._stay)

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

        return engine
