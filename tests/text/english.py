"""The English speech for tests of sentences."""

import fort
from fort.text import speech
from fort.text.table import table_sections

EN = speech("en")


def table_lines(view: fort.View) -> list[str]:
    """What the terminal shows of a table, as plain lines."""
    found = []
    for section in table_sections(EN, view):
        found.append(section.title)
        found += [f"  {line}" for line in section.lines]
    return found
