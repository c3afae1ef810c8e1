"""PettingZoo's own tests, and what is promised besides."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error
from pettingzoo.test import api_test, render_test, seed_test

from fort.encoding import ACTIONS, OBSERVATION, WrongAction, observe
from fort.gym import fort_v0
from tests.gym.playing import play

KINDS = [(2, "basic"), (3, "advanced"), (4, "basic")]
# What PettingZoo says of every environment whose observations are dicts with a mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


@pytest.mark.parametrize(("seats", "setup"), KINDS)
def test_the_tests_of_pettingzoo(seats: int, setup: str) -> None:
    api_test(fort_v0.env(seats=seats, setup=setup), num_cycles=150)
    seed_test(lambda: fort_v0.env(seats=seats, setup=setup), num_cycles=60)


def test_rendering() -> None:
    render_test(lambda render_mode=None: fort_v0.env(render_mode=render_mode))
    env = fort_v0.env(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "Options" in text
    env = fort_v0.env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape == (720, 960, 3)
    assert len(np.unique(picture)) > 5
    env.reset(seed=2)
    other = env.render()
    assert isinstance(other, np.ndarray)
    assert (other != picture).any()
    with pytest.raises(ValueError, match="expected render_mode"):
        fort_v0.raw_env().render()


@pytest.mark.parametrize(("seats", "setup"), KINDS)
def test_rewards_sum_up_to_nothing(seats: int, setup: str) -> None:
    for seed in range(3):
        found = play(fort_v0.env(seats=seats, setup=setup), seed)
        assert len(found) == seats
        assert abs(sum(found.values())) < 1e-6
        assert max(found.values()) > 0 or set(found.values()) == {0.0}


def test_rewards_can_be_points() -> None:
    env = fort_v0.raw_env(reward="points")
    found = play(env, 5)
    scores = env.game.scores()
    assert found == {f"seat_{seat}": float(score.total) for seat, score in enumerate(scores)}


def test_an_agent_gets_what_its_seat_knows() -> None:
    env = fort_v0.raw_env(seats=3)
    env.reset(seed=4)
    random = Random(4)
    for agent in env.agent_iter(60):
        seen, _, _, _, info = env.last()
        assert seen is not None
        row = np.zeros(OBSERVATION[3].size, np.uint8)
        observe(env.game, int(agent[-1]), row)
        assert (seen["observation"] == row).all()
        assert seen["action_mask"].nonzero()[0].tolist() == sorted(info["legal"])
        assert info["rank"] in (1, 2, 3)
        others = [other for other in env.agents if other != agent]
        assert not env.observe(others[0])["action_mask"].any()
        env.step(random.choice(info["legal"]))


def test_the_last_info_has_points_and_rank() -> None:
    env = fort_v0.raw_env()
    play(env, 3)
    env.reset(seed=3)
    random = Random(3)
    while not env.game.over:
        env.step(random.choice(env.infos[env.agent_selection]["legal"]))
    for seat, score in enumerate(env.game.scores()):
        info = env.infos[f"seat_{seat}"]
        assert (info["points"], info["rank"]) == (score.total, score.rank)


def test_wrong_actions_change_nothing() -> None:
    env = fort_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)
    before = env.game.diagram()
    legal = env.infos[env.agent_selection]["legal"]
    illegal = next(action for action in range(len(ACTIONS)) if action not in legal)
    for action, message in (
        (illegal, "is not legal now"),
        (-1, "there is no action -1"),
        (99999, "expected a number from 0 to 1460"),
        (None, "None is no action"),
        (np.array([legal[0]]), "is no action"),
        ("play Bug", "'play Bug' is no action"),
    ):
        with pytest.raises(WrongAction, match=message):
            env.step(action)  # type: ignore[arg-type]
        assert env.game.diagram() == before
    wrapped = fort_v0.env()
    wrapped.reset(seed=1)
    with pytest.raises(AssertionError):
        wrapped.step(99999)


def test_after_the_end_only_none_is_an_action() -> None:
    env = fort_v0.raw_env()
    env.reset(seed=3)
    random = Random(3)
    while not env.game.over:
        env.step(random.choice(env.infos[env.agent_selection]["legal"]))
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    for _ in range(2):
        env.step(None)
    with pytest.raises(ValueError, match="call reset"):
        env.step(None)


def test_wrong_settings() -> None:
    with pytest.raises(ValueError, match="5 seats"):
        fort_v0.env(seats=5)
    with pytest.raises(ValueError, match="unknown set-up"):
        fort_v0.env(setup="quick")
    with pytest.raises(ValueError, match="expected 'share' or 'points'"):
        fort_v0.env(reward="money")
    with pytest.raises(ValueError, match="unknown render_mode 'film'"):
        fort_v0.env(render_mode="film")
    with pytest.raises(Error, match="greater or equal to zero"):
        fort_v0.raw_env().reset(seed=-1)


@pytest.mark.parametrize("make", [fort_v0.env, fort_v0.raw_env])
def test_a_copy_goes_its_own_way(make: Any) -> None:
    env = make(seats=3)
    env.reset(seed=2)
    other = copy.deepcopy(env)
    before = other.unwrapped.game.diagram()
    action = env.infos[env.agent_selection]["legal"][0]
    env.step(action)
    assert other.unwrapped.game.diagram() == before
    other.step(action)
    assert (other.last()[0]["observation"] == env.last()[0]["observation"]).all()


def test_a_pickled_one_is_made_anew_from_its_settings() -> None:
    env = fort_v0.env(seats=3, setup="advanced")
    other = pickle.loads(pickle.dumps(env))
    env.reset(seed=2)
    other.reset(seed=2)
    assert other.unwrapped.game.diagram() == env.unwrapped.game.diagram()
