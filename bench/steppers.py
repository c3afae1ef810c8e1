"""Steps a second of one environment with random agents, one thread; JSON on stdout.

python bench/steppers.py NAME [--seconds 2]    where NAME is one of STEPPERS

A step is: what an agent sees and may do, then a random legal action. What comes out of peers is Any.
"""

import argparse
import importlib
import json
import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from time import perf_counter, process_time
from typing import Any

PICK = 24  # random bits to pick an action by
bits = random.Random(1).getrandbits
Run = Callable[[], int]  # plays on for a while; how many steps that were


def fort_step(seats: int) -> Run:
    """Our own step: options, observation and mask, without any interface."""
    fort: Any = importlib.import_module("fort")
    encoding: Any = importlib.import_module("fort.encoding").encoding
    seed = 0

    def run() -> int:
        nonlocal seed
        seed += 1
        game = fort.new_game(seats, "basic", f"bench {seed}").silent()
        coded = encoding(game.components, seats)
        row, mask, numbers = coded.observer.row, coded.actions.mask, coded.actions.numbers[seats]
        steps = 0
        while options := game.options():
            seat = game.asked_seat
            row(game, seat)
            mine = numbers[seat]
            mask([mine[choice.index] for choice in options])
            game.do(options[bits(PICK) % len(options)])
            steps += 1
        return steps

    return run


def aec(env: Any, listed: bool) -> Run:
    """An environment of PettingZoo, ours or another; with or without a list of legal actions."""

    def run() -> int:
        env.reset(seed=bits(PICK))
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = info["legal"] if listed else seen["action_mask"].nonzero()[0]
            env.step(int(legal[bits(PICK) % len(legal)]))
            steps += 1
        return steps

    return run


def fort_aec(seats: int) -> Run:
    return aec(importlib.import_module("fort.gym.fort_v0").raw_env(seats=seats), True)


def fort_batch(number: int, seats: int) -> Run:
    np: Any = importlib.import_module("numpy")
    batch = importlib.import_module("fort.gym").Batch(number, seats)
    dice = np.random.default_rng(1)

    def run() -> int:
        for _ in range(20):
            drawn = (dice.random(number) * np.diff(batch.starts)).astype(np.int64)
            batch.step(batch.legal[batch.starts[:-1] + drawn])
        return 20 * number

    return run


def zoo(name: str) -> Run:
    return aec(importlib.import_module(f"pettingzoo.classic.{name}").raw_env(), False)


def rlcard(name: str) -> Run:
    env = importlib.import_module("rlcard").make(name)

    def run() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            moves = list(state["legal_actions"])
            state, _ = env.step(moves[bits(PICK) % len(moves)])
            steps += 1
        return steps

    return run


def open_spiel(name: str) -> Run:
    env = importlib.import_module("open_spiel.python.rl_environment").Environment(name)

    def run() -> int:
        step = env.reset()
        steps = 0
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([legal[bits(PICK) % len(legal)]])
            steps += 1
        return steps

    return run


def pgx(name: str, number: int) -> Run:
    """Many games at once, compiled by JAX; the first call takes as long as compiling does."""
    jax: Any = importlib.import_module("jax")
    env = importlib.import_module("pgx").make(name)
    wrapped = importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        first, second = jax.random.split(key)
        action = jax.random.categorical(first, logits, axis=-1)
        return jax.vmap(wrapped)(state, action, jax.random.split(second, number))

    step = jax.jit(one)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), number))
    key = jax.random.PRNGKey(1)

    def run() -> int:
        nonlocal state, key
        for _ in range(20):
            key, now = jax.random.split(key)
            state = step(state, now)
        jax.block_until_ready(state.rewards)
        return 20 * number

    return run


def fastcatan() -> Run:
    module: Any = importlib.import_module("fastcatan")
    env = module.Env()

    def run() -> int:
        env.reset(seed=bits(PICK))
        steps = 0
        while not env.done:
            legal = env.legal_actions()
            env.step(legal[bits(PICK) % len(legal)])
            steps += 1
        return steps

    return run


# Title, environment of build/bench, distribution, maker.
STEPPERS: dict[str, tuple[str, str, str, Callable[[], Run]]] = {
    "fort-step-2": ("Fort, own step, 2 seats", "gym", "fort-game", lambda: fort_step(2)),
    "fort-step-4": ("Fort, own step, 4 seats", "gym", "fort-game", lambda: fort_step(4)),
    "fort-aec-2": ("Fort, PettingZoo AEC, 2 seats", "gym", "fort-game", lambda: fort_aec(2)),
    "fort-aec-4": ("Fort, PettingZoo AEC, 4 seats", "gym", "fort-game", lambda: fort_aec(4)),
    "fort-batch-2": ("Fort, Batch(64), 2 seats", "gym", "fort-game", lambda: fort_batch(64, 2)),
    "fort-batch-many": ("Fort, Batch(1,024), 2 seats", "gym", "fort-game", lambda: fort_batch(1024, 2)),
    "pettingzoo-four": ("PettingZoo connect four", "peers", "pettingzoo", partial(zoo, "connect_four_v3")),
    "pettingzoo-tictactoe": ("PettingZoo tic-tac-toe", "peers", "pettingzoo", partial(zoo, "tictactoe_v3")),
    "pettingzoo-leduc": ("PettingZoo leduc", "peers", "pettingzoo", partial(zoo, "leduc_holdem_v4")),
    "rlcard-uno": ("RLCard UNO", "peers", "rlcard", lambda: rlcard("uno")),
    "rlcard-gin": ("RLCard gin rummy", "peers", "rlcard", lambda: rlcard("gin-rummy")),
    "open-spiel-leduc": ("OpenSpiel leduc poker", "peers", "open_spiel", lambda: open_spiel("leduc_poker")),
    "open-spiel-gin": ("OpenSpiel gin rummy", "peers", "open_spiel", lambda: open_spiel("gin_rummy")),
    "pgx-four": ("pgx connect four (1,024)", "pgx", "pgx", lambda: pgx("connect_four", 1024)),
    "pgx-backgammon": ("pgx backgammon (256)", "pgx", "pgx", lambda: pgx("backgammon", 256)),
    "fastcatan": ("fastcatan, with legal actions", "fastcatan", "fastcatan", fastcatan),
}  # fmt: skip


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Steps a second of processor time, after a warm-up that is told apart."""
    title, _, distribution, make = STEPPERS[name]
    begun = perf_counter()
    run = make()
    run()
    warm_up = perf_counter() - begun
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        steps += run()
    found = {"name": name, "title": title, "version": version(distribution)}
    return found | {"steps": steps / spent, "warm up": warm_up}


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("name", choices=list(STEPPERS))
    reader.add_argument("--seconds", type=float, default=2.0)
    said = reader.parse_args()
    print(json.dumps(measure(said.name, said.seconds)))
