"""R5: turns and their phases."""

import pytest

from tests.rulebook.playing import finish_turn, go, written
from tests.tables import discard_pile, hand, in_play, offered, position, refused, take, yard


@pytest.mark.rule("R5.1")
def test_turns_pass_clockwise() -> None:
    game = position("seats: 4\nleader: 2")
    leaders = []
    for _ in range(5):
        leaders += written(game, "leader")
        finish_turn(game)
    assert leaders == ["2", "3", "0", "1", "2"]


@pytest.mark.rule("R5.1")
def test_a_round_begins_with_the_first_player() -> None:
    game = position("seats: 3\nround: 2\nleader: 1")
    rounds = []
    for _ in range(4):
        rounds += written(game, "round")
        finish_turn(game)
    assert rounds == ["2", "2", "3", "3"]


@pytest.mark.rule("R5.1.1", "R5.2", "R5.4", "R5.5", "R5.6", "T-3.3")
def test_the_phases_in_order() -> None:
    game = position("""
        phase: cleanup
        park: Dash, Doc, Dot
        seat 0:
          yard: Tiny
          hand: Blades, Bug
          deck: Chef, Patch, Ghost, Prince, Kitty, Worm
        seat 1:
          hand: Sarge
    """)
    assert (yard(game, 0), discard_pile(game, 0)) == ([], ["Tiny"])
    assert "play Bug" in offered(game)
    go(game, "play Blades", "declare glue", "use private", "trash Tiny from discard pile", "end", "decline")
    assert "recruit Dash from park" in offered(game)
    assert (in_play(game), hand(game, 0)) == (["Blades"], ["Bug"])
    take(game, "recruit Dash from park")
    assert (in_play(game), yard(game, 0)) == ([], ["Bug"])
    assert sorted(discard_pile(game, 0)) == ["Blades", "Dash"]
    assert hand(game, 0) == ["Chef", "Ghost", "Kitty", "Patch", "Prince"]
    assert (game.asked, "play Sarge" in offered(game)) == (1, True)


@pytest.mark.rule("R5.2")
def test_only_the_leader_cleans_up() -> None:
    game = position("phase: cleanup\nseat 0:\nhand: Bug\nyard: Tiny, Chef\nseat 1:\nyard: Doc")
    assert (sorted(discard_pile(game, 0)), yard(game, 1)) == (["Chef", "Tiny"], ["Doc"])


@pytest.mark.rule("A-12.4")
def test_an_empty_hand_leads_to_recruiting() -> None:
    game = position("round: 1\nphase: cleanup\nseat 0:\nhand: none")
    assert "recruit from park deck" in offered(game)
    assert discard_pile(game, 0) == []


@pytest.mark.rule("R5.3", "R5.3.1", "R7.13")
def test_the_leader_may_skip_and_nobody_follows() -> None:
    game = position("seat 0:\nhand: Bug\nseat 1:\nhand: Worm")
    take(game, "skip")
    assert game.asked == 0
    assert "recruit from park deck" in offered(game)
    refused(game, "play Bug")
