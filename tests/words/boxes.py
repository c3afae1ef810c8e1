"""Boxes in which one kid has other actions: for what no printed card does."""

import re
from functools import cache

import fort
from fort.box import Box, from_texts, read


@cache
def with_kid(name: str, public: str, private: str = "-", suits: str = "", puddin: str = "") -> Box:
    """The printed box, but this kid has these actions; Puddin may show other suits."""
    lines = read().texts["kids.txt"].split("\n")
    for at, line in enumerate(lines):
        columns = [column.strip() for column in line.split("|")]
        if columns[0] == name:
            copies = re.sub(r"\s*\(\?\)", "", columns[2])
            lines[at] = " | ".join([name, suits or columns[1], copies, public, private])
        elif columns[0] == "Puddin" and puddin:
            lines[at] = line.replace("crown coin", puddin)
    return from_texts({"kids.txt": "\n".join(lines)})


def played(box: Box, diagram: str, *choices: str) -> fort.Game:
    """The position after these choices."""
    game = fort.from_diagram(diagram, box)
    for text in choices:
        game.take(fort.choice(text))
    return game
