"""Gymnasium's own test, and what is promised besides."""

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from fort.bots import UnknownBot
from fort.encoding import ACTIONS
from fort.gym import FortEnv


def made(**settings: Any) -> FortEnv:
    env = gymnasium.make("fort/Fort-v0", **({"rivals": "random"} | settings)).unwrapped
    assert isinstance(env, FortEnv)
    return env


def play(env: FortEnv, seed: int) -> tuple[float, dict[str, Any]]:
    random = Random(seed)
    _, info = env.reset(seed=seed)
    while True:
        action = random.choice(info["legal"])
        _, reward, over, _, info = env.step(action)
        if over:
            return reward, info
        assert reward == 0.0


@pytest.mark.filterwarnings("ignore:.*nothing happens:UserWarning")  # it samples without a mask
@pytest.mark.parametrize("settings", [{}, {"seats": 4, "rivals": ["random", "rookie", "random"]}])
def test_the_test_of_gymnasium(settings: dict[str, Any]) -> None:
    check_env(made(**settings), skip_render_check=True)


@pytest.mark.filterwarnings("ignore:.*nothing happens:UserWarning")
def test_the_test_of_gymnasium_with_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(render_mode="rgb_array"))
    assert "Options" in capsys.readouterr().out


def test_the_end_is_told_with_points_and_rank() -> None:
    env = made(seats=3, reward="points")
    reward, info = play(env, 1)
    score = env.game.scores()[env.seat]
    assert (reward, info["points"], info["rank"]) == (score.total, score.total, score.rank)
    assert info["seat"] == env.seat
    assert info["legal"] == []


def test_rewards_are_win_shares() -> None:
    found = {play(made(), seed)[0] for seed in range(6)}
    assert found <= {-1.0, 0.0, 1.0}
    assert len(found) > 1


def test_masks_are_what_maskable_learners_ask_for() -> None:
    env = made()
    _, info = env.reset(seed=2)
    mask = env.action_masks()
    assert mask.dtype == np.bool_
    assert mask.shape == (len(ACTIONS),)
    assert mask.nonzero()[0].tolist() == sorted(info["legal"])
    assert env.action_space.sample() in info["legal"]


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_at_once(mode: Any) -> None:
    """Each game has as many legal actions as it has; Gymnasium puts them side by side."""
    envs: Any = gymnasium.make_vec("fort/Fort-v0", num_envs=3, vectorization_mode=mode, rivals="random")
    _, info = envs.reset(seed=1)
    for _ in range(30):
        masks = np.array(envs.call("action_masks"))
        assert [sorted(legal) for legal in info["legal"]] == [mask.nonzero()[0].tolist() for mask in masks]
        _, _, _, _, info = envs.step(np.array([legal[0] for legal in info["legal"]]))
    envs.close()


def test_the_seat_is_drawn_or_given() -> None:
    env = made(seats=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}
    assert {made(seats=3, seat=2).reset(seed=seed)[1]["seat"] for seed in range(3)} == {2}


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    env = made()
    seen, info = env.reset(seed=1)
    illegal = np.int64(next(action for action in range(len(ACTIONS)) if action not in info["legal"]))
    before = env.game.diagram()
    with pytest.warns(UserWarning, match="is not legal now"):
        again, reward, over, cut, told = env.step(illegal)
    assert (again == seen).all()
    assert (reward, over, cut) == (0.0, False, False)
    assert "is not legal now" in told["refused"]
    assert env.game.diagram() == before
    strict = made(strict=True)
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="is not legal now"):
        strict.step(illegal)


@pytest.mark.parametrize("action", [-1, 5000, 0.5, "play Bug", np.array([1, 2]), None])
def test_what_is_no_action_is_an_error(action: Any) -> None:
    env = made()
    env.reset(seed=1)
    before = env.game.diagram()
    with pytest.raises(InvalidAction, match="action"):
        env.step(action)
    assert env.game.diagram() == before


def test_without_a_game_nothing_can_be_done() -> None:
    env = made()
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(np.int64(0))
    play(env, 1)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(np.int64(0))


def test_wrong_settings() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'champion'"):
        made(rivals="champion")
    with pytest.raises(ValueError, match="expected one, or 2 for 3 seats"):
        made(seats=3, rivals=["random"])
    with pytest.raises(ValueError, match="there is no seat 2"):
        made(seat=2)
    with pytest.raises(ValueError, match="unknown render_mode 'film'"):
        FortEnv(render_mode="film")
    with pytest.raises(Error, match="greater or equal to zero"):
        made().reset(seed=-1)


@pytest.mark.parametrize("rival", ["random", "regular", "master@2sims"])
def test_a_copy_goes_its_own_way(rival: str) -> None:
    env = made(rivals=rival)
    env.reset(seed=1)
    env.step(np.int64(env.legal[0]))
    other = copy.deepcopy(env)
    before = other.game.diagram()
    seen, *_ = env.step(np.int64(env.legal[0]))
    assert other.game.diagram() == before
    assert other.action_space.sample() in other.legal
    again, *_ = other.step(np.int64(other.legal[0]))
    assert (again == seen).all() or rival.startswith("master")  # which forgot what it imagined


def test_a_pickled_one_is_made_anew_from_its_settings() -> None:
    env = made(seats=3, rivals=["rookie", "random"], seat=1)
    env.reset(seed=1)
    other = pickle.loads(pickle.dumps(env))
    assert (other.rivals, other.reset(seed=1)[1]["seat"]) == (["rookie", "random"], 1)
    assert other.game.diagram() == (env.reset(seed=1), env.game.diagram())[1]
