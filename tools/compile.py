"""Builds the package as users get it into build/compiled: engine, texts and page. Run by make.

The engine is compiled where a C compiler is. A wheel in dist of this very source is taken instead.
Whatever happens meanwhile, build/compiled is whole: it is exchanged at the end.
"""

import os
import shutil
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from hatch_build import compiler

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
SOURCE = ROOT / "src"
PINS = ROOT / "requirements" / "build.txt"
MADE_FROM = (ROOT / "pyproject.toml", ROOT / "hatch_build.py")
LIBRARIES = (".so", ".pyd")


def main() -> None:
    wheels, package = BUILD / "wheel.next", BUILD / "compiled.next"
    for folder in (wheels, package):
        shutil.rmtree(folder, ignore_errors=True)
    wheel = published(ROOT / "dist", wheels) or built(wheels)
    run(sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", package, wheel)
    exchange(wheels, BUILD / "wheel")
    exchange(package, BUILD / "compiled")


def run(*command: "str | Path") -> None:
    subprocess.run(command, check=True, cwd=ROOT)


def exchange(made: Path, place: Path) -> None:
    """Puts what was made in its place."""
    before = place.with_name(f"{place.name}.before")
    shutil.rmtree(before, ignore_errors=True)
    if place.exists():
        place.rename(before)
    made.rename(place)
    shutil.rmtree(before, ignore_errors=True)


def published(dist: Path, into: Path) -> "Path | None":
    """A copy of the wheel that `make wheel` left, if it fits this source and this Python."""
    if os.environ.get("FORT_PURE") == "1":
        return None
    tag = f"-cp{sys.version_info.major}{sys.version_info.minor}-"
    for wheel in dist.glob("*.whl"):
        if tag in wheel.name and fits(wheel):
            into.mkdir(parents=True)
            return Path(shutil.copy(wheel, into))
    return None


def fits(wheel: Path) -> bool:
    """Is everything in the wheel as it is in the tree, but for what was compiled?"""
    if any(wheel.stat().st_mtime < path.stat().st_mtime for path in MADE_FROM):
        return False
    try:
        with ZipFile(wheel) as archive:
            names = {
                name
                for name in archive.namelist()
                if name.startswith("fort/") and not name.endswith((*LIBRARIES, "/"))
            }
            packed = {name: archive.read(name) for name in names if not name.startswith("fort/text/rules/")}
    except (BadZipFile, OSError):
        return False
    here = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*") if path.is_file()}
    here = {name: path for name, path in here.items() if "__pycache__" not in name}
    return packed.keys() == here.keys() and all(here[name].read_bytes() == packed[name] for name in packed)


def built(into: Path) -> Path:
    python = builder()
    run(python, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", into, ROOT)
    [wheel] = into.iterdir()
    return wheel


def builder() -> Path:
    """A Python that can build: this one, or an environment of its own. To play one needs no compiler."""
    if compiler() is None or (find_spec("mypy") and find_spec("setuptools")):
        return Path(sys.executable)
    home = BUILD / "builder"
    python, ready = home / "bin" / "python", home / ".ready"
    if not ready.exists() or ready.stat().st_mtime < PINS.stat().st_mtime:
        venv.create(home, with_pip=True)
        run(python, "-m", "pip", "install", "-q", "-r", PINS)
        ready.touch()
    return python


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
