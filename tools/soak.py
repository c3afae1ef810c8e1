"""The soak: thousands of random games, every promise checked, and foresight compared with the judge.

Stopped at any time, it goes on where it was: what is done is kept in build/soak.json. At the end it writes
docs/soak.md. `make soak`, or for a smaller run `make soak ARGS="--games 300 --every 5 --fresh"`.
"""

import argparse
import json
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tests.judge import Judge
from tests.properties.checks import check, check_scores, check_turns
from tests.properties.positions import GAMES, lively

import fort
from fort.rules.events import EndTriggered

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "build" / "soak.json"
REPORT = ROOT / "docs" / "soak.md"
BATCH = 20  # games that a process plays before it reports

Tally = dict[str, int]
Result = tuple[Tally, list[str]]


def play(number: int, every: int) -> Result:
    """Plays one game; compares foresight with the judge at every so-manyeth decision."""
    seats, setup = GAMES[number % len(GAMES)]
    counts: Counter[str] = Counter()
    troubles: list[str] = []
    where = f"{seats} {setup}"
    random = Random(f"soak {number}")
    offset = random.randrange(every) if every else -1
    try:
        game = fort.new_game(seats, setup, f"soak {number}")
        while not game.over:
            check(game)
            options = list(game.options())
            if not options:
                raise AssertionError(f"a question without an answer\n{game.diagram()}")
            counts["options"] += len(options)
            counts["most options"] = max(counts["most options"], len(options))
            if every and counts[f"decisions {where}"] % every == offset and game.draft is None:
                counts["judged"] += 1
                lawful = Judge().lawful_choices(game)
                counts["judged choices"] += len(lawful)
                if lawful != options:
                    counts["disagreements"] += 1
                    troubles.append(f"game {number}: judged {lawful}, found {options}\n{game.diagram()}")
            counts[f"decisions {where}"] += 1
            game.do(lively(random, options) if number % 4 < 2 else random.choice(options))
        check(game)
        told = events(game)
        check_scores(game)
        check_turns(game, told, first=True)
        counts[f"games {where}"] += 1
        counts[f"rounds {where}"] += game.round
        counts[f"end {trigger(told)}"] += 1
        counts[f"winners {min(2, sum(score.rank == 1 for score in game.scores()))}"] += 1
    except Exception as error:
        troubles.append(f"game {number}: {type(error).__name__}: {error}")
    return dict(counts), troubles


def events(game: fort.Game) -> list[fort.Event]:
    assert game.log is not None
    return list(game.log.events)


def trigger(told: list[fort.Event]) -> str:
    for event in told:
        if isinstance(event, EndTriggered):
            return event.why
    return "?"


def batch(first: int, last: int, every: int) -> Result:
    counts: Counter[str] = Counter()
    troubles: list[str] = []
    for number in range(first, last):
        add(counts, (found := play(number, every))[0])
        troubles += found[1]
    return dict(counts), troubles


def add(total: Counter[str], more: Tally) -> None:
    for key, value in more.items():
        total[key] = max(total[key], value) if key.startswith("most") else total[key] + value


def load(games: int, every: int, fresh: bool) -> dict[str, object]:
    if not fresh and STATE.exists():
        state: dict[str, object] = json.loads(STATE.read_text("utf-8"))
        if state.get("games") == games and state.get("every") == every:
            return state
    return {"games": games, "every": every, "done": [], "counts": {}, "troubles": []}


def save(state: dict[str, object]) -> None:
    STATE.parent.mkdir(exist_ok=True)
    new = STATE.with_suffix(".new")
    new.write_text(json.dumps(state), "utf-8")
    os.replace(new, STATE)


def soak(games: int, every: int, workers: int, fresh: bool) -> tuple[Counter[str], list[str]]:
    state = load(games, every, fresh)
    done = {int(str(first)) for first in _list(state["done"])}
    counts: Counter[str] = Counter()
    counts.update(state["counts"] if isinstance(state["counts"], dict) else {})
    troubles = [str(trouble) for trouble in _list(state["troubles"])]
    firsts = [first for first in range(0, games, BATCH) if first not in done]
    columns = (TextColumn("random games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor(workers) as pool:
        bar = progress.add_task("games", total=games, completed=games - sum(_size(f, games) for f in firsts))
        waiting = {pool.submit(batch, first, first + _size(first, games), every): first for first in firsts}
        for finished in as_completed(waiting):
            more, found = finished.result()
            add(counts, more)
            troubles += found
            done.add(waiting[finished])
            state.update(done=sorted(done), counts=dict(counts), troubles=troubles)
            save(state)
            progress.advance(bar, _size(waiting[finished], games))
    return counts, troubles


def _size(first: int, games: int) -> int:
    return min(BATCH, games - first)


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def report(games: int, every: int, counts: Counter[str], troubles: list[str]) -> str:
    decisions = sum(value for key, value in counts.items() if key.startswith("decisions "))
    command = (
        "make soak" if (games, every) == (10_000, 40) else f'make soak ARGS="--games {games} --every {every}"'
    )
    lines = [
        "# The soak",
        "",
        "Random games, checked at every decision: 68 cards and 30 + 30 tokens are always there, nothing",
        "overflows, Best Friends stay at home, there is never a question without an answer, the end comes",
        "when it is due and after whole rounds, and the points add up. At some decisions the options are",
        "compared with those of the judge (`tests/judge.py`), who knows nothing of foresight and tries all.",
        "",
        f"Repeat it with `{command}`; it goes on where it was stopped (`--fresh` begins anew).",
        "",
        "| seats | set-up | games | decisions | decisions a game | rounds a game |",
        "|---|---|---|---|---|---|",
    ]
    for seats, setup in GAMES:
        where = f"{seats} {setup}"
        played = max(1, counts[f"games {where}"])
        mean = counts[f"decisions {where}"] / played
        rounds = counts[f"rounds {where}"] / played
        lines.append(
            f"| {seats} | {setup} | {counts[f'games {where}']:,} | {counts[f'decisions {where}']:,} "
            f"| {mean:.0f} | {rounds:.1f} |"
        )
    whole = sum(value for key, value in counts.items() if key.startswith("games "))
    ends = {
        key.removeprefix("end "): value for key, value in sorted(counts.items()) if key.startswith("end ")
    }
    lines += [
        "",
        "| what | number |",
        "|---|---|",
        f"| games played to the end | {whole:,} of {games:,} |",
        f"| decisions | {decisions:,} |",
        f"| options at a decision, on average | {counts['options'] / max(1, decisions):.2f} |",
        f"| options at a decision, at most | {counts['most options']} |",
        *[f"| ended by: {why} | {number:,} |" for why, number in ends.items()],
        f"| games with one winner | {counts['winners 1']:,} |",
        f"| games with a shared victory | {counts['winners 2']:,} |",
        f"| decisions judged (every {every}th) | {counts['judged']:,} |",
        f"| choices found lawful by the judge | {counts['judged choices']:,} |",
        f"| disagreements with the judge | {counts['disagreements']:,} |",
        f"| other troubles | {len(troubles) - counts['disagreements']:,} |",
        "",
        "Half of the players choose at random among all options, half mostly among those that do something.",
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    reader = argparse.ArgumentParser(description="Random games, every promise checked.")
    reader.add_argument("--games", type=int, default=10_000)
    reader.add_argument("--every", type=int, default=40, help="judge every so-manyeth decision; 0 for none")
    reader.add_argument("--workers", type=int, default=2)
    reader.add_argument("--fresh", action="store_true", help="begin anew")
    reader.add_argument("--report", type=Path, default=REPORT)
    said = reader.parse_args()
    counts, troubles = soak(said.games, said.every, said.workers, said.fresh)
    said.report.write_text(report(said.games, said.every, counts, troubles), "utf-8")
    for trouble in troubles[:5]:
        print(trouble)
    print(f"{said.report}: {len(troubles)} troubles")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
