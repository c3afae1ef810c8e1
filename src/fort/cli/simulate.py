"""`fort simulate`: games between bots, every decision noted, as data for learning machines."""

import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fort.bots import UnknownBot
from fort.bots.arena.cluster import WorkersError, sources
from fort.bots.arena.workers import done
from fort.cli.extra import extra
from fort.cli.mistake import Mistake
from fort.cli.options import STOPPED, OwnBox, Ray, Seats, Seed, Workers, named_box, players
from fort.cli.progress import shown
from fort.cli.speaking import Lang, say
from fort.cli.terminal import Terminal

if TYPE_CHECKING:
    from fort.gym.data import Parts


def simulate(
    out: Annotated[Path, typer.Option(help="The Parquet file to write.")],
    bots: Annotated[list[str], typer.Option("--bot", help="One for all seats, or several.")],
    games: Annotated[int, typer.Option(help="How many.")] = 1000,
    seats: Seats = 2,
    setup: Annotated[str, typer.Option(help="basic or advanced.")] = "basic",
    seed: Seed = "simulate",
    workers: Workers = None,
    ray: Ray = None,
    box: OwnBox = None,
    lang: Lang = None,
) -> None:
    """Let bots play and write every decision to a Parquet file; stopped, it goes on where it was."""
    processes = players(workers, ray)
    own = named_box(box)
    with extra("gym"):
        from fort.gym.data import DataError, Parts
        from fort.gym.simulation import Simulation
    try:
        with redirect_stdout(sys.stderr):  # for what bots print
            simulation = Simulation(tuple(bots), games, seats, setup, seed, own)
            parts = Parts(out, simulation)
            _play(parts, processes, ray)
            rows = parts.join()
    except (DataError, UnknownBot, ValueError, WorkersError) as error:
        raise Mistake(str(error)) from None
    except OSError as error:
        raise Mistake(say("cli-save-failed", file=str(error.filename or out), error=error.strerror)) from None
    size = f"{out.stat().st_size / 1e6:.1f}"
    Terminal().line(say("cli-simulated", games=games, decisions=rows, megabytes=size, file=str(out)))


def _play(parts: "Parts", workers: int, ray: str | None) -> None:
    """Plays the chunks that are missing, with a bar that counts games."""
    simulation = parts.simulation
    try:
        for _ in shown(_games(parts, workers, ray), "simulate", simulation.games, parts.games_done()):
            pass
    except KeyboardInterrupt:
        facts = {"done": parts.games_done(), "games": simulation.games, "file": str(parts.place)}
        typer.echo(say("cli-arena-stopped", **facts), err=True)
        raise typer.Exit(STOPPED) from None


def _games(parts: "Parts", workers: int, ray: str | None) -> Iterator[int]:
    """Gives the games one by one, as their chunks are done and kept."""
    from fort.gym.simulation import play_chunk

    work = partial(play_chunk, parts.simulation)
    files = sources(parts.simulation.bots)
    for chunk, data in done(work, parts.missing(), workers, ray, files):
        parts.add(chunk, data)
        yield from parts.simulation.games_of(chunk)
