"""A-2: the limits of Stuff, Pack, Lookout and supply."""

import pytest

from tests.tables import lookout, offered, pack, position, refused, score, stuff, supply, take


@pytest.mark.rule("A-2.1", "T-2.1a", "R7.4", "R1.2")
def test_t_2_1a_the_supply_is_a_real_limit() -> None:
    game = position("""
        supply: 2 pizza 20 toy
        seat 0:
          hand: Bug, Chef
        seat 1:
          hand: The Moles
    """)
    take(game, "play Bug", "use public", "end")
    assert supply(game) == (1, 20)
    assert offered(game) == ["decline"]
    assert refused(game, "follow The Moles").rule == "R7.4"


@pytest.mark.rule("A-2.1", "R13.9")
def test_a_2_1_returned_tokens_are_available_at_once() -> None:
    game = position("""
        supply: 0 pizza 20 toy
        seat 0:
          hand: Munch, Chef
          stuff: 1 pizza
    """)
    take(game, "play Munch")
    refused(game, "use public")
    take(game, "use private")
    assert supply(game) == (1, 20)
    take(game, "use public")
    assert (supply(game), stuff(game, 0)) == ((0, 20), (1, 0))


@pytest.mark.rule("A-2.2", "T-2.2", "R4.3", "R4.5", "R4.9")
def test_t_2_2_what_does_not_fit_is_not_taken() -> None:
    game = position("""
        seat 0:
          board: yellow
          hand: Bud, Chef, Tiny
          stuff: 3 pizza
        seat 1:
          board: red
    """)
    take(game, "play Bud", "declare book", "use private", "trash Tiny", "use public", "gather pizza")
    assert (stuff(game, 0), pack(game, 0)) == ((4, 0), (0, 0))


@pytest.mark.rule("A-2.3", "T-2.3", "R4.4", "R13.2", "R14.7")
def test_t_2_3_a_full_pack_leaves_penny_her_private_action() -> None:
    game = position("""
        seat 0:
          hand: Penny, Chef
          stuff: 1 pizza
          pack: 1 toy
    """)
    take(game, "play Penny")
    assert "use public" not in offered(game)
    refused(game, "use public")
    take(game, "use private")
    assert (score(game, 0), pack(game, 0), stuff(game, 0)) == (1, (0, 1), (1, 0))
    assert "end" in offered(game)


@pytest.mark.rule("A-2.3", "A-7.8", "R13.2")
def test_a_2_3_types_packed_may_differ() -> None:
    game = position("""
        seat 0:
          hand: Penny, Doodles, Chef
          stuff: 2 pizza 2 toy
          level: 1
    """)
    take(game, "play Penny", "add Doodles", "use public", "pack toy", "pack pizza")
    assert (stuff(game, 0), pack(game, 0)) == ((1, 1), (1, 1))


@pytest.mark.rule("A-2.4", "T-2.4", "R4.2", "R13.3")
def test_t_2_4_a_full_lookout_leaves_prince_his_private_action() -> None:
    game = position("""
        seat 0:
          hand: Prince, Chef
          lookout: Kitty
    """)
    take(game, "play Prince")
    assert "use public" not in offered(game)
    refused(game, "use public")
    take(game, "use private")
    assert (score(game, 0), lookout(game, 0)) == (1, ["Kitty"])


@pytest.mark.rule("A-2.5", "T-2.5a", "R7.4", "R13.11")
@pytest.mark.parametrize("pizza", [4, 3])
def test_t_2_5a_a_copied_pack_must_fit_entirely_to_follow(pizza: int) -> None:
    game = position(f"""
        seat 0:
          hand: Thunder, Chef
        seat 1:
          hand: Dash
          stuff: {pizza} pizza
          pack: 1 pizza 1 toy
          level: 1
    """)
    take(game, "play Thunder", "use private", "end")
    if pizza == 4:
        assert offered(game) == ["decline"]
        assert refused(game, "follow Dash").rule == "R7.4"
    else:
        take(game, "follow Dash")
        assert (stuff(game, 1), pack(game, 1)) == ((4, 1), (1, 1))


@pytest.mark.rule("A-2.6", "T-2.6a", "R13.13", "R13.13.2")
def test_t_2_6a_four_toys_leave_no_room_for_a_fifth() -> None:
    game = position("""
        seat 0:
          hand: Golden Boy, Chef
          stuff: 1 pizza 4 toy
    """)
    take(game, "play Golden Boy", "use public")  # only to pizza, only in Stuff: nothing is asked
    assert stuff(game, 0) == (2, 3)


@pytest.mark.rule("A-2.6", "T-2.6b", "R13.13", "R13.13.2")
def test_t_2_6b_in_the_pack_a_conversion_always_fits() -> None:
    game = position("""
        seat 0:
          hand: Golden Boy, Chef
          stuff: 4 toy
          pack: 1 pizza
    """)
    take(game, "play Golden Boy", "use public")
    assert set(offered(game)) == {"convert to pizza", "convert to toy"}
    take(game, "convert to toy")
    assert (stuff(game, 0), pack(game, 0)) == ((0, 4), (0, 1))


@pytest.mark.rule("A-2.6", "R13.13")
def test_a_2_6_the_new_token_stays_where_the_old_one_was() -> None:
    game = position("""
        seat 0:
          hand: Golden Boy, Chef
          stuff: 2 toy
          pack: 1 toy
    """)
    take(game, "play Golden Boy", "use public")
    assert set(offered(game)) == {"convert in stuff", "convert in pack"}
    take(game, "convert in pack")
    assert (stuff(game, 0), pack(game, 0)) == ((0, 2), (1, 0))


@pytest.mark.rule("A-2.7", "T-2.7", "A-1.9", "R6.2.2", "R13.9")
def test_t_2_7_room_is_made_by_the_first_action() -> None:
    game = position("""
        seat 0:
          hand: Munch
          stuff: 4 pizza
    """)
    take(game, "play Munch")
    refused(game, "use public")
    take(game, "use private")
    assert (stuff(game, 0), score(game, 0)) == ((3, 0), 1)
    take(game, "use public")
    assert stuff(game, 0) == (4, 0)


XXL = """
    seat 0:
      hand: Penny, Prince, Chef
      level: 2
      perk: XXL Backpack
      lookout: Kitty, Tiny, Doc
      stuff: 2 pizza
      pack: {} toy
"""


@pytest.mark.rule("A-2.8", "T-2.8", "A-9.9", "R16.9", "R11.2")
def test_t_2_8_xxl_backpack_enlarges_the_pack_only() -> None:
    game = position(XXL.format(4))
    take(game, "play Penny", "use public")
    assert pack(game, 0) == (1, 4)

    game = position(XXL.format(5))
    take(game, "play Penny")
    refused(game, "use public")

    game = position(XXL.format(4))
    take(game, "play Prince")
    refused(game, "use public")  # the Lookout holds 3


@pytest.mark.rule("A-2.9", "A-16.9", "R13.12", "R6.4.1")
def test_a_2_9_one_rival_whose_whole_pack_fits() -> None:
    game = position("""
        seat 0:
          hand: Smoke, Chef
          stuff: 3 toy
        seat 1:
          pack: 1 pizza 1 toy
          level: 1
        seat 2:
          pack: 2 toy
          level: 1
        seat 3:
          hand: Doc
    """)
    take(game, "play Smoke")
    assert offered(game) == ["copy pack of 1"]
    refused(game, "copy pack of 2")
    refused(game, "copy pack of 3")
    take(game, "copy pack of 1")
    assert (stuff(game, 0), pack(game, 1)) == ((1, 4), (1, 1))
