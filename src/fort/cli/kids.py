"""`fort kids`: the cards."""

import difflib
from pathlib import Path
from typing import Annotated

import typer

import fort
from fort.cli.mistake import Mistake
from fort.cli.opening import open_box
from fort.cli.speaking import Lang, current, say
from fort.cli.terminal import Terminal
from fort.text.cards import kid_lines, kid_of
from fort.text.phrases import kid_name, named, suits_text

HEADS = ("kid", "suits", "copies", "public", "private")


def kids(
    name: Annotated[list[str] | None, typer.Argument(help="One kid, in words.")] = None,
    box: Annotated[Path | None, typer.Option(help="A box of your own.")] = None,
    lang: Lang = None,
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
            board = say("cli-kids-board", board=named(current(), "board", kid.board))
            copies = f"{board}{' (?)' if _assumed(cards, kid, 'board') else ''}"
        boxes = (kid.public, kid.private) if kid.public or kid.private else ("", "")
        shown = [action or ("-" if any(boxes) else "") for action in boxes]
        rows.append([kid_name(current(), kid.name), suits_text(current(), kid.suits), copies, *shown])
    terminal.columns([say(f"cli-kids-{head}") for head in HEADS], rows)
    if cards.assumptions:
        terminal.line(say("cli-copies-assumed"))


def _one(cards: fort.Box, name: str) -> None:
    """A kid by its name in the box or in the language."""
    known: dict[str, str] = {}
    for kid in (*cards.kids, *cards.best_friends):
        known |= {kid_name(current(), kid.name).casefold(): kid.name, kid.name.casefold(): kid.name}
    typed = " ".join(name.split()).casefold()
    found = kid_of(cards, known.get(typed, name))
    if found is None:
        close = difflib.get_close_matches(typed, known, n=1, cutoff=0.4)
        if not close:
            raise Mistake(say("cli-no-kid", name=name))
        raise Mistake(say("cli-no-kid-but", name=name, other=kid_name(current(), known[close[0]])))
    assumed = _assumed(cards, found, "board" if found.board else "copies")
    Terminal().lines(kid_lines(current(), found, assumed))


def _assumed(cards: fort.Box, kid: fort.box.Kid, what: str) -> bool:
    return any(each.what == f"{what} of {kid.name}" for each in cards.assumptions)
