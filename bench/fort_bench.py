"""Measures the engine that is installed in this interpreter; JSON on stdout.

python bench/fort_bench.py speed calls rounds memory profile [--seats 2 3 4] [--seconds 2]
"""

import argparse
import cProfile
import json
import platform
import pstats
import resource
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, TypeVar

import fort
from fort.legal import game as engine

Figures = dict[str, Any]
T = TypeVar("T")

BUCKET = 5  # rounds in a line of the table of rounds
POSITIONS = 200
LINES = 15  # of a profile
PICK = 24  # random bits to pick an option by: `random.choice` would take a tenth of the time


def fresh(seats: int, number: int) -> fort.Game:
    return fort.new_game(seats, "basic", f"bench {number}").silent()


def decisions(seats: int, seconds: float) -> Figures:
    """Whole random games, set-up included: all legal choices at every decision, then one of them."""
    bits = Random(seats).getrandbits
    games = count = legal = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        game = fresh(seats, games)
        while options := game.options():
            number = len(options)
            count += 1
            legal += number
            game.do(options[bits(PICK) % number])
        games += 1
    return {"decisions": count / spent, "games": games / spent, "legal": legal / count}


def playouts(seats: int, seconds: float) -> Figures:
    """Silent copies of opening positions played to the end by `fort.playout`."""
    rng = Random(seats)
    starts = [fresh(seats, number) for number in range(20)]
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not done:
        fort.playout(starts[done % len(starts)].copy(), rng)
        done += 1
    return {"playouts": done / spent}


def speed(seats: int, seconds: float) -> Figures:
    return decisions(seats, seconds) | playouts(seats, seconds)


# Single calls, in microseconds.


def positions(seats: int) -> list[fort.Game]:
    """Games with a log, at questions spread over whole games."""
    rng = Random(seats)
    found: list[fort.Game] = []
    for number in range(4):
        game = fort.new_game(seats, "basic", f"bench {number}")
        while not game.over:
            found.append(game.copy())
            game.do(rng.choice(game.options()))
    return rng.sample(found, min(POSITIONS, len(found)))


def each(call: Callable[[T], object], things: list[T], seconds: float) -> float:
    """Microseconds a call."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not done:
        for thing in things:
            call(thing)
        done += len(things)
    return spent / done * 1e6


def viewing(seats: int, seconds: float) -> float:
    """Microseconds to look at a game that goes on: the asked seat looks once at every question."""
    rng = Random(seats)
    looks = 0
    spent = 0.0
    while spent < seconds or not looks:
        game = fort.new_game(seats, "basic", f"bench {looks}")
        while not game.over:
            start = perf_counter()
            view = game.view(game.asked)
            spent += perf_counter() - start
            looks += 1
            game.do(rng.choice(view.options))
    return spent / looks * 1e6


def whole_record(seats: int) -> str:
    """The text of the record of a finished random game."""
    rng = Random(seats)
    table = fort.Table.new(seats, "basic", "bench")
    while not table.game.over:
        seat = table.game.asks[0]
        table.take(rng.choice(table.game.options(seat)), seat)
    return table.record.text()


def calls(seats: int, seconds: float) -> Figures:
    told = positions(seats)
    silent = [game.silent() for game in told]
    views = [game.view(game.asked) for game in told]
    rng = Random(seats)
    record = fort.read_record(whole_record(seats))
    return {
        "copy": each(fort.Game.copy, silent, seconds),
        "options": each(fort.Game.options, silent, seconds),
        "view": viewing(seats, seconds),
        "imagine": each(lambda view: fort.imagine(view, rng), views, seconds),
        "replay": each(fort.Record.replay, [record], seconds),
        "replay_choices": len(record.choices),
    }


# Time by round: a decision late in the game costs what an early one costs.


def rounds(seats: int, seconds: float) -> Figures:
    bits = Random(seats).getrandbits
    spent: dict[int, float] = {}
    count: dict[int, int] = {}
    legal: dict[int, int] = {}
    games = 0
    end = perf_counter() + seconds
    while perf_counter() < end or not games:
        game = fresh(seats, games)
        games += 1
        while not game.over:
            at = max(game.round - 1, 0) // BUCKET
            start = perf_counter()
            options = game.options()
            game.do(options[bits(PICK) % len(options)])
            spent[at] = spent.get(at, 0.0) + perf_counter() - start
            count[at] = count.get(at, 0) + 1
            legal[at] = legal.get(at, 0) + len(options)
    lines = [
        {
            "rounds": f"{at * BUCKET + 1} to {(at + 1) * BUCKET}",
            "microseconds": spent[at] / count[at] * 1e6,
            "legal": legal[at] / count[at],
            "decisions": count[at],
        }
        for at in sorted(count)
    ]
    return {"games": games, "lines": lines}


def memory(seats: int, steps: Iterable[int]) -> Figures:
    """The most memory that this process ever held, in MB, after so many playouts."""
    rng = Random(seats)
    game = fresh(seats, 0)
    done = 0
    lines = []
    for step in sorted(steps):
        while done < step:
            fort.playout(game.copy(), rng)
            done += 1
        lines.append(
            {"playouts": done, "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}
        )
    return {"seats": seats, "lines": lines}


def profile(seats: int, seconds: float) -> list[Figures]:
    """The functions in which random play spends its time, by their own time."""
    profiler = cProfile.Profile()
    profiler.runcall(decisions, seats, seconds)
    stats: Any = pstats.Stats(profiler)  # the stubs do not know `stats` and `total_tt`
    lines = []
    for (file, _, function), (_, count, own, total, _) in stats.stats.items():
        where = f"{Path(file).stem}.{function}" if file != "~" else function
        shares = {"own": own / stats.total_tt, "total": total / stats.total_tt}
        lines.append({"function": where, "calls": count, **shares})
    return sorted(lines, key=lambda line: float(line["own"]), reverse=True)[:LINES]


def measure(what: list[str], seats: list[int], seconds: float, steps: list[int]) -> Figures:
    compiled = not str(engine.__file__).endswith(".py")
    found: Figures = {"python": platform.python_version(), "compiled": compiled}
    if "speed" in what:
        found["speed"] = {str(number): speed(number, seconds) for number in seats}
    if "calls" in what:
        found["calls"] = {str(number): calls(number, seconds / 4) for number in seats}
    if "rounds" in what:
        found["rounds"] = {str(number): rounds(number, seconds) for number in seats}
    if "memory" in what:
        found["memory"] = memory(seats[0], steps)
    if "profile" in what:
        found["profile"] = profile(seats[0], seconds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="+", choices=["speed", "calls", "rounds", "memory", "profile"])
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--playouts", type=int, nargs="+", default=[1000, 10000], help="steps of memory")
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.what, chosen.seats, chosen.seconds, chosen.playouts)))


if __name__ == "__main__":
    main()
