"""`fort box`: a box of your own."""

from pathlib import Path
from typing import Annotated

import typer

import fort
from fort.cli.mistake import Mistake
from fort.cli.opening import open_box
from fort.cli.terminal import Terminal
from fort.text.phrases import listed
from fort.text.terminal import say

app = typer.Typer(help="Copy and check the text files that say what is printed.", no_args_is_help=True)

Directory = Annotated[Path, typer.Argument(help="The directory of the box.")]


@app.command()
def copy(directory: Directory) -> None:
    """Write our box to a directory, to change it there."""
    try:
        paths = fort.box.copy(directory)
    except FileExistsError as error:
        raise Mistake(
            say("box exists", error=error.args[0] if error.strerror is None else directory)
        ) from None
    except OSError as error:
        raise Mistake(say("save failed", file=directory, error=error.strerror)) from None
    Terminal().line(say("box copied", files=listed([path.name for path in paths]), directory=directory))


@app.command()
def check(directory: Directory) -> None:
    """Read the box in a directory and say whether it can be played with."""
    found = open_box(directory)
    number = sum(kid.copies for kid in found.kids)
    Terminal().line(
        say(
            "box fine",
            directory=directory,
            kids=len(found.kids),
            cards=number,
            assumed=len(found.assumptions),
        )
    )


@app.command()
def assumptions() -> None:
    """List every value that is assumed."""
    found = fort.box.assumptions()
    Terminal().lines([say("box assumptions", number=len(found)), *map(str, found)])
