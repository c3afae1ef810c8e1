"""Gymnasium finds `fort/Fort-v0` here, by the entry point of the package or by `import fort.gym`."""

import gymnasium

NAME = "fort/Fort-v0"
MOST_STEPS = 5000  # of one agent; random games have some hundred


def register() -> None:
    """Makes `gymnasium.make("fort/Fort-v0")` work."""
    if NAME not in gymnasium.registry:
        gymnasium.register(NAME, entry_point="fort.gym.single:FortEnv", max_episode_steps=MOST_STEPS)
