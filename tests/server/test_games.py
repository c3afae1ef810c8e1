"""Whole games between people and bots, on both databases, and with two processes."""

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

import fort
from tests.server.crowd import crowd
from tests.server.people import PATIENCE, Json, Person, Seat
from tests.server.postgres import Postgres
from tests.server.serving import Serving


async def seated(stack: AsyncExitStack, urls: list[str], bots: int = 0, **wish: object) -> list[Seat]:
    """People at a running table, each at their own address; the first is the host."""
    people = [
        await stack.enter_async_context(Person(url, f"Guest {number}")) for number, url in enumerate(urls)
    ]
    seats = [{"kind": "me"}, *[{"kind": "person"}] * (len(people) - 1)]
    table = await people[0].post(
        "/api/tables", seats=seats + [{"kind": "bot", "bot": "random"}] * bots, **wish
    )
    invitation = table["invitation"]["url"].rsplit("#", 1)[1]
    for person in people[1:]:
        await person.post(f"/api/tables/{table['id']}/join", invitation=invitation)
    await people[0].post(f"/api/tables/{table['id']}/start")
    found = []
    for person in people:
        found.append(await person.sit(table["id"]))
        stack.push_async_callback(found[-1].close)
    return found


async def made(person: Person, path: str) -> httpx.Response:
    """Something that is made beside the event loop: a machine that is busy for long asks to try again."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await person.http.get(path)).status_code == 503:
            assert answer.json()["error"]["code"] == "busy"
            await asyncio.sleep(0.1)
    assert answer.status_code == 200, answer.text
    return answer


async def check_end(seats: list[Seat]) -> fort.Record:
    """Everybody has seen the same honest end."""
    for seat in seats:
        await seat.settle()
        assert seat.info["status"] == "finished"
        assert seat.state["result"] == seats[0].state["result"]
    person, table = seats[0].person, seats[0].table
    record = fort.read_record((await made(person, f"/api/games/{table}/record")).text)
    assert record.verify() == []
    assert (await made(person, f"/api/games/{table}/verify")).json()["ok"]
    mine: list[Json] = await person.get("/api/my/tables")
    assert [each["status"] for each in mine if each["id"] == table] == ["finished"]
    return record


async def play_out(urls: list[str], bots: int, **wish: object) -> None:
    async with AsyncExitStack() as stack:
        seats = await seated(stack, urls, bots, **wish)
        await asyncio.gather(*[seat.play(Random(at)) for at, seat in enumerate(seats)])
        record = await check_end(seats)
        assert record.seats == len(urls) + bots


@pytest.mark.parametrize(
    ("people", "bots", "setup"), [(1, 3, "basic"), (3, 0, "advanced"), (2, 2, "advanced")]
)
def test_whole_games(url: str, people: int, bots: int, setup: str) -> None:
    asyncio.run(play_out([url] * people, bots, setup=setup))


def test_both_databases(database: str, serve: Callable[..., Serving]) -> None:
    serving = serve(database)
    asyncio.run(play_out([serving.url] * 2, 0, setup="advanced"))


def test_two_processes(postgres: Postgres, serve: Callable[..., Serving]) -> None:
    """People at different processes play one game."""
    database = postgres.new()
    one, other = serve(database), serve(database)
    asyncio.run(play_out([one.url, other.url, one.url], 1, setup="advanced"))


def test_one_of_two_dies(postgres: Postgres, serve: Callable[..., Serving]) -> None:
    """The process that ran the bots is killed; the other goes on, and nothing is lost."""
    database = postgres.new()
    one, other = serve(database), serve(database)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            host, guest = await seated(stack, [one.url, other.url], bots=2)
            playing = asyncio.create_task(guest.play(Random(7)))
            await host.play(Random(7), 12)
            one.kill()
            host.person.url = other.url
            host.person.http.base_url = other.url
            await host.connect()
            before = host.state["decision"]
            await asyncio.gather(host.play(Random(8)), playing)
            record = await check_end([host, guest])
            assert len(record.choices) > before

    asyncio.run(play())


def test_two_processes_never_wait_for_each_other() -> None:
    """Both write to the same tables at once; every line is taken, and no lock is waited for in a circle."""
    with tempfile.TemporaryDirectory(prefix="fort-crowd-") as home:
        found = crowd(Path(home), tables=10, commands=400)
        assert found["commands"] == 400
        assert found["again"] == 0  # nobody was told to come back
        assert found["deadlocks"] == 0
