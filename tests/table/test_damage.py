"""Damaged and foreign files: where, why, and what can be saved."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fort
from tests.table.games import POSITION, changed, finished, line_with, own_box, played

FUZZ = settings(derandomize=True, deadline=None, database=None, max_examples=300)


def broken(text: str) -> fort.RecordError:
    with pytest.raises(fort.RecordError) as error:
        fort.read_record(text)
    assert error.value.reason
    assert error.value.line <= text.count("\n") + 1
    return error.value


@pytest.mark.parametrize(
    "text", ["", "\n", "hello\n", "\0\n", "Fort Record 1\n", "fort record\n", "{}\n" * 99]
)
def test_foreign_text(text: str) -> None:
    error = broken(text)
    assert error.line == 1
    assert error.prefix is None
    assert "no record of Fort" in error.reason


@pytest.mark.parametrize("number", ["2", "0", "10", "x1"])
def test_other_formats_are_refused(number: str) -> None:
    error = broken(finished().replace("fort record 1", f"fort record {number}", 1))
    assert error.line == 1
    assert error.prefix is None
    assert f"format {number}" in error.reason


def test_a_cut_file_gives_an_error_or_a_shorter_record() -> None:
    text = finished()
    whole = fort.read_record(text)
    body = text.index("\n\n") + 2
    for end in [*range(body + 200), *range(body + 200, len(text), 37)]:
        part = text[:end]
        if end >= body and part.endswith("\n"):
            record = fort.read_record(part)
            complete = len(record.choices) == len(whole.choices)
            assert complete == (record.verify() == [])
        else:
            prefix = broken(part).prefix
            assert (prefix is None) == (end < body)
            record = prefix or record_without_choices(whole)
        assert record.choices == whole.choices[: len(record.choices)]


def record_without_choices(record: fort.Record) -> fort.Record:
    return fort.Record(record.box, record.seats, record.boards, record.setup)


def test_a_line_that_is_no_choice() -> None:
    text = finished()
    first = text[: text.index("\n\n")].count("\n") + 3
    for line, reason in (
        ("0 dance", "found 'dance'"),
        ("2 decline", "a seat from 0 to 1"),
        ("decline", "found 'decline'"),
        ("0", "found '0'"),
        ("seats: 2", "found 'seats: 2'"),
    ):
        error = broken(changed(text, first + 10, line))
        assert error.line == first + 10
        assert reason in error.reason
        assert error.prefix is not None
        assert error.prefix.choices == fort.read_record(text).choices[:10]
        assert error.prefix.result is None
        assert error.prefix.replay().diagram() == fort.read_record(text).replay(10).diagram()


def test_the_prefix_is_legal_if_that_can_be_known() -> None:
    text = finished()
    first = line_with(text, "result") + 2
    twice = changed(changed(text, first + 10, "0 dance"), first + 4, "1 times 24")
    prefix = broken(twice).prefix
    assert prefix is not None
    assert len(prefix.choices) == 4
    running = played(fort.Table.new(seed="backyard"), 20).record.text()
    first = line_with(running, "commitment") + 2
    prefix = broken(changed(changed(running, first + 10, "0 dance"), first + 4, "1 times 24")).prefix
    assert prefix is not None
    assert len(prefix.choices) == 10


def test_an_illegal_choice_is_found_at_replay() -> None:
    text = finished()
    line = line_with(text, "result") + 2 + 7
    record = fort.read_record(changed(text, line, "0 times 24"))
    with pytest.raises(fort.RecordError, match=f"line {line}: 0 times 24: ") as error:
        record.replay()
    assert error.value.line == line
    assert error.value.prefix is not None
    assert error.value.prefix.choices == fort.read_record(text).choices[:7]
    assert record.replay(7).diagram() == fort.read_record(text).replay(7).diagram()
    assert [problem.line for problem in record.verify()] == [line]


def test_lines_of_a_record_that_was_never_read() -> None:
    table = played(fort.Table.new(seed="backyard"))
    record = table.record
    record.choices[5] = (0, fort.choice("times 24"))
    (problem,) = record.verify()
    assert record.text().split("\n")[problem.line - 1] == "0 times 24"
    assert record.line("seats") == line_with(record.text(), "seats")
    assert record.line("from") == 0


def test_choices_after_the_end() -> None:
    text = finished() + "0 skip\n"
    (problem,) = fort.read_record(text).verify()
    assert problem.line == text.count("\n")
    assert "the game is over" in problem.text


def test_shuffled_lines() -> None:
    text = finished()
    for seed in range(30):
        lines = text.removesuffix("\n").split("\n")
        random.Random(seed).shuffle(lines)
        jumbled = "\n".join(lines) + "\n"
        assert broken(jumbled).line >= 1
        choices = text.removesuffix("\n").partition("\n\n")[2].split("\n")
        random.Random(seed).shuffle(choices)
        record = fort.read_record(text.partition("\n\n")[0] + "\n\n" + "\n".join(choices) + "\n")
        assert record.verify()


def test_a_doubled_header_line() -> None:
    text = finished()
    for line in text.partition("\n\n")[0].split("\n")[1:]:
        key = line.partition(":")[0]
        error = broken(text.replace(line, f"{line}\n{line}", 1))
        assert error.line == line_with(text, f"{key}:") + 1
        assert f"'{key}' stands here twice" in error.reason


@pytest.mark.parametrize("key", ["version", "box", "seats", "boards", "setup", "commitment", "seed", "salt"])
def test_a_missing_header_line(key: str) -> None:
    text = finished()
    line = text.split("\n")[line_with(text, f"{key}:") - 1]
    error = broken(text.replace(f"{line}\n", "", 1))
    assert f"expected '{key}: ...'" in error.reason
    assert error.prefix is None


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("box", "0" * 32, "or the box at the end"),
        ("seats", "5", "from 2 to 4"),
        ("seats", "²", "from 2 to 4"),
        ("setup", "fancy", "basic or advanced"),
        ("boards", "red", "2 different ones"),
        ("boards", "red, red", "2 different ones"),
        ("boards", "red, blue", "2 different ones"),
        ("commitment", "abc", "64 hexadecimal"),
        ("commitment", "", "found nothing"),
        ("seed", "backyard", "a text as in"),
        ("seed", "[" * 100_000, "a text as in"),
        ("seed", '"\\ud800"', "seed and salt"),
        ("salt", "12", "at least 32"),
        ("result", "31 rank 1", "2 scores"),
        ("result", "31 rank 1, many", "2 scores"),
        ("version", "\0", "printable"),
        ("colour", "green", "unknown key"),
    ],
)
def test_a_header_line_that_cannot_be(key: str, value: str, reason: str) -> None:
    text = finished()
    line = line_with(text, f"{key}:") if f"\n{key}:" in text else 2
    error = broken(changed(text, line, f"{key}: {value}"))
    assert error.line in (line, line_with(text, "salt:"))
    assert reason in error.reason


@pytest.mark.parametrize("names", ["Ann, Bo", '["Ann"]', '["Ann", 2]', '{"Ann": "Bo"}', "[" * 100_000])
def test_names_that_are_none(names: str) -> None:
    text = finished().replace("setup:", f"names: {names}\nsetup:", 1)
    error = broken(text)
    assert error.line == line_with(text, "names")
    assert "2 names" in error.reason


def test_a_choice_in_the_header_and_no_blank_line() -> None:
    error = broken(finished().replace("\n\n", "\n", 1))
    assert error.line == line_with(finished(), "result") + 1
    assert "a blank line" in error.reason


def test_a_damaged_box() -> None:
    text = played(fort.Table.new(seed="box", box=own_box()), 10).record.text()
    kids = line_with(text, "box kids.txt:")
    kid = line_with(text, "  Käfer")
    for damaged, line, reason in (
        (changed(text, kid, "  Käfer | nonsense"), kid, "expected 5 columns"),
        (changed(text, kid, "  Wespe | book | 1 | piza | -"), kid, "piza"),
        (changed(text, kid, "Käfer"), kid, "two spaces"),
        (changed(text, kid, "#"), 3, "fingerprint"),
        (changed(text, kids, "box cats.txt:"), kids, "one of kids.txt"),
        (
            changed(text, line_with(text, "box boards"), "box perks.txt:"),
            line_with(text, "box perks"),
            "two spaces",
        ),
        (text.replace("end of box\n", ""), text.count("\n") - 1, "breaks off"),
        (text + "0 skip\n", text.count("\n") + 1, "nothing after the box"),
    ):
        error = broken(damaged)
        assert (error.line, reason in error.reason) == (line, True), error


def test_a_box_without_a_file() -> None:
    text = played(fort.Table.new(seed="box", box=own_box()), 10).record.text()
    perks, end = text.index("box perks.txt:"), text.index("end of box")
    assert "lacks perks.txt" in broken(text[:perks] + text[end:]).reason


def test_a_damaged_diagram() -> None:
    text = played(fort.Table.from_diagram(POSITION), 5).record.text()
    park = line_with(text, "  park:")
    for damaged, line, reason in (
        (changed(text, park, "  park: Nobody"), park, "expected a kid of the box, found 'Nobody'"),
        (changed(text, park, "park: Chef"), park, "unknown key"),
        (changed(text, park, "  facts: use 1"), park, "expected what a game wrote"),
        (changed(text, park - 2, "from: here"), park - 2, "below it a diagram"),
        (text.replace("from:", "seats: 2\nfrom:"), park - 2, "beside 'from'"),
    ):
        error = broken(damaged)
        assert (error.line, reason in error.reason) == (line, True), error


def test_a_diagram_that_the_engine_cannot_go_on_from() -> None:
    diagram = fort.from_diagram(POSITION).diagram()
    record = fort.Table.from_diagram(diagram.replace("todo: play", "todo: end use", 1)).record
    for choice in ("play Bug", "stop", "end", "gather toy"):
        record.choices = [(0, fort.choice(choice))]
        with pytest.raises(fort.RecordError):
            fort.read_record(record.text()).replay()


def with_action(action: str) -> str:
    """A whole game with a box in which a kid has this action, if that can be played."""
    kids = own_box().texts["kids.txt"].split("\n")
    at = next(number for number, line in enumerate(kids) if line.startswith("Käfer"))
    kids[at] = f"Käfer | book | 40 | {action} | -"
    table = fort.Table.new(seed="nonsense", box=fort.box.from_texts({"kids.txt": "\n".join(kids)}))
    table.take(fort.choice("play Käfer", table.record.box), 0)
    text = table.record.text()
    seal = table.seal
    assert seal is not None
    return text.replace("\n\n", f'\nseed: "{seal.seed}"\nsalt: {seal.salt}\n\n', 1)


def test_actions_too_deep_to_be_read() -> None:
    text = played(fort.Table.new(box=own_box()), 5).record.text()
    line = line_with(text, "  Käfer")
    deep = " > ".join(["pizza"] * 3000)
    error = broken(changed(text, line, f"  Käfer | book | 1 | {deep} | -"))
    assert error.line >= line_with(text, "box kids.txt:")


def test_a_box_that_the_engine_cannot_play_with(monkeypatch: pytest.MonkeyPatch) -> None:
    text = with_action("toy")
    record = fort.read_record(text)
    assert [problem.text for problem in record.verify()] == ["the game is not over: expected its end"]

    def fail(*_: object, **__: object) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr(fort.Game, "take", fail)
    (problem,) = record.verify()
    assert problem.text == "0 play Käfer: this cannot be played (RecursionError: too deep)"
    with pytest.raises(RecursionError):  # with our own cards it is a mistake of ours
        fort.read_record(finished()).verify()
    monkeypatch.setattr("fort.table.record.new_game", fail)
    (problem,) = record.verify()
    assert problem.line == line_with(text, "box:")
    with pytest.raises(RecursionError):
        fort.read_record(finished()).verify()


def usable(text: str) -> tuple[fort.Record | None, int]:
    try:
        return fort.read_record(text), 0
    except fort.RecordError as error:
        return error.prefix, error.line


def harmless(text: str) -> None:
    """Reading, replaying and verifying give nothing but RecordErrors that fit the text."""
    record, line = usable(text)
    assert 0 <= line <= text.count("\n") + 1
    if record is None:
        return
    assert fort.read_record(record.text()) == record
    problems = record.verify()
    assert all(0 <= problem.line <= text.count("\n") + 1 for problem in problems)


SOURCES = [
    finished(),
    finished(3, "advanced"),
    played(fort.Table.new(4, "advanced", names=["a", "b", "c", "d"]), 30).record.text(),
    played(fort.Table.from_diagram(POSITION), 20).record.text(),
    played(fort.Table.from_diagram(played(fort.Table.new(), 60).game.diagram()), 10).record.text(),
    played(fort.Table.new(box=own_box()), 10).record.text(),
]
BITS = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        ["\n", "\n\n", "0 skip\n", "from:\n", "seat 9:\n", "box kids.txt:\n", "²", "9" * 20, ": ", "["]
    ),
)


@FUZZ
@given(st.text(max_size=200))
def test_any_text_is_harmless(text: str) -> None:
    harmless(text)
    harmless(f"fort record 1\n{text}")


@FUZZ
@given(st.data())
def test_damaged_records_are_harmless(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(SOURCES))
    for _ in range(data.draw(st.integers(1, 3))):
        within = min(len(text), data.draw(st.sampled_from([300, 1500, 100_000])))
        start = data.draw(st.integers(0, within))
        end = start + data.draw(st.sampled_from([0, 0, 1, 2, 10, 200]))
        text = text[:start] + data.draw(BITS) + text[end:]
    harmless(text)


@FUZZ
@given(st.data())
def test_records_of_jumbled_lines_are_harmless(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(SOURCES)).split("\n")
    for _ in range(data.draw(st.integers(1, 4))):
        one = data.draw(st.integers(0, min(40, len(lines) - 1)))
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[one], lines[other] = data.draw(
            st.sampled_from([(lines[other], lines[one]), (lines[one], lines[one]), ("", lines[other])])
        )
    harmless("\n".join(lines))
