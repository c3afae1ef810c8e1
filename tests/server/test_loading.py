"""A table is loaded once, however many want it and whatever happens meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from fort.server.database import Away
from tests.server.inside import Inside, inside
from tests.server.people import Person, Seat
from tests.server.postgres import Postgres
from tests.server.test_broken import forget
from tests.server.test_commands import first
from tests.server.test_games import seated


class Gate:
    """Stops whoever loads a table, before or after it was read, until the test lets them go on."""

    def __init__(self, server: Inside) -> None:
        self.load = server.rooms.load
        self.came = asyncio.Semaphore(0)
        self.go: asyncio.Queue[Callable[[str], Awaitable[Any]]] = asyncio.Queue()
        server.rooms.load = self._load  # type: ignore[method-assign]  # to stand in the way

    async def _load(self, table: str) -> Any:
        self.came.release()
        return await (await self.go.get())(table)


async def away(table: str) -> Any:
    raise Away("not now")


async def tried(server: Inside, table: str) -> Any:
    """The room, or None while the database is away."""
    try:
        return await server.rooms.get(table)
    except Away:
        return None


def test_who_comes_while_loading_fails_gets_the_same_room(tmp_path: Path) -> None:
    """The first is refused, the second tries, and a third comes meanwhile."""

    async def run() -> None:
        async with inside(tmp_path) as server, AsyncExitStack() as stack:
            seat, rival = await seated(stack, [server.url] * 2)
            await seat.close()
            await rival.close()
            await forget(server)
            gate = Gate(server)
            one = asyncio.create_task(tried(server, seat.table))
            await gate.came.acquire()
            other = asyncio.create_task(tried(server, seat.table))
            await asyncio.sleep(0)
            gate.go.put_nowait(away)
            assert await one is None
            await gate.came.acquire()
            third = asyncio.create_task(tried(server, seat.table))
            for _ in range(3):
                gate.go.put_nowait(gate.load)
            rooms = await asyncio.gather(other, third)
            assert rooms[0] is rooms[1] is server.rooms.rooms[seat.table]

    asyncio.run(run())


def test_who_joins_while_a_table_is_read_is_seen(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(tmp_path) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Ben") as ben,
        ):
            table = await ann.post("/api/tables", seats=[{"kind": "me"}, {"kind": "person"}], open=True)
            await forget(server)
            gate, seat = Gate(server), Seat(ann, table["id"])

            async def read_and_joined(name: str) -> Any:
                found = await gate.load(name)
                await ben.post(f"/api/tables/{name}/join")
                return found

            gate.go.put_nowait(read_and_joined)
            await seat.connect()
            assert [each["nickname"] for each in seat.info["seats"]] == ["Ann", "Ben"]
            await seat.close()

    asyncio.run(run())


def test_what_another_process_writes_while_a_table_is_read_is_seen(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new()

    async def run() -> None:
        async with (
            inside(tmp_path, database=database) as one,
            inside(tmp_path, database=database) as other,
            AsyncExitStack() as stack,
        ):
            ann, ben = await seated(stack, [one.url, other.url], order="as_seated")
            await ben.close()
            await forget(other)
            gate = Gate(other)

            async def read_and_chosen(name: str) -> Any:
                found = await gate.load(name)
                assert (await ann.choose(first(ann)))["type"] == "done"
                return found

            gate.go.put_nowait(read_and_chosen)
            await ben.connect()
            assert ben.state["decision"] == ann.state["decision"] > 0

    asyncio.run(run())
