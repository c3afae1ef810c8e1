"""A backup is made while people play, and what is restored from it goes on where they were."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from fort.server.database import Database
from fort.server.schema import tables
from tests.cli.run import fort
from tests.server.people import Person
from tests.server.postgres import Postgres
from tests.server.serving import Serving

Serve = Callable[..., Serving]


def admin(*words: str, database: str, code: int = 0) -> str:
    return " ".join(fort("admin", *words, "--database", database, code=code).split())


async def play(person: Person, table: str, most: int = 10_000) -> None:
    seat = await person.sit(table)
    await seat.play(Random("backup"), most)
    await seat.close()


@pytest.fixture
def empty(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Another database of the same kind, in which nothing is."""
    if database.startswith("sqlite"):
        return str(tmp_path / "restored.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()


def test_people_go_on_where_they_were(database: str, empty: str, tmp_path: Path, serve: Serve) -> None:
    file = tmp_path / "backup"

    async def before(url: str) -> tuple[Person, str, str, str]:
        async with Person(url, "Ann") as ann:
            over = (await ann.post("/api/play-now", bot="random"))["id"]
            await play(ann, over)
            running = (await ann.post("/api/play-now", bot="random"))["id"]
            await play(ann, running, most=5)
            await asyncio.to_thread(admin, "backup", str(file), database=database)
            await play(ann, running, most=5)  # is not in the backup
            return ann, over, running, (await ann.http.get(f"/api/games/{over}/record")).text

    async def after(url: str, ann: Person, over: str, running: str) -> str:
        again = Person(url, "Ann")
        again.http.cookies.update(ann.http.cookies)
        await play(again, running)
        assert (await again.get(f"/api/games/{running}/verify"))["ok"]
        record = (await again.http.get(f"/api/games/{over}/record")).text
        await again.http.aclose()
        return record

    ann, over, running, record = asyncio.run(before(serve(database).url))
    assert record.startswith("fort record")
    assert "has 2 tables" in admin("restore", str(file), database=empty)
    assert "Every table can be read" in admin("check", database=empty)
    assert asyncio.run(after(serve(empty).url, ann, over, running)) == record
    said = admin("restore", str(file), database=empty, code=2)
    assert "exists: move it away first" in said or "is not empty" in said


def test_what_is_no_backup(empty: str, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    assert f"there is no file {file}" in admin("restore", str(file), database=empty, code=2)
    file.write_text("Dear Ann")
    said = admin("restore", str(file), database=empty, code=2)
    assert "is no backup of a SQLite file of Fort" in said or "valid archive" in said
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE letters (text)")
    admin("restore", str(tmp_path / "other"), database=empty, code=2)
    assert not (tmp_path / "restored.db").exists()


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.touch()
    nowhere = f"postgresql://fort@/fort?host={tmp_path}"
    assert "cannot use the database" in admin("restore", str(file), database=nowhere, code=2)


def test_a_backup_wants_a_folder(tmp_path: Path, serve: Serve) -> None:
    database = str(tmp_path / "fort.db")
    serve(database)
    assert "there is no folder" in admin("backup", str(tmp_path / "none" / "x"), database=database, code=2)


def test_games_that_ended_long_ago_are_forgotten(database: str, serve: Serve) -> None:
    async def games(url: str) -> list[str]:
        async with Person(url, "Ann") as ann:
            found = []
            for most in (10_000, 10_000, 5):
                found.append((await ann.post("/api/play-now", bot="random"))["id"])
                await play(ann, found[-1], most)
            return found

    old, young, running = asyncio.run(games(serve(database).url))
    month = time.time() - 31 * 86400
    with closing(Database(database)) as kept:
        kept.write_now(lambda c: c.execute(update(tables).where(tables.c.id == old).values(finished=month)))
        kept.write_now(lambda c: c.execute(update(tables).values(created=month)))
    assert "Forgotten: 1." in admin("forget", "--days", "30", database=database)
    left = admin("list", database=database)
    assert [table in left for table in (old, young, running)] == [False, True, True]
    assert "Forgotten: 0." in admin("forget", "--days", "30", database=database)
