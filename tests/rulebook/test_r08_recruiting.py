"""R8: recruiting."""

import pytest

from tests.rulebook.playing import finish_turn, go
from tests.tables import (
    deck,
    discard_pile,
    hand,
    offered,
    park,
    park_deck,
    position,
    refused,
    stuff,
    take,
    yard,
)

TABLE = """
    phase: recruit
    park: Chef, Doc, Dot
    park deck: Tiny, Kitty, Tink
    seat 0:
      hand: Bug
      deck: 5
    seat 1:
      yard: Ghost
      hand: Sarge
    seat 2:
      yard: Prince
"""


@pytest.mark.rule("R8.1", "R8.2", "R18.7", "A-3.13")
def test_one_of_three_sources_and_no_way_round() -> None:
    game = position(TABLE)
    assert sorted(offered(game)) == [
        "recruit Chef from park",
        "recruit Doc from park",
        "recruit Dot from park",
        "recruit Ghost from yard 1",
        "recruit Prince from yard 2",
        "recruit from park deck",
    ]
    for text in ("pass", "skip", "stop", "recruit Tiny from park", "recruit Bug from yard 0"):
        refused(game, text)


@pytest.mark.rule("R8.1", "R8.2.1")
def test_the_park_is_refilled_at_once() -> None:
    game = position(TABLE)
    take(game, "recruit Doc from park")
    assert discard_pile(game, 0) == ["Doc"]
    assert (sorted(park(game)), park_deck(game)) == (["Chef", "Dot", "Tiny"], ["Kitty", "Tink"])


@pytest.mark.rule("R8.2.2")
def test_a_rival_gets_nothing_for_a_card_from_the_yard() -> None:
    game = position(TABLE)
    before = (hand(game, 1), deck(game, 1))
    take(game, "recruit Ghost from yard 1")
    assert (discard_pile(game, 0), yard(game, 1), (hand(game, 1), deck(game, 1))) == (["Ghost"], [], before)
    assert (len(park(game)), len(park_deck(game))) == (3, 3)


@pytest.mark.rule("R8.2.3", "A-3.11")
def test_the_top_card_of_the_park_deck() -> None:
    game = position(TABLE)
    take(game, "recruit from park deck")
    assert discard_pile(game, 0) == ["Tiny"]
    assert (sorted(park(game)), park_deck(game)) == (["Chef", "Doc", "Dot"], ["Kitty", "Tink"])


@pytest.mark.rule("R8.3", "A-3.7", "T-3.6b")
def test_an_empty_park_deck() -> None:
    game = position("""
        phase: recruit
        park: Chef, Doc, Dot
        park deck: none
        seat 0:
          deck: 5
        seat 1:
          hand: Bug
          yard: Ghost
    """)
    refused(game, "recruit from park deck")
    assert "recruit Ghost from yard 1" in offered(game)
    take(game, "recruit Doc from park")
    assert (sorted(park(game)), park_deck(game)) == (["Chef", "Dot"], [])


@pytest.mark.rule("R8.4", "A-3.8")
def test_with_nothing_to_recruit_the_phase_is_skipped() -> None:
    game = position("""
        phase: recruit
        park: none
        park deck: none
        seat 0:
          deck: 5
        seat 1:
          hand: Bug
    """)
    assert (game.asked, discard_pile(game, 0), len(hand(game, 0))) == (1, [], 5)
    assert "play Bug" in offered(game)


@pytest.mark.rule("R8.4", "R8.5", "A-3.8")
def test_with_nothing_to_recruit_the_action_is_not_full() -> None:
    game = position("park: none\npark deck: none\nseat 0:\nhand: Baby Face")
    take(game, "play Baby Face")
    refused(game, "use public")


@pytest.mark.rule("R8.5", "R13.6", "R14.3", "A-3.12")
def test_the_action_refills_after_each_recruit() -> None:
    game = position("""
        park: Chef, Doc, Dot
        park deck: Tiny, Kitty, Tink
        seat 0:
          hand: Baby Face, Punky
        seat 1:
          yard: Ghost
    """)
    go(game, "play Baby Face", "add Punky", "use public", "recruit Chef from park", "recruit Tiny from park")
    assert (discard_pile(game, 0), stuff(game, 0)) == (["Chef", "Tiny"], (0, 2))
    assert (sorted(park(game)), park_deck(game)) == (["Doc", "Dot", "Kitty"], ["Tink"])


@pytest.mark.rule("R8.5", "R14.2.4", "A-16.6")
def test_the_action_may_stop_between_but_not_within() -> None:
    game = position("""
        park: Chef, Doc, Dot
        seat 0:
          hand: Baby Face, The Scrappers
    """)
    go(game, "play Baby Face", "add The Scrappers", "use private", "use public")
    refused(game, "stop")
    take(game, "recruit Chef from park")
    refused(game, "stop")  # The Scrappers would have changed nothing
    go(game, "recruit Doc from park", "stop")
    assert (discard_pile(game, 0), stuff(game, 0)) == (["Chef", "Doc"], (0, 3))


@pytest.mark.rule("R8.1")
def test_the_recruit_phase_comes_every_turn() -> None:
    game = position("seat 0:\nhand: Bug\ndeck: 5\nseat 1:\nhand: Chef\ndeck: 5")
    finish_turn(game)
    finish_turn(game)
    assert [len(discard_pile(game, seat)) for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize(
    "kids", [[], [2], [1, 2, 5], [5, 2, 1], [5, 1, 5, 1], [2, 5, 1, 5, 2], [3, 3, 1, 2, 1]]
)
def test_each_kid_is_offered_once_in_the_order_of_the_box_however_the_cards_lie(kids: list[int]) -> None:
    game = position(TABLE)
    found = game.distinct(kids, game.components.choices.recruit_park)
    assert [choice.kid for choice in found] == sorted(set(kids))
