"""Coin cards with actions that count suits, and the coins of added cards."""

import pytest

import fort
from tests.tables import offered, position, score, stuff, take
from tests.words.boxes import played, with_kid

TABLE = """
leader: 0
seat 0:
  hand: Bug, Chef, Puddin
  {}
seat 1:
  hand: Patch, Puddin, Worm
  {}
"""


@pytest.mark.rule("R6.1.3", "A-4.4")
def test_a_coin_card_that_counts_a_suit_counts_its_coin_as_declared() -> None:
    box = with_kid("Bug", "pizza x book", "-", "coin")
    game = played(box, TABLE.format("", ""), "play Bug", "declare book")
    assert offered(game) == ["add Chef", "add Puddin", "use public"]
    game.take(fort.choice("use public"))
    assert stuff(game, 0) == (1, 0)


@pytest.mark.rule("R6.1.3")
def test_declared_as_another_suit_it_needs_a_card_that_is_added() -> None:
    box = with_kid("Bug", "pizza x book", "-", "coin")
    game = played(box, TABLE.format("", ""), "play Bug", "declare glue")
    assert offered(game) == ["add Chef", "add Puddin"]
    alone = TABLE.replace("Bug, Chef, Puddin", "Bug, Dash").format("", "")
    assert offered(played(box, alone, "play Bug")) == ["declare book"]


@pytest.mark.rule("R14.5", "R14.5.2", "A-16.9")
def test_any_on_a_coin_card_can_count_the_coin_itself() -> None:
    box = with_kid("Bug", "-", "vp x any", "coin")
    game = played(box, TABLE.format("", ""), "play Bug", "add Puddin", "coin as coin", "use private")
    assert offered(game) == ["count crown", "count coin"]
    game.take(fort.choice("count coin"))
    assert score(game, 0) == 2


@pytest.mark.rule("R7.7.1")
def test_a_follower_of_any_may_give_the_coin_every_suit() -> None:
    box = with_kid("Bug", "vp x any", "-", puddin="shovel coin")
    game = played(box, TABLE.format("", ""), "play Bug", "use public", "follow Puddin")
    assert len(offered(game)) == 7
    text = game.diagram()
    assert "todo: follow coin 1" in text
    assert fort.from_diagram(text, box).diagram() == text
    game.take(fort.choice("coin as shovel"))
    assert score(game, 1) == 2


@pytest.mark.rule("R6.5.2", "A-4.7")
def test_every_card_that_may_be_added_leaves_its_coin_an_answer() -> None:
    game = position(
        """
        leader: 0
        seat 0:
          hand: Golden Boy, Prince, Puddin, Sarge
          stuff: 3 pizza 1 toy
        seat 1:
          yard: Worm, Doodles
        """
    )
    take(game, "play Golden Boy", "use private", "trash Worm from yard 1", "add Prince", "add Puddin")
    assert offered(game) == ["coin uncounted"]


@pytest.mark.rule("R16.6")
def test_a_kid_can_be_recycled_while_the_coin_is_asked() -> None:
    game = position(
        """
        leader: 0
        seat 0:
          hand: Golden Boy, Puddin
          discard pile: Chef
          stuff: 3 pizza
          perk: Recycling
          level: 2
        seat 1:
          yard: Worm
        """
    )
    take(game, "play Golden Boy", "add Puddin")
    assert offered(game) == ["coin as crown", "coin uncounted", "recycle Chef"]
    take(game, "recycle Chef")
    assert offered(game) == ["coin as crown", "coin uncounted"]
