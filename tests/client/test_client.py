"""Programs at a real server, through `fort.client` alone; people beside them have browsers."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import fort
from fort import bots
from fort.client import Client, NoTable, Refused, SignedOut, Table, Unreachable, play, read_link
from fort.wire.told import TableInfo
from fort.wire.wishes import NewTable, Place
from tests.server.inside import Inside, inside
from tests.server.people import PATIENCE, Json, Person

ME, PERSON = Place(kind="me"), Place(kind="person")


def serving(home: Path, test: Callable[[Inside], Awaitable[None]], **settings: object) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), inside(home, **settings) as server:
            await test(server)

    asyncio.run(run())


async def program(stack: AsyncExitStack, server: Inside, name: str) -> Client:
    """A new program with a token of its own."""
    async with Client(server.url) as stranger:
        await stranger.introduce(name)
        made = await stranger.make_token("test")
    return await stack.enter_async_context(Client(server.url, made.token))


def rookie(seat: int) -> bots.Bot:
    return bots.bot("rookie", f"seat {seat}")


async def played(client: Client, table: str) -> object:
    async with client.sit(table) as place:
        return await play(place, rookie)


def link(table: TableInfo) -> str:
    assert table.invitation is not None
    return table.invitation.url


@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_two_programs_play_a_whole_game(tmp_path: Path, setup: str) -> None:
    async def test(server: Inside) -> None:
        async with AsyncExitStack() as stack:
            one, other = [await program(stack, server, name) for name in ("One", "Other")]
            table = await one.open_table(NewTable(seats=[ME, PERSON], setup=setup))
            joined = await other.join(link(table))
            assert [(seat.nickname, seat.program, seat.kind) for seat in joined.seats] == [
                ("One", True, "person"),
                ("Other", True, "person"),
            ]
            await other.join(link(table))  # twice is once
            both = [asyncio.create_task(played(each, table.id)) for each in (one, other)]
            await one.start(table.id)
            results = await asyncio.gather(*both)
            assert results[0] == results[1] is not None
            replay = await one._ask("GET", f"/api/games/{table.id}/verify")
            assert '"genuine"' in replay or "true" in replay

    serving(tmp_path, test)


def test_what_a_bot_is_shown_is_what_the_engine_shows(tmp_path: Path) -> None:
    """The view with its log, as in the arena: a bot written for one plays in the other."""

    async def test(server: Inside) -> None:
        seen: list[fort.View] = []

        class Looks(bots.Bot):
            def choose(self, view: fort.View) -> fort.Choice:
                seen.append(view)
                return self.dice(view).choice(list(view.options))

        async with AsyncExitStack() as stack:
            one, other = [await program(stack, server, name) for name in ("One", "Other")]
            table = await one.open_table(NewTable(seats=[ME, PERSON], order="as_seated"))
            await other.join(link(table))

            async def looks() -> None:
                async with one.sit(table.id) as place:
                    await play(place, lambda seat: Looks("x"))

            both = [asyncio.create_task(looks()), asyncio.create_task(played(other, table.id))]
            await one.start(table.id)
            await asyncio.gather(*both)
            sitting = server.rooms.rooms[table.id].sitting
            assert sitting is not None
            record = sitting.table.record
            game = sitting.header.table().game
            expected = []
            for seat, choice in record.choices:
                if seat == 0:
                    expected.append(game.view(0))
                game.take(game.components.choices.find(choice), seat)
            assert len(seen) == len(expected)
            assert seen == expected

    serving(tmp_path, test)


def test_one_guest_with_two_seats(tmp_path: Path) -> None:
    async def test(server: Inside) -> None:
        async with AsyncExitStack() as stack:
            one = await program(stack, server, "One")
            table = await one.open_table(NewTable(seats=[ME, ME], setup="advanced"))
            await one.start(table.id)
            assert await played(one, table.id) is not None

    serving(tmp_path, test)


def test_a_table_with_its_own_cards(tmp_path: Path) -> None:
    async def test(server: Inside) -> None:
        kids = fort.box.read().texts["kids.txt"].replace("Bug", "Bugsy")
        async with AsyncExitStack() as stack:
            one = await program(stack, server, "One")
            place = Place(kind="bot", bot="random")
            table = await one.open_table(NewTable(seats=[ME, place], box={"kids.txt": kids}))
            assert table.own_box
            await one.start(table.id)
            assert await played(one, table.id) is not None

    serving(tmp_path, test)
