"""The wheel, and a place where it is installed. Workers that run side by side share both."""

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


@pytest.fixture(scope="session")
def installed(shared: Path, wheel: Path) -> Installed:
    """The package without extras."""
    found = Installed(shared / "installed")
    with first(shared, "installed") as is_first:
        if is_first:
            found.install(wheel)
    return found
