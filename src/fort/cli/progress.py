"""A progress bar on standard error, so that standard output holds results alone."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def shown(items: Iterable[T], title: str, total: int, done: int = 0) -> Iterator[T]:
    """The items, with a bar that counts them."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(title, total=total, completed=done)
        for item in items:
            yield item
            progress.advance(bar)
