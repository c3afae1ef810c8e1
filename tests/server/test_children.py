"""However a test run ends, nothing that it started goes on."""

import os
import signal
import subprocess
import sys
import time
from contextlib import AbstractContextManager
from pathlib import Path

from tests.children import PATIENCE, child
from tests.cli.run import ROOT
from tests.warden import marked

SERVERS = ("-p", "tests.server.conftest")
BROWSER = ("-p", "tests.web.conftest")
HANGS = """
import signal, subprocess, sys, time
from pathlib import Path
import httpx
from tests import children

STUBBORN = "import signal as s, time; s.signal(s.SIGINT, s.SIG_IGN); print(flush=True); time.sleep(1000)"


Path("mark").write_text(children.MARK)


def test_with_everything(serve, postgres, browser):
    with httpx.Client(base_url=serve(postgres.new(), "--thinkers", "2").url, timeout=60) as http:
        http.post("/api/me", json={"nickname": "Ann"})
        seats = [{"kind": "bot", "bot": "rookie"}, {"kind": "me"}]
        table = http.post("/api/tables", json={"seats": seats, "order": "as_seated"}).json()["id"]
        assert http.post(f"/api/tables/{table}/start", json={}).is_success
    time.sleep(1000)


def test_with_a_server(serve, tmp_path):
    serve(f"sqlite:///{tmp_path}/fort.db")
    time.sleep(1000)


def test_forgetful():
    children.FAREWELL = 0.5
    command = [sys.executable, "-c", STUBBORN]
    children.left = subprocess.Popen(command, start_new_session=True, stdout=subprocess.PIPE)
    children.left.stdout.readline()


def test_interrupting():
    with children.child(["sleep", "1000"]) as sleeping:
        sleeping.send_signal(signal.SIGINT)
        assert sleeping.wait() == -signal.SIGINT


def test_deaf():
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
    test_forgetful()
    time.sleep(1000)
"""


def started(home: Path) -> str:
    """The command lines of everything that the run in this folder has running."""
    return "\n".join(marked((home / "mark").read_text()).values())


def wait_until_nothing_is_left(home: Path) -> None:
    until = time.monotonic() + PATIENCE
    while left := started(home):
        assert time.monotonic() < until, left
        time.sleep(0.05)


def running(home: Path, test: str, *options: str) -> AbstractContextManager["subprocess.Popen[str]"]:
    """A test run of its own, with one of these tests."""
    (home / "test_hangs.py").write_text(HANGS)
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(home), "-p", "no:cacheprovider"]
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    return child(
        [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "tests.children",
            *settings,
            *options,
            f"test_hangs.py::{test}",
        ],
        cwd=home,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def said_by(home: Path, test: str, *options: str) -> str:
    """What a run said that came to an end by itself, and left nothing."""
    with running(home, test, *options) as run:
        said, _ = run.communicate()
    assert run.returncode == 1, said
    wait_until_nothing_is_left(home)
    return said


def test_a_run_that_is_killed(tmp_path: Path) -> None:
    """With a server and its thinkers, PostgreSQL and Chromium."""
    everything = ("fort serve", "spawn_main", "postgres", "chromium")
    with running(tmp_path, "test_with_everything", *SERVERS, *BROWSER) as run:
        while not (tmp_path / "mark").exists() or not all(name in started(tmp_path) for name in everything):
            assert run.poll() is None
            time.sleep(0.05)
        run.send_signal(signal.SIGKILL)
        wait_until_nothing_is_left(tmp_path)


def test_a_test_that_takes_too_long_fails(tmp_path: Path) -> None:
    said = said_by(tmp_path, "test_with_a_server", "--timeout", "10", *SERVERS)
    assert "Timeout (>10.0s)" in said


def test_a_test_that_cannot_be_interrupted_is_cut_off(tmp_path: Path) -> None:
    """As when compiled code goes round in circles: its worker is ended, and the run goes on."""
    said = said_by(tmp_path, "test_deaf", "-o", "faulthandler_timeout=5", "-n", "1")
    assert "Timeout (0:00:05)!" in said
    assert "crashed while running 'test_hangs.py::test_deaf'" in said


def test_a_forgotten_process_is_an_error(tmp_path: Path) -> None:
    said = said_by(tmp_path, "test_forgetful")
    assert "the tests left running" in said
    assert "1 passed, 1 error in" in said


def test_what_tests_start_can_be_interrupted(tmp_path: Path) -> None:
    """In the background of a shell too, where SIGINT is ignored."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with running(tmp_path, "test_interrupting") as run:
            said, _ = run.communicate()
    finally:
        signal.signal(signal.SIGINT, before)
    assert "1 passed in" in said
