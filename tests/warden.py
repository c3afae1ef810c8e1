"""Waits until a test run has ended, however it did, and ends whatever it left running.

`python tests/warden.py MARK`. Its standard input is a pipe whose other end only the test run holds: it
closes when the run is over, is killed or leaves without a word. What the run started, directly or not, has
the mark in its environment. Where there is no /proc (outside Linux) nothing is found.
"""

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

PATIENCE = 5.0  # seconds for a farewell


def marked(mark: str) -> dict[int, str]:
    """The command lines of all processes with this mark, by their numbers."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes():
                found[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue  # it has ended, or belongs to somebody else
    return found


def end(mark: str) -> None:
    """Asks them to end, then makes them: as long as there are any, for they may have started others."""
    until = time.monotonic() + PATIENCE
    for pid in marked(mark):
        send(pid, signal.SIGINT)
    while left := marked(mark):
        if time.monotonic() > until:
            for pid in left:
                send(pid, signal.SIGKILL)
        time.sleep(0.05)


def send(pid: int, what: signal.Signals) -> None:
    with suppress(OSError):  # it was quicker, or belongs to somebody else
        os.kill(pid, what)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdin.read()
    end(sys.argv[1])
