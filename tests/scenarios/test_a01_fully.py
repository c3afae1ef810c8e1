"""A-1: what it means to use an action fully, partially, or not at all."""

import pytest

from fort import Game
from tests.tables import discard_pile, hand, offered, position, refused, score, stuff, take, trashed, yard


def with_bud(stuff: str, hand: str = "Bud, Chef, Tiny") -> Game:
    return position(f"""
        seat 0:
          board: yellow
          hand: {hand}
          stuff: {stuff}
        seat 1:
          board: red
    """)


@pytest.mark.rule("A-1.1", "T-1.1a", "R6.4.1", "R6.4.3", "R4.9")
def test_t_1_1a_a_partial_action_alone_is_not_enough() -> None:
    game = with_bud("3 pizza 4 toy")
    take(game, "play Bud", "declare shovel", "use public")
    assert stuff(game, 0) == (4, 4)
    assert "end" not in offered(game)
    refused(game, "end")


@pytest.mark.rule("A-1.1", "T-1.1b", "A-1.5", "R6.2.1", "R6.2.2", "R6.4.2")
@pytest.mark.parametrize(
    "uses", [("use public", "use private", "trash Tiny"), ("use private", "trash Tiny", "use public")]
)
def test_t_1_1b_one_action_fully_and_one_partially_in_either_order(uses: tuple[str, ...]) -> None:
    game = with_bud("3 pizza 4 toy")
    take(game, "play Bud", "declare shovel", *uses)  # only pizza has room: the type is not asked
    assert stuff(game, 0) == (4, 4)
    assert hand(game, 0) == ["Chef"]
    assert "Tiny" in trashed(game)
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("A-1.1", "T-1.1c", "R6.4.1", "R6.3.4")
def test_t_1_1c_added_suits_count_for_fullness() -> None:
    game = position("""
        seat 0:
          hand: Bug, Worm, Sarge, Chef
          stuff: 2 pizza
    """)
    take(game, "play Bug", "add Worm")
    assert "add Sarge" not in offered(game)
    refused(game, "add Sarge")
    take(game, "use public", "times 2")
    assert stuff(game, 0) == (4, 0)
    assert "end" in offered(game)


@pytest.mark.rule("A-1.2", "T-1.2a", "R6.4.1", "R6.1.2", "R14.6")
def test_t_1_2a_scoring_nothing_is_not_a_full_use() -> None:
    game = position("""
        seat 0:
          hand: Bug, Worm
          stuff: 4 pizza
    """)
    assert refused(game, "play Bug").rule == "R6.4.1"
    assert "play Bug" not in offered(game)


@pytest.mark.rule("A-1.2", "T-1.2b", "R6.4.1", "R13.1")
def test_t_1_2b_one_pizza_is_a_full_use() -> None:
    game = position("""
        seat 0:
          hand: Bug, Chef
          stuff: 3 pizza
    """)
    take(game, "play Bug", "use public")
    assert stuff(game, 0) == (4, 0)
    assert "end" in offered(game)


@pytest.mark.rule("A-1.2", "T-1.2c", "A-1.7", "R13.12")
def test_t_1_2c_smoke_needs_a_rival_with_a_pack() -> None:
    game = position("""
        seat 0:
          hand: Smoke, Chef
          pack: 1 pizza
    """)
    assert refused(game, "play Smoke").rule == "R6.4.1"

    game = position("""
        seat 0:
          hand: Smoke, Chef
        seat 1:
          pack: 1 pizza
    """)
    assert "play Smoke" in offered(game)


@pytest.mark.rule("A-1.2", "T-1.2d", "A-7.13", "R7.4", "R7.9", "R14.8")
def test_t_1_2d_no_following_with_an_empty_lookout() -> None:
    game = position("""
        seat 0:
          hand: Worm, Chef
          lookout: Kitty
        seat 1:
          hand: Sarge
    """)
    take(game, "play Worm", "use public", "gather pizza", "end")
    assert stuff(game, 0) == (1, 0)
    assert (game.asked, offered(game)) == (1, ["decline"])
    assert refused(game, "follow Sarge").rule == "R7.4"


@pytest.mark.rule("A-1.2", "T-1.2f", "A-7.13", "R7.2", "R7.4", "R13.11")
def test_t_1_2f_no_following_with_an_empty_pack() -> None:
    game = position("""
        seat 0:
          hand: Thunder, Chef
        seat 1:
          hand: Dash
    """)
    take(game, "play Thunder")
    assert "use public" not in offered(game)
    take(game, "use private", "end")
    assert stuff(game, 0) == (1, 0)
    assert (game.asked, offered(game)) == (1, ["decline"])
    assert refused(game, "follow Dash").rule == "R7.4"


@pytest.mark.rule("A-1.4", "R6.4.2", "R6.4.6")
def test_a_1_4_partial_use_is_a_choice() -> None:
    game = with_bud("1 toy")
    take(game, "play Bud", "declare shovel", "use private", "trash Tiny", "use public", "gather toy")
    assert set(offered(game)) == {"times 2", "times 1"}
    take(game, "times 1")
    assert stuff(game, 0) == (0, 2)


SCOUT = """
    seat 0:
      hand: Scout, Worm, Chef
      stuff: 2 toy
      level: 1
"""


@pytest.mark.rule("A-1.4", "T-1.4a", "A-5.11", "R6.5.2")
def test_t_1_4a_stopping_early_must_not_make_an_added_card_useless() -> None:
    game = position(SCOUT)
    take(game, "play Scout", "add Worm", "use private", "times 2", "use public")
    assert "stop" not in offered(game)
    refused(game, "stop")
    take(game, "pack toy")
    assert stuff(game, 0) == (0, 2)


@pytest.mark.rule("A-1.4", "T-1.4a", "R6.4.2")
def test_t_1_4a_without_the_added_card_one_is_enough() -> None:
    game = position(SCOUT)
    take(game, "play Scout", "use private", "times 2", "use public")
    assert stuff(game, 0) == (0, 3)
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("A-1.5", "T-1.5a", "A-3.1", "R6.1.2", "R6.4.1")
def test_t_1_5a_bud_is_not_offered_when_neither_action_can_be_full() -> None:
    game = with_bud("3 pizza 4 toy", hand="Bud")
    assert offered(game) == ["skip"]
    assert refused(game, "play Bud").rule == "R6.4.1"


@pytest.mark.rule("A-1.6", "R6.2.3", "R6.4.3", "R13.9")
def test_a_1_6_spending_the_gain_does_not_undo_fullness() -> None:
    game = position("""
        seat 0:
          hand: Munch, Chef
    """)
    take(game, "play Munch", "use public", "use private")
    assert (stuff(game, 0), score(game, 0)) == ((0, 0), 1)
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("A-1.7", "T-1.7a", "R3.6", "R5.3", "R9.2")
def test_t_1_7a_two_suit_cards_cannot_be_played() -> None:
    game = position("""
        park: Chef, Bones, Doc
        seat 0:
          hand: The Moles, Puddin
    """)
    assert offered(game) == ["skip"]
    assert refused(game, "play The Moles").rule == "R3.6"
    assert refused(game, "play Puddin").rule == "R3.6"
    take(game, "skip", "recruit Chef from park")
    assert yard(game, 0) == ["Puddin", "The Moles"]


@pytest.mark.rule("A-1.7", "T-1.7b", "R6.4.1", "R6.4.4", "R9.1", "R3.8")
def test_t_1_7b_rusty_needs_the_cost() -> None:
    game = position("""
        park: Chef, Bones, Doc
        seat 0:
          board: yellow
          hand: Rusty
          deck: 5
          stuff: 2 toy
        seat 1:
          board: red
    """)
    assert offered(game) == ["skip"]
    assert refused(game, "play Rusty").rule == "R6.4.1"
    take(game, "skip", "recruit Chef from park")
    assert (discard_pile(game, 0), yard(game, 0)) == (["Chef", "Rusty"], [])


@pytest.mark.rule("A-1.8", "T-1.8", "R13.1.1", "R13.1.2")
def test_t_1_8_the_type_with_room_makes_a_full_use() -> None:
    game = with_bud("3 pizza 2 toy")
    take(game, "play Bud", "declare shovel", "use public", "gather toy", "times 2")
    assert stuff(game, 0) == (3, 4)
    assert "end" in offered(game)


@pytest.mark.rule("A-1.8", "A-14.3", "R6.4.1")
def test_a_1_8_the_type_without_room_is_refused_if_nothing_else_can_be_full() -> None:
    game = with_bud("3 pizza 2 toy", hand="Bud")
    take(game, "play Bud", "declare shovel", "use public")
    assert offered(game) == ["gather toy"]
    refused(game, "gather pizza")


@pytest.mark.rule("A-1.9", "R6.2.2", "R14.7")
def test_a_1_9_an_action_impossible_now_may_be_possible_after_the_other() -> None:
    game = position("""
        seat 0:
          hand: Penny, Chef
          stuff: 1 toy
    """)
    take(game, "play Penny")
    refused(game, "use private")
    take(game, "use public", "use private")
    assert (stuff(game, 0), score(game, 0)) == ((0, 0), 1)
