"""An observation says what a view says, of whatever kind of game, and is described to the byte."""

import re
from array import array
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest
from tools.layout import written

import fort
from fort.encoding import OBSERVATION, encoding, observe
from fort.encoding.layout import QUESTIONS, VERSION
from tests.encoding.reference import from_view
from tests.properties.positions import GAMES, PLAYABLE, lively, position

ROOT = Path(__file__).resolve().parents[2]
# What the layout was when its version was given: a change of it is a new version.
PINNED = {1: "f6b4d41b40937b61"}


def bytes_of(game: fort.Game, seat: int) -> bytes:
    row = bytearray(OBSERVATION[len(game.seats)].size)
    observe(game, seat, row)
    return bytes(row)


def compare(game: fort.Game, silent: fort.Game, random: Random) -> None:
    layout = OBSERVATION[len(game.seats)]
    for seat in range(len(game.seats)):
        view = game.view(seat)
        seen = bytes_of(game, seat)
        wanted = from_view(view, layout)
        differing = [label for label, a, b in zip(layout.labels(), seen, wanted, strict=True) if a != b]
        assert not differing
        assert bytes_of(silent, seat) == seen
        if not game.over and random.random() < 0.2:
            world = fort.imagine(view, random)
            assert bytes_of(world, seat) == seen
            assert bytes_of(world.silent(), seat) == seen


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_it_says_what_the_view_says(seats: int, setup: str) -> None:
    random = Random(f"observed {seats} {setup}")
    game = fort.new_game(seats, setup, f"observed {seats} {setup}")
    silent = game.silent()
    while True:
        if game.over or game.draft is not None or random.random() < 0.25:
            compare(game, silent, random)
        if game.over:
            break
        seat = random.choice(game.asks)
        choice = lively(random, list(game.options(seat)))
        game.do(choice, seat)
        silent.do(choice, seat)


def test_positions_with_perks() -> None:
    for number in range(0, len(PLAYABLE), 2):
        random = Random(f"observed {number}")
        game = fort.from_diagram(position(random, PLAYABLE[number], real=True))
        silent = game.silent()
        for _ in range(12):
            compare(game, silent, random)
            if game.over:
                break
            choice = lively(random, list(game.options()))
            game.do(choice)
            silent.do(choice)


def test_every_kind_of_question_has_its_place() -> None:
    page = (ROOT / "src/fort/locales/en/questions.ftl").read_text("utf-8")
    asked = {line.partition(" ")[0].removeprefix("question-") for line in page.splitlines()}
    assert {kind.replace(" ", "-") for kind in QUESTIONS} <= asked
    walked = re.search(r"kinds of questions \| \d+: (.*) \|", (ROOT / "docs/secrecy.md").read_text("utf-8"))
    assert walked is not None
    assert set(walked[1].split(", ")) - {"over"} == set(QUESTIONS)


def test_the_layout_is_pinned() -> None:
    text = "\n".join(label for layout in OBSERVATION.values() for label in layout.labels())
    found = sha256(text.encode()).hexdigest()[:16]
    assert found == PINNED[VERSION], f"the layout changed: raise VERSION and pin it as '{found}'"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fields_follow_each_other_without_gaps(seats: int) -> None:
    layout = OBSERVATION[seats]
    end = 0
    for field in layout.fields:
        assert field.offset == end
        assert field.meaning.endswith(".")
        assert len(field.labels) in (0, field.length)
        end += field.length
    assert end == layout.size == len(layout.labels())
    assert layout.field("1 hand").offset == layout.seat_size
    with pytest.raises(KeyError, match="expected for example '0 hand'"):
        layout.field("hands")


def test_any_writable_buffer_of_bytes_will_do() -> None:
    game = fort.new_game(2)
    size = OBSERVATION[2].size
    wanted = bytes_of(game, 1)
    rows = np.zeros((3, size), np.uint8)
    signed = np.zeros(size, np.int8)
    numbers = array("B", bytes(size))
    for buffer in (rows[1], signed, numbers, rows[2:].data.cast("B")):
        observe(game, 1, buffer)
    assert rows[1].tobytes() == signed.tobytes() == numbers.tobytes() == rows[2].tobytes() == wanted
    assert not rows[0].any()


def test_what_cannot_be_written_is_refused() -> None:
    game = fort.new_game(2)
    size = OBSERVATION[2].size
    with pytest.raises(ValueError, match="expected 943 numbers of one byte"):
        observe(game, 0, bytearray(size - 1))
    with pytest.raises(ValueError, match="in numbers of 8"):
        observe(game, 0, np.zeros(size, np.int64))
    with pytest.raises(ValueError, match="cannot be written"):
        observe(game, 0, bytes(size))
    for gaps in (np.zeros((size, 2), np.int8)[:, 0], np.zeros((23, 41), np.uint8).T):
        with pytest.raises(ValueError, match="expected one that is C-contiguous"):
            observe(game, 0, gaps)
    with pytest.raises(TypeError):
        observe(game, 0, [0] * size)
    with pytest.raises(ValueError, match="there is no seat 2"):
        observe(game, 2, bytearray(size))


def test_large_numbers_are_cut_off() -> None:
    game = fort.new_game(2)
    game.seats[0].score = 300
    row = bytes_of(game, 0)
    assert row[OBSERVATION[2].field("0 points").offset] == 255


def test_an_encoding_is_made_once() -> None:
    parts = fort.components(fort.box.read())
    assert encoding(parts, 3) is encoding(parts, 3)
    assert encoding(parts, 3).actions is encoding(parts, 4).actions


def test_the_page_shows_the_layout() -> None:
    page = (ROOT / "docs" / "laboratory.md").read_text("utf-8")
    assert written(page) == page, "run python -m tools.layout"
