"""`fort box`: a box of your own."""

from pathlib import Path
from typing import Annotated

import typer

import fort
from fort.cli.mistake import Mistake
from fort.cli.opening import open_box
from fort.cli.speaking import Lang, current, say
from fort.cli.terminal import Terminal
from fort.text.phrases import listed

app = typer.Typer(help="Copy and check the text files that say what is printed.", no_args_is_help=True)

Directory = Annotated[Path, typer.Argument(help="The directory of the box.")]


@app.command()
def copy(directory: Directory, lang: Lang = None) -> None:
    """Write our box to a directory, to change it there."""
    try:
        paths = fort.box.copy(directory)
    except FileExistsError as error:
        file = error.filename or str(error).removesuffix(" exists")
        raise Mistake(say("cli-box-exists", file=file)) from None
    except OSError as error:
        raise Mistake(say("cli-save-failed", file=str(directory), error=error.strerror)) from None
    files = listed(current(), [path.name for path in paths])
    Terminal().line(say("cli-box-copied", files=files, directory=str(directory)))


@app.command()
def check(directory: Directory, lang: Lang = None) -> None:
    """Read the box in a directory and say whether it can be played with."""
    found = open_box(directory)
    number = sum(kid.copies for kid in found.kids)
    Terminal().line(
        say(
            "cli-box-fine",
            directory=str(directory),
            kids=len(found.kids),
            cards=number,
            assumed=len(found.assumptions),
        )
    )


@app.command()
def assumptions(lang: Lang = None) -> None:
    """List every value that is assumed."""
    found = fort.box.assumptions()
    Terminal().lines([say("cli-box-assumptions", number=len(found)), *map(str, found)])
