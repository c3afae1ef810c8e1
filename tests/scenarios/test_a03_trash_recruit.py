"""A-3: trashing, recruiting, and where cards come from."""

import pytest

from tests.scenarios.views import view
from tests.tables import (
    discard_pile,
    hand,
    offered,
    park,
    park_deck,
    position,
    refused,
    stuff,
    take,
    trashed,
    yard,
)


@pytest.mark.rule("A-3.1", "T-3.1", "R13.4", "R13.4.2", "R6.4.1")
def test_t_3_1_with_nothing_to_trash_the_public_action_must_be_full() -> None:
    game = position("""
        seat 0:
          board: yellow
          hand: Bud
        seat 1:
          board: red
    """)
    take(game, "play Bud", "declare glue")
    assert offered(game) == ["use public"]
    refused(game, "use private")
    take(game, "use public", "gather toy")
    refused(game, "times 1")
    take(game, "times 2")
    assert stuff(game, 0) == (0, 2)


@pytest.mark.rule("A-3.1", "R13.4.1", "R13.4.2")
def test_a_3_1_lookout_yard_deck_and_played_card_are_no_sources() -> None:
    game = position("""
        seat 0:
          hand: Bones, Chef
          discard pile: Tiny
          lookout: Kitty
          deck: Doc
    """)
    take(game, "play Bones", "use public")
    assert set(offered(game)) == {"trash Chef", "trash Tiny from discard pile"}


@pytest.mark.rule("A-3.2", "T-3.2a", "A-7.12", "R13.4.4", "R7.3")
def test_t_3_2a_the_card_discarded_to_follow_may_be_trashed() -> None:
    game = position("""
        seat 0:
          hand: Crash, Chef
        seat 1:
          hand: Punky
    """)
    take(game, "play Crash", "use private", "gather toy", "times 2", "end", "follow Punky")
    assert (hand(game, 1), discard_pile(game, 1)) == ([], [])
    assert "Punky" in trashed(game)


@pytest.mark.rule("A-3.3", "T-3.3", "R5.2", "R13.4")
def test_t_3_3_a_card_cleaned_up_this_turn_may_be_trashed() -> None:
    game = position("""
        phase: cleanup
        seat 0:
          board: yellow
          hand: Bud, Chef
          yard: Tiny
        seat 1:
          board: red
    """)
    assert (yard(game, 0), discard_pile(game, 0)) == ([], ["Tiny"])
    take(game, "play Bud", "declare glue", "use private")
    assert set(offered(game)) == {"trash Chef", "trash Tiny from discard pile"}
    take(game, "trash Tiny from discard pile")
    assert discard_pile(game, 0) == []
    assert "Tiny" in trashed(game)


@pytest.mark.rule("A-3.4", "A-13.7", "R17.13")
def test_a_3_4_a_trashed_card_is_seen_by_all() -> None:
    chef = position("""
        seat 0:
          hand: Bones, Chef, Tiny
        seat 1:
          hand: Kitty
    """)
    take(chef, "play Bones", "use public")
    tiny = chef.copy()
    take(chef, "trash Chef")
    take(tiny, "trash Tiny")
    assert view(chef, 1) != view(tiny, 1)


@pytest.mark.rule("A-3.5", "T-3.5", "R13.10", "R14.2.1")
def test_t_3_5_no_rival_card_to_trash() -> None:
    game = position("""
        seat 0:
          hand: Tiny, Chef
          stuff: 1 toy
    """)
    take(game, "play Tiny")
    assert offered(game) == ["use public"]
    refused(game, "use private")
    take(game, "use public", "gather toy")
    assert stuff(game, 0) == (0, 2)


@pytest.mark.rule("A-3.6", "T-3.6a", "A-11.5", "R8.2.1", "R12.1.3")
def test_t_3_6a_the_last_card_of_the_park_deck_fills_the_gap_and_triggers_the_end() -> None:
    game = position("""
        leader: 1
        phase: recruit
        park: Chef, Bones, Doc
        park deck: Ghost
    """)
    take(game, "recruit Chef from park")
    assert (sorted(park(game)), park_deck(game)) == (["Bones", "Doc", "Ghost"], [])
    assert game.over


@pytest.mark.rule("A-3.6", "T-3.6b", "A-3.7", "R8.3")
def test_t_3_6b_with_an_empty_park_deck_gaps_stay() -> None:
    game = position("""
        phase: recruit
        park: Chef, Bones, Doc
        park deck: none
        seat 1:
          yard: Kitty
    """)
    assert set(offered(game)) == {
        "recruit Chef from park",
        "recruit Bones from park",
        "recruit Doc from park",
        "recruit Kitty from yard 1",
    }
    refused(game, "recruit from park deck")
    take(game, "recruit Chef from park")
    assert sorted(park(game)) == ["Bones", "Doc"]


@pytest.mark.rule("A-3.8", "R8.4")
def test_a_3_8_nothing_to_recruit_anywhere() -> None:
    table = """
        park: none
        park deck: none
        seat 0:
          hand: Baby Face, Chef
        seat 1:
          hand: Kitty
    """
    game = position(table)
    take(game, "play Baby Face")
    refused(game, "use public")

    game = position(table)
    take(game, "skip")
    assert game.asked == 1
    assert "play Kitty" in offered(game)


@pytest.mark.rule("A-3.9", "T-3.9", "R3.8", "R9.1", "R9.2", "R9.3")
def test_t_3_9_best_friends_go_to_the_discard_pile_others_to_the_yard() -> None:
    game = position("""
        phase: discard
        seat 0:
          board: yellow
          hand: Bud, Rusty, Tiny
          deck: 5
        seat 1:
          board: red
    """)
    assert (sorted(discard_pile(game, 0)), yard(game, 0)) == (["Bud", "Rusty"], ["Tiny"])


@pytest.mark.rule("A-3.10", "T-3.10", "R7.9", "R8.2.2", "R8.5")
def test_t_3_10_a_follower_recruits_from_all_yards_but_the_own() -> None:
    game = position("""
        park: Bones, Doc, Patch
        seat 0:
          hand: Baby Face, Captain
        seat 1:
          hand: Punky
          yard: Ghost
        seat 2:
          yard: Chef
    """)
    take(game, "play Baby Face", "use private", "end", "follow Punky")
    assert set(offered(game)) == {
        "recruit Bones from park",
        "recruit Doc from park",
        "recruit Patch from park",
        "recruit Chef from yard 2",
        "recruit from park deck",
    }
    refused(game, "recruit Ghost from yard 1")
    take(game, "recruit Chef from yard 2")
    assert (discard_pile(game, 1), yard(game, 2), stuff(game, 1)) == (["Punky", "Chef"], [], (0, 1))


@pytest.mark.rule("A-3.11", "R8.2.3", "R8.1")
def test_a_3_11_a_blind_draw_is_kept() -> None:
    game = position("""
        phase: recruit
        park: Chef, Bones, Doc
        park deck: Ghost, Kitty, Tiny
        seat 0:
          deck: 5
    """)
    take(game, "recruit from park deck")
    assert (discard_pile(game, 0), park_deck(game)) == (["Ghost"], ["Kitty", "Tiny"])
    assert (sorted(park(game)), game.asked) == (["Bones", "Chef", "Doc"], 1)


@pytest.mark.rule("A-3.12", "R8.2.1", "R8.5", "R14.3")
def test_a_3_12_the_park_is_refilled_between_two_recruits() -> None:
    game = position("""
        park: Chef, Bones, Doc
        park deck: Ghost, Kitty, Tiny
        seat 0:
          hand: Baby Face, Punky, Captain
    """)
    take(game, "play Baby Face", "add Punky", "use public", "recruit Chef from park")
    assert "recruit Ghost from park" in offered(game)
    take(game, "recruit Ghost from park")
    assert (discard_pile(game, 0), stuff(game, 0)) == (["Chef", "Ghost"], (0, 2))
    assert sorted(park(game)) == ["Bones", "Doc", "Kitty"]


@pytest.mark.rule("A-3.13", "R8.1")
def test_a_3_13_recruiting_cannot_be_declined() -> None:
    game = position("""
        seat 0:
          hand: Baby Face, Chef
    """)
    phase = game.copy()
    take(game, "play Baby Face", "use public")
    take(phase, "skip")
    for asked in (game, phase):
        assert all(text.startswith("recruit") for text in offered(asked))
        refused(asked, "stop")
        refused(asked, "pass")
