"""Verifying: honest records pass, others say what is wrong and where."""

import re
from random import Random

import pytest

import fort
from fort.table.record import Problem
from fort.table.seal import Seal
from tests.table.games import KINDS, POSITION, changed, finished, line_with, played


def problems(text: str) -> list[Problem]:
    return fort.read_record(text).verify()


def header(text: str, key: str) -> str:
    return text.split("\n")[line_with(text, f"{key}:") - 1].partition(": ")[2]


@pytest.mark.parametrize(("seats", "setup"), KINDS)
def test_honest_records(seats: int, setup: str) -> None:
    assert problems(finished(seats, setup)) == []


def test_another_seed() -> None:
    text = finished()
    found = problems(text.replace('"backyard"', '"backyards"'))
    assert found[0].line == line_with(text, "commitment:")
    assert header(text, "commitment") in found[0].text
    assert len(found) == 2  # the cards are others, too


def test_another_salt() -> None:
    text = finished()
    salt = header(text, "salt")
    other = ("0" if salt[0] != "0" else "1") + salt[1:]
    (problem,) = problems(text.replace(salt, other))
    assert problem.line == line_with(text, "commitment:")
    assert Seal("backyard", other).commitment in problem.text


def test_another_commitment() -> None:
    text = finished()
    (problem,) = problems(text.replace(header(text, "commitment"), "0" * 64))
    assert problem.line == line_with(text, "commitment:")
    assert header(text, "commitment") in problem.text


def test_another_seed_with_a_seal_that_fits() -> None:
    text = finished()
    seal = Seal.new("mine")
    forged = text
    for key, value in (("commitment", seal.commitment), ("seed", '"mine"'), ("salt", seal.salt)):
        forged = changed(forged, line_with(text, f"{key}:"), f"{key}: {value}")
    (problem,) = problems(forged)
    assert problem.line > line_with(text, "result:")


def test_another_result() -> None:
    text = finished()
    right = header(text, "result")
    total = int(right.split(" ")[0])
    wrong = right.replace(f"{total} rank", f"{total + 1} rank", 1)
    (problem,) = problems(text.replace(right, wrong))
    assert problem.line == line_with(text, "result:")
    assert problem.text == f"expected the result {right}, found {wrong}"


def test_a_result_is_there_if_and_only_if_the_game_is_over() -> None:
    text = finished()
    (problem,) = problems(re.sub("result: .*\n", "", text))
    assert problem.line == text.count("\n") - 1
    assert "expected the result" in problem.text
    shorter = text[: text.rindex("\n", 0, -1) + 1]
    (problem,) = problems(shorter)
    assert problem.line == line_with(text, "result:")
    assert "not over" in problem.text
    (problem,) = problems(re.sub("result: .*\n", "", shorter))
    assert problem.line == shorter.count("\n") - 1
    assert "not over" in problem.text


def test_a_running_game_cannot_be_verified() -> None:
    text = played(fort.Table.new(), 20).record.text()
    (problem,) = problems(text)
    assert "not published" in problem.text


def test_a_changed_choice() -> None:
    """Another choice is refused then or later, or ends otherwise; or it made no difference at all."""
    record = fort.read_record(finished())
    random = Random("changed")
    refused = 0
    for number in random.sample(range(len(record.choices)), 40):
        seat, choice = record.choices[number]
        others = [other for other in record.replay(number).options(seat) if other != choice]
        if not others:
            continue
        new = random.choice(others)
        text = changed(record.text(), record.line(number), f"{seat} {new}")
        found = problems(text)
        assert all(problem.line >= record.line("result") for problem in found)
        refused += bool(found)
    assert refused >= 20


def test_every_illegal_choice_is_refused_at_its_line() -> None:
    record = fort.read_record(finished(3, "advanced"))
    for number in range(0, len(record.choices), 29):
        seat, _ = record.choices[number]
        text = changed(record.text(), record.line(number), f"{seat} copy 1 pizza 7 toy")
        assert [problem.line for problem in problems(text)] == [record.line(number)]


def test_a_game_from_a_diagram_has_nothing_sealed() -> None:
    text = played(fort.Table.from_diagram(POSITION)).record.text()
    assert problems(text) == []
    right = header(text, "result")
    assert len(problems(text.replace(right, "99 rank 1, 98 rank 2"))) == 1


def test_a_position_at_the_end() -> None:
    over = played(fort.Table.new(seed="over")).game.diagram()
    record = fort.Table.from_diagram(over).record
    assert record.verify() == []
    (problem,) = problems(re.sub("result: .*\n", "", record.text()))
    assert problem.line == line_with(record.text(), "from") - 1
    record.result = None
    assert fort.Table.from_diagram(POSITION).record.verify() == [
        Problem(0, "the game is not over: expected its end")
    ]
