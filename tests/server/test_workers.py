"""Processes tell each other who is connected to them, and learn it again when they missed something."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from fort.server.silence import cut
from fort.server.together import HEARD_FOR, Together
from tests.server.inside import Inside, inside
from tests.server.people import Json, Seat
from tests.server.postgres import Postgres
from tests.server.test_games import seated

Scene = tuple[Inside, Inside, Seat, Seat]


@asynccontextmanager
async def apart(home: Path, database: str) -> AsyncIterator[Scene]:
    """Ann at one process and Ben at another, both at one table, where each knows of the other."""
    async with (
        inside(home, database=database) as one,
        inside(home, database=database) as other,
        AsyncExitStack() as stack,
    ):
        ann, ben = await seated(stack, [one.url, other.url], order="as_seated")
        for seat in (ann, ben):
            if not all(are_here(seat)):
                await seat.until(lambda m: m["type"] == "table" and all(connected(m["table"])))
        yield one, other, ann, ben


def connected(table: Json) -> list[bool]:
    return [each["connected"] for each in table["seats"]]


def are_here(seat: Seat) -> list[bool]:
    return connected(seat.info)


async def told(seat: Seat, *here: bool) -> None:
    """Hears until the table says who is connected."""
    if are_here(seat) != list(here):
        await seat.until(lambda m: m["type"] == "table" and connected(m["table"]) == list(here))


def lines(server: Inside) -> Together:
    found = server.rooms.workers
    assert isinstance(found, Together)
    return found


@pytest.mark.parametrize("who", [0, 1])
def test_who_was_silent_for_a_while_is_known_again(tmp_path: Path, postgres: Postgres, who: int) -> None:
    """One process counts the other as gone, and then hears of it again."""

    async def run() -> None:
        async with apart(tmp_path, postgres.new()) as (one, other, ann, ben):
            server, seat = [(one, ann), (other, ben)][who]
            while all(are_here(seat)):
                server.clock.advance(HEARD_FOR)
                await lines(server).beat()
                await seat.settle()
            await told(seat, True, True)

    asyncio.run(run())


def test_what_was_said_on_a_dead_line_is_said_again(tmp_path: Path, postgres: Postgres) -> None:
    async def run() -> None:
        async with apart(tmp_path, postgres.new()) as (_, other, ann, ben):
            locks = lines(other)._locks
            assert locks is not None
            cut(locks)
            await ben.close()
            await told(ann, True, False)
            await ben.connect()
            await told(ann, True, True)

    asyncio.run(run())


def test_a_cut_line_takes_nobody_away(tmp_path: Path, postgres: Postgres) -> None:
    """While a process hears not even itself, it does not know who is there: they stay, for hours."""

    async def run() -> None:
        async with apart(tmp_path, postgres.new()) as (one, _, ann, ben):
            workers = lines(one)
            room = one.rooms.rooms[ann.table]
            postgres.halt("fast")
            try:
                await ann.settle()
                one.clock.advance(3 * 3600)
                await workers.beat()
                assert room.here == {ann.person.id, ben.person.id}
            finally:
                postgres.go_on()
            async with asyncio.timeout(60):
                while workers.name not in workers._heard or workers._locks is None:
                    await asyncio.sleep(0.05)
            for _ in range(20):
                await workers.beat()
                await ann.settle()
                assert room.here == {ann.person.id, ben.person.id}
                assert room.away() == {}

    asyncio.run(run())
