"""A finished game looked through together: one leads, the others follow and point."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from fort.wire.told import from_server
from tests.server.inside import inside
from tests.server.people import Json, Person, Seat
from tests.server.postgres import Postgres
from tests.server.serving import Serving
from tests.server.test_reviews import late


async def played(stack: AsyncExitStack, url: str, elsewhere: str) -> tuple[Seat, Seat]:
    """Two people, perhaps at two processes, when their game has just ended."""
    ann = await stack.enter_async_context(Person(url, "Ann"))
    ben = await stack.enter_async_context(Person(elsewhere, "Ben"))
    table: Json = await ann.post("/api/tables", seats=[{"kind": "me"}, {"kind": "person"}], diagram=late())
    invitation = table["invitation"]["url"].rsplit("#", 1)[1]
    await ben.post(f"/api/tables/{table['id']}/join", invitation=invitation)
    await ann.post(f"/api/tables/{table['id']}/start")
    one, other = await ann.sit(table["id"]), await ben.sit(table["id"])
    await one.send(type="lead", on=True)
    refused = await one.until(lambda m: m["type"] == "refused")
    assert refused["error"]["code"] == "not-over"
    await asyncio.gather(one.play(Random(1)), other.play(Random(2)))
    return one, other


async def told(seat: Seat, kind: str) -> Json:
    message = await seat.until(lambda m: m["type"] == kind)
    from_server.validate_python(message)
    return message


async def together(one: Seat, other: Seat) -> None:
    await one.send(type="lead", on=True)
    assert (await told(one, "together"))["leader"] == {"seat": 0, "nickname": "Ann", "you": True}
    assert (await told(other, "together"))["leader"] == {"seat": 0, "nickname": "Ann", "you": False}
    await one.send(type="show", at=2, viewer=1, open=True)
    shown = await told(other, "together")
    assert (shown["at"], shown["viewer"], shown["open"]) == (2, 1, True)
    await other.send(type="point", what="hand:1/Bug")
    pointed = await told(one, "pointed")
    assert (pointed["seat"], pointed["nickname"], pointed["what"]) == (1, "Ben", "hand:1/Bug")
    for message, code in (
        ({"type": "lead", "on": True}, "somebody-leads"),
        ({"type": "show", "at": 1}, "not-leading"),
    ):
        await other.send(**message)
        assert (await told(other, "refused"))["error"]["code"] == code
    await one.send(type="show", at=999_999)
    assert (await told(one, "refused"))["error"]["code"] == "nothing-there"
    await one.close()  # who leads and leaves gives it up
    async with asyncio.timeout(60):
        while (await told(other, "together"))["leader"] is not None:
            pass
    await other.send(type="lead", on=True)
    assert (await told(other, "together"))["leader"]["you"]
    await one.connect()  # who comes later sees what is shown
    assert (await told(one, "together"))["leader"]["nickname"] == "Ben"
    await one.close()
    await other.close()


def test_one_leads_and_the_others_follow(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, AsyncExitStack() as stack:
            await together(*await played(stack, server.url, server.url))

    asyncio.run(run())


def test_at_two_processes(postgres: Postgres, serve: Callable[..., Serving]) -> None:
    database = postgres.new()
    here, there = serve(database), serve(database)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            await together(*await played(stack, here.url, there.url))

    asyncio.run(run())


def test_spectators_only_watch(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Person(server.url, "Ann"))
            cem = await stack.enter_async_context(Person(server.url, "Cem"))
            seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
            table = await ann.post("/api/tables", seats=seats, diagram=late(), spectators=True)
            await ann.post(f"/api/tables/{table['id']}/start")
            one, watching = await ann.sit(table["id"]), await cem.sit(table["id"])
            await one.play(Random(1))
            await watching.send(type="lead", on=True)
            assert (await told(watching, "refused"))["error"]["code"] == "not-playing"
            await one.send(type="lead", on=True)
            assert (await told(watching, "together"))["leader"]["nickname"] == "Ann"
            await one.close()
            await watching.close()

    asyncio.run(run())
