"""`fort play`: a game at the terminal, line by line."""

import random
import secrets
from pathlib import Path
from typing import Annotated

import typer

from fort.cli.mistake import Mistake
from fort.cli.opening import open_game
from fort.cli.session import Session
from fort.cli.terminal import Terminal
from fort.text.terminal import say


def play(
    seats: Annotated[int | None, typer.Option(help="2 to 4 players; 2 unless said.")] = None,
    setup: Annotated[str | None, typer.Option(help="basic or advanced (with a draft).")] = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed deals the same cards.")] = None,
    human: Annotated[
        list[int] | None, typer.Option(help="A seat that is a person; repeat it. Seat 1 unless said.")
    ] = None,
    box: Annotated[Path | None, typer.Option(help="A box of your own.")] = None,
    diagram: Annotated[Path | None, typer.Option("--from", help="A saved position to go on from.")] = None,
) -> None:
    """Play Fort: you at seat 1 unless you say otherwise, random bots at the others."""
    if seed is None and diagram is None:
        seed = secrets.token_hex(4)
    game = open_game(seats, setup, seed, box, diagram)
    number = len(game.seats)
    people = sorted({seat - 1 for seat in human or [1]})
    for seat in people:
        if not 0 <= seat < number:
            raise Mistake(say("bad human", seat=seat + 1, seats=number))
    terminal = Terminal()
    if diagram is None:
        terminal.line(say("welcome", seats=number, setup=game.setup, seed=seed))
    else:
        terminal.line(say("welcome from", seats=number, file=diagram))
    session = Session(game, people, random.Random(f"{seed} bots"), terminal)
    raise typer.Exit(session.run())
