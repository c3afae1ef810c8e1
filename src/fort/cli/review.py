"""`fort review`: finished games looked at again, as one seat played them."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

import fort
from fort.bots.arena.plots import PlotError
from fort.cli.mistake import Mistake
from fort.cli.progress import shown
from fort.cli.replay import open_record, unreadable
from fort.cli.review_curve import check_picture, draw_curves
from fort.cli.review_telling import tell
from fort.cli.speaking import Lang, current, say
from fort.cli.terminal import Terminal
from fort.review import BUDGET, JUDGES, Review, ReviewError, reviewing
from fort.text.phrases import listed

STOPPED = 130
STEPS = 100  # of the bar


def review(
    files: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Records of finished games.")],
    seat: Annotated[int, typer.Option(help="Whose choices are told, from 1.")] = 1,
    judge: Annotated[str, typer.Option(help="master, expert or regular.")] = "master",
    budget: Annotated[
        int, typer.Option(help="Worlds for a choice in doubt: more is surer and slower.")
    ] = BUDGET,
    seed: Annotated[str, typer.Option(help="Any text: the judge's dice.")] = "",
    as_json: Annotated[
        str | None, typer.Option("--json", help="Write JSON to a file; - alone: print it.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the chances to win to a PNG file.")] = None,
    lang: Lang = None,
) -> None:
    """Judge every choice of a finished game by what its player knew, and tell luck from skill."""
    if judge not in JUDGES:
        raise Mistake(say("cli-no-judge", name=judge, names=listed(current(), list(JUDGES), "list-or")))
    if budget < 1:
        raise Mistake(say("cli-bad-budget", budget=budget))
    records = [_finished(file, seat) for file in files]
    try:
        if plot is not None:
            check_picture(plot)
        found = [
            _reviewed(file, record, seat - 1, judge, seed, budget)
            for file, record in zip(files, records, strict=True)
        ]
        written = _written(files, found, as_json, plot)
    except PlotError as error:
        raise Mistake(str(error)) from None
    except OSError as error:
        raise Mistake(say("cli-save-failed", file=str(error.filename), error=error.strerror)) from None
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None
    if as_json != "-":
        _tell(files, records, found, written)


def _finished(file: Path, seat: int) -> fort.Record:
    """The record in a file, if the seat is there; that it is whole is said before any work is done."""
    record, damage = open_record(file)
    if damage is not None:
        raise unreadable(file, damage)
    if not 1 <= seat <= record.seats:
        raise _about(file, say("cli-no-seat", number=str(seat), seats=record.seats))
    if record.seed is None and record.diagram is None:
        raise Mistake(say("cli-review-sealed", file=str(file)))
    try:
        over = record.replay().over
    except fort.RecordError as error:
        raise unreadable(file, error) from None
    if not over:
        raise Mistake(say("cli-review-unfinished", file=str(file), number=len(record.choices)))
    return record


def _about(file: Path, error: str) -> Mistake:
    return Mistake(say("cli-whole-file", file=str(file), error=error))


def _reviewed(file: Path, record: fort.Record, seat: int, judge: str, seed: str, budget: int) -> Review:
    last: list[Review] = []

    def steps() -> Iterator[None]:
        done = 0
        for progress in reviewing(record, seat, judge, seed, budget):
            last[:] = [progress.review]
            for _ in range(done, round(STEPS * progress.done)):
                yield None
            done = max(done, round(STEPS * progress.done))

    try:
        for _ in shown(steps(), file.name, STEPS):
            pass
    except ReviewError as error:
        raise _about(file, str(error)) from None
    return last[0]


def _written(files: list[Path], found: list[Review], as_json: str | None, plot: Path | None) -> list[str]:
    """Writes what was asked for: of one record its review, of several a list of them."""
    written = []
    if as_json is not None:
        data = [each.to_json() for each in found]
        text = json.dumps(data[0] if len(data) == 1 else data, indent=2, ensure_ascii=False) + "\n"
        if as_json == "-":
            sys.stdout.write(text)
        else:
            Path(as_json).write_text(text, "utf-8")
            written.append(as_json)
    if plot is not None:
        draw_curves([(file.name, each) for file, each in zip(files, found, strict=True)], plot)
        written.append(str(plot))
    return written


def _tell(files: list[Path], records: list[fort.Record], found: list[Review], written: list[str]) -> None:
    terminal = Terminal()
    for at, (file, record, each) in enumerate(zip(files, records, found, strict=True)):
        if at:
            terminal.line()
        tell(terminal, str(file), record, each)
    if written:
        terminal.line(say("cli-written", files=listed(current(), written)))
