"""The life of a table, lived by people who never give up, while the database fails at any point of it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

from sqlalchemy import select

from fort.server import store
from fort.server.schema import entries, tables
from fort.server.telling import view_json
from tests.server.faults import Faults
from tests.server.inside import Inside
from tests.server.people import Json, Person
from tests.server.stubborn import GONE, Stubborn

LONGEST = 120.0  # seconds for a life on a busy machine
CHOICES = 5  # in each half


async def persist(ask: Callable[[], Awaitable[Any]]) -> Json:
    """Asks again as long as the answer is 503."""
    while True:
        answer = await ask()
        if answer.status_code != 503:
            assert answer.status_code in (200, 201), answer.text
            found: Json = answer.json()
            return found
        assert answer.json()["error"]["code"] == "busy"
        await asyncio.sleep(0.02)


class Lived(Stubborn):
    """Comes back after every fall, and asks until an answer comes."""

    async def surely(self, do: Callable[[], Awaitable[Any]]) -> Any:
        """Does something on an open socket, however often that is lost."""
        while True:
            try:
                if not hasattr(self, "web"):
                    await self.connect()
                return await do()
            except GONE:
                self.falls += 1
                if hasattr(self, "web"):
                    self.web.transport.abort()
                    del self.web
                await asyncio.sleep(0.02)

    async def until_done(self, **command: Any) -> Json:
        """Sends a command until it is carried out, or refused for good."""
        while True:
            answer: Json = await self.surely(lambda: self.command(**command))
            if answer["type"] != "refused" or answer["error"]["code"] != "busy":
                return answer
            await asyncio.sleep(0.02)

    async def choose_if_asked(self) -> None:
        await self.surely(self.settle)
        if self.pending is not None or self.state["prompt"] is not None:
            await self.surely(self.step)


async def choose(people: list[Lived], choices: int) -> None:
    """Whoever is asked chooses, until so many more choices are acknowledged."""
    goal = choices + sum(len(each.acknowledged) for each in people)
    while sum(len(each.acknowledged) for each in people) < goal:
        for person in people:
            await person.choose_if_asked()


async def live(server: Inside, faults: Faults, number: int) -> int:
    """From opening to abandoning; afterwards everything that was acknowledged is on disk, once.

    Returns how many calls to the database it took.
    """
    async with asyncio.timeout(LONGEST):
        host, guest = [Person(server.url, name) for name in ("Host", "Guest")]
        for person in (host, guest):
            made = await persist(partial(person.http.post, "/api/me", json={"nickname": person.nickname}))
            person.id = made["guest"]["id"]
        seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]
        wish = {"seats": seats, "open": True}
        table = (await persist(lambda: host.http.post("/api/tables", json=wish)))["id"]
        await persist(lambda: guest.http.post(f"/api/tables/{table}/join", json={}))
        await persist(lambda: host.http.post(f"/api/tables/{table}/start"))
        one, other = Lived(host, table, f"{number} one"), Lived(guest, table, f"{number} other")
        await choose([one, other], CHOICES)
        await one.until_done(type="chat", id="said", text="hello")
        await one.until_done(type="decline_until_my_turn", id="declined", seat=one.state["viewer"], on=True)
        await one.until_done(type="decline_until_my_turn", id="again", seat=one.state["viewer"], on=False)
        await choose([one, other], CHOICES)
        await one.until_done(type="propose", id="ended", what="abandon")
        await agree(other)
        faults.chosen = None  # those who check are spared
        calls = faults.calls
        await check(server, table, [one, other])
        for seat in (one, other):
            await seat.close()
            await seat.person.http.aclose()
        return calls


async def agree(other: Lived) -> None:
    """Says yes to the vote that is open."""
    await other.surely(other.settle)
    while other.info["status"] == "running":
        for vote in other.info["votes"]:
            await other.until_done(type="vote", id="agreed", vote=vote["vote"], agree=True)
        await other.surely(other.settle)


async def check(server: Inside, table: str, people: list[Lived]) -> None:
    database = server.rooms.database
    log = await database.read(lambda c: c.execute(select(entries).where(entries.c.table == table)).all())
    numbers = sorted(row.number for row in log)
    assert numbers == list(range(1, len(numbers) + 1))
    told = sorted(log, key=lambda row: row.number)
    chosen = [json.loads(row.data) for row in told if row.kind == "choose" and row.command is not None]
    for person in people:
        seat = person.state["viewer"]
        assert [each["choice"] for each in chosen if each["seat"] == seat] == person.acknowledged
    commands = [row.command for row in told if row.command is not None]
    assert len(commands) == len(set(commands))
    assert {"said", "ended", "agreed"} <= set(commands)
    assert (
        await database.read(lambda c: c.scalar(select(tables.c.broken).where(tables.c.id == table))) is None
    )
    await equal_to_disk(server, table, people)


async def equal_to_disk(server: Inside, table: str, people: list[Lived]) -> None:
    header, sitting = await server.rooms.load(table)
    assert sitting is not None
    assert sitting.status == header.status == "abandoned"
    for person in people:
        await person.surely(person.settle)
        assert person.state["view"] == json.loads(
            json.dumps(view_json(sitting.game.view(person.state["viewer"])))
        )
        assert person.state["decision"] == sitting.decision
    assert await server.rooms.database.read(lambda c: store.due(c, 9e9, 1000)) == []


def random_numbers(calls: int, most: int, seed: str) -> list[int]:
    """Which calls fail: all, or a sample of so many."""
    return list(range(calls)) if calls <= most else sorted(Random(seed).sample(range(calls), most))
