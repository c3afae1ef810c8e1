"""Measures how long the bots take for an answer, one at a time; JSON on stdout.

python bench/bots.py [--bots regular expert@100ms] [--seats 2 4] [--answers 300]
"""

import argparse
import json
from time import perf_counter
from typing import Any

import fort
from fort.bots import bot
from fort.bots.arena.match import GRACE, budget_ms

BOTS = ("random", "rookie", "regular", "expert@100ms", "expert@1s", "master@100ms", "master@1s")
SLOW = 60  # answers of a bot that may think for long


def answer_times(name: str, seats: int, answers: int) -> list[float]:
    """Milliseconds for answers with something to choose, in games where the bot plays every seat."""
    times: list[float] = []
    number = 0
    while len(times) < answers:
        game = fort.new_game(seats, "basic", f"answers {number}")
        players = [bot(name, f"answers {number} {seat}") for seat in range(seats)]
        while not game.over and len(times) < answers:
            seat = game.asks[0]
            view = game.view(seat)
            start = perf_counter()
            choice = players[seat].choose(view)
            spent = (perf_counter() - start) * 1000
            if len(view.options) > 1:
                times.append(spent)
            game.take(choice, seat)
        number += 1
    return times


def measured(name: str, seats: int, answers: int) -> dict[str, Any]:
    budget = budget_ms(name)
    times = answer_times(name, seats, min(answers, SLOW) if budget and budget >= 500 else answers)
    line: dict[str, Any] = {"bot": name, "seats": seats, "answers": len(times)}
    line |= {"mean": sum(times) / len(times), "worst": max(times), "in time": None}
    if budget is not None:
        line["in time"] = sum(spent <= budget * GRACE for spent in times) / len(times)
    return line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bots", nargs="+", default=BOTS)
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 4])
    parser.add_argument("--answers", type=int, default=300)
    chosen = parser.parse_args()
    lines = [measured(name, seats, chosen.answers) for name in chosen.bots for seats in chosen.seats]
    print(json.dumps({"bots": lines}))


if __name__ == "__main__":
    main()
