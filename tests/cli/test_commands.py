"""kids, rules, perft, box, version."""

from pathlib import Path

import pytest

import fort as game_of
from fort.cli.perft import divide, perft
from tests.cli.run import fort


def test_all_kids() -> None:
    text = fort("kids")
    lines = text.splitlines()
    assert len(lines) == 52  # a head, 50 designs, a note
    assert lines[0].startswith("kid ")
    assert any("Bones" in line and "(trash > vp) x book" in line and "1 (?)" in line for line in lines)


def test_one_kid_in_words() -> None:
    text = fort("kids", "the", "moles")
    assert text.startswith("The Moles: 2 \u00d7 shovel")
    assert "1 pizza for each shovel" in fort("kids", "Bug")
    assert "(assumed)" in fort("kids", "Bug")


@pytest.mark.parametrize(("typed", "meant"), [("Bugg", "Bug"), ("moles", "The Moles"), ("doodle", "Doodles")])
def test_an_unknown_kid_suggests_the_closest(typed: str, meant: str) -> None:
    assert (
        fort("kids", typed, code=2) == f"fort: There is no kid \u2018{typed}\u2019: did you mean {meant}?\n"
    )


def test_a_kid_like_no_other() -> None:
    assert fort("kids", "Zzzzzzzzzz", code=2) == "fort: There is no kid \u2018Zzzzzzzzzz\u2019.\n"


def test_rules() -> None:
    assert fort("rules", "R7.4").startswith("R7.4 The public action must be used in full")
    assert fort("rules", "a-5.7").startswith("A-5.7")
    assert "R16.3 Copy Cat" in fort("rules", "copy", "cat")
    assert "R7 Following" in fort("rules")
    assert "There is no R99" in fort("rules", "R99", code=2)
    assert "No clause" in fort("rules", "xylophone", code=2)


def test_perft() -> None:
    text = fort("perft", "--depth", "2", "--seats", "3", "--seed", "backyard")
    game = game_of.new_game(3, seed="backyard")
    assert f"{perft(game, 2)} choice sequences of length 2" in text
    assert "expected 0 or more" in fort("perft", "--depth", "-1", code=2)
    assert "1 choice sequence of length 0" in fort("perft", "--depth", "0")


def test_perft_is_the_sum_of_its_parts() -> None:
    for setup in ("basic", "advanced"):
        game = game_of.new_game(2, setup, "p")
        before = game.diagram()
        for depth in (1, 2, 3):
            assert sum(divide(game, depth).values()) == perft(game, depth)
        assert game.diagram() == before
        assert divide(game, 0) == {}


def test_perft_of_a_finished_game_is_zero() -> None:
    game = game_of.new_game(2)
    while not game.over:
        game.take(game.options()[-1])
    assert perft(game, 0) == 1
    assert perft(game, 1) == perft(game, 2) == 0


def test_box(tmp_path: Path) -> None:
    home = tmp_path / "box"
    assert "kids.txt" in fort("box", "copy", str(home))
    assert "nothing was overwritten" in fort("box", "copy", str(home), code=2)
    assert "42 designs, 60 cards" in fort("box", "check", str(home))
    kids = home / "kids.txt"
    kids.write_text("Bug | shovel | 60 | pizzza | vp\n")
    text = fort("box", "check", str(home), code=2)
    assert text.startswith(f"fort: {kids}, line 1: Bug: column 1 of 'pizzza': expected an action")
    kids.write_text("Bug | shovel\n")
    assert f"{kids}, line 1: expected 5 columns" in fort("box", "check", str(home), code=2)
    assert "kids.txt, line" in fort("play", "--box", str(home), code=2)
    assert "cannot be written" in fort("box", "copy", "/proc/box", code=2)


def test_assumptions_and_version() -> None:
    text = fort("box", "assumptions")
    assert len(text.splitlines()) == 1 + len(game_of.box.assumptions())
    assert fort("version").startswith("fort ")


def test_a_wrong_command_is_refused() -> None:
    assert "fly" in fort("fly", code=2)
    assert "Commands:" in fort("--help")


def test_a_reader_that_goes_away_is_no_error() -> None:
    import subprocess
    import sys

    done = subprocess.run(
        f"{sys.executable} -m fort kids | head -1", shell=True, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
