"""Programs on both databases: as they are stored, and with several processes."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import text

import fort.server
from fort.client import SignedOut
from fort.server.database import Database
from fort.server.schema import metadata
from fort.wire.wishes import NewTable
from tests.server.people import until
from tests.server.postgres import Postgres
from tests.server.programs import ME, PERSON, link, program
from tests.server.serving import Serving


def migrated(database: Database, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(str(fort.server.__file__)).parent / "migrations"))
    with database.writing.begin() as connection:
        config.attributes["connection"] = connection
        if to == "0003":
            command.upgrade(config, to)
        else:
            command.downgrade(config, to.removeprefix("-"))


def test_those_who_were_there_before_are_people(database: str) -> None:
    with closing(Database(database)) as kept:
        migrated(kept, "0003")
        with kept.writing.begin() as connection:
            connection.execute(text("INSERT INTO guests (id, nickname, created) VALUES ('a', 'Ann', 0)"))
            connection.execute(
                text("INSERT INTO devices (id, guest, token, created) VALUES ('d', 'a', 't', 0)")
            )
        kept.migrate()
        with kept.reading.connect() as connection:
            assert connection.scalar(text("SELECT program FROM guests")) in (False, 0)
            device = connection.execute(text("SELECT guest, token, label FROM devices")).one()
            assert tuple(device) == ("a", "t", None)
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, metadata) == []
        migrated(kept, "-0003")
        kept.migrate()
        with kept.reading.connect() as connection:
            assert connection.scalar(text("SELECT token FROM devices")) == "t"


def test_at_another_process(postgres: Postgres, serve: Callable[..., Serving]) -> None:
    """News of a table that another process has, and a token that is revoked there."""
    database = postgres.new()
    here, there = serve(database), serve(database)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            one = await program(stack, here.url, "One")
            other = await program(stack, there.url, "Other")
            heard: list[str] = []

            async def listen() -> None:
                async for info in other.news():
                    heard.append(info.status)

            listening = asyncio.create_task(listen())
            table = await one.open_table(NewTable(seats=[ME, PERSON]))
            await other.join(link(table).replace(here.url, there.url))
            await until(lambda: heard == ["waiting"])
            await one.start(table.id)
            await until(lambda: heard[-1] == "running")
            elsewhere = await stack.enter_async_context(type(other)(here.url, other.token))
            await elsewhere.revoke((await elsewhere.tokens())[0].id)
            with pytest.raises(SignedOut):
                await listening

    asyncio.run(run())
