"""Runs the real command."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

FOREIGN = ("NO_COLOR", "FORCE_COLOR", "FORT_LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE")


def fort(*words: str, typed: str = "", code: int = 0, **environment: str) -> str:
    """Runs `fort` with these words; what it printed. Errors come with the output."""
    if words[:1] == ("play",) and not {"--resume", "--bot"} & {*words}:
        words = (*words, "--bot", "random")  # the quickest
    env = {key: value for key, value in os.environ.items() if key not in FOREIGN}
    done = subprocess.run(
        [sys.executable, "-m", "fort", *words],
        input=typed,
        capture_output=True,
        text=True,
        errors="surrogateescape",
        timeout=120,
        env={**env, "LANG": "C.UTF-8", **environment},
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == code, done.stdout[-2000:] + done.stderr[-2000:]
    assert "Traceback" not in done.stderr
    assert not [sign for sign in done.stdout if not sign.isprintable() and sign != "\n"]
    return done.stdout + done.stderr
