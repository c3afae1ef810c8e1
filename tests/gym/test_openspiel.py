"""OpenSpiel's own tests, and its search playing a whole game."""

import pickle
import random
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

if not find_spec("pyspiel"):
    pytest.skip("OpenSpiel is an extra: pip install 'fort-game[openspiel]'", allow_module_level=True)

import pyspiel

from fort.encoding import ACTIONS, OBSERVATION
from fort.gym import spiel
from fort.gym.spiel import FortState


def load(players: int = 2, setup: str = "basic") -> Any:
    return pyspiel.load_game("python_fort", {"players": players, "setup": setup})


def dealt(players: int = 2, setup: str = "basic", byte: int = 7) -> FortState:
    state: FortState = load(players, setup).new_initial_state()
    while state.is_chance_node():
        state.apply_action(byte)
    return state


def wander(state: FortState, steps: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize(("players", "setup"), [(2, "basic"), (4, "advanced")])
def test_the_test_of_openspiel(players: int, setup: str) -> None:
    pyspiel.random_sim_test(load(players, setup), num_sims=1, serialize=True, verbose=False)


def test_a_state_can_be_stored() -> None:
    state = dealt()
    wander(state, 80)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.observation_string(1) == state.observation_string(1)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("players", [2, 3])
def test_resampled_states_look_the_same_to_the_player(players: int) -> None:
    state = dealt(players)
    dice = random.Random(3)
    different = 0
    for _ in range(12):
        wander(state, 9, dice.randrange(99))
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        different += str(other) != str(state)
        with pytest.raises(Exception, match="cannot be stored"):
            pickle.dumps(other)
    assert different > 5


@pytest.mark.slow
def test_its_search_plays_a_whole_game() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = load()
    dice = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, dice), 1.0, 2, random_state=dice)
    state = dealt()
    while not state.is_terminal():
        choosing = state.current_player() == 0
        state.apply_action(bot.step(state) if choosing else state.legal_actions()[0])
    assert sum(state.returns()) == 0.0
    assert set(state.returns()) <= {-1.0, 0.0, 1.0}


def test_observations_are_ours() -> None:
    state = dealt()
    observer = load().make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.shape == (OBSERVATION[2].size,)
    assert observer.tensor.tolist() == state.observation_tensor(1)
    assert observer.string_from(state, 1) == state.observation_string(1)
    before = load().new_initial_state()
    assert before.observation_string(0) == "0 before the deal"
    assert not any(before.observation_tensor(0))
    observer.set_from(before, 0)
    assert not observer.tensor.any()
    action = state.legal_actions()[0]
    assert state.action_to_string(0, action) == ACTIONS.names[action]


def test_a_wrong_action_changes_nothing() -> None:
    state = dealt()
    before = str(state)
    illegal = next(action for action in range(len(ACTIONS)) if action not in state.legal_actions())
    with pytest.raises(ValueError, match="is not legal now"):
        state.apply_action(illegal)
    assert str(state) == before


def test_wrong_settings() -> None:
    for settings, message in (({"players": 5}, "5 seats"), ({"setup": "quick"}, "unknown set-up")):
        with pytest.raises(pyspiel.SpielError, match=message):
            spiel.FortGame(settings)
