"""The same games on a real Ray cluster, whose head is started here as people start one."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from fort.bots.arena.cluster import LEAST, WorkersError, batch_size, bring, played, sources
from fort.bots.arena.match import play
from fort.bots.arena.series import Series
from fort.bots.arena.workers import done
from fort.bots.registry import bot
from fort.gym import read
from fort.gym.data import Decisions
from tests.children import PATIENCE, child, kill

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not find_spec("ray"), reason="Ray is an extra: pip install 'fort-game[ray]'"),
]

Env = dict[str, str]
OPEN = {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
CLOSED = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "a" * 64, "RAY_USAGE_STATS_ENABLED": "0"}
WORDS = ["arena", "expert@4sims", "rookie", "--games", "6", "--seed", "cluster", "--json"]
PATHS = os.pathsep.join(filter(None, sys.path))  # as this process has it, wherever another works
STARTED = "Ray runtime started"
LAZY = """
from fort import bots

class Lazy(bots.Bot):
    def choose(self, view):
        return view.options[-1]
"""


@contextmanager
def head(home: Path, environment: Env) -> Iterator[str]:
    """`ray start --head` with two cores, as long as the block lasts; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    room = tempfile.mkdtemp(prefix="fort-ray-")  # a short path: it holds Unix sockets
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--num-cpus", "2"]
    command += ["--port", str(port), "--node-ip-address", "127.0.0.1", "--include-dashboard", "false"]
    command += ["--object-store-memory", str(10**8), "--temp-dir", room]
    log = home / "head.log"
    with log.open("w") as out:
        options = {"stdout": out, "stderr": subprocess.STDOUT, "cwd": home}
        whole = {**os.environ, "HOME": str(home), "PYTHONPATH": PATHS, **environment}
        with child(command, env=whole, **options) as running:
            until = time.monotonic() + PATIENCE
            while STARTED not in log.read_text():
                assert running.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.1)
            yield f"127.0.0.1:{port}"
    shutil.rmtree(room, ignore_errors=True)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with head(tmp_path_factory.mktemp("open"), OPEN) as address:
        yield address


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster that asks for its token."""
    with head(tmp_path_factory.mktemp("guarded"), CLOSED) as address:
        yield address


@contextmanager
def further_machine(home: Path, address: str) -> Iterator["subprocess.Popen[str]"]:
    """`ray start --address` with one more core, as a second machine would join."""
    command = [str(Path(sys.executable).with_name("ray")), "start", "--block", "--num-cpus", "1"]
    command += ["--address", address, "--object-store-memory", str(10**8)]
    log = home / "machine.log"
    whole = {**os.environ, "HOME": str(home), "PYTHONPATH": PATHS, **OPEN}
    with log.open("w") as out, child(command, env=whole, cwd=home, stdout=out, stderr=out) as running:
        until = time.monotonic() + PATIENCE
        while STARTED not in log.read_text():
            assert running.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        yield running


def run(home: Path, environment: Env, *words: str, code: int = 0) -> str:
    """The command in a process of its own; its output, or its complaint."""
    unset = {key: value for key, value in os.environ.items() if not key.startswith("RAY_AUTH")}
    done = subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        cwd=home,
        env={
            **unset,
            "HOME": str(home),
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            **environment,
        },
        timeout=300,
        check=False,
    )
    assert done.returncode == code, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stderr if code else done.stdout


def fort(home: Path, environment: Env, *words: str, code: int = 0) -> str:
    return run(home, environment, "-m", "fort", *words, code=code)


def figures(text: str) -> list[dict[str, object]]:
    timed = ("ms_per_decision", "max_ms", "late")
    return [
        {key: value for key, value in line.items() if key not in timed} for line in json.loads(text)["bots"]
    ]


def test_a_cluster_plays_the_same_games(cluster: str, tmp_path: Path) -> None:
    there = fort(tmp_path, OPEN, *WORDS, "--ray", cluster)
    here = fort(tmp_path, {}, *WORDS, "--workers", "1")
    assert figures(there) == figures(here)


def test_a_bot_in_a_file_goes_to_the_cluster(cluster: str, tmp_path: Path) -> None:
    (tmp_path / "lazy.py").write_text(LAZY)
    words = ["arena", "lazy:Lazy", "random", "--games", "60", "--json"]
    there = fort(tmp_path, OPEN, *words, "--ray", cluster)
    assert figures(there) == figures(fort(tmp_path, {}, *words, "--workers", "1"))


def test_a_bot_that_raises_there_is_told_here(cluster: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(LAZY.replace("view.options[-1]", "view.nothing"))
    error = fort(tmp_path, OPEN, "arena", "bad:Lazy", "random", "--games", "2", "--ray", cluster, code=2)
    assert "a machine of the cluster could not play: AttributeError: " in error
    assert "Traceback" not in error


def test_another_version_of_ray(cluster: str, tmp_path: Path) -> None:
    script = (
        "import ray, sys; ray.__version__ = '9.9.9'; from fort.cli import main; "
        f"sys.argv = ['fort', 'arena', 'random', 'rookie', '--games', '2', '--ray', '{cluster}']; main()"
    )
    error = run(tmp_path, OPEN, "-c", script, code=2)
    assert "has other versions: install the same Ray and Python" in error
    assert "9.9.9" in error


def test_a_cluster_that_asks_for_a_token(guarded: str, tmp_path: Path) -> None:
    words = ["arena", "random", "rookie", "--games", "4", "--json", "--ray", guarded]
    found = fort(tmp_path, CLOSED, *words)
    for wrong in ({}, OPEN, {**CLOSED, "RAY_AUTH_TOKEN": "b" * 64}, {"RAY_AUTH_MODE": "token"}):
        error = fort(tmp_path, wrong, *words, code=2)
        assert f"the Ray cluster at '{guarded}' asks for its token: set RAY_AUTH_MODE=token" in error
    kept = tmp_path / ".ray"
    kept.mkdir(exist_ok=True)
    (kept / "auth_token").write_text(CLOSED["RAY_AUTH_TOKEN"])
    assert figures(fort(tmp_path, {}, *words)) == figures(found)


SIMULATE = ["simulate", "--bot", "random", "--seed", "cluster", "--games"]


def test_a_simulation_on_a_cluster_that_asks_for_a_token(guarded: str, tmp_path: Path) -> None:
    error = fort(tmp_path, {}, *SIMULATE, "1", "--out", "no.parquet", "--ray", guarded, code=2)
    assert f"the Ray cluster at '{guarded}' asks for its token" in error
    fort(tmp_path, CLOSED, *SIMULATE, "21", "--out", "there.parquet", "--ray", guarded)
    fort(tmp_path, {}, *SIMULATE, "21", "--out", "here.parquet", "--workers", "1")
    assert_same(tmp_path / "there.parquet", tmp_path / "here.parquet")


def test_a_machine_that_fails_in_the_middle_of_a_simulation(cluster: str, tmp_path: Path) -> None:
    """Three cores on two machines; the second is switched off when the first chunks are there."""
    out = tmp_path / "there.parquet"
    words = [sys.executable, "-m", "fort", *SIMULATE, "801", "--out", str(out), "--ray", cluster]
    parts = tmp_path / "there.parquet.parts"
    whole = {**os.environ, "HOME": str(tmp_path), "PYTHONPATH": PATHS, **OPEN}
    with further_machine(tmp_path, cluster) as machine:
        with child(words, env=whole, cwd=tmp_path, stderr=subprocess.PIPE) as running:
            until = time.monotonic() + 2 * PATIENCE
            while not list(parts.glob("*.parquet")):
                assert running.poll() is None, running.communicate()
                assert time.monotonic() < until
                time.sleep(0.01)
            kill(machine)
            assert len(list(parts.glob("*.parquet"))) < 41
            _, told = running.communicate(timeout=300)
        assert running.returncode == 0, told
    fort(tmp_path, {}, *SIMULATE, "801", "--out", "here.parquet", "--workers", "2")
    assert_same(out, tmp_path / "here.parquet")


def assert_same(one: Path, other: Path) -> None:
    """Two files hold the same decisions."""
    found, wanted = read(one), read(other)
    for name in Decisions._fields:
        assert np.array_equal(getattr(found, name), getattr(wanted, name)), name


def test_machines_without_fort(tmp_path: Path) -> None:
    """A package of another kind by that name stands before ours on the machines."""
    other = tmp_path / "other" / "fort"
    other.mkdir(parents=True)
    (other / "__init__.py").write_text("")
    with head(tmp_path, {**OPEN, "PYTHONPATH": str(other.parent)}) as address:
        words = ["arena", "random", "rookie", "--games", "2", "--ray", address]
        error = fort(tmp_path, OPEN, *words, code=2)
    assert "could not play: it has no Fort, or another one: install the same version there" in error


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    with pytest.raises(WorkersError, match=f"no Ray cluster at '{address}'"):
        list(done(partial(play, Series(("rookie", "random"))), [0], cluster=address))


def test_a_machine_with_another_fort_is_refused() -> None:
    with pytest.raises(WorkersError, match="install the same version there"):
        played(partial(play, Series(("rookie", "random"))), [0], "another fingerprint", {})


@pytest.mark.parametrize("pace", [0.0006, 0.01, 0.3, 5.0])
def test_tasks_are_worth_sending(pace: float) -> None:
    assert batch_size(0.0, 1000, 8) == 1  # nothing is known yet
    for left in (1, 7, 100, 100_000):
        size = batch_size(pace, left, 8)
        assert size == left or size * pace >= LEAST
        assert size == 1 or size * pace <= 1.0 + pace


def test_the_newest_file_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "brought.py").write_text(LAZY)
    bot("brought:Lazy")
    assert sources(["brought:Lazy", "expert@4sims", "random"]) == {"brought": LAZY}
    bring("brought", LAZY.replace("Lazy", "Lazier"))
    assert type(bot("brought:Lazier")).__name__ == "Lazier"
    monkeypatch.delitem(sys.modules, "brought")
