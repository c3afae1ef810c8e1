"""Fort as an OpenSpiel game in Python: `import fort.gym.spiel`, then `pyspiel.load_game("python_fort")`.

The deal is drawn by chance at the beginning, byte by byte; everything after it follows from the choices, so
that OpenSpiel's own way to store a state, as its history, does for Fort.
"""

import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

import fort
from fort.encoding import ACTIONS, OBSERVATION, encoding
from fort.gym.outcome import rewards
from fort.rules.limits import MOST_SEATS

BYTES: Final = 6  # of the seed
LONGEST: Final = 20_000  # decisions and the bytes of the seed
SETTINGS: Final[dict[str, Any]] = {"players": 2, "setup": "basic"}

_TYPE: Final = pyspiel.GameType(
    short_name="python_fort",
    long_name="Python Fort",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=SETTINGS,
)


class FortGame(pyspiel.Game):  # type: ignore[misc]
    """The game: how many players, and which set-up."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.settings = SETTINGS | (params or {})
        self.players = int(self.settings["players"])
        try:
            fort.new_game(self.players, str(self.settings["setup"]))
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from None
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=256,
            min_utility=-1.0,
            max_utility=1.0,
            num_players=self.players,
            max_game_length=LONGEST,
            utility_sum=0.0,
        )
        super().__init__(_TYPE, info, self.settings)

    def new_initial_state(self) -> "FortState":
        """Begins before the deal."""
        return FortState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FortObserver":
        """Makes what shows observations as tensors and strings."""
        return FortObserver(self.players)


class Course:
    """A course is a game and the actions that led to it: this is how it is pickled."""

    def __init__(self, players: int, setup: str, seed: str, actions: tuple[int, ...] = ()) -> None:
        self.begun = (players, setup, seed)
        self.actions: list[int] = []
        self.game = fort.new_game(players, setup, seed)
        self.imagined = False
        for action in actions:
            self.take(action)

    def take(self, action: int) -> None:
        ACTIONS.take(self.game, action, self.game.asked_seat)
        self.actions.append(action)

    def copy(self, game: fort.Game | None = None) -> "Course":
        """Makes another one at the same point, with this game if it is given."""
        new = Course.__new__(Course)
        new.begun, new.actions = self.begun, self.actions[:]
        new.game = self.game.copy() if game is None else game
        new.imagined = self.imagined or game is not None
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.imagined:
            raise pyspiel.SpielError("an imagined state cannot be stored: only its player knows it")
        return (Course, (*self.begun, tuple(self.actions)))


class FortState(pyspiel.State):  # type: ignore[misc]
    """A state is a game of Fort, or the bytes of the seed that are known so far."""

    def __init__(self, game: FortGame) -> None:
        super().__init__(game)
        self.players = game.players
        self.setup = str(game.settings["setup"])
        self.seed: list[int] = []
        self.course: Course | None = None

    @property
    def fort(self) -> fort.Game | None:
        """Gives the game of Fort; None before the deal."""
        return None if self.course is None else self.course.game

    def current_player(self) -> int:
        """Says who decides: chance, a seat, or nobody any more."""
        if self.fort is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.fort.over else self.fort.asked_seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Gives every byte the same chance."""
        return [(byte, 1 / 256) for byte in range(256)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.fort is None else sorted(ACTIONS.legal(self.fort, player))

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.take(action)
            return
        self.seed.append(action)
        if len(self.seed) == BYTES:
            self.course = Course(self.players, self.setup, f"open spiel {bytes(self.seed).hex()}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte {action}" if player == pyspiel.PlayerId.CHANCE else ACTIONS.names[action]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.fort is not None and self.fort.over

    def returns(self) -> list[float]:
        """Gives the win shares, which sum up to nothing; zeros while the game goes on."""
        return rewards(self.fort) if self.fort is not None and self.fort.over else [0.0] * self.players

    def information_state_string(self, player: int | None = None) -> str:
        """Tells what a seat knows, as its observation: the cards are counted, and it knows what it saw."""
        return self.observation_string(player)

    def observation_string(self, player: int | None = None) -> str:
        """Writes the observation as hexadecimal digits."""
        seat = self.current_player() if player is None else player
        if self.fort is None:
            return f"{seat} before the deal"
        return f"{seat} {_row(self.fort, seat).hex()}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Gives the observation as numbers."""
        seat = self.current_player() if player is None else player
        if self.fort is None:
            return [0.0] * OBSERVATION[self.players].size
        return [float(number) for number in _row(self.fort, seat)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "FortState":
        """Makes another state that the player cannot tell from this one."""
        other: FortState = self.clone()
        if self.course is not None and not self.course.game.over:
            view = self.course.game.view(player)
            other.course = self.course.copy(fort.imagine(view, random.Random(sampler())))
        return other

    def __str__(self) -> str:
        return f"seed {bytes(self.seed).hex()}" if self.fort is None else self.fort.diagram()


class FortObserver:
    """Shows a seat's observation; OpenSpiel's own observers have the same methods."""

    def __init__(self, players: int) -> None:
        self.tensor = np.zeros(OBSERVATION[players].size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FortState, player: int) -> None:
        """Writes what a player knows into the tensor."""
        if state.fort is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = np.frombuffer(_row(state.fort, player), np.uint8)

    def string_from(self, state: FortState, player: int) -> str:
        """Gives the same as text."""
        return state.observation_string(player)


def _row(game: fort.Game, seat: int) -> bytearray:
    return encoding(game.components, len(game.seats)).observer.row(game, seat)


pyspiel.register_game(_TYPE, FortGame)
