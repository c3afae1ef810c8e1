"""Opens the game, as `make play` does: on the compiled engine if it is there, else on the plain one.

While the plain engine plays, the compiled one is built beside it, at low priority, for the next start.
Ctrl-C ends both; what was begun is begun again the next time.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import FrameType

from hatch_build import compiler

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
TARGET = "build/compiled/.ready"
LOG = "build/logs/compiled.log"
MAKE = [os.environ.get("MAKE", "make"), "-s", "--no-print-directory", "FOR_PLAY=1"]


def main(command: str, *words: str) -> int:
    compiled = is_current()
    builder = None
    if compiled:
        say("the engine is compiled")
    elif compiler() is None:
        say("the engine is plain Python: there is no C compiler with Python.h, or FORT_PURE is 1")
    elif command == "serve":
        builder = Builder()
        say("the engine is plain Python now, and compiled from the next start on")
    game = subprocess.Popen([BIN / "fort", command, *words], cwd=ROOT, env=surroundings(compiled))
    try:
        return waited(game)
    finally:
        if builder is not None:
            builder.end()


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def is_current() -> bool:
    """Does make find the compiled package newer than everything that it is made of?"""
    return (
        subprocess.run([*MAKE, "-q", TARGET], cwd=ROOT, env=outside_make(), capture_output=True).returncode
        == 0
    )


def outside_make() -> dict[str, str]:
    """The environment without what a make tells the makes that it runs."""
    return {
        key: value for key, value in os.environ.items() if key not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")
    }


def surroundings(compiled: bool) -> dict[str, str]:
    page = {"FORT_PAGE": str(ROOT / "src/fort/server/page")}
    return {**page, **outside_make(), **({"PYTHONPATH": str(ROOT / "build/compiled")} if compiled else {})}


def waited(game: "subprocess.Popen[bytes]") -> int:
    """The code with which the game ended. Ctrl-C reaches it without us; other signals are passed on."""

    def pass_on(number: int, _: FrameType | None) -> None:
        if number != signal.SIGINT:
            game.send_signal(number)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, pass_on)
    return game.wait()


class Builder:
    """Builds the compiled package in the background, and says how it went."""

    def __init__(self) -> None:
        self.ending = False
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            ["nice", "-n", "19", *MAKE, TARGET],
            cwd=ROOT,
            env=outside_make(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.watch = threading.Thread(target=self._tell, daemon=True)
        self.watch.start()

    def _tell(self) -> None:
        code = self.process.wait()
        seconds = time.monotonic() - self.begun
        if self.ending:
            return
        if code == 0:
            say(f"the compiled engine is ready after {seconds:.0f} s: it plays from the next start on")
        else:
            say(f"the engine could not be compiled, and stays plain Python: {LOG} says why")

    def end(self) -> None:
        """Stops what is not finished."""
        if self.process.poll() is not None:
            return
        self.ending = True
        os.killpg(self.process.pid, signal.SIGTERM)
        self.watch.join()
        say("the compiled engine was not finished: the next start builds it")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
