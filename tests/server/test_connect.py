"""`fort connect` and `fort token` as people use them: processes beside a real server."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, AsyncExitStack
from pathlib import Path

import pytest

import fort
from fort.client import Client
from fort.wire.told import TableInfo
from fort.wire.wishes import NewTable
from tests.children import child
from tests.cli.run import ROOT
from tests.cli.run import fort as command
from tests.server.people import PATIENCE, until
from tests.server.programs import ME, PERSON, Quick, late, link, played, program
from tests.server.serving import Serving

PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
TEN_LINES = next(  # as the page has them
    block.partition("\n\nbots.register")[0] for block in PAGE.split("```python\n") if "class Hoarder" in block
)
PATHS = os.pathsep.join(filter(None, sys.path))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "hoarder.py").write_text(TEN_LINES)
    return tmp_path


def connecting(home: Path, *words: str) -> AbstractContextManager["subprocess.Popen[str]"]:
    """The command in a process of its own, whose tokens are kept in this home."""
    return child(
        [sys.executable, "-m", "fort", "connect", *words],
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(home / "data"), "PYTHONPATH": PATHS},
    )


async def ended(running: "subprocess.Popen[str]") -> tuple[int, str, str]:
    out, err = await asyncio.to_thread(running.communicate, timeout=PATIENCE)
    return running.returncode, out, err


async def open_table(one: Client) -> TableInfo:
    return await one.open_table(NewTable(seats=[ME, PERSON], diagram=late()))


async def seated(one: Client, table: str) -> None:
    """Waits until the other has sat down."""
    async for info in one.news():
        if info.id == table and info.seats[1].kind == "person":
            return


def test_ten_lines_at_a_friends_table_through_a_restart(home: Path, serve: Callable[..., Serving]) -> None:
    """The server is killed and started again in the middle of the game; both come back and play on."""
    serving = serve(f"sqlite:///{home / 'fort.db'}")
    decisions = 0

    class Counts(Quick):
        def choose(self, view: fort.View) -> fort.Choice:
            nonlocal decisions
            decisions += 1
            return super().choose(view)

    async def restart() -> None:
        await until(lambda: decisions >= 3)
        serving.kill()
        await asyncio.to_thread(serving.start)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            one = await program(stack, serving.url, "One")
            table = await open_table(one)
            with connecting(home, link(table), "--bot", "hoarder:Hoarder") as running:
                await seated(one, table.id)
                await one.start(table.id)
                game = asyncio.create_task(played(one, table.id, lambda _: Counts()))
                await restart()
                code, out, err = await ended(running)
                result = await game
            assert code == 0, err
            assert result is not None
            assert out.startswith("At the table: One (bot) and Hoarder (bot).\nWaiting until the host starts")
            assert "The connection is lost. Trying again …\nBack at the table.\n" in out
            assert f"points: {result.scores[0].total}" in out
            again = await open_table(one)  # by the token that is kept, it is the same guest
            with connecting(home, link(again), "--bot", "hoarder:Hoarder") as running:
                await seated(one, again.id)
                running.send_signal(signal.SIGINT)
                code, out, err = await ended(running)
            assert code == 130
            assert "the same command comes back to it" in err
            assert "Traceback" not in err

    asyncio.run(run())


def test_a_bot_that_fails(home: Path, served: Serving) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            one = await program(stack, served.url, "One")
            table = await open_table(one)
            (home / "bad.py").write_text(TEN_LINES.replace("view.options if", "view.nothing if"))
            with connecting(home, link(table), "--bot", "bad:Hoarder", "--name", "Bad") as running:
                await seated(one, table.id)
                await one.start(table.id)
                game = asyncio.create_task(played(one, table.id))
                code, _, err = await ended(running)
                game.cancel()
                await asyncio.gather(game, return_exceptions=True)
            assert code == 1
            assert "fort: the bot failed: AttributeError" in err
            assert "bad.py" in err

    asyncio.run(run())


def test_staying_for_the_next_game(home: Path, served: Serving) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            one = await program(stack, served.url, "One")
            table = await open_table(one)
            with connecting(home, link(table), "--bot", "random", "--stay") as running:
                await seated(one, table.id)
                await one.start(table.id)
                await played(one, table.id)
                again = await one.rematch(table.id)
                await one.start(again.id)
                assert await played(one, again.id) is not None
                running.send_signal(signal.SIGINT)
                code, out, err = await ended(running)
            assert code == 130, err
            assert out.count("At the table: ") == 2

    asyncio.run(run())


def test_what_strangers_try(home: Path, served: Serving) -> None:
    tables: dict[str, str] = {}

    async def run() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await program(stack, served.url, name) for name in ("One", "Other")]
            full, begun = await open_table(one), await open_table(one)
            await other.join(link(full))
            await one.start(begun.id, "random")
            tables.update(full=link(full), begun=link(begun), guess=link(full).partition("#")[0] + "#guess")

    asyncio.run(run())
    kept = str(home / "data")

    def refused(url: str, *words: str) -> str:
        return command("connect", url, *(words or ("--bot", "random")), code=2, XDG_DATA_HOME=kept)

    assert "All seats of this table are taken." in refused(tables["full"])
    assert "This table has started already." in refused(tables["begun"])
    assert "Check the link." in refused(tables["guess"])
    assert "Prüfe den Link." in refused(f"{served.url}/table/nothing#x", "--bot", "random", "--lang", "de")
    assert "expected a link like" in refused(served.url)
    assert "no server answers at http://127.0.0.1:1" in refused("http://127.0.0.1:1/table/x#y")
    assert "there is no bot 'nobody'" in refused(tables["full"], "--bot", "nobody")
    assert "module 'hoarder' has no attribute 'Other'" in refused(
        tables["full"], "--bot", f"{home}/hoarder.py:Other"
    )
    (home / "broken.py").write_text("def")
    assert "cannot be made: SyntaxError" in refused(tables["full"], "--bot", f"{home}/broken.py:Mine")
    assert "You can\u2019t use this nickname." in refused(
        tables["full"], "--bot", "random", "--name", "x" * 25
    )
    assert "Make another one." in refused(tables["full"], "--bot", "random", "--token", "fort_wrong")


def test_tokens_on_the_command_line(home: Path, served: Serving) -> None:
    kept = str(home / "data")
    assert "make one with fort token make" in command("token", "list", served.url, code=2, XDG_DATA_HOME=kept)
    secret = command(
        "token", "make", served.url, "--name", "Ant", "--label", "attic", XDG_DATA_HOME=kept
    ).split()[-1]
    assert secret.startswith("fort_")
    file = home / "data" / "fort" / "tokens.json"
    assert file.stat().st_mode & 0o077 == 0
    rows = command("token", "list", served.url, XDG_DATA_HOME=kept).splitlines()[1:]
    assert [row.split()[1] for row in rows] == ["fort", "attic"]
    assert rows[0].endswith("this one")
    attic = rows[1].split()[0]
    elsewhere = command("token", "list", served.url, XDG_DATA_HOME=str(home / "other"), FORT_TOKEN=secret)
    assert next(row for row in elsewhere.splitlines() if "attic" in row).endswith("this one")
    assert "is revoked" in command("token", "revoke", served.url, attic, XDG_DATA_HOME=kept)
    assert "Check the link." in command("token", "revoke", served.url, attic, code=2, XDG_DATA_HOME=kept)
    assert "Make another one." in command(
        "token", "list", served.url, "--token", secret, code=2, XDG_DATA_HOME=kept
    )
    command("token", "make", served.url, "--name", "Bee", XDG_DATA_HOME=kept)
    assert "say which with --name. Known are Ant and Bee." in command(
        "token", "list", served.url, code=2, XDG_DATA_HOME=kept
    )
    file.write_text("[]")
    assert "remove it to begin anew" in command("token", "list", served.url, code=2, XDG_DATA_HOME=kept)
