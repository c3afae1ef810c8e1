"""Boxes in records: the fingerprint of a box, and the texts of one that is not the package's own."""

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b

from fort.box import FILES, Box, from_texts, read
from fort.rules.components import components

INDENT = "  "
END = "end of box"


def fingerprint(box: Box) -> str:
    """The same for two boxes if and only if the same games can be played with them."""
    facts = [
        [
            [kid.name, kid.suits, kid.copies, kid.public, kid.private, kid.board]
            for kid in box.kids + box.best_friends
        ],
        box.boards,
        [[level.points, level.pizza, level.toy, level.either, level.reward] for level in box.track],
        box.made_up_rules,
        box.perks,
    ]
    return blake2b(json.dumps(facts).encode(), digest_size=16, person=b"fort box").hexdigest()


def is_own(box: Box) -> bool:
    """Is it, apart from comments, the box of the package?"""
    return fingerprint(box) == fingerprint(read())


def checked(box: Box) -> Box:
    """The box itself, if a record can hold it."""
    if not is_own(box) and fingerprint(box_of(plain(box.texts))) != fingerprint(box):
        raise ValueError("this box is not what its texts say: a record could not hold it")
    return box


def plain(texts: Mapping[str, str]) -> dict[str, str]:
    """The texts as a record holds them: one way to end lines, no spaces at the ends."""
    return {
        file: "\n".join(
            line.rstrip() for line in text.replace("\r\n", "\n").replace("\r", " ").rstrip().split("\n")
        )
        for file, text in texts.items()
    }


def box_lines(box: Box) -> list[str]:
    """The section of a record that holds a whole box."""
    lines = []
    for file, text in plain(box.texts).items():
        lines.append(f"box {file}:")
        lines += [f"{INDENT}{line}" if line else "" for line in text.split("\n")]
    return [*lines, END]


def box_of(texts: Mapping[str, str]) -> Box:
    """The box in these texts; BoxError if there is none. The same texts give the same box."""
    return _box_of(tuple(texts.get(file, "") for file in FILES))


@lru_cache(maxsize=8)
def _box_of(texts: tuple[str, ...]) -> Box:
    box = from_texts(dict(zip(FILES, texts, strict=True)), origin="record")
    components(box)  # reads the actions
    return box
