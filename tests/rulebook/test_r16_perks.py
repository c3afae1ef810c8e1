"""R16: perks."""

import pytest

from tests.rulebook.playing import end_play, finish_turn, go, written
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
    park_deck,
    perk,
    position,
    refused,
    score,
    stuff,
    supply,
    take,
    trashed,
    yard,
)

PARTY = """
    phase: recruit
    park: Chef, Doc, Dot
    park deck: Tiny, Kitty, Tink, Dash
    seat 0:
      level: 2
      perk: Birthday Party
      deck: 5
    seat 1:
      yard: Ghost
      hand: Bug
"""


@pytest.mark.rule("R16.0", "A-9.10", "T-9.10", "T-9.10b")
def test_a_perk_works_from_the_moment_it_is_taken() -> None:
    diagram = """
        perks: Do-Over, Birthday Party
        seat 0:
          hand: Captain, Chef
          level: 1
          stuff: 1 pizza 2 toy
    """
    game = position(diagram)
    go(game, "play Captain", "use public", "take Do-Over", "?end", "use Do-Over", "play Chef", "use public")
    assert stuff(game, 0) == (1, 0)
    game = position(diagram)
    go(
        game,
        "play Captain",
        "use public",
        "take Birthday Party",
        "?end",
        "recruit from park deck",
        "recruit from park deck",
    )
    assert len(discard_pile(game, 0)) + len(hand(game, 0)) + len(deck(game, 0)) == 5


@pytest.mark.rule("R16.1", "A-9.1", "T-9.1")
def test_birthday_party_recruits_once_more() -> None:
    game = position(PARTY)
    take(game, "recruit Doc from park")
    assert sorted(offered(game)) == [
        "pass",
        "recruit Chef from park",
        "recruit Dot from park",
        "recruit Tiny from park",
        "recruit from park deck",
    ]
    refused(game, "recruit Ghost from yard 1")
    take(game, "recruit Tiny from park")
    assert (discard_pile(game, 0), perk(game, 0)) == (["Doc", "Tiny"], "Birthday Party")
    assert (sorted(park(game)), park_deck(game), game.asked) == (
        ["Chef", "Dot", "Kitty"],
        ["Tink", "Dash"],
        1,
    )


@pytest.mark.rule("R16.1", "A-9.1")
def test_birthday_party_may_be_passed() -> None:
    game = position(PARTY)
    go(game, "recruit Ghost from yard 1", "pass")
    assert (discard_pile(game, 0), game.asked) == (["Ghost"], 1)


@pytest.mark.rule("R16.1", "A-9.1", "A-7.16")
def test_birthday_party_is_not_for_the_action_nor_for_rivals_turns() -> None:
    game = position("""
        park: Chef, Doc, Dot
        seat 0:
          hand: Baby Face
        seat 1:
          hand: Punky
          level: 2
          perk: Birthday Party
    """)
    go(game, "play Baby Face", "use private", "end", "follow Punky", "recruit Chef from park")
    assert game.asked == 0
    take(game, "recruit Doc from park")
    assert discard_pile(game, 1) == ["Punky", "Chef"]


BRIBE = """
    park: Chef, Doc, Dot
    park deck: Kitty, Tink, Dash
    seat 0:
      hand: Prince, Tiny, Bug
      level: 2
      perk: Bribe
    seat 1:
      yard: Ghost, Patch
"""


@pytest.mark.rule("R16.2", "R16.2.1", "A-9.2", "T-9.2a")
def test_bribe_tucks_from_park_yard_and_deck() -> None:
    game = position(BRIBE)
    go(game, "play Prince", "add Tiny", "use public")
    assert sorted(offered(game)) == [
        "tuck Bug",
        "tuck Chef from park",
        "tuck Doc from park",
        "tuck Dot from park",
        "tuck Ghost from yard 1",
        "tuck Patch from yard 1",
        "tuck from park deck",
    ]
    go(game, "tuck Chef from park", "tuck Ghost from yard 1")
    assert (lookout(game, 0), yard(game, 1)) == (["Chef", "Ghost"], ["Patch"])
    assert (sorted(park(game)), park_deck(game)) == (["Doc", "Dot", "Kitty"], ["Tink", "Dash"])
    assert hand(game, 0) == ["Bug"]


@pytest.mark.rule("R16.2", "A-9.2")
def test_bribe_tucks_from_the_park_deck_or_the_hand() -> None:
    game = position(BRIBE)
    go(game, "play Prince", "add Tiny", "use public", "tuck from park deck", "tuck Bug")
    assert (lookout(game, 0), hand(game, 0), park_deck(game)) == (["Bug", "Kitty"], [], ["Tink", "Dash"])


@pytest.mark.rule("R16.2", "T-9.2c")
def test_bribe_needs_no_hand() -> None:
    game = position("park: Chef, Doc, Dot\nseat 0:\nhand: Prince\nlevel: 2\nperk: Bribe")
    go(game, "play Prince", "use public", "tuck Doc from park")
    assert lookout(game, 0) == ["Doc"]


@pytest.mark.rule("R16.2", "A-9.2", "R12.1.3", "A-11.5")
def test_bribe_may_end_the_game() -> None:
    game = position("""
        leader: 1
        park: Chef, Doc, Dot
        park deck: Kitty
        seat 0:
          hand: Bug
        seat 1:
          hand: Prince
          level: 2
          perk: Bribe
    """)
    go(game, "play Prince", "use public", "tuck Doc from park", "?end", "decline")
    finish_turn(game)
    assert game.over


@pytest.mark.rule("R16.2", "A-7.16", "T-7.16")
def test_bribe_is_for_the_own_turn() -> None:
    game = position("""
        park: Chef, Doc, Dot
        seat 0:
          hand: Prince, Kitty
        seat 1:
          hand: Tiny, Bug, Dash
          level: 2
          perk: Bribe
    """)
    go(game, "play Prince", "use public", "?tuck Kitty", "?end", "follow Tiny")
    assert sorted(offered(game)) == ["tuck Bug", "tuck Dash"]


CAT = "level: 2\nperk: Copy Cat\nhand:"


@pytest.mark.rule("R16.3", "R7.3.1", "A-9.3")
def test_copy_cat_counts_both_cards() -> None:
    game = position(f"seat 0:\nhand: Bug\nseat 1:\n{CAT} Worm, The Moles, Chef")
    go(game, "play Bug", "use public", "?end", "follow Worm", "follow The Moles")
    assert (stuff(game, 1), sorted(discard_pile(game, 1)), hand(game, 1)) == (
        (3, 0),
        ["The Moles", "Worm"],
        ["Chef"],
    )


@pytest.mark.rule("R16.3")
def test_copy_cat_may_stop_at_one_and_never_takes_three() -> None:
    game = position(f"seat 0:\nhand: Bug\nseat 1:\n{CAT} Worm, Sarge, Wart")
    go(game, "play Bug", "use public", "?end", "follow Worm")
    ahead = game.copy()
    take(ahead, "stop")
    assert (stuff(ahead, 1), ahead.asked) == ((1, 0), 0)
    take(game, "follow Sarge")
    assert (stuff(game, 1), game.asked) == ((2, 0), 0)


@pytest.mark.rule("R16.3", "T-9.3b")
def test_copy_cat_with_an_action_that_is_not_multiplied() -> None:
    game = position(f"""
        made-up rules: Loner, Sleepover
        seat 0:
          hand: Captain
          stuff: 1 pizza 1 toy
        seat 1:
          stuff: 2 pizza 2 toy
          {CAT} Chef, Doc
    """)
    go(game, "play Captain", "use public", "keep Loner", "?end", "follow Chef", "follow Doc")
    assert (level(game, 1), sorted(discard_pile(game, 1))) == (3, ["Chef", "Doc"])


@pytest.mark.rule("R16.3", "T-9.3c")
def test_both_cards_of_copy_cat_must_match() -> None:
    game = position(f"seat 0:\nhand: Bug\nseat 1:\n{CAT} Worm, Chef, Doc")
    go(game, "play Bug", "use public", "?end", "follow Worm")
    refused(game, "follow Chef")


@pytest.mark.rule("R16.3", "R7.4")
def test_the_sum_of_copy_cat_is_done_in_full() -> None:
    game = position(f"seat 0:\nhand: Bug\nseat 1:\nstuff: 2 pizza\n{CAT} Worm, The Moles, Sarge")
    go(game, "play Bug", "use public", "?end", "follow Worm")
    refused(game, "follow The Moles")
    take(game, "follow Sarge")
    assert stuff(game, 1) == (4, 0)


DIY = """
    seat 0:
      hand: Bug
      level: 2
      perk: DIY
      stuff: 3 pizza 3 toy
    seat 1:
      hand: Sarge
"""


@pytest.mark.rule("R16.4", "R7.13", "A-9.4", "T-9.4")
def test_diy_takes_the_place_of_a_card_and_is_not_followed() -> None:
    game = position(DIY)
    assert sorted(offered(game)) == ["play Bug", "skip", "use DIY"]
    go(game, "use DIY", "pay 3 pizza 2 toy")
    assert (level(game, 0), stuff(game, 0), perk(game, 0)) == (3, (0, 1), None)
    assert game.asked == 0
    refused(game, "play Bug")
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("R16.4", "A-9.4")
def test_diy_not_after_a_card_and_not_at_level_five() -> None:
    game = position(DIY)
    go(game, "play Bug", "use public", "?end", "decline")
    refused(game, "use DIY")
    game = position("seat 0:\nlevel: 5\nperk: DIY\nhand: Bug\nstuff: 4 pizza 4 toy")
    refused(game, "use DIY")


@pytest.mark.rule("R16.4", "A-9.4")
def test_diy_taken_by_a_played_card_waits_for_the_next_turn() -> None:
    game = position("perks: DIY, Bribe\nseat 0:\nhand: Captain\nlevel: 1\nstuff: 4 pizza 4 toy\npack: 2 toy")
    go(game, "play Captain", "use public", "pay 1 pizza 2 toy", "take DIY", "?end")
    refused(game, "use DIY")


OVER = """
    seat 0:
      hand: Bug, Worm, Chef, Doc
      level: 2
      perk: Do-Over
      deck: 5
    seat 1:
      hand: Sarge, Patch
"""


@pytest.mark.rule("R16.5", "R6.1.1", "A-9.5", "A-7.14", "R18.6", "T-9.5b")
def test_do_over_plays_and_is_followed_like_the_first() -> None:
    game = position(OVER)
    go(game, "play Bug", "add Worm", "use public", "?times 2", "end", "decline")
    assert (game.asked, sorted(offered(game))) == (0, ["pass", "use Do-Over"])
    take(game, "use Do-Over")
    refused(game, "skip")
    go(game, "play Chef", "use public", "?end")
    assert game.asked == 1
    take(game, "follow Patch")
    assert (stuff(game, 0), stuff(game, 1), perk(game, 0)) == ((3, 0), (1, 0), None)
    assert sorted(in_play(game)) == ["Bug", "Chef", "Worm"]
    take(game, "recruit from park deck")
    assert {"Bug", "Worm", "Chef"} <= set(discard_pile(game, 0))
    assert (yard(game, 0), game.asked) == (["Doc"], 1)


@pytest.mark.rule("R16.5", "T-9.5a")
def test_do_over_needs_a_first_card() -> None:
    game = position(OVER)
    refused(game, "use Do-Over")
    take(game, "skip")
    refused(game, "use Do-Over")
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("R16.5", "A-16.8")
def test_do_over_is_asked_while_a_card_is_in_hand() -> None:
    game = position("seat 0:\nhand: Bug, The Moles\nlevel: 2\nperk: Do-Over")
    go(game, "play Bug", "use public", "?end")
    assert offered(game) == ["pass"]
    take(game, "pass")
    assert perk(game, 0) == "Do-Over"
    game = position("seat 0:\nhand: Bug\nlevel: 2\nperk: Do-Over")
    go(game, "play Bug", "use public", "?end")
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("R16.5", "R18.5", "A-8.6", "A-16.8")
def test_a_card_trashing_itself_is_boxed_before_the_second() -> None:
    game = position("seat 0:\nhand: Wart, Chef\nlevel: 2\nperk: Do-Over")
    go(game, "play Wart", "use private", "end")
    assert (trashed(game).count("Wart"), sorted(offered(game))) == (1, ["pass", "use Do-Over"])


RECYCLING = "level: 2\nperk: Recycling\ndiscard pile: Chef, Worm\nhand:"


@pytest.mark.rule("R16.6", "R18.8", "A-9.6", "T-9.6a", "A-5.12", "T-9.6d")
def test_recycling_between_two_actions() -> None:
    game = position(f"seat 0:\n{RECYCLING} Bug, Ghost")
    go(game, "play Bug", "use private", "?times 2")
    refused(game, "recycle Bug")
    take(game, "recycle Worm")
    assert (hand(game, 0), discard_pile(game, 0), perk(game, 0)) == (["Ghost", "Worm"], ["Chef"], None)
    go(game, "add Worm", "use public", "?times 2")
    assert (score(game, 0), stuff(game, 0)) == (2, (2, 0))
    assert written(game, "used perks") == ["Recycling"]


@pytest.mark.rule("R16.6", "R18.8")
def test_recycling_before_playing_and_in_the_recruit_phase() -> None:
    game = position(f"seat 0:\n{RECYCLING} Bug")
    take(game, "recycle Chef")
    assert "play Chef" in offered(game)
    game = position(f"seat 0:\n{RECYCLING} Bug")
    go(game, "skip", "recycle Chef", "recruit from park deck")
    assert "Chef" in yard(game, 0)


@pytest.mark.rule("R16.6", "A-9.6", "A-7.16", "T-9.6c")
def test_recycling_is_for_the_own_turn() -> None:
    game = position(f"seat 0:\nhand: Bug\nseat 1:\n{RECYCLING} Sarge")
    go(game, "play Bug", "use public", "?end")
    refused(game, "recycle Chef")
    assert sorted(offered(game)) == ["decline", "follow Sarge"]


@pytest.mark.rule("R16.6", "R18.8", "A-9.6")
@pytest.mark.parametrize("passes", [1, 2])
def test_recycling_pauses_after_discard_and_after_draw(passes: int) -> None:
    game = position(f"seat 0:\n{RECYCLING} Bug\ndeck: 5\nseat 1:\nhand: Ghost")
    go(game, "skip", "recruit from park deck", *["pass"] * (passes - 1))
    assert (game.asked, "pass" in offered(game), "recycle Chef" in offered(game)) == (0, True, True)
    assert len(hand(game, 0)) == (0 if passes == 1 else 5)
    take(game, "recycle Chef")
    assert (game.asked, len(hand(game, 0)), "Chef" in hand(game, 0)) == (1, 6, True)


@pytest.mark.rule("R16.6", "A-9.6")
def test_recycling_needs_a_discard_pile() -> None:
    game = position("seat 0:\nlevel: 2\nperk: Recycling\nhand: Bug\nlookout: Chef\ndeck: 5")
    assert sorted(offered(game)) == ["play Bug", "skip"]
    refused(game, "recycle Chef")


ROUGH = """
    seats: 4
    seat 0:
      hand: Bug, Moose
      deck: 5
    seat 1:
      hand: Chef
    seat 2:
      hand: Worm
      level: 2
      perk: Rough Housing
    seat 3:
      hand: Sarge
"""


@pytest.mark.rule("R16.7", "A-9.7", "T-9.7a", "R18.4")
def test_rough_housing_after_all_have_followed_or_declined() -> None:
    game = position(ROUGH)
    go(game, "play Bug", "add Moose", "use public", "?times 2", "?end", "decline")
    refused(game, "use Rough Housing")
    go(game, "decline", "follow Sarge")
    assert (game.asked, sorted(offered(game))) == (2, ["pass", "use Rough Housing"])
    take(game, "use Rough Housing")
    assert (trashed(game).count("Bug"), trashed(game).count("Moose"), perk(game, 2)) == (1, 0, None)
    assert (stuff(game, 0), stuff(game, 3)) == ((2, 0), (1, 0))
    take(game, "recruit from park deck")
    assert (discard_pile(game, 0).count("Bug"), discard_pile(game, 0).count("Moose")) == (0, 1)


@pytest.mark.rule("R16.7", "T-9.7b")
def test_rough_housing_not_after_following() -> None:
    game = position(ROUGH)
    go(game, "play Bug", "use public", "?end", "decline", "follow Worm", "decline")
    assert game.asked == 0


@pytest.mark.rule("R16.7", "A-9.7")
def test_rough_housing_may_be_kept() -> None:
    game = position(ROUGH)
    go(game, "play Bug", "use public", "?end", "decline", "decline", "decline", "pass")
    assert (perk(game, 2), trashed(game).count("Bug"), game.asked) == ("Rough Housing", 0, 0)


@pytest.mark.rule("R16.7", "R3.8", "A-9.13", "T-9.13", "A-15.2")
def test_rough_housing_boxes_a_best_friend() -> None:
    game = position("seat 0:\nhand: Blades\ndeck: 5\nseat 1:\nhand: Ghost\nlevel: 2\nperk: Rough Housing")
    go(game, "play Blades", "declare book", "use public", "gather toy", "?times 2", "?end", "decline")
    take(game, "use Rough Housing")
    assert "Blades" in trashed(game)
    take(game, "recruit from park deck")
    assert "Blades" not in discard_pile(game, 0)


@pytest.mark.rule("R16.7", "R18.4", "A-9.14", "T-9.14")
@pytest.mark.parametrize("cards", ["Chef", "none"])
def test_rough_housing_where_nobody_can_follow(cards: str) -> None:
    game = position(
        f"seat 0:\nhand: Smoke\nseat 1:\nhand: {cards}\npack: 1 toy\nlevel: 2\nperk: Rough Housing"
    )
    go(game, "play Smoke", "?use private", "?copy 1 toy")
    assert (game.asked, sorted(offered(game))) == (1, ["pass", "use Rough Housing"])


@pytest.mark.rule("R16.7", "R18.4", "A-9.4")
def test_no_rough_housing_after_diy() -> None:
    game = position("""
        seat 0:
          hand: Bug
          level: 2
          perk: DIY
          stuff: 3 pizza 2 toy
        seat 1:
          hand: Chef
          level: 2
          perk: Rough Housing
    """)
    go(game, "use DIY", "?pay 3 pizza 2 toy")
    assert game.asked == 0


@pytest.mark.rule("R16.7", "A-9.15", "A-8.5", "R18.4", "R18.6")
def test_rough_housing_for_each_played_card() -> None:
    game = position("""
        seat 0:
          hand: Wart, Chef
          level: 2
          perk: Do-Over
        seat 1:
          hand: Ghost
          level: 2
          perk: Rough Housing
    """)
    go(game, "play Wart", "use private", "end", "decline")
    assert (game.asked, "use Rough Housing" in offered(game), trashed(game).count("Wart")) == (1, True, 0)
    take(game, "pass")
    assert (game.asked, trashed(game).count("Wart")) == (0, 1)
    go(game, "use Do-Over", "play Chef", "use public", "?end", "decline", "use Rough Housing")
    assert trashed(game).count("Chef") == 1


@pytest.mark.rule("R16.8", "A-9.8", "T-9.8")
def test_sticky_fingers_packs_from_both_places() -> None:
    game = position("seat 0:\nhand: Penny, Tink\nlevel: 2\nperk: Sticky Fingers\nstuff: 1 toy")
    go(game, "play Penny", "add Tink", "use public")
    assert sorted(offered(game)) == ["pack pizza from supply", "pack toy", "pack toy from supply"]
    go(game, "pack toy", "pack pizza from supply")
    assert (pack(game, 0), stuff(game, 0), supply(game)) == ((1, 1), (0, 0), (29, 29))


@pytest.mark.rule("R16.8", "A-7.16", "A-9.8")
def test_sticky_fingers_is_for_the_own_turn() -> None:
    game = position("seat 0:\nhand: Penny\nstuff: 1 toy\nseat 1:\nhand: Tink\nlevel: 2\nperk: Sticky Fingers")
    go(game, "play Penny", "use public", "?pack toy", "?end")
    assert refused(game, "follow Tink").rule == "R7.4"


@pytest.mark.rule("R16.8", "A-9.8", "A-2.1")
def test_sticky_fingers_needs_a_token_in_the_supply() -> None:
    game = position(
        "supply: 0 pizza 3 toy\nseat 0:\nhand: Penny\nlevel: 2\nperk: Sticky Fingers\nstuff: 1 toy"
    )
    go(game, "play Penny", "use public")
    assert sorted(offered(game)) == ["pack toy", "pack toy from supply"]


@pytest.mark.rule("R16.9", "A-9.9", "A-7.16")
def test_xxl_backpack_works_on_rivals_turns_too() -> None:
    side = "stuff: 1 toy\nlevel: 2\npack: 3 pizza\nhand: Tink"
    for backpack, fits in (("XXL Backpack", True), ("none", False)):
        game = position(f"seat 0:\nhand: Penny\nstuff: 1 toy\nseat 1:\n{side}\nperk: {backpack}")
        go(game, "play Penny", "use public", "?pack toy", "?end")
        assert ("follow Tink" in offered(game)) == fits


@pytest.mark.rule("R16.7")
def test_rough_housing_is_not_for_the_leader() -> None:
    game = position("seat 0:\nhand: Bug\nlevel: 2\nperk: Rough Housing\nseat 1:\nhand: Ghost")
    go(game, "play Bug", "use public")
    end_play(game)
    assert all(text.startswith("recruit") for text in offered(game))
