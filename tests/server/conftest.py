"""Servers for the tests: one that all share, and databases of both kinds."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from tests.server.people import PATIENCE
from tests.server.postgres import Postgres
from tests.server.serving import Serving

# By itself httpx gives up after five seconds, and on a busy machine a server may take longer.
for _step in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _step, PATIENCE)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on SQLite that every test may use."""
    home: Path = tmp_path_factory.mktemp("served")
    serving = Serving(f"sqlite:///{home / 'fort.db'}", home / "log")
    yield serving
    serving.stop()
    assert "Traceback" not in serving.log.read_text(), serving.log.read_text()


@pytest.fixture
def url(served: Serving) -> str:
    return served.url


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="fort-pg-") as home:  # a short path: it holds a Unix socket
        found = Postgres(Path(home))
        try:
            yield found
        finally:
            found.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'fort.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Serving]]:
    """Starts servers that are stopped at the end, and must not have failed within."""
    running: list[Serving] = []

    def start(database: str, *options: str) -> Serving:
        running.append(Serving(database, tmp_path / f"log{len(running)}", *options))
        return running[-1]

    yield start
    for each in running:
        if each.process.poll() is None:
            each.stop()
        assert "Traceback" not in each.log.read_text(), each.log.read_text()
