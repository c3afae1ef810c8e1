"""A-15: the number of players."""

import pytest

from tests.tables import offered, position, take, trashed


@pytest.mark.rule("A-15.2", "R16.7", "R18.4")
def test_a_15_2_with_two_players_rough_housing_follows_at_once_after_declining() -> None:
    game = position("""
        seat 0:
          hand: Bug, Chef
        seat 1:
          hand: Worm
          level: 2
          perk: Rough Housing
    """)
    take(game, "play Bug", "use public", "end", "decline")
    assert (game.asked, set(offered(game))) == (1, {"use Rough Housing", "pass"})
    take(game, "use Rough Housing")
    assert game.asked == 0
    assert "Bug" in trashed(game)
