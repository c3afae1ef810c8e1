"""A-13: who may see what. A secret is kept if two games that differ only in it look the same to a seat."""

import pytest

from fort import Game
from tests.scenarios.views import view
from tests.tables import position, take

TABLE = """
    park: Chef, Bones, Doc
    seat 0:
      made-up rule: {rule}
      level: 1
      hand: {hand}
      deck: {deck}
      discard pile: {discard_pile}
    seat 1:
      hand: Bug
"""


def table(
    *,
    rule: str = "Loner",
    hand: str = "Tiny, Ghost",
    deck: str = "Kitty, Patch, Munch",
    discard_pile: str = "Dash",
) -> Game:
    return position(TABLE.format(rule=rule, hand=hand, deck=deck, discard_pile=discard_pile))


@pytest.mark.rule("A-13.1", "R17.1")
def test_a_13_1_a_hand_is_seen_by_its_owner_only() -> None:
    one, other, more = table(), table(hand="Tiny, Scout"), table(hand="Tiny, Ghost, Scout")
    assert view(one, 1) == view(other, 1)
    assert view(one, 0) != view(other, 0)
    assert view(one, 1) != view(more, 1)  # the number is public


@pytest.mark.rule("A-13.3", "R17.2", "R17.3")
def test_a_13_3_nobody_sees_the_order_of_a_deck() -> None:
    one, other = table(), table(deck="Munch, Kitty, Patch")
    assert view(one, 0) == view(other, 0)
    assert view(one, 1) == view(other, 1)


@pytest.mark.rule("A-13.3", "R17.2")
def test_a_13_3_rivals_do_not_see_what_is_in_a_deck() -> None:
    assert view(table(), 1) == view(table(deck="Kitty, Patch, Scout"), 1)


@pytest.mark.rule("A-13.4", "R9.4", "R17.4")
def test_a_13_4_a_discard_pile_is_open() -> None:
    one, other = table(), table(discard_pile="Scout")
    assert view(one, 0) != view(other, 0)
    assert view(one, 1) != view(other, 1)


def tucked(card: str) -> Game:
    game = position("""
        park: Chef, Bones, Doc
        seat 0:
          board: yellow
          hand: Moose, Rusty, Worm, Kitty
        seat 1:
          board: red
          hand: Bug
    """)
    take(game, "play Moose", "use public", f"tuck {card}")
    return game


@pytest.mark.rule("A-13.5", "T-13.5", "R17.7", "R13.3")
def test_t_13_5_rivals_see_only_the_suit_of_a_tucked_card() -> None:
    rusty, worm, kitty = tucked("Rusty"), tucked("Worm"), tucked("Kitty")
    assert view(rusty, 1) == view(worm, 1)  # one shovel, no name, no star
    assert view(rusty, 1) != view(kitty, 1)
    assert view(rusty, 0) != view(worm, 0)


@pytest.mark.rule("A-13.6", "R17.9")
def test_a_13_6_a_made_up_rule_is_seen_by_its_owner_only() -> None:
    one, other = table(), table(rule="Minimalism")
    assert view(one, 1) == view(other, 1)
    assert view(one, 0) != view(other, 0)


@pytest.mark.rule("A-13.8", "R17.12", "R17.2")
def test_a_13_8_the_sizes_of_decks_are_public() -> None:
    assert view(table(), 1) != view(table(deck="Kitty, Patch, Munch, Scout"), 1)
