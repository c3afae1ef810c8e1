"""A file with a line for each finished game, so that a series goes on where it was stopped."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from fort.bots.arena.match import Result, box_of
from fort.bots.arena.series import Series

FORM: Final = 1
PLAYING: Final = ("box", "rules", "table", "bots")  # the packages that decide how a game goes


class JournalError(ValueError):
    """A file that a series cannot go on from."""


class Journal:
    """The finished games of a series; new ones are appended at once."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.head = head_of(series)
        self.results: dict[int, Result] = {}
        whole = self._read() if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "w+b")
        self._file.truncate(whole)  # what was cut in the middle of a line
        self._file.seek(whole)
        if not whole:
            self._line(self.head)

    def add(self, result: Result) -> None:
        self.results[result.game] = result
        self._line(result.data())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _line(self, data: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _read(self) -> int:
        """Reads the whole lines; how many bytes they are."""
        whole = 0
        for number, line in enumerate(self._lines(), 1):
            try:
                data = json.loads(line)
                if number == 1:
                    self._compare(data)
                else:
                    result = Result.from_data(data)
                    self.results[result.game] = result
            except (ValueError, TypeError, KeyError) as error:
                if isinstance(error, JournalError):
                    raise
                raise JournalError(f"{self.path}, line {number}: expected a game of the arena") from None
            whole += len(line)
        return whole

    def _lines(self) -> Iterator[bytes]:
        with self.path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield line

    def _compare(self, head: object) -> None:
        if not isinstance(head, dict) or "arena" not in head:
            raise JournalError(f"{self.path} is no file of the arena: name a new one")
        for key, wanted in self.head.items():
            if head.get(key) != wanted:
                what = "the program was changed since" if key == "code" else f"{key} {head.get(key)}"
                raise JournalError(
                    f"{self.path} holds other games ({what}, now {wanted}): name another file or remove it"
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
            if path.suffix in (".py", ".txt"):
                digest.update(path.name.encode() + b"\0" + path.read_bytes())
    for name, text in sorted(box_of(box).texts.items()):
        digest.update(name.encode() + b"\0" + text.encode())
    return digest.hexdigest()[:16]
