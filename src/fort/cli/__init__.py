"""The command `fort`: one module for each command."""

import sys
from collections.abc import Sequence

from fort.cli.app import app
from fort.cli.mistake import Mistake


def main() -> None:
    """`fort`, with the words after it."""
    run(sys.argv[1:])


def open_game() -> None:
    """`fort-game`, so that `uvx fort-game` opens the game: it serves, unless its first word is a command."""
    words = sys.argv[1:]
    is_command = words and (words[0] == "--help" or not words[0].startswith("-"))
    run(words if is_command else ["serve", *words])


def run(words: Sequence[str]) -> None:
    """Runs the command; a mistake of the user is one sentence and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        app(words, prog_name="fort")
    except Mistake as mistake:
        print(f"fort: {mistake}", file=sys.stderr)
        sys.exit(2)
