"""The golden corpus comes out as it was written down. `python -m tests.golden --check` compares all of it."""

import sys
from collections import Counter
from types import FrameType
from typing import Any

import pytest

import fort
from fort.box import PERKS, read
from fort.legal import game as engine
from fort.rules.scoring import MADE_UP_RULES
from tests.golden.corpus import (
    FILE,
    GAMES,
    KINDS,
    TASTES,
    Block,
    Difference,
    Golden,
    corpus,
    files,
    replay,
    written,
)
from tests.golden.corpus import read as read_games
from tests.golden.explain import differences, explain, views_of

CHUNK = 12
SIZE = 6_000_000
ONCE = [perk for perk, use in PERKS.items() if use == "once"]


def replayed(numbers: range, full: bool) -> list[str]:
    found = [replay(corpus()[number], full) for number in numbers]
    return [explain(difference) for difference in found if difference is not None]


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_games_end_as_before_and_everybody_is_told_the_same(first: int) -> None:
    troubles = replayed(range(first, first + CHUNK), full=False)
    assert not troubles, "\n".join(troubles)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, FILE, CHUNK // 3))
def test_every_view_is_as_before(first: int) -> None:
    troubles = replayed(range(first, first + CHUNK // 3), full=True)
    assert not troubles, "\n".join(troubles)


def test_the_corpus_is_whole_and_small() -> None:
    games = corpus()
    assert sorted(games) == list(range(GAMES))
    assert GAMES >= 400
    kinds = Counter((golden.seats, golden.setup, golden.taste) for golden in games.values())
    assert len(kinds) == len(KINDS) * len(TASTES)
    assert sum(path.stat().st_size for path in files()) < SIZE


def test_the_corpus_uses_everything_in_the_box() -> None:
    texts = {choice.partition(" ")[2] for golden in corpus().values() for choice in golden.choices}
    box = read()
    playable = [kid.name for kid in (*box.kids, *box.best_friends) if kid.public or kid.private]
    adding = [kid.name for kid in box.kids if not (kid.public or kid.private)]
    expected = [f"play {name}" for name in playable]
    expected += [f"add {name}" for name in adding]
    expected += [f"take {perk}" for perk in PERKS] + [f"keep {rule}" for rule in MADE_UP_RULES]
    expected += [f"use {perk}" for perk in ONCE if perk != "Recycling"]
    assert [text for text in expected if text not in texts] == []
    kinds = {fort.choice(text).what for text in texts}
    assert kinds == {choice.what for choice in fort.components(box).choices.all}


def test_files_are_read_as_they_are_written() -> None:
    text = files()[0].read_text("utf-8")
    assert written(list(read_games(text))) == text


# Steps, not seconds: calls of functions of the rules.

CALLS_OF_A_GAME = 1_500_000
CALLS_OF_A_CHOICE = 40_000


@pytest.mark.skipif(not str(engine.__file__).endswith(".py"), reason="only plain Python tells of its calls")
@pytest.mark.parametrize("number", range(len(KINDS)))
def test_a_replay_takes_a_bounded_number_of_steps(number: int) -> None:
    calls = 0

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal calls
        calls += event == "call" and "rules" in frame.f_code.co_filename

    golden = corpus()[number]
    game = golden.begin()
    total = 0
    for text in golden.choices:
        seat, _, choice = text.partition(" ")
        calls = 0
        sys.setprofile(count)
        try:
            game.take(fort.choice(choice), int(seat))
        finally:
            sys.setprofile(None)
        assert calls <= CALLS_OF_A_CHOICE, f"{golden.name}: '{text}' took {calls} calls"
        total += calls
    assert len(golden.choices) < total <= CALLS_OF_A_GAME, f"{golden.name}: {total} calls"


# What is said of a difference.


@pytest.fixture
def short() -> Golden:
    return min(corpus().values(), key=lambda golden: len(golden.choices))


def copied(golden: Golden) -> Golden:
    return next(read_games(written([golden])))


def found(golden: Golden, full: bool = True) -> Difference:
    difference = replay(golden, full)
    assert difference is not None
    return difference


def test_a_choice_that_is_refused_is_named_with_the_reason(short: Golden) -> None:
    golden = copied(short)
    golden.blocks[0].choices[3] = "0 play Nobody"
    assert explain(found(golden)).startswith(
        f"{golden.name}: decision 3 '0 play Nobody': legal before, refused now"
    )


def test_another_result_is_told_before_and_now(short: Golden) -> None:
    golden = copied(short)
    golden.result = ((99, 1), *golden.result[1:])
    assert "the result: before 99 rank 1, " in explain(found(golden))


def test_a_game_that_is_not_over_or_over_too_soon_is_told(short: Golden) -> None:
    golden = copied(short)
    golden.blocks[-1].choices.append("0 skip")
    assert f"over before decision {len(short.choices)} '0 skip'" in explain(found(golden))
    golden.blocks = golden.blocks[:-1]
    assert f"not over after {len(golden.choices)} decisions" in explain(found(golden))


@pytest.mark.parametrize("full", [True, False])
def test_the_block_and_the_fields_that_changed_are_told(short: Golden, full: bool) -> None:
    golden = copied(short)
    block = golden.blocks[1]
    golden.blocks[1] = Block(block.choices, "0" * 32, "0" * 32, {**block.fields, "park": "0000"})
    difference = found(golden, full)
    text = explain(difference, before=lambda _golden, _first: None)
    assert "views changed in park " in text if full else "views changed between" in text
    first = 50 if full else 0
    assert f"between decision {first} '{short.choices[first]}' and 100" in text
    assert "no committed program" in text


def test_the_first_view_and_field_that_changed_are_told(short: Golden) -> None:
    difference = Difference(short, 50, "views changed", located=False)
    before = views_of(short, 50)
    before[7][1]["seats"][0]["stuff"]["pizza"] += 1
    before[7][1]["seats"][1]["level"] += 1
    before[8][0]["round"] += 1
    now = before[7][1]["seats"][0]["stuff"]["pizza"] - 1
    text = explain(difference, before=lambda _golden, _first: before)
    assert text == (
        f"{short.name}: after decision 56 '{short.choices[56]}', view of seat 1, seats[0].stuff.pizza: "
        f"before {now + 1}, now {now}"
    )


def test_views_that_did_not_change_are_told_apart_from_the_files(short: Golden) -> None:
    difference = Difference(short, 0, "views changed", located=False)
    assert "regenerate" in explain(difference, before=lambda golden, first: views_of(golden, first))


def test_differences_name_the_path() -> None:
    before = {"a": [1, {"b": 2}], "c": 3, "d": [1]}
    now = {"a": [1, {"b": 4}], "d": [1, 2], "e": None}
    paths = [path for path, _, _ in differences(before, now)]
    assert paths == ["a[1].b", "c", "d", "e"]
