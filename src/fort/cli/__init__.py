"""The command `fort`: one module for each command."""

import sys

from fort.cli.app import app
from fort.cli.mistake import Mistake


def main() -> None:
    """Runs the command; a mistake of the user is one sentence and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        app(prog_name="fort")
    except Mistake as mistake:
        print(f"fort: {mistake}", file=sys.stderr)
        sys.exit(2)
