"""What is said at the command line: how a database is named, and what is wrong, in a sentence."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fort.server.database import read_url
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
    assert fort("admin", "list", "--database", file)[0] == 0
    code, said = fort("admin", "list", "--database", file + "x")
    assert (code, f"there is no database {file}x" in said) == (2, True), said


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
    for command in (("serve", "--no-browser"), ("admin", "list")):
        code, said = fort(*command, "--database", database)
        assert code == 2, said
        assert expected in " ".join(said.split()), said
        assert "Traceback" not in said


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


def test_advice_fits() -> None:
    assert "--host" in fort("serve", "--no-browser", "--host", "300.1.1.1")[1]
    assert "waiting" in fort("admin", "list", "--status", "nonsense")[1]
