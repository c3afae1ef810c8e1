"""`fort train`: makes the net of `master` from nothing, in the time that it says beforehand."""

import os
import shlex
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from fort.bots.arena.cluster import WorkersError
from fort.cli.extra import extra
from fort.cli.mistake import Mistake
from fort.cli.speaking import Lang, current, say
from fort.text.phrases import listed

STOPPED = 130


def train(
    to: Annotated[Path, typer.Option(help="A directory for games and nets; goes on with what is there.")],
    games: Annotated[int | None, typer.Option(help="How many games in all; more make a longer run.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores unless said.")] = None,
    ship: Annotated[Path | None, typer.Option(help="Write the finished net to this file.")] = None,
    lang: Lang = None,
) -> None:
    """Train the net of master from nothing, by self-play."""
    if workers is not None and workers < 1:
        raise Mistake(say("cli-bad-workers", workers=workers))
    with extra("train"):
        import_module("matplotlib")
        from fort.train.loop import Training
        from fort.train.pace import minutes_left
        from fort.train.plan import BadPlan, Place, Plan
    processes = workers or os.cpu_count() or 1
    try:
        plan = Plan() if games is None else replace(Plan(), games=games)
        training = Training(plan, Place(to), processes, _tell)
        minutes = round(minutes_left(plan, training.place, processes))
        facts = {"games": plan.games, "rounds": plan.rounds, "done": len(training.rows)}
        typer.echo(say("cli-train-plan", workers=processes, minutes=minutes, **facts), err=True)
        training.run()
        file = ship or to / "net.json"
        training.ship(file, shlex.join(["fort", *sys.argv[1:]]))
    except (BadPlan, WorkersError) as error:
        raise Mistake(str(error)) from None
    except KeyboardInterrupt:
        typer.echo(say("cli-train-stopped"), err=True)
        raise typer.Exit(STOPPED) from None
    typer.echo(say("cli-written", files=listed(current(), [str(file), str(to / "net_card.md")])))


def _tell(row: dict[str, Any]) -> None:
    better = 1 - row["surprise 2"] / row["linear 2"] if "surprise 2" in row else 0.0
    share = f"{row['share']:.0%} ({row['low']:.0%} - {row['high']:.0%})" if "share" in row else "-"
    facts = {"round": row["round"], "games": row["games"]}
    typer.echo(say("cli-train-round", percent=round(100 * better, 1), share=share, **facts), err=True)
