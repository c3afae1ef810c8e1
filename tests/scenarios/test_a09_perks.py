"""A-9: perks."""

import pytest

from fort import Game
from tests.tables import (
    deck,
    discard_pile,
    hand,
    in_play,
    level,
    lookout,
    offered,
    pack,
    park,
    perk,
    position,
    refused,
    score,
    stuff,
    take,
    trashed,
    yard,
)


@pytest.mark.rule("A-9.1", "T-9.1", "R16.1", "R8.2.1")
def test_t_9_1_birthday_party_may_take_the_card_just_turned_up() -> None:
    game = position("""
        phase: recruit
        park: Chef, Bones, Doc
        park deck: Ghost, Patch, Tiny
        seat 0:
          level: 2
          perk: Birthday Party
          deck: 5
        seat 1:
          yard: Kitty
    """)
    assert "recruit Kitty from yard 1" in offered(game)
    refused(game, "pass")
    take(game, "recruit Chef from park")
    assert set(offered(game)) == {
        "recruit Ghost from park",
        "recruit Bones from park",
        "recruit Doc from park",
        "recruit from park deck",
        "pass",
    }
    refused(game, "recruit Kitty from yard 1")
    declined = game.copy()
    take(game, "recruit Ghost from park")
    assert (discard_pile(game, 0), perk(game, 0)) == (["Chef", "Ghost"], "Birthday Party")
    take(declined, "pass")
    assert (discard_pile(declined, 0), perk(declined, 0)) == (["Chef"], "Birthday Party")


@pytest.mark.rule("A-9.1", "R16.1")
def test_a_9_1_birthday_party_is_not_for_recruit_actions() -> None:
    game = position("""
        park: Chef, Bones, Doc
        seat 0:
          hand: Baby Face, Tiny
          level: 2
          perk: Birthday Party
    """)
    take(game, "play Baby Face", "use public", "recruit Chef from park")
    assert set(offered(game)) == {"use private", "end"}


@pytest.mark.rule("A-9.2", "T-9.2a", "R16.2", "R16.2.1", "R4.1")
def test_t_9_2a_bribe_tucks_from_the_park_and_from_a_yard() -> None:
    game = position("""
        park: Chef, Bones, Doc
        park deck: Patch, Ghost, Smoke
        seat 0:
          hand: Prince, Golden Boy, Sarge
          level: 2
          perk: Bribe
        seat 1:
          yard: Kitty, Tiny
    """)
    take(game, "play Prince", "add Golden Boy", "use public")
    assert set(offered(game)) == {
        "tuck Sarge",
        "tuck Chef from park",
        "tuck Bones from park",
        "tuck Doc from park",
        "tuck Kitty from yard 1",
        "tuck Tiny from yard 1",
        "tuck from park deck",
    }
    take(game, "tuck Chef from park")
    assert sorted(park(game)) == ["Bones", "Doc", "Patch"]
    take(game, "tuck Kitty from yard 1")
    assert (lookout(game, 0), yard(game, 1), hand(game, 0)) == (["Chef", "Kitty"], ["Tiny"], ["Sarge"])


@pytest.mark.rule("A-9.2", "T-9.2c", "R16.2", "R13.3")
def test_t_9_2c_bribe_needs_no_card_in_hand() -> None:
    game = position("""
        park: Chef, Bones, Doc
        park deck: Patch, Ghost, Smoke
        seat 0:
          hand: Prince
          level: 2
          perk: Bribe
    """)
    take(game, "play Prince", "use public", "tuck from park deck")
    assert lookout(game, 0) == ["Patch"]


@pytest.mark.rule("A-9.3", "T-9.3b", "R16.3", "R13.7")
def test_t_9_3b_a_second_card_is_allowed_even_without_effect() -> None:
    game = position("""
        made-up rules: Loner, Minimalism
        seat 0:
          hand: Captain, Tiny
          stuff: 1 pizza 1 toy
        seat 1:
          hand: Chef, Patch, Bones
          level: 2
          perk: Copy Cat
          stuff: 2 pizza 2 toy
    """)
    take(game, "play Captain", "use public", "keep Loner", "end", "follow Chef")
    assert set(offered(game)) == {"follow Patch", "follow Bones", "stop"}
    take(game, "follow Patch")
    assert (level(game, 1), stuff(game, 1)) == (3, (0, 0))
    assert (discard_pile(game, 1), hand(game, 1)) == (["Chef", "Patch"], ["Bones"])


@pytest.mark.rule("A-9.3", "T-9.3c", "R16.3", "R7.3", "R7.3.1")
def test_t_9_3c_both_cards_must_match() -> None:
    game = position("""
        seat 0:
          hand: Bug, Tiny
        seat 1:
          hand: Worm, Chef, Sarge, Scout
          level: 2
          perk: Copy Cat
    """)
    take(game, "play Bug", "use public", "end", "follow Worm")
    assert set(offered(game)) == {"follow Sarge", "follow Scout", "stop"}
    assert refused(game, "follow Chef").rule == "R7.3"
    once = game.copy()
    take(once, "stop")
    assert stuff(once, 1) == (1, 0)
    take(game, "follow Sarge")
    assert (stuff(game, 1), hand(game, 1)) == ((2, 0), ["Chef", "Scout"])
    assert game.asked == 0


@pytest.mark.rule("A-9.4", "T-9.4", "A-9.12", "R16.4", "R14.9.2", "R7.13")
def test_t_9_4_diy_cannot_be_followed() -> None:
    game = position("""
        seat 0:
          hand: Tiny
          level: 2
          perk: DIY
          stuff: 3 pizza 2 toy
        seat 1:
          hand: Ghost
          level: 2
          perk: Rough Housing
    """)
    take(game, "use DIY")
    assert (level(game, 0), stuff(game, 0), perk(game, 0)) == (3, (0, 0), None)
    assert (game.asked, hand(game, 0)) == (0, ["Tiny"])
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("A-9.4", "R11.9", "R14.9")
@pytest.mark.parametrize("state", ["level: 5\npack: 6 pizza", "level: 2"])
def test_a_9_4_diy_needs_a_level_to_reach_and_one_resource_more(state: str) -> None:
    game = position(f"""
        seat 0:
          hand: Tiny
          perk: DIY
          stuff: 2 pizza 2 toy
          {state}
    """)
    refused(game, "use DIY")
    assert "use DIY" not in offered(game)


@pytest.mark.rule("A-9.4")
def test_a_9_4_diy_is_no_second_play() -> None:
    game = position("""
        perks: DIY, Bribe, Copy Cat
        seat 0:
          hand: Captain, Tiny
          level: 1
          stuff: 4 pizza 4 toy
          pack: 2 toy
    """)
    take(game, "play Captain", "use public", "pay 2 pizza 1 toy", "take DIY")
    refused(game, "use DIY")
    take(game, "end")
    refused(game, "use DIY")
    assert "recruit from park deck" in offered(game)


DO_OVER = """
    park: Doc, Bones, Captain
    seat 0:
      hand: Bug, Worm, Sarge, The Moles, Chef
      level: 2
      perk: Do-Over
      deck: 5
"""


@pytest.mark.rule("A-9.5", "T-9.5a", "R16.5")
def test_t_9_5a_no_do_over_after_a_skipped_play() -> None:
    game = position(DO_OVER)
    refused(game, "use Do-Over")
    take(game, "skip")
    refused(game, "use Do-Over")
    assert all(text.startswith("recruit") for text in offered(game))


@pytest.mark.rule("A-9.5", "T-9.5b", "R16.5", "R6.1.1", "R9.1", "R9.2")
def test_t_9_5b_all_cards_of_both_plays_go_to_the_discard_pile() -> None:
    game = position(DO_OVER)
    take(game, "play Bug", "add Worm", "use public", "times 2", "end")
    assert set(offered(game)) == {"use Do-Over", "pass"}
    take(game, "use Do-Over")
    assert set(offered(game)) == {"play Sarge", "play Chef"}  # no skipping now
    take(game, "play Sarge", "add The Moles", "use public", "times 3", "end")
    assert (stuff(game, 0), perk(game, 0)) == ((2, 3), None)
    assert sorted(in_play(game)) == ["Bug", "Sarge", "The Moles", "Worm"]
    take(game, "recruit Doc from park")
    assert sorted(discard_pile(game, 0)) == ["Bug", "Doc", "Sarge", "The Moles", "Worm"]
    assert yard(game, 0) == ["Chef"]


RECYCLING = """
    park: Doc, Bones, Captain
    seat 0:
      hand: Bug, Chef
      discard pile: Worm, Tiny
      level: 2
      perk: Recycling
      deck: 5
"""


@pytest.mark.rule("A-9.6", "T-9.6a", "A-9.12", "R16.6", "R18.8")
def test_t_9_6a_recycling_between_two_actions() -> None:
    game = position(RECYCLING)
    take(game, "play Bug", "use public")
    assert {"recycle Worm", "recycle Tiny"} <= set(offered(game))
    take(game, "recycle Worm")
    assert (hand(game, 0), discard_pile(game, 0), perk(game, 0)) == (["Chef", "Worm"], ["Tiny"], None)
    refused(game, "recycle Tiny")
    take(game, "use private", "times 2")
    assert (stuff(game, 0), score(game, 0)) == ((1, 0), 2)


@pytest.mark.rule("A-9.6", "T-9.6c", "A-7.16", "R16.6", "R18.8")
def test_t_9_6c_no_recycling_as_a_follower() -> None:
    game = position("""
        seat 0:
          hand: Bug, Chef
        seat 1:
          hand: Sarge
          discard pile: Worm
          level: 2
          perk: Recycling
    """)
    take(game, "play Bug", "use public", "end")
    assert (game.asked, set(offered(game))) == (1, {"follow Sarge", "decline"})
    refused(game, "recycle Worm")


@pytest.mark.rule("A-9.6", "T-9.6d", "R16.6")
def test_t_9_6d_the_played_card_cannot_be_fetched() -> None:
    game = position(RECYCLING)
    take(game, "play Bug")
    refused(game, "recycle Bug")
    take(game, "use public")
    refused(game, "recycle Bug")


@pytest.mark.rule("A-9.6", "A-12.3", "R16.6", "R18.8", "R10.1")
def test_a_9_6_recycling_after_discard_and_after_draw() -> None:
    game = position(RECYCLING)
    take(game, "skip", "recruit Doc from park")
    pause = {"recycle Worm", "recycle Tiny", "recycle Doc", "pass"}
    assert (game.asked, set(offered(game)), hand(game, 0)) == (0, pause, [])
    take(game, "pass")
    assert (game.asked, set(offered(game)), len(hand(game, 0))) == (0, pause, 5)
    take(game, "recycle Doc")
    assert (game.asked, len(hand(game, 0))) == (1, 6)


def four_seats(hand_of_the_owner: str) -> Game:
    """The leader has played Bug with Sarge added; seat 2 owns Rough Housing."""
    game = position(f"""
        park: Doc, Bones, Captain
        seat 0:
          hand: Bug, Sarge, Chef
          deck: 5
        seat 2:
          hand: {hand_of_the_owner}
          level: 2
          perk: Rough Housing
        seat 3:
          hand: Worm
    """)
    take(game, "play Bug", "add Sarge", "use public", "times 2", "end")
    assert game.asked == 2
    return game


@pytest.mark.rule("A-9.7", "T-9.7a", "R16.7", "R18.4")
def test_t_9_7a_rough_housing_after_all_others_have_decided() -> None:
    game = four_seats("Tiny")
    take(game, "decline")
    assert game.asked == 3
    take(game, "follow Worm")
    assert (game.asked, set(offered(game))) == (2, {"use Rough Housing", "pass"})
    take(game, "use Rough Housing")
    assert (perk(game, 2), stuff(game, 0)) == (None, (2, 0))
    assert "Bug" in trashed(game)
    take(game, "recruit Doc from park")
    assert discard_pile(game, 0) == ["Doc", "Sarge"]


@pytest.mark.rule("A-9.7", "T-9.7b", "R16.7")
def test_t_9_7b_no_rough_housing_for_a_follower() -> None:
    game = four_seats("Wart")
    take(game, "follow Wart", "decline")
    assert (game.asked, perk(game, 2)) == (0, "Rough Housing")
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("A-9.8", "T-9.8", "R16.8")
def test_t_9_8_sticky_fingers_pack_from_stuff_and_from_the_supply() -> None:
    game = position("""
        seat 0:
          hand: Penny, Kitty, Chef
          level: 2
          perk: Sticky Fingers
          stuff: 1 toy
    """)
    take(game, "play Penny", "add Kitty", "use public")
    assert set(offered(game)) == {"pack toy", "pack toy from supply", "pack pizza from supply"}
    take(game, "pack toy")
    assert set(offered(game)) == {"pack toy from supply", "pack pizza from supply"}
    take(game, "pack pizza from supply")
    assert (pack(game, 0), stuff(game, 0)) == ((1, 1), (0, 0))


def takes(name: str) -> Game:
    """The leader has reached Level 2 with Captain and taken a perk."""
    game = position("""
        perks: Do-Over, Birthday Party, Bribe
        park: Doc, Bones, Ghost
        seat 0:
          hand: Captain, Tiny, Chef
          level: 1
          stuff: 2 pizza 1 toy
    """)
    take(game, "play Captain", "use public")
    assert set(offered(game)) == {"take Do-Over", "take Birthday Party", "take Bribe"}
    take(game, f"take {name}", "end")
    assert (level(game, 0), perk(game, 0)) == (2, name)
    return game


@pytest.mark.rule("A-9.10", "T-9.10", "R16.0", "R16.5", "R11.4")
def test_t_9_10_do_over_in_the_turn_it_was_taken() -> None:
    game = takes("Do-Over")
    assert set(offered(game)) == {"use Do-Over", "pass"}
    take(game, "use Do-Over", "play Chef", "use public")
    assert stuff(game, 0) == (1, 0)


@pytest.mark.rule("A-9.10", "T-9.10b", "R16.0", "R16.1", "R11.4")
def test_t_9_10b_birthday_party_in_the_turn_it_was_taken() -> None:
    game = takes("Birthday Party")
    take(game, "recruit Doc from park")
    assert game.asked == 0
    assert {"recruit Bones from park", "recruit Ghost from park", "pass"} <= set(offered(game))


@pytest.mark.rule("A-9.11", "R11.4", "R11.10")
def test_a_9_11_a_higher_level_brings_no_second_perk() -> None:
    game = position("""
        seat 0:
          hand: Captain, Chef
          level: 2
          perk: Bribe
          stuff: 2 pizza 2 toy
    """)
    take(game, "play Captain", "use public")
    assert (level(game, 0), perk(game, 0), offered(game)) == (3, "Bribe", ["end"])


@pytest.mark.rule("A-9.12", "R16.0", "R11.10")
def test_a_9_12_a_used_perk_does_not_return_to_the_row() -> None:
    game = position("""
        perks: Bribe, Copy Cat
        seat 0:
          hand: Bug, Captain, Tiny
          level: 2
          perk: Do-Over
          stuff: 1 pizza 2 toy
        seat 1:
          hand: Chef
          level: 1
          stuff: 2 pizza 1 toy
    """)
    take(game, "play Bug", "use public", "end", "decline", "use Do-Over")
    take(game, "play Captain", "use public", "end", "follow Chef")
    assert set(offered(game)) == {"take Bribe", "take Copy Cat"}


@pytest.mark.rule("A-9.13", "T-9.13", "A-15.2", "R16.7", "R3.8")
def test_t_9_13_rough_housing_can_trash_a_best_friend() -> None:
    game = position("""
        park: Doc, Bones, Captain
        seat 0:
          board: yellow
          hand: Bud, Tiny
          deck: 5
        seat 1:
          board: red
          hand: Chef
          level: 2
          perk: Rough Housing
    """)
    take(game, "play Bud", "declare shovel", "use public", "gather toy", "times 2", "end", "decline")
    take(game, "use Rough Housing")
    assert "Bud" in trashed(game)
    take(game, "recruit Doc from park")
    assert "Bud" not in hand(game, 0) + deck(game, 0) + discard_pile(game, 0)


@pytest.mark.rule("A-9.14", "T-9.14", "R16.7", "R18.4")
@pytest.mark.parametrize("zone", ["hand: Chef", "hand: none"])
def test_t_9_14_rough_housing_on_a_card_nobody_can_follow(zone: str) -> None:
    game = position(f"""
        seat 0:
          hand: Smoke, Tiny
        seat 1:
          {zone}
          level: 2
          perk: Rough Housing
          pack: 1 toy
    """)
    take(game, "play Smoke")
    assert (game.asked, set(offered(game))) == (1, {"use Rough Housing", "pass"})
    take(game, "use Rough Housing")
    assert (stuff(game, 0), game.asked) == ((0, 1), 0)
    assert "Smoke" in trashed(game)


@pytest.mark.rule("A-9.15", "A-15.2", "R16.5", "R16.7")
def test_a_9_15_a_window_for_each_card_of_a_do_over() -> None:
    game = position("""
        seat 0:
          hand: Bug, Sarge, Tiny
          level: 2
          perk: Do-Over
        seat 1:
          hand: Chef
          level: 2
          perk: Rough Housing
    """)
    take(game, "play Bug", "use public", "end", "decline", "pass", "use Do-Over")
    refused(game, "use Rough Housing")
    take(game, "play Sarge", "use public", "end", "decline", "use Rough Housing")
    assert in_play(game) == ["Bug"]
    assert "Sarge" in trashed(game)
