"""The record shown in docs/records.md: `python -m tests.table.example` puts the present one there."""

import re
from pathlib import Path

import fort
from fort.table.record import Record
from fort.table.seal import Seal
from tests.table.games import played

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "records.md"
BLOCK = re.compile(r"(?<=```text\n)fort record 1\n.*?(?=```)", re.DOTALL)
SHOWN = 6


def whole() -> str:
    seal = Seal("backyard", "00112233445566778899aabbccddeeff")
    names = ("Ann", 'Bo "the Ant"')
    box = fort.box.read()
    record = Record(box, 2, ("red", "yellow"), "basic", names, seal.commitment)
    return played(fort.Table(record, seal)).record.text()


def example() -> str:
    """The record with most of its choices left out."""
    header, _, choices = whole().partition("\n\n")
    lines = choices.removesuffix("\n").split("\n")
    left_out = f"# ... {len(lines) - SHOWN - 2} choices more ..."
    return "\n".join([header, "", *lines[:SHOWN], left_out, *lines[-2:]]) + "\n"


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(BLOCK.sub(lambda _: example(), page), encoding="utf-8")
