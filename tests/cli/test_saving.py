"""Saving, going on, taking back, and the seal, through a pipe."""

import re
from pathlib import Path

import pytest

import fort as game_of
from tests.cli.run import fort

POSITION = "park: Chef, Bones, Doc\nseat 0:\n  hand: Baby Face, Captain, Worm\nseat 1:\n  hand: Munch\n"
ENTER = "1\n" * 1000
SEALED = re.compile(r"Commitment: ([0-9a-f]{64})")
OPENED = re.compile(r'Seed: "(.*)", salt: ([0-9a-f]{32}), commitment: ([0-9a-f]{64})')


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game after three choices of seat 1."""
    file = tmp_path / "game.fort"
    text = fort("play", "--seed", "a", typed=f"1\n1\n1\nsave {file}\nsave {file}\n")
    assert text.count(f"fort play --resume {file} goes on from here") == 2
    return file


def test_a_saved_game_is_a_record_without_its_seed(saved: Path) -> None:
    text = saved.read_text()
    record = game_of.read_record(text)
    assert [seat for seat, _ in record.choices] == [0, 0, 0]
    assert record.seed is None
    assert record.names == ("person", "random bot")
    assert text.endswith(f"# to resume: fort play --resume {saved}\n")
    seal = saved.with_suffix(".seal").read_text()
    assert 'seed: "a"' in seal
    assert "Secret" in seal
    assert saved.with_suffix(".seal").stat().st_mode & 0o077 == 0


def test_a_game_goes_on_as_if_it_had_not_been_saved(saved: Path) -> None:
    whole = fort("play", "--seed", "a", typed=ENTER)
    again = fort("play", "--resume", str(saved), typed="log\n" + ENTER)
    assert "choices so far: 3" in again
    assert "You play Doc." in again
    news = "The public action is used in part.\n"
    assert again.count(news) == whole.count(news)
    end = "The game is over: "
    assert whole.split(end)[1].split("\nThe seal")[0] == again.split(end)[1].split("\nThe seal")[0]


def test_the_seal_is_opened_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game"
    text = fort("play", "--seed", "my seed", typed=f"{ENTER}save {file}\nlog\nfly\n\nsave never\n")
    opened = OPENED.search(text)
    assert opened is not None
    assert opened[1] == "my seed"
    assert SEALED.findall(text) == [opened[3]]
    assert "my seed" not in text[: opened.start()]
    assert f"fort verify {file}.fort checks the game" in text
    assert not file.with_suffix(".seal").exists()
    assert "is genuine: seed and salt match" in fort("verify", f"{file}.fort")
    assert "The game is over" in fort("replay", f"{file}.fort")
    assert "finished game" in fort("play", "--resume", f"{file}.fort", code=2)
    assert "never" not in text.rpartition("The game is over: only")[2]


def test_a_game_saved_on_the_way_can_be_finished_in_the_same_file(saved: Path) -> None:
    fort("play", "--resume", str(saved), typed=f"{ENTER}save {saved}\n")
    assert "is genuine" in fort("verify", str(saved))


def test_a_game_from_a_diagram_needs_no_seal(tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(POSITION)
    file = tmp_path / "game.fort"
    text = fort("play", "--from", str(position), typed=f"play Baby Face\nsave {file}\n")
    assert "Commitment" not in text
    assert not file.with_suffix(".seal").exists()
    again = fort("play", "--resume", str(file), typed="undo\n" + ENTER)
    assert "Taken back: Play Baby Face." in again
    assert "The game is over" in again
    assert "seal" not in again


def test_who_is_a_person_is_remembered(tmp_path: Path) -> None:
    file = tmp_path / "game.fort"
    fort("play", "--human", "2", "--human", "1", "--seats", "3", typed=f"1\nsave {file}\n")
    text = fort("play", "--resume", str(file))
    assert "--- Player 1: press Enter ---" in text
    assert "You are Player 3" in fort("play", "--resume", str(file), "--human", "3", typed="table\n")
    assert "Seat 4 cannot be a person" in fort("play", "--resume", str(file), "--human", "4", code=2)


def test_a_box_of_ones_own_is_saved_too(tmp_path: Path) -> None:
    fort("box", "copy", str(tmp_path / "box"))
    kids = tmp_path / "box" / "kids.txt"
    kids.write_text(kids.read_text().replace("\nBug ", "\nBeetle "))
    file = tmp_path / "game.fort"
    fort("play", "--box", str(tmp_path / "box"), typed=f"1\nsave {file}\n")
    assert "choices so far: 1" in fort("play", "--resume", str(file))


def test_without_the_seal_no_game_goes_on(saved: Path) -> None:
    seal = saved.with_suffix(".seal")
    text = seal.read_text()
    for wrong in (text.replace('"a"', '"b"'), re.sub("salt: ..", "salt: 77", text)):
        seal.write_text(wrong if wrong != text else text.replace("salt: 77", "salt: 78"))
        assert f"{seal} does not open the commitment of {saved}" in fort(
            "play", "--resume", str(saved), code=2
        )
    for none in ("", "seed", text.replace('"a"', "a"), text.replace("seal 1", "seal 2"), "fort seal 1\n"):
        seal.write_text(none)
        assert f"{seal} is not a seal" in fort("play", "--resume", str(saved), code=2)
    seal.write_bytes(b"\xff\xfe")
    assert "is not a seal" in fort("play", "--resume", str(saved), code=2)
    seal.unlink()
    text = fort("play", "--resume", str(saved), code=2)
    assert f"{saved} cannot go on: its seed and salt should be in {seal}" in text


def test_damaged_records_do_not_go_on(saved: Path) -> None:
    whole = saved.read_text()
    saved.write_text(whole.replace("0 play Doc", "0 play Dot"))
    assert f"{saved}, line 11: 0 play Dot" in fort("play", "--resume", str(saved), code=2)
    saved.write_text(whole.replace("0 play Doc", "0 fly"))
    assert f"{saved}, line 11: " in fort("play", "--resume", str(saved), code=2)
    assert "README.md, line 1: this is no record" in fort("play", "--resume", "README.md", code=2)
    assert "/nowhere cannot be read" in fort("play", "--resume", "/nowhere", code=2)


@pytest.mark.parametrize("option", ["seats", "setup", "seed", "box", "from"])
def test_a_saved_game_brings_its_own(saved: Path, option: str) -> None:
    text = fort("play", "--resume", str(saved), f"--{option}", "2", code=2)
    assert f"leave out --{option}" in text


def test_a_foreign_file_is_not_overwritten(tmp_path: Path, saved: Path) -> None:
    diary, other = tmp_path / "diary.txt", saved.read_text()
    diary.write_text("dear diary")
    text = fort("play", typed=f"save {diary}\nsave /nowhere/at/all\nsave {saved}\nsave x.seal\n")
    assert text.count("nothing was written") == 2
    assert "holds another game" in text
    assert "/nowhere/at/all.fort cannot be written" in text
    assert "x.seal is a name for a seal" in text
    assert diary.read_text() == "dear diary"
    assert saved.read_text() == other
    foreign = tmp_path / "letter.seal"
    foreign.write_text("dear Ann")
    assert "nothing was written" in fort("play", typed=f"save {tmp_path / 'letter.fort'}\n")
    assert foreign.read_text() == "dear Ann"
    assert not (tmp_path / "letter.fort").exists()


def test_undo_step_by_step() -> None:
    text = fort("play", "--seed", "a", typed="undo\n1\n1\nundo\nundo\nundo\n1\nlog\n")
    assert text.count("Nothing has been chosen yet") == 2
    assert "Taken back: Use the upper action." in text
    assert "Taken back: Play Doc." in text
    assert text.count("Play a card.") == 2
    told = text.split("> log")[1]
    assert told.count("You play Doc.") == 1
    assert "You use the upper action." not in told


def test_undo_says_why_not(tmp_path: Path) -> None:
    text = fort("play", "--seed", "a", typed="skip\nundo\nskip\n1\nundo\n")
    assert "Taken back: Play nothing." in text
    assert "Juno chose last: only your own last choices" in text
    position = tmp_path / "position.txt"
    position.write_text(POSITION)
    typed = "play Baby Face\nuse public\nrecruit Chef from park\nundo\n"
    text = fort("play", "--from", str(position), typed=typed)
    assert "\u2018Recruit Chef from the Park\u2019 brought new cards" in text
    assert "(A-14.2)" in text
