"""A batch plays many games in one call, like as many single ones."""

import copy
import os
import pickle
import signal
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import fort
from fort.encoding import ACTIONS, WrongAction, encoding, observe
from fort.gym import Batch
from fort.gym.outcome import rewards
from fort.gym.processes import Here, Worker, WorkerEnded, split
from tests.gym.playing import random_actions


def single(batch: Batch, seed: str, game: int, number: int) -> fort.Game:
    return fort.new_game(batch.seats, batch.setup, f"{seed} {game} {number}")


def same(batch: Batch, games: list[fort.Game]) -> None:
    """The arrays say of each game what it says itself."""
    for at, game in enumerate(games):
        seat = game.asks[0]
        row = np.zeros(batch.layout.size, np.uint8)
        observe(game, seat, row)
        legal = ACTIONS.legal(game, seat)
        assert batch.asked[at] == seat
        assert (batch.observations[at] == row).all()
        assert batch.legal[batch.starts[at] : batch.starts[at + 1]].tolist() == legal
        assert batch.masks[at].nonzero()[0].tolist() == sorted(legal)


@pytest.mark.parametrize(("seats", "setup", "workers"), [(2, "basic", 2), (3, "advanced", 1)])
def test_it_plays_like_single_games(seats: int, setup: str, workers: int) -> None:
    random = np.random.default_rng(seats)
    with Batch(5, seats, setup, seed="batch", workers=workers) as batch:
        started = [1] * 5
        games = [single(batch, "batch", at, 1) for at in range(5)]
        ended = 0
        while ended < 4:
            same(batch, games)
            actions = random_actions(batch, random)
            batch.step(actions)
            for at, game in enumerate(games):
                ACTIONS.take(game, int(actions[at]), game.asks[0])
                assert batch.done[at] == game.over
                if not game.over:
                    assert not batch.rewards[at].any()
                    continue
                ended += 1
                assert batch.rewards[at].tolist() == pytest.approx(rewards(game))
                assert batch.points[at].tolist() == [score.total for score in game.scores()]
                started[at] += 1
                games[at] = single(batch, "batch", at, started[at])


@pytest.mark.parametrize("workers", [1, 2])
def test_snapshots_lead_back(workers: int) -> None:
    with Batch(4, seed=1, workers=workers) as batch:
        random = np.random.default_rng(1)
        for _ in range(30):
            batch.step(random_actions(batch, random))
        kept = batch.snapshot()
        seen, legal = batch.observations.copy(), batch.legal.copy()
        futures = []
        for _ in range(2):
            random = np.random.default_rng(2)
            for _ in range(400):
                batch.step(random_actions(batch, random))
            futures.append(batch.observations.copy())
            batch.restore(kept)
            assert (batch.observations == seen).all()
            assert (batch.legal == legal).all()
            assert batch.masks.sum() == len(legal)
        assert (futures[0] == futures[1]).all()
        assert (futures[0] != seen).any()
        with Batch(4) as other, pytest.raises(ValueError, match="of another batch"):
            other.restore(kept)
        with pytest.raises(ValueError, match="of another batch"):
            batch.restore(None)  # type: ignore[arg-type]


def test_the_same_seed_deals_the_same_games() -> None:
    batch = Batch(3, seed=7)
    first = batch.observations.copy()
    batch.reset(8)
    assert (batch.observations != first).any()
    batch.reset(7)
    assert (batch.observations == first).all()


@pytest.mark.parametrize("workers", [1, 2])
def test_one_wrong_action_and_nothing_happens(workers: int) -> None:
    with Batch(4, workers=workers) as batch:
        before, masks = batch.observations.copy(), batch.masks.copy()
        actions = random_actions(batch, np.random.default_rng(1)).astype(np.int64)
        for wrong, message in (
            (int(np.flatnonzero(batch.masks[2] == 0)[0]), r"game 2: action \d+ \('.*'\) is not legal now"),
            (-1, "game 2: there is no action -1"),
            (5000, "game 2: there is no action 5000"),
        ):
            actions[2] = wrong
            with pytest.raises(WrongAction, match=message):
                batch.step(actions)
        with pytest.raises(ValueError, match=r"shape \(3,\).*expected 4 whole numbers"):
            batch.step(actions[:3])
        with pytest.raises(ValueError, match="type float64"):
            batch.step(actions.astype(float))
        assert (batch.observations == before).all()
        assert (batch.masks == masks).all()
        actions[2] = batch.legal[batch.starts[2]]
        batch.step(actions)
        assert (batch.observations != before).any()


def test_wrong_settings() -> None:
    for settings, message in (
        ((0,), "0 games: expected at least one"),
        ((2, 5), "5 seats"),
        ((2, 2, "quick"), "unknown set-up"),
    ):
        with pytest.raises(ValueError, match=message):
            Batch(*settings)
    with pytest.raises(TypeError, match="interpreted as an integer"):
        Batch(2.0)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="3 workers: expected 1 to 2"):
        Batch(2, workers=3)
    with pytest.raises(ValueError, match="expected 'share' or 'points'"):
        Batch(2, reward="money")


def test_a_process_that_ends_is_told_of() -> None:
    with Batch(2, workers=2) as batch:
        worker = batch._workers[1]
        assert isinstance(worker, Worker)
        process = worker._process
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        with pytest.raises(WorkerEnded, match="make a new batch"):
            batch.step(random_actions(batch, np.random.default_rng(1)))


def test_arrays_are_not_copied() -> None:
    batch = Batch(3)
    observations = batch.observations
    before = observations.copy()
    batch.step(random_actions(batch, np.random.default_rng(1)))
    assert batch.observations is observations
    assert (observations != before).any()
    assert batch.layout is encoding(fort.components(fort.box.read()), 2).layout


def test_games_are_divided_evenly() -> None:
    assert split(7, 3) == [slice(0, 2), slice(2, 4), slice(4, 7)]


def test_masks_that_somebody_wrote_to_allow_nothing() -> None:
    batch = Batch(4)
    before, illegal = batch.observations.copy(), int(np.flatnonzero(batch.masks[0] == 0)[0])
    batch.masks[:] = 1
    with pytest.raises(WrongAction, match=r"game 0: .* is not legal now"):
        batch.step([illegal] * 4)
    with pytest.raises(ValueError, match="read-only"):
        batch.legal[0] = illegal
    batch.reset()
    assert (batch.observations == before).all()


@pytest.mark.parametrize("workers", [1, 2])
def test_snapshots_that_nobody_has_are_forgotten(workers: int) -> None:
    with Batch(2, workers=workers) as batch:
        kept = [batch.snapshot() for _ in range(3)]
        del kept[1]
        last = batch.snapshot()
        for one in (*kept, last):
            batch.restore(one)
        player = batch._workers[0]
        if isinstance(player, Here):
            assert len(player._desk.kept) == 3


def test_a_second_thread_is_refused() -> None:
    batch = Batch(2)
    actions = random_actions(batch, np.random.default_rng(1))
    before = batch.observations.copy()
    with batch._alone(), pytest.raises(RuntimeError, match="another thread uses this batch"):
        batch.step(actions)
    assert (batch.observations == before).all()
    batch.step(actions)


@pytest.mark.parametrize("workers", [1, 2])
def test_after_an_interruption_it_begins_anew(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with Batch(2, workers=workers) as batch:
        kept = batch.snapshot()
        actions = random_actions(batch, np.random.default_rng(1))
        with monkeypatch.context() as patch:
            patch.setattr(batch._workers[0], "hear", _interrupted)
            with pytest.raises(KeyboardInterrupt):
                batch.step(actions)
        with pytest.raises(RuntimeError, match="was interrupted"):
            batch.step(actions)
        if workers == 2:
            with pytest.raises(WorkerEnded, match="make a new batch"):
                batch.restore(kept)
            return
        batch.restore(kept)
        batch.step(actions)


def _interrupted() -> None:
    raise KeyboardInterrupt


def test_a_batch_is_neither_pickled_nor_copied() -> None:
    batch = Batch(1)
    for way in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError, match="use snapshot"):
            way(batch)


def test_threads_with_batches_of_their_own() -> None:
    def played(_: int) -> bytes:
        batch, random = Batch(3, seed=5), np.random.default_rng(5)
        for _ in range(200):
            batch.step(random_actions(batch, random))
        return batch.observations.tobytes()

    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(played, range(4)))) == 1
