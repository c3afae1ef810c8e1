"""Training: games become positions, positions a net, and the command goes on where it was."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import fort
from fort.bots.inputs import Inputs
from fort.bots.net import UNIT, weigh
from fort.bots.nets import net_from
from fort.cli.app import app
from fort.train import plan as plans
from fort.train.calibration import best_sharpness, bins_of, calibrate, gap_by_chance, gap_of, sharpened
from fort.train.export import exported, text_of
from fort.train.fit import LAMBDA, Fitter, Sample, chances_of, returns, surprise, told
from fort.train.games import checked_kind, kind_of, play
from fort.train.model import Frame, Weights, first_layer, fresh, say, slopes
from fort.train.plan import BadPlan, Place, Plan
from fort.train.positions import Played, Positions, positions_of

PARTS = fort.components(fort.box.read())
FRAME = Frame(Inputs(PARTS))


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(number, "tests") for number in range(4)]


@pytest.fixture(scope="module")
def positions(games: list[Played]) -> Positions:
    return positions_of(games)


def test_a_game_is_kept_as_its_choices(games: list[Played]) -> None:
    assert [(game.seats, game.setup) for game in games] == [kind_of(number) for number in range(4)]
    assert Played.read(games[2].text()) == games[2]
    assert play(2, "tests") == games[2]


def test_all_numbers_of_seats_and_set_ups_are_played() -> None:
    kinds = [kind_of(number) for number in range(48)]
    all_kinds = {(seats, setup) for seats in (2, 3, 4) for setup in ("basic", "advanced")}
    assert set(kinds) == all_kinds
    assert {kind_of(number) for number in range(0, 1000, plans.HELD_OUT)} == all_kinds
    assert {checked_kind(number) for number in range(8)} == all_kinds


def test_positions_are_those_between_turns_and_a_few_within(positions: Positions) -> None:
    for game in np.unique(positions.game):
        ours = positions.of(positions.game == game)
        assert list(ours.turn[~ours.within]) == list(range(int(ours.turn[~ours.within].max()) + 1))
        assert (ours.wins == ours.wins[0]).all()
    assert 0.1 < positions.within.mean() < 0.6
    assert positions.wins.sum(axis=1) == pytest.approx(1)
    assert positions.rows.shape[1:] == (2, FRAME.inputs.width)


def test_only_the_hand_that_is_shown_is_told(positions: Positions) -> None:
    number = len(positions.turn)
    assert not told(FRAME, positions, np.full(number, -1))[:, :, FRAME.hand].any()
    rows = told(FRAME, positions, np.full(number, 1))
    assert not rows[:, 0, FRAME.hand].any()
    assert rows[:, 1, FRAME.inputs.hand].all()
    assert rows[:, 1].max() < 20


def test_slopes_are_what_a_small_step_shows(positions: Positions) -> None:
    weights = {name: value.astype(np.float64) for name, value in fresh(FRAME, 6, 4, 3).items()}
    rows: Any = told(FRAME, positions, positions.leader).astype(np.float64)[:30]
    wins, gain = positions.wins[:30], np.zeros_like(positions.gain[:30])
    small: Any = weights
    _, found = slopes(FRAME, small, rows, wins, gain)
    dice = np.random.default_rng(4)
    for name in ("first", "traits", "first bias", "second", "second bias", "standing"):
        active = np.argwhere(np.abs(found[name]) > 1e-4)
        for at in map(tuple, dice.choice(active, 3)):
            losses = []
            for step in (1e-5, -1e-5):
                moved = {key: value.copy() for key, value in small.items()}
                moved[name][at] += step
                losses.append(_loss(moved, rows, wins))
            assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(found[name][at], rel=0.05, abs=1e-5), name


def _loss(weights: Weights, rows: Any, wins: Any) -> float:
    said = say(weights, first_layer(FRAME, weights), rows)
    points = 0.02 * (said.points**2).mean() / 2
    return surprise(said.chances, wins) + float(points)


def test_a_net_learns_who_won_and_is_the_same_in_whole_numbers(positions: Positions) -> None:
    fitter = Fitter(FRAME, fresh(FRAME, 16, 8, 1), 1)
    before = surprise(chances_of(FRAME, fitter.average, positions, positions.leader), positions.wins)
    fitter.fit(Sample([positions], [positions.wins]), 30, 3e-3, lambda text: None)
    after = chances_of(FRAME, fitter.average, positions, positions.leader)
    assert surprise(after, positions.wins) < before * 0.8
    net = net_from(json.loads(text_of(exported(FRAME, fitter.average, {2: 1.0}, "tests", 0))), PARTS)
    rows = told(FRAME, positions, np.full(len(positions.turn), -1))
    said = say(fitter.average, first_layer(FRAME, fitter.average), rows)
    for at in range(0, len(positions.turn), 9):
        numbers = np.where(FRAME.hand, 0, positions.rows[at])
        totals = [sum(net.rows[i] * int(row[i]) for i in np.flatnonzero(row)) for row in numbers]
        whole = [weigh(layer, net.standing) / UNIT for layer in net.second_layers(totals)]
        assert whole == pytest.approx(list(said.standing[at]), abs=0.1)


def test_returns_mix_what_is_said_later_with_who_won(positions: Positions) -> None:
    ours = positions.of((positions.game == 0) & ~positions.within)
    said = np.full_like(ours.wins, 0.5)
    found = returns(ours, said)
    assert (found[-1] == ours.wins[-1]).all()
    assert found[-2] == pytest.approx(LAMBDA * ours.wins[-2] + (1 - LAMBDA) * 0.5)
    assert np.abs(found[0] - 0.5).max() < 0.1


def test_sharpness_is_found_again() -> None:
    dice = np.random.default_rng(5)
    true = dice.dirichlet([1.0, 1.0], 40_000).astype(np.float32)
    wins = np.eye(2, dtype=np.float32)[(dice.random(len(true)) > true[:, 0]).astype(int)]
    bold = sharpened(true, 1.6)
    assert best_sharpness(bold, wins) == pytest.approx(1 / 1.6, abs=0.05)
    bins = bins_of(sharpened(bold, 1 / 1.6).ravel(), wins.ravel())
    assert len(bins) == 10
    assert max(abs(each.said - each.won) for each in bins) < 0.03


def test_chance_alone_makes_a_gap_that_shrinks_with_games() -> None:
    dice = np.random.default_rng(6)
    said = dice.dirichlet([1.0, 1.0, 1.0], 4000).astype(np.float32)
    wins = np.stack([dice.multinomial(1, row / row.sum()) for row in said.astype(np.float64)])
    few, many = gap_by_chance(said[:200]), gap_by_chance(said)
    assert many < few / 2
    assert gap_of(bins_of(said.ravel(), wins.astype(np.float32).ravel())) < 2 * many


def test_a_net_is_compared_with_the_linear_mind_on_the_same_positions(positions: Positions) -> None:
    ours = positions.of(~positions.within)
    found = calibrate(FRAME, fresh(FRAME, 6, 4, 3), ours)
    assert found.games == len(np.unique(ours.game))
    assert sum(each.number for each in found.bins) == 2 * found.games
    assert sum(stage.number for stage in found.stages.values()) == len(ours.turn)
    for brier in (found.brier, *found.stages.values()):
        assert brier.better.value == pytest.approx(brier.linear - brier.ours, abs=1e-6)
        assert brier.better.low <= brier.better.value <= brier.better.high


def test_a_plan_has_rounds(tmp_path: Path) -> None:
    plan = Plan(games=100, first=40, each=25)
    assert [list(plan.numbers(round))[::39] for round in range(plan.rounds)] == [[0, 39], [40], [65], [90]]
    place = Place(tmp_path / "run")
    place.begin(plan)
    place.begin(Plan(games=200, first=40, each=25))
    with pytest.raises(BadPlan, match="has another training"):
        place.begin(Plan(games=200, first=50, each=25))
    with pytest.raises(BadPlan, match="expected games >= first"):
        Plan(games=10)


@pytest.fixture
def small_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    class Small(Plan):
        def __init__(self, games: int = 48) -> None:
            super().__init__(games, first=42, each=6, simulations=2, gate=2, units=8, second=4, checked=16)

    monkeypatch.setattr(plans, "Plan", Small)
    monkeypatch.setattr("fort.cli.train.replace", lambda plan, games: Small(games))


@pytest.mark.slow
@pytest.mark.usefixtures("small_plan")
def test_the_command_makes_a_net_and_its_card_and_goes_on(tmp_path: Path) -> None:
    words = ["train", "--to", str(tmp_path / "run"), "--workers", "1"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert " min. " in done.stderr
    net = json.loads((tmp_path / "run" / "net.json").read_text("utf-8"))
    assert sum(net_from(net, PARTS).chances(fort.new_game(3).silent(), -1)) == pytest.approx(1)
    card = (tmp_path / "run" / "net_card.md").read_text("utf-8")
    assert "48 games of self-play" in card
    for picture in ("strength.png", "calibration.png"):
        assert (tmp_path / "run" / picture).stat().st_size > 1000
    kept = (tmp_path / "run" / "games-00.jsonl").read_bytes()
    again = CliRunner().invoke(app, [*words, "--games", "54", "--ship", str(tmp_path / "net.json")])
    assert again.exit_code == 0, again.output
    assert (tmp_path / "run" / "games-00.jsonl").read_bytes() == kept
    assert len(Place(tmp_path / "run").rows()) == 3
    assert (tmp_path / "net.json").exists()


def test_bad_words_are_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["train", "--to", str(tmp_path), "--workers", "0"])
    assert done.exit_code != 0
