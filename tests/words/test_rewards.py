"""Rewards of levels where nothing is left to choose."""

import pytest

from tests.tables import made_up_rule, perk, position, take


@pytest.mark.rule("R11.3")
def test_the_last_made_up_rule_is_kept_without_a_question() -> None:
    game = position(
        """
        leader: 0
        made-up rules: Loner
        seat 0:
          hand: Zip
          stuff: 1 pizza 1 toy
        """
    )
    take(game, "play Zip")
    assert made_up_rule(game, 0) == "Loner"


@pytest.mark.rule("R11.4")
def test_the_last_perk_is_taken_without_a_question() -> None:
    game = position(
        """
        leader: 0
        perks: Bribe
        seat 0:
          hand: Zip
          stuff: 1 pizza 2 toy
          level: 1
          made-up rule: Loner
        """
    )
    take(game, "play Zip")
    assert perk(game, 0) == "Bribe"
