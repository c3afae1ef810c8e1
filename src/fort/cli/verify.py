"""`fort verify`: is a record honest?"""

from pathlib import Path
from typing import Annotated

import typer

from fort.cli.opening import in_file
from fort.cli.replay import open_record, unreadable
from fort.cli.speaking import Lang, say
from fort.cli.terminal import Terminal


def verify(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.")], lang: Lang = None
) -> None:
    """Checks the seal of the seed, every choice and the result. Exit code 1: something is not honest."""
    record, damage = open_record(file)
    if damage is not None:
        raise unreadable(file, damage)
    problems = record.verify()
    terminal = Terminal()
    for problem in problems:
        terminal.line(str(in_file(file, problem, problem.line)))
    if problems:
        raise typer.Exit(1)
    key = "cli-honest" if record.commitment is not None else "cli-honest-diagram"
    terminal.line(say(key, file=str(file), number=len(record.choices)))
