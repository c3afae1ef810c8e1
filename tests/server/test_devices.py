"""A browser that was signed out sees nothing more, wherever it is connected."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import delete
from websockets.exceptions import ConnectionClosed

from fort.server.schema import devices
from tests.server.inside import inside
from tests.server.people import Json, Person, Seat, is_closed
from tests.server.postgres import Postgres
from tests.server.serving import Serving

SIGNED_OUT, UNKNOWN_TABLE = 4401, 4404


async def another_device(person: Person, url: str) -> Person:
    """The same guest in a second browser, at this address of the server."""
    link = await person.post("/api/me/devices")
    other = Person(url, person.nickname)
    await other.post("/api/devices/claim", token=link["url"].rsplit("#", 1)[1])
    return other


async def device_of(person: Person) -> str:
    found: list[Json] = await person.get("/api/me/devices")
    device: str = next(each["id"] for each in found if each["this"])
    return device


async def signed_out(person: Person, url: str) -> tuple[Seat, Seat]:
    """Two browsers at one table, of which the second was just removed by the first."""
    table = await person.post("/api/play-now", bot="random")
    other = await another_device(person, url)
    seats = await person.sit(table["id"]), await other.sit(table["id"])
    assert seats[1].state["viewer"] == seats[0].state["viewer"] is not None
    answer = await person.http.delete(f"/api/me/devices/{await device_of(other)}")
    assert answer.status_code == 204
    return seats


async def check(person: Person, url: str) -> None:
    stays, goes = await signed_out(person, url)
    assert await is_closed(goes) == SIGNED_OUT
    with pytest.raises(ConnectionClosed) as closed:  # a stranger now
        await goes.connect()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == UNKNOWN_TABLE
    await stays.settle()
    await stays.close()
    await goes.person.http.aclose()


def test_its_sockets_close(database: str, serve: Callable[..., Serving]) -> None:
    serving = serve(database)

    async def run() -> None:
        async with Person(serving.url, "Ann") as ann:
            await check(ann, serving.url)

    asyncio.run(run())


def test_at_another_process(postgres: Postgres, serve: Callable[..., Serving]) -> None:
    database = postgres.new()
    one, other = serve(database), serve(database)

    async def run() -> None:
        async with Person(one.url, "Ann") as ann:
            await check(ann, other.url)

    asyncio.run(run())


def test_it_can_do_nothing_more(tmp_path: Path) -> None:
    """What it sends after it was removed has no effect, even before it is told."""

    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            table = await ann.post("/api/tables", seats=[{"kind": "me"}] * 2)
            await ann.post(f"/api/tables/{table['id']}/start")
            seat = await ann.sit(table["id"])
            await ann.http.delete(f"/api/me/devices/{await device_of(ann)}")
            for number in range(5):
                await seat.send(type="chat", id=f"late{number}", text="still here")
            assert await is_closed(seat) == SIGNED_OUT
            sitting = server.rooms.rooms[table["id"]].sitting
            assert sitting is not None
            assert sitting.chat == []

    asyncio.run(run())


def test_who_was_removed_unheard_is_found(tmp_path: Path) -> None:
    """The news may be lost, or the device removed while its socket was opened."""

    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            table = await ann.post("/api/play-now", bot="random")
            seat = await ann.sit(table["id"])
            gone = delete(devices).where(devices.c.id == await device_of(ann))
            await server.rooms.database.write(lambda c: c.execute(gone).rowcount)
            server.clock.advance(10)
            assert await is_closed(seat) == SIGNED_OUT

    asyncio.run(run())
