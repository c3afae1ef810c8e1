"""Chains of which the first step takes what the second needs: every question has an answer."""

import pytest

from tests.judge import Judge
from tests.tables import offered
from tests.words.boxes import played, with_kid

TABLE = """
leader: 0
seat 0:
  hand: {}
  discard pile: {}
  level: 2
  {}
seat 1:
  hand: none
"""
CHAINS = {
    "a card to tuck": ("trash > lookout & toy", "Bug, Patch", "Chef", "stuff: 1 toy"),
    "room to tuck": ("lookout > lookout & toy", "Bug, Patch, Tiny", "none", "lookout: Worm, Sarge"),
    "room to pack": ("pack > pack & toy", "Bug, Patch", "none", "stuff: 2 pizza 2 toy\n  pack: 2 toy"),
    "a token to spend": ("spend-toy > spend-toy & toy", "Bug, Patch", "none", "stuff: 1 toy"),
}


@pytest.mark.rule("A-14.3", "R14.2")
@pytest.mark.parametrize("name", CHAINS)
def test_the_second_step_is_foreseen_after_the_first(name: str) -> None:
    public, hand, pile, rest = CHAINS[name]
    waiting = [played(with_kid("Bug", public, "pizza x book"), TABLE.format(hand, pile, rest), "play Bug")]
    ends = 0
    while waiting:
        game = waiting.pop()
        assert game.question is not None
        if game.question.kind == "recruit":
            ends += 1
            continue
        assert offered(game)
        assert list(game.options()) == Judge().lawful_choices(game)
        for choice in game.options():
            after = game.copy()
            after.take(choice)
            waiting.append(after)
    assert ends
