"""The order of options is part of the interface: bots, records and teaching data rely on it."""

from difflib import unified_diff

from tests.snapshots import FILE, snapshot


def test_options_stand_in_the_same_order() -> None:
    was, now = FILE.read_text("utf-8").splitlines(), snapshot().splitlines()
    difference = "\n".join(unified_diff(was, now, "options.txt", "now", lineterm="", n=1))
    assert not difference, f"run `python -m tests.snapshots` if this is meant:\n{difference[:5000]}"
