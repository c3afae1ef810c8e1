"""Fort as a Gymnasium environment: one agent against bots that are named.

env = gymnasium.make("fort/Fort-v0", rivals="regular")
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import logger, spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

import fort
from fort.bots import Bot, bot
from fort.encoding import encoding
from fort.gym.outcome import SHARE, known_reward, rewards, standing
from fort.gym.picture import MODES, known_mode, picture_of, text_of

Row = NDArray[np.uint8]
Info = dict[str, Any]
METADATA: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}


class LegalActions(spaces.Discrete):
    """All actions are in the space; without a mask, a sample is one that is legal now."""

    def __init__(self, env: "FortEnv", size: int) -> None:
        super().__init__(size)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._env.legal:
            mask = self._env.action_masks().astype(np.int8)
        return super().sample(mask, probability)


class FortEnv(gymnasium.Env[Row, np.int64], EzPickle):
    """The agent sits at a table with bots, and decides whenever it is asked. Bots decide in between.

    Pickled, it is made anew from its settings, as environments are. `deepcopy` keeps the game as it is; bots
    that search forget what they imagined.
    """

    metadata = METADATA

    def __init__(
        self,
        rivals: str | Sequence[str] = "regular",
        seats: int = 2,
        setup: str = "basic",
        seat: int | None = None,
        reward: str = SHARE,
        strict: bool = False,
        render_mode: str | None = None,
        box: fort.Box | None = None,
    ) -> None:
        """The rivals are one bot for all seats, or one each in turn order; the seat is drawn or given."""
        EzPickle.__init__(self, rivals, seats, setup, seat, reward, strict, render_mode, box)
        self.rivals = [rivals] * (seats - 1) if isinstance(rivals, str) else list(rivals)
        self.reward = known_reward(reward)
        self.strict = strict
        self.render_mode = known_mode(render_mode)
        self._settings = (seats, setup, box)
        self.game = fort.new_game(seats, setup, box=box)
        if len(self.rivals) != seats - 1:
            raise ValueError(f"{len(self.rivals)} rivals: expected one, or {seats - 1} for {seats} seats")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}: expected 0 to {seats - 1}, or None to draw one")
        for name in self.rivals:
            bot(name)  # which says if there is no such bot
        self._wanted = seat
        self.seat = seat or 0
        self._seed = ""
        self._bots: dict[int, Bot] = {}
        self._coded = encoding(self.game.components, seats)
        self.legal: list[int] = []
        self.observation_space = spaces.Box(0, 255, (self._coded.layout.size,), np.uint8)
        self.action_space = LegalActions(self, len(self._coded.actions))

    def __deepcopy__(self, memo: dict[int, Any]) -> "FortEnv":
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.game = self.game.copy()
        if self._bots:
            new._seat_bots()
        new._np_random = deepcopy(self._np_random)
        new.action_space = LegalActions(new, len(self._coded.actions))
        new.action_space._np_random = deepcopy(self.action_space._np_random)
        return new

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """Begins a new game, and lets the bots decide until the agent is asked."""
        super().reset(seed=seed)
        seats, setup, box = self._settings
        self._seed = f"gym {self.np_random.integers(2**63)}"
        self.seat = int(self.np_random.integers(seats)) if self._wanted is None else self._wanted
        self._seat_bots()
        self.game = fort.new_game(seats, setup, self._seed, box=box)
        self._wait()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, Info]:
        """Carries out an action. One that is not legal now changes nothing: `info["refused"]` says why.

        What is no action at all, or comes after the end, is an error; if `strict`, an illegal one is, too.
        """
        if not self._bots or self.game.over:
            raise ResetNeeded("there is no game going on: call reset() first")
        if not self.action_space.contains(action):
            raise InvalidAction(str(self._coded.actions.error(self.game, action, self.seat)))
        if action not in self.legal:
            return self._refuse(action)
        self.game.do(self._coded.actions.choice(self.game, int(action), self.seat), self.seat)
        self._wait()
        over = self.game.over
        reward = rewards(self.game, self.reward)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Says of each action whether it is legal now, as MaskablePPO of sb3-contrib asks for it."""
        return np.frombuffer(self._coded.actions.mask(self.legal), np.bool_)

    def render(self) -> Any:
        """Shows what the agent sees: as text, or as a picture."""
        view = self.game.view(self.seat)
        if self.render_mode == "rgb_array":
            return picture_of(view)
        if self.render_mode == "human":
            print(text_of(view))
            return None
        return text_of(view) if self.render_mode == "ansi" else None

    def _refuse(self, action: np.int64) -> tuple[Row, float, bool, bool, Info]:
        reason = str(self._coded.actions.error(self.game, action, self.seat))
        if self.strict:
            raise InvalidAction(reason)
        logger.warn(f"{reason}; nothing happens (see action_masks)")
        return self._seen(), 0.0, False, False, self._info() | {"refused": reason}

    def _seat_bots(self) -> None:
        """Seats the rivals after the agent, in turn order."""
        self._bots = {
            (self.seat + place) % (len(self.rivals) + 1): bot(rival, f"{self._seed} {place}")
            for place, rival in enumerate(self.rivals, 1)
        }

    def _wait(self) -> None:
        """Lets the bots decide until the agent is asked or the game is over."""
        game = self.game
        while not game.over and self.seat not in game.asks:
            asked = game.asks[0]
            game.do(game.own(self._bots[asked].choose(game.view(asked))), asked)
        self.legal = [] if game.over else self._coded.actions.legal(game, self.seat)

    def _seen(self) -> Row:
        return np.frombuffer(self._coded.observer.row(self.game, self.seat), np.uint8)

    def _info(self) -> Info:
        points, rank = standing(self.game, self.seat)
        return {"points": points, "rank": rank, "legal": list(self.legal), "seat": self.seat}
