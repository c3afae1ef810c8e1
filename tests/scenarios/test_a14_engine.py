"""A-14: order of windows, foresight, forced choices, chance."""

import pytest

from tests.tables import hand, offered, position, refused, stuff, take, trashed


@pytest.mark.rule("A-14.1", "A-8.5", "A-8.6", "R18.3", "R18.4", "R18.5", "R18.6", "R18.7")
def test_a_14_1_rough_housing_then_trash_this_then_do_over_then_recruit() -> None:
    game = position("""
        seat 0:
          hand: Wart, Chef, Tiny
          level: 2
          perk: Do-Over
        seat 1:
          hand: Kitty
          level: 2
          perk: Rough Housing
    """)
    take(game, "play Wart", "use private", "end", "decline")
    assert (game.asked, set(offered(game))) == (1, {"use Rough Housing", "pass"})
    assert "Wart" not in trashed(game)
    take(game, "pass")
    assert (game.asked, set(offered(game))) == (0, {"use Do-Over", "pass"})
    assert "Wart" in trashed(game)
    take(game, "pass")
    assert (game.asked, "recruit from park deck" in offered(game)) == (0, True)


@pytest.mark.rule("A-14.3", "T-14.3", "A-1.5", "R6.4.1")
def test_t_14_3_a_partial_first_action_commits_to_the_other() -> None:
    game = position("""
        seat 0:
          board: yellow
          hand: Bud, Tiny
          stuff: 3 pizza 4 toy
        seat 1:
          board: red
    """)
    take(game, "play Bud", "declare shovel", "use public")
    assert stuff(game, 0) == (4, 4)
    assert offered(game) == ["use private"]
    refused(game, "end")
    take(game, "use private")
    assert "Tiny" in trashed(game)


@pytest.mark.rule("A-14.4")
def test_a_14_4_a_question_about_hidden_cards_is_asked_though_they_are_alike() -> None:
    game = position("""
        seat 0:
          hand: Bones, 2*Chef
    """)
    take(game, "play Bones", "use public")
    assert offered(game) == ["trash Chef"]


@pytest.mark.rule("A-14.5", "R10.2")
def test_a_14_5_shuffles_depend_on_the_seed_alone() -> None:
    table = """
        phase: draw
        seed: {}
        seat 0:
          deck: none
          discard pile: Chef, Bones, Doc, Tiny, Kitty, Ghost, Bug, Worm, Patch, Dash
    """
    hands = {str(hand(position(table.format(seed)), 0)) for seed in ("a", "b", "c", "d") * 2}
    assert 1 < len(hands) <= 4
