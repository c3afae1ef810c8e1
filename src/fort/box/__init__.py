"""What is printed: kids, boards, made-up rules and perks, as text files anyone can read and correct."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from .box import COIN, MADE_UP_RULES, PERKS, REWARDS, SUITS, Assumption, Box, BoxError, Kid, Level
from .reader import FILES, read_texts
from .shipped import FIRST, UnknownBox, edition, editions

__all__ = [
    "COIN",
    "FILES",
    "FIRST",
    "MADE_UP_RULES",
    "PERKS",
    "REWARDS",
    "SUITS",
    "Assumption",
    "Box",
    "BoxError",
    "Kid",
    "Level",
    "UnknownBox",
    "assumptions",
    "copy",
    "edition",
    "editions",
    "from_texts",
    "named",
    "read",
]


def read(directory: Path | str | None = None) -> Box:
    """The box in a directory, or the one of the package; files a directory lacks are the package's."""
    if directory is None:
        return _own_box()
    home = Path(directory)
    if not home.is_dir():
        raise BoxError(str(home), 0, "expected a directory, found none")
    texts = {file: _decode(home / file) for file in FILES if (home / file).is_file()}
    if not texts:
        raise BoxError(str(home), 0, f"expected at least one of {', '.join(FILES)}, found none")
    return from_texts(texts, origin=str(home))


def named(fingerprint: str) -> Box:
    """The present box or the edition that has this fingerprint; UnknownBox if the program ships none."""
    own = read()
    return own if own.fingerprint == fingerprint else edition(fingerprint)


def from_texts(texts: Mapping[str, str], origin: str = "") -> Box:
    """The box in some texts, by file name; texts that are left out are the package's."""
    for file in texts:
        if file not in FILES:
            raise BoxError(file, 0, f"expected one of {', '.join(FILES)}")
    return read_texts({**_own_texts(), **texts}, origin)


def assumptions(box: Box | None = None) -> tuple[Assumption, ...]:
    """Every value marked (?), to be confirmed by somebody who owns the printed game."""
    return (box or read()).assumptions


def copy(directory: Path | str) -> list[Path]:
    """Write the files of the package's box to a directory, overwriting nothing."""
    home = Path(directory)
    paths = [home / file for file in FILES]
    for path in paths:
        if path.exists():
            raise FileExistsError(f"{path} exists")
    home.mkdir(parents=True, exist_ok=True)
    for path in paths:
        path.write_text(_own_texts()[path.name], encoding="utf-8")
    return paths


@cache
def _own_texts() -> dict[str, str]:
    return {file: (files(__name__) / file).read_text(encoding="utf-8") for file in FILES}


@cache
def _own_box() -> Box:
    return read_texts(_own_texts(), origin="")


def _decode(path: Path) -> str:
    data = path.read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BoxError(path.name, line, "expected UTF-8 text") from None
