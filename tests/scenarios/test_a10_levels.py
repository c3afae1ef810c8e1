"""A-10: levels and rewards."""

import pytest

from tests.scenarios.views import view
from tests.tables import level, lookout, made_up_rule, offered, pack, perk, position, refused, stuff, take


@pytest.mark.rule("A-10.1", "T-10.1", "A-10.8", "R11.1", "R11.3", "R11.4", "R11.8")
def test_t_10_1_dot_climbs_two_levels_with_a_reward_after_each() -> None:
    game = position("""
        perks: Bribe, Copy Cat, DIY
        made-up rules: Loner, Minimalism, Popularity
        seat 0:
          hand: Dot, Chef
          stuff: 2 pizza 2 toy
    """)
    take(game, "play Dot", "use public")
    assert (level(game, 0), stuff(game, 0)) == (1, (1, 1))
    assert set(offered(game)) == {"keep Loner", "keep Minimalism", "keep Popularity"}
    take(game, "keep Popularity", "use private")
    assert (level(game, 0), stuff(game, 0)) == (2, (0, 0))
    assert set(offered(game)) == {"take Bribe", "take Copy Cat", "take DIY"}
    take(game, "take Bribe")
    assert (made_up_rule(game, 0), perk(game, 0)) == ("Popularity", "Bribe")


ALL_ADVANCE = """
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
"""


@pytest.mark.rule("A-10.2", "T-10.2", "A-10.3", "R11.3", "R11.10")
def test_t_10_2_the_earlier_see_more_of_the_stack() -> None:
    game = position(ALL_ADVANCE)
    take(game, "play Captain", "use public")
    assert len(offered(game)) == 4
    take(game, "keep Loner", "end", "follow Chef")
    assert len(offered(game)) == 3
    take(game, "keep Minimalism", "follow Patch")
    assert set(offered(game)) == {"keep Popularity", "keep Big Plans"}


@pytest.mark.rule("A-10.2", "T-10.2", "A-13.6", "R17.9", "R17.10")
def test_t_10_2_rivals_learn_nothing_of_the_stack() -> None:
    loner = position(ALL_ADVANCE)
    take(loner, "play Captain", "use public")
    plans = loner.copy()
    take(loner, "keep Loner", "end")
    take(plans, "keep Big Plans", "end")
    assert view(loner, 1) == view(plans, 1)
    assert view(loner, 2) == view(plans, 2)
    assert view(loner, 0) != view(plans, 0)


@pytest.mark.rule("A-10.4", "T-10.4", "R11.9", "R7.4")
def test_t_10_4_there_is_no_level_above_five() -> None:
    game = position("""
        leader: 1
        made-up rules: Loner, Minimalism
        seat 0:
          hand: Chef
          level: 5
          stuff: 4 pizza 4 toy
        seat 1:
          hand: Captain, Tiny
          stuff: 1 pizza 1 toy
    """)
    take(game, "play Captain", "use public", "keep Loner", "end")
    assert (game.asked, offered(game)) == (0, ["decline"])
    assert refused(game, "follow Chef").rule == "R7.4"


@pytest.mark.rule("A-10.5", "R11.6", "R11.7", "R12.4")
def test_a_10_5_only_the_first_gets_the_sculpture() -> None:
    game = position("""
        leader: 1
        seat 0:
          level: 5
        seat 1:
          hand: Captain, Tiny
          level: 4
          stuff: 3 pizza 3 toy
    """)
    take(game, "play Captain", "use public", "end", "recruit from park deck")
    assert game.over
    assert [seat.total for seat in game.scores()] == [23 + 4, 23]


@pytest.mark.rule("A-10.6", "R11.8")
def test_a_10_6_rewards_are_not_optional() -> None:
    game = position("""
        seat 0:
          hand: Captain, Tiny
          stuff: 1 pizza 1 toy
    """)
    take(game, "play Captain", "use public")
    assert all(text.startswith("keep ") for text in offered(game))
    for choice in ("pass", "stop", "end", "skip"):
        refused(game, choice)


@pytest.mark.rule("A-10.7", "R4.7", "R13.7", "R13.7.1", "R13.7.2")
def test_a_10_7_the_exact_cost_out_of_stuff_pack_or_both() -> None:
    game = position("""
        perks: Bribe, Copy Cat, DIY
        seat 0:
          hand: Captain, Tiny
          level: 1
          stuff: 1 pizza 1 toy
          pack: 1 pizza 1 toy
    """)
    take(game, "play Captain", "use public")  # toy, pizza, and one of either
    assert set(offered(game)) == {
        "pay 1 pizza 1 toy and 1 pizza from pack",
        "pay 1 pizza 1 toy and 1 toy from pack",
        "pay 1 pizza and 1 pizza 1 toy from pack",
        "pay 1 toy and 1 pizza 1 toy from pack",
    }
    take(game, "pay 1 toy and 1 pizza 1 toy from pack")
    assert (stuff(game, 0), pack(game, 0), level(game, 0)) == ((1, 0), (0, 0), 2)


@pytest.mark.rule("A-10.8", "T-10.8", "R14.9", "R14.9.1")
@pytest.mark.parametrize(("payment", "left"), [("pay 1 pizza", (0, 1)), ("pay 1 toy", (1, 0))])
def test_t_10_8_either_symbol_may_be_waived(payment: str, left: tuple[int, int]) -> None:
    game = position("""
        seat 0:
          hand: Dot, Chef
          stuff: 1 pizza 1 toy
    """)
    take(game, "play Dot", "use private")
    assert set(offered(game)) == {"pay 1 pizza", "pay 1 toy"}
    take(game, payment)
    assert (stuff(game, 0), level(game, 0)) == (left, 1)


@pytest.mark.rule("A-10.9", "R14.9.2", "R16.4")
def test_a_10_9_diy_costs_any_one_resource_more() -> None:
    game = position("""
        seat 0:
          hand: Chef
          level: 2
          perk: DIY
          stuff: 3 pizza 3 toy
    """)
    take(game, "use DIY")
    assert set(offered(game)) == {"pay 3 pizza 2 toy", "pay 2 pizza 3 toy"}
    take(game, "pay 2 pizza 3 toy")
    assert (stuff(game, 0), level(game, 0)) == ((1, 0), 3)


@pytest.mark.rule("A-10.10", "A-1.9", "R11.2")
def test_a_10_10_the_lookout_grows_at_once() -> None:
    game = position("""
        made-up rules: Loner, Minimalism, Popularity
        seat 0:
          hand: Moose, Chef, Tiny
          lookout: Kitty
          stuff: 1 pizza 1 toy
    """)
    take(game, "play Moose")
    refused(game, "use public")
    take(game, "use private", "keep Loner", "use public", "tuck Chef")
    assert (level(game, 0), lookout(game, 0)) == (1, ["Chef", "Kitty"])
