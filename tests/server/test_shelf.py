"""Games outlive corrections: what was stored before a number of the box was corrected is read after it."""

import asyncio
import json
import shutil
import tarfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import fort
from tests.server.people import Person
from tests.server.serving import Serving
from tests.shelf.corrections import CORRECTIONS, Corrected
from tests.shelf.fill import FOLDER, GAMES

FINISHED, RUNNING = 33, 17


@pytest.fixture(scope="session", params=sorted(path.name for path in FOLDER.glob("*.tar.xz")))
def shelf(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    home: Path = tmp_path_factory.mktemp("shelf")
    with tarfile.open(FOLDER / request.param) as archive:
        archive.extractall(home, filter="data")
    return home


@pytest.fixture(scope="session", params=list(CORRECTIONS))
def corrected(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Corrected:
    """A program with a correction, made as the documentation says."""
    found = Corrected(tmp_path_factory.mktemp(request.param), CORRECTIONS[request.param])
    assert "a new edition" in found.run("-m", "tools.edition")
    return found


def test_saved_games_replay_verify_and_go_on(shelf: Path, corrected: Corrected, tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    shutil.copytree(shelf / "saved", saved)
    found = json.loads(corrected.run("-m", "tests.shelf.reading", str(saved)))
    assert found["box"] != fort.box.FIRST
    assert len(found["files"]) == GAMES
    assert {file: trouble for file, trouble in found["files"].items() if trouble} == {}


def played(text: str) -> str:
    """What a record says of the game: its cards and its choices."""
    record = fort.read_record(text)
    return f"{record.box.fingerprint} {record.commitment} {record.choices}"


async def check_server(url: str, shelf: Path) -> None:
    person = Person(url, "Ann")
    name, _, token = (shelf / "cookie").read_text().partition("=")
    person.http.cookies.set(name, token)
    tables = await person.get("/api/my/tables")
    finished = [each["id"] for each in tables if each["status"] == "finished"]
    running = [each["id"] for each in tables if each["status"] == "running"]
    assert (len(finished), len(running)) == (FINISHED, RUNNING)
    saved = [played(path.read_text("utf-8")) for path in (shelf / "saved").glob("*.fort")]
    for table in finished:
        await check_verified(person, table, saved)
    for table in finished[::8]:
        await check_replayed(person, table)
    for table in running:
        seat = await person.sit(table)
        assert seat.state["view"]["edition"] == {"box": fort.box.FIRST, "rules": 1}
        await seat.play(Random(1), most=10_000 if table in running[:2] else 1)
        await seat.close()
    for table in running[:2]:
        assert (await person.get(f"/api/games/{table}/verify"))["ok"]
    await check_rematch(person, finished[0])
    await person.http.aclose()


async def check_verified(person: Person, table: str, saved: list[str]) -> None:
    """A finished game is honest, and its record is the one that was saved."""
    assert (await person.get(f"/api/games/{table}/verify"))["ok"]
    assert played((await person.http.get(f"/api/games/{table}/record")).text) in saved


async def check_replayed(person: Person, table: str) -> None:
    """It is shown with the cards it was played with."""
    replay = await person.get(f"/api/games/{table}/replay")
    first, last = replay["steps"][0]["view"], replay["steps"][-1]["view"]
    assert last["over"]
    printed = await person.get(f"/api/tables/{table}/box")
    assert first["edition"] == {"box": printed["fingerprint"], "rules": 1}


async def check_rematch(person: Person, table: str) -> None:
    """It is a new game: with the numbers of today."""
    present = (await person.get("/api/box"))["fingerprint"]
    assert present != fort.box.FIRST
    again = await person.post(f"/api/tables/{table}/rematch")
    await person.post(f"/api/tables/{again['id']}/start")
    seat = await person.sit(again["id"])
    assert seat.state["view"]["edition"]["box"] == present
    await seat.close()


def test_stored_tables_replay_verify_and_go_on(
    shelf: Path,
    corrected: Corrected,
    tmp_path: Path,
    serve: Callable[..., Serving],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shutil.copy(shelf / "inside.db", tmp_path / "fort.db")
    monkeypatch.setenv("PYTHONPATH", corrected.path)
    serving = serve(f"sqlite:///{tmp_path / 'fort.db'}")
    asyncio.run(check_server(serving.url, shelf))
