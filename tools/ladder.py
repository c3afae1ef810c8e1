"""The ladder: how strong the bots are, with intervals, mirror matches and a run of mixed tables.

`make ladder` plays what is missing and writes docs/ladder.md with two pictures. The games are kept beside it
in docs/ladder, a file for each match, so that a later run goes on with them as long as the bots of the match
behave as they did. `make ladder ARGS="--minutes 30"` plays for half an hour, `--minutes 0` only writes the
page. A trial, `make ladder ARGS="--scale 0.02"`, keeps its games and its page in build/ladder.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from tools.ladder_conduct import conduct
from tools.ladder_page import Mixed, draw, page

import fort
from fort.bots import bot
from fort.bots.arena.journal import Journal, JournalError, head_of
from fort.bots.arena.match import Result, budget_ms, play, play_out
from fort.bots.arena.series import Series
from fort.bots.arena.workers import done
from fort.cli.progress import shown

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
TRIAL = ROOT / "build" / "ladder"
SEED = "ladder"
MIXED = ("random", "rookie", "casual", "regular", "expert@20sims", "master@20sims")
PROBE = 25  # decisions that are timed for the estimate
FEWEST = 20  # games that are worth a line


@dataclass(frozen=True)
class Match:
    """A line of the ladder."""

    section: str
    bots: tuple[str, ...]
    games: int
    seats: int = 2

    @property
    def name(self) -> str:
        return "-".join((*self.bots, "mirror") if len(self.bots) == 1 else self.bots) + f"-{self.seats}"

    def series(self, scale: float) -> Series:
        games = max(2 * self.seats, round(self.games * scale))
        return Series(self.bots, self.seats, "both", games, SEED, mirror=len(self.bots) == 1)

    def head(self, series: Series) -> dict[str, Any]:
        """What must be as it was for the games to count: above all, how the bots behave."""
        return head_of(series) | {"code": " ".join(conduct(name) for name in self.bots)}


LADDER = [
    Match("Two seats", ("master@100ms", "expert@100ms"), 1000),
    Match("Two seats", ("master@10ms", "expert@100ms"), 1000),
    Match("Two seats", ("master@10ms", "regular"), 400),
    Match("Two seats", ("expert@100ms", "regular"), 400),
    Match("Two seats", ("regular", "casual"), 400),
    Match("Two seats", ("casual", "rookie"), 400),
    Match("Two seats", ("rookie", "random"), 1000),
    Match("Two seats", ("expert@1s", "regular"), 60),
    Match("Three seats", ("master@100ms", "expert@100ms"), 400, 3),
    Match("Three seats", ("expert@100ms", "regular"), 60, 3),
    Match("Three seats", ("regular", "casual"), 300, 3),
    Match("Three seats", ("casual", "rookie"), 300, 3),
    Match("Three seats", ("rookie", "random"), 300, 3),
    Match("Four seats", ("master@100ms", "expert@100ms"), 400, 4),
    Match("Four seats", ("expert@100ms", "regular"), 100, 4),
    Match("Four seats", ("regular", "casual"), 400, 4),
    Match("Four seats", ("casual", "rookie"), 400, 4),
    Match("Four seats", ("rookie", "random"), 400, 4),
    Match("More thinking", ("master@1s", "master@100ms"), 400),
    Match("More thinking", ("master@100ms", "master@10ms"), 400),
    Match("More thinking", ("master@10ms", "master@2ms"), 400),
    Match("More thinking", ("expert@100ms", "expert@10ms"), 200),
    Match("Mirror matches", ("regular",), 1000),
]


@dataclass(frozen=True)
class Run:
    """Where games are kept, which part of them is played, and until when."""

    place: Path
    scale: float = 1.0
    workers: int = 1
    until: float = float("inf")

    def file(self, name: str) -> Path:
        return self.place / f"{name}.jsonl"

    def finish(self, journal: Journal, work: Callable[[int], Any], name: str, games: int) -> None:
        """Plays the games that a journal lacks, while there is time."""
        missing = [number for number in range(games) if number not in journal.rows]
        if not missing or time.monotonic() >= self.until:
            return
        found: Iterator[Any] = done(work, missing, self.workers)
        for row in shown(found, name, games, games - len(missing)):
            journal.add(row.data() if isinstance(row, Result) else row)
            if time.monotonic() >= self.until:
                break


def mixed_game(number: int) -> dict[str, object]:
    """A table of any bots; a trouble is told, not raised."""
    dice = Random(f"{SEED} mixed {number}")
    seats, setup = dice.randint(2, 4), dice.choice(("basic", "advanced"))
    names = [dice.choice(MIXED) for _ in range(seats)]
    row: dict[str, object] = {"game": number, "seats": seats, "setup": setup, "bots": names, "trouble": None}
    try:
        game = fort.new_game(seats, setup, f"{SEED} mixed {number}")
        bots = [bot(name, f"{SEED} mixed {number} {seat}") for seat, name in enumerate(names)]
        row["decisions"] = sum(clock.decisions for clock in play_out(game, bots))
        row["ranks"] = [score.rank for score in game.scores()]
    except Exception as error:  # whatever a bot does wrong is what this run looks for
        row |= {"decisions": 0, "ranks": [], "trouble": f"{type(error).__name__}: {error}"}
    return row


def play_mixed(run: Run, games: int) -> Mixed:
    """Goes on with the mixed tables; all that there are."""
    head = {"arena": 1, "mixed": list(MIXED), "seed": SEED, "code": " ".join(map(conduct, MIXED))}
    with Journal(run.file("mixed"), head) as journal:
        run.finish(journal, mixed_game, "mixed tables", games)
        return list(journal.rows.values())


def seconds_each(name: str) -> float:
    """Seconds that a bot takes for a decision, from a few of them."""
    promised = budget_ms(name)
    if promised is not None:
        return promised / 1000
    game = fort.new_game(2, "basic", f"{SEED} pace")
    thinker, other = bot(name, SEED), bot("random", SEED)
    spent, decisions = 0.0, 0
    while not game.over and decisions < PROBE:
        view = game.view(game.asks[0])
        if game.asks[0] == 0:
            start = time.perf_counter()
            choice = thinker.choose(view)
            spent += time.perf_counter() - start
            decisions += 1
        else:
            choice = other.choose(view)
        game.take(choice, game.asks[0])
    return spent / max(1, decisions)


def decisions_each(seats: int) -> float:
    """Decisions of a seat in a game, from one of the rookies."""
    game = fort.new_game(seats, "basic", f"{SEED} pace")
    watches = play_out(game, [bot("rookie", f"{seat}") for seat in range(seats)])
    return sum(watch.decisions for watch in watches) / seats


def estimate(run: Run, matches: list[Match], mixed: int) -> None:
    """Says how long the games that are missing will take, match by match."""
    pace, length = cache(seconds_each), cache(decisions_each)
    total = 0.0
    for match in matches:
        series = match.series(run.scale)
        each = sum(length(series.seats) * pace(series.bot_of(place)) for place in range(series.seats))
        total += tell(match.name, run.file(match.name), series.games, each / run.workers)
    if mixed:
        each = 3 * length(3) * sum(map(pace, MIXED)) / len(MIXED)
        total += tell("mixed", run.file("mixed"), mixed, each / run.workers)
    print(f"All in all about {total / 3600:.1f} hours at most; Ctrl-C stops, the same command goes on.\n")


def tell(name: str, file: Path, games: int, seconds: float) -> float:
    there = min(games, max(0, len(file.read_bytes().splitlines()) - 1)) if file.exists() else 0
    left = (games - there) * seconds
    print(f"{name:40} {games:5} games, {there:5} there, about {left / 60:6.1f} minutes to go", flush=True)
    return left


def play_match(run: Run, match: Match) -> None:
    series = match.series(run.scale)
    with Journal(run.file(match.name), match.head(series)) as journal:
        run.finish(journal, partial(play, series), match.name, series.games)


def kept(run: Run) -> list[tuple[str, Series, list[Result]]]:
    """Every match of the ladder, with the deals that are whole: the page tells how many games that are."""
    found = []
    for match in LADDER:
        if run.file(match.name).exists():
            try:
                part, results = whole_deals(run, match)
            except JournalError as error:
                print(f"left out: {error}")
                continue
            if part.games >= min(FEWEST, match.series(run.scale).games):
                found.append((match.section, part, results))
    return found


def whole_deals(run: Run, match: Match) -> tuple[Series, list[Result]]:
    """The deals that were played from every seat, one after the other: so none is chosen by how it went."""
    series = match.series(run.scale)
    with Journal(run.file(match.name), match.head(series)) as journal:
        rows = {game: Result.from_data(row) for game, row in journal.rows.items()}
    there = next((game for game in range(series.games) if game not in rows), series.games)
    games = max(series.seats, there - there % series.seats)
    return replace(series, games=games), [rows[game] for game in range(min(games, there))]


def main() -> int:
    reader = argparse.ArgumentParser(description="Plays the ladder of the bots.")
    reader.add_argument(
        "--only", action="append", metavar="NAME", help="one match, or 'mixed'; may be repeated"
    )
    reader.add_argument("--scale", type=float, default=1.0, help="this part of the games, for a trial")
    reader.add_argument("--mixed", type=int, default=2000, metavar="GAMES", help="tables of any bots")
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--minutes", type=float, default=float("inf"), help="how long to play")
    reader.add_argument("--fresh", action="store_true", help="begin anew")
    said = reader.parse_args()
    names = [*[match.name for match in LADDER], "mixed"]
    wanted = said.only or names
    for name in wanted:
        if name not in names:
            reader.error(f"there is no match '{name}': expected one of {', '.join(names)}")
    place = DOCS / "ladder" if said.scale == 1 else TRIAL
    place.mkdir(parents=True, exist_ok=True)
    run = Run(place, said.scale, said.workers, time.monotonic() + 60 * said.minutes)
    if said.fresh:
        for name in wanted:
            run.file(name).unlink(missing_ok=True)
    try:
        return climb(run, wanted, max(4, round(said.mixed * said.scale)))
    except JournalError as error:
        reader.error(f"{error}; or --fresh")
    except KeyboardInterrupt:
        return 130


def climb(run: Run, wanted: list[str], mixed: int) -> int:
    """Plays what is wanted and missing, and writes the page of all that there is."""
    matches = [match for match in LADDER if match.name in wanted]
    estimate(run, matches, mixed if "mixed" in wanted else 0)
    for match in matches:
        play_match(run, match)
    tables = play_mixed(run, mixed if "mixed" in wanted else 0)
    home = DOCS if run.scale == 1 else run.place
    found = kept(run)
    draw(found, home)
    report = home / "ladder.md"
    earlier = run.place / "earlier.txt"
    report.write_text(page(found, tables, earlier.read_text("utf-8") if earlier.exists() else ""), "utf-8")
    troubles = [row for row in tables if row["trouble"]]
    for row in troubles[:5]:
        print(row)
    print(f"{report}: {len(found)} of {len(LADDER)} matches, {len(troubles)} troubles")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
