"""A file with a line for each finished game, so that a series goes on where it was stopped."""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from fort.bots.arena.match import box_of
from fort.bots.arena.series import Series

Row = Mapping[str, Any]

FORM: Final = 1
PLAYING: Final = (
    "box",
    "rules",
    "legal",
    "seen",
    "table",
    "bots",
)  # the packages that decide how a game goes


class JournalError(ValueError):
    """A file that a series cannot go on from."""


class Journal:
    """The finished games by their numbers; new ones are appended at once."""

    def __init__(self, path: Path, head: Row) -> None:
        self.path = path
        self.head = head
        self.rows: dict[int, Row] = {}
        whole = self._read() if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "w+b")
        self._file.truncate(whole)  # what was cut in the middle of a line
        self._file.seek(whole)
        if not whole:
            self._line(self.head)

    def add(self, row: Row) -> None:
        self.rows[row["game"]] = row
        self._line(row)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _line(self, row: Row) -> None:
        self._file.write(json.dumps(row, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _read(self) -> int:
        """Reads the whole lines; how many bytes they are."""
        whole = 0
        for number, line in enumerate(self.path.read_bytes().splitlines(keepends=True), 1):
            if not line.endswith(b"\n"):
                break
            row = self._row(number, line)
            if number == 1:
                self._compare(row)
            else:
                self.rows[row["game"]] = row
            whole += len(line)
        return whole

    def _row(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            row = json.loads(line)
        except ValueError:
            row = None
        if not isinstance(row, dict) or ("arena" if number == 1 else "game") not in row:
            if number == 1:
                raise JournalError(f"{self.path} is no file of the arena: name a new one")
            raise JournalError(f"{self.path}, line {number}: expected a game of the arena")
        return row

    def _compare(self, head: Row) -> None:
        for key, wanted in self.head.items():
            if head.get(key) == wanted:
                continue
            found = "another program" if key == "code" else f"{key} {head.get(key)}, now {wanted}"
            raise JournalError(
                f"{self.path} holds games of other settings ({found}): name another file, or remove this one"
            )


def head_of(series: Series) -> dict[str, Any]:
    """What must be the same for a series to go on; it may go on for more games."""
    return {
        "arena": FORM,
        "bots": list(series.bots),
        "seats": series.seats,
        "setup": series.setup,
        "seed": series.seed,
        "mirror": series.mirror,
        "code": fingerprint(series.box),
    }


@cache
def fingerprint(box: str | None = None) -> str:
    """Of everything that decides how a game goes: the box, the rules and the bots."""
    root = Path(__file__).parents[2]
    digest = hashlib.sha256()
    for package in PLAYING:
        for path in sorted((root / package).glob("*")):
            if path.suffix in (".json", ".py", ".txt"):
                digest.update(path.name.encode() + b"\0" + path.read_bytes())
    for name, text in sorted(box_of(box).texts.items()):
        digest.update(name.encode() + b"\0" + text.encode())
    return digest.hexdigest()[:16]
