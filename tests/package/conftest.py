"""The wheel, and two places where it is installed. Workers that run side by side share them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from filelock import FileLock

from tests.package.packing import Installed, publish


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run, the same for all workers."""
    own = tmp_path_factory.getbasetemp()
    found = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "package"
    found.mkdir(exist_ok=True)
    return found


@contextmanager
def first(shared: Path, name: str) -> Iterator[bool]:
    """Whether this worker is the first that needs something; the others wait until it has made it."""
    done = shared / f"{name}.done"
    with FileLock(shared / f"{name}.lock"):
        yield not done.exists()
        done.touch()


@pytest.fixture(scope="session")
def wheel(shared: Path) -> Path:
    folder = shared / "wheel"
    with first(shared, "wheel") as is_first:
        if is_first:
            publish(folder)
    [found] = folder.iterdir()
    return found


def installed(shared: Path, wheel: Path, name: str, extra: str) -> Installed:
    found = Installed(shared / name)
    with first(shared, name) as is_first:
        if is_first:
            found.install(wheel, extra)
    return found


@pytest.fixture(scope="session")
def bare(shared: Path, wheel: Path) -> Installed:
    """The package without extras."""
    return installed(shared, wheel, "bare", "")


@pytest.fixture(scope="session")
def served(shared: Path, wheel: Path) -> Installed:
    """The package with its server."""
    return installed(shared, wheel, "served", "[server]")
