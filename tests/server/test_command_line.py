"""What is said at the command line: how a database is named, and what is wrong, in a sentence."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from fort.server.database import Database, read_url
from fort.server.schema import seats
from fort.server.serving import sole_use
from tests.cli import run
from tests.server.serving import Serving


@pytest.mark.parametrize(
    ("text", "driver", "file"),
    [
        ("fort.db", "sqlite", "fort.db"),
        ("some/file.db", "sqlite", "some/file.db"),
        ("/var/lib/fort/50% #1?.db", "sqlite", "/var/lib/fort/50% #1?.db"),
        (r"C:\games\fort.db", "sqlite", r"C:\games\fort.db"),
        ("sqlite:///fort.db", "sqlite", "fort.db"),
        ("sqlite:////var/fort.db", "sqlite", "/var/fort.db"),
        ("postgresql://fort@db/games", "postgresql+psycopg", "games"),
        ("postgres://fort@db/games", "postgresql+psycopg", "games"),
        ("postgresql+psycopg://fort@db/games", "postgresql+psycopg", "games"),
    ],
)
def test_what_is_accepted(text: str, driver: str, file: str) -> None:
    url = read_url(text)
    assert (url.drivername, url.database) == (driver, file)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "sqlite://", "sqlite:///:memory:", ":memory:", "sqlite:fort.db", "mysql://fort@db/games",
        "postgresql+asyncpg://db/games", "postgresql:games", "postgresql://db:port/games", "://", "x\0y",
    ],
)  # fmt: skip
def test_what_is_not(text: str) -> None:
    with pytest.raises(ValueError, match=r"a file as in games/fort\.db or .*postgresql://"):
        read_url(text)


def fort(*arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "fort", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_a_plain_file(tmp_path: Path, serve: Callable[..., Serving]) -> None:
    """For the server and for its care alike."""
    file = str(tmp_path / "games.db")
    assert serve(file).url
    run.fort("admin", "list", "--database", file)
    assert f"there is no database {file}x" in run.fort("admin", "list", "--database", file + "x", code=2)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("nowhere/games.db", "there is no folder"),
        (".", "is a folder"),
        ("mysql://db/x", "expected for --database a file"),
    ],
)
def test_mistakes_are_said_in_a_sentence(name: str, expected: str, tmp_path: Path) -> None:
    database = name if "://" in name else str(tmp_path / name)
    code, said = fort("serve", "--no-browser", "--database", database)
    assert code == 2, said
    assert "Traceback" not in said
    for text in (said, run.fort("admin", "list", "--database", database, code=2)):
        assert expected in " ".join(text.split()), text


def test_one_server_for_a_file_however_it_is_named(tmp_path: Path, serve: Callable[..., Serving]) -> None:
    file = tmp_path / "games.db"
    serve(f"sqlite:///{file}")
    link, folder = tmp_path / "link.db", tmp_path / "folder"
    link.symlink_to(file)
    folder.symlink_to(tmp_path)
    for name in (file, link, folder / "games.db"):
        code, said = fort("serve", "--no-browser", "--database", str(name))
        assert code == 2, said
        assert "another Fort serves the games in" in " ".join(said.split())
        assert "Traceback" not in said


def test_a_file_by_several_names_is_refused(tmp_path: Path) -> None:
    """SQLite would keep a log beside each, and two servers would write over each other."""
    file, other = tmp_path / "games.db", tmp_path / "other.db"
    file.touch()
    other.hardlink_to(file)
    for name in (file, other):
        with pytest.raises(ValueError, match="one file by several names: name a copy"), sole_use(str(name)):
            pass


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "games.db.lock").mkdir()  # root may write everywhere, but not to this
    wanted = f"cannot use the database {tmp_path}/games.db: .*; check that its folder can be written"
    with pytest.raises(OSError, match=wanted), sole_use(str(tmp_path / "games.db")):
        pass


def test_one_server_after_another(tmp_path: Path) -> None:
    for _ in range(2):
        with sole_use(str(tmp_path / "games.db")):
            pass


def test_a_backup_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    kept, file = tmp_path / "games.db", tmp_path / "copy.db"
    kept.write_bytes(b"no database at all" * 100)
    said = run.fort("admin", "backup", str(file), "--database", str(kept), code=2)
    assert f"cannot copy {kept} to {file}: " in " ".join(said.split())
    assert list(tmp_path.glob("*.part")) == []


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    """The file is one of ours, but what a command asks for is damaged."""
    kept = tmp_path / "games.db"
    with closing(Database(str(kept))) as database:
        database.migrate()
        database.write_now(seats.drop)
    said = run.fort("admin", "list", "--database", str(kept), code=2)
    assert f"cannot use the database {kept}: no such table: seats" in " ".join(said.split())


def test_advice_fits() -> None:
    assert "--host" in fort("serve", "--no-browser", "--host", "300.1.1.1")[1]
    assert "waiting" in fort("admin", "list", "--status", "nonsense")[1]
