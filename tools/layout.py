"""Writes the tables of the fields of an observation into docs/laboratory.md: `python -m tools.layout`."""

import re
from pathlib import Path

from fort.encoding import ACTIONS, OBSERVATION

PAGE = Path(__file__).resolve().parent.parent / "docs" / "laboratory.md"
BEGIN, END = "<!-- fields: written by python -m tools.layout -->", "<!-- end of fields -->"


def tables() -> str:
    """The fields of a seat and of the table, with their places where two play."""
    layout = OBSERVATION[2]
    sizes = ", ".join(f"{found.size} with {seats} seats" for seats, found in OBSERVATION.items())
    lines = [
        f"Version {layout.version}: {sizes}; {len(ACTIONS)} actions, version {ACTIONS.version}.",
        "",
        f"The fields of a seat, {layout.seat_size} numbers: the viewer's begin at 0, the next one's at",
        f"{layout.seat_size}, and so on.",
        "",
        "| field | from | numbers | meaning |",
        "|---|---|---|---|",
    ]
    for field in layout.fields:
        if field.name.startswith("1 "):
            continue
        if field.offset == layout.table:
            lines += ["", "The fields of the table come after those of the last seat:", ""]
            lines += ["| field | from | numbers | meaning |", "|---|---|---|---|"]
        name = field.name.removeprefix("0 ")
        at = field.offset - (layout.table if field.offset >= layout.table else 0)
        lines.append(f"| {name} | {at} | {field.length} | {field.meaning} |")
    return "\n".join(lines)


def written(page: str) -> str:
    """The page with the tables as they are now."""
    return re.sub(f"{BEGIN}.*{END}", lambda _: f"{BEGIN}\n\n{tables()}\n\n{END}", page, flags=re.S)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
