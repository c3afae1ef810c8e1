"""The script that a release is made with; that it builds, `make release` shows."""

import datetime
import json
import shutil
import sys
import tomllib
from pathlib import Path

import pytest
from tools import release

from tests.package.packing import ROOT

TODAY = datetime.date(2030, 2, 1)
FILES = ("pyproject.toml", "CHANGELOG.md", "web/package.json", "web/package-lock.json")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What says the version."""
    (tmp_path / "web").mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_a_version_is_written_everywhere(tree: Path) -> None:
    before = release.unreleased((tree / "CHANGELOG.md").read_text("utf-8"))
    release.prepare(tree, "7.1.0rc2", TODAY)
    assert tomllib.loads((tree / "pyproject.toml").read_text("utf-8"))["project"]["version"] == "7.1.0rc2"
    lock = json.loads((tree / "web/package-lock.json").read_text("utf-8"))
    assert lock["version"] == lock["packages"][""]["version"] == "7.1.0rc2"
    assert release.checked_version(tree) == "7.1.0rc2"
    changelog = (tree / "CHANGELOG.md").read_text("utf-8")
    assert f"## [7.1.0rc2] - 2030-02-01\n\n{before[:60]}" in changelog
    assert release.unreleased(changelog) == ""


def test_only_the_version_changes(tree: Path) -> None:
    """Lock files keep their form, so that a release is a small change."""
    version = release.checked_version(tree)
    release.prepare(tree, "7.1.0", TODAY)
    for name in FILES[2:]:
        again = (tree / name).read_text("utf-8").replace('"7.1.0"', f'"{version}"')
        assert again == (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("version", ["7", "v7.1.0", "7.1.0-rc2", "", "7.1.0\n"])
def test_what_is_no_version(tree: Path, version: str) -> None:
    with pytest.raises(release.Wrong, match=r"expected a version as in 0\.2\.0"):
        release.prepare(tree, version, TODAY)


def test_a_version_is_released_once_and_with_news(tree: Path) -> None:
    release.prepare(tree, "7.1.0", TODAY)
    with pytest.raises(release.Wrong, match=r"has a section 7\.1\.0 already"):
        release.prepare(tree, "7.1.0", TODAY)
    with pytest.raises(release.Wrong, match="nothing under Unreleased"):
        release.prepare(tree, "7.2.0", TODAY)


def test_versions_must_agree(tree: Path) -> None:
    about = json.loads((tree / "web/package.json").read_text("utf-8"))
    (tree / "web/package.json").write_text(json.dumps({**about, "version": "9.9.9"}), "utf-8")
    with pytest.raises(release.Wrong, match=r"web/package\.json 9\.9\.9"):
        release.checked_version(tree)


def test_pythons_are_found_by_their_version() -> None:
    name = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert release.interpreter(name) is not None
    assert release.interpreter("3.0") is None
