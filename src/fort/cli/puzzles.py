"""`fort puzzles`: puzzles are made out of games of strong bots, and checked again."""

import json
import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from fort.bots.arena.cluster import WorkersError
from fort.bots.arena.workers import done
from fort.cli.mistake import Mistake
from fort.cli.progress import shown
from fort.cli.speaking import Lang, say
from fort.cli.terminal import Terminal
from fort.review.making import holds, puzzles_of
from fort.review.puzzle import Puzzle
from fort.review.shelf import FILE, puzzles, read_puzzles

STOPPED = 130  # the exit code after Ctrl-C

app = typer.Typer(help="Positions with one best choice.", no_args_is_help=True, rich_markup_mode=None)


@app.command()
def make(
    to: Annotated[Path, typer.Option(help="The file; goes on where it was stopped.")] = Path(FILE),
    number: Annotated[int, typer.Option(help="How many in the end.")] = 300,
    seed: Annotated[str, typer.Option(help="Any text.")] = "puzzles",
    workers: Annotated[int | None, typer.Option(help="Processes; all cores unless said.")] = None,
    lang: Lang = None,
) -> None:
    """Let strong bots play, and keep the positions in which one choice is clearly best."""
    if workers is not None and workers < 1:
        raise Mistake(say("cli-bad-workers", workers=workers))
    if number < 1:
        raise Mistake(say("cli-bad-puzzles", number=number))
    kept = _kept(to)
    game = _next_game(to, kept, seed)
    cores = workers or os.cpu_count() or 1
    try:
        while len(kept) < number:
            batch = list(range(game, game + 2 * cores))
            found = shown(done(partial(numbered, seed=seed), batch, cores), to.name, len(batch))
            new = [puzzle for _, every in sorted(found, key=lambda one: one[0]) for puzzle in every]
            _write(to, new, "a")
            kept += new
            game += len(batch)
            facts = {"number": len(kept), "total": number, "games": game}
            typer.echo(say("cli-puzzles-made", file=str(to), **facts), err=True)
    except WorkersError as error:
        raise Mistake(str(error)) from None
    except KeyboardInterrupt:
        typer.echo(say("cli-puzzles-stopped"), err=True)
        raise typer.Exit(STOPPED) from None


@app.command()
def check(
    file: Annotated[Path | None, typer.Argument(help="Of puzzles; those that ship unless said.")] = None,
    seed: Annotated[str, typer.Option(help="Any text, other than that of an earlier check.")] = "check",
    keep: Annotated[Path | None, typer.Option(help="Write those that hold to a file.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores unless said.")] = None,
    lang: Lang = None,
) -> None:
    """Judge all puzzles anew, with twice the worlds: does the best choice still hold?"""
    if workers is not None and workers < 1:
        raise Mistake(say("cli-bad-workers", workers=workers))
    every = puzzles() if file is None else tuple(_kept(file, must=True))
    work = partial(_holds, every, seed)
    found = done(work, list(range(len(every))), workers or os.cpu_count() or 1)
    try:
        answers = dict(shown(found, "check", len(every)))
    except WorkersError as error:
        raise Mistake(str(error)) from None
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None
    good = [each for each in every if answers[each.id]]
    terminal = Terminal()
    for each in every:
        if not answers[each.id]:
            terminal.line(say("cli-puzzle-fails", id=each.id, choice=each.best))
    terminal.line(say("cli-puzzles-hold", number=len(good), total=len(every)))
    if keep is not None:
        _write(keep, good, "w")
    elif len(good) < len(every):
        raise typer.Exit(1)


def _next_game(file: Path, kept: list[Puzzle], seed: str) -> int:
    """The game after the last one that gave a puzzle: those before it are done."""
    names = [each.seed.rpartition(" ") for each in kept]
    other = next((name for name, _, _ in names if name != seed), None)
    if other is not None:
        raise Mistake(say("cli-puzzles-other", file=str(file), seed=other))
    return 1 + max((int(number) for _, _, number in names), default=-1)


def numbered(game: int, seed: str) -> tuple[int, list[Puzzle]]:
    """The puzzles of a game, with its number: games are done in any order."""
    return game, puzzles_of(game, seed)


def _holds(every: tuple[Puzzle, ...], seed: str, at: int) -> tuple[str, bool]:
    return holds(every[at], seed)


def _kept(file: Path, must: bool = False) -> list[Puzzle]:
    """What a file holds already."""
    if not file.exists() and not must:
        return []
    try:
        return list(read_puzzles(file.read_text("utf-8")))
    except OSError as error:
        raise Mistake(say("cli-no-file", file=str(file), error=error.strerror)) from None
    except ValueError as error:
        raise Mistake(say("cli-no-puzzles", file=str(file), error=str(error))) from None


def _write(file: Path, found: list[Puzzle], mode: str) -> None:
    try:
        with file.open(mode, encoding="utf-8") as lines:
            lines.writelines(_line(each) for each in found)
    except OSError as error:
        raise Mistake(say("cli-save-failed", file=str(file), error=error.strerror)) from None


def _line(puzzle: Puzzle) -> str:
    return json.dumps(puzzle.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"
