"""R6: playing a card."""

import pytest

from tests.rulebook.playing import end_play, finish_turn, go
from tests.tables import (
    discard_pile,
    hand,
    in_play,
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


@pytest.mark.rule("R6.1.1")
def test_one_card_a_turn() -> None:
    game = position("seat 0:\nhand: Bug, Chef")
    go(game, "play Bug", "use public")
    refused(game, "play Chef")
    end_play(game)
    refused(game, "play Chef")
    assert all(text.startswith("recruit") for text in offered(game))


@pytest.mark.rule("R6.1.1")
def test_only_cards_in_hand_are_played() -> None:
    game = position("seat 0:\nhand: Chef\nlookout: Bug\ndiscard pile: Dash")
    for kid in ("Bug", "Dash", "Patch"):
        refused(game, f"play {kid}")
    assert sorted(offered(game)) == ["play Chef", "skip"]


@pytest.mark.rule("R6.1.2", "R6.4.1", "R6.4.3", "T-1.2a")
def test_a_card_that_can_do_nothing_fully_is_not_played() -> None:
    game = position("seat 0:\nhand: Bug\nstuff: 4 pizza")
    assert refused(game, "play Bug").rule == "R6.4.1"
    assert offered(game) == ["skip"]


@pytest.mark.rule("R6.4.1", "T-1.2b", "T-5.1")
def test_one_pizza_of_room_is_enough_for_bug() -> None:
    game = position("seat 0:\nhand: Bug\nstuff: 3 pizza")
    go(game, "play Bug", "use public")
    assert stuff(game, 0) == (4, 0)


@pytest.mark.rule("R6.4.3", "T-1.2c", "A-2.9")
def test_copying_empty_packs_is_nothing() -> None:
    game = position("seat 0:\nhand: Smoke\npack: 1 toy\nseat 1:\nstuff: 2 toy")
    assert refused(game, "play Smoke").rule == "R6.4.1"


@pytest.mark.rule("R6.1.3", "T-4.1", "T-4.2")
def test_a_coin_card_is_declared_as_one_of_six_suits_first() -> None:
    game = position("leader: 1\nseat 1:\nhand: Bud, Chef")
    take(game, "play Bud")
    suits = ("book", "crown", "glue", "shovel", "skateboard", "squirtgun")
    assert sorted(offered(game)) == [f"declare {suit}" for suit in suits]
    for text in ("use public", "use private", "end"):
        refused(game, text)
    take(game, "declare glue")
    assert {"use public", "use private"} <= set(offered(game))


@pytest.mark.rule("R6.1.3", "A-16.9", "A-7.11")
def test_a_coin_card_nobody_can_follow_is_not_declared() -> None:
    game = position("seat 0:\nhand: Smoke\nseat 1:\nhand: Chef\npack: 1 toy")
    go(game, "play Smoke", "?use private", "?copy 1 toy")
    assert (stuff(game, 0), game.asked) == ((0, 1), 0)


@pytest.mark.rule("R6.2.1")
@pytest.mark.parametrize(
    ("choices", "points", "got"),
    [
        (("use public", "end"), 0, (1, 0)),
        (("use private", "end"), 1, (0, 0)),
        (("use public", "use private"), 1, (1, 0)),
    ],
)
def test_public_private_or_both(choices: tuple[str, ...], points: int, got: tuple[int, int]) -> None:
    game = position("seat 0:\nhand: Bug\nlevel: 1")
    go(game, "play Bug", *choices)
    assert (score(game, 0), stuff(game, 0)) == (points, got)
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("R6.2.2", "R6.4.2", "A-1.9", "T-2.7")
def test_the_order_is_free() -> None:
    game = position("seat 0:\nhand: Munch\nstuff: 4 pizza")
    take(game, "play Munch")
    refused(game, "use public")
    go(game, "use private", "use public")
    assert (score(game, 0), stuff(game, 0)) == (1, (4, 0))


@pytest.mark.rule("R6.2.2", "A-1.6")
def test_the_other_order() -> None:
    game = position("seat 0:\nhand: Munch")
    take(game, "play Munch")
    refused(game, "use private")
    go(game, "use public", "use private")
    assert (score(game, 0), stuff(game, 0)) == (1, (0, 0))


@pytest.mark.rule("R6.2.3")
def test_one_action_is_finished_before_the_other() -> None:
    game = position("seat 0:\nhand: Crash, Chef, Doc")
    go(game, "play Crash", "use public")
    for text in ("use private", "end"):
        refused(game, text)
    go(game, "trash Doc", "use private")
    refused(game, "use public")


@pytest.mark.rule("R6.2.4", "R6.3.2", "R6.3.10", "A-5.13")
def test_added_cards_lie_in_play_and_their_actions_are_not_used() -> None:
    game = position("seat 0:\nhand: Bug, Worm, Wart, Doc\nlookout: Ghost\ndeck: 5\nseat 1:\nhand: Chef")
    go(game, "play Bug", "add Worm", "add Wart", "use public", "?times 3", "?end")
    assert (stuff(game, 0), score(game, 0)) == ((3, 0), 0)
    assert (sorted(in_play(game)), hand(game, 0)) == (["Bug", "Wart", "Worm"], ["Doc"])
    assert discard_pile(game, 0) == []
    go(game, "decline", "recruit from park deck")
    assert {"Bug", "Wart", "Worm"} <= set(discard_pile(game, 0))
    assert in_play(game) == []


@pytest.mark.rule("R6.3.10", "R13.4.2", "A-3.1", "A-5.13")
def test_played_and_added_cards_are_not_trashed() -> None:
    game = position("seat 0:\nhand: Crash, Punky, Chef, Doc\nlookout: Tiny\ndeck: Kitty")
    go(game, "play Crash", "add Punky", "use public")
    for kid in ("Crash", "Punky", "Tiny", "Kitty"):
        refused(game, f"trash {kid}")
        refused(game, f"trash {kid} from discard pile")
    go(game, "trash Chef", "?trash Doc")
    assert [trashed(game).count(kid) for kid in ("Chef", "Doc", "Punky")] == [1, 1, 0]


@pytest.mark.rule("R6.3.1", "R14.1.1", "T-5.7d")
def test_without_a_multiplied_suit_nothing_is_added() -> None:
    game = position("seat 0:\nhand: Captain, Chef\nstuff: 2 pizza 2 toy\nseat 1:\npack: 1 toy")
    take(game, "play Captain")
    assert refused(game, "add Chef").rule == "R6.3.1"
    assert sorted(offered(game)) == ["use private", "use public"]


@pytest.mark.rule("R6.3.1", "R6.3.2")
def test_only_the_multiplied_suit_is_added() -> None:
    game = position("seat 0:\nhand: Bug, Chef, Worm")
    take(game, "play Bug")
    assert refused(game, "add Chef").rule == "R6.3.1"
    assert "add Worm" in offered(game)


@pytest.mark.rule("R6.3.2", "T-5.1")
def test_adding_is_optional() -> None:
    game = position("seat 0:\nhand: Bug, Worm, The Moles")
    go(game, "play Bug", "use public")
    assert (stuff(game, 0), hand(game, 0)) == ((1, 0), ["The Moles", "Worm"])


@pytest.mark.rule("R6.3.3", "R6.3.4", "R6.5.2", "R6.5.3", "T-5.7b", "A-5.8")
def test_the_bug_example() -> None:
    game = position("seat 0:\nhand: Bug, The Moles\nlookout: Worm, Sarge\nlevel: 1")
    go(game, "play Bug", "add The Moles", "add shovel from lookout")
    assert refused(game, "add shovel from lookout").rule == "R6.5.1"
    go(game, "use public", "?times 4", "use private")
    assert (stuff(game, 0), score(game, 0)) == ((4, 0), 1)
    assert lookout(game, 0) == ["Sarge", "Worm"]


@pytest.mark.rule("R6.3.5", "T-4.5a")
def test_a_coin_is_one_suit_for_both_actions() -> None:
    game = position("seat 0:\nhand: Chef, Blades")
    go(game, "play Chef", "add Blades")
    assert {"coin as book", "coin as skateboard"} <= set(offered(game))
    go(game, "coin as book", "use public", "?times 2")
    assert stuff(game, 0) == (2, 0)
    refused(game, "use private")


@pytest.mark.rule("R6.3.5", "A-4.9")
def test_different_coins_may_be_different_suits() -> None:
    game = position("seat 0:\nhand: Chef, Blades\nlookout: Smoke")
    go(game, "play Chef", "add Blades", "coin as book", "add coin from lookout", "coin as skateboard")
    go(game, "use public", "?times 2", "use private")
    assert stuff(game, 0) == (3, 0)


@pytest.mark.rule("R6.3.6", "R13.9", "T-5.3b")
def test_one_added_card_serves_both_actions() -> None:
    game = position("seat 0:\nhand: Munch, Rocket Bros")
    go(game, "play Munch", "add Rocket Bros", "use public", "?times 3", "use private")
    go(game, *["?spend pizza from stuff"] * 3)
    assert (score(game, 0), stuff(game, 0)) == (3, (0, 0))


@pytest.mark.rule("R6.3.7", "T-5.2")
def test_cards_are_added_at_the_start_of_each_action() -> None:
    game = position("seat 0:\nhand: Sweet Pea, Tink\nstuff: 1 toy")
    go(game, "play Sweet Pea", "use public", "?pack toy")
    assert (pack(game, 0), stuff(game, 0)) == ((0, 1), (0, 0))
    go(game, "add Tink", "use private", "?times 2")
    assert (pack(game, 0), stuff(game, 0)) == ((0, 1), (0, 2))


@pytest.mark.rule("R6.3.7", "A-5.3")
def test_a_card_once_added_counts_for_the_second_action_too() -> None:
    game = position("seat 0:\nhand: Tink, Kitty\nstuff: 2 pizza")
    go(game, "play Tink", "add Kitty", "use private", "?convert to toy", *["?convert in stuff"] * 2)
    assert stuff(game, 0) == (0, 2)
    go(game, "use public", "times 2")
    assert stuff(game, 0) == (0, 4)


@pytest.mark.rule("R6.3.7", "R18.2")
def test_starting_an_action_closes_adding_for_it() -> None:
    game = position("seat 0:\nhand: Crash, Punky, Chef, Doc")
    go(game, "play Crash", "use public")
    refused(game, "add Punky")
    go(game, "trash Chef")
    refused(game, "add Punky")


@pytest.mark.rule("R6.3.8", "A-5.4", "R16.5")
def test_a_lookout_card_helps_both_cards_of_a_do_over() -> None:
    game = position("seat 0:\nhand: Dash, Munch\nlookout: Skids\nlevel: 2\nperk: Do-Over")
    go(game, "play Dash", "add skateboard from lookout", "use public", "?times 2", "?end", "use Do-Over")
    go(game, "play Munch", "add skateboard from lookout", "use public", "?times 2", "?end")
    assert (stuff(game, 0), lookout(game, 0)) == ((4, 0), ["Skids"])


@pytest.mark.rule("R6.3.8", "A-5.4")
def test_a_lookout_card_helps_both_actions() -> None:
    game = position("seat 0:\nhand: Munch\nlookout: Skids")
    go(game, "play Munch", "add skateboard from lookout", "use public", "?times 2", "use private")
    go(game, *["?spend pizza from stuff"] * 2)
    assert (score(game, 0), lookout(game, 0)) == (2, ["Skids"])


@pytest.mark.rule("R6.3.9", "A-5.5")
def test_a_card_just_tucked_is_added_to_the_second_action() -> None:
    game = position("seat 0:\nhand: Sarge, The Moles, Chef")
    go(
        game,
        "play Sarge",
        "use private",
        "tuck The Moles",
        "add shovel shovel from lookout",
        "use public",
        "?times 3",
    )
    assert (stuff(game, 0), lookout(game, 0)) == ((0, 3), ["The Moles"])


@pytest.mark.rule("R6.3.9", "R14.1.2", "T-5.6")
def test_a_card_just_tucked_does_not_raise_the_action_that_tucked_it() -> None:
    game = position("seat 0:\nhand: Sarge, The Moles, Chef\nlevel: 3")
    go(game, "play Sarge", "use private", "tuck The Moles")
    refused(game, "tuck Chef")
    assert "use public" in offered(game)


@pytest.mark.rule("R6.4.1", "T-1.1a", "A-1.1")
def test_the_bud_example_public_only() -> None:
    game = position("leader: 1\nseat 1:\nhand: Bud, Chef\nstuff: 3 pizza 4 toy")
    go(game, "play Bud", "declare book", "use public", "?times 1")
    refused(game, "end")


@pytest.mark.rule("R6.4.2", "R6.4.6", "A-1.5", "T-1.1b")
@pytest.mark.parametrize("public_first", [True, False])
def test_the_bud_example_both(public_first: bool) -> None:
    game = position("leader: 1\nseat 1:\nhand: Bud, Chef\nstuff: 3 pizza 4 toy")
    public, private = ("use public", "?times 1"), ("use private", "?trash Chef")
    go(game, "play Bud", "declare book", *(public + private if public_first else private + public))
    assert (stuff(game, 1), trashed(game).count("Chef")) == ((4, 4), 1)
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("R6.4.1", "T-1.1c")
def test_added_suits_must_be_used_as_well() -> None:
    game = position("seat 0:\nhand: Bug, Worm, Wart\nstuff: 2 pizza")
    go(game, "play Bug", "add Worm")
    refused(game, "add Wart")
    go(game, "use public", "?times 2")
    assert stuff(game, 0) == (4, 0)


@pytest.mark.rule("R6.4.3", "R13.1.1", "T-1.8")
def test_fullness_is_judged_for_the_type_chosen() -> None:
    game = position("leader: 1\nseat 1:\nhand: Bud\nstuff: 3 pizza 2 toy")
    go(game, "play Bud", "declare book", "use public", "?gather toy", "?times 2", "?end")
    assert stuff(game, 1) == (3, 4)


@pytest.mark.rule("R6.4.6", "R6.5.2", "T-1.4a", "A-5.11")
def test_an_added_card_forbids_stopping_before_it_counts() -> None:
    game = position("seat 0:\nhand: Scout, Worm\nstuff: 2 toy\nlevel: 1")
    go(game, "play Scout", "add Worm", "use private", "?times 2")
    refused(game, "end")
    go(game, "use public", "?pack toy")
    refused(game, "stop")
    go(game, "?pack toy")
    assert (stuff(game, 0), pack(game, 0)) == ((0, 2), (0, 2))


@pytest.mark.rule("R6.4.6", "T-1.4a")
def test_without_the_added_card_one_is_lawful() -> None:
    game = position("seat 0:\nhand: Scout, Worm\nstuff: 2 toy\nlevel: 1")
    go(game, "play Scout", "use private", "?times 2", "use public", "?pack toy")
    assert (stuff(game, 0), pack(game, 0)) == ((0, 3), (0, 1))


@pytest.mark.rule("R6.4.6", "A-1.4")
def test_repetitions_may_stop_by_choice() -> None:
    game = position("seat 0:\nhand: Bug, The Moles\nlevel: 1")
    go(game, "play Bug", "add The Moles", "use public")
    assert offered(game) == ["times 3", "times 2"]
    go(game, "times 2", "use private")
    assert (stuff(game, 0), score(game, 0)) == ((2, 0), 1)


@pytest.mark.rule("R6.4.2", "R6.4.7", "A-1.5")
def test_after_a_partial_action_the_other_is_due() -> None:
    game = position("seat 0:\nhand: Bug, The Moles\nlevel: 1")
    go(game, "play Bug", "add The Moles", "use public", "times 2")
    refused(game, "end")


@pytest.mark.rule("R6.4.6", "A-16.1", "R13.11")
def test_a_pack_may_be_copied_in_part() -> None:
    game = position("seat 0:\nhand: Thunder\npack: 1 pizza 1 toy\nlevel: 1")
    go(game, "play Thunder", "use private", "use public", "copy 1 toy")
    assert stuff(game, 0) == (1, 1)


@pytest.mark.rule("R6.4.6", "R14.4", "A-6.7")
def test_one_of_two_steps_may_be_left_out() -> None:
    game = position("seat 0:\nhand: Doc, Chef, Tiny\nlookout: Bug\nlevel: 1\nstuff: 1 toy")
    go(game, "play Doc", "use private", "use public", "left first", "tuck Tiny", "stop")
    assert (lookout(game, 0), pack(game, 0), score(game, 0)) == (["Bug", "Tiny"], (0, 0), 1)


@pytest.mark.rule("R6.4.7", "R6.1.2", "T-1.5a", "T-3.1")
def test_bud_is_not_offered_when_neither_action_can_be_full() -> None:
    game = position("leader: 1\nseat 1:\nhand: Bud\nstuff: 3 pizza 4 toy")
    assert refused(game, "play Bud").rule == "R6.4.1"


@pytest.mark.rule("R6.4.7", "T-14.3")
def test_the_trash_is_due_once_the_public_action_was_partial() -> None:
    game = position("leader: 1\nseat 1:\nhand: Bud, Tiny\nstuff: 3 pizza 4 toy")
    go(game, "play Bud", "declare book", "use public", "?times 1")
    refused(game, "end")
    assert "use private" in offered(game)


@pytest.mark.rule("R6.5.1", "R6.5.2", "R6.5.3", "T-5.7a")
@pytest.mark.parametrize(("first", "second"), [("Tink", "Puddin"), ("Puddin", "Tink")])
def test_the_doodles_example(first: str, second: str) -> None:
    game = position("seat 0:\nhand: Doodles, Tink, Puddin\nstuff: 2 toy\npack: 1 toy")
    go(game, "play Doodles", "use private", f"add {first}")
    assert refused(game, f"add {second}").rule == "R6.5.1"
    go(game, "use public", "?times 2")
    assert (stuff(game, 0), score(game, 0)) == ((0, 4), 1)


@pytest.mark.rule("R6.5.1", "A-5.9")
def test_half_of_a_double_card_is_purpose_enough() -> None:
    game = position("seat 0:\nhand: Doodles, Icky & Sticky\nstuff: 2 toy\npack: 1 toy")
    go(game, "play Doodles", "add Icky & Sticky", "use private", "use public", "?times 2")
    assert (stuff(game, 0), score(game, 0)) == ((0, 4), 1)


@pytest.mark.rule("R6.5.1", "A-5.10")
def test_a_card_is_not_added_for_an_action_that_is_not_used() -> None:
    game = position("seat 0:\nhand: Bug, Worm\nlevel: 1")
    go(game, "play Bug", "add Worm", "use private")
    refused(game, "end")
    go(game, "use public", "?times 2")
    assert stuff(game, 0) == (2, 0)


@pytest.mark.rule("R6.5.1", "R6.3.7")
def test_a_card_is_not_added_after_its_action() -> None:
    game = position("seat 0:\nhand: Bug, Worm\nlevel: 1")
    go(game, "play Bug", "use public")
    refused(game, "add Worm")


@pytest.mark.rule("R6.6.1", "R13.5", "R18.3", "R18.5", "A-8.1")
def test_following_comes_before_the_card_is_boxed() -> None:
    game = position("seat 0:\nhand: Wart\ndeck: 5\nseat 1:\nhand: Worm")
    go(game, "play Wart", "use private", "end")
    assert (game.asked, in_play(game), trashed(game).count("Wart")) == (1, ["Wart"], 0)
    take(game, "follow Worm")
    assert (stuff(game, 1), in_play(game), trashed(game).count("Wart")) == ((1, 0), [], 1)
    finish_turn(game)
    assert "Wart" not in discard_pile(game, 0)


@pytest.mark.rule("R6.2.2", "A-10.10", "R11.2")
def test_room_grows_within_the_play() -> None:
    game = position(
        "made-up rules: Loner, Sleepover\nseat 0:\nhand: Moose, Doc, Dot\nlookout: Tiny\nstuff: 1 pizza 1 toy"
    )
    take(game, "play Moose")
    refused(game, "use public")
    go(game, "use private", "keep Loner", "use public", "tuck Doc")
    assert (level(game, 0), lookout(game, 0)) == (1, ["Doc", "Tiny"])
