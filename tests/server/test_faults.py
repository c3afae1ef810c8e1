"""Whatever call to the database fails, nothing that was acknowledged is lost or doubled, and play goes on."""

import asyncio
from pathlib import Path

import pytest

from tests.server.faults import MODES, Faults
from tests.server.inside import inside
from tests.server.lives import live, random_numbers

SAMPLE = 10  # calls of each database and way to fail; tools.reliability tries all


@pytest.mark.parametrize("mode", MODES)
def test_every_call_may_fail(database: str, mode: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, database=database) as server:
            faults = Faults(server.rooms.database)
            faults.choose(None, mode)
            await live(server, faults, 0)
            calls = faults.calls
            assert calls > 50
            struck = 0
            for number in random_numbers(calls, SAMPLE, mode):
                faults.choose(number, mode)
                await live(server, faults, number)
                struck += faults.struck is not None  # a short life may end before the call that was to fail
            assert struck > SAMPLE // 2

    asyncio.run(play())
