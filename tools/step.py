"""Does a step of the Makefile: says what and for how many seconds, and never beside another at the same work.

python3 tools/step.py LOCK TARGET WORDS COMMAND ...

Whoever comes while another does the same step waits, and finds the target made. What the command prints is in
build/logs, and is shown if it fails.
"""

import fcntl
import subprocess
import sys
import time
from pathlib import Path

OLDEST = (3, 11)
SHOWN = 30  # lines of a command that failed
INTERRUPTED = 130


def main(lock: str, target: str, words: str, *command: str) -> int:
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        print(
            f"Fort needs Python 3.11 or newer, and this is {found}: try make PYTHON=python3.12",
            file=sys.stderr,
        )
        return 2
    made, log = Path(target), Path("build/logs", f"{lock}.log")
    for folder in (log.parent, Path("build/locks")):
        folder.mkdir(parents=True, exist_ok=True)
    before = changed(made)
    with Path("build/locks", lock).open("w") as held:
        if not taken(held.fileno()):
            print(f"· {words}: another make is at it, waiting", flush=True)
            fcntl.flock(held, fcntl.LOCK_EX)
            if changed(made) != before:
                return 0
        return done(made, log, words, command)


def changed(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0


def taken(lock: int) -> bool:
    """Takes the lock if it is free."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def done(made: Path, log: Path, words: str, command: "tuple[str, ...]") -> int:
    print(f"· {words}", flush=True)
    begun = time.monotonic()
    try:
        with log.open("w") as out:
            code = subprocess.run(
                command, stdout=out, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL
            ).returncode
    except KeyboardInterrupt:
        return INTERRUPTED
    if code == 0:
        made.parent.mkdir(parents=True, exist_ok=True)
        made.touch()
        print(f"✓ {words}: {time.monotonic() - begun:.0f} s", flush=True)
        return 0
    last = log.read_text("utf-8", "replace").splitlines()[-SHOWN:]
    print(*last, f"✗ {words}: failed; all it said is in {log}", sep="\n", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
