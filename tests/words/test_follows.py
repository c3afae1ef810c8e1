"""Following, beyond the printed cards."""

import pytest

from tests.tables import discard_pile, stuff
from tests.words.boxes import played, with_kid

TABLE = """
leader: 0
seat 0:
  hand: Bug, Chef
seat 1:
  hand: {}
  {}
"""


@pytest.mark.rule("A-8.2")
def test_trash_this_does_nothing_to_the_card_of_a_follower() -> None:
    box = with_kid("Bug", "toy > trash-this", "-")
    game = played(box, TABLE.format("Worm", ""), "play Bug", "follow Worm")
    assert stuff(game, 1) == (0, 1)
    assert discard_pile(game, 1) == ["Worm"]
    assert "Bug" in game.names(game.box)


@pytest.mark.rule("R16.3")
def test_copy_cat_with_one_card_is_not_asked_for_a_second() -> None:
    game = played(
        with_kid("Bug", "vp x shovel", "-"),
        TABLE.format("Worm", "perk: Copy Cat\n  level: 2"),
        "play Bug",
        "use public",
        "follow Worm",
    )
    assert game.asked == 0
    assert game.seats[1].score == 1
