"""`fort simulate` writes decisions to a file, goes on where it was stopped; `fort.gym.read` gives arrays."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import fort
from fort.encoding import ACTIONS, OBSERVATION, observe
from fort.gym import read
from fort.gym.data import DataError, Decisions, Parts, facts, read_parts
from fort.gym.outcome import rewards
from fort.gym.simulation import CHUNK, Simulation, play_chunk
from tests.cli.run import ROOT


def simulate(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "fort", "simulate", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "games.parquet"
    done = simulate("--games", "25", "--bot", "random", "--bot", "rookie", "--out", str(path))
    assert done.returncode == 0, done.stderr
    assert "holds games: 25" in done.stdout
    assert "25/25" in done.stderr
    return path


def test_decisions_are_those_of_the_games(file: Path) -> None:
    found = read(file)
    assert found.game.tolist() == sorted(found.game.tolist())
    assert set(found.game.tolist()) == set(range(25))
    game, number = fort.new_game(2, "basic", "simulate 1"), 1
    row = np.zeros(OBSERVATION[2].size, np.uint8)
    rows = np.flatnonzero(found.game == number)
    for at in rows:
        seat = game.asks[0]
        observe(game, seat, row)
        assert found.seat[at] == seat
        assert (found.observation[at] == row).all()
        legal = found.legal[found.starts[at] : found.starts[at + 1]].tolist()
        assert legal == ACTIONS.legal(game, seat)
        assert found.bot[at] == ["rookie", "random"][seat]
        ACTIONS.take(game, int(found.action[at]), seat)
    assert game.over
    assert found.decision[rows].tolist() == list(range(len(rows)))
    won, scores = rewards(game), game.scores()
    for at in rows:
        seat = int(found.seat[at])
        assert found.reward[at] == pytest.approx(won[seat])
        assert (found.points[at], found.rank[at]) == (scores[seat].total, scores[seat].rank)


def test_a_file_says_what_it_holds(file: Path) -> None:
    told = facts(file)
    assert told["bots"] == "random rookie"
    assert (told["seats"], told["setup"], told["seed"]) == ("2", "basic", "simulate")
    assert told["observation"] == f"1: {OBSERVATION[2].size}"


def test_parts_of_a_file(file: Path) -> None:
    whole = read(file)
    some = read(file, 18, 4)
    assert set(some.game.tolist()) == {18, 19, 20, 21}
    wanted = (whole.game >= 18) & (whole.game < 22)
    assert (some.observation == whole.observation[wanted]).all()
    assert some.starts[0] == 0
    assert some.starts[-1] == len(some.legal)
    parts = list(read_parts(file, 10))
    assert [len(set(part.game.tolist())) for part in parts] == [10, 10, 5]
    assert (np.concatenate([part.action for part in parts]) == whole.action).all()
    with pytest.raises(DataError, match="no games from 99 on"):
        read(file, 99)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    simulation = Simulation(("random",), 2 * CHUNK + 1, seed="stopped")
    parts = Parts(path, simulation)
    chunk, data = play_chunk(simulation, 1)
    parts.add(chunk, data)
    again = Parts(path, simulation)
    assert again.missing() == [0, 2]
    assert again.games_done() == CHUNK
    words = ["--games", str(simulation.games), "--bot", "random", "--seed", "stopped", "--out", str(path)]
    done = simulate(*words, "--workers", "2")
    assert done.returncode == 0, done.stderr
    assert not again.place.exists()
    other = tmp_path / "other.parquet"
    assert simulate(*words[:-1], str(other), "--workers", "1").returncode == 0
    one, two = read(path), read(other)
    for name in Decisions._fields:
        assert np.array_equal(getattr(one, name), getattr(two, name)), name


def test_a_cut_chunk_is_played_again_when_more_games_are_wanted(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    fewer = Simulation(("random",), 2, seed="more")
    Parts(path, fewer).add(*play_chunk(fewer, 0))
    assert Parts(path, fewer).missing() == []
    assert Parts(path, Simulation(("random",), 3, seed="more")).missing() == [0]


def test_other_settings_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    simulation = Simulation(("random",), 1)
    Parts(path, simulation).add(*play_chunk(simulation, 0))
    done = simulate("--games", "1", "--bot", "rookie", "--out", str(path))
    assert done.returncode == 2
    assert "holds games of other settings (bots random, now rookie)" in done.stderr


def test_a_file_that_is_there_is_not_overwritten(file: Path) -> None:
    done = simulate("--games", "1", "--bot", "random", "--out", str(file))
    assert done.returncode == 2
    assert "is there already" in done.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bot", "champion"], "there is no bot 'champion'"),
        (["--bot", "random", "--workers", "1", "--ray", "x"], "leave out --workers"),
        (["--bot", "random", "--games", "1", "--ray", "127.0.0.1:1"], "no Ray cluster|Ray is not installed"),
    ],
)
def test_wrong_words(tmp_path: Path, words: list[str], message: str) -> None:
    done = simulate(*words, "--out", str(tmp_path / "games.parquet"))
    assert done.returncode == 2
    assert re.search(message, done.stderr)


def test_wrong_settings() -> None:
    with pytest.raises(ValueError, match="0 games: expected at least one"):
        Simulation(("random",), 0)
    with pytest.raises(ValueError, match="5 seats"):
        Simulation(("random",), 1, seats=5)
    with pytest.raises(ValueError, match="3 bots: expected 1 to 2"):
        Simulation(("random",) * 3, 1)


def test_what_is_no_file_of_decisions(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with pytest.raises(FileNotFoundError):
        read(path)
    path.write_text("nothing")
    with pytest.raises(DataError, match="is no file of decisions"):
        read(path)
