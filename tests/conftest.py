"""Which tests `make test` runs on which engine, and what watches over all of them."""

from pathlib import Path

import pytest

pytest_plugins = ["tests.children"]

HERE = Path(__file__).parent

# These ask what the engine does, so they run on both: as plain Python and compiled. All others (texts, bots,
# lessons, the command, the server, the page) stand on the same interface and run once, compiled, as users
# have it. So the compiled run leaves nothing out.
ENGINE = {
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
UNTRACED = {"golden", "secrecy"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            part = item.path.relative_to(HERE).parts[0]
            if part in ENGINE:
                item.add_marker(pytest.mark.engine)
            if part in UNTRACED:
                item.add_marker(pytest.mark.no_cover)
