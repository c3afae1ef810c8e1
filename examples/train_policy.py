"""Trains a small policy on games of a bot, with NumPy alone, and lets it play against random choices.

    python examples/train_policy.py                   # about two minutes on two cores, the engine compiled
    python examples/train_policy.py --games 100 --passes 3

1. `fort simulate` plays games and writes every decision to a Parquet file (it is kept, and used again).
2. A network with one hidden layer learns to choose as the bot chose: observation in, an action out.
3. It plays a batch of games against random choices, from both seats, and the share of wins is told.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fort.encoding import ACTIONS, OBSERVATION
from fort.gym import Batch, read

Floats = NDArray[Any]
HIDDEN = 128
ROWS = 512  # decisions in a step of learning
RATE = 1e-3


class Policy:
    """A network with one hidden layer, trained by Adam."""

    def __init__(self, inputs: int, actions: int, seed: int = 1) -> None:
        random = np.random.default_rng(seed)
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions), (actions,)]
        self.weights: list[Floats] = [
            (random.standard_normal(shape) * (2 / shape[0]) ** 0.5 * (len(shape) > 1)).astype(np.float32)
            for shape in shapes
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def chances(self, observations: NDArray[np.uint8], masks: NDArray[Any]) -> tuple[Floats, Floats, Floats]:
        """The inputs, the hidden layer, and how likely each legal action is."""
        inputs = np.minimum(observations, 8).astype(np.float32) / 4
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        scores = np.where(masks, hidden @ self.weights[2] + self.weights[3], -1e9)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return inputs, hidden, powers / powers.sum(axis=1, keepdims=True)

    def learn(self, observations: NDArray[np.uint8], masks: NDArray[Any], actions: NDArray[Any]) -> float:
        """One step towards these actions; the loss before it."""
        inputs, hidden, chances = self.chances(observations, masks)
        rows = np.arange(len(actions))
        loss = float(-np.log(chances[rows, actions] + 1e-9).mean())
        error = chances
        error[rows, actions] -= 1
        error /= len(actions)
        below = (error @ self.weights[2].T) * (hidden > 0)
        self._adam([inputs.T @ below, below.sum(axis=0), hidden.T @ error, error.sum(axis=0)])
        return loss

    def _adam(self, slopes: list[Floats]) -> None:
        self.steps += 1
        for weight, slope, first, second in zip(self.weights, slopes, self.first, self.second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            mean = first / (1 - 0.9**self.steps)
            spread = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            weight -= RATE * mean / spread


def simulated(path: Path, bot: str, games: int) -> None:
    """Has the games played, unless the file is there."""
    if not path.exists():
        words = ["simulate", "--games", str(games), "--bot", bot, "--out", str(path)]
        subprocess.run([sys.executable, "-m", "fort", *words], check=True)


def train(policy: Policy, path: Path, passes: int) -> None:
    """Learns from the decisions at which there was something to choose."""
    data = read(path)
    numbers = np.diff(data.starts)
    open_rows = np.flatnonzero(numbers > 1)
    random = np.random.default_rng(2)
    for number in range(passes):
        losses = []
        random.shuffle(open_rows)
        for at in range(0, len(open_rows) - ROWS, ROWS):
            rows = open_rows[at : at + ROWS]
            masks = np.zeros((ROWS, len(ACTIONS)), np.bool_)
            for row, one in enumerate(rows):
                masks[row, data.legal[data.starts[one] : data.starts[one + 1]]] = True
            losses.append(policy.learn(data.observation[rows], masks, data.action[rows]))
        print(f"pass {number + 1} of {passes}: loss {np.mean(losses):.3f}", flush=True)


def share_of_wins(policy: Policy, games: int) -> float:
    """The policy at seat 0 of every other game and at seat 1 of the others, against random choices."""
    random = np.random.default_rng(3)
    batch = Batch(min(100, games), seed="evaluation")
    mine = np.arange(batch.number) % 2
    total, done = 0.0, 0
    while done < games:
        drawn = (random.random(batch.number) * np.diff(batch.starts)).astype(int)
        actions = batch.legal[batch.starts[:-1] + drawn]
        own = np.flatnonzero(batch.asked == mine)
        if len(own):
            actions[own] = policy.chances(batch.observations[own], batch.masks[own])[2].argmax(axis=1)
        batch.step(actions)
        for game in np.flatnonzero(batch.done):
            total += (batch.rewards[game, mine[game]] + 1) / 2
            done += 1
    return total / done


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--bot", default="regular", help="whom to learn from")
    reader.add_argument("--games", type=int, default=300)
    reader.add_argument("--passes", type=int, default=6)
    reader.add_argument("--evaluate", type=int, default=1000, help="games against random choices")
    reader.add_argument("--data", type=Path, default=Path("build/train_policy.parquet"))
    said = reader.parse_args()
    said.data.parent.mkdir(parents=True, exist_ok=True)
    start = time.perf_counter()
    simulated(said.data, said.bot, said.games)
    print(f"games: {time.perf_counter() - start:.0f} s", flush=True)
    policy = Policy(OBSERVATION[2].size, len(ACTIONS))
    train(policy, said.data, said.passes)
    print(f"trained: {time.perf_counter() - start:.0f} s", flush=True)
    share = share_of_wins(policy, said.evaluate)
    spread = 1.96 * (share * (1 - share) / said.evaluate) ** 0.5
    print(f"win share against random: {share:.1%} +- {spread:.1%} of {said.evaluate} games")
    print(f"all of it took {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
