"""How changes reach the disk: on SQLite many share a commit, on PostgreSQL each has its own."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")
Work = Callable[[Connection], Any]

BATCH = 256  # changes that share a commit at most
WRITERS = 6  # changes that PostgreSQL carries out side by side


class Writer(Protocol):
    """Carries out changes in threads of its own. A change is made as a whole or not at all."""

    def start(self) -> None: ...

    def submit(self, work: Callable[[Connection], T]) -> "Future[T]":
        """Takes a change; its future ends when the change is on disk, or has failed."""

    def close(self) -> None:
        """Writes what is waiting and stops."""


class Batches:
    """SQLite has one writer at a time: one thread takes all that is waiting into one commit."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._jobs: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="fort-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def submit(self, work: Callable[[Connection], T]) -> "Future[T]":
        done: Future[T] = Future()
        self._jobs.put((work, done))
        return done

    def close(self) -> None:
        self._jobs.put(None)
        if self._thread.ident is not None:
            self._thread.join()

    def _write_all(self) -> None:
        ending = False
        while not ending and (first := self._jobs.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    ending = True
                    break
                batch.append(job)
            self._write_batch([job for job in batch if job[1].set_running_or_notify_cancel()])

    def _write_batch(self, batch: list[tuple[Work, "Future[Any]"]]) -> None:
        """One commit for all; a change that fails fails alone."""
        outcomes: list[Any] = []
        try:
            with self.engine.begin() as connection:
                for work, _ in batch:
                    outcomes.append(self._attempt(connection, work))
        except Exception as error:
            outcomes = [error] * len(batch)
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, Exception):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

    @staticmethod
    def _attempt(connection: Connection, work: Work) -> Any:
        try:
            with connection.begin_nested():
                return work(connection)
        except Exception as error:
            raw: Any = connection.connection.dbapi_connection
            if connection.invalidated or not raw.in_transaction:
                raise  # SQLite has taken back the whole commit, as it does when the disk is full
            return error


class Apart:
    """On PostgreSQL each change is a transaction of its own, so that no table waits for another's lock.

    PostgreSQL lets transactions that end at the same time share a flush.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(WRITERS, "fort-writer")

    def start(self) -> None:
        pass

    def submit(self, work: Callable[[Connection], T]) -> "Future[T]":
        return self._threads.submit(self._carry_out, work)

    def close(self) -> None:
        self._threads.shutdown()

    def _carry_out(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            try:
                found = work(connection)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            else:
                connection.commit()
                return found
        with self.engine.begin() as connection:  # that connection was dead; nothing was committed on it
            return work(connection)
