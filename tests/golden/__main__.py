"""Writes the golden corpus, or checks all of it."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.golden.corpus import FILE, GAMES, corpus, file_of, files, played, replay, written
from tests.golden.explain import explain, views_of

Found = TypeVar("Found")


def check(number: int) -> str:
    difference = replay(corpus()[number], True)
    return "" if difference is None else explain(difference)


def spread(task: Callable[[int], Found], what: str, numbers: list[int], workers: int) -> Iterator[Found]:
    """Does it for all numbers in several processes, with a bar; in order."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor(workers) as pool:
        bar = progress.add_task(what, total=len(numbers))
        for found in pool.map(task, numbers, chunksize=4):
            progress.advance(bar)
            yield found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--check", action="store_true", help="replay all games and compare every view")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--views", type=int, nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.views:
        number, first = asked.views
        json.dump(views_of(corpus()[number], first), sys.stdout)
        return 0
    if asked.check:
        troubles = list(filter(None, spread(check, "checking", sorted(corpus()), asked.workers)))
        print("\n".join(troubles) or f"{len(corpus())} golden games as before")
        return 1 if troubles else 0
    games = list(spread(played, "playing", list(range(GAMES)), asked.workers))
    for path in files():
        path.unlink()
    for first in range(0, GAMES, FILE):
        file_of(first).write_text(written(games[first : first + FILE]), "utf-8")
    print(f"{len(games)} games, {sum(path.stat().st_size for path in files()) / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
