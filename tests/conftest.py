"""Which tests `make test` runs on which engine, and what watches over all of them."""

import os
from pathlib import Path

import pytest

pytest_plugins = ["tests.children"]

HERE = Path(__file__).parent

# These ask what the engine does, so they run on both: as plain Python and compiled. All others (texts, bots,
# lessons, the command, the server, the page) stand on the same interface and run once, compiled, as users
# have it. So the compiled run leaves nothing out.
ENGINE = {
    "encoding",
    "golden",
    "prompts",
    "properties",
    "rulebook",
    "scenarios",
    "secrecy",
    "table",
    "words",
    "test_engine.py",
    "test_perft.py",
    "test_schema.py",
    "test_snapshots.py",
}
# Every branch of the rules is covered without these, and to trace them takes minutes.
UNTRACED = (
    "golden/",
    "secrecy/test_mutations.py",
    "secrecy/test_observations.py",
)
# The longest go first, so that at the end all workers have something left to do.
FIRST = ["web", "server"]


def places(item: pytest.Item) -> tuple[str, ...]:
    return item.path.relative_to(HERE).parts if HERE in item.path.parents else item.path.parts


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not ENGINE.isdisjoint(places(item)):
            item.add_marker(pytest.mark.engine)
        if item.nodeid.removeprefix("tests/").startswith(UNTRACED):
            item.add_marker(pytest.mark.no_cover)
    items.sort(key=lambda item: (*FIRST, places(item)[0]).index(places(item)[0]))


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: tests of the server and the page wait for most of their time."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + 2
