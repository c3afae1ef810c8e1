"""Bribe where little is left to tuck."""

import pytest

from tests.tables import lookout, offered, position, take, yard

TABLE = """
leader: 0
park: none
park deck: none
ending: yes
seat 0:
  hand: Prince
  level: 2
  perk: {}
seat 1:
  hand: none
  yard: Worm
"""


@pytest.mark.rule("R16.2", "T-9.2c")
def test_with_an_empty_hand_and_park_a_yard_is_left() -> None:
    game = position(TABLE.format("Bribe"))
    assert offered(game) == ["play Prince", "skip"]
    take(game, "play Prince", "use public")
    assert (lookout(game, 0), yard(game, 1)) == (["Worm"], [])
    assert offered(position(TABLE.format("none"))) == ["skip"]
