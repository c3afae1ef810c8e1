"""`fort kids`: the cards."""

import difflib
from pathlib import Path
from typing import Annotated

import typer

import fort
from fort.cli.mistake import Mistake
from fort.cli.opening import open_box
from fort.cli.terminal import Terminal
from fort.text.cards import kid_lines, kid_of
from fort.text.terminal import KIDS_HEADS, say


def kids(
    name: Annotated[list[str] | None, typer.Argument(help="One kid, in words.")] = None,
    box: Annotated[Path | None, typer.Option(help="A box of your own.")] = None,
) -> None:
    """All kids, or one of them in words."""
    cards = open_box(box)
    if name:
        _one(cards, " ".join(name))
        return
    terminal = Terminal()
    rows = []
    for kid in (*cards.kids, *cards.best_friends):
        copies = f"{kid.copies}{' (?)' if _assumed(cards, kid, 'copies') else ''}"
        if kid.board:
            copies = f"{kid.board} board{' (?)' if _assumed(cards, kid, 'board') else ''}"
        boxes = (kid.public, kid.private) if kid.public or kid.private else ("", "")
        shown = [action or ("-" if any(boxes) else "") for action in boxes]
        rows.append([kid.name, " ".join(kid.suits), copies, *shown])
    terminal.columns(KIDS_HEADS, rows)
    if cards.assumptions:
        terminal.line(say("copies assumed"))


def _one(cards: fort.Box, name: str) -> None:
    kid = kid_of(cards, name)
    if kid is None:
        known = {each.name.casefold(): each.name for each in (*cards.kids, *cards.best_friends)}
        close = difflib.get_close_matches(name.casefold(), known, n=1, cutoff=0.4)
        suggestion = say("did you mean", name=known[close[0]]) if close else "."
        raise Mistake(say("no kid", name=name, suggestion=suggestion))
    Terminal().lines(kid_lines(kid, _assumed(cards, kid, "board" if kid.board else "copies")))


def _assumed(cards: fort.Box, kid: fort.box.Kid, what: str) -> bool:
    return any(each.what == f"{what} of {kid.name}" for each in cards.assumptions)
