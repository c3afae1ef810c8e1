"""`fort replay`: a record, told step by step."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

import fort
from fort.cli.mistake import Mistake
from fort.cli.opening import in_file
from fort.cli.speaking import Lang, current, say
from fort.cli.terminal import Terminal
from fort.text.events import event_text


def replay(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.")],
    to: Annotated[int | None, typer.Option(help="Stop after so many choices.")] = None,
    seat: Annotated[int | None, typer.Option(help="As seen by this seat, from 1.")] = None,
    lang: Lang = None,
) -> None:
    """What happened in a recorded game, as everybody or one seat saw it."""
    record, damage = open_record(file)
    if seat is not None and not 1 <= seat <= record.seats:
        raise Mistake(say("cli-no-seat", number=str(seat), seats=record.seats))
    if to is not None and not 0 <= to <= len(record.choices):
        raise Mistake(say("cli-bad-to", number=len(record.choices), file=str(file), to=str(to)))
    reader = None if seat is None else seat - 1
    terminal = Terminal()
    try:
        game = record.begin(record.seed)
        terminal.lines(told(game.log.events if game.log else (), reader))
        for number in range(len(record.choices) if to is None else to):
            sentences = told(record.step(game, number), reader)
            terminal.lines([f"{number + 1}. {sentences[0]}", *sentences[1:]] if sentences else [])
    except fort.RecordError as error:
        raise unreadable(file, error) from None
    if damage is not None and to is None:
        raise unreadable(file, damage)


def told(events: Iterable[fort.Event], reader: int | None) -> list[str]:
    """Sentences for all that the reader may see."""
    seen = [event.seen_by(reader) for event in events]
    texts = [event_text(current(), event, reader) for event in seen if event is not None]
    return [text for text in texts if text]


def open_record(file: Path) -> tuple[fort.Record, fort.RecordError | None]:
    """The record in a file; or what can be used of it, and what is wrong then."""
    try:
        text = file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise Mistake(say("cli-no-file", file=str(file), error=error.strerror)) from None
    except UnicodeDecodeError:
        raise Mistake(say("cli-no-text", file=str(file))) from None
    try:
        return fort.read_record(text), None
    except fort.RecordError as error:
        if error.prefix is None:
            raise unreadable(file, error) from None
        return error.prefix, error


def unreadable(file: Path, error: fort.RecordError) -> Mistake:
    return in_file(file, error, error.line)
