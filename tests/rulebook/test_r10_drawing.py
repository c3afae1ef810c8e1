"""R10: drawing."""

import pytest

from tests.rulebook.playing import go
from tests.tables import deck, discard_pile, hand, position, take

KIDS = "Chef, Doc, Dot, Bug, Tiny"


@pytest.mark.rule("R10.1", "A-12.2", "T-12.2")
def test_five_cards_and_no_shuffle_before_it_is_needed() -> None:
    game = position(f"phase: draw\nseat 0:\ndeck: {KIDS}\ndiscard pile: Kitty, Tink\nseat 1:\nhand: Ghost")
    assert hand(game, 0) == sorted(KIDS.split(", "))
    assert (deck(game, 0), discard_pile(game, 0)) == ([], ["Kitty", "Tink"])


@pytest.mark.rule("R10.1")
def test_cards_are_drawn_from_the_top() -> None:
    game = position(f"phase: draw\nseat 0:\ndeck: {KIDS}, Kitty, Tink\nseat 1:\nhand: Ghost")
    assert hand(game, 0) == sorted(KIDS.split(", "))
    assert deck(game, 0) == ["Kitty", "Tink"]


@pytest.mark.rule("R10.2")
def test_the_discard_pile_becomes_the_deck() -> None:
    game = position(f"phase: draw\nseat 0:\ndeck: Kitty, Tink\ndiscard pile: {KIDS}\nseat 1:\nhand: Ghost")
    assert {"Kitty", "Tink"} <= set(hand(game, 0))
    assert (len(hand(game, 0)), len(deck(game, 0)), discard_pile(game, 0)) == (5, 2, [])
    assert sorted(hand(game, 0) + deck(game, 0)) == sorted(["Kitty", "Tink", *KIDS.split(", ")])


@pytest.mark.rule("R10.2", "A-14.5")
def test_the_new_deck_is_shuffled() -> None:
    pile = "Chef, Doc, Dot, Bug, Tiny, Kitty, Tink, Ghost, Dash, Blitz"
    side = f"seat 0:\ndeck: none\ndiscard pile: {pile}\nseat 1:\nhand: Prince"
    decks = {tuple(deck(position(f"seed: {seed}\nphase: draw\n{side}"), 0)) for seed in "abcdef"}
    assert len(decks) > 1


@pytest.mark.rule("R10.3", "A-12.1")
def test_when_there_is_nothing_left_no_more_is_drawn() -> None:
    game = position("phase: draw\nseat 0:\ndeck: Kitty\ndiscard pile: Tink, Dot\nseat 1:\nhand: Ghost")
    assert (hand(game, 0), deck(game, 0), discard_pile(game, 0)) == (["Dot", "Kitty", "Tink"], [], [])


@pytest.mark.rule("R10.4")
def test_nothing_is_drawn_in_between() -> None:
    game = position("seat 0:\nhand: Bug, Worm\ndeck: 7\nseat 1:\nhand: Sarge, Ghost\ndeck: 6")
    go(game, "play Bug", "add Worm", "use public", "?times 2", "?end", "follow Sarge")
    assert [(len(hand(game, seat)), len(deck(game, seat))) for seat in (0, 1)] == [(0, 7), (1, 6)]
    take(game, "recruit from park deck")
    assert [(len(hand(game, seat)), len(deck(game, seat))) for seat in (0, 1)] == [(5, 2), (1, 6)]


@pytest.mark.rule("R10.1", "A-12.3")
def test_five_are_drawn_onto_a_hand_that_is_not_empty() -> None:
    game = position(f"phase: draw\nseat 0:\nhand: Ghost, Dash\ndeck: {KIDS}, Kitty\nseat 1:\nhand: Prince")
    assert len(hand(game, 0)) == 7
