"""The game a command starts from: new, or out of a diagram; errors name the file."""

from pathlib import Path

import fort
from fort.cli.mistake import Mistake
from fort.text.terminal import say

SEATS = 2
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
        raise Mistake(say("no file", file=directory, error=error.strerror)) from None
    return box


def open_game(
    seats: int | None, setup: str | None, seed: str | None, box: Path | None, diagram: Path | None
) -> fort.Game:
    """The game that the options describe."""
    cards = open_box(box)
    if diagram is not None:
        for name, value in (("seats", seats), ("setup", setup), ("seed", seed)):
            if value is not None:
                raise Mistake(say("from alone", option=name))
        return _from_file(diagram, cards)
    try:
        return fort.new_game(
            SEATS if seats is None else seats,
            SETUP if setup is None else setup,
            seed or "",
            box=cards,
        )
    except ValueError as error:
        raise Mistake(str(error)) from None


def _from_file(path: Path, box: fort.Box) -> fort.Game:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Mistake(say("no file", file=path, error=error.strerror)) from None
    except UnicodeDecodeError:
        raise Mistake(say("whole file", file=path, error="expected UTF-8 text")) from None
    try:
        return fort.from_diagram(text, box=box)
    except fort.DiagramError as error:
        raise Mistake(say("in file" if error.line else "whole file", file=path, error=error)) from None
