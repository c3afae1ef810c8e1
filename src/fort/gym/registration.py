"""Gymnasium knows `fort/Fort-v0` after `import fort.gym`; `fort.gym:fort/Fort-v0` imports it by itself."""

import gymnasium

NAME = "fort/Fort-v0"
MOST_STEPS = 5000  # of one agent; random games have some hundred


def register() -> None:
    """Makes `gymnasium.make("fort/Fort-v0")` work."""
    if NAME not in gymnasium.registry:
        gymnasium.register(NAME, entry_point="fort.gym.single:FortEnv", max_episode_steps=MOST_STEPS)
