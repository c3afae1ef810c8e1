"""How random agents play in the environments."""

from random import Random
from typing import Any

import numpy as np

from fort.gym import Batch


def random_actions(batch: Batch, random: np.random.Generator) -> Any:
    """One legal action for each game of a batch."""
    numbers = np.diff(batch.starts)
    return batch.legal[batch.starts[:-1] + (random.random(batch.number) * numbers).astype(np.int64)]


def play(env: Any, seed: int, most: int = 5000) -> dict[str, float]:
    """A random game in an environment of PettingZoo; what each agent was rewarded with."""
    random = Random(seed)
    env.reset(seed=seed)
    found: dict[str, float] = {}
    for agent in env.agent_iter(most):
        _, reward, terminated, _, info = env.last()
        found[agent] = found.get(agent, 0.0) + reward
        env.step(None if terminated else random.choice(info["legal"]))
    return found
