"""A line to PostgreSQL that a test can cut: refused at once, or silent as when a cable is pulled."""

import asyncio
from contextlib import suppress
from pathlib import Path


class Line:
    """Listens on a port of this machine and passes on to a cluster's Unix socket what goes over it."""

    def __init__(self, home: Path) -> None:
        self.target = str(home / ".s.PGSQL.5432")
        self.open = asyncio.Event()
        self.open.set()
        self.refuses = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self._server.close()
        self.drop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def refuse(self) -> None:
        """Ends every connection and refuses new ones."""
        self.refuses = True
        self.drop()

    def fall_silent(self) -> None:
        """Takes everything and passes nothing on."""
        self.open.clear()

    def mend(self, drop: bool = False) -> None:
        """Everything works again; if wanted, connections from before never do."""
        if drop:
            self.drop()
        self.refuses = False
        self.open.set()

    def drop(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(writer)
        with suppress(OSError, asyncio.CancelledError):
            if not self.refuses:
                there, to_there = await asyncio.open_unix_connection(self.target)
                self._writers.add(to_there)
                await asyncio.gather(self._pass(reader, to_there), self._pass(there, writer))
                self._writers.discard(to_there)
        writer.transport.abort()
        self._writers.discard(writer)
        self._tasks.discard(task)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self.open.wait()
                target.write(data)
                await target.drain()
        target.transport.abort()
