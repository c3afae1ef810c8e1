"""Whole games between people and bots."""

import asyncio
from random import Random

import pytest

import fort
from tests.server.people import Person


@pytest.mark.parametrize(
    ("people", "bots", "setup"), [(1, 3, "basic"), (2, 0, "basic"), (2, 2, "advanced"), (4, 0, "advanced")]
)
def test_whole_games(url: str, people: int, bots: int, setup: str) -> None:
    asyncio.run(whole_game(url, people, bots, setup))


async def whole_game(url: str, people: int, bots: int, setup: str) -> None:
    guests = [await Person(url, f"Guest {number}").__aenter__() for number in range(people)]
    seats = [{"kind": "me"}, *[{"kind": "person"}] * (people - 1), *[{"kind": "bot", "bot": "random"}] * bots]
    table = await guests[0].post("/api/tables", seats=seats, setup=setup)
    invitation = table["invitation"]["url"].rsplit("#", 1)[1]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table['id']}/join", invitation=invitation)
    await guests[0].post(f"/api/tables/{table['id']}/start")
    sockets = [await guest.sit(table["id"]) for guest in guests]
    await asyncio.gather(*[socket.play(Random(at)) for at, socket in enumerate(sockets)])
    for socket in sockets:
        await socket.settle()
        assert socket.info["status"] == "finished"
        assert socket.state["result"]["seed"]
        await socket.close()
    record = fort.read_record((await guests[0].http.get(f"/api/games/{table['id']}/record")).text)
    assert record.verify() == []
    assert record.setup == setup
    assert (await guests[0].get(f"/api/games/{table['id']}/verify"))["ok"]
    for guest in guests:
        await guest.__aexit__()
