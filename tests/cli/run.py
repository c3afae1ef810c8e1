"""Runs the command, in this process: starting Python anew for each would take most of the time."""

import io
import os
import sys
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from fort.cli import main

ROOT = Path(__file__).resolve().parent.parent.parent

FOREIGN = ("NO_COLOR", "FORCE_COLOR", "FORT_LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE")


def fort(*words: str, typed: str = "", code: int = 0, **environment: str) -> str:
    """Runs `fort` with these words; what it printed. Errors come with the output."""
    if words[:1] == ("play",) and not {"--resume", "--bot"} & {*words}:
        words = (*words, "--bot", "random")  # the quickest
    env = {key: value for key, value in os.environ.items() if key not in FOREIGN}
    out, err = pipe(), pipe()
    with ExitStack() as stack:
        stack.enter_context(patch.dict(os.environ, {**env, "LANG": "C.UTF-8", **environment}, clear=True))
        stack.enter_context(patch.object(sys, "argv", ["fort", *words]))
        stack.enter_context(patch.object(sys, "stdin", pipe(typed)))
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        stack.enter_context(chdir(ROOT))
        ended = run()
    printed, complained = said(out), said(err)
    assert ended == code, printed[-2000:] + complained[-2000:]
    assert not [sign for sign in printed if not sign.isprintable() and sign != "\n"]
    return printed + complained


def pipe(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode("utf-8", "surrogateescape")), "utf-8", newline="\n")


def said(stream: io.TextIOWrapper) -> str:
    stream.flush()
    written = stream.buffer
    assert isinstance(written, io.BytesIO)
    return written.getvalue().decode("utf-8", "surrogateescape")


def run() -> int:
    """The code it ends with."""
    try:
        main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0
