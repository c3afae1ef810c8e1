"""Why not: reasons that the scenarios do not meet."""

import fort
from tests.tables import position, refused, take

TABLE = """
leader: 0
seat 0:
  hand: {}
  {}
seat 1:
  hand: Worm
  {}
"""


def test_a_card_that_is_not_in_the_packet_cannot_be_picked() -> None:
    game = fort.new_game(2, "advanced", "packet")
    packet = set(game.the_draft().packets[0])
    other = next(kid.name for kid in game.components.kids if kid.number not in packet)
    assert refused(game, f"pick {other}").code == "not-in-packet"


def test_only_what_is_in_hand_or_lookout_can_be_added() -> None:
    game = take(position(TABLE.format("Bug", "", "")), "play Bug")
    assert refused(game, "add The Moles").code == "not-in-hand"
    assert refused(game, "add shovel from lookout").code == "not-in-lookout"


def test_a_blank_box_and_a_used_one_cannot_be_used() -> None:
    game = take(position(TABLE.format("Punky, Blitz", "", "")), "play Punky")
    assert refused(game, "use public").code == "blank"
    game = take(position(TABLE.format("Bug, Chef", "", "")), "play Bug", "use public")
    assert refused(game, "use public").code == "used"


def test_a_question_about_the_type_takes_only_types_to_gather() -> None:
    table = TABLE.format("Tiny, Chef", "", "stuff: 1 toy")
    game = take(position(table), "play Tiny", "use public")
    assert game.question is not None
    assert game.question.kind == "type"
    assert game.legal(fort.choice("gather toy"))
    assert refused(game, "convert to toy").code == "not-now"


def test_a_payment_that_is_not_the_cost_is_refused() -> None:
    table = TABLE.format("Zip", "stuff: 2 pizza 2 toy\n  level: 1\n  pack: 1 toy", "")
    game = take(position(table), "play Zip")
    assert refused(game, "pay 4 pizza").code == "wrong-payment"


def test_reasons_are_equal_if_they_say_the_same() -> None:
    game = take(position(TABLE.format("Bug", "", "")), "play Bug")
    one, other = refused(game, "add The Moles"), refused(game, "add The Moles")
    assert one == other
    assert hash(one) == hash(other)
    assert one != refused(game, "add Chef")
    other_kind: object = "not-in-hand"
    assert one != other_kind
    assert repr(one).startswith("Reason(code='not-in-hand'")


def test_what_belongs_to_another_time_is_not_asked_now() -> None:
    draft = fort.new_game(2, "advanced", "packet")
    assert refused(draft, "skip").code == "not-now"
    game = take(position(TABLE.format("Tiny, Chef", "", "")), "play Tiny", "use public")
    assert refused(game, "pick Bug").code == "not-now"
