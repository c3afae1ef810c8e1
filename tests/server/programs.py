"""What the tests of programs at a server share: bots, and positions from which a game is soon over."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import fort
from fort import bots
from fort.client import Client, play
from fort.wire.told import Result, TableInfo
from fort.wire.wishes import NewTable, Place
from tests.server.inside import Inside, inside
from tests.server.people import PATIENCE

ME, PERSON = Place(kind="me"), Place(kind="person")


@cache
def late(left: int = 24) -> str:
    """A position of two with so many decisions before the end, if nobody does anything else."""
    game, random, seen = fort.new_game(2, seed="late"), Random(5), []
    while not game.over:
        seat = game.asks[0]
        seen.append(game.diagram())
        game.take(random.choice(list(game.options(seat))), seat)
    return seen[-left]


class Quick(bots.Bot):
    """Answers at once, by its dice."""

    def choose(self, view: fort.View) -> fort.Choice:
        return self.dice(view).choice(list(view.options))


def quick(seat: int) -> bots.Bot:
    return Quick(f"seat {seat}")


def serving(home: Path, test: Callable[[Inside, AsyncExitStack], Awaitable[None]], **settings: Any) -> None:
    """Runs a test beside a server in the same loop."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), inside(home, **settings) as server, AsyncExitStack() as stack:
            await test(server, stack)

    asyncio.run(run())


async def program(stack: AsyncExitStack, url: str, name: str) -> Client:
    """A new program with a token."""
    async with Client(url) as stranger:
        await stranger.introduce(name)
        made = await stranger.make_token("test")
    return await stack.enter_async_context(Client(url, made.token))


async def played(client: Client, table: str, bot: Callable[[int], bots.Bot] = quick) -> Result | None:
    """A whole game at a table."""
    async with client.sit(table) as place:
        return await play(place, bot)


def link(table: TableInfo) -> str:
    assert table.invitation is not None
    return table.invitation.url


async def two(stack: AsyncExitStack, url: str, **wish: Any) -> tuple[Client, Client, str]:
    """Two programs at a table that waits; the first is its host and has the first seat."""
    one, other = [await program(stack, url, name) for name in ("One", "Other")]
    wish = {"diagram": late(), "order": "as_seated", **wish}
    table = await one.open_table(NewTable(seats=[ME, PERSON], **wish))
    await other.join(link(table))
    return one, other, table.id
