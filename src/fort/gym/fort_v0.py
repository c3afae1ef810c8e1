"""Fort as a PettingZoo environment for several agents, one after the other (AEC).

from fort.gym import fort_v0
env = fort_v0.env(seats=3, setup="advanced")
"""

from copy import deepcopy
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import fort
from fort.encoding import encoding
from fort.gym.outcome import SHARE, known_reward, rewards, standing
from fort.gym.picture import MODES, known_mode, picture_of, text_of

Observation = dict[str, NDArray[Any]]
# What changes from step to step, besides the game.
CHANGING: Final = (
    "_random", "agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
)  # fmt: skip


def env(**settings: Any) -> Any:
    """Makes the environment with PettingZoo's usual wrappers; `raw_env` is the one without, and quicker."""
    made = wrappers.AssertOutOfBoundsWrapper(raw_env(**settings))
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]
    """The agents are `seat_0` and so on. Whoever is asked gets what it knows and a mask of legal actions.

    Pickled, it is made anew from its settings, as environments are; `deepcopy` keeps the game as it is.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "fort_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        seats: int = 2,
        setup: str = "basic",
        reward: str = SHARE,
        render_mode: str | None = None,
        box: fort.Box | None = None,
    ) -> None:
        EzPickle.__init__(self, seats, setup, reward, render_mode, box)
        super().__init__()
        self.reward = known_reward(reward)
        self.render_mode = known_mode(render_mode)
        self._settings = (seats, setup, box)
        self._random, _ = seeding.np_random()
        first = fort.new_game(seats, setup, box=box)  # which says what is wrong with the settings
        self._coded = encoding(first.components, seats)
        self._row = self._coded.observer.row
        self._numbers = self._coded.actions.numbers[seats]
        self._none: NDArray[np.int8] = np.zeros(len(self._coded.actions), np.int8)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = len(self._coded.actions)
        self._sights = {  # one space for each agent, always the same, as PettingZoo wants it
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self._coded.layout.size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._deeds = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.game = first

    def __deepcopy__(self, memo: dict[int, Any]) -> "raw_env":
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.__dict__.update({name: deepcopy(self.__dict__.get(name)) for name in CHANGING})
        new.game = self.game.copy()
        return new

    def observation_space(self, agent: str) -> spaces.Dict:
        """Describes what an agent sees: the observation and the mask."""
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Describes what an agent can do: `fort.encoding.ACTIONS` names each number."""
        return self._deeds[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; the same seed deals the same one."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        seats, setup, box = self._settings
        game = fort.new_game(seats, setup, f"gym {self._random.integers(2**63)}", box=box)
        self.game = game if self.render_mode is not None else game.silent()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(seat, []) for agent, seat in self._seats.items()}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """Gives what an agent knows, and which actions are legal for it."""
        seat = self._seats[agent]
        mask = self._none.copy() if seat != self._asked else np.frombuffer(self._mask(), np.int8)
        return {"observation": np.frombuffer(self._row(self.game, seat), np.uint8), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carries out the action of the agent that is asked; a wrong one is refused and changes nothing."""
        if not self.agents:
            raise ValueError("the game is over, and all agents know it: call reset()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            choice = self._legal[action]
        except (KeyError, TypeError):
            raise self._coded.actions.error(self.game, action, self._asked) from None
        self.game.do(choice, self._asked)
        if self.game.over:
            self._end()
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Shows what the agent sees that is asked: as text, or as a picture."""
        if self.render_mode is None:
            raise ValueError("nothing is rendered: expected render_mode 'human', 'ansi' or 'rgb_array'")
        view = self.game.view(self._seats[self.agent_selection])
        if self.render_mode == "rgb_array":
            return picture_of(view)
        if self.render_mode == "ansi":
            return text_of(view)
        print(text_of(view))
        return None

    def close(self) -> None:
        """Ends everything: there is nothing to end."""

    def _mask(self) -> bytearray:
        return self._coded.actions.mask(list(self._legal))

    def _info(self, seat: int, legal: list[int]) -> dict[str, Any]:
        points, rank = standing(self.game, seat)
        return {"points": points, "rank": rank, "legal": legal}

    def _ask(self) -> None:
        """Finds out who is asked, and what is legal."""
        game = self.game
        self._asked: int = game.asked_seat
        numbers = self._numbers[self._asked]
        self._legal: dict[Any, fort.Choice] = {numbers[choice.index]: choice for choice in game.options()}
        self.agent_selection = agent = self.possible_agents[self._asked]
        self.infos[agent] = self._info(self._asked, list(self._legal))

    def _end(self) -> None:
        self._asked = -1
        self._legal = {}
        found = rewards(self.game, self.reward)
        for agent, seat in self._seats.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = found[seat]
            self.terminations[agent] = True
            self.infos[agent] = self._info(seat, [])
        self.agent_selection = self.agents[0]
