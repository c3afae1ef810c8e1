"""Servers for the tests: one that all share, and databases of both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on SQLite that every test may use."""
    home: Path = tmp_path_factory.mktemp("served")
    serving = Serving(f"sqlite:///{home / 'fort.db'}", home / "log")
    yield serving
    serving.stop()
    log = serving.log.read_text()
    assert "Traceback" not in log, log


@pytest.fixture
def url(served: Serving) -> str:
    return served.url
