"""`fort perft`: counts choice sequences, to compare engines and to catch changes of the rules."""

from pathlib import Path
from typing import Annotated

import typer

import fort
from fort.cli.mistake import Mistake
from fort.cli.opening import open_game
from fort.cli.speaking import Lang, say
from fort.cli.terminal import Terminal


def perft(game: fort.Game, depth: int) -> int:
    """How many sequences of exactly `depth` choices there are; a game that ends sooner has none."""
    if depth == 0:
        return 1
    options = game.options()
    if depth == 1:
        return len(options)
    return sum(perft(_after(game, choice), depth - 1) for choice in options)


def divide(game: fort.Game, depth: int) -> dict[str, int]:
    """The same for each first choice."""
    if depth == 0:
        return {}
    return {str(choice): perft(_after(game, choice), depth - 1) for choice in game.options()}


def _after(game: fort.Game, choice: fort.Choice) -> fort.Game:
    new = game.copy()
    new.do(choice)
    return new


def command(
    depth: Annotated[int, typer.Option(help="How many choices.")] = 2,
    seats: Annotated[int | None, typer.Option(help="2 to 4; 2 unless said.")] = None,
    setup: Annotated[str | None, typer.Option(help="basic or advanced.")] = None,
    seed: Annotated[str | None, typer.Option(help="Any text; 'fort' unless said.")] = None,
    diagram: Annotated[Path | None, typer.Option("--from", help="A diagram to start from.")] = None,
    box: Annotated[Path | None, typer.Option(help="A box of your own.")] = None,
    lang: Lang = None,
) -> None:
    """Count the choice sequences to a depth, first choice by first choice."""
    if depth < 0:
        raise Mistake(say("cli-bad-depth", depth=str(depth)))
    game = open_game(seats, setup, seed or ("fort" if diagram is None else None), box, diagram)
    terminal = Terminal()
    counts = divide(game, depth)
    width = max(map(len, counts), default=0)
    for choice, number in counts.items():
        terminal.line(f"{choice.ljust(width)}  {number}")
    total = sum(counts.values()) if depth else perft(game, 0)
    terminal.line(say("cli-perft", number=total, depth=depth))
