"""`fort replay` and `fort verify`."""

from pathlib import Path

import fort as game_of
from tests.cli.run import fort
from tests.table.games import POSITION, changed, finished, line_with, played


def file_with(directory: Path, text: str) -> str:
    file = directory / "game.fort"
    file.write_bytes(text.encode())
    return str(file)


def test_an_honest_record(tmp_path: Path) -> None:
    file = file_with(tmp_path, finished())
    said = fort("verify", file)
    assert said.count("\n") == 1
    assert "is genuine: seed and salt match the commitment" in said


def test_an_honest_record_from_a_diagram(tmp_path: Path) -> None:
    table = played(game_of.Table.from_diagram(POSITION))
    assert "no seed was sealed" in fort("verify", file_with(tmp_path, table.record.text()))


def test_a_dishonest_record(tmp_path: Path) -> None:
    text = finished()
    line = line_with(text, "result:")
    said = fort("verify", file_with(tmp_path, text.replace("backyard", "courtyard")), code=1)
    assert said.count("\n") == 2
    assert f"line {line_with(text, 'commitment:')}: the commitment does not fit" in said
    said = fort("verify", file_with(tmp_path, changed(text, line, "result: 0 rank 1, 0 rank 1")), code=1)
    assert f"game.fort, line {line}: expected the result" in said


def test_files_that_are_no_records(tmp_path: Path) -> None:
    for command in ("verify", "replay"):
        assert "cannot be read" in fort(command, str(tmp_path / "none"), code=2)
        assert "line 1: this is no record" in fort(command, file_with(tmp_path, "hello\n"), code=2)
        (tmp_path / "game.fort").write_bytes(b"\xff\xfe")
        assert "UTF-8" in fort(command, str(tmp_path / "game.fort"), code=2)


def test_a_running_game(tmp_path: Path) -> None:
    file = file_with(tmp_path, played(game_of.Table.new(), 20).record.text())
    assert "not published" in fort("verify", file, code=1)
    assert "secret" in fort("replay", file, code=2)


def test_a_replay(tmp_path: Path) -> None:
    file = file_with(tmp_path, finished(2, "advanced"))
    everybody = fort("replay", file)
    assert everybody.startswith("The game begins (advanced set-up)")
    assert "The game is over" in everybody
    assert "Player 1 keeps a card" in everybody
    mine = fort("replay", file, "--seat", "1", "--to", "2")
    picks = game_of.read_record(finished(2, "advanced")).choices[:2]
    (kid,) = [str(choice).removeprefix("pick ") for seat, choice in picks if seat == 0]
    assert f"You keep {kid}" in mine
    assert "keeps a card" in everybody
    assert not [line for line in everybody.split("\n") if f"keeps {kid}" in line or "You" in line]
    assert "Player 2 keeps a card" in mine
    assert "2. " in mine
    assert "\n3. " not in mine
    assert fort("replay", file, "--to", "0").count("\n") < 8


def test_options_that_cannot_be(tmp_path: Path) -> None:
    file = file_with(tmp_path, finished())
    assert "seats 1 to 2" in fort("replay", file, "--seat", "3", code=2)
    assert "seats 1 to 2" in fort("replay", file, "--seat", "0", code=2)
    assert "--to cannot be 9999" in fort("replay", file, "--to", "9999", code=2)


def test_a_damaged_record_is_replayed_up_to_the_damage(tmp_path: Path) -> None:
    line = line_with(finished(), "result:") + 2 + 10
    for wrong in ("0 dance", "0 times 24"):
        said = fort("replay", file_with(tmp_path, changed(finished(), line, wrong)), code=2)
        assert "10. " in said
        assert "\n11. " not in said
        assert f"line {line}: " in said
