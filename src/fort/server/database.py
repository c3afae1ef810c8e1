"""SQLite or PostgreSQL by URL: one engine to read, one thread that writes, several changes at a time."""

import asyncio
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError

T = TypeVar("T")
Work = Callable[[Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]

BATCH = 256  # changes that share a commit at most
MIGRATING = 0x466F7274  # the advisory lock of PostgreSQL that a migration holds


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
    except (ArgumentError, ValueError):
        raise wrong from None
    if url.drivername not in DRIVERS or not url.database:
        raise wrong
    return url.set(drivername=DRIVERS[url.drivername])


def check_file(url: URL) -> None:
    """A SQLite file can be where it is said to be; ValueError if it cannot."""
    file = Path(url.database or "")
    if url.get_backend_name() != "sqlite":
        return
    if file.is_dir():
        raise ValueError(f"{file} is a folder: name a file in it with --database")
    if not file.parent.is_dir():
        raise ValueError(f"there is no folder {file.parent}: make it, or name another file with --database")


class Database:
    """What is awaited of `write` is on disk. `read` sees everything that was."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._writing = self._engine(immediate=True)
        self._reading = self._engine(immediate=False)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="fort-writer", daemon=True)

    def open(self) -> None:
        """Brings the stored form up to date and starts to write."""
        self.migrate()
        self._thread.start()

    def close(self) -> None:
        """Writes what is waiting and stops."""
        self._jobs.put(None)
        self._thread.join()
        self._writing.dispose()
        self._reading.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carries out a change as a whole or not at all; returns when it is on disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        return await asyncio.shield(done)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """A change outside of the server."""
        with self._writing.begin() as connection:
            return work(connection)

    def migrate(self) -> None:
        """Safe if several processes start at once: the second waits, and finds the work done."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self._writing.begin() as connection:
            if not self.is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _engine(self, immediate: bool) -> Engine:
        if not self.is_sqlite:
            return create_engine(self.url, pool_pre_ping=True, pool_size=2 if immediate else 8)
        engine = create_engine(self.url, pool_size=1 if immediate else 8)

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

        return engine

    # The writer.

    def _write_all(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, ending = [first], False
            while len(batch) < BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    ending = True
                    break
                batch.append(job)
            self._write_batch(batch)
            if ending:
                return

    def _write_batch(self, batch: list[Job]) -> None:
        """One commit for all; a change that fails fails alone."""
        outcomes: list[Any] = []
        try:
            with self._writing.begin() as connection:
                for work, _ in batch:
                    outcomes.append(self._attempt(connection, work))
        except Exception as error:
            outcomes = [error] * len(batch)
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            done.get_loop().call_soon_threadsafe(_settle, done, outcome)

    @staticmethod
    def _attempt(connection: Connection, work: Work) -> Any:
        try:
            with connection.begin_nested():
                return work(connection)
        except Exception as error:
            if connection.invalidated:
                raise
            return error


def _settle(done: "asyncio.Future[Any]", outcome: Any) -> None:
    if done.done():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
