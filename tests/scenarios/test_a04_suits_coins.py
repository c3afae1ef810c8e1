"""A-4: suits and coins of the leader."""

import pytest

from fort import Game
from tests.tables import lookout, offered, position, refused, stuff, take

SUITS = ("skateboard", "shovel", "glue", "squirtgun", "crown", "book")


def led_by(hand: str, more: str = "") -> Game:
    return position(f"""
        seat 0:
          board: yellow
          hand: {hand}
          {more}
        seat 1:
          board: red
    """)


@pytest.mark.rule("A-4.1", "T-4.1", "R6.1.3")
def test_t_4_1_six_suits_can_be_declared() -> None:
    game = led_by("Bud, Tiny")
    take(game, "play Bud")
    assert set(offered(game)) == {f"declare {suit}" for suit in SUITS}


@pytest.mark.rule("A-4.2", "T-4.2", "R6.1.3", "R18.1")
def test_t_4_2_the_suit_is_declared_before_any_action() -> None:
    game = led_by("Bud, Tiny")
    take(game, "play Bud")
    refused(game, "use public")
    refused(game, "use private")
    take(game, "declare crown")
    assert set(offered(game)) == {"use public", "use private"}


@pytest.mark.rule("A-4.5", "T-4.5a", "R6.3.5", "R6.3.4")
def test_t_4_5a_a_coin_given_as_book_is_no_skateboard() -> None:
    game = led_by("Chef, Bud, Tiny")
    take(game, "play Chef", "add Bud")
    assert set(offered(game)) == {"coin as book", "coin as skateboard"}
    take(game, "coin as book", "use public", "times 2")
    assert stuff(game, 0) == (2, 0)
    refused(game, "use private")


@pytest.mark.rule("A-4.5", "R6.3.5")
def test_a_4_5_coins_may_be_given_different_suits() -> None:
    game = led_by("Chef, Bud, Smoke, Tiny")
    take(game, "play Chef", "add Bud", "coin as book", "add Smoke", "coin as skateboard")
    take(game, "use public", "times 2", "use private")
    assert stuff(game, 0) == (3, 0)


@pytest.mark.rule("A-4.6", "T-4.6a", "R14.5", "R14.5.1", "R14.5.2")
def test_t_4_6a_ghost_counts_the_chosen_suit_and_coins_given_as_it() -> None:
    game = led_by("Ghost, The Moles, Bud, Tiny")
    take(game, "play Ghost", "add The Moles", "add Bud", "coin as shovel", "use private", "gather pizza")
    assert offered(game) == ["count shovel"]
    refused(game, "count crown")  # neither The Moles nor Bud would change anything
    take(game, "count shovel")
    assert stuff(game, 0) == (3, 0)


@pytest.mark.rule("A-4.6", "T-4.6d", "R14.5", "R14.5.1")
def test_t_4_6d_ghost_alone_counts_its_own_crown() -> None:
    game = led_by("Ghost, Chef")
    take(game, "play Ghost", "use private")
    assert set(offered(game)) == {"gather pizza", "gather toy"}
    take(game, "gather pizza")  # no suit but crown is there, so none is asked for
    assert stuff(game, 0) == (1, 0)
    assert "recruit from park deck" in offered(game)

    game = led_by("Ghost, Chef")
    take(game, "play Ghost", "add Chef", "use private", "gather pizza")
    refused(game, "count shovel")


@pytest.mark.rule("A-4.6", "R14.5", "R14.5.2")
def test_a_4_6_if_coin_is_chosen_only_coins_count() -> None:
    game = led_by("Ghost, Puddin, Bud, Tiny")
    take(game, "play Ghost", "add Puddin", "coin as coin", "add Bud", "coin as coin")
    take(game, "use private", "gather toy")
    assert offered(game) == ["count coin"]  # with crown Bud would change nothing
    take(game, "count coin")
    assert stuff(game, 0) == (0, 2)


@pytest.mark.rule("A-4.7", "T-4.7", "R6.3.4", "R6.3.5")
@pytest.mark.parametrize(
    ("coin", "tucked"),
    [("coin as crown", ["Bones", "Chef", "Patch"]), ("coin uncounted", ["Chef", "Patch"])],
)
def test_t_4_7_puddin_adds_two_crowns_or_one(coin: str, tucked: list[str]) -> None:
    game = led_by("Prince, Puddin, Chef, Patch, Bones, Doc", "level: 2")
    take(game, "play Prince", "add Puddin")
    assert set(offered(game)) == {"coin as crown", "coin uncounted"}
    take(game, coin, "use public", "tuck Chef", "tuck Patch")
    if "Bones" in tucked:
        take(game, "tuck Bones")
    assert lookout(game, 0) == tucked
    assert "use private" in offered(game)
    refused(game, "tuck Doc")


@pytest.mark.rule("A-4.8", "T-4.8", "R6.3.4", "R6.3.6")
def test_t_4_8_a_card_adds_nothing_to_a_suit_it_does_not_show() -> None:
    game = led_by("Patch, Icky & Sticky, Tiny")
    take(game, "play Patch", "add Icky & Sticky", "use public")
    assert stuff(game, 0) == (0, 1)
    take(game, "use private", "times 2")
    assert stuff(game, 0) == (0, 3)


@pytest.mark.rule("A-4.9", "R6.3.3", "R6.3.5")
def test_a_4_9_a_coin_in_the_lookout_is_given_a_suit_like_any_other() -> None:
    game = led_by("Chef, Tiny", "lookout: Bud")
    take(game, "play Chef", "add coin from lookout")
    assert set(offered(game)) == {"coin as book", "coin as skateboard"}
    take(game, "coin as skateboard", "use private", "use public")
    assert (stuff(game, 0), lookout(game, 0)) == ((2, 0), ["Bud"])
