"""The terminal: plain lines in a pipe, wrapped and styled lines at a tty."""

import os
import sys
import textwrap
from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

PROMPT = "> "


class Terminal:
    """Everything that is written and read. In a pipe: no colours, no wrapping, input echoed."""

    def __init__(self) -> None:
        self.tty = sys.stdout.isatty()
        self.interactive = self.tty and sys.stdin.isatty()
        coloured = self.tty and not os.environ.get("NO_COLOR")
        self.console = Console(
            color_system="auto" if coloured else None, highlight=False, markup=False, emoji=False
        )
        if self.interactive:
            import readline  # noqa: F401  (line editing for input)

    def line(self, text: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """A line; at a tty it wraps at words, further lines `hang` columns further in."""
        spaced = text.replace("\u00a0", " ").replace("\u202f", " ")
        clean = "".join(sign if sign.isprintable() else "?" for sign in spaced)
        lead = " " * indent
        if not self.tty:
            self.console.print(Text(lead + clean), soft_wrap=True)
            return
        width = max(40, self.console.width)
        wrapped = textwrap.wrap(
            clean, width - 1, initial_indent=lead, subsequent_indent=lead + " " * hang, break_on_hyphens=False
        )
        for part in wrapped or [""]:
            self.console.print(Text(part, style=style), soft_wrap=True)

    def lines(self, texts: Iterable[str], style: str = "", indent: int = 0, hang: int = 2) -> None:
        for text in texts:
            self.line(text, style, indent, hang)

    def columns(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table; in a pipe columns of plain text."""
        if self.tty:
            table = Table(*heads, box=box.SIMPLE_HEAD, header_style="bold")
            for row in rows:
                table.add_row(*row)
            self.console.print(table)
            return
        widths = [max(len(row[at]) for row in (heads, *rows)) for at in range(len(heads))]
        for row in (heads, *rows):
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
            self.line("  ".join(cells).rstrip())

    def ask(self) -> str | None:
        """A typed line; None at the end of input."""
        if self.interactive:
            try:
                return input(PROMPT)
            except EOFError:
                self.line()
                return None
        typed = sys.stdin.readline()
        self.line(PROMPT + typed.rstrip("\n"))
        return typed.rstrip("\n") if typed else None

    def hand_over(self, text: str, hide: bool) -> bool:
        """Hides what the last person saw, if there was one, until the next one presses Enter.

        False at the end of input.
        """
        if self.interactive and hide:
            self.console.clear()
        self.line(text, style="bold")
        return not self.interactive or self.ask() is not None
