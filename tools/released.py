"""A wheel in a clean environment outside the tree: it says its version, and plays a game over the wire."""

import os
import re
import shutil
import subprocess
import time
import urllib.request
from pathlib import Path

PATIENCE = 300.0  # seconds
# A bot of the package against one of the server, both in the installed package.
GAME = """
import asyncio, sys
import fort.bots
from fort.client import Client, play
from fort.wire.wishes import NewTable

async def game():
    async with Client(sys.argv[1]) as client:
        await client.introduce("Release")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        info = await client.open_table(NewTable.model_validate({"seats": seats}))
        await client.start(info.id)
        async with client.sit(info.id) as table:
            return await play(table, lambda seat: fort.bots.bot("rookie"))

assert asyncio.run(game()) is not None, "the game was abandoned"
"""


class Unfit(Exception):
    """The wheel does not do what it should."""


def tried(python: Path, wheel: Path, home: Path, version: str) -> str:
    """Installs the wheel and plays; how it went, in a line."""
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    subprocess.run([python, "-m", "venv", "environment"], cwd=home, check=True)
    bin = home / "environment" / "bin"
    subprocess.run([bin / "pip", "install", "-q", wheel], cwd=home, check=True)
    told = subprocess.check_output([bin / "fort", "version"], cwd=home, text=True).strip()
    engine = "plain Python" if wheel.name.endswith("-none-any.whl") else "compiled"
    if told != f"fort {version} ({engine})":
        raise Unfit(f"{wheel.name} says {told!r}: expected {version} and {engine}")
    return f"{told}, {served(bin, home)}"


def served(bin: Path, home: Path) -> str:
    """Starts `fort-game`, looks at the page and plays a game."""
    environment = {
        **os.environ,
        "FORT_DATABASE": str(home / "fort.db"),
        "FORT_BROWSER": "0",
        "FORT_PACE": "0",
    }
    begun = time.monotonic()
    with subprocess.Popen(
        [bin / "fort-game"], cwd=home, env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                page = answer.read().decode()
            if not re.search(r'src="/assets/[^"]+\.js"', page):
                raise Unfit("the page is not in the wheel")
            seconds = time.monotonic() - begun
            subprocess.run([bin / "python", "-c", GAME, address], cwd=home, check=True, timeout=PATIENCE)
        finally:
            server.terminate()
    return f"page after {seconds:.1f} s, a game over the wire"
