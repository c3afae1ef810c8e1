"""Editions of the box: every state that games can have been played with stays readable."""

from pathlib import Path
from random import Random

import pytest

import fort
from fort import box
from fort.box import FILES, FIRST, BoxError, UnknownBox, edition, editions, reader
from tests.shelf.corrections import CORRECTIONS, Corrected


@pytest.mark.parametrize("fingerprint", editions())
def test_every_edition_can_be_played_with(fingerprint: str) -> None:
    box = edition(fingerprint)
    assert box.fingerprint == fingerprint
    assert set(box.texts) == set(FILES)
    game = fort.new_game(4, "advanced", "edition", box=box)
    assert fort.playout(game.silent(), Random("edition")).over


def test_the_present_box_is_an_edition() -> None:
    """Otherwise games played with it would be lost by the next correction."""
    assert fort.box.read().fingerprint in editions(), (
        "the text files of the box were changed: run `python -m tools.edition`, which keeps them as an "
        "edition, and add the new folder in src/fort/box/editions to your change"
    )


def test_the_first_edition_is_there() -> None:
    assert FIRST in editions()


def test_the_present_box_is_found_by_its_name() -> None:
    own = fort.box.read()
    assert fort.box.named(own.fingerprint) is own
    assert fort.box.named(FIRST).fingerprint == FIRST


@pytest.mark.parametrize("name", ["0" * 32, "", "..", f"../editions/{FIRST}", "README.md"])
def test_an_unknown_box(name: str) -> None:
    with pytest.raises(
        UnknownBox, match="expected an edition of the box that this program ships, or the texts"
    ):
        fort.box.named(name)


def test_an_edition_that_was_changed(tmp_path: Path) -> None:
    changes = [(f"editions/{FIRST}/{file}", before, after) for file, before, after in CORRECTIONS["points"]]
    changed = Corrected(tmp_path, changes)
    told = changed.run(
        "-c", "import fort\ntry: fort.box.edition(fort.box.FIRST)\nexcept fort.BoxError as e: print(e)"
    )
    assert told.startswith(f"editions/{FIRST}: this edition was changed")
    assert "as a new edition" in told


def test_a_correction_is_kept_by_one_command(tmp_path: Path) -> None:
    corrected = Corrected(tmp_path, CORRECTIONS["costs"])
    told = "import fort; print(fort.box.read().fingerprint in fort.box.editions())"
    assert corrected.run("-c", told) == "False\n"
    assert corrected.run("-m", "tools.edition").startswith("a new edition")
    assert corrected.run("-c", told) == "True\n"
    assert corrected.run("-m", "tools.edition").startswith("the present box is an edition already")


def test_a_fingerprint_is_about_what_can_be_played() -> None:
    texts = {file: text.replace("(?)", "") + "\n# sure\n" for file, text in fort.box.read().texts.items()}
    confirmed = fort.box.from_texts(texts)
    assert confirmed.assumptions == ()
    assert confirmed.fingerprint == fort.box.read().fingerprint
    for file, before, after in [change for changes in CORRECTIONS.values() for change in changes]:
        text = edition(FIRST).texts[file]
        assert before in text
        changed = {**edition(FIRST).texts, file: text.replace(before, after)}
        if file != "best_friends.txt":  # two lines of it change together
            assert fort.box.from_texts(changed).fingerprint != FIRST


def test_errors_are_those_of_boxes() -> None:
    assert issubclass(UnknownBox, BoxError)


def test_an_invented_perk_or_rule_leaves_earlier_boxes_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "PERKS", {**box.PERKS, "Big Sister": "lasting"})
    monkeypatch.setattr(reader, "MADE_UP_RULES", (*box.MADE_UP_RULES, "Early Bird"))
    earlier = reader.read_texts(box.read().texts, "")
    assert earlier.fingerprint == box.read().fingerprint
    perks = box.read().texts["perks.txt"]
    invented = reader.read_texts(
        {**box.read().texts, "perks.txt": f"{perks.rstrip()}\nBig Sister | lasting | holds one more\n"}, ""
    )
    assert invented.perks == (*box.PERKS, "Big Sister")
