"""`make play`: what it installs is pinned, and its steps hold whatever happens beside them."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from tools import compile, pins

from tests.children import child
from tests.package.packing import PATIENCE, PLAIN, ROOT

STEP = ROOT / "tools" / "step.py"
LINKED = ("CREDITS.md", "LICENSE", "README.md", "docs", "requirements", "src", "web", ".venv")
COPIED = ("Makefile", "hatch_build.py", "pyproject.toml")
PLAY = ["make", "play", "ARGS=--no-browser"]


@pytest.mark.parametrize("file", sorted(pins.FILES))
def test_the_pins_are_current(file: str) -> None:
    """`python -m tools.pins` writes them."""
    assert (pins.HOME / file).read_text("utf-8") == pins.written(file)


def step(where: Path, script: str) -> list[str]:
    return [sys.executable, str(STEP), "lock", str(where / "made"), "the work", "sh", "-ec", script]


def test_a_step_says_what_it_does(tmp_path: Path) -> None:
    done = subprocess.run(step(tmp_path, "echo hidden"), cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"· the work\n✓ the work: \d+ s\n", done.stdout)
    assert (tmp_path / "made").exists()


def test_a_step_that_fails_shows_why(tmp_path: Path) -> None:
    done = subprocess.run(step(tmp_path, "echo reason; exit 3"), cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 3
    assert "reason\n✗ the work: failed; all it said is in build/logs/lock.log" in done.stderr
    assert not (tmp_path / "made").exists()


def test_a_step_is_done_once(tmp_path: Path) -> None:
    """The second waits for the first and finds its work done."""
    script = "echo once >> count; until test -e go; do sleep 0.05; done"
    with child(step(tmp_path, script), cwd=tmp_path, stdout=subprocess.PIPE) as first:
        wait_for(lambda: (tmp_path / "count").exists())
        with child(step(tmp_path, script), cwd=tmp_path, stdout=subprocess.PIPE) as second:
            assert second.stdout is not None
            assert "waiting" in second.stdout.readline()
            (tmp_path / "go").touch()
            assert first.wait(PATIENCE) == second.wait(PATIENCE) == 0
    assert (tmp_path / "count").read_text() == "once\n"


def wait_for(fact: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree in which all is ready but the compiled engine; its sources and packages are our own."""
    for name in LINKED:
        (tmp_path / name).symlink_to(ROOT / name)
    for name in COPIED:
        shutil.copy2(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / f"page.{'ready' if shutil.which('npm') else 'missing'}").touch()
    return tmp_path


def environment(tree: Path) -> dict[str, str]:
    left_out = ("PYTHONPATH", "FORT_PURE", "MAKEFLAGS", "MFLAGS", "MAKELEVEL")
    inherited = {key: value for key, value in os.environ.items() if key not in left_out}
    return {**inherited, "FORT_DATABASE": str(tree / "fort.db")}


@contextmanager
def played(tree: Path) -> Iterator[tuple["subprocess.Popen[str]", Callable[[str], str]]]:
    """`make play` in a tree, and what waits for words of it: the rest of their line."""
    heard = tree / "heard"
    with (
        heard.open("w") as out,
        child(PLAY, cwd=tree, env=environment(tree), stdout=out, stderr=out) as process,
    ):

        def hears(words: str) -> str:
            wait_for(lambda: words in heard.read_text("utf-8") or process.poll() is not None)
            _, found, rest = heard.read_text("utf-8").partition(words)
            assert found, heard.read_text("utf-8")
            return rest.partition("\n")[0].strip()

        yield process, hears


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
def test_a_build_that_fails_is_said_and_the_plain_engine_serves(tree: Path) -> None:
    text = (tree / "pyproject.toml").read_text("utf-8")
    (tree / "pyproject.toml").write_text(text.replace("hatchling.build", "nothing.build"), "utf-8")
    shutil.copystat(ROOT / "pyproject.toml", tree / "pyproject.toml")
    with played(tree) as (process, hears):
        hears("plain Python now")
        address = hears("served at")
        assert "build/logs/compiled.log says why" in hears("could not be compiled")
        assert httpx.get(f"{address}/ready", timeout=PATIENCE).is_success
        assert "nothing" in (tree / "build/logs/compiled.log").read_text("utf-8")
        os.killpg(process.pid, signal.SIGINT)
        process.wait(PATIENCE)


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
def test_ctrl_c_ends_the_build_and_leaves_nothing_half_done(tree: Path) -> None:
    with played(tree) as (process, hears):
        hears("served at")
        wait_for((tree / "build/engine/unfinished").exists)
        os.killpg(process.pid, signal.SIGINT)
        assert "the next start builds it" in hears("not finished")
        process.wait(PATIENCE)
    assert not (tree / "build/compiled").exists()
    assert not (tree / "build/wheel").exists()


def test_a_wheel_of_this_source_is_known(tmp_path: Path, wheel: Path) -> None:
    mine = Path(shutil.copy(wheel, tmp_path))  # as new as this minute
    assert compile.fits(mine)
    with ZipFile(mine, "a") as archive:
        archive.writestr("fort/more.py", "")
    assert not compile.fits(mine)


def test_what_is_no_wheel_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "broken.whl").write_bytes(b"PK")
    assert not compile.fits(tmp_path / "broken.whl")
