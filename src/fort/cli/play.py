"""`fort play`: a game at the terminal, line by line."""

from pathlib import Path
from typing import Annotated

import typer

import fort
import fort.bots
from fort.bots import Bot
from fort.cli.mistake import Mistake
from fort.cli.opening import open_table
from fort.cli.saving import resume as resumed
from fort.cli.session import Session
from fort.cli.speaking import Lang, current, say, speak
from fort.cli.terminal import Terminal
from fort.text.phrases import BOT_NICKNAMES, listed

PERSON, BOT = "person", " bot"  # in records: `regular bot`
USUAL = "regular"


def play(
    seats: Annotated[int | None, typer.Option(help="2 to 4 players; 2 unless said.")] = None,
    setup: Annotated[str | None, typer.Option(help="basic or advanced (with a draft).")] = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed deals the same cards.")] = None,
    human: Annotated[
        list[int] | None, typer.Option(help="A seat that is a person; repeat it. Seat 1 unless said.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="rookie, casual, regular, expert, master@1s, random; repeat it for each seat."),
    ] = None,
    box: Annotated[Path | None, typer.Option(help="A box of your own.")] = None,
    diagram: Annotated[Path | None, typer.Option("--from", help="A diagram to start from.")] = None,
    resume: Annotated[Path | None, typer.Option(help="A saved game to go on with.")] = None,
    lang: Lang = None,
) -> None:
    """Play Fort: you at seat 1 unless you say otherwise, bots at the others."""
    people = sorted({seat - 1 for seat in human or []})
    if resume is not None:
        options = {"seats": seats, "setup": setup, "seed": seed, "box": box, "from": diagram, "bot": bot}
        for name, value in options.items():
            if value is not None:
                raise Mistake(say("cli-brings-own", source="resume", option=name))
        table = resumed(resume)
        people = _checked(people or _people(table.record), table.record.seats)
    else:
        people = people or [0]
        table = open_table(seats, setup, seed, box, diagram, lambda number: _names(people, bot, number))
    names = [BOT_NICKNAMES.get(board, "") for board in table.record.boards]
    speak(current().calling({seat: names[seat] for seat in _bot_seats(table, people)}))
    terminal = Terminal()
    terminal.line(_welcome(table, resume, diagram))
    if table.commitment is not None:
        terminal.line(say("cli-sealed", commitment=table.commitment))
    raise typer.Exit(Session(table, people, _bots(table, people), terminal).run())


def _welcome(table: fort.Table, resume: Path | None, diagram: Path | None) -> str:
    record = table.record
    if resume is not None:
        return say("cli-welcome-back", seats=record.seats, file=str(resume), number=len(record.choices))
    if diagram is not None:
        return say("cli-welcome-from", seats=record.seats, file=str(diagram))
    return say("cli-welcome", seats=record.seats, setup=record.setup)


def _checked(people: list[int], seats: int) -> list[int]:
    for seat in people:
        if not 0 <= seat < seats:
            raise Mistake(say("cli-bad-human", number=str(seat + 1), seats=seats))
    return people


def _names(people: list[int], bots: list[str] | None, seats: int) -> tuple[str, ...]:
    """Who sits where; the last bot named plays the seats that are left."""
    _checked(people, seats)
    left = list(bots or [USUAL])
    names = []
    for seat in range(seats):
        names.append(PERSON if seat in people else left[0] + BOT)
        if seat not in people and len(left) > 1:
            del left[0]
    return tuple(names)


def _bots(table: fort.Table, people: list[int]) -> dict[int, Bot]:
    """The bots of the seats that nobody plays."""
    names = table.record.names or ()
    found = {}
    for seat in _bot_seats(table, people):
        name = names[seat].removesuffix(BOT) if names and names[seat].endswith(BOT) else USUAL
        try:
            found[seat] = fort.bots.bot(name, table.bot_seed(seat))
        except fort.bots.UnknownBot as error:
            raise Mistake(_no_bot(name, error)) from None
        except ValueError as error:
            raise Mistake(str(error)) from None
    return found


def _bot_seats(table: fort.Table, people: list[int]) -> list[int]:
    return [seat for seat in range(table.record.seats) if seat not in people]


def _no_bot(name: str, error: ValueError) -> str:
    """What is wrong with a budget or a module is told in English."""
    if set(name) & set("@:"):
        return str(error)
    return say("cli-no-bot", name=name, names=listed(current(), fort.bots.names(), "list-or"))


def _people(record: fort.Record) -> list[int]:
    """The seats of a saved game that no bot plays."""
    names = record.names or ()
    return [seat for seat, name in enumerate(names) if not name.endswith(BOT)] or [0]
