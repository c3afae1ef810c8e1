"""What a review promises, measured: errors order the bots, luck is fair, labels hold, nothing leaks.

    python -m tools.review_figures                   all of it: an hour or two on two cores
    python -m tools.review_figures --scale 0.02      a trial; its page stays in build/review
    python -m tools.review_figures --only luck-2     one part

Stopped at any time, it goes on where it was: rows are kept in build/review. At the end it writes
docs/review_figures.md with a picture.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from tools.review_games import STRONG, Row, alarms, errors, labels, luck, slips, twins
from tools.review_page import draw, page

from fort.bots.arena.journal import Journal, fingerprint
from fort.bots.arena.workers import done
from fort.cli.progress import shown

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / "build" / "review"
BOTS: Final = ("random", "rookie", "regular", "expert@100sims", STRONG)
JUDGES: Final = (("regular", "regular"), ("expert@100sims", "expert"))  # players as they judge themselves


@dataclass(frozen=True)
class Part:
    """A part of the figures: what is done with each game, and how many games there are."""

    name: str
    games: int
    work: Callable[[int], Row]


PARTS: Final = [
    *[Part(f"errors-{name}", 200, partial(errors, name, "master")) for name in BOTS],
    *[Part(f"errors-{name}-by-{judge}", 200, partial(errors, name, judge)) for name, judge in JUDGES],
    *[Part(f"luck-{seats}", 10_000, partial(luck, seats)) for seats in (2, 3, 4)],
    Part("labels", 60, labels),
    Part("slips", 120, slips),
    Part("alarms", 60, alarms),
    Part("twins", 60, twins),
]


def measured(part: Part, games: int, workers: int) -> list[Row]:
    """The rows of a part; those that are missing are made now."""
    head = {"arena": 1, "part": part.name, "code": fingerprint()}
    PLACE.mkdir(parents=True, exist_ok=True)
    with Journal(PLACE / f"{part.name}.jsonl", head) as journal:
        missing = [number for number in range(games) if number not in journal.rows]
        for row in shown(done(part.work, missing, workers), part.name, games, games - len(missing)):
            journal.add(row)
        return [dict(journal.rows[number]) for number in sorted(journal.rows) if number < games]


def kept(games: Sequence[tuple[Part, int]]) -> dict[str, list[Row]]:
    """What there is of each part, whole or not."""
    return {part.name: measured(part, min(number, there(part)), 1) for part, number in games if there(part)}


def there(part: Part) -> int:
    file = PLACE / f"{part.name}.jsonl"
    return len(file.read_bytes().splitlines()) - 1 if file.exists() else 0


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--scale", type=float, default=1.0, help="a part of the games, for a trial")
    reader.add_argument("--only", action="append", choices=[part.name for part in PARTS])
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    said = reader.parse_args()
    games = [(part, max(4, round(part.games * said.scale))) for part in PARTS]
    for part, number in games:
        if said.only is None or part.name in said.only:
            measured(part, number, said.workers)
    place = ROOT / "docs" if said.scale >= 1.0 else PLACE
    rows = kept(games)
    (place / "review_figures.md").write_text(page(rows), "utf-8")
    draw(rows, place / "review_figures.png")
    print(f"written: {place / 'review_figures.md'}")


if __name__ == "__main__":
    main()
