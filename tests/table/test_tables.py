"""Tables: secrets, and going on from what was stored."""

from random import Random

import pytest

import fort
from tests.table.games import KINDS, POSITION, own_box, played, step


@pytest.mark.parametrize(("seats", "setup"), KINDS)
def test_a_running_record_holds_no_secret_of_the_seal(seats: int, setup: str) -> None:
    table = fort.Table.new(seats, setup)
    assert table.seal is not None
    random = Random("secret")
    while not table.game.over:
        text = table.record.text() + repr(table.record)
        assert table.seal.seed not in text
        assert table.seal.salt not in text
        assert table.game.streams.key.hex() not in text
        step(table, random)
    assert table.seal.seed in table.record.text()
    assert table.seal.salt in table.record.text()
    assert table.record.result == tuple((score.total, score.rank) for score in table.game.scores())


@pytest.mark.parametrize(("seats", "setup"), KINDS)
@pytest.mark.parametrize("steps", [0, 3, 50, None])
def test_a_table_goes_on_from_its_stored_parts(seats: int, setup: str, steps: int | None) -> None:
    table = played(fort.Table.new(seats, setup), steps)
    assert table.seal is not None
    again = fort.Table.from_record(table.record.text(), table.seal.seed, table.seal.salt)
    assert again.record == table.record
    assert again.seal == table.seal
    assert again.game.diagram() == table.game.diagram()
    assert again.commitment == table.commitment
    limits = [[each.undo_limit(seat) for seat in range(seats)] for each in (table, again)]
    assert limits[0] == limits[1]
    assert played(again, seed=1).record.text() == played(table, seed=1).record.text()


def test_a_table_with_a_box_of_its_own_goes_on() -> None:
    table = played(fort.Table.new(box=own_box()), 20)
    assert table.seal is not None
    again = fort.Table.from_record(table.record.text(), table.seal.seed, table.seal.salt)
    assert again.game.diagram() == table.game.diagram()


def test_a_table_from_a_diagram_goes_on() -> None:
    table = played(fort.Table.from_diagram(POSITION), 10)
    assert table.seal is None
    again = fort.Table.from_record(table.record.text())
    assert again.game.diagram() == table.game.diagram()
    assert played(again).record.verify() == []


def test_wrong_or_missing_parts() -> None:
    table = played(fort.Table.new(), 10)
    assert table.seal is not None
    text, seed, salt = table.record.text(), table.seal.seed, table.seal.salt
    with pytest.raises(fort.RecordError, match="expected seed and salt"):
        fort.Table.from_record(text, seed)
    with pytest.raises(fort.RecordError, match="commitment does not fit"):
        fort.Table.from_record(text, "other", salt)
    with pytest.raises(ValueError, match="salt"):
        fort.Table.from_record(text, seed, "")
    with pytest.raises(fort.RecordError, match="0 times 24: "):
        fort.Table.from_record(text + "0 times 24\n", seed, salt)


def test_a_finished_table_needs_nothing_else() -> None:
    table = played(fort.Table.new(3))
    assert fort.Table.from_record(table.record.text()).game.diagram() == table.game.diagram()


def test_a_refused_choice_is_not_noted() -> None:
    table = played(fort.Table.new(), 10)
    text = table.record.text()
    with pytest.raises(fort.IllegalChoice):
        table.take(fort.choice("times 24"), table.game.asked or 0)
    assert table.record.text() == text


def test_choices_of_another_catalogue() -> None:
    table = fort.Table.new(box=own_box())
    events = table.take(fort.choice("skip"), 0)
    assert events
    assert table.record.choices == [(0, fort.choice("skip"))]
