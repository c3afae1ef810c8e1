"""`fort arena`: bots against bots, on the same deals from every seat."""

import json
import sys
from contextlib import nullcontext, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from fort.bots.arena.cluster import WorkersError, sources
from fort.bots.arena.journal import Journal, JournalError, head_of
from fort.bots.arena.match import Result, play
from fort.bots.arena.plots import PlotError, draw_standings
from fort.bots.arena.report import cells, standings_data
from fort.bots.arena.series import BadSeries, Series
from fort.bots.arena.standings import Standing, seat_shares, standings
from fort.bots.arena.workers import done
from fort.cli.mistake import Mistake
from fort.cli.options import STOPPED, OwnBox, Ray, Seats, Seed, Workers, named_box, players
from fort.cli.progress import shown
from fort.cli.speaking import Lang, current, say
from fort.cli.terminal import Terminal
from fort.text.phrases import listed

HEADS = (
    "bot", "games", "share", "interval", "elo", "interval", "score", "rank", "decisions", "each", "most",
)  # fmt: skip


def arena(
    bots: Annotated[list[str], typer.Argument(help="For example: master@100ms regular")],
    games: Annotated[int, typer.Option(help="Rounded up to whole deals.")] = 1000,
    seats: Seats = 2,
    setup: Annotated[str, typer.Option(help="basic, advanced or both.")] = "basic",
    seed: Seed = "arena",
    workers: Workers = None,
    mirror: Annotated[bool, typer.Option("--mirror", help="One bot against itself.")] = False,
    resume: Annotated[Path | None, typer.Option(help="Keeps the games; goes on where it stopped.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON alone on standard output.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the result to a PNG file.")] = None,
    ray: Ray = None,
    box: OwnBox = None,
    lang: Lang = None,
) -> None:
    """Let bots play against each other and say how sure the result is."""
    processes = players(workers, ray)
    own = named_box(box)
    try:
        with redirect_stdout(sys.stderr):  # for what bots print
            series = Series(tuple(bots), seats, setup, games, seed, mirror, own)
            if plot is not None:
                draw_standings(None, plot)
            results = played(series, resume, processes, ray)
    except (BadSeries, JournalError, WorkersError, PlotError) as error:
        raise Mistake(str(error)) from None
    except OSError as error:
        file = str(error.filename or resume)
        raise Mistake(say("cli-save-failed", file=file, error=error.strerror)) from None
    table = standings(series, results)
    if as_json:
        print(json.dumps(standings_data(series, results, table), indent=2))
    else:
        _tell(series, results, table, games)
    if plot is not None:
        draw_standings([(series, table)], plot)


def played(series: Series, resume: Path | None, workers: int, ray: str | None = None) -> list[Result]:
    """The games of the series, those in the file and those that are missing."""
    with Journal(resume, head_of(series)) if resume is not None else nullcontext() as journal:
        results = _kept(journal) if journal is not None else {}
        missing = [game for game in range(series.games) if game not in results]
        found = done(partial(play, series), missing, workers, ray, sources(series.bots))
        try:
            for result in shown(found, " - ".join(series.sides), series.games, series.games - len(missing)):
                results[result.game] = result
                if journal is not None:
                    journal.add(result.data())
        except KeyboardInterrupt:
            text = say("cli-arena-stopped", done=len(results), games=series.games, file=str(resume))
            typer.echo(text if resume is not None else say("cli-arena-lost"), err=True)
            raise typer.Exit(STOPPED) from None
    return [results[game] for game in range(series.games)]


def _kept(journal: Journal) -> dict[int, Result]:
    try:
        return {game: Result.from_data(row) for game, row in journal.rows.items()}
    except TypeError:
        raise JournalError(f"{journal.path}: expected games of the arena as it writes them") from None


def _tell(series: Series, results: list[Result], table: list[Standing], asked: int) -> None:
    terminal = Terminal()
    if asked != series.games:
        terminal.line(say("cli-arena-rounded", asked=asked, seats=series.seats, games=series.games))
    facts = {"setup": series.setup, "seed": series.seed, "seats": series.seats}
    terminal.line(say("cli-arena", games=series.games, deals=series.deals, **facts))
    terminal.columns([say(f"cli-arena-{head}") for head in HEADS], [cells(standing) for standing in table])
    terminal.line(say("cli-arena-fair", share=f"{1 / series.seats:.1%}"))
    shares = [f"{share.value:.1%}" for share in seat_shares(results)]
    terminal.line(say("cli-arena-seats", shares=listed(current(), shares)))
    for standing in table:
        if standing.late:
            terminal.line(say("cli-late", bot=standing.bot, number=standing.late))
    if series.mirror:
        share, fair = table[0].share, 1 / series.seats
        key = "cli-mirror-fair" if share.covers(fair) else "cli-mirror-unfair"
        terminal.line(say(key, share=f"{fair:.1%}", low=f"{share.low:.1%}", high=f"{share.high:.1%}"))
