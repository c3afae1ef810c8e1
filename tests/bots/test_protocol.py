"""Bots by name, with budgets, ours and others'."""

import sys
from pathlib import Path

import pytest

import fort
from fort import bots
from fort.bots.random_bot import RandomBot
from fort.box import Box
from tests.table.games import own_box

NAMES = ["random", "rookie", "casual", "regular", "expert@6sims", "master@6sims"]


def view() -> fort.View:
    return fort.new_game(3, seed="protocol").view(0)


def test_our_bots_come_first_from_weak_to_strong() -> None:
    assert bots.LEVELS == ("random", "rookie", "casual", "regular", "expert", "master")
    assert tuple(bots.names()[: len(bots.LEVELS)]) == bots.LEVELS


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_with_an_option_and_does_so_again(name: str) -> None:
    seen = view()
    answers = {bots.bot(name, "a").choose(seen).text for _ in range(3)}
    assert len(answers) == 1
    assert answers <= {choice.text for choice in seen.options}


def test_another_seed_may_answer_otherwise() -> None:
    seen = view()
    assert len({bots.bot("random", str(seed)).choose(seen).text for seed in range(30)}) > 1


@pytest.mark.parametrize(
    ("text", "read"),
    [("100ms", "100ms"), ("1s", "1s"), ("1.5s", "1.5s"), ("0.25s", "250ms"), ("500sims", "500sims")],
)
def test_budgets_are_read_and_written(text: str, read: str) -> None:
    assert str(bots.Budget.read(text)) == read


@pytest.mark.parametrize("text", ["", "1", "1m", "-1s", "0s", "0sims", "1.5sims", "s", "1 s s"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no budget: expected"):
        bots.Budget.read(text)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "grandmaster",
            "there is no bot 'grandmaster': expected one of random, rookie, casual, regular, expert",
        ),
        ("expert@", "is no budget"),
        ("expert@1s+", "expected for example 'expert@1s\\+2cores'"),
        ("expert@1s+0cores", "expected for example"),
        ("regular@1s", "'regular' takes no such budget: use 'regular' alone"),
    ],
)
def test_bad_names_are_refused_with_what_would_be_right(name: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        bots.bot(name)


def test_a_bot_of_ones_own() -> None:
    class First(bots.Bot):
        def choose(self, view: fort.View) -> fort.Choice:
            return view.options[0]

    bots.register("first", First)
    seen = view()
    assert "first" in bots.names()
    assert bots.bot("first").choose(seen) == seen.options[0]
    assert bots.bot("first").think(seen) == bots.Thought(seen.options[0])
    with pytest.raises(ValueError, match="is no name for a bot"):
        bots.register("my bot", First)


def test_an_installed_bot_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package of somebody else names its bot in the entry points of `fort.bots`."""
    (tmp_path / "somebodys.py").write_text("from fort.bots.random_bot import RandomBot as Somebody\n")
    package = tmp_path / "somebodys-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[fort.bots]\nsomebody = somebodys:Somebody\n")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    assert "somebody" in bots.names()
    assert isinstance(bots.bot("somebody"), RandomBot)


def test_a_bot_is_found_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "filed.py").write_text("from fort.bots.random_bot import RandomBot as Filed\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    assert isinstance(bots.bot("filed:Filed", "a"), RandomBot)
    assert isinstance(bots.bot("filed.py:Filed"), RandomBot)
    for name in ("filed:Nobody", "nowhere:Filed", ":Filed"):
        with pytest.raises(bots.UnknownBot, match=f"there is no bot '{name}'"):
            bots.bot(name)


def test_the_candidates_come_with_estimates_and_motives() -> None:
    seen = view()
    for name in ("regular", "expert@40sims", "master@40sims"):
        thought = bots.bot(name).think(seen)
        assert thought.choice == thought.candidates[0].choice
        assert {candidate.choice for candidate in thought.candidates} == set(seen.options)
        assert all(0 <= candidate.estimate <= 1 for candidate in thought.candidates)
        motives = [motive for candidate in thought.candidates for motive in candidate.motives]
        assert motives
        assert {motive.code for motive in motives} <= set(bots.CODES)


@pytest.mark.parametrize(("box", "kid"), [(None, "Bug"), (own_box(), "Käfer")])
def test_two_processes_search_together(box: Box | None, kid: str) -> None:
    seen = fort.from_diagram(f"seat 0:\n  hand: {kid}, Chef\nseat 1:\n  hand: Worm\n", box).view(0)
    bot = bots.bot("expert@40sims+2cores", "pair")
    thought = bot.think(seen)
    assert sum(candidate.visits for candidate in thought.candidates) == 40
    assert bot.choose(seen) == thought.choice


def test_several_processes_think_with_a_box_of_its_own() -> None:
    kids = fort.box.read().texts["kids.txt"].replace("\nBug ", "\nBeetle ")
    game = fort.new_game(2, seed="own box", box=fort.box.from_texts({"kids.txt": kids}))
    bot = bots.bot("expert@8sims+2cores", "pair")
    assert bot.choose(game.view(game.asks[0])) in game.options()
