"""A-7: following."""

import pytest

from tests.scenarios.views import view
from tests.tables import (
    discard_pile,
    hand,
    level,
    lookout,
    made_up_rule,
    offered,
    pack,
    position,
    refused,
    stuff,
    take,
)


@pytest.mark.rule("A-7.1", "T-7.1", "R7.1", "R7.10")
def test_t_7_1_each_follower_finishes_before_the_next_decides() -> None:
    game = position("""
        park: Ghost, Chef, Doc
        park deck: Bones, Patch, Kitty, Tiny
        seat 0:
          hand: Baby Face, Captain
        seat 1:
          hand: Punky
        seat 2:
          hand: Crash
    """)
    take(game, "play Baby Face", "use private", "end")
    assert game.asked == 1
    take(game, "follow Punky", "recruit Ghost from park")
    assert game.asked == 2
    take(game, "follow Crash")
    assert set(offered(game)) == {
        "recruit Chef from park",
        "recruit Doc from park",
        "recruit Bones from park",
        "recruit from park deck",
    }


@pytest.mark.rule("A-7.2", "T-7.2a", "R7.3.3", "R7.3.4", "R7.7", "R7.12")
def test_t_7_2a_a_coin_matches_a_shovel() -> None:
    game = position("""
        seat 0:
          hand: Bug, Chef
        seat 1:
          hand: Bud
          deck: 5
    """)
    take(game, "play Bug", "use public", "end")
    assert set(offered(game)) == {"follow Bud", "decline"}
    take(game, "follow Bud")
    assert (stuff(game, 1), discard_pile(game, 1), hand(game, 1)) == ((1, 0), ["Bud"], [])


@pytest.mark.rule("A-7.2", "T-7.2b", "R7.3", "R7.3.4", "R7.5", "R6.1.3")
def test_t_7_2b_followers_match_the_declared_suit() -> None:
    game = position("""
        seat 0:
          board: yellow
          hand: Bud, Tiny
        seat 1:
          board: red
          hand: Worm, Smoke, Puddin, Chef
    """)
    take(game, "play Bud", "declare shovel", "use public", "gather pizza", "times 2", "end")
    assert set(offered(game)) == {"follow Worm", "follow Smoke", "follow Puddin", "decline"}
    assert refused(game, "follow Chef").rule == "R7.3"
    take(game, "follow Puddin")
    assert (stuff(game, 1), discard_pile(game, 1)) == ((2, 0), ["Puddin"])


@pytest.mark.rule("A-7.3", "T-7.3", "R7.3.2", "R7.7", "R7.8.2", "R7.14")
def test_t_7_3_a_follower_counts_only_the_card_discarded() -> None:
    game = position("""
        seat 0:
          hand: Bug, The Moles, Chef
        seat 1:
          hand: Worm, Tiny
          lookout: Sarge, Wart
          level: 1
    """)
    take(game, "play Bug", "add The Moles", "use public", "times 3", "end")
    assert set(offered(game)) == {"follow Worm", "decline"}
    refused(game, "follow Sarge")
    take(game, "follow Worm")
    assert (stuff(game, 0), stuff(game, 1)) == ((3, 0), (1, 0))


@pytest.mark.rule("A-7.4", "T-7.4a", "R7.4", "R7.6", "R7.7.1")
@pytest.mark.parametrize("pizza", [3, 2])
def test_t_7_4a_both_icons_of_a_double_card_count(pizza: int) -> None:
    game = position(f"""
        seat 0:
          hand: Bug, Chef
        seat 1:
          hand: The Moles
          stuff: {pizza} pizza
    """)
    take(game, "play Bug", "use public", "end")
    if pizza == 3:
        assert offered(game) == ["decline"]
        assert refused(game, "follow The Moles").rule == "R7.4"
    else:
        take(game, "follow The Moles")
        assert stuff(game, 1) == (4, 0)


PRINCE = """
    seat 0:
      hand: Prince, Chef
      lookout: Kitty
    seat 1:
      hand: Puddin, Tiny, Doc, Bones
      level: {}
"""


@pytest.mark.rule("A-7.4", "A-7.5", "R7.6", "R7.7.1")
def test_a_7_4_the_coin_beside_a_crown_may_be_left_uncounted() -> None:
    game = position(PRINCE.format(1))
    take(game, "play Prince", "use private", "end", "follow Puddin")
    assert set(offered(game)) == {"coin as crown", "coin uncounted"}
    once = game.copy()
    take(once, "coin uncounted", "tuck Tiny")
    assert lookout(once, 1) == ["Tiny"]
    take(game, "coin as crown", "tuck Tiny", "tuck Doc")
    assert lookout(game, 1) == ["Doc", "Tiny"]

    game = position(PRINCE.format(0))
    take(game, "play Prince", "use private", "end", "follow Puddin")
    assert offered(game) == ["coin uncounted"]  # the Lookout holds one card


@pytest.mark.rule("A-7.5", "R7.3.4", "R7.6")
@pytest.mark.parametrize(
    ("card", "gained"),
    [("Bug", (1, 0)), ("Munch", (1, 0)), ("Kitty", (0, 1)), ("Patch", (0, 1)), ("Baby Face", (0, 1))],
)
def test_a_7_5_puddin_matches_every_suit_once(card: str, gained: tuple[int, int]) -> None:
    game = position(f"""
        park: Doc, Ghost, Captain
        seat 0:
          hand: {card}, Giggles
          stuff: 1 toy
        seat 1:
          hand: Puddin
    """)
    if card == "Baby Face":
        take(game, "play Baby Face", "use private", "end", "follow Puddin", "recruit Doc from park")
    else:
        take(game, f"play {card}", "use public", "end", "follow Puddin")
    assert stuff(game, 1) == gained


@pytest.mark.rule("A-7.6", "T-7.6", "R7.2", "R7.8.1")
def test_t_7_6_if_the_leader_gathered_nothing_each_follower_chooses() -> None:
    game = position("""
        seat 0:
          board: yellow
          hand: Bud, Tiny, Chef
        seat 1:
          board: red
          hand: Worm
        seat 2:
          board: green
          hand: Sarge
    """)
    take(game, "play Bud", "declare shovel", "use private", "trash Tiny", "end")
    take(game, "follow Worm", "gather pizza", "follow Sarge", "gather toy")
    assert (stuff(game, 1), stuff(game, 2)) == ((2, 0), (0, 2))


@pytest.mark.rule("A-7.7", "T-7.7", "R7.4", "R7.8", "R7.8.2")
@pytest.mark.parametrize("pizza", [2, 3])
def test_t_7_7_the_type_is_bound_the_amount_is_not(pizza: int) -> None:
    game = position(f"""
        seat 0:
          board: yellow
          hand: Bud, Tiny, Chef
        seat 1:
          board: red
          hand: Worm
          stuff: {pizza} pizza
    """)
    take(game, "play Bud", "declare shovel", "use private", "trash Tiny")
    take(game, "use public", "gather pizza", "times 1")
    assert (game.asked, stuff(game, 0)) == (1, (1, 0))
    if pizza == 2:
        take(game, "follow Worm")
        assert stuff(game, 1) == (4, 0)
    else:
        assert offered(game) == ["decline"]
        assert refused(game, "follow Worm").rule == "R7.4"


@pytest.mark.rule("A-7.8", "T-7.8", "A-6.9", "R13.13")
def test_t_7_8_the_direction_of_converting_is_not_bound() -> None:
    game = position("""
        seat 0:
          hand: Golden Boy, Chef
          stuff: 1 pizza
        seat 1:
          hand: Ghost
          stuff: 1 pizza 1 toy
    """)
    take(game, "play Golden Boy", "use public", "end", "follow Ghost")
    assert stuff(game, 0) == (0, 1)
    assert set(offered(game)) == {"convert to pizza", "convert to toy"}
    take(game, "convert to pizza")
    assert stuff(game, 1) == (2, 0)


@pytest.mark.rule("A-7.10", "T-7.10", "A-7.12", "A-6.7", "R7.4", "R14.4")
def test_t_7_10_following_doc_tucks_and_packs() -> None:
    table = """
        seat 0:
          hand: Doc, Bug
          lookout: Kitty
        seat 1:
          hand: Chef, Tiny
          {}
    """
    game = position(table.format("stuff: 1 toy"))
    take(game, "play Doc", "use private", "end", "follow Chef", "left first")
    assert (lookout(game, 1), pack(game, 1), discard_pile(game, 1)) == (["Tiny"], (0, 1), ["Chef"])

    game = position(table.format(""))
    take(game, "play Doc", "use private", "end")
    assert offered(game) == ["decline"]


@pytest.mark.rule("A-7.11", "R7.13", "R3.5")
@pytest.mark.parametrize(
    "choices",
    ["play Ghost, use private, gather toy", "play Punky, use private, gather toy", "play Smoke"],
)
def test_a_7_11_a_blank_public_box_cannot_be_followed(choices: str) -> None:
    game = position("""
        seat 0:
          hand: Ghost, Punky, Smoke, Chef
        seat 1:
          hand: Tiny, Crash, Puddin
          pack: 1 toy
    """)
    take(game, *choices.split(", "))
    assert (game.asked, stuff(game, 0)) == (0, (0, 1))
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("A-7.12", "R7.3", "R13.3")
def test_a_7_12_the_card_has_left_the_hand_before_the_action_starts() -> None:
    table = """
        seat 0:
          hand: Prince, Chef
          lookout: Kitty
        seat 1:
          hand: {}
    """
    game = position(table.format("Tiny, Doc, Bones"))
    take(game, "play Prince", "use private", "end", "follow Tiny")
    assert set(offered(game)) == {"tuck Doc", "tuck Bones"}

    game = position(table.format("Tiny"))
    take(game, "play Prince", "use private", "end")
    assert offered(game) == ["decline"]


@pytest.mark.rule("A-7.13", "A-1.2", "R7.4")
def test_a_7_13_following_for_nothing_is_not_allowed() -> None:
    game = position("""
        seat 0:
          hand: Giggles, Chef
          pack: 1 pizza
        seat 1:
          hand: Kitty
    """)
    take(game, "play Giggles", "use public", "end")
    assert stuff(game, 0) == (1, 0)
    assert refused(game, "follow Kitty").rule == "R7.4"


@pytest.mark.rule("A-7.14", "R7.1", "R16.5")
def test_a_7_14_declining_is_final_but_a_do_over_is_a_new_opportunity() -> None:
    game = position("""
        seat 0:
          hand: Bug, Sarge, Chef
          level: 2
          perk: Do-Over
        seat 1:
          hand: Worm
    """)
    take(game, "play Bug", "use public", "end", "decline")
    assert game.asked == 0
    take(game, "use Do-Over", "play Sarge", "use public", "end")
    assert game.asked == 1
    take(game, "follow Worm")
    assert stuff(game, 1) == (0, 1)


NOBODY_KNOWS = """
    park: Bones, Doc, Captain
    seat 0:
      hand: Bug, Tiny
    seat 1:
      hand: {}, Patch, Kitty
    seat 2:
      hand: Sarge
"""


@pytest.mark.rule("A-7.15", "T-7.15", "A-14.4")
@pytest.mark.parametrize(("card", "answers"), [("Chef", {"decline"}), ("Worm", {"follow Worm", "decline"})])
def test_t_7_15_every_rival_with_cards_is_asked(card: str, answers: set[str]) -> None:
    game = position(NOBODY_KNOWS.format(card))
    take(game, "play Bug", "use public", "end")
    assert (game.asked, set(offered(game))) == (1, answers)


@pytest.mark.rule("A-7.15", "T-7.15", "A-13.1", "R17.1")
def test_t_7_15_rivals_cannot_see_whether_a_seat_could_follow() -> None:
    unable, able = position(NOBODY_KNOWS.format("Chef")), position(NOBODY_KNOWS.format("Worm"))
    for game in (unable, able):
        take(game, "play Bug", "use public", "end")
    assert view(unable, 0) == view(able, 0)
    assert view(unable, 2) == view(able, 2)


@pytest.mark.rule("A-7.15")
def test_a_7_15_an_empty_hand_is_not_asked() -> None:
    game = position("""
        seat 0:
          hand: Bug, Tiny
        seat 2:
          hand: Sarge
    """)
    take(game, "play Bug", "use public", "end")
    assert game.asked == 2


@pytest.mark.rule("A-7.16", "T-7.16", "R16.2", "R7.9")
def test_t_7_16_bribe_does_nothing_on_a_rivals_turn() -> None:
    game = position("""
        seat 0:
          hand: Prince, Patch
          lookout: Kitty
        seat 1:
          hand: Tiny, Chef, Doc
          level: 2
          perk: Bribe
        seat 2:
          yard: Ghost
    """)
    take(game, "play Prince", "use private", "end", "follow Tiny")
    assert set(offered(game)) == {"tuck Chef", "tuck Doc"}


@pytest.mark.rule("A-7.16", "R16.8")
def test_a_7_16_sticky_fingers_do_nothing_on_a_rivals_turn() -> None:
    game = position("""
        seat 0:
          hand: Penny, Chef
          pack: 1 toy
        seat 1:
          hand: Kitty
          level: 2
          perk: Sticky Fingers
    """)
    take(game, "play Penny", "use private", "end")
    assert refused(game, "follow Kitty").rule == "R7.4"


@pytest.mark.rule("A-7.17", "R11.3", "R11.8", "R7.10")
def test_a_7_17_a_follower_takes_the_reward_before_the_next_rival_decides() -> None:
    game = position("""
        made-up rules: Loner, Minimalism, Popularity, Big Plans
        seat 0:
          hand: Captain, Tiny
          stuff: 1 pizza 1 toy
        seat 1:
          hand: Chef
          stuff: 1 pizza 1 toy
        seat 2:
          hand: Patch
          stuff: 1 pizza 1 toy
    """)
    take(game, "play Captain", "use public", "keep Loner", "end", "follow Chef")
    assert game.asked == 1
    assert set(offered(game)) == {"keep Minimalism", "keep Popularity", "keep Big Plans"}
    take(game, "keep Popularity")
    assert (level(game, 1), made_up_rule(game, 1), stuff(game, 1)) == (1, "Popularity", (0, 0))
    assert game.asked == 2
