"""The rulebook's worked examples, move for move."""

import pytest

from fort import Game
from tests.tables import (
    hand,
    lookout,
    offered,
    position,
    refused,
    score,
    stuff,
    take,
    trashed,
    yard,
)

BUG = """
    park: Doc, Bones, Captain
    seat 0:
      hand: Bug, The Moles
      lookout: Worm, Sarge
      level: 1
"""


@pytest.mark.rule("R6.2.1", "R6.3.2", "R6.3.3", "R6.3.4", "R6.3.10", "R14.1", "R14.6", "T-5.7b")
def test_bug_with_the_moles_and_one_shovel_from_the_lookout() -> None:
    game = position(BUG)
    take(game, "play Bug", "add The Moles", "add shovel from lookout", "use public", "times 4")
    assert stuff(game, 0) == (4, 0)
    take(game, "use private")
    assert (score(game, 0), lookout(game, 0)) == (1, ["Sarge", "Worm"])
    take(game, "recruit Doc from park")
    assert yard(game, 0) == []


@pytest.mark.rule("R6.3.3", "R6.3.4", "R9.2")
def test_bug_with_both_shovels_from_the_lookout_kicks_the_moles_out() -> None:
    game = position(BUG)
    take(game, "play Bug", "add shovel from lookout", "add shovel from lookout", "use public", "times 3")
    assert stuff(game, 0) == (3, 0)
    take(game, "use private", "recruit Doc from park")
    assert yard(game, 0) == ["The Moles"]


def bud() -> Game:
    game = position("""
        seat 0:
          board: yellow
          hand: Bud, Chef, Tiny
          stuff: 3 pizza 4 toy
        seat 1:
          board: red
    """)
    take(game, "play Bud", "declare shovel")
    return game


@pytest.mark.rule("R6.4.1", "R6.4.2", "R4.9", "R13.1.2", "T-1.1a", "T-1.1b")
def test_bud_with_room_for_one_pizza() -> None:
    game = bud()
    take(game, "use public")
    assert stuff(game, 0) == (4, 4)
    refused(game, "end")
    take(game, "use private", "trash Tiny")
    assert stuff(game, 0) == (4, 4)
    assert "Tiny" in trashed(game)

    game = bud()
    take(game, "use private", "trash Tiny", "use public")
    assert stuff(game, 0) == (4, 4)
    assert "Tiny" in trashed(game)


@pytest.mark.rule("R6.3.5", "R6.5.1", "R6.5.2", "R6.5.3", "R14.7", "T-5.7a")
@pytest.mark.parametrize(("added", "surplus"), [("Kitty", "Smoke"), ("Smoke", "Kitty")])
def test_doodles_with_two_cards_and_room_for_two_toys(added: str, surplus: str) -> None:
    game = position("""
        seat 0:
          hand: Doodles, Kitty, Smoke
          stuff: 2 toy
          pack: 1 pizza
    """)
    take(game, "play Doodles", "use private")
    assert score(game, 0) == 1
    assert {"add Kitty", "add Smoke"} <= set(offered(game))
    take(game, f"add {added}")
    assert refused(game, f"add {surplus}").rule == "R6.5.1"
    take(game, "use public", "times 2")
    assert (stuff(game, 0), hand(game, 0)) == ((0, 4), [surplus])


@pytest.mark.rule("R12.1.2", "R12.3", "R12.4", "R12.5", "R12.6", "R11.6", "R15.7", "R15.10")
def test_the_end_of_the_game_with_48_points_each() -> None:
    game = position("""
        seat 0:
          hand: Captain, Tiny
          lookout: Chef, Kitty, Bug, Dash
          level: 4
          score: 17
          stuff: 3 pizza 3 toy
          made-up rule: Popularity
        seat 1:
          level: 4
          score: 24
          deck: 15
          made-up rule: Sleepover
    """)
    take(game, "play Captain", "use public", "end", "recruit from park deck")
    assert game.asked == 1  # Shawna was first: Muhammad takes his turn
    take(game, "recruit from park deck")
    assert game.over
    shawna, muhammad = game.scores()
    assert (shawna.track, shawna.fort, shawna.sculpture, shawna.made_up_rule) == (17, 23, 4, 4)
    assert (shawna.total, muhammad.total) == (48, 48)
    assert (shawna.rank, muhammad.rank) == (1, 2)
