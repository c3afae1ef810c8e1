"""Records: what is written is read, and replaying gives the game."""

import pytest

import fort
from fort.table.embedded import is_shipped
from tests.table.games import KINDS, ODD_NAMES, POSITION, finished, own_box, played


@pytest.mark.parametrize(("seats", "setup"), KINDS)
@pytest.mark.parametrize("seed", ["one", ' two "quoted"\n# \N{TOP HAT}', ""])
def test_round_trip_of_finished_games(seats: int, setup: str, seed: str) -> None:
    table = played(fort.Table.new(seats, setup, seed, ODD_NAMES[:seats]), seed=seed)
    text = table.record.text()
    record = fort.read_record(text)
    assert record == table.record
    assert record.text() == text
    assert record.names == tuple(ODD_NAMES[:seats])
    assert record.seed == seed
    assert record.replay().diagram() == table.game.diagram()
    assert record.verify() == []
    assert all(line.isprintable() for line in text.split("\n"))


@pytest.mark.parametrize(("seats", "setup"), KINDS)
@pytest.mark.parametrize("steps", [0, 1, 5, 40])
def test_round_trip_of_running_games(seats: int, setup: str, steps: int) -> None:
    table = played(fort.Table.new(seats, setup), steps)
    record = fort.read_record(table.record.text())
    assert record == table.record
    assert len(record.choices) == steps
    with pytest.raises(fort.RecordError, match="secret"):
        record.replay()


def test_boards_are_kept() -> None:
    table = fort.Table.new(2, boards=["orange", "green"])
    assert fort.read_record(table.record.text()).boards == ("orange", "green")


@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_a_box_of_its_own_stands_in_the_record(setup: str) -> None:
    table = played(fort.Table.new(2, setup, "box", box=own_box()))
    text = table.record.text()
    assert "  Käfer " in text
    assert text.endswith("\nend of box\n")
    record = fort.read_record(text)
    assert record.text() == text
    assert record.box is not own_box()
    assert record.box.fingerprint == own_box().fingerprint != fort.box.read().fingerprint
    assert record.verify() == []
    assert record.replay().diagram() == table.game.diagram()


def test_line_ends_of_a_box_do_not_matter() -> None:
    texts = {file: text.replace("\n", "\r\n") for file, text in own_box().texts.items()}
    table = fort.Table.new(box=fort.box.from_texts(texts))
    assert "\r" not in table.record.text()
    assert fort.read_record(table.record.text()).box.fingerprint == own_box().fingerprint


def test_comments_make_no_other_box() -> None:
    texts = {"kids.txt": "# mine\n" + fort.box.read().texts["kids.txt"]}
    table = fort.Table.new(box=fort.box.from_texts(texts))
    assert is_shipped(table.record.box)
    assert "mine" not in table.record.text()


def test_a_box_that_is_not_what_its_texts_say() -> None:
    from dataclasses import replace

    box = replace(own_box(), texts=fort.box.read().texts)
    with pytest.raises(ValueError, match="not what its texts say"):
        fort.Table.new(box=box)


def test_a_game_from_a_diagram() -> None:
    table = played(fort.Table.from_diagram(POSITION, names=ODD_NAMES[:2]))
    text = table.record.text()
    assert table.commitment is None
    assert "seed" not in text
    record = fort.read_record(text)
    assert record == table.record
    assert record.text() == text
    assert record.replay(0).diagram() == fort.from_diagram(POSITION).diagram()
    assert record.replay().diagram() == table.game.diagram()
    assert record.verify() == []


def test_a_game_from_the_diagram_of_a_game() -> None:
    middle = played(fort.Table.new(3, seed="middle"), 100).game.diagram()
    table = played(fort.Table.from_diagram(middle), 50)
    record = fort.read_record(table.record.text())
    assert record.seats == 3
    assert record.replay().diagram() == table.game.diagram()


def test_a_diagram_that_is_none() -> None:
    with pytest.raises(fort.DiagramError):
        fort.Table.from_diagram("park: Nobody")


def test_replaying_part_of_a_game() -> None:
    record = fort.read_record(finished())
    again = fort.new_game(2, "basic", "backyard")
    for number, (seat, choice) in enumerate(record.choices[:30]):
        assert record.replay(number).diagram() == again.diagram()
        again.take(choice, seat)
    for wrong in (-1, len(record.choices) + 1):
        with pytest.raises(ValueError, match="expected 0 to"):
            record.replay(wrong)


def test_comments_blank_lines_and_spacing() -> None:
    text = finished()
    header, _, choices = text.partition("\n\n")
    first, *rest = choices.split("\n")
    loose = "\n".join([f"  {first.upper()}   # a choice", "", "# a remark", *rest])
    header = header.replace("\nversion", "\n# a remark\nversion")
    windows = f"\ufeff{header}\n\n{loose}".replace("\n", "\r\n")
    assert fort.read_record(windows).text() == text


def test_names_for_all_seats_or_none() -> None:
    with pytest.raises(ValueError, match="expected 3 names"):
        fort.Table.new(3, names=["Ann"])


@pytest.mark.parametrize(
    ("seats", "setup", "boards"), [(5, "basic", None), (2, "x", None), (2, "basic", ["red"])]
)
def test_tables_that_cannot_be(seats: int, setup: str, boards: list[str] | None) -> None:
    with pytest.raises(ValueError, match=r"expected|Fort is played"):
        fort.Table.new(seats, setup, boards=boards)
