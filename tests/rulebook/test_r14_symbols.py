"""R14: modifiers and symbols."""

import pytest

from tests.rulebook.playing import end_play, go
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
    score,
    stuff,
    take,
    trashed,
)


@pytest.mark.rule("R14.1", "T-4.8")
def test_as_many_times_as_the_suit_is_shown() -> None:
    game = position("seat 0:\nhand: Patch, Icky & Sticky")
    go(game, "play Patch", "add Icky & Sticky", "use public")
    assert stuff(game, 0) == (0, 1)
    go(game, "use private", "?times 2")
    assert stuff(game, 0) == (0, 3)


@pytest.mark.rule("R14.1", "T-4.7")
@pytest.mark.parametrize(("coin", "tucked"), [("coin as crown", 3), ("coin uncounted", 2)])
def test_prince_with_puddin(coin: str, tucked: int) -> None:
    game = position("seat 0:\nhand: Prince, Puddin, Chef, Doc, Dot, Bug\nlevel: 4")
    go(
        game,
        "play Prince",
        "add Puddin",
        coin,
        "use public",
        *[f"tuck {kid}" for kid in ("Chef", "Doc", "Dot")[:tucked]],
    )
    assert len(lookout(game, 0)) == tucked
    refused(game, "tuck Bug")


@pytest.mark.rule("R14.1.1")
def test_without_a_number_an_action_happens_once() -> None:
    game = position("seat 0:\nhand: Wart, Worm\nlevel: 2")
    go(game, "play Wart", "use public")
    assert stuff(game, 0) == (1, 0)


@pytest.mark.rule("R14.1.2", "R14.8", "T-6.6a")
def test_counts_are_read_when_reached() -> None:
    game = position("seat 0:\nhand: Prince, Tiny, Chef, Doc\nlevel: 2\nlookout: Bug")
    go(game, "play Prince", "add Tiny", "use public", "tuck Chef", "?tuck Doc", "use private", "?times 3")
    assert score(game, 0) == 3


@pytest.mark.rule("R14.1.2", "R14.8", "T-6.6b")
def test_worm_counts_the_card_just_tucked() -> None:
    game = position("seat 0:\nhand: Worm, The Moles, Chef\nlevel: 1\nlookout: Bug")
    go(game, "play Worm", "use private", "tuck The Moles", "use public", "gather toy", "?times 2")
    assert stuff(game, 0) == (0, 2)


@pytest.mark.rule("R14.2", "R14.2.2", "R13.8")
def test_left_then_right() -> None:
    game = position("made-up rules: Loner, Sleepover\nseat 0:\nhand: Lefty\nstuff: 1 pizza 1 toy")
    go(game, "play Lefty", "use public", "keep Loner")
    assert (level(game, 0), score(game, 0), made_up_rule(game, 0)) == (1, 2, "Loner")


@pytest.mark.rule("R14.2.1", "A-6.1")
def test_without_the_left_there_is_no_right() -> None:
    game = position("seat 0:\nhand: Lefty, Chef\nstuff: 1 toy")
    take(game, "play Lefty")
    refused(game, "use public")
    go(game, "use private", "?tuck Chef")
    assert score(game, 0) == 0


@pytest.mark.rule("R14.2.2", "T-16.4")
def test_the_right_is_done_if_it_can_be_done() -> None:
    game = position("seat 0:\nhand: Tiny\nstuff: 2 pizza 4 toy\nseat 1:\nyard: Chef")
    go(game, "play Tiny", "use private", "?trash Chef from yard 1")
    assert (stuff(game, 0), trashed(game).count("Chef")) == ((3, 4), 1)


@pytest.mark.rule("R14.2.3", "A-6.2", "T-6.2a", "T-6.2c")
@pytest.mark.parametrize(("kid", "have"), [("Baby Face", "4 toy"), ("Tiny", "4 pizza 4 toy")])
def test_a_chain_without_its_right_side_is_not_full(kid: str, have: str) -> None:
    game = position(f"seat 0:\nhand: {kid}\nstuff: {have}\nseat 1:\nyard: Chef")
    assert refused(game, f"play {kid}").rule == "R6.4.1"


@pytest.mark.rule("R14.2.3", "A-16.3")
def test_the_left_stands_where_the_right_is_impossible() -> None:
    game = position("seat 0:\nhand: Blitz, Chef, Doc\nstuff: 4 toy")
    go(game, "play Blitz", "use public", "?gather pizza", "use private", "trash Chef")
    assert (stuff(game, 0), trashed(game).count("Chef"), hand(game, 0)) == ((1, 4), 1, ["Doc"])


@pytest.mark.rule("R14.2.4", "R14.3.2", "T-6.3")
def test_scoring_less_does_not_save_the_card() -> None:
    game = position("seat 0:\nhand: Lil Boss, The Scrappers")
    go(game, "play Lil Boss", "add The Scrappers", "use public", "use private")
    for text in ("times 2", "times 1", "stop"):
        refused(game, text)
    go(game, "?times 3")
    end_play(game)
    assert (score(game, 0), trashed(game).count("Lil Boss"), trashed(game).count("The Scrappers")) == (
        3,
        1,
        0,
    )


@pytest.mark.rule("R14.3", "R14.3.1", "A-6.4")
def test_a_group_is_repeated() -> None:
    game = position("seat 0:\nhand: Bones, Chef, Doc, Dot, Tiny")
    go(game, "play Bones", "add Chef", "use public", "trash Doc")
    assert score(game, 0) == 1
    take(game, "trash Tiny")
    assert (score(game, 0), hand(game, 0)) == (2, ["Dot"])


@pytest.mark.rule("R14.3", "A-6.4")
def test_a_group_may_stop_between_repetitions() -> None:
    game = position("seat 0:\nhand: Bones, Noodle Twins, Doc, Dot, Tiny")
    go(
        game,
        "play Bones",
        "add Noodle Twins",
        "use private",
        "gather toy",
        "use public",
        "trash Doc",
        "trash Dot",
        "stop",
    )
    assert (score(game, 0), hand(game, 0)) == (2, ["Tiny"])


@pytest.mark.rule("R14.3.1", "T-6.5")
def test_each_repetition_stands_alone() -> None:
    game = position("seat 0:\nhand: Kitty, Icky & Sticky\nstuff: 1 toy")
    go(game, "play Kitty", "add Icky & Sticky")
    ahead = game.copy()
    go(ahead, "use public", "?times 3", "use private", *["?spend toy from stuff"] * 3)
    assert (score(ahead, 0), stuff(ahead, 0)) == (3, (0, 1))
    go(game, "use private")
    assert (score(game, 0), stuff(game, 0)) == (1, (0, 0))
    refused(game, "end")
    go(game, "use public", "?times 3")
    assert stuff(game, 0) == (0, 3)


@pytest.mark.rule("R14.4", "A-6.7")
def test_steps_side_by_side_in_either_order() -> None:
    game = position("seat 0:\nhand: Doc, Chef, Tiny\nstuff: 1 pizza 1 toy")
    go(game, "play Doc", "use public", "right first", "pack toy", "tuck Tiny")
    assert (pack(game, 0), lookout(game, 0)) == ((0, 1), ["Tiny"])


@pytest.mark.rule("R14.5", "R14.5.2", "T-4.6a")
def test_ghost_counts_one_suit() -> None:
    game = position("seat 0:\nhand: Ghost, The Moles, Blades")
    go(
        game,
        "play Ghost",
        "add The Moles",
        "add Blades",
        "coin as shovel",
        "use private",
        "gather toy",
        "?count shovel",
    )
    assert stuff(game, 0) == (0, 3)


@pytest.mark.rule("R14.5.1", "T-4.6d")
def test_ghost_alone_counts_its_crown_only() -> None:
    game = position("seat 0:\nhand: Ghost")
    go(game, "play Ghost", "use private", "gather toy")
    refused(game, "count shovel")
    go(game, "?count crown")
    assert stuff(game, 0) == (0, 1)


@pytest.mark.rule("R14.5", "R14.5.1", "R6.5.2", "T-16.2")
def test_the_purpose_of_a_card_added_to_ghost() -> None:
    game = position("seat 0:\nhand: Ghost, Worm")
    go(game, "play Ghost", "add Worm", "use private", "gather toy", "?count shovel")
    assert stuff(game, 0) == (0, 1)


@pytest.mark.rule("R14.5", "R6.5.1")
def test_a_card_added_to_ghost_must_be_counted() -> None:
    game = position("seat 0:\nhand: Ghost, Worm")
    go(game, "play Ghost", "add Worm", "use private", "gather toy")
    refused(game, "count crown")


@pytest.mark.rule("R14.5.2")
def test_ghost_may_count_coins() -> None:
    game = position("seat 0:\nhand: Ghost, Blades, Smoke, Puddin")
    go(
        game,
        "play Ghost",
        *(text for kid in ("Blades", "Smoke", "Puddin") for text in (f"add {kid}", "coin as coin")),
    )
    go(game, "use private", "gather pizza", "?count coin")
    assert stuff(game, 0) == (3, 0)


@pytest.mark.rule("R14.6")
@pytest.mark.parametrize("height", [1, 2, 4])
def test_times_the_fort_level(height: int) -> None:
    game = position(f"seat 0:\nhand: Bug\nlevel: {height}")
    go(game, "play Bug", "use private", f"?times {height}")
    assert (score(game, 0), level(game, 0)) == (height, height)


@pytest.mark.rule("R14.6")
def test_level_zero_is_nothing() -> None:
    game = position("seat 0:\nhand: Bug")
    take(game, "play Bug")
    refused(game, "use private")


@pytest.mark.rule("R14.7")
def test_times_the_pack() -> None:
    game = position("seat 0:\nhand: Doodles\nlevel: 2\npack: 1 pizza 2 toy\nstuff: 4 pizza")
    go(game, "play Doodles", "use private", "?times 3")
    assert score(game, 0) == 3


@pytest.mark.rule("R14.8")
def test_times_the_cards_in_the_lookout_not_their_suits() -> None:
    game = position("seat 0:\nhand: Prince\nlevel: 1\nlookout: The Moles, Puddin")
    go(game, "play Prince", "use private", "?times 2")
    assert score(game, 0) == 2


@pytest.mark.rule("R14.9", "R14.9.1", "T-10.8")
@pytest.mark.parametrize(("payment", "left"), [("pay 1 pizza", (0, 1)), ("pay 1 toy", (1, 0))])
def test_one_less(payment: str, left: tuple[int, int]) -> None:
    game = position("made-up rules: Loner, Sleepover\nseat 0:\nhand: Dot\nstuff: 1 pizza 1 toy")
    go(game, "play Dot", "use private")
    assert sorted(offered(game)) == ["pay 1 pizza", "pay 1 toy"]
    go(game, payment, "keep Loner")
    assert (level(game, 0), stuff(game, 0)) == (1, left)


@pytest.mark.rule("R14.9", "R14.9.2", "A-10.9")
@pytest.mark.parametrize("have", ["3 pizza 2 toy", "2 pizza 3 toy"])
def test_one_more(have: str) -> None:
    game = position(f"seat 0:\nlevel: 2\nperk: DIY\nhand: Ghost\nstuff: {have}")
    go(game, "use DIY", f"?pay {have}")
    assert (level(game, 0), stuff(game, 0)) == (3, (0, 0))


@pytest.mark.rule("R14.9.2", "A-10.9")
def test_one_more_is_needed() -> None:
    refused(position("seat 0:\nlevel: 2\nperk: DIY\nhand: Ghost\nstuff: 2 pizza 2 toy"), "use DIY")


@pytest.mark.rule("R14.9.1", "R14.9")
def test_one_less_at_a_cost_with_a_white_symbol() -> None:
    game = position("perks: DIY, Bribe\nseat 0:\nhand: Dot\nlevel: 1\nstuff: 2 pizza")
    go(game, "play Dot", "use private", "?pay 2 pizza", "take DIY")
    assert (level(game, 0), stuff(game, 0), discard_pile(game, 0)) == (2, (0, 0), [])
