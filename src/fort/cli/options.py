"""The options of commands that let bots play many games: each is said once, and checked here."""

import os
from pathlib import Path
from typing import Annotated

import typer

from fort.cli.mistake import Mistake
from fort.cli.opening import open_box
from fort.cli.speaking import say

STOPPED = 130  # the exit code after Ctrl-C

Seats = Annotated[int, typer.Option(help="2 to 4.")]
Seed = Annotated[str, typer.Option(help="Any text: the deals, and the bots' dice.")]
Workers = Annotated[int | None, typer.Option(help="Processes; all cores unless said.")]
Ray = Annotated[str | None, typer.Option(help="The address of a Ray cluster to play on.")]
OwnBox = Annotated[Path | None, typer.Option(help="A box of your own.")]


def players(workers: int | None, ray: str | None = None) -> int:
    """How many processes play; a cluster is another way, not one more."""
    if workers is not None and ray is not None:
        raise Mistake(say("cli-one-way"))
    if workers is not None and workers < 1:
        raise Mistake(say("cli-bad-workers", workers=workers))
    return workers or os.cpu_count() or 1


def named_box(box: Path | None) -> str | None:
    """The box by name, as it is told to other processes; a mistake if it cannot be read."""
    open_box(box)
    return str(box) if box else None
