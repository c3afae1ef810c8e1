"""A table that cannot be read is set apart, and all others are cared for; bad databases get a sentence."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, delete, insert, select, update
from sqlalchemy.exc import DBAPIError
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from fort.cli.app import app
from fort.server.database import Database
from fort.server.schema import entries, tables
from tests.server.inside import Inside, inside
from tests.server.people import Person, Seat, is_closed
from tests.server.serving import Serving


async def settled_game(person: Person, choices: int = 6) -> Seat:
    """A game against bots in which a few choices were made."""
    table = await person.post("/api/play-now", bot="random")
    seat = await person.sit(table["id"])
    await seat.play(Random(1), choices)
    while seat.state["prompt"] is None:  # the bots have answered, too: nothing moves
        await seat.hear()
    return seat


async def change(server: Inside, statement: Any) -> None:
    await server.rooms.database.write(lambda c: c.execute(statement))


async def forget(server: Inside) -> None:
    """Nothing is in memory, as after a restart."""
    for room in list(server.rooms.rooms.values()):
        room.house.reset()
        server.rooms.leave_out(room)


DAMAGES: dict[str, Callable[[str], Any]] = {
    "a hole": lambda table: delete(entries).where(entries.c.table == table, entries.c.number == 3),
    "no JSON": lambda table: (
        update(entries).where(entries.c.table == table, entries.c.number == 3).values(data="{")
    ),
    "an unknown kind": lambda table: (
        update(entries).where(entries.c.table == table, entries.c.number == 3).values(kind="danced")
    ),
    "a choice that is none": lambda table: (
        update(entries)
        .where(entries.c.table == table, entries.c.number == 3)
        .values(kind="choose", data=json.dumps({"seat": 0, "choice": "eat Bug", "spent": 0}))
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_broken_table_is_set_apart(database: str, damage: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            inside(tmp_path, database=database, metrics_token="host") as server,
            Person(server.url, "Ann") as ann,
        ):
            bad, good = await settled_game(ann), await settled_game(ann)
            await bad.close()
            await good.close()
            await forget(server)
            await change(server, DAMAGES[damage](bad.table))
            for table in (bad.table, good.table):  # as if bots were asked at both
                await change(server, update(tables).where(tables.c.id == table).values(wake=0.0))
            await server.rooms.sweep()
            assert good.table in server.rooms.rooms
            mark = select(tables.c.broken).where(tables.c.id == bad.table)
            why = await server.rooms.database.read(lambda c: c.scalar(mark))
            assert why is not None
            assert "entry" in why
            await server.rooms.sweep()
            metrics = await ann.http.get("/metrics", headers={"Authorization": "Bearer host"})
            assert "fort_broken 1.0" in metrics.text
            await bad.connect()
            assert bad.info["broken"]
            assert bad.state["prompt"] is None
            assert len(bad.state["log"]) > 1  # readable as far as it goes
            refused = await bad.command("chat", text="hello?")
            assert refused["error"]["code"] == "broken"
            await good.connect()
            assert (await good.command("chat", text="hello"))["type"] == "done"
            assert {each["id"]: each["broken"] for each in await ann.get("/api/my/tables")} == {
                bad.table: True,
                good.table: False,
            }
            listed = CliRunner().invoke(app, ["admin", "list", "--status", "broken", "--database", database])
            assert bad.table in listed.stdout
            assert good.table not in listed.stdout
            await bad.close()
            await good.close()

    asyncio.run(play())


def test_a_broken_header_is_set_apart(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, database=database) as server, Person(server.url, "Ann") as ann:
            bad, good = await settled_game(ann), await settled_game(ann)
            await bad.close()
            await good.close()
            await forget(server)
            await change(server, update(tables).where(tables.c.id == bad.table).values(options="?", wake=0.0))
            await change(server, update(tables).where(tables.c.id == good.table).values(wake=0.0))
            await server.rooms.sweep()
            assert good.table in server.rooms.rooms
            assert [each["id"] for each in await ann.get("/api/my/tables")] == [good.table]
            answer = await ann.http.get(f"/api/tables/{bad.table}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "broken")
            listed = CliRunner().invoke(app, ["admin", "list", "--database", database])
            assert "header cannot be read" in " ".join(listed.stdout.split())

    asyncio.run(play())


def test_admin_examines_all_tables(database: str, tmp_path: Path) -> None:
    """Marks what is broken and takes the mark from what is whole again."""

    async def play() -> None:
        async with inside(tmp_path, database=database) as server, Person(server.url, "Ann") as ann:
            seat = await settled_game(ann)
            await seat.close()
            await forget(server)
            first = entries.c.table == seat.table, entries.c.number == 1
            row = (
                await server.rooms.database.read(lambda c: c.execute(select(entries).where(*first)).one())
            )._asdict()
            await change(server, update(entries).where(*first).values(data="{"))
            check = ["admin", "check", "--database", database]
            found = CliRunner().invoke(app, check)
            assert found.exit_code == 1
            assert seat.table in found.stdout
            await change(server, update(entries).where(*first).values(data=row["data"]))
            found = CliRunner().invoke(app, check)
            assert (found.exit_code, "Every table can be read." in found.stdout) == (0, True)
            await seat.connect()
            assert not seat.info["broken"]
            await seat.close()

    asyncio.run(play())


def test_the_database_refuses_holes_and_doubles(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, database=database) as server, Person(server.url, "Ann") as ann:
            seat = await settled_game(ann)
            last = max(
                await server.rooms.database.read(
                    lambda c: list(c.scalars(select(entries.c.number).where(entries.c.table == seat.table)))
                )
            )
            for number in (last + 2, last, 0, -1):
                row = {"table": seat.table, "number": number, "kind": "chat", "data": "{}", "at": 0.0}
                with pytest.raises(DBAPIError):
                    await change(server, insert(entries).values(row))
            await seat.close()

    asyncio.run(play())


# Databases that cannot be used.


def complaint(database: str) -> str:
    """What `fort serve` says of it: a sentence."""
    found = CliRunner().invoke(app, ["serve", "--no-browser", "--database", database])
    assert found.exit_code != 0
    said = found.output + str(found.exception)
    assert "Traceback" not in said
    assert len(said) < 600
    return " ".join(said.split())


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "fort.db").write_bytes(b"nothing of the kind" * 1000)
    assert "restore a backup, or choose another --database" in complaint(f"sqlite:///{tmp_path / 'fort.db'}")


def test_a_form_of_the_future(database: str) -> None:
    with closing(Database(database)) as kept:
        kept.migrate()
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    assert "was written by a newer Fort: update this one" in complaint(database)


def test_postgresql_is_not_there(tmp_path: Path) -> None:
    said = complaint(f"postgresql://fort:secret@/fort?host={tmp_path}")
    assert "check that the server runs and lets you in" in said
    assert "secret" not in said


# Readiness.


def test_a_full_disk_is_told_and_outlived(tmp_path: Path, serve: Callable[..., Serving]) -> None:
    """Nothing can be written for a while: whoever asks is told, and afterwards play goes on by itself."""
    serving = serve(f"sqlite:///{tmp_path / 'fort.db'}")

    async def play() -> None:
        async with Person(serving.url, "Ann") as ann:
            seat = await settled_game(ann, 3)
            assert httpx.get(f"{serving.url}/ready").status_code == 200
            prlimit(serving.process.pid, RLIMIT_FSIZE, (0, RLIM_INFINITY))
            answer = await ann.http.get("/ready")
            while answer.status_code == 200:  # a finding holds for a second
                await asyncio.sleep(0.1)
                answer = await ann.http.get("/ready")
            assert answer.json()["error"]["code"] == "busy"
            assert (await ann.http.get("/live")).status_code == 200
            assert (await ann.http.post("/api/play-now", json={})).status_code == 503
            prlimit(serving.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
            while (await ann.http.get("/ready")).status_code != 200:
                await asyncio.sleep(0.1)
            await seat.close()
            await seat.connect()
            await seat.play(Random(2), 3)
            await seat.close()

    asyncio.run(play())


def damage(file: Path, text: bytes) -> None:
    """Writes over the page of a database's file that holds this text."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = connection.execute("PRAGMA page_size").fetchone()[0]
    data = bytearray(file.read_bytes())
    at = data.index(text) // page * page
    data[at : at + page] = b"\xff" * page
    file.write_bytes(data)


class Returning(Person):
    """A guest whom an earlier server knew."""

    def __init__(self, url: str, cookies: httpx.Cookies) -> None:
        super().__init__(url, "Ann")
        self.http.cookies = cookies

    async def __aenter__(self) -> "Returning":
        return self


async def marked_line(url: str, more: int) -> tuple[httpx.Cookies, str]:
    """A table with a line that can be found on disk, and so many choices at another one behind it."""
    async with Person(url, "Ann") as ann:
        seat = await settled_game(ann, 3)
        assert (await seat.command("chat", text="the marked line"))["type"] == "done"
        await seat.close()
        if more:
            other = await settled_game(ann, more)
            await other.close()
        return ann.http.cookies, seat.table


@pytest.mark.parametrize("instead", [None, b""], ids=["moved", "replaced"])
def test_nothing_is_acknowledged_in_a_file_that_was_moved(instead: bytes | None, tmp_path: Path) -> None:
    """As when a backup is put in its place while the server runs."""
    file, moved = tmp_path / "inside.db", tmp_path / "moved.db"

    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            seat = await settled_game(ann)
            file.rename(moved)
            if instead is not None:
                file.write_bytes(instead)
            await seat.send(type="chat", id="unheard", text="hello?")
            assert await is_closed(seat) == 1013  # the table is gone until it can be read
            assert (await ann.http.get("/ready")).status_code == 503
            assert (await ann.http.post("/api/play-now", json={"bot": "random"})).status_code == 503
            assert (file.read_bytes() if file.exists() else None) == instead
            moved.replace(file)
            while (await ann.http.get("/ready")).status_code != 200:  # a finding holds for a second
                await asyncio.sleep(0.1)
            again = await ann.sit(seat.table)
            assert again.state["decision"] == seat.state["decision"]
            assert not again.state["chat"]
            assert (await again.command("chat", text="hello!"))["type"] == "done"
            await again.close()

    asyncio.run(run())


def test_damaged_pages_are_told(tmp_path: Path, serve: Callable[..., Serving]) -> None:
    """Part of the file cannot be read: its table is set apart, and others can play."""
    file = tmp_path / "fort.db"
    serving = serve(f"sqlite:///{file}")

    async def look(cookies: httpx.Cookies, table: str) -> None:
        async with Returning(serving.url, cookies) as ann:
            seat = Seat(ann, table)
            with pytest.raises(ConnectionClosed):
                await seat.connect()
            assert await is_closed(seat) == 4409
            await seat.close()
            while (await ann.http.get("/ready")).status_code != 503:  # a finding holds for a second
                await asyncio.sleep(0.1)
            other = await settled_game(ann, 5)
            await other.close()

    cookies, table = asyncio.run(marked_line(serving.url, 15))
    serving.stop()
    damage(file, b"the marked line")
    serving.start()
    asyncio.run(look(cookies, table))


def test_what_cannot_be_written_for_damage_can_be_looked_at(
    tmp_path: Path, serve: Callable[..., Serving]
) -> None:
    """New entries belong on the damaged page: nobody plays on, and nothing is tried again and again."""
    file = tmp_path / "fort.db"
    serving = serve(f"sqlite:///{file}")

    async def look(cookies: httpx.Cookies) -> None:
        async with Returning(serving.url, cookies) as ann:
            table = await ann.post("/api/play-now", bot="random")
            seat = await ann.sit(table["id"])
            if seat.state["prompt"] is not None:
                answer = await seat.choose(seat.state["prompt"]["options"][0]["choice"])
                assert answer["error"]["code"] == "broken"
            while not seat.info["broken"]:
                await seat.hear()
            assert (await seat.command("chat", text="hello?"))["error"]["code"] == "broken"
            assert seat.state["prompt"] is None
            while (await ann.http.get("/ready")).status_code != 503:  # a finding holds for a second
                await asyncio.sleep(0.1)
            assert (await ann.http.get("/live")).status_code == 200
            await seat.close()

    cookies, _ = asyncio.run(marked_line(serving.url, 0))
    serving.stop()
    damage(file, b"the marked line")
    serving.start()
    asyncio.run(look(cookies))
    assert len(serving.log.read_text().splitlines()) < 20
