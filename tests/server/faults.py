"""One call to a real database fails: before it is carried out, in the middle, or when it is done.

On PostgreSQL the line is really cut. On SQLite a statement is refused, interrupted while it runs, or
answered by an error after it ran; a commit likewise, and the file stays what SQLite made of it.
"""

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

import psycopg
from sqlalchemy import event

from fort.server.database import Database
from fort.server.silence import cut

MODES = ("before", "during", "after")
LOST = psycopg.OperationalError("the line was cut")


class Faults:
    """Counts the calls of a server's database; the one that was chosen fails."""

    def __init__(self, database: Database) -> None:
        self.is_sqlite = database.is_sqlite
        self.calls = 0
        self.chosen: int | None = None
        self.mode = "before"
        self.struck: str | None = None  # what failed
        for engine in (database.reading, database.writing):
            for kind in ("do_execute", "do_executemany", "do_execute_no_params"):
                event.listen(engine, kind, self._on_execute)
            commit = partial(self._on_commit, commit=engine.dialect.do_commit)
            engine.dialect.do_commit = commit  # type: ignore[method-assign]  # SQLAlchemy has no event for it

    def choose(self, number: int | None, mode: str) -> None:
        """From now on: the call with this number, counted from here, fails in this way."""
        self.calls, self.chosen, self.mode, self.struck = 0, number, mode, None

    def _is_next(self, what: str) -> bool:
        self.calls += 1
        if self.calls - 1 != self.chosen:
            return False
        self.struck = what
        return True

    def _on_execute(self, cursor: Any, statement: str, *values: Any) -> bool:
        if not self._is_next(statement):
            return False
        raw = cursor.connection
        parameters = [values[0]] if len(values) == 2 and values[0] is not None else []
        carry_out = cursor.executemany if many(parameters) else cursor.execute
        if self.mode == "after":
            carry_out(statement, *parameters)
        if not self.is_sqlite:
            cut(raw)
            raise LOST
        if self.mode == "during":
            raw.set_progress_handler(lambda: 1, 1)
            try:
                carry_out(statement, *parameters)
            finally:
                raw.set_progress_handler(None, 0)
        raise sqlite3.OperationalError("disk I/O error")

    def _on_commit(self, raw: Any, commit: Callable[[Any], None]) -> None:
        if not self._is_next("COMMIT"):
            commit(raw)
        elif self.is_sqlite:
            if self.mode != "before":
                commit(raw)
            raise sqlite3.OperationalError("disk I/O error")
        else:
            if self.mode == "after":
                commit(raw)
            elif self.mode == "during":  # it is on its way; nobody hears what became of it
                line: psycopg.Connection[Any] = raw.dbapi_connection
                line.pgconn.send_query(b"COMMIT")
                line.pgconn.flush()
            cut(raw)
            raise LOST


def many(parameters: list[Any]) -> bool:
    return bool(parameters) and isinstance(parameters[0], list)
