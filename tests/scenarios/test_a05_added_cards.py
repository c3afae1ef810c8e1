"""A-5: added cards, and the purpose each must have."""

import pytest

from tests.tables import (
    hand,
    in_play,
    lookout,
    offered,
    pack,
    perk,
    position,
    refused,
    score,
    stuff,
    take,
    trashed,
)


@pytest.mark.rule("A-5.1", "T-5.1", "R6.3.2", "R6.3.4")
def test_t_5_1_nothing_need_be_added() -> None:
    game = position("""
        seat 0:
          hand: Bug, Worm
          stuff: 3 pizza
    """)
    take(game, "play Bug", "use public")
    assert stuff(game, 0) == (4, 0)
    assert "end" in offered(game)


@pytest.mark.rule("A-5.2", "T-5.2", "R6.3.7", "R18.2")
def test_t_5_2_cards_may_be_added_before_the_second_action() -> None:
    game = position("""
        seat 0:
          hand: Sweet Pea, Tink
          stuff: 1 toy
          level: 1
    """)
    take(game, "play Sweet Pea", "use public")
    assert (stuff(game, 0), pack(game, 0)) == ((0, 0), (0, 1))
    take(game, "add Tink", "use private")
    refused(game, "times 1")
    take(game, "times 2")
    assert (stuff(game, 0), pack(game, 0)) == ((0, 2), (0, 1))


@pytest.mark.rule("A-5.3", "T-5.3b", "R6.3.6", "R14.3.1")
def test_t_5_3b_one_added_card_serves_both_actions() -> None:
    game = position("""
        seat 0:
          hand: Munch, Rocket Bros
    """)
    take(game, "play Munch", "add Rocket Bros", "use public", "times 3")
    assert stuff(game, 0) == (3, 0)
    take(game, "use private")
    while "spend pizza from stuff" in offered(game):
        take(game, "spend pizza from stuff")
    assert (stuff(game, 0), score(game, 0)) == ((0, 0), 3)


@pytest.mark.rule("A-5.3", "R6.3.6", "R6.4.2")
def test_a_5_3_an_added_card_also_counts_where_it_is_too_much() -> None:
    game = position("""
        seat 0:
          hand: Sweet Pea, Tink
    """)
    take(game, "play Sweet Pea", "add Tink", "use private", "times 2")
    take(game, "use public")  # the count is 2, the Pack holds 1: partial, since the private action was full
    assert (stuff(game, 0), pack(game, 0)) == ((0, 1), (0, 1))
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("A-5.4", "R6.3.3", "R6.3.8")
def test_a_5_4_a_lookout_card_is_never_used_up() -> None:
    game = position("""
        seat 0:
          hand: Bug, Sarge, Chef
          lookout: Worm
          level: 2
          perk: Do-Over
    """)
    take(game, "play Bug", "add shovel from lookout", "use public", "times 2", "end", "use Do-Over")
    take(game, "play Sarge", "add shovel from lookout", "use public", "times 2")
    assert (stuff(game, 0), lookout(game, 0)) == ((2, 2), ["Worm"])


@pytest.mark.rule("A-5.5", "R6.3.9")
def test_a_5_5_a_card_tucked_by_the_first_action_may_be_added_to_the_second() -> None:
    game = position("""
        seat 0:
          hand: Sarge, The Moles, Chef
    """)
    take(game, "play Sarge", "use private", "tuck The Moles")
    take(game, "add shovel shovel from lookout", "use public", "times 3")
    assert (stuff(game, 0), lookout(game, 0)) == ((0, 3), ["The Moles"])


@pytest.mark.rule("A-5.6", "T-5.6", "R6.3.9", "R14.1.2")
def test_t_5_6_a_tucked_card_does_not_raise_the_count_that_tucked_it() -> None:
    game = position("""
        seat 0:
          hand: Sarge, The Moles, Chef, Doc
          level: 3
    """)
    take(game, "play Sarge", "use private", "tuck The Moles")
    assert lookout(game, 0) == ["The Moles"]
    refused(game, "tuck Chef")
    assert "use public" in offered(game)


DOODLES = """
    seat 0:
      hand: Doodles, Tink, Puddin
      stuff: 2 toy
      pack: 1 toy
"""


@pytest.mark.rule("A-5.7", "T-5.7a", "R6.5.1", "R6.5.2", "R6.5.3")
@pytest.mark.parametrize(("added", "surplus"), [("Tink", "Puddin"), ("Puddin", "Tink")])
def test_t_5_7a_either_card_but_not_both(added: str, surplus: str) -> None:
    game = position(DOODLES)
    take(game, "play Doodles", "use private", f"add {added}")
    assert refused(game, f"add {surplus}").rule == "R6.5.1"
    assert f"add {surplus}" not in offered(game)
    take(game, "use public", "times 2")
    assert (stuff(game, 0), score(game, 0), hand(game, 0)) == ((0, 4), 1, [surplus])


@pytest.mark.rule("A-5.7", "T-5.7b", "A-5.8", "R6.5.1", "R6.5.2")
def test_t_5_7b_four_shovels_are_enough_for_four_pizza() -> None:
    game = position("""
        seat 0:
          hand: Bug, The Moles, Chef
          lookout: Worm, Sarge
          level: 1
    """)
    take(game, "play Bug", "add The Moles", "add shovel from lookout")
    assert refused(game, "add shovel from lookout").rule == "R6.5.1"
    take(game, "use public", "times 4")
    assert stuff(game, 0) == (4, 0)


@pytest.mark.rule("A-5.7", "T-5.7d", "R6.3.1", "R14.1.1")
def test_t_5_7d_without_a_multiplied_suit_nothing_can_be_added() -> None:
    game = position("""
        seat 0:
          hand: Captain, Chef
          stuff: 1 pizza 1 toy
    """)
    take(game, "play Captain")
    assert offered(game) == ["use public"]
    assert refused(game, "add Chef").rule == "R6.3.1"


@pytest.mark.rule("A-5.7", "R6.3.1")
def test_a_5_7_a_card_of_another_suit_cannot_be_added() -> None:
    game = position("""
        seat 0:
          hand: Bug, Chef, Worm
    """)
    take(game, "play Bug")
    assert "add Worm" in offered(game)
    assert refused(game, "add Chef").rule == "R6.3.1"


LATE = """
    seat 0:
      hand: Sweet Pea, Tink, Chef
      stuff: {} toy
      level: 1
"""


@pytest.mark.rule("A-5.7", "A-5.2", "A-5.10", "R6.3.7", "R6.5.1", "R6.5.2")
def test_a_5_7_an_action_already_used_gives_a_later_card_no_purpose() -> None:
    game = position(LATE.format(1))
    take(game, "play Sweet Pea", "use public", "add Tink")
    refused(game, "end")
    assert offered(game) == ["use private"]

    game = position(LATE.format(4))  # after packing there is room for one toy, which Sweet Pea gathers alone
    take(game, "play Sweet Pea", "use public")
    assert refused(game, "add Tink").rule == "R6.5.1"


@pytest.mark.rule("A-5.8", "R6.5.1")
def test_a_5_8_a_lookout_card_too_needs_a_purpose() -> None:
    game = position("""
        seat 0:
          hand: Bug, Chef
          lookout: Worm
          stuff: 3 pizza
          level: 1
    """)
    take(game, "play Bug")
    assert set(offered(game)) == {"use public", "use private"}
    assert refused(game, "add shovel from lookout").rule == "R6.5.1"


@pytest.mark.rule("A-5.9", "R6.5.1", "R6.5.2", "R6.4.2")
def test_a_5_9_half_of_a_double_card_is_purpose_enough() -> None:
    game = position("""
        seat 0:
          hand: Bug, The Moles, Chef
          stuff: 2 pizza
          level: 1
    """)
    take(game, "play Bug", "add The Moles", "use public")
    refused(game, "times 1")
    take(game, "times 2")
    assert stuff(game, 0) == (4, 0)
    refused(game, "end")  # 2 of 3 is partial: the private action must follow
    take(game, "use private")
    assert score(game, 0) == 1


@pytest.mark.rule("A-5.10", "R6.5.1")
def test_a_5_10_no_adding_for_an_action_that_is_not_used() -> None:
    game = position("""
        seat 0:
          hand: Chef, Dash, Tiny
    """)
    take(game, "play Chef", "add Dash", "use public")
    assert "end" not in offered(game)
    refused(game, "end")
    take(game, "use private")
    assert stuff(game, 0) == (2, 0)


@pytest.mark.rule("A-5.11", "R6.5.2")
def test_a_5_11_adding_and_then_stopping_early_is_illegal() -> None:
    game = position("""
        seat 0:
          hand: Penny, Doodles, Chef
          stuff: 1 pizza 2 toy
          level: 1
    """)
    take(game, "play Penny", "add Doodles", "use public", "pack toy")
    assert set(offered(game)) == {"pack pizza", "pack toy"}
    refused(game, "stop")


@pytest.mark.rule("A-5.12", "A-9.6", "R16.6", "R6.3.2")
def test_a_5_12_a_recycled_card_may_be_added() -> None:
    game = position("""
        seat 0:
          hand: Bug, Chef
          discard pile: Worm
          level: 2
          perk: Recycling
    """)
    take(game, "play Bug", "recycle Worm", "add Worm", "use public", "times 2")
    assert (stuff(game, 0), perk(game, 0)) == ((2, 0), None)
    assert sorted(in_play(game)) == ["Bug", "Worm"]


@pytest.mark.rule("A-5.13", "R6.3.10", "R13.4.2")
def test_a_5_13_added_cards_cannot_be_trashed_tucked_or_recycled() -> None:
    game = position("""
        seat 0:
          hand: Crash, Punky, Chef, Tiny
    """)
    take(game, "play Crash", "add Punky", "use public")
    assert set(offered(game)) == {"trash Chef", "trash Tiny"}
    take(game, "trash Chef")
    assert sorted(in_play(game)) == ["Crash", "Punky"]
    assert "Chef" in trashed(game)

    game = position("""
        seat 0:
          hand: Moose, Worm, Chef, Tiny
          discard pile: Doc
          level: 2
          perk: Recycling
    """)
    take(game, "play Moose", "add Worm")
    refused(game, "recycle Worm")
    take(game, "use public")
    assert set(offered(game)) == {"tuck Chef", "tuck Tiny", "recycle Doc"}
