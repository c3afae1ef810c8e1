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


@pytest.mark.rule("A-14.3", "R6.3.1")
@pytest.mark.parametrize(
    ("hand", "lawful"), [("Bug, Sarge, Skids", False), ("Bug, Sarge, Skids, Chef", True)]
)
def test_cards_trashed_in_thought_cannot_be_added_in_thought(hand: str, lawful: bool) -> None:
    """Only two trashed cards pay for the other action, and this one needs a shovel beside them."""
    public, private = "(trash > pack > trash > 2 pizza) & 4 spend-toy", "2 spend-pizza x shovel"
    box = with_kid("Bug", public, private, suits="crown")
    game = played(box, TABLE.format(hand, "none", "stuff: 1 pizza 1 toy"))
    assert ("play Bug" in offered(game)) == lawful
    assert list(game.options()) == Judge().lawful_choices(game)


@pytest.mark.rule("A-14.3", "R14.3")
@pytest.mark.parametrize(("spent", "lawful"), [(4, True), (5, False)])
def test_many_repetitions_are_foreseen_in_whatever_order_they_are_made(spent: int, lawful: bool) -> None:
    """Seven tokens are packed, pizza and toys in any order; there are four pizzas to spend, and no fifth."""
    box = with_kid("Bug", f"7 pack > {spent} spend-pizza", "-")
    table = TABLE.replace("level: 2", "level: 4\n  perk: XXL Backpack")
    game = played(box, table.format("Bug, Chef", "none", "stuff: 4 pizza 4 toy"))
    assert ("play Bug" in offered(game)) == lawful
    assert list(game.options()) == Judge().lawful_choices(game)
