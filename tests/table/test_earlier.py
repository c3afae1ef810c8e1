"""Records from before a ruling was amended are played again as they were."""

import pytest

import fort
from fort.table.record import Record
from fort.table.table import Table

DIAGRAM = """
    park: Chef, Bones, Doc
    park deck: 9
    seat 0:
      hand: {hand}
      deck: 6
      discard pile: Bug, Worm
      level: 2
      perk: {perk}
    seat 1:
      hand: Kitty
"""


def record(*choices: str, hand: str = "", perk: str = "Recycling") -> Record:
    new = Table.from_diagram(DIAGRAM.format(hand=hand, perk=perk)).record
    new.choices = [(0, fort.choice(choice)) for choice in choices]
    return new


EARLIER_AND_NOW = [
    (("recruit Chef from park",), ("skip", "recruit Chef from park")),
    (("recycle Bug", "recruit Chef from park"), ("recycle Bug", "skip", "recruit Chef from park")),
]


@pytest.mark.parametrize(("earlier", "now"), EARLIER_AND_NOW)
def test_a_record_without_the_question_of_an_empty_hand(earlier: list[str], now: list[str]) -> None:
    old, new = record(*earlier), record(*now)
    assert old.replay().diagram() == new.replay().diagram()
    assert old.text() != new.text()  # a record says what was chosen


@pytest.mark.parametrize(("earlier", "now"), EARLIER_AND_NOW)
def test_a_stored_table_without_it_goes_on(earlier: list[str], now: list[str]) -> None:
    old, new = (Table.from_diagram(DIAGRAM.format(hand="", perk="Recycling")) for _ in range(2))
    for table, choices in ((old, earlier), (new, now)):
        for choice in choices:
            table.take(fort.choice(choice), 0)
    assert old.game.diagram() == new.game.diagram()
    old.undo(0)
    assert str(old.game.options()[0]) == "skip"


def test_nothing_else_is_left_out() -> None:
    for refused in (
        record("recruit Chef from park", hand="Bug"),
        record("recruit Chef from park", perk="DIY"),
        record("recycle Bug", "recruit Chef from park", hand="Tiny"),
        record("recruit Kitty from park"),
        record("recycle Bug", "play Chef"),
    ):
        with pytest.raises(fort.RecordError):
            refused.replay()
