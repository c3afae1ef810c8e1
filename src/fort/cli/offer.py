"""`fort` alone: what it can do and, at a terminal, a game."""

import os
from typing import Final

import typer

from fort.cli.speaking import choose, say
from fort.cli.terminal import Terminal

OFFERED: Final = {"": "serve", "b": "serve", "t": "play"}  # what is typed, and the command that it stands for


def offer(context: typer.Context) -> None:
    """Fort, the board game: in the browser, at the terminal and in the laboratory. Unofficial."""
    if context.invoked_subcommand is not None:
        return
    typer.echo(context.get_help())
    terminal = Terminal()
    if not terminal.interactive:
        return
    choose(os.environ.get("FORT_LANG") or None)
    terminal.line()
    terminal.line(say("cli-offer"))
    typed = terminal.ask()
    command = OFFERED.get(typed.strip().lower()) if typed is not None else None
    if command is not None:
        from fort.cli.app import app

        app([command], prog_name="fort")
