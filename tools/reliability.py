"""Kills, outages, faults, crowds, leaks and nonsense: what the server promises, tried at length.

    python -m tools.reliability                 goes on where it was interrupted
    python -m tools.reliability --fresh         from the beginning
    python -m tools.reliability --only outages  one part

Writes docs/reliability.md. Attacks are measured by tools.attacks, whose findings are taken in.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import Progress
from tests.server.crowd import crowd
from tests.server.faults import MODES, Faults
from tests.server.inside import inside
from tests.server.lives import live
from tests.server.outages import KINDS, Stage
from tests.server.postgres import Postgres
from tests.server.serving import Serving
from tests.server.stubborn import play_through_kills
from tests.server.test_fuzz import nonsense
from tests.server.test_secrecy import compare
from tools.reliability_page import REPORT, page

AT_ONCE = 10  # games on one server that is killed
MESSAGES = 1000  # of nonsense by each of three people at a table
TABLES = 50  # under outages
STAGES = 2  # with outages at the same time, each with its own cluster
SOON = 5.0  # seconds in which all tables shall go on when the database is back
ON_STAGE = 10  # outages before the tables are checked and opened anew
CALLS = 40  # that fail, one in each life of a table, before new servers are started
LIFE = 240  # calls that a life takes at most
PROGRESS = Path("build/reliability.json")

Way = tuple[str, str]  # a database, and how a call fails
WAYS: list[Way] = [(kind, mode) for kind in ("sqlite", "postgresql") for mode in MODES]
Done = dict[str, float]
Json = dict[str, Any]


def plan() -> list[tuple[str, float]]:
    """200 outages: 180 of 1 to 10 s, 15 of up to 60 s, 5 of up to 3 min, of every kind, mixed."""
    random = Random("outages")
    lengths = [random.uniform(1, 10) for _ in range(180)]
    lengths += [random.uniform(10, 60) for _ in range(15)]
    lengths += [random.uniform(60, 180) for _ in range(5)]
    random.shuffle(lengths)
    return [(random.choice(KINDS), length) for length in lengths]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", choices=[name for name, *_ in PARTS], action="append")
    parser.add_argument("--fresh", action="store_true")
    wanted = parser.parse_args()
    done: Done = {}
    if PROGRESS.exists() and not wanted.fresh:
        done = json.loads(PROGRESS.read_text("utf-8"))
    PROGRESS.parent.mkdir(exist_ok=True)
    with Progress() as progress:
        for name, counter, goal, step in PARTS:
            if wanted.only is None or name in wanted.only:
                run(progress, name, counter, goal, done, step)
    REPORT.write_text(page(done, datetime.now(UTC).date().isoformat()), "utf-8")


def run(progress: Progress, name: str, counter: str, goal: int, done: Done, step: "Step") -> None:
    bar = progress.add_task(name, total=goal, completed=done.get(counter, 0))
    while done.get(counter, 0) < goal:
        step(done)
        PROGRESS.write_text(json.dumps(done), "utf-8")
        REPORT.write_text(page(done, datetime.now(UTC).date().isoformat()), "utf-8")
        progress.update(bar, completed=done[counter])


def add(done: Done, **numbers: float) -> None:
    for key, number in numbers.items():
        done[key] = done.get(key, 0) + number


@contextmanager
def home_of(name: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix=f"fort-{name}-") as folder:
        yield Path(folder)


# The parts. Each step adds to what is done, or fails.


def some_outages(done: Done) -> None:
    """Several stages side by side; each checks its tables at the end."""
    at = int(done.get("outages", 0))
    parts = [plan()[begin : begin + ON_STAGE] for begin in range(at, at + STAGES * ON_STAGE, ON_STAGE)]

    async def play() -> list[Json]:
        with home_of("out") as one, home_of("out") as other:
            stages = [Stage(home, TABLES, f"{at} {home}") for home in (one, other)]
            return await asyncio.gather(
                *[stage.run(part) for stage, part in zip(stages, parts, strict=True) if part]
            )

    for found in asyncio.run(play()):
        add(done, outages=found["outages"], outage_choices=found["choices"], outage_falls=found["falls"])
        done["outage_slowest"] = max(done.get("outage_slowest", 0), *found["returns"])
        add(done, outages_late=sum(seconds > SOON for seconds in found["returns"]))
    lengths = [length for _, length in plan()[: int(done["outages"])]]
    done["outage_seconds"] = sum(lengths)
    done["outages_short"] = sum(length <= 10 for length in lengths)
    done["outages_long"] = sum(length > 60 for length in lengths)
    done["outages_middle"] = len(lengths) - done["outages_short"] - done["outages_long"]


def some_faults(done: Done) -> None:
    """The next calls of a table's life fail, in every way and on both databases side by side."""
    first = int(done.get("faults", 0)) // len(WAYS)
    with home_of("faults") as home, ProcessPoolExecutor(len(WAYS), get_context("spawn")) as pool:
        postgres = Postgres(home)
        try:
            lives = [pool.submit(fail_in_turn, way, *place(way, home, postgres), first) for way in WAYS]
            struck = {f"{kind}_{mode}": life.result() for (kind, mode), life in zip(WAYS, lives, strict=True)}
        finally:
            postgres.stop()
    add(done, faults=CALLS * len(WAYS), **struck)


def place(way: Way, home: Path, postgres: Postgres) -> tuple[str, Path]:
    """A new database, and a folder for what else there is."""
    folder = home / "_".join(way)
    folder.mkdir()
    return f"sqlite:///{folder / 'fort.db'}" if way[0] == "sqlite" else postgres.new(), folder


def fail_in_turn(way: Way, database: str, folder: Path, first: int) -> int:
    """So many lives, in each of which another call fails; how many of these calls there were."""

    async def play() -> int:
        async with inside(folder, database=database) as server:
            faults, struck = Faults(server.rooms.database), 0
            for number in range(first, first + CALLS):
                faults.choose(number, way[1])
                await live(server, faults, number)
                struck += faults.struck is not None
            return struck

    return asyncio.run(play())


@contextmanager
def database_of(kind: str, home: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{home / 'fort.db'}"
        return
    postgres = Postgres(home)
    try:
        yield postgres.new()
    finally:
        postgres.stop()


def one_crowd(done: Done) -> None:
    with home_of("crowd") as home:
        found = crowd(home, tables=100, commands=10_000)
    assert found["deadlocks"] == 0
    done["crowd_commands"], done["crowd_p99"] = found["commands"], found["p99"]
    done["crowd_again"] = found["again"]


def one_pair(done: Done) -> None:
    with home_of("pair") as home:
        compared = asyncio.run(compare(int(done.get("pairs", 0)), home))
    add(done, pairs=1, compared=compared)


def some_nonsense(done: Done) -> None:
    with home_of("nonsense") as home:
        serving = Serving(f"sqlite:///{home / 'fort.db'}", home / "log")
        try:
            asyncio.run(nonsense(serving.url, f"nonsense {done.get('messages', 0)}", MESSAGES))
            no_failure(home / "log")
        finally:
            serving.stop()
    add(done, messages=3 * MESSAGES)


def some_games(done: Done) -> None:
    """A batch on the database whose turn it is."""
    number = int(done.get("games", 0))
    kind = ("sqlite", "postgresql")[number // AT_ONCE % 2]
    with home_of("kills") as home, database_of(kind, home) as database:
        serving = Serving(database, home / "server")
        try:
            found = asyncio.run(play_through_kills(serving, AT_ONCE, Random(f"batch {number}")))
            no_failure(serving.log)
        finally:
            serving.stop()
    add(done, games=found["games"], **{f"{kind}_{key}": value for key, value in found.items()})


def no_failure(log: Path) -> None:
    text = log.read_text("utf-8")
    assert "Traceback" not in text, text


Step = Callable[[Done], None]
PARTS: list[tuple[str, str, int, Step]] = [
    ("outages", "outages", len(plan()), some_outages),
    ("faults", "faults", LIFE * len(WAYS), some_faults),
    ("crowd", "crowd_commands", 10_000, one_crowd),
    ("leaks", "pairs", 220, one_pair),
    ("nonsense", "messages", 99_000, some_nonsense),
    ("kills", "games", 200, some_games),
]

if __name__ == "__main__":
    main()
