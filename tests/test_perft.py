"""Perft: how many lines of legal choices there are from a position, so deep.

Each file in tests/perft is a position: a diagram, or `new_game: seats setup seed`. `then:` goes on from there
with choices separated by semicolons; `perft: depth nodes` is what is counted.
`python -m tests.test_perft` writes the numbers anew.
"""

from pathlib import Path

import pytest

import fort
from fort.legal.game import Game

HOME = Path(__file__).parent / "perft"
FILES = sorted(HOME.glob("*.txt"))
BOX = fort.box.edition(fort.box.FIRST)  # for ever: what is counted is about rules, not about numbers


def read(path: Path) -> tuple[Game, list[tuple[int, int]]]:
    """The game of a file, and what is counted there."""
    position: list[str] = []
    counts: list[tuple[int, int]] = []
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("perft:"):
            depth, nodes = line.removeprefix("perft:").split()
            counts.append((int(depth), int(nodes)))
        else:
            position.append(line)
    return _game(position), counts


def _game(lines: list[str]) -> Game:
    said = [line for line in lines if line.strip() and not line.startswith("#")]
    if not said[0].startswith("new_game:"):
        return _then(
            fort.from_diagram("\n".join(line for line in said if not line.startswith("then:")), BOX), said
        )
    seats, setup, seed = said[0].removeprefix("new_game:").split()
    return _then(fort.new_game(int(seats), setup, seed, box=BOX), said)


def _then(game: Game, lines: list[str]) -> Game:
    for line in lines:
        if line.startswith("then:"):
            for text in line.removeprefix("then:").split(";"):
                game.take(fort.choice(text, BOX))
    return game


def perft(game: Game, depth: int) -> int:
    """The number of lines of `depth` legal choices; the end of the game ends a line."""
    if depth == 0 or game.over:
        return 1
    nodes = 0
    for choice in game.options():
        if depth == 1:
            nodes += 1
        else:
            after = game.silent()
            after.do(choice)
            nodes += perft(after, depth - 1)
    return nodes


def divide(game: Game, depth: int) -> str:
    """The same by first choice, to be compared with another version."""
    lines = []
    for choice in game.options():
        after = game.silent()
        after.do(choice)
        lines.append(f"  {choice}: {perft(after, depth - 1)}")
    return "\n".join(lines)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_perft(path: Path) -> None:
    game, counts = read(path)
    assert counts
    for depth, nodes in counts:
        found = perft(game, depth)
        assert found == nodes, f"{path.name} at depth {depth}: {found}, not {nodes}\n{divide(game, depth)}"


def test_there_are_positions_of_every_kind() -> None:
    assert len(FILES) >= 12


if __name__ == "__main__":
    for file in FILES:
        start, known = read(file)
        kept = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("perft:")]
        kept += [f"perft: {depth} {perft(start, depth)}" for depth, _ in known]
        file.write_text("\n".join(kept) + "\n", "utf-8")
        print(file.name, *kept[-len(known) :])
