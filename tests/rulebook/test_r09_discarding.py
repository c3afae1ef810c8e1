"""R9: discarding."""

import pytest

from tests.rulebook.playing import end_play, go
from tests.tables import discard_pile, in_play, lookout, offered, position, take, yard


@pytest.mark.rule("R9.1", "R9.2", "R9.3")
def test_where_the_cards_go() -> None:
    game = position("""
        park: Tiny, Doc, Dot
        seat 0:
          hand: Bug, The Moles, Zip, Blades, Chef, Patch
          lookout: Worm
          deck: 5
        seat 1:
          hand: Ghost
    """)
    go(game, "play Bug", "add The Moles", "add shovel from lookout", "use public", "?times 4")
    end_play(game)
    take(game, "recruit Tiny from park")
    assert sorted(discard_pile(game, 0)) == ["Blades", "Bug", "The Moles", "Tiny", "Zip"]
    assert (yard(game, 0), lookout(game, 0), in_play(game)) == (["Chef", "Patch"], ["Worm"], [])
    assert game.asked == 1


@pytest.mark.rule("R9.2", "R8.2.2")
def test_the_yard_is_open_to_rivals_until_the_next_cleanup() -> None:
    game = position("seat 0:\nhand: Chef\ndeck: 5\nseat 1:\nhand: Ghost")
    go(game, "skip", "recruit from park deck", "skip")
    assert "recruit Chef from yard 0" in offered(game)
    take(game, "recruit Chef from yard 0")
    assert yard(game, 0) == []


@pytest.mark.rule("R9.1", "T-1.7b")
def test_a_best_friend_that_cannot_be_played_goes_to_the_discard_pile() -> None:
    game = position("seat 0:\nhand: Zip\nstuff: 1 toy\ndeck: 5\nseat 1:\nhand: Ghost")
    assert offered(game) == ["skip"]
    go(game, "skip", "recruit from park deck")
    assert (discard_pile(game, 0).count("Zip"), yard(game, 0)) == (1, [])
