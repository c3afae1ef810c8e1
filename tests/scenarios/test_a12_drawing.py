"""A-12: drawing cards."""

import pytest

from tests.tables import deck, discard_pile, hand, offered, perk, position, stuff, take


@pytest.mark.rule("A-12.1", "R10.2", "R10.3")
def test_a_12_1_fewer_than_five_cards() -> None:
    game = position("""
        phase: recruit
        park: Chef, Bones, Doc
        seat 0:
          deck: Tiny
          discard pile: Kitty
    """)
    take(game, "recruit Chef from park")
    assert (hand(game, 0), deck(game, 0), discard_pile(game, 0)) == (["Chef", "Kitty", "Tiny"], [], [])


@pytest.mark.rule("A-12.2", "T-12.2", "R10.1", "R10.2")
def test_t_12_2_no_shuffle_before_it_is_needed() -> None:
    game = position("""
        phase: draw
        seat 0:
          deck: Chef, Bones, Doc, Tiny, Kitty
          discard pile: Ghost, Bug
    """)
    assert hand(game, 0) == ["Bones", "Chef", "Doc", "Kitty", "Tiny"]
    assert (deck(game, 0), discard_pile(game, 0)) == ([], ["Ghost", "Bug"])


@pytest.mark.rule("A-12.2", "R10.2")
def test_a_12_2_shuffle_when_a_card_must_be_drawn() -> None:
    game = position("""
        phase: draw
        seat 0:
          deck: Chef, Bones, Doc, Tiny
          discard pile: Ghost, Bug, Worm
    """)
    assert {"Bones", "Chef", "Doc", "Tiny"} < set(hand(game, 0))
    assert (len(hand(game, 0)), len(deck(game, 0)), discard_pile(game, 0)) == (5, 2, [])


@pytest.mark.rule("A-12.3", "A-9.6", "R10.1", "R16.6")
def test_a_12_3_five_cards_are_drawn_onto_a_card_in_hand() -> None:
    game = position("""
        phase: discard
        seat 0:
          deck: 6
          discard pile: Chef
          level: 2
          perk: Recycling
    """)
    take(game, "recycle Chef")
    assert (len(hand(game, 0)), len(deck(game, 0))) == (6, 1)
    assert "Chef" in hand(game, 0)


@pytest.mark.rule("A-12.4", "R5.3", "R16.4")
def test_a_12_4_an_empty_hand_skips_the_play_phase() -> None:
    game = position("""
        park: Chef, Bones, Doc
    """)
    assert set(offered(game)) == {
        "recruit Chef from park",
        "recruit Bones from park",
        "recruit Doc from park",
        "recruit from park deck",
    }

    game = position("""
        seat 0:
          level: 2
          perk: DIY
          stuff: 3 pizza 2 toy
    """)
    assert set(offered(game)) == {"use DIY", "skip"}


@pytest.mark.rule("A-12.4", "T-12.4b", "A-9.6", "R16.6", "R18.8")
def test_t_12_4b_recycling_fetches_a_card_into_an_empty_hand_and_plays_it() -> None:
    game = position("""
        seat 0:
          discard pile: Bug
          level: 2
          perk: Recycling
    """)
    assert game.question is not None
    assert (game.question.kind, game.asked) == ("play", 0)
    assert set(offered(game)) == {"recycle Bug", "skip"}

    fetched = game.copy()
    take(fetched, "recycle Bug")
    assert set(offered(fetched)) == {"play Bug", "skip"}
    take(fetched, "play Bug", "use public")
    assert (stuff(fetched, 0), hand(fetched, 0), perk(fetched, 0)) == ((1, 0), [], None)

    take(game, "skip")  # as usual; the next own question has Recycling, too
    assert "recycle Bug" in offered(game)
    assert any(choice.startswith("recruit ") for choice in offered(game))


@pytest.mark.rule("A-12.4", "A-16.10", "A-14.4", "R5.3")
def test_a_12_4_an_empty_hand_is_asked_only_if_recycling_can_fetch_a_card() -> None:
    table = """
        seat 0:
          level: 2
          {}
    """
    for line in ("perk: Recycling", "discard pile: Bug", "perk: Bribe", "deck: 3"):
        game = position(table.format(line))
        assert game.question is not None
        assert game.question.kind == "recruit"


@pytest.mark.rule("A-12.4", "R5.2", "R16.6")
def test_a_12_4_the_yard_is_cleaned_up_first() -> None:
    game = position("""
        phase: cleanup
        seat 0:
          yard: Bug
          level: 2
          perk: Recycling
    """)
    assert set(offered(game)) == {"recycle Bug", "skip"}
