"""A-8: trash this card (Einstein, Wart, Lil Boss)."""

import pytest

from tests.tables import discard_pile, in_play, offered, position, score, stuff, take, trashed

WART = """
    park: Chef, Bones, Doc
    seat 0:
      hand: Wart, Captain, Dash
      level: 2
      perk: {}
      deck: 5
    seat 1:
      hand: Worm
      level: 2
      perk: {}
"""


@pytest.mark.rule("A-8.1", "R13.5", "R6.6.1", "R18.5")
def test_a_8_1_the_card_is_boxed_after_it_was_followed() -> None:
    game = position(WART.format("none", "none"))
    take(game, "play Wart", "use private", "end")
    assert (score(game, 0), in_play(game)) == (1, ["Wart"])
    assert "Wart" not in trashed(game)
    take(game, "follow Worm")
    assert stuff(game, 1) == (1, 0)
    assert "Wart" in trashed(game)
    take(game, "recruit Chef from park")
    assert discard_pile(game, 0) == ["Chef"]


@pytest.mark.rule("A-8.3", "R9.1")
def test_a_8_3_unused_it_does_nothing() -> None:
    game = position(WART.format("none", "none"))
    take(game, "play Wart", "use public", "end", "decline", "recruit Chef from park")
    assert sorted(discard_pile(game, 0)) == ["Chef", "Wart"]
    assert "Wart" not in trashed(game)


@pytest.mark.rule("A-8.4", "R6.4.3")
def test_a_8_4_the_pending_trashing_counts_as_done() -> None:
    game = position("""
        seat 0:
          hand: Einstein, Tiny
          stuff: 4 pizza 4 toy
    """)
    take(game, "play Einstein", "use private")
    assert score(game, 0) == 1
    assert "end" in offered(game)


@pytest.mark.rule("A-8.5", "A-14.1", "R16.7")
@pytest.mark.parametrize("answer", ["use Rough Housing", "pass"])
def test_a_8_5_rough_housing_or_not_the_card_is_lost(answer: str) -> None:
    game = position(WART.format("none", "Rough Housing"))
    take(game, "play Wart", "use private", "end", "decline")
    assert "Wart" not in trashed(game)
    take(game, answer)
    assert trashed(game).count("Wart") == 1
    take(game, "recruit Chef from park")
    assert discard_pile(game, 0) == ["Chef"]


@pytest.mark.rule("A-8.6", "A-16.8", "R18.5", "R18.6")
def test_a_8_6_the_card_is_boxed_before_a_do_over() -> None:
    game = position(WART.format("Do-Over", "none"))
    take(game, "play Wart", "use private", "end", "decline")
    assert set(offered(game)) == {"use Do-Over", "pass"}
    assert "Wart" in trashed(game)
    take(game, "use Do-Over", "play Dash", "use public", "end", "decline", "recruit Chef from park")
    assert sorted(discard_pile(game, 0)) == ["Chef", "Dash"]
