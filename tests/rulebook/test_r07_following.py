"""R7: following."""

import pytest

from tests.rulebook.playing import end_play, finish_turn, go
from tests.tables import (
    deck,
    discard_pile,
    hand,
    level,
    lookout,
    offered,
    pack,
    position,
    refused,
    score,
    stuff,
    take,
    trashed,
)


@pytest.mark.rule("R7.1", "R18.3")
def test_rivals_are_asked_in_turn_order_once_each() -> None:
    game = position("""
        seats: 4
        leader: 1
        seat 0:
          hand: Worm, Sarge
        seat 1:
          hand: Bug
        seat 2:
          hand: Wart
        seat 3:
          hand: Scout
    """)
    go(game, "play Bug", "use public", "?end")
    asked = []
    for text in ("decline", "follow Scout", "follow Worm"):
        asked.append(game.asked)
        take(game, text)
    assert asked == [2, 3, 0]
    assert [stuff(game, seat) for seat in range(4)] == [(1, 0), (1, 0), (0, 0), (1, 0)]
    assert game.asked == 1


@pytest.mark.rule("R7.1", "A-7.14", "A-7.15", "T-7.15")
@pytest.mark.parametrize("silent", [False, True])
def test_every_rival_with_cards_is_asked_and_declining_is_final(silent: bool) -> None:
    game = position("seat 0:\nhand: Bug\nseat 1:\nhand: Chef, Doc, Tiny\nseat 2:\nhand: none")
    game = game.silent() if silent else game
    go(game, "play Bug", "use public", "?end")
    assert (game.asked, offered(game)) == (1, ["decline"])
    take(game, "decline")
    assert game.asked == 0


@pytest.mark.rule("R7.2", "R7.8.1", "T-7.6")
def test_following_an_unused_public_action_with_a_free_choice() -> None:
    game = position("seat 0:\nhand: Blades, Ghost\nseat 1:\nhand: Chef\nseat 2:\nhand: Patch")
    go(game, "play Blades", "declare book", "use private", "?trash Ghost", "end")
    go(game, "follow Chef", "gather pizza", "follow Patch", "gather toy")
    assert [stuff(game, seat) for seat in range(3)] == [(0, 0), (2, 0), (0, 2)]


@pytest.mark.rule("R7.3")
def test_following_takes_a_matching_card() -> None:
    game = position("seat 0:\nhand: Bug\nseat 1:\nhand: Chef, Worm, Doc")
    go(game, "play Bug", "use public", "?end")
    assert refused(game, "follow Chef").rule == "R7.3"
    assert sorted(offered(game)) == ["decline", "follow Worm"]
    take(game, "follow Worm")
    assert (hand(game, 1), discard_pile(game, 1)) == (["Chef", "Doc"], ["Worm"])


@pytest.mark.rule("R7.3.1", "R7.14")
def test_exactly_one_card() -> None:
    game = position("seat 0:\nhand: Bug\nseat 1:\nhand: Sarge, Worm, The Moles\nlookout: Wart")
    go(game, "play Bug", "use public", "?end")
    for text in ("add Sarge", "add shovel from lookout"):
        refused(game, text)
    take(game, "follow Worm")
    refused(game, "follow Sarge")
    assert (stuff(game, 1), discard_pile(game, 1)) == ((1, 0), ["Worm"])


@pytest.mark.rule("R7.3.2")
def test_not_a_card_in_the_lookout() -> None:
    game = position("seat 0:\nhand: Bug\nseat 1:\nhand: Chef\nlookout: Worm\ndiscard pile: Sarge")
    go(game, "play Bug", "use public", "?end")
    for kid in ("Worm", "Sarge"):
        refused(game, f"follow {kid}")
    assert offered(game) == ["decline"]


@pytest.mark.rule("R7.3.3", "A-3.9")
def test_best_friends_will_do() -> None:
    game = position("seat 0:\nhand: Bug\nseat 1:\nhand: Rusty")
    go(game, "play Bug", "use public", "?end", "follow Rusty")
    assert (stuff(game, 1), discard_pile(game, 1)) == ((1, 0), ["Rusty"])


@pytest.mark.rule("R7.4", "R7.6", "T-7.4a")
def test_a_double_card_with_room_for_one() -> None:
    game = position("seat 0:\nhand: Bug\nseat 1:\nhand: The Moles, Worm\nstuff: 3 pizza")
    go(game, "play Bug", "use public", "?end")
    assert refused(game, "follow The Moles").rule == "R7.4"
    assert sorted(offered(game)) == ["decline", "follow Worm"]


@pytest.mark.rule("R7.4", "A-2.1", "T-2.1a")
def test_the_supply_is_a_limit() -> None:
    game = position("supply: 2 pizza 30 toy\nseat 0:\nhand: Bug\nseat 1:\nhand: The Moles, Worm")
    go(game, "play Bug", "use public", "?end")
    assert refused(game, "follow The Moles").rule == "R7.4"
    take(game, "follow Worm")
    assert stuff(game, 1) == (1, 0)


@pytest.mark.rule("R7.4", "R7.9", "T-1.2d", "A-7.13")
def test_following_for_nothing_is_not_allowed() -> None:
    game = position("seat 0:\nhand: Worm\nlookout: Chef\nseat 1:\nhand: Bug")
    go(game, "play Worm", "use public", "gather toy", "?end")
    assert refused(game, "follow Bug").rule == "R7.4"


@pytest.mark.rule("R7.4", "R13.11", "T-1.2f")
def test_an_empty_pack_is_not_copied() -> None:
    game = position("seat 0:\nhand: Thunder\nseat 1:\nhand: Dash")
    go(game, "play Thunder", "use private", "?end")
    assert stuff(game, 0) == (1, 0)
    assert refused(game, "follow Dash").rule == "R7.4"


@pytest.mark.rule("R7.4", "T-2.5a")
def test_a_pack_is_copied_whole_or_not_at_all() -> None:
    game = position(
        "seat 0:\nhand: Thunder\nseat 1:\nhand: Dash\nlevel: 1\nstuff: 4 pizza\npack: 1 pizza 1 toy"
    )
    go(game, "play Thunder", "use private", "?end")
    assert refused(game, "follow Dash").rule == "R7.4"


@pytest.mark.rule("R7.4", "R14.2.3", "T-6.2b")
def test_a_chain_must_be_possible_to_its_end() -> None:
    game = position("seat 0:\nhand: Baby Face\nseat 1:\nhand: Punky\nstuff: 4 toy")
    go(game, "play Baby Face", "use private", "?end")
    assert refused(game, "follow Punky").rule == "R7.4"


@pytest.mark.rule("R7.5", "T-7.2b")
@pytest.mark.parametrize(
    ("kid", "matches"), [("Worm", True), ("Ace", True), ("Puddin", True), ("Chef", False)]
)
def test_the_declared_suit_is_matched(kid: str, matches: bool) -> None:
    game = position(f"leader: 1\nseat 1:\nhand: Bud\nseat 2:\nhand: {kid}")
    go(game, "play Bud", "declare shovel", "use public", "gather toy", "?times 2", "?end")
    if matches:
        take(game, f"follow {kid}")
        assert stuff(game, 2) == (0, 2)
    else:
        assert refused(game, f"follow {kid}").rule == "R7.3"


@pytest.mark.rule("R7.6", "R7.7", "R7.8.2", "T-7.3")
@pytest.mark.parametrize(("kid", "pizza"), [("Worm", 1), ("The Moles", 2)])
def test_only_the_discarded_card_counts(kid: str, pizza: int) -> None:
    game = position(f"""
        seat 0:
          hand: Bug, Sarge, Wart
        seat 1:
          hand: {kid}
          level: 1
          lookout: Moose, Scout
    """)
    go(game, "play Bug", "add Sarge", "add Wart", "use public", "?times 3", "?end", f"follow {kid}")
    assert (stuff(game, 0), stuff(game, 1)) == ((3, 0), (pizza, 0))


@pytest.mark.rule("R7.7.1", "A-7.4", "A-7.5")
@pytest.mark.parametrize(("coin", "tucked"), [("coin as crown", ["Bug", "Doc"]), ("coin uncounted", ["Bug"])])
def test_a_coin_beside_a_matching_suit_may_be_left_uncounted(coin: str, tucked: list[str]) -> None:
    game = position("seat 0:\nhand: Prince, Chef\nseat 1:\nhand: Puddin, Bug, Doc, Tiny\nlevel: 2")
    go(game, "play Prince", "use public", "?tuck Chef", "?end", "follow Puddin", coin)
    go(game, *(f"tuck {kid}" for kid in tucked))
    assert lookout(game, 1) == tucked
    assert game.asked == 0


@pytest.mark.rule("R7.7.1", "A-16.5")
def test_a_coin_needed_for_the_match_counts() -> None:
    game = position("seat 0:\nhand: Bug\nseat 1:\nhand: Puddin, Bud\nstuff: 4 pizza")
    go(game, "play Bug", "use public", "?end")
    for kid in ("Puddin", "Bud"):
        assert refused(game, f"follow {kid}").rule == "R7.4"


@pytest.mark.rule("R7.8", "R7.8.2", "A-6.8")
def test_followers_gather_the_type_the_leader_gathered() -> None:
    game = position(
        "seat 0:\nhand: Blitz, The Scrappers\nseat 1:\nhand: Punky\nseat 2:\nhand: Crash\nstuff: 4 toy"
    )
    go(
        game,
        "play Blitz",
        "add The Scrappers",
        "use public",
        "gather toy",
        "?times 3",
        "?end",
        "follow Punky",
    )
    assert stuff(game, 1) == (0, 1)
    assert refused(game, "follow Crash").rule == "R7.4"


@pytest.mark.rule("R7.8", "T-7.7")
@pytest.mark.parametrize(("room", "allowed"), [("stuff: 2 pizza", True), ("stuff: 3 pizza", False)])
def test_the_type_is_bound_but_not_the_amount(room: str, allowed: bool) -> None:
    game = position(f"seat 0:\nhand: Blades, Ghost\nseat 1:\nhand: Chef\n{room}")
    go(
        game,
        "play Blades",
        "declare book",
        "use private",
        "?trash Ghost",
        "use public",
        "gather pizza",
        "times 1",
    )
    if allowed:
        take(game, "follow Chef")
        assert (stuff(game, 0), stuff(game, 1)) == ((1, 0), (4, 0))
    else:
        assert refused(game, "follow Chef").rule == "R7.4"


@pytest.mark.rule("R7.9", "A-6.9", "T-7.8")
def test_the_follower_converts_as_the_follower_likes() -> None:
    game = position(
        "seat 0:\nhand: Golden Boy\nstuff: 1 pizza 1 toy\nseat 1:\nhand: Tiny\nstuff: 1 pizza 1 toy"
    )
    go(game, "play Golden Boy", "use public", "convert to toy", "?end", "follow Tiny", "convert to pizza")
    assert (stuff(game, 0), stuff(game, 1)) == ((0, 2), (2, 0))


@pytest.mark.rule("R7.9", "R8.5", "T-3.10")
def test_rivals_of_the_follower() -> None:
    game = position("""
        park: Kitty, Doc, Dot
        seat 0:
          hand: Baby Face
        seat 1:
          hand: Punky
          yard: Ghost
        seat 2:
          yard: Chef
    """)
    go(game, "play Baby Face", "use private", "end", "follow Punky")
    assert "recruit Chef from yard 2" in offered(game)
    refused(game, "recruit Ghost from yard 1")


@pytest.mark.rule("R7.10", "R13.6", "T-7.1")
def test_each_follower_finishes_before_the_next_decides() -> None:
    game = position("""
        park: Ghost, Doc, Dot
        park deck: Chef, Patch, Kitty, Tink
        seat 0:
          hand: Baby Face
        seat 1:
          hand: Punky
        seat 2:
          hand: Blitz
    """)
    go(game, "play Baby Face", "use private", "end", "follow Punky")
    assert game.asked == 1
    refused(game, "follow Blitz")
    take(game, "recruit Ghost from park")
    assert game.asked == 2
    take(game, "follow Blitz")
    refused(game, "recruit Ghost from park")
    take(game, "recruit Chef from park")
    assert (discard_pile(game, 1), discard_pile(game, 2)) == (["Punky", "Ghost"], ["Blitz", "Chef"])


@pytest.mark.rule("R7.11", "R7.12", "R10.4")
def test_following_twice_between_own_turns_draws_nothing() -> None:
    game = position("""
        seat 0:
          hand: Bug
        seat 1:
          hand: Chef
        seat 2:
          hand: Worm, Doc, Tiny
          deck: 6
    """)
    go(game, "play Bug", "use public", "?end", "decline", "follow Worm", "recruit from park deck")
    go(game, "play Chef", "use public", "?end", "follow Doc")
    assert (stuff(game, 2), hand(game, 2), len(deck(game, 2))) == ((2, 0), ["Tiny"], 6)
    assert sorted(discard_pile(game, 2)) == ["Doc", "Worm"]


@pytest.mark.rule("R7.13", "A-7.11")
@pytest.mark.parametrize(("kid", "match"), [("Ghost", "Tiny"), ("Punky", "Blitz")])
def test_a_blank_public_box_is_not_followed(kid: str, match: str) -> None:
    game = position(f"seat 0:\nhand: {kid}\nseat 1:\nhand: {match}")
    go(game, f"play {kid}", "use private", "gather toy", "?count crown")
    assert game.asked == 0
    assert "recruit from park deck" in offered(game)


@pytest.mark.rule("R7.4", "T-6.7", "T-7.10")
def test_following_doc_takes_all_of_it() -> None:
    game = position("seat 0:\nhand: Doc\nlookout: Bug\nseat 1:\nhand: Chef, Tiny\nstuff: 1 pizza")
    go(game, "play Doc", "use private", "end", "follow Chef", "?left first", "?tuck Tiny", "?pack pizza")
    assert (discard_pile(game, 1), lookout(game, 1), pack(game, 1)) == (["Chef"], ["Tiny"], (1, 0))


@pytest.mark.rule("R7.4", "T-6.7", "T-7.10", "A-7.12")
@pytest.mark.parametrize(
    "lacking",
    [
        "hand: Chef, Tiny",
        "hand: Chef; stuff: 1 toy",
        "hand: Chef, Tiny; stuff: 1 toy; pack: 1 toy",
        "hand: Chef, Tiny; stuff: 1 toy; lookout: Dash",
    ],
)
def test_following_doc_is_refused_when_a_part_is_impossible(lacking: str) -> None:
    game = position("seat 0:\nhand: Doc\nlookout: Bug\nseat 1:\n" + lacking.replace("; ", "\n"))
    go(game, "play Doc", "use private", "end")
    assert refused(game, "follow Chef").rule == "R7.4"


@pytest.mark.rule("R7.9", "R13.4.4", "T-3.2a")
def test_the_card_discarded_to_follow_may_be_trashed() -> None:
    game = position("seat 0:\nhand: Crash\nseat 1:\nhand: Punky\ndeck: 3")
    go(
        game,
        "play Crash",
        "use private",
        "gather toy",
        "?times 2",
        "end",
        "follow Punky",
        "?trash Punky from discard pile",
    )
    assert (hand(game, 1), discard_pile(game, 1), trashed(game).count("Punky")) == ([], [], 1)


@pytest.mark.rule("R7.9", "R11.8", "A-7.17")
def test_a_follower_takes_the_reward_before_the_next_decides() -> None:
    game = position("""
        made-up rules: Loner, Sleepover, Minimalism, Popularity
        seat 0:
          hand: Lefty
          stuff: 1 pizza 1 toy
        seat 1:
          hand: Worm
          stuff: 1 pizza 1 toy
        seat 2:
          hand: Chef
    """)
    go(game, "play Lefty", "use public", "keep Loner", "?end", "follow Worm")
    assert (game.asked, "keep Sleepover" in offered(game)) == (1, True)
    refused(game, "keep Loner")
    take(game, "keep Sleepover")
    assert (level(game, 1), score(game, 1), game.asked) == (1, 2, 2)


@pytest.mark.rule("R7.1")
def test_declining_changes_nothing() -> None:
    game = position("seat 0:\nhand: Bug\nseat 1:\nhand: Sarge")
    go(game, "play Bug", "use public")
    end_play(game)
    assert (hand(game, 1), stuff(game, 1)) == (["Sarge"], (0, 0))
    finish_turn(game)
    assert "play Sarge" in offered(game)
