"""R3: what a card shows."""

import pytest

import fort
from tests.rulebook.playing import end_play, final, go
from tests.tables import (
    discard_pile,
    hand,
    in_play,
    lookout,
    offered,
    position,
    refused,
    score,
    stuff,
    take,
    trashed,
    yard,
)

DOUBLES = ["Noodle Twins", "Puddin", "Icky & Sticky", "The Moles", "Rocket Bros", "The Scrappers"]


@pytest.mark.rule("R3.1")
def test_suits_of_the_cards() -> None:
    ordinary = {"skateboard", "shovel", "glue", "squirtgun", "crown", "book"}
    box = fort.box.read()
    for kid in [*box.kids, *box.best_friends]:
        suits = [str(suit) for suit in kid.suits]
        one = len(suits) == 1 and suits[0] in {*ordinary, "coin"}
        two = len(suits) == 2 and set(suits) & ordinary and (suits[0] == suits[1] or "coin" in suits)
        assert one or two, kid.name


@pytest.mark.rule("R3.2", "R3.3", "R7.3.4", "T-7.2a")
def test_a_coin_matches_any_suit() -> None:
    game = position("""
        seat 0:
          hand: Bug
        seat 1:
          hand: Bud
    """)
    go(game, "play Bug", "use public", "?end", "follow Bud")
    assert stuff(game, 1) == (1, 0)
    assert discard_pile(game, 1) == ["Bud"]


@pytest.mark.rule("R3.4")
def test_the_private_action_is_not_followed() -> None:
    game = position("""
        seat 0:
          hand: Bug
          level: 1
        seat 1:
          hand: Worm
          level: 3
    """)
    go(game, "play Bug", "use private", "end", "follow Worm")
    assert (score(game, 0), score(game, 1), stuff(game, 1)) == (1, 0, (1, 0))


@pytest.mark.rule("R3.5", "R6.4.4")
@pytest.mark.parametrize("kid", ["Ghost", "Punky"])
def test_a_blank_box_satisfies_nothing(kid: str) -> None:
    game = position(f"seat 0:\nhand: {kid}\nstuff: 4 pizza 4 toy")
    assert refused(game, f"play {kid}").rule == "R6.4.1"


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("kid", DOUBLES)
def test_cards_without_boxes_are_never_played(kid: str) -> None:
    game = position(f"seat 0:\nhand: {kid}, Chef")
    assert refused(game, f"play {kid}").rule == "R3.6"


@pytest.mark.rule("R3.6", "R5.3", "R9.2", "T-1.7a")
def test_with_cards_without_boxes_the_leader_can_only_skip() -> None:
    game = position("seat 0:\nhand: The Moles, Puddin\ndeck: 5")
    assert offered(game) == ["skip"]
    go(game, "skip", "recruit from park deck")
    assert yard(game, 0) == ["Puddin", "The Moles"]


@pytest.mark.rule("R3.6", "R13.3")
@pytest.mark.parametrize("kid", DOUBLES)
def test_cards_without_boxes_can_be_tucked(kid: str) -> None:
    game = position(f"seat 0:\nhand: Prince, {kid}, Chef")
    go(game, "play Prince", "use public", f"tuck {kid}")
    assert lookout(game, 0) == [kid]


@pytest.mark.rule("R3.6", "R13.4")
@pytest.mark.parametrize("kid", DOUBLES)
def test_cards_without_boxes_can_be_trashed(kid: str) -> None:
    game = position(f"seat 0:\nhand: Crash, {kid}, Chef")
    go(game, "play Crash", "use public", f"trash {kid}")
    assert trashed(game).count(kid) == 1
    assert hand(game, 0) == ["Chef"]


@pytest.mark.rule("R3.6", "R6.3.4", "A-4.7")
@pytest.mark.parametrize(
    ("kid", "double", "gained"),
    [
        ("Chef", "Noodle Twins", (3, 0)),
        ("Doodles", "Icky & Sticky", (0, 3)),
        ("Bug", "The Moles", (3, 0)),
        ("Dash", "Rocket Bros", (3, 0)),
        ("Sarge", "Puddin", (0, 2)),
    ],
)
def test_cards_without_boxes_can_be_added(kid: str, double: str, gained: tuple[int, int]) -> None:
    game = position(f"seat 0:\nhand: {kid}, {double}")
    go(game, f"play {kid}", f"add {double}", "?coin as shovel", "use public", f"?times {sum(gained)}")
    assert stuff(game, 0) == gained
    assert sorted(in_play(game)) == sorted([kid, double])


@pytest.mark.rule("R3.6", "R7.3.3", "R7.6")
@pytest.mark.parametrize(
    ("kid", "double", "gained"),
    [
        ("Chef", "Noodle Twins", (2, 0)),
        ("Doodles", "Icky & Sticky", (0, 2)),
        ("Bug", "The Moles", (2, 0)),
        ("Dash", "Rocket Bros", (2, 0)),
        ("Dash", "Puddin", (1, 0)),
    ],
)
def test_cards_without_boxes_can_be_followed_with(kid: str, double: str, gained: tuple[int, int]) -> None:
    game = position(f"seat 0:\nhand: {kid}\nseat 1:\nhand: {double}")
    go(game, f"play {kid}", "use public", "?end", f"follow {double}")
    assert stuff(game, 1) == gained


@pytest.mark.rule("R3.8", "R9.1", "T-3.9")
def test_best_friends_never_lie_in_a_yard() -> None:
    game = position("seat 0:\nhand: Zip, Blades, Tiny\ndeck: 5\nseat 1:\nhand: Chef")
    go(game, "skip", "recruit from park deck")
    assert {"Blades", "Zip"} <= set(discard_pile(game, 0))
    assert yard(game, 0) == ["Tiny"]
    take(game, "skip")
    assert [text for text in offered(game) if "yard" in text] == ["recruit Tiny from yard 0"]


@pytest.mark.rule("R3.9")
def test_a_coin_best_friend_does_the_same_on_every_board() -> None:
    outcome = []
    for seat, name in enumerate(["Blades", "Bud", "Ace", "Flipper"]):
        game = position(f"seats: 4\nleader: {seat}\nseat {seat}:\nhand: {name}")
        go(game, f"play {name}", "declare book", "use public", "gather toy", "?times 2")
        outcome.append(stuff(game, seat))
    assert outcome == [(0, 2)] * 4


@pytest.mark.rule("R3.10", "A-11.8")
def test_a_recruited_card_belongs_to_its_new_player() -> None:
    game = position("""
        phase: recruit
        seat 0:
          deck: 5
        seat 1:
          yard: Tiny
          hand: Chef
    """)
    take(game, "recruit Tiny from yard 1")
    assert (discard_pile(game, 0), yard(game, 1)) == (["Tiny"], [])
    palace = final(
        "deck: none; level: 1; made-up rule: Play Palace; discard pile: Tiny", "deck: none; yard: Tiny"
    )
    assert palace.scores()[0].made_up_rule == 1


@pytest.mark.rule("R6.2.1")
def test_an_unused_private_action_changes_nothing() -> None:
    game = position("seat 0:\nhand: Bug\nlevel: 2")
    go(game, "play Bug", "use public")
    end_play(game)
    assert (score(game, 0), stuff(game, 0)) == (0, (1, 0))
