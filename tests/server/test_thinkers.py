"""Bots think in processes of their own, which may die."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random

import pytest

import fort
from fort.server import games
from fort.server.thinking import Thinking
from tests.server.inside import inside
from tests.server.people import Person, until
from tests.server.serving import Serving
from tests.server.test_games import check_end, seated


def thinkers(serving: Serving) -> list[int]:
    """The processes below the server whose work is to think."""
    pid, found = serving.process.pid, []
    for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with suppress(OSError):  # it has ended meanwhile
            if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes():
                found.append(int(each))
    return found


def killed(processes: list[int]) -> bool:
    """Kills the first that is still there; whether there was one."""
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
            return True
    return False


def test_a_game_goes_on_when_thinkers_die(tmp_path: Path, serve: Callable[..., Serving]) -> None:
    serving = serve(f"sqlite:///{tmp_path / 'fort.db'}", "--thinkers", "2")

    async def play() -> None:
        async with AsyncExitStack() as stack:
            (seat,) = await seated(stack, [serving.url], bots=3, setup="advanced")
            for number in range(3):
                killing = asyncio.create_task(until(lambda: killed(thinkers(serving))))
                while not killing.done():  # one that died comes back when a bot is asked
                    assert await seat.play(Random(number), most=1)
                await killing
            assert not seat.over
            await seat.play(Random(1))
            await check_end([seat])

    asyncio.run(play())


def test_who_asks_for_what_takes_too_long_is_told_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            table = (await ann.post("/api/play-now", bot="random"))["id"]
            seat = await ann.sit(table)
            await seat.command("resign", seat=seat.state["viewer"])
            await seat.close()
            ended = threading.Event()
            with monkeypatch.context() as patch:
                patch.setattr(games, "LIMIT", 0.01)
                patch.setattr(games, "verified", lambda *_: ended.wait())
                answer = await ann.http.get(f"/api/games/{table}/verify")
            ended.set()
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
            assert (await ann.get(f"/api/games/{table}/verify"))["ok"]

    asyncio.run(run())


def test_somebody_stands_in_for_a_bot_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    game = fort.new_game(2, "basic", "stand-in")
    thinking = Thinking(0)
    choice = asyncio.run(thinking.choose("no such bot", game.view(0).json(), "seed", None))
    thinking.close()
    assert game.legal(fort.choice(choice), 0)
    assert "a bot failed" in caplog.text


def test_no_bot_begins_to_think_when_the_server_stops(tmp_path: Path) -> None:
    """Something that was just being written ends, and no bot answers it before the next start."""

    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            table = await ann.post(
                "/api/tables", seats=[{"kind": "bot", "bot": "random"}] * 2 + [{"kind": "me"}]
            )
            await ann.post(f"/api/tables/{table['id']}/start")
            room = await server.rooms.get(table["id"])
            async with room.lock:
                stopping = asyncio.create_task(server.rooms.close())
                await asyncio.sleep(0)
                room.house.stir()
                assert room.house.acting == {}
            await stopping

    asyncio.run(run())
