"""Kills the server at random moments of whole games and checks that nothing acknowledged was lost.

    python -m tools.kills                 200 games; goes on where it was interrupted
    python -m tools.kills --fresh         from the beginning

Writes docs/reliability.md.
"""

import argparse
import asyncio
import json
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import Progress
from tests.server.serving import Serving
from tests.server.stubborn import play_through_kills

AT_ONCE = 10  # games on one server
PROGRESS = Path("build/kills.json")
REPORT = Path("docs/reliability.md")

TEXT = """# Reliability

What is acknowledged is on disk, and what is on disk is the game: a table is its header and the log of what
happened at it. Nothing else is kept, so there is nothing else that a crash could damage.

`python -m tools.kills` plays whole games, {at_once} at a time, between people-like clients over real sockets
and bots, on SQLite. Meanwhile the server gets SIGKILL at random moments and is started again; the clients
come back and send again what was not acknowledged. Afterwards each record is verified (seal, every choice,
the result), and the choices of every client must stand in it exactly as they were acknowledged: none lost,
none twice, none in another order.

| | |
|---|---|
| games, all finished, all records honest | {games} |
| times the server was killed | {kills} |
| connections that broke | {falls} |
| choices in the records | {choices} |
| acknowledged choices lost or doubled | 0 |
| run | {date} |

The tests have a sample of it on SQLite and PostgreSQL (`tests/server/test_kills.py`), and a game between two
server processes of which one is killed (`tests/server/test_games.py`).
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--fresh", action="store_true")
    arguments = parser.parse_args()
    done: dict[str, Any] = {"games": 0, "kills": 0, "falls": 0, "choices": 0}
    if PROGRESS.exists() and not arguments.fresh:
        done = json.loads(PROGRESS.read_text())
    PROGRESS.parent.mkdir(exist_ok=True)
    with Progress() as progress:
        bar = progress.add_task("games", total=arguments.games, completed=done["games"])
        while done["games"] < arguments.games:
            found = one_batch(min(AT_ONCE, arguments.games - done["games"]), done["games"])
            done = {key: done[key] + found[key] for key in done}
            PROGRESS.write_text(json.dumps(done))
            report(done)
            progress.update(bar, completed=done["games"], description=f"games ({done['kills']} kills)")


def report(done: dict[str, Any]) -> None:
    date = datetime.now(UTC).date().isoformat()
    REPORT.write_text(TEXT.format(at_once=AT_ONCE, date=date, **{key: f"{n:,}" for key, n in done.items()}))


def one_batch(games: int, number: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="fort-kills-") as folder:
        home = Path(folder)
        serving = Serving(f"sqlite:///{home / 'fort.db'}", home / "log")
        try:
            found = asyncio.run(play_through_kills(serving, games, Random(f"batch {number}")))
            assert "Traceback" not in (home / "log").read_text(), (home / "log").read_text()
            return found
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
