"""What is in the wheel and in the source archive, and what is not."""

import re
import tarfile
from email import message_from_bytes
from pathlib import Path, PurePosixPath

import pytest

from tests.package.packing import ENDING, PLAIN, ROOT, build, contents

SOURCE = ROOT / "src"
DOCS = {f"fort/text/rules/{name}": ROOT / "docs" / name for name in ("rules.md", "rulings.md", "editions.md")}
ABOUT = "fort_game-0.1.0.dist-info"
WRITTEN_ANEW = {f"{ABOUT}/RECORD", f"{ABOUT}/WHEEL"}
KINDS_OF_PAGE = {".css", ".html", ".js", ".md", ".svg", ".webmanifest", ".woff", ".woff2"}
LIBRARY = re.compile(r"\.(so|pyd|dll|dylib)$")


@pytest.fixture(scope="module")
def files(wheel: Path) -> dict[str, bytes]:
    return contents(wheel)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked."""
    home = tmp_path_factory.mktemp("archive")
    with tarfile.open(build("sdist", ROOT, home / "packed")) as packed:
        packed.extractall(home / "unpacked", filter="data")
    return home / "unpacked" / "fort_game-0.1.0"


def libraries(files: dict[str, bytes]) -> set[str]:
    return {name for name in files if LIBRARY.search(name)}


def sources() -> dict[str, Path]:
    """The files of the package in this tree, the built page among them."""
    found = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*") if path.is_file()}
    return {name: path for name, path in found.items() if "__pycache__" not in name} | DOCS


def test_it_holds_the_package_and_nothing_else(files: dict[str, bytes]) -> None:
    about = {f"{ABOUT}/{name}" for name in ("METADATA", "WHEEL", "RECORD", "entry_points.txt")}
    licences = {f"{ABOUT}/licenses/{name}" for name in ("LICENSE", "CREDITS.md")}
    assert set(files) - libraries(files) == set(sources()) | about | licences
    for name, path in {**sources(), f"{ABOUT}/licenses/LICENSE": ROOT / "LICENSE"}.items():
        assert files[name] == path.read_bytes(), f"{name} is not as in the tree: run make again"


def test_each_compiled_module_lies_beside_its_source(files: dict[str, bytes]) -> None:
    found = libraries(files)
    if PLAIN:
        assert not found
        return
    shared = f"fort/engine__mypyc{ENDING}"
    beside = {name.removesuffix(ENDING) + ".py" for name in found - {shared}}
    assert shared in found
    assert beside <= set(files)
    assert {"fort/legal/game.py", "fort/legal/foresight.py", "fort/seen/imagine.py"} <= beside
    assert "fort/rules/events.py" not in beside


def test_the_page_is_whole(files: dict[str, bytes]) -> None:
    page = {name.removeprefix("fort/server/page") for name in files if name.startswith("fort/server/page/")}
    index = files["fort/server/page/index.html"].decode()
    asked_for = set(re.findall(r'(?:src|href)="(/[^"]+)"', index))
    assert any(name.startswith("/assets/") and name.endswith(".js") for name in asked_for)
    assert asked_for <= page
    assert {PurePosixPath(name).suffix for name in page} <= KINDS_OF_PAGE
    licences = files["fort/server/page/licences.md"].decode()
    assert "MIT License" in licences
    assert "SIL OPEN FONT LICENSE" in licences


def test_it_says_where_it_runs(wheel: Path, files: dict[str, bytes]) -> None:
    about = message_from_bytes(files[f"{ABOUT}/WHEEL"])
    assert about["Root-Is-Purelib"] == ("true" if PLAIN else "false")
    tags = about.get_all("Tag") or []
    if PLAIN:
        assert tags == ["py3-none-any"]
    else:
        assert all(re.fullmatch(r"cp3\d+-cp3\d+-(manylinux|musllinux|macosx)\w+", tag) for tag in tags), tags
    assert {tag.rpartition("-")[2] for tag in tags} == {*wheel.stem.rpartition("-")[2].split(".")}


def test_it_says_what_it_is(files: dict[str, bytes]) -> None:
    about = message_from_bytes(files[f"{ABOUT}/METADATA"])
    assert (about["Name"], about["License-Expression"]) == ("fort-game", "MIT")
    assert about.get_all("License-File") == ["CREDITS.md", "LICENSE"]
    assert about["Requires-Python"] == ">=3.11"
    assert {"gym", "plots", "postgres", "ray", "train", "all"} <= {*(about.get_all("Provides-Extra") or [])}
    assert files[f"{ABOUT}/entry_points.txt"].decode().splitlines()[1:] == [
        "fort = fort.cli:main",
        "fort-game = fort.cli:open_game",
    ]


def test_the_archive_holds_what_the_page_is_built_from(archive: Path) -> None:
    web = {
        "package.json",
        "package-lock.json",
        "vite.config.ts",
        "tsconfig.json",
        "index.html",
        "src/app/main.tsx",
    }
    assert {name for name in web if not (archive / "web" / name).is_file()} == set()
    for name in ("build", "dist", ".venv", "web/node_modules"):
        assert not (archive / name).exists(), name
    assert not [path for path in archive.rglob("*") if LIBRARY.search(path.name)]


def test_the_archive_builds_the_same_wheel(archive: Path, files: dict[str, bytes], tmp_path: Path) -> None:
    """Not compiled again: that would take a minute, and `make wheel` does it."""
    again = contents(build("wheel", archive, tmp_path / "again", FORT_PURE="1"))
    assert set(again) == set(files) - libraries(files)
    assert [name for name in again if again[name] != files[name] and name not in WRITTEN_ANEW] == []
