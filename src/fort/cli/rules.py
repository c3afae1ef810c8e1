"""`fort rules`: the rules to look up."""

from typing import Annotated

import typer

from fort.cli.lookup import find, look_up, parts
from fort.cli.mistake import Mistake
from fort.cli.speaking import Lang, say
from fort.cli.terminal import Terminal


def rules(
    what: Annotated[list[str] | None, typer.Argument(help="A number (R7.4, A-5.7) or a word.")] = None,
    lang: Lang = None,
) -> None:
    """Look up a clause, a ruling, or all clauses with a word."""
    terminal = Terminal()
    text = " ".join(what or [])
    if not text:
        terminal.lines([*parts(), say("cli-rules-pages", number=len(parts()))])
        return
    if not find(text):
        raise Mistake(look_up(text)[0])
    terminal.lines(look_up(text))
