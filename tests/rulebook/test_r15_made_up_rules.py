"""R15: made-up rules, scored at the end."""

import pytest

from tests.rulebook.playing import final
from tests.tables import score


def points(rule: str, mine: str, *rivals: str) -> int:
    """What the rule is worth to seat 0; the deck is empty unless it is named."""
    empty = "" if "deck:" in mine else "deck: none; "
    height = "" if "level:" in mine else "level: 1; "
    game = final(f"{empty}{height}made-up rule: {rule}; {mine}", *(rivals or ("deck: none",)))
    assert score(game, 0) == 0
    return int(game.scores()[0].made_up_rule)


@pytest.mark.rule("R15.0", "R15.8", "A-11.8")
def test_the_zones_that_count() -> None:
    zones = "hand: Tiny; discard pile: Prince; lookout: Golden Boy; yard: Ghost; deck: Puddin"
    assert points("Play Palace", zones, "deck: none; yard: Tiny; lookout: Prince") == 5


@pytest.mark.rule("R15.0", "A-11.8")
def test_the_box_does_not_count() -> None:
    game = final(
        "deck: none; level: 1; made-up rule: Play Palace", table="box: Tiny, Prince\npark: Ghost, Chef, Doc"
    )
    assert game.scores()[0].made_up_rule == 0


@pytest.mark.rule("R15.1", "A-11.12")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("hand: Dot", 2),
        ("hand: Lefty, Captain, Moose, Skids", 4),
        ("deck: Zip; discard pile: Blades, Chef", 1),
        ("hand: Chef; perk: DIY; level: 2", 0),
    ],
)
def test_big_plans(cards: str, worth: int) -> None:
    assert points("Big Plans", cards) == worth


@pytest.mark.rule("R15.1", "A-11.12")
@pytest.mark.parametrize(("seat", "friend"), [(1, "Rusty"), (2, "Sparky"), (3, "Bitsy")])
def test_big_plans_with_best_friends(seat: int, friend: str) -> None:
    seats = [
        f"deck: {friend}; level: 1; made-up rule: Big Plans" if number == seat else "" for number in range(4)
    ]
    assert final(*seats).scores()[seat].made_up_rule == 1


@pytest.mark.rule("R15.2", "A-11.11")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("hand: Chef, Doc, Noodle Twins", 1),
        ("hand: Chef, Bug, Kitty, Dash, Blitz", 5),
        ("hand: Chef, Bug, Kitty; deck: Dash; lookout: Blitz; yard: Tiny", 7),
        ("hand: Chef, Bug, Kitty, Dash, Blitz, Blades, Smoke", 5),
        ("hand: Chef, Bug, Kitty, Dash, Blitz, Puddin", 7),
    ],
)
def test_friendship_bracelet(cards: str, worth: int) -> None:
    assert points("Friendship Bracelet", cards) == worth


@pytest.mark.rule("R15.3")
def test_piggy_bank() -> None:
    assert points("Piggy Bank", "level: 2; stuff: 2 pizza 3 toy; pack: 1 pizza 2 toy") == 5


@pytest.mark.rule("R15.4")
def test_pizza_party() -> None:
    assert points("Pizza Party", "level: 2; stuff: 2 pizza 3 toy; pack: 1 pizza 2 toy") == 3


@pytest.mark.rule("R15.5", "A-11.10", "T-11.10")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("hand: Chef", 5),
        ("lookout: Zip", 0),
        ("deck: Blades", 0),
        ("hand: Zip", 0),
        ("discard pile: Zip, Blades", 0),
    ],
)
def test_loner(cards: str, worth: int) -> None:
    assert points("Loner", cards) == worth


@pytest.mark.rule("R15.6")
@pytest.mark.parametrize(("height", "worth"), [(1, 0), (2, 8), (3, 0), (5, 0)])
def test_minimalism(height: int, worth: int) -> None:
    assert points("Minimalism", f"level: {height}") == worth


@pytest.mark.rule("R15.7")
def test_popularity() -> None:
    assert points("Popularity", "level: 3; lookout: The Moles, Chef, Zip; hand: Doc") == 3


@pytest.mark.rule("R15.8")
def test_play_palace() -> None:
    assert points("Play Palace", "hand: Puddin, Tiny, Blades, Smoke, Chef") == 2


@pytest.mark.rule("R15.9")
def test_secret_stash() -> None:
    assert points("Secret Stash", "level: 2; stuff: 2 pizza 3 toy; pack: 1 pizza 2 toy") == 3


@pytest.mark.rule("R15.10", "A-11.7", "T-11.7a", "T-11.7b", "T-11.7c")
@pytest.mark.parametrize(
    ("mine", "theirs", "worth"),
    [(14, (12, 12), 8), (14, (14, 12), 4), (14, (14, 14), 4), (12, (14, 12), 0)],
)
def test_sleepover(mine: int, theirs: tuple[int, int], worth: int) -> None:
    assert points("Sleepover", f"deck: {mine}", *(f"deck: {cards}" for cards in theirs)) == worth


@pytest.mark.rule("R15.10", "R15.0")
def test_sleepover_counts_every_zone_and_best_friends() -> None:
    mine = "hand: Chef; yard: Doc; discard pile: Dot; lookout: Zip; deck: Blades"
    assert points("Sleepover", mine, "deck: Rusty, Bud; hand: Tiny; lookout: Bug") == 8


@pytest.mark.rule("R15.11")
def test_slime_lab() -> None:
    assert points("Slime Lab", "hand: Noodle Twins, Chef; lookout: Doc; deck: Blades, Smoke") == 4
