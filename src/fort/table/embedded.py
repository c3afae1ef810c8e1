"""Boxes in records and tables: a shipped one is named by its fingerprint, any other stands there in full."""

from collections.abc import Mapping
from functools import lru_cache

from fort.box import FILES, Box, BoxError, editions, from_texts, named
from fort.rules.components import components

INDENT = "  "
END = "end of box"


def is_shipped(box: Box) -> bool:
    """Is it, apart from comments, an edition that every later program knows?"""
    return box.fingerprint in editions()


def own_texts(box: Box) -> dict[str, str] | None:
    """What must be kept of a box beside its fingerprint: all its texts, or nothing of a shipped one."""
    return None if is_shipped(box) else plain(box.texts)


def kept_box(fingerprint: str, texts: Mapping[str, str] | None) -> Box:
    """The box that was kept so; BoxError if it is not known, or not what the texts say."""
    if texts is None:
        return named(fingerprint)
    box = box_of(texts)
    if box.fingerprint != fingerprint:
        message = f"these texts were changed: expected a box with this fingerprint, found {box.fingerprint}"
        raise BoxError(f"box {fingerprint}", 0, message)
    return box


def checked(box: Box) -> Box:
    """The box itself, if a record can hold it."""
    if not is_shipped(box) and box_of(plain(box.texts)).fingerprint != box.fingerprint:
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
