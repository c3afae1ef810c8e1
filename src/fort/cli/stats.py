"""`fort stats`: what games of a bot against itself are like."""

import json
import os
import shlex
import sys
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from fort.bots.arena.cluster import WorkersError
from fort.bots.arena.facts import Facts, Sample, facts_of
from fort.bots.arena.games_page import Games, games_of, page, tables_of
from fort.bots.arena.plots import PlotError, draw_games, draw_owned, pyplot
from fort.bots.arena.series import BOTH, BadSeries
from fort.bots.arena.workers import done
from fort.cli.mistake import Mistake
from fort.cli.options import STOPPED, OwnBox, Workers, named_box, players
from fort.cli.progress import shown
from fort.cli.speaking import Lang, current, say
from fort.cli.terminal import Terminal
from fort.text.phrases import listed


def stats(
    games: Annotated[int, typer.Option(help="For each number of seats.")] = 400,
    bot: Annotated[str, typer.Option(help="Who plays all seats.")] = "regular",
    seats: Annotated[str, typer.Option(help="For example 2,3,4.")] = "2,3,4",
    setup: Annotated[str, typer.Option(help="basic, advanced or both.")] = BOTH,
    seed: Annotated[str, typer.Option(help="Any text.")] = "games",
    workers: Workers = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON alone on standard output.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw pictures to a directory.")] = None,
    to: Annotated[Path | None, typer.Option("--page", help="Write the tables as a Markdown page.")] = None,
    box: OwnBox = None,
    lang: Lang = None,
) -> None:
    """Count what happens in games: ends, lengths, points, kids, perks and made-up rules."""
    processes = players(workers)
    own = named_box(box)
    try:
        with redirect_stdout(sys.stderr):  # for what bots print
            sample = Sample(bot, _numbers(seats), setup, games, seed, own)
            if plot is not None:
                pyplot()
            facts = _played(sample, processes)
        found = games_of(sample, facts)
        files = _written(found, facts, plot, to)
    except (BadSeries, WorkersError, PlotError) as error:
        raise Mistake(str(error)) from None
    except OSError as error:
        raise Mistake(say("cli-save-failed", file=str(error.filename), error=error.strerror)) from None
    if as_json:
        print(json.dumps(found.data(), indent=2))
    else:
        _tell(found, files)


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(dict.fromkeys(int(part) for part in text.split(",")))
    except ValueError:
        raise Mistake(say("cli-bad-number", text=text)) from None


def _played(sample: Sample, workers: int) -> list[Facts]:
    found = done(partial(facts_of, sample), sample.numbers, workers)
    try:
        facts = list(shown(found, sample.bot, len(sample.numbers)))
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None
    return sorted(facts, key=lambda one: one.number)


def _written(games: Games, facts: list[Facts], plot: Path | None, to: Path | None) -> list[Path]:
    files: list[Path] = []
    if plot is not None:
        files += draw_games(games.tables, facts, plot)
        files.append(draw_owned(games.kids, "wins of decks with it, 1 is fair", plot / "kids.png"))
    if to is not None:
        picture = Path(os.path.relpath(plot / "games.png", to.parent)).as_posix() if plot else None
        to.write_text(page(games, shlex.join(["fort", *sys.argv[1:]]), picture), "utf-8")
        files.append(to)
    return files


def _tell(games: Games, files: list[Path]) -> None:
    terminal = Terminal()
    sample = games.sample
    facts = {"bot": sample.bot, "setup": sample.setup, "seed": sample.seed}
    terminal.line(say("cli-stats", games=sample.games, **facts))
    for table in tables_of(games):
        terminal.line()
        terminal.line(table.title, style="bold")
        terminal.columns(table.heads, table.rows)
    terminal.line()
    terminal.line(say("cli-stats-lift"))
    if files:
        terminal.line(say("cli-written", files=listed(current(), [str(file) for file in files])))
