"""Snapshots: the options, in their order, at every decision of a few games.

`python -m tests.snapshots` writes them anew.
"""

from pathlib import Path
from random import Random

import fort

FILE = Path(__file__).parent / "options.txt"
GAMES = [(2, "basic", "one"), (3, "advanced", "two"), (4, "basic", "three")]
MOST = 150  # decisions of each game


def snapshot() -> str:
    """All options of the fixed games; the choice that was taken stands after the arrow."""
    lines = [
        "# The options, in their order, at the first decisions of a few games; => is the choice taken.",
        "# Written by `python -m tests.snapshots`.",
    ]
    for seats, setup, seed in GAMES:
        lines += ["", f"new_game: {seats} {setup} {seed}"]
        random = Random(seed)
        game = fort.new_game(seats, setup, seed)
        for _ in range(MOST):
            if game.over:
                break
            options = list(game.options())
            taken = options[random.randrange(len(options))]
            texts = "; ".join(str(choice) for choice in options)
            lines.append(f"{game.asked}: {texts} => {taken}")
            game.do(taken)
    return "\n".join(lines) + "\n"
