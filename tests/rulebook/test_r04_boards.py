"""R4: the player board and its limits."""

import pytest

from tests.rulebook.playing import end_play, final, finish_turn, go
from tests.tables import (
    discard_pile,
    hand,
    level,
    lookout,
    offered,
    pack,
    perk,
    position,
    refused,
    score,
    stuff,
    take,
    yard,
)


@pytest.mark.rule("R4.1", "R5.2", "R9.2")
def test_a_yard_is_filled_by_discarding_and_emptied_by_cleaning_up() -> None:
    game = position("seat 0:\nhand: Tiny, Chef\ndeck: 10\nseat 1:\ndeck: 10")
    finish_turn(game)
    assert yard(game, 0) == ["Chef", "Tiny"]
    finish_turn(game)
    assert yard(game, 0) == []
    assert {"Chef", "Tiny"} <= set(discard_pile(game, 0))


@pytest.mark.rule("R4.1", "R8.2.2", "R13.10")
def test_a_yard_is_emptied_by_rivals() -> None:
    game = position("seat 0:\nhand: Golden Boy\nseat 1:\nyard: Chef, Doc")
    go(game, "play Golden Boy", "use private", "trash Chef from yard 1", "?end", "recruit Doc from yard 1")
    assert yard(game, 1) == []


@pytest.mark.rule("R4.2", "R13.3", "T-2.4")
def test_a_full_lookout_takes_no_more() -> None:
    game = position("seat 0:\nhand: Prince, Tiny\nlookout: Chef")
    take(game, "play Prince")
    refused(game, "use public")
    take(game, "use private")
    assert (score(game, 0), lookout(game, 0)) == (1, ["Chef"])


@pytest.mark.rule("R4.2")
def test_a_lookout_holds_one_card_more_than_the_level() -> None:
    game = position("seat 0:\nhand: Prince, Puddin, Bug, Tiny\nlookout: Chef\nlevel: 2")
    go(game, "play Prince", "add Puddin", "coin uncounted", "use public", "tuck Bug", "tuck Tiny")
    assert lookout(game, 0) == ["Bug", "Chef", "Tiny"]


@pytest.mark.rule("R4.2", "R9.1")
def test_cards_stay_in_the_lookout() -> None:
    game = position("seat 0:\nhand: Bug\nlookout: Worm\ndeck: 10\nseat 1:\ndeck: 10")
    go(game, "play Bug", "add shovel from lookout", "use public", "?times 2")
    end_play(game)
    finish_turn(game)
    finish_turn(game)
    assert lookout(game, 0) == ["Worm"]


@pytest.mark.rule("R4.3")
def test_stuff_holds_four_of_each() -> None:
    game = position("seat 0:\nhand: Bug, Sarge\nstuff: 4 pizza 3 toy")
    assert refused(game, "play Bug").rule == "R6.4.1"
    go(game, "play Sarge", "use public")
    assert stuff(game, 0) == (4, 4)


@pytest.mark.rule("R4.4", "T-2.3")
def test_a_full_pack_takes_no_more() -> None:
    game = position("seat 0:\nhand: Penny\nstuff: 2 toy\npack: 1 pizza")
    take(game, "play Penny")
    refused(game, "use public")
    take(game, "use private")
    assert (score(game, 0), pack(game, 0)) == (1, (1, 0))


@pytest.mark.rule("R4.4", "R13.2", "A-2.3")
def test_a_pack_holds_any_mix_up_to_the_level_and_one() -> None:
    game = position("seat 0:\nhand: Penny, Icky & Sticky\nstuff: 2 pizza 3 toy\nlevel: 2")
    go(game, "play Penny", "add Icky & Sticky", "use public", "pack toy", "pack pizza", "pack toy")
    assert (stuff(game, 0), pack(game, 0)) == ((1, 1), (1, 2))


@pytest.mark.rule("R4.5", "R13.1")
def test_gathered_resources_go_to_stuff_only() -> None:
    game = position("seat 0:\nhand: Bug\nlevel: 3\nseat 1:\nhand: Worm\nlevel: 3")
    go(game, "play Bug", "use public", "end", "follow Worm")
    assert [(stuff(game, seat), pack(game, seat)) for seat in (0, 1)] == [((1, 0), (0, 0))] * 2


@pytest.mark.rule("R4.6")
def test_the_fort_counts_only_at_the_end() -> None:
    game = position("seat 0:\nhand: Captain\nlevel: 2\nstuff: 2 pizza 2 toy")
    go(game, "play Captain", "use public", "?end")
    assert (level(game, 0), score(game, 0)) == (3, 0)
    assert [seat.fort for seat in final("level: 3", "level: 0").scores()] == [9, 0]


@pytest.mark.rule("R4.7", "R13.7", "R13.7.1", "R13.7.2", "A-10.7")
def test_a_white_symbol_is_paid_with_either_out_of_stuff_and_pack() -> None:
    game = position("perks: Bribe, DIY\nseat 0:\nhand: Captain\nlevel: 1\nstuff: 2 pizza 1 toy\npack: 1 toy")
    go(game, "play Captain", "use public")
    assert sorted(offered(game)) == [
        "pay 1 pizza 1 toy and 1 toy from pack",
        "pay 2 pizza 1 toy",
        "pay 2 pizza and 1 toy from pack",
    ]
    go(game, "pay 2 pizza and 1 toy from pack", "take Bribe")
    assert (stuff(game, 0), pack(game, 0), level(game, 0), perk(game, 0)) == ((0, 1), (0, 0), 2, "Bribe")


@pytest.mark.rule("R4.8", "R11.6", "R11.7")
def test_the_rewards_of_the_levels() -> None:
    game = position("""
        sculpture: table
        seat 0:
          hand: Captain
          level: 4
          stuff: 3 pizza 3 toy
        seat 1:
          hand: Chef
    """)
    go(game, "play Captain", "use public", "?end", "decline")
    for over in (False, True):
        finish_turn(game)
        assert game.over == over
    assert game.scores()[0].sculpture == 4


@pytest.mark.rule("R4.9", "T-2.2")
def test_what_has_no_room_is_not_taken() -> None:
    game = position("seat 0:\nhand: Blades, Chef\nstuff: 3 pizza\nlevel: 1")
    go(game, "play Blades", "declare book", "use private", "?trash Chef", "use public", "gather pizza")
    assert (stuff(game, 0), pack(game, 0), hand(game, 0)) == ((4, 0), (0, 0), [])
