"""R11: fort levels and their rewards."""

import pytest

from tests.rulebook.playing import final, finish_turn, go, written
from tests.tables import (
    hand,
    level,
    lookout,
    made_up_rule,
    offered,
    pack,
    perk,
    position,
    refused,
    score,
    stuff,
    supply,
    take,
)


@pytest.mark.rule("R11.1", "R13.7")
@pytest.mark.parametrize(
    ("start", "pizza", "toy"), [(0, 1, 1), (1, 2, 1), (1, 1, 2), (2, 2, 2), (3, 3, 2), (3, 2, 3), (4, 3, 3)]
)
def test_each_level_for_its_cost(start: int, pizza: int, toy: int) -> None:
    game = position(f"seat 0:\nhand: Captain\nlevel: {start}\nstuff: {pizza} pizza {toy} toy")
    before = supply(game)
    go(game, "play Captain", "use public", f"?pay {pizza} pizza {toy} toy")
    assert (level(game, 0), stuff(game, 0)) == (start + 1, (0, 0))
    assert supply(game) == (before[0] + pizza, before[1] + toy)


@pytest.mark.rule("R11.1", "R13.7.2")
@pytest.mark.parametrize(
    ("start", "have"),
    [
        (0, "2 pizza"),
        (0, "4 toy"),
        (1, "1 pizza 1 toy"),
        (1, "4 pizza"),
        (2, "4 pizza 1 toy"),
        (3, "2 pizza 2 toy"),
        (4, "4 pizza 2 toy"),
    ],
)
def test_no_level_for_less(start: int, have: str) -> None:
    game = position(f"seat 0:\nhand: Captain\nlevel: {start}\nstuff: {have}")
    assert refused(game, "play Captain").rule == "R6.4.1"


@pytest.mark.rule("R11.2", "R4.4", "A-2.8", "T-2.8", "R16.9")
@pytest.mark.parametrize(("xxl", "room"), [("none", 3), ("XXL Backpack", 5)])
def test_capacity(xxl: str, room: int) -> None:
    side = f"level: 2\nperk: {xxl}\nstuff: 1 toy\nlookout: Chef, Doc, Dot"
    game = position(f"seat 0:\nhand: Penny, Bug\n{side}\npack: {room - 1} pizza")
    go(game, "play Penny", "use public", "?pack toy")
    assert pack(game, 0) == (room - 1, 1)
    game = position(f"seat 0:\nhand: Penny, Bug, Moose, Tiny\n{side}\npack: {room} pizza")
    refused(game, "play Moose")
    take(game, "play Penny")
    refused(game, "use public")


@pytest.mark.rule("R11.3", "R4.8", "R11.10")
def test_level_one_gives_a_made_up_rule() -> None:
    game = position("""
        made-up rules: Loner, Sleepover, Minimalism
        seat 0:
          hand: Captain
          stuff: 1 pizza 1 toy
        seat 1:
          hand: Chef
          stuff: 1 pizza 1 toy
    """)
    go(game, "play Captain", "use public")
    assert sorted(offered(game)) == ["keep Loner", "keep Minimalism", "keep Sleepover"]
    go(game, "keep Sleepover", "?end", "follow Chef")
    assert sorted(offered(game)) == ["keep Loner", "keep Minimalism"]
    take(game, "keep Loner")
    assert (made_up_rule(game, 0), made_up_rule(game, 1)) == ("Sleepover", "Loner")
    assert written(game, "made-up rules") == ["Minimalism"]


@pytest.mark.rule("R11.3", "T-10.2")
def test_three_choosers_see_four_three_and_two() -> None:
    seat = "stuff: 1 pizza 1 toy\nhand:"
    game = position(f"seat 0:\n{seat} Captain\nseat 1:\n{seat} Chef\nseat 2:\n{seat} Doc")
    take(game, "play Captain")
    seen = []
    for text in ("use public", "follow Chef", "follow Doc"):
        take(game, text)
        seen.append(len(offered(game)))
        go(game, offered(game)[0], "?end")
    assert seen == [4, 3, 2]


@pytest.mark.rule("R11.4", "R4.8", "R11.10", "A-9.11")
def test_level_two_gives_a_perk() -> None:
    game = position("""
        perks: Bribe, DIY, Recycling
        seat 0:
          hand: Captain
          level: 1
          stuff: 1 pizza 2 toy
    """)
    go(game, "play Captain", "use public")
    assert sorted(offered(game)) == ["take Bribe", "take DIY", "take Recycling"]
    take(game, "take Bribe")
    assert perk(game, 0) == "Bribe"
    assert sorted(written(game, "perks")) == ["DIY", "Recycling"]


@pytest.mark.rule("R11.5", "R16.0", "A-9.12")
def test_some_perks_are_used_once() -> None:
    game = position("""
        seat 0:
          hand: Bug
          level: 2
          perk: DIY
          stuff: 3 pizza 2 toy
        seat 1:
          level: 2
          perk: XXL Backpack
          stuff: 1 toy
    """)
    row = written(game, "perks")
    go(game, "use DIY", "?pay 3 pizza 2 toy")
    assert (perk(game, 0), written(game, "used perks"), written(game, "perks")) == (None, ["DIY"], row)
    assert perk(game, 1) == "XXL Backpack"


@pytest.mark.rule("R11.6", "R11.7", "A-10.5")
def test_the_second_at_level_five_gets_no_sculpture() -> None:
    game = position("""
        sculpture: table
        seat 0:
          hand: Captain
          level: 4
          stuff: 3 pizza 3 toy
        seat 1:
          hand: Chef
          level: 4
          stuff: 3 pizza 3 toy
    """)
    go(game, "play Captain", "use public", "?end", "follow Chef")
    assert written(game, "sculpture") == ["0"]
    finish_turn(game)
    finish_turn(game)
    assert [(seat.fort, seat.sculpture) for seat in game.scores()] == [(23, 4), (23, 0)]


@pytest.mark.rule("R11.8", "R14.9", "A-10.6", "T-10.1")
def test_two_levels_with_dot() -> None:
    game = position("""
        made-up rules: Loner, Sleepover, Minimalism
        perks: Bribe, DIY, Recycling
        seat 0:
          hand: Dot
          stuff: 2 pizza 2 toy
    """)
    go(game, "play Dot", "use public")
    refused(game, "end")
    refused(game, "use private")
    go(game, "keep Loner", "use private", "?pay 1 pizza 1 toy")
    refused(game, "pass")
    take(game, "take Bribe")
    assert (level(game, 0), stuff(game, 0)) == (2, (0, 0))
    assert (made_up_rule(game, 0), perk(game, 0)) == ("Loner", "Bribe")


@pytest.mark.rule("R11.8", "A-10.1")
def test_the_reward_comes_before_the_next_step() -> None:
    game = position("made-up rules: Loner, Sleepover\nseat 0:\nhand: Lefty\nstuff: 1 pizza 1 toy")
    go(game, "play Lefty", "use public")
    assert score(game, 0) == 0
    take(game, "keep Loner")
    assert score(game, 0) == 2


@pytest.mark.rule("R11.9", "T-10.4")
def test_there_is_no_level_six() -> None:
    game = position("""
        leader: 1
        made-up rules: Loner, Sleepover
        seat 0:
          hand: Chef
          level: 5
          stuff: 4 pizza 4 toy
        seat 1:
          hand: Captain
          stuff: 1 pizza 1 toy
    """)
    go(game, "play Captain", "use public", "keep Loner", "?end")
    assert game.asked == 0
    assert refused(game, "follow Chef").rule == "R7.4"


@pytest.mark.rule("R11.10")
def test_levels_and_lookouts_stay() -> None:
    game = position("seat 0:\nhand: Bug\nlevel: 3\nlookout: Chef, Doc, Dot, Tiny\ndeck: 5\nseat 1:\ndeck: 5")
    finish_turn(game)
    finish_turn(game)
    assert (level(game, 0), lookout(game, 0), len(hand(game, 0))) == (3, ["Chef", "Doc", "Dot", "Tiny"], 5)
    assert final("level: 3").scores()[0].fort == 9
