"""Kills, leaks and nonsense: what the server promises, tried at length over real sockets.

    python -m tools.reliability           goes on where it was interrupted
    python -m tools.reliability --fresh   from the beginning

Writes docs/reliability.md.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from rich.progress import Progress
from tests.server.postgres import Postgres
from tests.server.serving import Serving
from tests.server.stubborn import play_through_kills
from tests.server.test_fuzz import nonsense
from tests.server.test_secrecy import compare

AT_ONCE = 10  # games on one server
MESSAGES = 1000  # of nonsense by each of three people at a table
PROGRESS = Path("build/reliability.json")
REPORT = Path("docs/reliability.md")

TEXT = """# Reliability

What is acknowledged is on disk, and what is on disk is the game: a table is its header and the log of
what happened at it. Nothing else is kept, so there is nothing else that a crash could damage. `python -m
tools.reliability` tries it, on real servers over real sockets; run {date}.

## Kills

Whole games, {at_once} at a time, between people-like clients and bots, by turns on SQLite and PostgreSQL.
Meanwhile the server gets SIGKILL at random moments and is started again; the clients come back and send
again what was not acknowledged. Afterwards each record is verified (seal, every choice, the result), and
the choices of every client must stand in it exactly as they were acknowledged: none lost, none twice,
none in another order.

| | SQLite | PostgreSQL |
|---|---|---|
| games, all finished, all records honest | {sqlite_games} | {postgresql_games} |
| times the server was killed | {sqlite_kills} | {postgresql_kills} |
| connections that broke | {sqlite_falls} | {postgresql_falls} |
| choices in the records | {sqlite_choices} | {postgresql_choices} |
| acknowledged choices lost or doubled | 0 | 0 |

## Leaks

Two servers with worlds that one guest cannot tell apart. The guest plays on in both, looks from every
seat, asks for everything again and tries what is not allowed; the bytes that come must be the same.

| | |
|---|---|
| pairs of worlds | {pairs} |
| messages compared | {compared} |
| leaks | 0 |

## Nonsense

Random, truncated, huge and malformed messages, choices out of turn, for other seats, with other numbers.

| | |
|---|---|
| messages sent | {messages} |
| failures within the server, effects that the rules do not allow | 0 |

`make test` has a sample of all of it (`tests/server`), with Schemathesis over the HTTP interface and a
game between two server processes of which one is killed.
"""

KEYS = ("games", "kills", "falls", "choices")
Done = dict[str, int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--pairs", type=int, default=220)
    parser.add_argument("--messages", type=int, default=99_000)
    parser.add_argument("--fresh", action="store_true")
    wanted = parser.parse_args()
    done: Done = {f"{kind}_{key}": 0 for kind in ("sqlite", "postgresql") for key in KEYS}
    done |= {"pairs": 0, "compared": 0, "messages": 0}
    if PROGRESS.exists() and not wanted.fresh:
        done = json.loads(PROGRESS.read_text("utf-8"))
    PROGRESS.parent.mkdir(exist_ok=True)
    with Progress() as progress:
        run(progress, "pairs of worlds", lambda: done["pairs"], wanted.pairs, done, one_pair)
        run(progress, "messages of nonsense", lambda: done["messages"], wanted.messages, done, some_nonsense)
        run(progress, "games with kills", lambda: games_of(done), wanted.games, done, some_games)


def run(
    progress: Progress, name: str, at: Callable[[], int], goal: int, done: Done, step: Callable[[Done], None]
) -> None:
    bar = progress.add_task(name, total=goal, completed=at())
    while at() < goal:
        step(done)
        PROGRESS.write_text(json.dumps(done), "utf-8")
        date = datetime.now(UTC).date().isoformat()
        figures = {key: f"{number:,}" if number else "not run yet" for key, number in done.items()}
        REPORT.write_text(TEXT.format(at_once=AT_ONCE, date=date, **figures), "utf-8")
        progress.update(bar, completed=at())


def games_of(done: Done) -> int:
    return done["sqlite_games"] + done["postgresql_games"]


def one_pair(done: Done) -> None:
    with tempfile.TemporaryDirectory(prefix="fort-pair-") as folder:
        done["compared"] += asyncio.run(compare(done["pairs"], Path(folder)))
    done["pairs"] += 1


def some_nonsense(done: Done) -> None:
    with tempfile.TemporaryDirectory(prefix="fort-nonsense-") as folder:
        home = Path(folder)
        serving = Serving(f"sqlite:///{home / 'fort.db'}", home / "log")
        try:
            asyncio.run(nonsense(serving.url, f"nonsense {done['messages']}", MESSAGES))
            no_failure(home / "log")
        finally:
            serving.stop()
    done["messages"] += 3 * MESSAGES


def some_games(done: Done) -> None:
    """A batch on the database whose turn it is."""
    kind = "sqlite" if done["sqlite_games"] <= done["postgresql_games"] else "postgresql"
    number = games_of(done)
    with tempfile.TemporaryDirectory(prefix="fort-kills-") as folder:
        home = Path(folder)
        postgres = Postgres(home) if kind == "postgresql" else None
        serving = Serving(postgres.new() if postgres else f"sqlite:///{home / 'fort.db'}", home / "log")
        try:
            found = asyncio.run(play_through_kills(serving, AT_ONCE, Random(f"batch {number}")))
            no_failure(home / "log")
        finally:
            serving.stop()
            if postgres is not None:
                postgres.stop()
    for key in KEYS:
        done[f"{kind}_{key}"] += found[key]


def no_failure(log: Path) -> None:
    text = log.read_text("utf-8")
    assert "Traceback" not in text, text


if __name__ == "__main__":
    main()
