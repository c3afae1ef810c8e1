"""The ladder: how strong the bots are, with intervals, mirror matches and a run of mixed tables.

`make ladder` plays what is missing and writes docs/ladder.md with two pictures. Stopped at any time, it goes
on where it was: the games are kept in build/ladder. A trial, `make ladder ARGS="--scale 0.02"`, writes its
page there, too.
"""

import argparse
import os
import sys
import time
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

import typer
from tools.ladder_page import Mixed, draw, page

import fort
from fort.bots import bot
from fort.bots.arena.journal import Journal, JournalError, fingerprint, head_of
from fort.bots.arena.match import Result, budget_ms, play_out
from fort.bots.arena.series import Series
from fort.bots.arena.workers import done
from fort.cli.arena import played
from fort.cli.progress import shown

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "ladder"
SEED = "ladder"
MIXED = ("random", "rookie", "regular", "expert@20sims", "master@20sims")
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

    @property
    def file(self) -> Path:
        return PLACE / f"{self.name}.jsonl"


LADDER = [
    Match("Two seats", ("rookie", "random"), 1000),
    Match("Two seats", ("regular", "rookie"), 1000),
    Match("Two seats", ("expert@100ms", "regular"), 400),
    Match("Two seats", ("expert@1s", "regular"), 60),
    Match("Two seats", ("master@100ms", "expert@100ms"), 1000),
    Match("Two seats", ("master@10ms", "expert@100ms"), 1000),
    Match("Three seats", ("rookie", "random"), 300, 3),
    Match("Three seats", ("regular", "rookie"), 300, 3),
    Match("Three seats", ("expert@100ms", "regular"), 60, 3),
    Match("Three seats", ("master@100ms", "expert@100ms"), 400, 3),
    Match("Four seats", ("rookie", "random"), 400, 4),
    Match("Four seats", ("regular", "rookie"), 400, 4),
    Match("Four seats", ("expert@100ms", "regular"), 100, 4),
    Match("Four seats", ("master@100ms", "expert@100ms"), 400, 4),
    Match("More thinking", ("expert@100sims", "expert@25sims"), 200),
    Match("More thinking", ("expert@400sims", "expert@100sims"), 60),
    Match("More thinking", ("master@1s", "master@100ms"), 400),
    Match("Mirror matches", ("regular",), 1000),
]


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


def play_mixed(games: int, workers: int) -> Mixed:
    """Goes on with the mixed tables; all that there are."""
    head = {"arena": 1, "mixed": list(MIXED), "seed": SEED, "code": fingerprint()}
    with Journal(PLACE / "mixed.jsonl", head) as journal:
        missing = [number for number in range(games) if number not in journal.rows]
        found = done(mixed_game, missing, workers)
        for row in shown(found, "mixed tables", games, games - len(missing)):
            journal.add(row)
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


def estimate(matches: list[Match], scale: float, mixed: int, workers: int) -> None:
    """Says how long the games that are missing will take, match by match."""
    pace, length = cache(seconds_each), cache(decisions_each)
    total = 0.0
    for match in matches:
        series = match.series(scale)
        each = sum(length(series.seats) * pace(series.bot_of(place)) for place in range(series.seats))
        total += tell(match.name, match.file, series.games, each / workers)
    if mixed:
        each = 3 * length(3) * sum(map(pace, MIXED)) / len(MIXED)
        total += tell("mixed", PLACE / "mixed.jsonl", mixed, each / workers)
    print(f"All in all about {total / 3600:.1f} hours at most; Ctrl-C stops, the same command goes on.\n")


def tell(name: str, file: Path, games: int, seconds: float) -> float:
    there = min(games, max(0, len(file.read_bytes().splitlines()) - 1)) if file.exists() else 0
    left = (games - there) * seconds
    print(f"{name:40} {games:5} games, {there:5} there, about {left / 60:6.1f} minutes to go", flush=True)
    return left


def play_all(matches: list[Match], scale: float, workers: int) -> None:
    for match in matches:
        played(match.series(scale), match.file, workers)


def kept(scale: float) -> list[tuple[str, Series, list[Result]]]:
    """Every match of the ladder, with the deals that are whole: the page tells how many games that are."""
    found = []
    for match in LADDER:
        series = match.series(scale)
        if match.file.exists():
            try:
                rows = _rows(match, series)
            except JournalError as error:
                print(f"left out: {error}")
                continue
            there = next((game for game in range(series.games) if game not in rows), series.games)
            games = there - there % series.seats
            if games >= min(FEWEST, series.games):
                part = replace(series, games=games)
                found.append((match.section, part, [rows[game] for game in range(games)]))
    return found


def _rows(match: Match, series: Series) -> dict[int, Result]:
    with Journal(match.file, head_of(series)) as journal:
        return {game: Result.from_data(row) for game, row in journal.rows.items()}


def main() -> int:
    reader = argparse.ArgumentParser(description="Plays the ladder of the bots.")
    reader.add_argument(
        "--only", action="append", metavar="NAME", help="one match, or 'mixed'; may be repeated"
    )
    reader.add_argument("--scale", type=float, default=1.0, help="this part of the games, for a trial")
    reader.add_argument("--mixed", type=int, default=2000, metavar="GAMES", help="tables of any bots")
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--fresh", action="store_true", help="begin anew")
    said = reader.parse_args()
    names = [*[match.name for match in LADDER], "mixed"]
    wanted = said.only or names
    for name in wanted:
        if name not in names:
            reader.error(f"there is no match '{name}': expected one of {', '.join(names)}")
    PLACE.mkdir(parents=True, exist_ok=True)
    matches = [match for match in LADDER if match.name in wanted]
    if said.fresh:
        for name in wanted:
            (PLACE / f"{name}.jsonl").unlink(missing_ok=True)
    try:
        return run(matches, "mixed" in wanted, said)
    except JournalError as error:
        reader.error(f"{error}; or --fresh")
    except typer.Exit as stopped:
        return stopped.exit_code
    except KeyboardInterrupt:
        return 130


def run(matches: list[Match], with_mixed: bool, said: argparse.Namespace) -> int:
    mixed = max(4, round(said.mixed * said.scale)) if with_mixed else 0
    estimate(matches, said.scale, mixed, said.workers)
    play_all(matches, said.scale, said.workers)
    tables = play_mixed(mixed, said.workers)
    home = ROOT / "docs" if said.scale == 1 else PLACE
    found = kept(said.scale)
    draw(found, home)
    report = home / "ladder.md"
    report.write_text(page(found, tables), "utf-8")
    troubles = [row for row in tables if row["trouble"]]
    for row in troubles[:5]:
        print(row)
    print(f"{report}: {len(found)} of {len(LADDER)} matches, {len(troubles)} troubles")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
