"""Recycling in the middle of a play, where it helps and where it would spoil it."""

import pytest

import fort
from fort.box import read
from tests.judge import Judge
from tests.tables import discard_pile, hand, lookout, offered, refused, score, stuff
from tests.words.boxes import played, with_kid

TABLE = """
leader: 0
seat 0:
  hand: {}
  discard pile: {}
  perk: Recycling
  level: 2
  {}
seat 1:
  hand: none
"""


@pytest.mark.rule("A-16.10")
def test_a_kid_is_not_recycled_where_the_play_could_then_not_end_lawfully() -> None:
    """Without a hand the chain stops at its second step and Chef is left for the private trash.

    With Chef in hand he would have to be tucked, the toy has no room, and nothing would be left to trash.
    """
    box = with_kid("Bug", "spend-pizza > lookout > toy", "trash")
    table = TABLE.format("Bug", "Chef", "stuff: 1 pizza 4 toy\n  pack: 1 pizza")
    game = played(box, table, "play Bug")
    assert offered(game) == ["use public", "use private", "recycle Chef"]
    game.take(fort.choice("use public"))
    assert offered(game) == ["spend pizza from stuff", "spend pizza from pack"]
    assert refused(game, "recycle Chef").code == "spoils"
    game.take(fort.choice("spend pizza from pack"))
    assert offered(game) == ["use private", "recycle Chef"]  # now he can be trashed out of the hand


@pytest.mark.rule("A-16.10")
def test_it_is_recycled_there_if_another_card_is_left_to_trash() -> None:
    box = with_kid("Bug", "spend-pizza > lookout > toy", "trash")
    table = TABLE.format("Bug", "Chef, Dash", "stuff: 1 pizza 4 toy\n  pack: 1 pizza")
    game = played(box, table, "play Bug", "use public", "recycle Chef", "spend pizza from pack")
    assert lookout(game, 0) == ["Chef"]
    assert offered(game) == ["use private"]


@pytest.mark.rule("A-5.12")
def test_a_recycled_kid_can_be_added() -> None:
    box = with_kid("Bug", "pizza x glue", "vp")
    game = played(box, TABLE.format("Bug", "Tink, Chef", ""), "play Bug")
    assert offered(game) == ["use private", "recycle Chef", "recycle Tink"]
    game.take(fort.choice("recycle Tink"))
    assert (hand(game, 0), discard_pile(game, 0)) == (["Tink"], ["Chef"])
    assert offered(game) == ["add Tink", "use private"]
    for text in ("add Tink", "use public", "use private"):
        game.take(fort.choice(text))
    assert (stuff(game, 0), score(game, 0)) == ((1, 0), 1)


@pytest.mark.rule("A-16.10", "A-5.12")
def test_a_kid_to_be_recycled_is_thought_of_as_added_only_once() -> None:
    """Chef lacks the skateboard of his private action, and the coin of Smoke could be given another suit."""
    game = played(read(), TABLE.format("Chef, Blades", "Smoke", ""), "play Chef", "use public", "add Blades")
    assert offered(game) == ["coin as skateboard", "recycle Smoke"]
    game.take(fort.choice("recycle Smoke"))
    assert offered(game) == ["coin as skateboard"]


@pytest.mark.rule("A-16.10", "A-5.12")
@pytest.mark.parametrize("spare", ["Smoke", "Dash"])
def test_a_kid_to_be_recycled_joins_the_hand_in_foresight(spare: str) -> None:
    """The private action falls short, so Tink must be added to the public one, and the other is trashed."""
    box = with_kid("Bug", "vp x glue", "trash & copy-rival-pack")
    game = played(box, TABLE.format("Bug, Tink", spare, ""), "play Bug", "use private")
    assert offered(game) == [f"trash {spare} from discard pile", f"recycle {spare}"]
    assert [str(choice) for choice in Judge().lawful_choices(game)] == offered(game)
    for text in (f"recycle {spare}", f"trash {spare}", "add Tink", "use public"):
        game.take(fort.choice(text))
    assert score(game, 0) == 1


def test_a_kid_can_be_recycled_while_a_made_up_rule_is_chosen() -> None:
    """What is kept does not matter to how the play can end."""
    table = TABLE.replace("level: 2", "level: 0").format("Dot, Bug", "Chef", "stuff: 4 pizza 4 toy")
    game = played(read(), table, "play Dot", "use public")
    while game.task().kind != "keep":
        game.take(game.options()[0])
    assert "recycle Chef" in offered(game)
    game.take(fort.choice("recycle Chef"))
    assert game.task().kind == "keep"
    assert "Chef" in hand(game, 0)
