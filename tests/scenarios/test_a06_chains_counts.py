"""A-6: chains, groups, and when a count is read."""

import pytest

from tests.tables import (
    discard_pile,
    level,
    lookout,
    offered,
    pack,
    position,
    refused,
    score,
    stuff,
    take,
    trashed,
)


@pytest.mark.rule("A-6.1", "R14.2", "R14.2.1")
def test_a_6_1_without_the_left_no_right() -> None:
    game = position("""
        seat 0:
          hand: Lefty, Chef, Doc
          stuff: 4 pizza
    """)
    take(game, "play Lefty")
    assert offered(game) == ["use private"]
    refused(game, "use public")


@pytest.mark.rule("A-6.1", "R14.2", "R14.2.2", "R11.8", "R13.7", "R13.8")
def test_a_6_1_after_the_left_the_right() -> None:
    game = position("""
        made-up rules: Loner, Minimalism, Popularity
        seat 0:
          hand: Lefty, Chef, Doc
          stuff: 1 pizza 1 toy
    """)
    take(game, "play Lefty", "use public")
    assert (level(game, 0), score(game, 0), stuff(game, 0)) == (1, 0, (0, 0))
    take(game, "keep Loner")
    assert score(game, 0) == 2


@pytest.mark.rule("A-6.2", "T-6.2a", "R14.2.3", "R6.4.1")
def test_t_6_2a_baby_face_needs_room_for_a_toy() -> None:
    game = position("""
        seat 0:
          hand: Baby Face, Punky
          stuff: 4 toy
    """)
    assert refused(game, "play Baby Face").rule == "R6.4.1"


@pytest.mark.rule("A-6.2", "T-6.2b", "R14.2.3", "R7.4")
def test_t_6_2b_nor_can_baby_face_be_followed_without_room() -> None:
    game = position("""
        seat 0:
          hand: Baby Face, Chef
        seat 1:
          hand: Punky
          stuff: 4 toy
    """)
    take(game, "play Baby Face", "use private", "end")
    assert offered(game) == ["decline"]
    assert refused(game, "follow Punky").rule == "R7.4"


@pytest.mark.rule("A-6.2", "T-6.2c", "R14.2.3", "R6.4.1")
def test_t_6_2c_tiny_needs_room_for_something() -> None:
    game = position("""
        seat 0:
          hand: Tiny, Chef
          stuff: 4 pizza 4 toy
        seat 1:
          yard: Doc
    """)
    assert refused(game, "play Tiny").rule == "R6.4.1"


LIL_BOSS = """
    park: Chef, Bones, Doc
    seat 0:
      hand: Lil Boss, The Scrappers
      deck: 5
"""


@pytest.mark.rule("A-6.3", "T-6.3", "A-8.1", "R14.2.4", "R14.3.2", "R13.5")
def test_t_6_3_whoever_scores_scores_all_and_loses_the_card() -> None:
    game = position(LIL_BOSS)
    take(game, "play Lil Boss", "add The Scrappers", "use public")
    refused(game, "end")  # The Scrappers have done nothing yet
    take(game, "use private")
    assert (score(game, 0), stuff(game, 0)) == (3, (0, 1))
    assert "Lil Boss" in trashed(game)
    take(game, "recruit Chef from park")
    assert discard_pile(game, 0) == ["Chef", "The Scrappers"]


@pytest.mark.rule("A-6.3", "T-6.3", "A-8.3", "R14.2.4")
def test_t_6_3_or_leaves_the_private_action_alone() -> None:
    game = position(LIL_BOSS)
    take(game, "play Lil Boss", "use public", "end", "recruit Chef from park")
    assert (score(game, 0), sorted(discard_pile(game, 0))) == (0, ["Chef", "Lil Boss"])


@pytest.mark.rule("A-6.4", "R6.4.6", "R14.3")
def test_a_6_4_a_partial_group_stops_between_repetitions() -> None:
    game = position("""
        seat 0:
          hand: Munch, Dash, Chef
          stuff: 1 pizza
          pack: 1 pizza
    """)
    take(game, "play Munch", "add Dash", "use public", "times 2", "use private")
    assert set(offered(game)) == {"spend pizza from stuff", "spend pizza from pack"}
    take(game, "spend pizza from pack")
    assert (score(game, 0), pack(game, 0)) == (1, (0, 0))
    assert set(offered(game)) == {"spend pizza from stuff", "stop"}
    take(game, "stop")
    assert (score(game, 0), stuff(game, 0)) == (1, (3, 0))


@pytest.mark.rule("A-6.5", "T-6.5", "R14.3.1", "R13.9")
def test_t_6_5_each_repetition_stands_alone() -> None:
    game = position("""
        seat 0:
          hand: Kitty, Tink, Chef
          stuff: 1 toy
    """)
    take(game, "play Kitty", "add Tink", "use private")
    assert (score(game, 0), stuff(game, 0)) == (1, (0, 0))
    refused(game, "end")
    take(game, "use public")  # in full, so not asked how often
    assert (score(game, 0), stuff(game, 0)) == (1, (0, 2))


@pytest.mark.rule("A-6.6", "T-6.6a", "R14.1.2", "R14.8")
def test_t_6_6a_prince_counts_the_cards_just_tucked() -> None:
    game = position("""
        seat 0:
          hand: Prince, Golden Boy, Chef, Doc, Tiny
          level: 1
    """)
    take(game, "play Prince", "add Golden Boy", "use public", "tuck Chef", "tuck Doc")
    take(game, "use private", "times 2")
    assert (lookout(game, 0), score(game, 0)) == (["Chef", "Doc"], 2)


@pytest.mark.rule("A-6.6", "T-6.6b", "R14.1.2", "R14.8")
def test_t_6_6b_worm_gathers_for_the_card_just_tucked() -> None:
    game = position("""
        seat 0:
          hand: Worm, Chef, Doc
          lookout: Kitty
          level: 1
    """)
    take(game, "play Worm", "use private", "tuck Chef", "use public", "gather toy", "times 2")
    assert stuff(game, 0) == (0, 2)


@pytest.mark.rule("A-6.7", "T-6.7", "A-7.10", "R14.4", "R7.4", "R7.9")
@pytest.mark.parametrize(
    "zones",
    [
        "hand: Chef\nstuff: 1 toy",
        "hand: Chef, Tiny\nstuff: 1 toy\nlookout: Ghost",
        "hand: Chef, Tiny",
        "hand: Chef, Tiny\nstuff: 1 toy\npack: 1 pizza",
    ],
    ids=["no card to tuck", "Lookout full", "Stuff empty", "Pack full"],
)
def test_t_6_7_a_follower_of_doc_must_do_both_steps(zones: str) -> None:
    game = position(f"""
        seat 0:
          hand: Doc, Bug
          lookout: Kitty
        seat 1:
          {zones}
    """)
    take(game, "play Doc", "use private", "end")
    assert offered(game) == ["decline"]
    assert refused(game, "follow Chef").rule == "R7.4"


@pytest.mark.rule("A-6.7", "R14.4", "R6.4.6")
def test_a_6_7_the_leader_chooses_the_order_and_may_leave_one_out() -> None:
    game = position("""
        seat 0:
          hand: Doc, Bug, Chef
          lookout: Kitty
          stuff: 1 pizza
          level: 1
    """)
    take(game, "play Doc", "use private", "use public")
    assert set(offered(game)) == {"left first", "right first"}
    take(game, "right first")
    assert (pack(game, 0), set(offered(game))) == ((1, 0), {"tuck Bug", "tuck Chef", "stop"})
    take(game, "stop")
    assert (lookout(game, 0), score(game, 0)) == (["Kitty"], 1)


@pytest.mark.rule("A-6.8", "T-6.8a", "R13.1.1")
@pytest.mark.parametrize(("kind", "gained"), [("pizza", (2, 0)), ("toy", (0, 2))])
def test_t_6_8a_one_type_in_all_repetitions(kind: str, gained: tuple[int, int]) -> None:
    game = position("""
        seat 0:
          hand: Blitz, Punky, Chef
    """)
    take(game, "play Blitz", "add Punky", "use public")
    assert set(offered(game)) == {"gather pizza", "gather toy"}
    take(game, f"gather {kind}", "times 2")
    assert stuff(game, 0) == gained


@pytest.mark.rule("A-6.8", "T-6.8b", "R13.1.1", "R13.10")
def test_t_6_8b_two_actions_of_one_card_may_gather_differently() -> None:
    game = position("""
        seat 0:
          hand: Tiny, Doc
        seat 1:
          yard: Chef
    """)
    take(game, "play Tiny", "use public", "gather pizza", "use private", "gather toy")
    assert stuff(game, 0) == (1, 1)
    assert "Chef" in trashed(game)


@pytest.mark.rule("A-6.9", "R13.13.1")
def test_a_6_9_all_conversions_of_an_action_go_one_way() -> None:
    game = position("""
        seat 0:
          hand: Tink, Kitty, Chef
          stuff: 2 pizza 1 toy
    """)
    take(game, "play Tink", "add Kitty", "use private", "convert to toy")
    refused(game, "convert to pizza")
    while "convert in stuff" in offered(game):
        take(game, "convert in stuff")
    assert stuff(game, 0) == (0, 3)
