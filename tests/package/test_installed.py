"""The wheel in a clean environment outside the tree: games at the terminal, in Python and over the wire."""

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.package.packing import PATIENCE, PLAIN, ROOT, Installed
from tests.server.people import Person

README = (ROOT / "README.md").read_text("utf-8")


@pytest.fixture
def url(installed: Installed, tmp_path: Path) -> Iterator[str]:
    """`fort serve`, as one would type it, but for the browser and the pace of a person."""
    words = "fort serve --no-browser --pace 0 --messages 100000 --requests 100000"
    with installed.start(*words.split(), "--database", f"sqlite:///{tmp_path / 'fort.db'}") as process:
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            assert "served at" in first, first + process.stdout.read()
            yield first.split()[-1]
            process.terminate()
            assert "Traceback" not in process.communicate(timeout=PATIENCE)[0]
        finally:
            process.kill()


def test_it_is_itself_and_compiled(installed: Installed) -> None:
    where = "import fort, fort.legal.game as game; print(fort.__file__); print(game.__file__)"
    for file in installed.run("python", "-c", where).split():
        assert file.startswith(str(installed.home)), file
    assert ("plain" if PLAIN else "compiled") in installed.run("fort", "version")


def test_a_game_in_python(installed: Installed) -> None:
    [example] = re.findall(r"^```python\n(.*?)^```", README, re.M | re.S)
    said = installed.run("python", "-c", example)
    assert re.search(r"^Seat 2: \d+ points, rank \d$", said, re.M), said


def test_a_game_at_the_terminal(installed: Installed) -> None:
    said = installed.run("fort", "play", "--seed", "a", "--bot", "random", typed="1\n" * 4000)
    assert "The game is over" in said


def test_the_texts_are_there(installed: Installed) -> None:
    assert "R7.4" in installed.run("fort", "rules", "R7.4")
    assert "A-12.4" in installed.run("fort", "rules", "A-12.4")
    assert "D-17" in installed.run("fort", "rules", "D-17")
    assert "R7.4" in installed.run("fort", "rules", "R7.4", "--lang", "cs")
    assert "Bug" in installed.run("fort", "kids", "Bug")


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("postgres", "serve --no-browser --database postgresql://fort@db/fort"),
        ("postgres", "admin list --database postgresql://fort@db/fort"),
        ("gym", "simulate --bot random --out x"),
        ("train", "train --to x"),
    ],
)
def test_without_the_extra_it_says_which(installed: Installed, extra: str, words: str) -> None:
    said = installed.run("fort", *words.split(), code=2)
    assert f"pip install 'fort-game[{extra}]'" in said
    assert said.startswith("fort: ")


def test_fort_alone_says_what_it_can_do(installed: Installed) -> None:
    """In a pipe it asks nothing."""
    for words in (["fort"], ["fort-game", "--help"]):
        said = installed.run(*words)
        assert "serve" in said
        assert "Press Enter" not in said


def test_fort_game_opens_the_game(installed: Installed, tmp_path: Path) -> None:
    """As `uvx fort-game` does; the browser is told where to go."""
    told = tmp_path / "told"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}.part && mv {told}.part {told}\n')
    browser.chmod(0o755)
    with installed.start("fort-game", BROWSER=f"{browser} %s", FORT_DATABASE=str(tmp_path / "db")) as process:
        assert process.stdout is not None
        try:
            address = process.stdout.readline().split()[-1]
            until = time.monotonic() + PATIENCE
            while not told.exists():
                assert time.monotonic() < until
                time.sleep(0.05)
            assert told.read_text().startswith(address)
            assert httpx.get(address, timeout=PATIENCE).is_success
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def test_the_page_is_served(url: str) -> None:
    index = httpx.get(url, timeout=PATIENCE).text
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', index)
    assert assets
    for path in assets:
        answer = httpx.get(url + path, timeout=PATIENCE)
        assert answer.status_code == 200
        assert "html" not in answer.headers["content-type"], path


async def play(url: str) -> None:
    async with Person(url, "Guest") as person:
        table = (await person.post("/api/play-now", bot="random"))["id"]
        seat = await person.sit(table)
        assert await seat.play(Random("wheel")) > 10
        await seat.close()
        assert (await person.get(f"/api/games/{table}/verify"))["ok"]


def test_a_game_over_the_wire(url: str) -> None:
    asyncio.run(play(url))
