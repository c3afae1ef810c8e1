"""The editions of the box that the program ships, by fingerprint: games outlive corrections.

The present box is an edition like the others; `python -m tools.edition` adds it after a correction.
"""

from functools import cache
from importlib.resources import files

from .box import Box, BoxError
from .reader import FILES, read_texts

FOLDER = "editions"
FIRST = "e5c260551fe5122e975b307f8c20377a"  # of games that were stored before they named their box


class UnknownBox(BoxError):
    """A fingerprint that no edition has."""

    def __init__(self, fingerprint: str) -> None:
        message = "expected an edition of the box that this program ships, or the texts of the box"
        super().__init__(f"box {fingerprint}", 0, f"{message}; a newer program may know it")
        self.fingerprint = fingerprint


@cache
def editions() -> tuple[str, ...]:
    """The fingerprints of all editions."""
    folder = files(__package__) / FOLDER
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))


@cache
def edition(fingerprint: str) -> Box:
    """The edition with this fingerprint; UnknownBox if there is none."""
    if fingerprint not in editions():
        raise UnknownBox(fingerprint)
    folder = files(__package__) / FOLDER / fingerprint
    texts = {file: (folder / file).read_text(encoding="utf-8") for file in FILES}
    found = read_texts(texts, origin=f"{FOLDER}/{fingerprint}")
    if found.fingerprint != fingerprint:
        message = f"this edition was changed, its fingerprint is now {found.fingerprint}"
        raise BoxError(
            found.origin, 0, f"{message}: expected it as it was, and a correction as a new edition"
        )
    return found
