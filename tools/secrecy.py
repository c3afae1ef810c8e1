"""Non-interference at length: random games beside twins that differ in secrets, compared at every decision.

Then everything that can be reached from what a seat is handed, in so many positions. Stopped at any time, it
goes on where it was: what is done is kept in build/secrecy.json. At the end it writes docs/secrecy.md. A
smaller run: `python -m tools.secrecy --pairs 5000 --positions 20 --fresh --report build/secrecy.md`.
"""

import argparse
import json
import os
import sys
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tests.properties.positions import GAMES, PLAYABLE, position
from tests.secrecy.pairs import Comparison, Tally
from tests.secrecy.reaching import Reaching, shared, warm_up

import fort
from fort.box import PERKS

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "build" / "secrecy.json"
REPORT = ROOT / "docs" / "secrecy.md"
TWINS = 3  # for each viewer at a time
State = dict[str, Any]


def play(number: int) -> tuple[Counter[str], list[str]]:
    """One game from its start; every third time a position in which somebody has a perk."""
    tally = Tally()
    seed = f"secrecy {number}"
    if number % 3 == 2:
        played = PLAYABLE[number // 3 % len(PLAYABLE)]
        game = fort.from_diagram(position(Random(seed), played, real=True))
        where = f"{len(game.seats)} position"
    else:
        seats, setup = GAMES[number // 3 * 2 % len(GAMES) + number % 3]
        game = fort.new_game(seats, setup, seed)
        where = f"{seats} {setup}"
    Comparison(game, seed, tally, TWINS).run(120 if number % 3 == 2 else 9999)
    counts: Counter[str] = Counter({f"pairs {where}": tally.pairs, f"games {where}": tally.games})
    counts += Counter(
        {
            "observations": tally.observations,
            "twins": tally.twins,
            "shown": tally.shown,
            "other way": tally.other_way,
        }
    )
    for event, times in tally.events.items():
        if event.startswith(("PerkTaken", "PerkUsed")):
            counts[event] += times
    return counts, tally.leaks


def walk(number: int) -> tuple[Counter[str], list[str]]:
    """One game; at every kind of question, and now and then, all that can be reached is walked over."""
    tally = Tally()
    seats, setup = GAMES[number % len(GAMES)]
    seed = f"reach {number}"
    warm_up()
    reaching = Reaching(fort.new_game(seats, setup, seed), seed, tally, shared(), part=0.05)
    reaching.run()
    counts: Counter[str] = Counter({f"positions {seats} {setup}": reaching.positions})
    counts += Counter({"positions": reaching.positions, "games walked": 1, "walks compared": tally.pairs})
    counts += Counter({f"question {kind}": times for kind, times in reaching.kinds.items()})
    return counts, tally.leaks


def load(fresh: bool) -> State:
    if not fresh and STATE.exists():
        state: State = json.loads(STATE.read_text("utf-8"))
        return state
    return {"done": [], "walked": [], "counts": {}, "leaks": []}


def save(state: State) -> None:
    STATE.parent.mkdir(exist_ok=True)
    new = STATE.with_suffix(".new")
    new.write_text(json.dumps(state), "utf-8")
    os.replace(new, STATE)


def pairs_of(counts: dict[str, int]) -> int:
    return sum(number for key, number in counts.items() if key.startswith("pairs "))


def positions_of(counts: dict[str, int]) -> int:
    return counts.get("positions", 0)


def run(state: State, what: str, goal: int, workers: int) -> None:
    """Plays games until so many pairs or positions are done."""
    work, done_key = (play, "done") if what == "pairs" else (walk, "walked")
    count = pairs_of if what == "pairs" else positions_of
    counts: Counter[str] = Counter(state["counts"])
    done = set(state[done_key])
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor(workers) as pool:
        bar = progress.add_task(what, total=goal, completed=count(counts))
        waiting: dict[Future[tuple[Counter[str], list[str]]], int] = {}
        number = 0
        while waiting or count(counts) < goal:
            while len(waiting) < 2 * workers and count(counts) < goal:
                if number not in done:
                    waiting[pool.submit(work, number)] = number
                number += 1
            finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                found, leaks = future.result()
                counts += found
                done.add(waiting.pop(future))
                state["leaks"] += leaks
            state.update({done_key: sorted(done), "counts": dict(counts)})
            save(state)
            progress.update(bar, completed=count(counts))


def report(state: State, pairs: int, positions: int) -> str:
    counts: Counter[str] = Counter(state["counts"])
    taken = [perk for perk in PERKS if counts[f"PerkTaken {perk}"]]
    lines = [
        "# Nothing leaks",
        "",
        "A game is played beside twins: worlds in which the order of decks, cards in rivals' hands, decks",
        "and Lookouts, made-up rules, packets of the draft or shuffles to come are others. At every decision",
        "the viewer they were made for must get the same, byte for byte: view with memory and log, question,",
        "options, reasons and error messages. A twin is given up when the rules show a swapped card.",
        "[views.md](views.md) says more.",
        "",
        f"Repeat it with `python -m tools.secrecy --pairs {pairs} --positions {positions} --fresh`.",
        "Stopped, it goes on where it was without `--fresh`.",
        "",
        "## What is seen",
        "",
        "| seats | from | games | pairs compared |",
        "|---|---|---|---|",
    ]
    for key in sorted(key for key in counts if key.startswith("pairs ")):
        seats, _, setup = key.removeprefix("pairs ").partition(" ")
        lines.append(f"| {seats} | {setup} | {counts[f'games {seats} {setup}']:,} | {counts[key]:,} |")
    lines += [
        "",
        "| what | number |",
        "|---|---|",
        f"| **pairs compared** | **{pairs_of(counts):,}** |",
        f"| of these with an observation | {counts['observations']:,} |",
        f"| twins made | {counts['twins']:,} |",
        f"| given up: a swapped card was shown | {counts['shown']:,} |",
        f"| given up: a rival could not have done so in the other world | {counts['other way']:,} |",
        f"| perks that somebody took during these games | {len(taken)} of {len(PERKS)} |",
    ]
    return "\n".join([*lines, *report_reached(counts), "", f"**Leaks: {len(state['leaks'])}.**"]) + "\n"


def report_reached(counts: Counter[str]) -> list[str]:
    """What was walked over."""
    kinds = sorted(key.removeprefix("question ") for key in counts if key.startswith("question "))
    lines = [
        "",
        "## What can be reached",
        "",
        "From all that a seat is handed (view, options, prompt, refusal, a bot's thought, what the",
        "terminal shows) a walk goes on over attributes, items, modules, classes, functions, closures and",
        "caches. What games share must be the same after any play as before it; the rest must be the same",
        "in a game and in its twins; keys of shuffles and games are searched for by value and by class.",
        "The same walk finds each of 28 leaks that tests plant (`tests/secrecy`).",
        "",
        "| seats | from | positions |",
        "|---|---|---|",
    ]
    for key in sorted(key for key in counts if key.startswith("positions ")):
        seats, _, setup = key.removeprefix("positions ").partition(" ")
        lines.append(f"| {seats} | {setup} | {counts[key]:,} |")
    return [
        *lines,
        "",
        "| what | number |",
        "|---|---|",
        f"| **positions** | **{counts['positions']:,}** |",
        f"| walks compared with that of a twin | {counts['walks compared']:,} |",
        f"| kinds of questions | {len(kinds)}: {', '.join(kinds)} |",
    ]


def main() -> int:
    reader = argparse.ArgumentParser(description="Worlds that differ only in secrets must look the same.")
    reader.add_argument("--pairs", type=int, default=200_000)
    reader.add_argument("--positions", type=int, default=1000)
    reader.add_argument("--workers", type=int, default=2)
    reader.add_argument("--fresh", action="store_true", help="begin anew")
    reader.add_argument("--report", type=Path, default=REPORT)
    said = reader.parse_args()
    state = load(said.fresh)
    run(state, "pairs", said.pairs, said.workers)
    run(state, "positions", said.positions, said.workers)
    said.report.write_text(report(state, said.pairs, said.positions), "utf-8")
    for leak in state["leaks"][:5]:
        print(leak)
    print(f"{said.report}: {len(state['leaks'])} leaks")
    return 1 if state["leaks"] else 0


if __name__ == "__main__":
    sys.exit(main())
