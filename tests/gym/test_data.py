"""`fort simulate` writes decisions to a file, goes on where it was stopped; `fort.gym.read` gives arrays."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

import fort
from fort.encoding import ACTIONS, OBSERVATION, observe
from fort.gym import read
from fort.gym.data import DataError, Parts, facts, read_parts
from fort.gym.outcome import rewards
from fort.gym.simulation import CHUNK, Simulation, play_chunk
from tests.children import PATIENCE, child
from tests.cli.run import ROOT
from tests.cli.run import fort as command


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "games.parquet"
    words = ("--games", "25", "--bot", "random", "--bot", "rookie", "--workers", "1")
    told = command("simulate", *words, "--out", str(path))
    assert "holds games: 25" in told
    assert "25/25" in told
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
    """Ctrl-C reaches the command when the first chunk is kept; the same words again do the rest."""
    path = tmp_path / "games.parquet"
    simulation = Simulation(("random",), 8 * CHUNK + 1, seed="stopped")
    words = ["simulate", "--games", str(simulation.games), "--bot", "random", "--seed", "stopped"]
    words += ["--out", str(path)]
    parts = tmp_path / "games.parquet.parts"
    start = [sys.executable, "-m", "fort", *words, "--workers", "2"]
    with child(start, cwd=ROOT, stderr=subprocess.PIPE) as running:
        until = time.monotonic() + PATIENCE
        while not list(parts.glob("*.parquet")):
            assert running.poll() is None
            assert time.monotonic() < until
            time.sleep(0.01)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate()
    assert running.returncode == 130
    assert f"of {simulation.games} games are in {parts}" in " ".join(told.split())
    kept = Parts(path, simulation)
    assert 1 <= len(kept.done) < simulation.chunks
    assert kept.games_done() == CHUNK * len(kept.done)
    assert f"{simulation.games}/{simulation.games}" in command(*words, "--workers", "1")
    assert not parts.exists()
    for chunk in (kept.done[0], simulation.chunks - 1):
        numbers = simulation.games_of(chunk)
        found = read(path, numbers.start, len(numbers))
        wanted = pa.ipc.open_stream(play_chunk(simulation, chunk)[1]).read_all()
        for name in ("game", "decision", "seat", "action", "reward", "points", "rank"):
            assert getattr(found, name).tolist() == wanted[name].to_pylist()


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
    told = command("simulate", "--games", "1", "--bot", "rookie", "--out", str(path), code=2)
    assert "holds games of other settings (bots random, now rookie)" in told


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("mine")
    told = command("simulate", "--games", "1", "--bot", "random", "--out", str(path), code=2)
    assert "is there already" in told
    assert path.read_text() == "mine"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bot", "champion"], "there is no bot 'champion'"),
        (["--bot", "random", "--workers", "1", "--ray", "x"], "leave out --workers"),
        (["--bot", "random", "--workers", "0"], "0"),
        (["--bot", "random", "--games", "0"], "0 games: expected at least one"),
    ],
)
def test_wrong_words(tmp_path: Path, words: list[str], message: str) -> None:
    out = tmp_path / "games.parquet"
    assert message in command("simulate", *words, "--out", str(out), code=2)
    assert not out.exists()


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
