"""Writes requirements/play.txt and build.txt: the parts of dev.txt that playing and compiling need.

python -m tools.pins
"""

import re
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HOME = Path(__file__).resolve().parent.parent / "requirements"
NOTE = "# Pinned versions {why}: a part of dev.txt, written by `python -m tools.pins`.\n"
# hatchling and editables install the tree itself.
FILES = {
    "play.txt": ("to play", ["fort-game", "hatchling", "editables"]),
    "build.txt": ("to compile the engine", ["hatchling", "mypy", "setuptools"]),
}
ALL = re.compile(r"^[\w.-]+==\S+$", re.M)


def pins() -> dict[str, str]:
    """The lines of dev.txt by the plain names of what they pin."""
    lines = ALL.findall((HOME / "dev.txt").read_text("utf-8"))
    return {canonicalize_name(line.partition("==")[0]): line for line in lines}


def needed(names: list[str]) -> set[str]:
    """These and all that they need, by plain names, as the installed packages say themselves."""
    waiting = [(canonicalize_name(name), "") for name in names]
    found: set[tuple[str, str]] = set()
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in found:
            continue
        found.add((name, extra))
        for line in requires(name) or ():
            wanted = Requirement(line)
            if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
                other = canonicalize_name(wanted.name)
                waiting += [(other, part) for part in ("", *wanted.extras)]
    return {name for name, _ in found}


def written(file: str) -> str:
    """What the file should hold."""
    why, names = FILES[file]
    pinned = pins()
    lines = [pinned[name] for name in needed(names) if name != "fort-game"]
    return NOTE.format(why=why) + "\n".join(sorted(lines, key=str.lower)) + "\n"


if __name__ == "__main__":
    for file in FILES:
        (HOME / file).write_text(written(file), encoding="utf-8")
