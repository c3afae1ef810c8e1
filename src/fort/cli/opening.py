"""What a command starts from: new, out of a diagram, or as it was saved; errors name the file."""

from collections.abc import Callable
from pathlib import Path

import fort
from fort.cli.mistake import Mistake
from fort.cli.speaking import say
from fort.rules.limits import MOST_SEATS

SEATS = 2  # the fewest, and what is played unless said
SETUP = "basic"


def open_box(directory: Path | None) -> fort.Box:
    """The box in a directory, actions included; without a directory our own."""
    try:
        box = fort.box.read(directory)
        fort.components(box)
    except fort.BoxError as error:
        if directory is None or error.file == str(directory):
            raise Mistake(str(error)) from None
        raise Mistake(f"{directory / error.file}{str(error).removeprefix(error.file)}") from None
    except OSError as error:
        raise Mistake(say("cli-no-file", file=str(directory), error=error.strerror)) from None
    return box


def open_game(
    seats: int | None, setup: str | None, seed: str | None, box: Path | None, diagram: Path | None
) -> fort.Game:
    """The game that the options describe."""
    cards = open_box(box)
    if diagram is not None:
        for name, value in (("seats", seats), ("setup", setup), ("seed", seed)):
            if value is not None:
                raise Mistake(say("cli-brings-own", source="from", option=name))
        return _drawn(_text(diagram), diagram, cards)
    if seats is not None and not SEATS <= seats <= MOST_SEATS:
        raise Mistake(say("cli-bad-seats", number=seats))
    try:
        return fort.new_game(
            SEATS if seats is None else seats, SETUP if setup is None else setup, seed or "", box=cards
        )
    except ValueError as error:
        raise Mistake(str(error)) from None


def open_table(
    seats: int | None,
    setup: str | None,
    seed: str | None,
    box: Path | None,
    diagram: Path | None,
    people: Callable[[int], tuple[str, ...]],
) -> fort.Table:
    """The same at a table; `people` names the seats."""
    game = open_game(seats, setup, seed, box, diagram)  # says what is wrong with the options
    names = people(len(game.seats))
    cards = game.components.box
    if diagram is not None:
        return fort.Table.from_diagram(_text(diagram), names, cards)
    return fort.Table.new(len(game.seats), game.setup, seed, names, cards)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Mistake(say("cli-no-file", file=str(path), error=error.strerror)) from None
    except UnicodeDecodeError:
        raise Mistake(say("cli-no-text", file=str(path))) from None


def _drawn(text: str, path: Path, box: fort.Box) -> fort.Game:
    try:
        return fort.from_diagram(text, box=box)
    except fort.DiagramError as error:
        raise in_file(path, error, error.line) from None


def in_file(path: Path, error: object, line: int | None) -> Mistake:
    """What is wrong with a file, and where; the files are English, so is the error."""
    return Mistake(say("cli-in-file" if line else "cli-whole-file", file=str(path), error=str(error)))
