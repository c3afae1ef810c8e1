"""docs/records.md shows what the program writes."""

import fort
from fort.table.reading import KEYS
from tests.table.example import BLOCK, PAGE, example, whole


def test_the_example_is_current() -> None:
    (shown,) = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert shown == example(), "python -m tests.table.example"


def test_the_example_is_a_record() -> None:
    assert fort.read_record(whole()).verify() == []
    assert len(fort.read_record(example()).choices) == 8


def test_every_key_is_explained() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [key for key in KEYS if f"| `{key}` |" not in page] == []
