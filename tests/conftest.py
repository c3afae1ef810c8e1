"""Which tests `make test` runs on which engine, and what watches over all of them."""

import os
from pathlib import Path

import pytest

from tests.dealing import HERE, dealt, places

pytest_plugins = ["tests.children"]

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
# Coverage is measured in these alone, in a run of their own: they reach every branch of the rules, and a test
# that is traced takes six times as long.
TRACED = {
    "prompts",
    "rulebook",
    "scenarios",
    "table",
    "words",
    "test_custom_boxes.py",
    "test_diagram_errors.py",
    "test_imagine.py",
    "test_schema.py",
    "test_shuffle.py",
}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where only tests of the engine are wanted, the others are not even read."""
    other = HERE in collection_path.parents and ENGINE.isdisjoint(places(collection_path))
    return True if other and config.getoption("markexpr").startswith("engine and ") else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not ENGINE.isdisjoint(places(item.path)):
            item.add_marker(pytest.mark.engine)
        if not TRACED.isdisjoint(places(item.path)):
            item.add_marker(pytest.mark.traced)
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def pytest_xdist_auto_num_workers() -> int:
    """Three more than there are cores: tests of the server and the page wait for most of their time."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores if os.environ.get("FORT_ENGINE") == "plain" else cores + 3
