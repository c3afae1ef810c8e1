"""Whole games of bots: none stalls, none breaks a rule, with any seats, set-up and box."""

from itertools import product
from pathlib import Path
from random import Random

import pytest

import fort
from fort import bots
from tests.properties.positions import GAMES

MIXED = ["random", "rookie", "casual", "regular", "expert@4sims", "master@8sims"]


def play(game: fort.Game, names: list[str], seed: str) -> fort.Game:
    players = [bots.bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not game.over:
        seat = game.asks[-1]
        game.take(players[seat].choose(game.view(seat)), seat)
    return game


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_mixed_bots_play_whole_games(seats: int, setup: str) -> None:
    dice = Random(f"mixed {seats} {setup}")
    for number in range(2):
        seed = f"mixed {seats} {setup} {number}"
        names = dice.sample(MIXED, seats)
        game = play(fort.new_game(seats, setup, seed), names, seed)
        assert min(score.rank for score in game.scores()) == 1


@pytest.mark.slow
def test_bots_play_with_a_box_they_have_never_seen(tmp_path: Path) -> None:
    fort.box.copy(tmp_path / "own")
    for name, printed, instead in [
        ("kids", "pizza x book", "2 res > pack"),
        ("boards", "2 toy 2 pizza", "any toy"),
    ]:
        file = tmp_path / "own" / f"{name}.txt"
        text = file.read_text("utf-8")
        assert printed in text
        file.write_text(text.replace(printed, instead), "utf-8")
    box = fort.box.read(tmp_path / "own")
    game = play(fort.new_game(2, seed="own", box=box), ["regular", "master@8sims"], "own")
    assert game.over


@pytest.mark.slow
@pytest.mark.parametrize(
    ("strong", "weak"), [("rookie", "random"), ("regular", "rookie"), ("master@24sims", "casual")]
)
def test_each_level_beats_the_one_below(strong: str, weak: str) -> None:
    """Ten games on five deals, both seats: the published ladder has the figures."""
    wins = 0.0
    for deal, seat in product(range(5), range(2)):
        names = [weak, weak]
        names[seat] = strong
        seed = f"{strong} {deal}"
        wins += play(fort.new_game(2, seed=seed), names, seed).scores()[seat].rank == 1
    assert wins >= 8
