"""R18: the order of the windows of the Play phase."""

import pytest

from tests.rulebook.playing import go
from tests.tables import hand, in_play, offered, perk, position, refused, score, stuff, take, trashed


@pytest.mark.rule("R18.1")
def test_play_diy_or_skip() -> None:
    game = position("seat 0:\nhand: Bug, Blades\nlevel: 2\nperk: DIY\nstuff: 2 pizza 3 toy")
    assert sorted(offered(game)) == ["play Blades", "play Bug", "skip", "use DIY"]
    take(game, "play Blades")
    assert all(text.startswith("declare") for text in offered(game))


@pytest.mark.rule("R18.2")
def test_one_question_at_a_time() -> None:
    game = position("seat 0:\nhand: Bug, Worm, Chef\nlevel: 1")
    take(game, "play Bug")
    assert sorted(offered(game)) == ["add Worm", "use private", "use public"]
    take(game, "add Worm")
    assert sorted(offered(game)) == ["use private", "use public"]
    go(game, "use public", "?times 2")
    assert sorted(offered(game)) == ["end", "use private"]


@pytest.mark.rule("R18.2")
def test_an_added_card_comes_back_by_going_back() -> None:
    game = position("seat 0:\nhand: Bug, Worm\nlevel: 1")
    take(game, "play Bug")
    earlier = game.copy()
    take(game, "add Worm")
    assert (hand(game, 0), hand(earlier, 0)) == ([], ["Worm"])
    go(earlier, "use private", "end")
    assert (score(earlier, 0), in_play(earlier)) == (1, ["Bug"])


@pytest.mark.rule("R18.3", "R18.4", "R18.5", "R18.6", "R18.7", "A-14.1")
def test_all_windows_in_order() -> None:
    game = position("""
        seat 0:
          hand: Wart, Chef, Ghost
          level: 2
          perk: Do-Over
        seat 1:
          hand: Tiny
          level: 2
          perk: Rough Housing
        seat 2:
          hand: Worm
    """)
    asked = []
    for text in ("play Wart", "use private", "end", "decline", "follow Worm", "pass", "use Do-Over"):
        asked.append((game.asked, trashed(game).count("Wart")))
        take(game, text)
    assert asked == [(0, 0), (0, 0), (0, 0), (1, 0), (2, 0), (1, 0), (0, 1)]
    assert sorted(offered(game)) == ["play Chef", "play Ghost"]
    go(game, "play Ghost", "use private", "gather toy", "?count crown", "pass")
    refused(game, "use Do-Over")
    assert (perk(game, 0), "recruit from park deck" in offered(game)) == (None, True)


@pytest.mark.rule("R18.8", "A-9.6", "A-16.7")
def test_recycling_at_every_question_of_the_own_turn() -> None:
    game = position("""
        seat 0:
          hand: Crash, Punky, Kitty, Tink
          level: 2
          perk: Recycling
          discard pile: Chef
        seat 1:
          hand: Ghost
    """)
    for text in (
        "play Crash",
        "add Punky",
        "use public",
        "trash Kitty",
        "trash Tink",
        "use private",
        "gather toy",
    ):
        assert "recycle Chef" in offered(game), text
        take(game, text)
    go(game, "?times 2")
    assert (game.asked, stuff(game, 0)) == (1, (0, 2))
    assert "recycle Chef" not in offered(game)


@pytest.mark.rule("R18.8", "A-16.10")
def test_legality_does_not_count_on_recycling() -> None:
    game = position("seat 0:\nhand: Moose\nlevel: 2\nperk: Recycling\ndiscard pile: Chef")
    assert refused(game, "play Moose").rule == "R6.4.1"
    go(game, "recycle Chef", "play Moose", "use public", "?tuck Chef")
    assert hand(game, 0) == []


@pytest.mark.rule("R18.2", "A-14.4")
def test_a_single_action_starts_by_itself() -> None:
    game = position("made-up rules: Loner, Sleepover\nseat 0:\nhand: Zip\nstuff: 1 pizza 1 toy")
    take(game, "play Zip")
    assert sorted(offered(game)) == ["keep Loner", "keep Sleepover"]
