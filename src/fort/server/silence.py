"""Ends connections to a database that has fallen silent, so that no thread waits for ever."""

import os
import socket
import threading
import time
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, event

LOOKS = 1.0  # seconds between looks


class Silence:
    """Knows since when each connection has been in use, and cuts it when that is too long.

    A cut connection fails for whoever waits for it, as if the database had closed it.
    """

    def __init__(self, longest: float) -> None:
        self.longest = longest
        self._since: dict[Any, float] = {}
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._look_for_ever, name="fort-silence", daemon=True)

    def watch(self, engine: Engine) -> None:
        @event.listens_for(engine, "checkout")
        def taken(raw: Any, *_: Any) -> None:
            with self._lock:
                self._since[raw] = time.monotonic()

        @event.listens_for(engine, "checkin")
        def returned(raw: Any, *_: Any) -> None:
            with self._lock:
                self._since.pop(raw, None)

        @event.listens_for(engine, "invalidate")
        def lost(raw: Any, *_: Any) -> None:
            returned(raw)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closed.set()

    def _look_for_ever(self) -> None:
        while not self._closed.wait(LOOKS):
            before = time.monotonic() - self.longest
            with self._lock:  # a connection that is returned meanwhile waits, and is not cut
                for raw in [raw for raw, since in self._since.items() if since < before]:
                    del self._since[raw]
                    cut(raw)


def cut(connection: Any) -> None:
    """Ends a connection's line under whoever waits for it."""
    import psycopg  # there is no such connection without it

    with suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
