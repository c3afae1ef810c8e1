"""Measures two builds of the engine beside each other, in interleaved rounds, and prints a table.

    python -m bench.beside OLD NEW

Each is a folder with the package `fort`: the `src` of a checkout, or its `build/compiled`.

Without a second folder it measures the engine that Python finds, and prints the figures as JSON.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median

ROUNDS = 5
SECONDS = 1.2
MORE_IS_QUICKER = ("decisions/s", "playouts/s")


def rate(work: Callable[[], int]) -> float:
    """How much of it is done in a second of processor time."""
    number, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        number += work()
    return number / (time.process_time() - began)


def figures() -> dict[str, float]:
    import fort

    random, seeds = Random(1), iter(range(10**9))

    def decisions() -> int:
        game, number = fort.new_game(2, "basic", f"beside {next(seeds)}").silent(), 0
        while not game.over:
            options = game.options()
            game.do(options[random.getrandbits(16) % len(options)])
            number += 1
        return number

    start, middle = fort.new_game(2, "basic", "playouts"), fort.new_game(2, "basic", "middle")
    for _ in range(120):
        middle.take(random.choice(list(middle.options())))
    view = middle.view(middle.asked)

    def each(work: Callable[[], object]) -> float:
        return 1e6 / rate(lambda: len([work() for _ in range(50)]))

    return {
        "decisions/s": rate(decisions),
        "playouts/s": rate(lambda: 1 if fort.playout(start.silent(), random) else 0),
        "copy, us": each(middle.copy),
        "silent copy, us": each(middle.silent),
        "view, us": each(lambda: middle.view(0)),
        "imagine, us": each(lambda: fort.imagine(view, random)),
    }


def measured(folder: str) -> dict[str, float]:
    environment = os.environ | {"PYTHONPATH": folder}
    command = [sys.executable, __file__]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folders", nargs="*", metavar="OLD NEW")
    folders = parser.parse_args().folders
    if not folders:
        print(json.dumps(figures()))
        return
    if len(folders) != 2:
        parser.error(f"expected two folders, found {len(folders)}")
    rounds = [[measured(folder) for folder in folders] for _ in range(ROUNDS)]
    print("| | before | now | ratio |\n|---|---|---|---|")
    for name in rounds[0][0]:
        old, new = (median([each[at][name] for each in rounds]) for at in (0, 1))
        form = ",.0f" if name in MORE_IS_QUICKER else ".2f"
        print(f"| {name} | {old:{form}} | {new:{form}} | {new / old:.2f} |")


if __name__ == "__main__":
    main()
