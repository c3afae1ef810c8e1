"""Many tables at which people of two server processes talk at the same time."""

import asyncio
import time
from pathlib import Path
from random import Random

import psycopg

from tests.server.people import Json, Person, Seat
from tests.server.postgres import Postgres
from tests.server.serving import Serving


async def sit_down(urls: list[str], number: int) -> list[Seat]:
    """A table with one person at each server."""
    people = [await Person(url, f"Guest {number}").__aenter__() for url in urls]
    table = await people[0].post("/api/tables", seats=[{"kind": "me"}, {"kind": "person"}], open=True)
    await people[1].post(f"/api/tables/{table['id']}/join")
    await people[0].post(f"/api/tables/{table['id']}/start")
    return [await person.sit(table["id"]) for person in people]


async def talk(seat: Seat, lines: int, random: Random, took: list[float], again: list[str]) -> None:
    """Says so many lines; one that came at a bad moment is sent again, with the same id."""
    for line in range(lines):
        began, said = time.perf_counter(), {"text": f"{line} {random.random()}", "id": f"line{line}"}
        while (answer := await seat.command("chat", **said))["type"] != "done":
            assert answer["error"]["code"] == "busy", answer
            again.append(said["id"])
        took.append(time.perf_counter() - began)


async def talk_everywhere(urls: list[str], tables: int, commands: int) -> tuple[list[float], int]:
    """All talk at once; how long each line took, and how many were sent again."""
    scenes = [await sit_down(urls, number) for number in range(tables)]
    seats = [seat for scene in scenes for seat in scene]
    took: list[float] = []
    again: list[str] = []
    lines = -(-commands // len(seats))
    await asyncio.gather(*[talk(seat, lines, Random(at), took, again) for at, seat in enumerate(seats)])
    for seat in seats:
        seat.web.transport.abort()  # much lies there unread; nobody waits for a last word
        await seat.person.http.aclose()
    return sorted(took), len(again)


def crowd(home: Path, tables: int, commands: int) -> Json:
    """Two processes on one PostgreSQL: how many commands, how slow, and how many deadlocks it saw."""
    postgres = Postgres(home)
    url = postgres.new()
    servers = [Serving(url, home / f"server{at}") for at in range(2)]
    try:
        took, again = asyncio.run(talk_everywhere([server.url for server in servers], tables, commands))
        with psycopg.connect(url.replace("+psycopg", "")) as connection:
            deadlocks = connection.execute("SELECT sum(deadlocks) FROM pg_stat_database").fetchone()
        for server in servers:
            assert "Traceback" not in server.log.read_text(), server.log.read_text()
    finally:
        for server in servers:
            server.kill()
        postgres.stop()
    assert deadlocks is not None
    return {
        "commands": len(took),
        "again": again,
        "deadlocks": int(deadlocks[0]),
        "p99": took[int(0.99 * len(took))],
    }
