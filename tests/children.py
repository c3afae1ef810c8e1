"""The processes that tests start: none outlives its test run, however that ends, and all can be interrupted.

Everything that a run starts inherits a mark in its environment. By this the warden (tests/warden.py) finds
what is left when the run was killed or gave up a stuck test, and so does the check after the last test.
"""

import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.warden import marked

PATIENCE = 60.0  # seconds that a test waits for a process, on a busy machine
FAREWELL = 10.0  # seconds that the last of the processes may take after the last test
MARK = uuid.uuid4().hex
VARIABLE = "FORT_TESTS"  # the marks of this run and of those around it
HARMLESS = "multiprocessing.resource_tracker"  # of Python; ends with the process it belongs to


def pytest_configure() -> None:
    warden = [sys.executable, "-S", str(Path(__file__).with_name("warden.py")), MARK]
    unmarked = {key: value for key, value in os.environ.items() if key != VARIABLE}
    reading, _ = os.pipe()  # the other end is never used and closes with this process
    stdin = [(os.POSIX_SPAWN_DUP2, reading, 0)]
    os.posix_spawn(sys.executable, warden, unmarked, file_actions=stdin, setpgroup=0)
    os.close(reading)
    os.environ[VARIABLE] = f"{os.environ.get(VARIABLE, '')} {MARK}"
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a shell
        signal.signal(signal.SIGINT, lambda *_: None)  # we go on ignoring it, what we start does not


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left_running() -> Iterator[None]:
    """What the tests of this process started has ended when the last of them is over."""
    yield
    until = time.monotonic() + FAREWELL
    while left := [line for line in marked(MARK).values() if HARMLESS not in line]:
        assert time.monotonic() < until, "\n".join(["the tests left running:", *left])
        time.sleep(0.05)


@contextmanager
def child(command: list[str], **options: Any) -> "Iterator[subprocess.Popen[str]]":
    """A process with whatever it starts; what still runs at the end of the block is killed."""
    with subprocess.Popen(command, text=True, start_new_session=True, **options) as running:
        try:
            yield running
        finally:
            kill(running)


def kill(running: "subprocess.Popen[str]") -> None:
    """Ends a process that leads a session of its own, and the rest of that session."""
    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()


def end(running: "subprocess.Popen[str]") -> int:
    """Asks a server to end; its exit code. One that does not is killed, and the test fails."""
    running.terminate()
    try:
        return running.wait(PATIENCE)
    finally:
        kill(running)
        if running.stdout is not None:
            running.stdout.close()
