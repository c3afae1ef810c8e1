"""R13: the actions."""

import pytest

import fort
from tests.rulebook.playing import end_play, finish_turn, go
from tests.tables import (
    discard_pile,
    hand,
    in_play,
    level,
    lookout,
    offered,
    pack,
    position,
    refused,
    score,
    stuff,
    supply,
    take,
    trashed,
    yard,
)


@pytest.mark.rule("R13.1", "A-2.1")
def test_gathering_takes_from_the_supply() -> None:
    game = position("seat 0:\nhand: Bug, The Moles")
    go(game, "play Bug", "add The Moles", "use public", "?times 3")
    assert (stuff(game, 0), supply(game)) == ((3, 0), (27, 30))


@pytest.mark.rule("R13.1", "A-2.1")
def test_what_the_supply_lacks_is_not_gathered() -> None:
    game = position("supply: 0 pizza 5 toy\nseat 0:\nhand: Bug, Bones, Chef")
    assert refused(game, "play Bug").rule == "R6.4.1"
    go(game, "play Bones", "use private", "?gather toy")
    assert stuff(game, 0) == (0, 1)


@pytest.mark.rule("R13.1.1", "T-6.8a")
@pytest.mark.parametrize(("kind", "got"), [("pizza", (2, 0)), ("toy", (0, 2))])
def test_one_type_in_one_action(kind: str, got: tuple[int, int]) -> None:
    game = position("seat 0:\nhand: Blitz, Punky")
    go(game, "play Blitz", "add Punky", "use public")
    assert sorted(offered(game)) == ["gather pizza", "gather toy"]
    go(game, f"gather {kind}", "?times 2")
    assert stuff(game, 0) == got
    assert not any(text.startswith("gather") for text in offered(game))


@pytest.mark.rule("R13.1.1", "T-6.8b")
def test_two_actions_may_gather_two_types() -> None:
    game = position("seat 0:\nhand: Tiny\nseat 1:\nyard: Chef")
    go(game, "play Tiny", "use public", "gather pizza", "use private", "?gather toy")
    go(game, "?trash Chef from yard 1", "?gather toy")
    assert (stuff(game, 0), trashed(game).count("Chef")) == ((1, 1), 1)


@pytest.mark.rule("R13.1.2", "R14.1.1")
def test_symbols_side_by_side_are_a_count() -> None:
    game = position("seat 0:\nhand: Crash, Punky\nstuff: 3 toy")
    go(game, "play Crash", "use private", "gather pizza", "?times 2")
    assert stuff(game, 0) == (2, 3)


@pytest.mark.rule("R13.1.2", "R6.4.1")
def test_two_is_two_also_with_room_for_one() -> None:
    game = position("seat 0:\nhand: Scout\nstuff: 3 toy\npack: 1 pizza")
    assert refused(game, "play Scout").rule == "R6.4.1"


@pytest.mark.rule("R13.2")
def test_packing_moves_from_stuff() -> None:
    game = position("seat 0:\nhand: Penny\nstuff: 1 pizza 1 toy")
    go(game, "play Penny", "use public")
    assert sorted(offered(game)) == ["pack pizza", "pack toy"]
    take(game, "pack pizza")
    assert (stuff(game, 0), pack(game, 0), supply(game)) == ((0, 1), (1, 0), (29, 29))


@pytest.mark.rule("R13.2", "A-2.3")
def test_nothing_in_stuff_nothing_to_pack() -> None:
    game = position("seat 0:\nhand: Penny")
    assert refused(game, "play Penny").rule == "R6.4.1"


@pytest.mark.rule("R13.3", "A-3.9")
def test_tucking_takes_a_card_from_hand() -> None:
    game = position("seat 0:\nhand: Moose, Zip, Chef\ndiscard pile: Doc")
    go(game, "play Moose", "use public")
    assert sorted(offered(game)) == ["tuck Chef", "tuck Zip"]
    take(game, "tuck Zip")
    assert (lookout(game, 0), hand(game, 0)) == (["Zip"], ["Chef"])


@pytest.mark.rule("R13.4", "R13.4.1", "R13.4.2", "R13.4.3")
def test_trash_from_hand_or_discard_pile() -> None:
    game = position("seat 0:\nhand: Crash, Zip, Chef\ndiscard pile: Doc, Blades\nlookout: Tiny\ndeck: Kitty")
    go(game, "play Crash", "use public")
    assert sorted(offered(game)) == [
        "trash Blades from discard pile",
        "trash Chef",
        "trash Doc from discard pile",
        "trash Zip",
    ]
    take(game, "trash Zip")
    assert ("Zip" in trashed(game), hand(game, 0)) == (True, ["Chef"])


@pytest.mark.rule("R13.4", "R13.4.1")
def test_trash_needs_a_card() -> None:
    game = position("seat 0:\nhand: Crash\nstuff: 4 pizza 4 toy\nlookout: Tiny\ndeck: Kitty")
    assert refused(game, "play Crash").rule == "R6.4.1"


@pytest.mark.rule("R13.5", "A-8.3")
@pytest.mark.parametrize(("kid", "plain"), [("Wart", ()), ("Einstein", ("gather toy",)), ("Lil Boss", ())])
def test_trash_this_only_if_used(kid: str, plain: tuple[str, ...]) -> None:
    diagram = f"seat 0:\nhand: {kid}\ndeck: 5\nseat 1:\nhand: Ghost"
    game = position(diagram)
    go(game, f"play {kid}", "use public", *plain, "end", "decline", "recruit from park deck")
    assert (discard_pile(game, 0).count(kid), trashed(game).count(kid)) == (1, 0)
    game = position(diagram)
    go(game, f"play {kid}", "use private", "end", "decline", "recruit from park deck")
    assert (discard_pile(game, 0).count(kid), trashed(game).count(kid), score(game, 0)) == (0, 1, 1)


@pytest.mark.rule("R13.5", "R13.5.1", "A-8.4")
def test_the_pending_trashing_is_full_use_and_takes_no_follower_along() -> None:
    game = position("seat 0:\nhand: Wart\nstuff: 4 pizza\ndeck: 5\nseat 1:\nhand: Worm")
    go(game, "play Wart", "use private", "?end", "follow Worm")
    assert (discard_pile(game, 1), stuff(game, 1), score(game, 1)) == (["Worm"], (1, 0), 0)
    assert trashed(game).count("Wart") == 1


@pytest.mark.rule("R13.5.1")
def test_trash_this_stands_in_private_boxes_only() -> None:
    kids = fort.box.read().kids
    assert {kid.name for kid in kids if "trash-this" in kid.private} == {"Wart", "Einstein", "Lil Boss"}
    assert not [kid.name for kid in kids if "trash-this" in kid.public]


@pytest.mark.rule("R13.7", "R13.7.2", "A-10.7")
def test_paying_out_of_stuff_and_pack() -> None:
    game = position("seat 0:\nhand: Skids\nlevel: 2\nstuff: 2 pizza 1 toy\npack: 1 pizza 1 toy")
    go(game, "play Skids", "use private")
    assert sorted(offered(game)) == [
        "pay 1 pizza 1 toy and 1 pizza 1 toy from pack",
        "pay 2 pizza 1 toy and 1 toy from pack",
    ]
    take(game, "pay 2 pizza 1 toy and 1 toy from pack")
    assert (level(game, 0), stuff(game, 0), pack(game, 0)) == (3, (0, 0), (1, 0))


@pytest.mark.rule("R13.8")
def test_scoring_moves_the_marker() -> None:
    game = position("seat 0:\nhand: Bug\nlevel: 3\nscore: 7")
    go(game, "play Bug", "use private", "?times 3")
    assert score(game, 0) == 10


@pytest.mark.rule("R13.9")
@pytest.mark.parametrize(("place", "left"), [("stuff", ((1, 0), (0, 1))), ("pack", ((1, 1), (0, 0)))])
def test_spending(place: str, left: tuple[tuple[int, int], tuple[int, int]]) -> None:
    game = position("seat 0:\nhand: Kitty\nstuff: 1 pizza 1 toy\npack: 1 toy")
    go(game, "play Kitty", "use private", f"spend toy from {place}")
    assert ((stuff(game, 0), pack(game, 0)), score(game, 0), supply(game)) == (left, 1, (29, 29))


@pytest.mark.rule("R13.9")
def test_spending_needs_the_kind_shown() -> None:
    game = position("seat 0:\nhand: Kitty\nstuff: 3 pizza")
    take(game, "play Kitty")
    refused(game, "use private")


@pytest.mark.rule("R13.10", "A-3.10")
def test_trashing_a_rivals_card() -> None:
    game = position("seat 0:\nhand: Golden Boy\nseat 1:\nyard: Chef, Doc\nseat 2:\nyard: Kitty")
    go(game, "play Golden Boy", "use private")
    assert sorted(offered(game)) == [
        "trash Chef from yard 1",
        "trash Doc from yard 1",
        "trash Kitty from yard 2",
    ]
    take(game, "trash Doc from yard 1")
    assert (yard(game, 1), yard(game, 2), trashed(game).count("Doc")) == (["Chef"], ["Kitty"], 1)


@pytest.mark.rule("R13.10", "R14.2.1", "T-3.5")
def test_without_a_target_nothing_is_trashed() -> None:
    game = position("seat 0:\nhand: Tiny\nseat 1:\nhand: Ghost")
    take(game, "play Tiny")
    refused(game, "use private")
    go(game, "use public", "gather toy")
    assert stuff(game, 0) == (0, 1)


@pytest.mark.rule("R13.11")
def test_copying_the_pack() -> None:
    game = position("seat 0:\nhand: Giggles\nlevel: 2\npack: 2 pizza 1 toy\nstuff: 1 toy")
    go(game, "play Giggles", "use public", "?copy 2 pizza 1 toy")
    assert (stuff(game, 0), pack(game, 0), supply(game)) == ((2, 2), (2, 1), (26, 27))


@pytest.mark.rule("R13.11", "A-2.5")
def test_copying_the_pack_takes_room_for_all_of_it() -> None:
    game = position("seat 0:\nhand: Giggles\nlevel: 1\npack: 1 pizza 1 toy\nstuff: 4 toy")
    assert refused(game, "play Giggles").rule == "R6.4.1"


@pytest.mark.rule("R13.12", "A-2.9")
def test_copying_a_rivals_pack() -> None:
    game = position("""
        seat 0:
          hand: Smoke
        seat 1:
          level: 1
          pack: 2 toy
        seat 2:
          pack: 1 pizza
    """)
    go(game, "play Smoke", "?use private")
    assert sorted(offered(game)) == ["copy pack of 1", "copy pack of 2"]
    take(game, "copy pack of 1")
    assert (stuff(game, 0), pack(game, 1), supply(game)) == ((0, 2), (0, 2), (29, 26))


@pytest.mark.rule("R13.12", "A-2.9")
def test_only_a_pack_that_can_be_copied_wholly_is_full() -> None:
    game = position(
        "seat 0:\nhand: Smoke\nstuff: 3 toy\nseat 1:\nlevel: 1\npack: 2 toy\nseat 2:\npack: 1 pizza"
    )
    go(game, "play Smoke", "?use private")
    refused(game, "copy pack of 1")
    go(game, "?copy pack of 2")
    assert stuff(game, 0) == (1, 3)


@pytest.mark.rule("R13.13", "R13.13.2", "T-2.6a")
def test_converting_needs_room_for_the_new_type() -> None:
    game = position("seat 0:\nhand: Golden Boy\nstuff: 1 pizza 4 toy")
    go(game, "play Golden Boy", "use public", "?convert to pizza")
    assert (stuff(game, 0), supply(game)) == ((2, 3), (28, 27))


@pytest.mark.rule("R13.13.2", "T-2.6a")
def test_converting_to_the_full_type_is_refused() -> None:
    game = position("seat 0:\nhand: Golden Boy\nstuff: 1 pizza 4 toy")
    go(game, "play Golden Boy", "use public")
    assert "convert to toy" not in offered(game)


@pytest.mark.rule("R13.13", "T-2.6b")
def test_converting_in_the_pack_always_fits() -> None:
    game = position("seat 0:\nhand: Golden Boy\nstuff: 4 toy\npack: 1 pizza")
    go(game, "play Golden Boy", "use public", "convert to toy", "?convert in pack")
    assert (stuff(game, 0), pack(game, 0)) == ((0, 4), (0, 1))


@pytest.mark.rule("R13.13", "A-2.6")
@pytest.mark.parametrize(("place", "after"), [("stuff", ((0, 1), (1, 0))), ("pack", ((1, 0), (0, 1)))])
def test_the_new_token_takes_the_place_of_the_old(
    place: str, after: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    game = position("seat 0:\nhand: Golden Boy\nstuff: 1 pizza\npack: 1 pizza")
    go(game, "play Golden Boy", "use public", "?convert to toy", f"convert in {place}")
    assert (stuff(game, 0), pack(game, 0)) == after


@pytest.mark.rule("R13.13.1", "A-6.9")
def test_all_conversions_go_the_same_way() -> None:
    game = position("seat 0:\nhand: Tink, Kitty\nstuff: 2 pizza 2 toy\nlevel: 1")
    go(game, "play Tink", "add Kitty", "use private", "convert to pizza", *["?convert in stuff"] * 2)
    assert stuff(game, 0) == (4, 0)


@pytest.mark.rule("R13.4.4", "R13.4.1")
def test_a_follower_does_not_trash_from_yard_or_deck() -> None:
    game = position("seat 0:\nhand: Crash\nseat 1:\nhand: Punky, Chef\nyard: Doc\ndeck: Kitty\nlookout: Tiny")
    go(game, "play Crash", "use private", "gather toy", "?times 2", "end", "follow Punky")
    assert sorted(offered(game)) == ["trash Chef", "trash Punky from discard pile"]


@pytest.mark.rule("R13.6", "R9.1")
def test_in_play_is_empty_after_the_turn() -> None:
    game = position("seat 0:\nhand: Baby Face\nseat 1:\nhand: Ghost")
    go(game, "play Baby Face", "use public", "recruit from park deck")
    end_play(game)
    assert (in_play(game), len(discard_pile(game, 0))) == (["Baby Face"], 1)
    finish_turn(game)
    assert in_play(game) == []
