"""`fort verify`: is a record honest?"""

from pathlib import Path
from typing import Annotated

import typer

from fort.cli.replay import open_record, unreadable
from fort.cli.terminal import Terminal
from fort.text.terminal import say


def verify(file: Annotated[Path, typer.Argument(help="A record of a finished game.")]) -> None:
    """Checks the seal of the seed, every choice and the result. Exit code 1: something is not honest."""
    record, damage = open_record(file)
    if damage is not None:
        raise unreadable(file, damage)
    problems = record.verify()
    terminal = Terminal()
    for problem in problems:
        terminal.line(say("in file" if problem.line else "whole file", file=file, error=problem))
    if problems:
        raise typer.Exit(1)
    checked = f"{len(record.choices)} choices are legal and the result is right"
    if record.commitment is None:
        terminal.line(f"{file} is honest: {checked}; it starts from a diagram, so no seed was sealed.")
    else:
        terminal.line(f"{file} is honest: seed and salt fit the commitment, {checked}.")
