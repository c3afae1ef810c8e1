"""A-16: points settled last."""

import pytest

from tests.tables import discard_pile, hand, lookout, offered, perk, position, refused, stuff, take, trashed


@pytest.mark.rule("A-16.1", "A-2.5", "R6.4.6", "R13.11")
def test_a_16_1_a_pack_may_be_copied_in_part() -> None:
    game = position("""
        seat 0:
          hand: Giggles, Chef
          stuff: 3 pizza
          pack: 2 pizza 1 toy
          level: 2
    """)
    take(game, "play Giggles", "use private", "use public")
    assert set(offered(game)) == {"copy 1 pizza 1 toy", "copy 1 pizza", "copy 1 toy"}
    refused(game, "copy 2 pizza 1 toy")
    take(game, "copy 1 toy")
    assert stuff(game, 0) == (3, 2)


@pytest.mark.rule("A-16.2", "T-16.2", "R6.5.2", "R14.5.1")
def test_t_16_2_ghost_with_worm_counts_one_shovel() -> None:
    game = position("""
        seat 0:
          hand: Ghost, Worm
    """)
    take(game, "play Ghost", "add Worm", "use private", "gather pizza")
    assert offered(game) == ["count shovel"]
    refused(game, "count crown")
    take(game, "count shovel")
    assert stuff(game, 0) == (1, 0)


@pytest.mark.rule("A-16.3", "A-6.2", "R6.5.2", "R14.2.3")
def test_a_16_3_a_half_done_repetition_counts_for_the_purpose_of_an_added_card() -> None:
    game = position("""
        park: Chef, Bones, Doc
        seat 0:
          hand: Baby Face, Punky, Tiny
          stuff: 2 toy
    """)
    take(game, "play Baby Face", "add Punky", "use private", "use public", "recruit Chef from park")
    assert stuff(game, 0) == (0, 4)
    refused(game, "stop")
    take(game, "recruit Bones from park")  # and no toy: there is no room
    assert (stuff(game, 0), discard_pile(game, 0)) == ((0, 4), ["Chef", "Bones"])


@pytest.mark.rule("A-16.4", "T-16.4", "R14.2.2", "R13.1")
def test_t_16_4_tiny_gathers_the_type_with_room() -> None:
    game = position("""
        seat 0:
          hand: Tiny, Doc
          stuff: 2 pizza 4 toy
        seat 1:
          yard: Chef
    """)
    take(game, "play Tiny", "use private")
    assert stuff(game, 0) == (3, 4)
    assert "Chef" in trashed(game)


@pytest.mark.rule("A-16.5", "R7.7.1", "R16.3")
def test_a_16_5_a_coin_needed_for_the_match_counts() -> None:
    table = """
        seat 0:
          hand: Prince, Patch
          lookout: Kitty
        seat 1:
          hand: Tiny, Smoke, Puddin, Chef, Doc, Bones
          lookout: {}
          level: 2
          perk: Copy Cat
    """
    game = position(table.format("Bug, Worm"))  # room for one
    take(game, "play Prince", "use private", "end", "follow Tiny")
    assert offered(game) == ["stop"]
    assert refused(game, "follow Smoke").rule == "R7.4"

    game = position(table.format("Bug"))  # room for two
    take(game, "play Prince", "use private", "end", "follow Tiny")
    assert set(offered(game)) == {"follow Smoke", "follow Puddin", "stop"}
    smoke = game.copy()
    take(smoke, "follow Smoke", "tuck Chef", "tuck Doc")
    assert lookout(smoke, 1) == ["Bug", "Chef", "Doc"]
    take(game, "follow Puddin")
    assert offered(game) == ["coin uncounted"]


@pytest.mark.rule("A-16.6", "A-3.13", "A-6.4", "R6.4.6")
def test_a_16_6_partial_recruiting_may_stop_between_repetitions() -> None:
    game = position("""
        park: Chef, Bones, Doc
        seat 0:
          hand: Baby Face, The Scrappers, Tiny
    """)
    take(game, "play Baby Face", "add The Scrappers", "use private", "use public")
    refused(game, "stop")
    take(game, "recruit Chef from park")
    refused(game, "stop")  # one recruit of three: The Scrappers would have changed nothing
    take(game, "recruit Bones from park")
    assert "stop" in offered(game)
    take(game, "stop")
    assert (discard_pile(game, 0), stuff(game, 0)) == (["Chef", "Bones"], (0, 3))


@pytest.mark.rule("A-16.7", "R18.8")
def test_a_16_7_no_recycling_between_the_last_step_and_the_first_follower() -> None:
    game = position("""
        seat 0:
          hand: Bug, Chef
          discard pile: Worm
          level: 2
          perk: Recycling
        seat 1:
          hand: Kitty
    """)
    take(game, "play Bug", "use public", "use private", "times 2")
    assert (game.asked, offered(game)) == (1, ["decline"])
    take(game, "decline")
    assert game.asked == 0
    assert "recycle Worm" in offered(game)


@pytest.mark.rule("A-16.8", "A-9.5", "R16.5", "R18.6")
def test_a_16_8_do_over_is_asked_while_a_card_is_in_hand() -> None:
    table = """
        seat 0:
          hand: {}
          level: 2
          perk: Do-Over
    """
    game = position(table.format("Bug, The Moles"))
    take(game, "play Bug", "use public", "end")
    assert offered(game) == ["pass"]  # The Moles cannot be played, but rivals do not know
    refused(game, "use Do-Over")

    game = position(table.format("Bug"))
    take(game, "play Bug", "use public", "use private", "times 2")
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("A-16.8", "R16.5", "R16.7")
def test_a_16_8_do_over_is_asked_after_the_first_card_was_boxed() -> None:
    game = position("""
        seat 0:
          hand: Bug, Chef
          level: 2
          perk: Do-Over
        seat 1:
          hand: Kitty
          level: 2
          perk: Rough Housing
    """)
    take(game, "play Bug", "use public", "end", "decline", "use Rough Housing")
    assert (game.asked, set(offered(game))) == (0, {"use Do-Over", "pass"})


@pytest.mark.rule("A-16.9", "A-4.2", "R6.1.3")
def test_a_16_9_no_suit_is_declared_for_smoke() -> None:
    game = position("""
        seat 0:
          hand: Smoke, Chef
        seat 1:
          pack: 1 toy
        seat 2:
          pack: 1 pizza
    """)
    take(game, "play Smoke")
    assert set(offered(game)) == {"copy pack of 1", "copy pack of 2"}


@pytest.mark.rule("A-16.10", "R6.1.2", "R16.6")
def test_a_16_10_legality_does_not_reckon_with_a_recycling_to_come() -> None:
    game = position("""
        seat 0:
          hand: Sarge
          discard pile: Chef
          level: 2
          perk: Recycling
          stuff: 4 toy
    """)
    assert refused(game, "play Sarge").rule == "R6.4.1"
    take(game, "recycle Chef", "play Sarge", "use private")
    assert (lookout(game, 0), hand(game, 0), perk(game, 0)) == (["Chef"], [], None)


@pytest.mark.rule("A-16.10", "A-9.6", "A-12.4", "R18.8")
def test_a_16_10_recycling_makes_no_questions_but_the_pauses_and_the_one_of_an_empty_hand() -> None:
    game = position("""
        park: Chef
        park deck: 0
        seat 0:
          discard pile: Bug, Worm
          deck: 6
          level: 2
          perk: Recycling
    """)
    asked = []
    while game.leader == 0:
        assert game.question is not None
        asked.append(
            (game.question.kind, set(offered(game)) - {"recycle Bug", "recycle Worm", "recycle Chef"})
        )
        take(game, asked[-1][1].pop())
    assert [kind for kind, _ in asked] == ["play", "pause", "pause"]  # one card to recruit: no question
