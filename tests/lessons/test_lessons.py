"""Every lesson, on every way through it, is played to its end by the real engine."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fort
from fort.lessons import NEXT, YOU, Astray, Lesson, Moment, lessons, play
from fort.notation.view_json import to_json
from tests.shelf.corrections import CORRECTIONS, Corrected

LOCALES = Path(fort.__file__).parent / "locales"
TEXTS = sorted(LOCALES.glob("*/lessons.ftl"))
OPEN_PLACES = {"question", "park", "park-deck", "perks", "rules", "sculpture", "play"}
SEAT_PLACES = {"hand", "deck", "discard", "yard", "stuff", "pack", "lookout", "fort", "score"}
ALL = list(lessons().values())


def ways(lesson: Lesson, answers: tuple[str, ...] = ()) -> Iterator[Moment]:
    """Every moment that the accepted answers can lead to."""
    moment = play(lesson, answers)
    yield moment
    if moment.step is None:
        return
    assert moment.step.choose == () or moment.step.wanted(moment.game), (lesson.name, answers)
    for answer in moment.step.wanted(moment.game) or [NEXT]:
        yield from ways(lesson, (*answers, answer))


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.name)
def test_every_way_leads_to_the_end(lesson: Lesson) -> None:
    ends = [moment for moment in ways(lesson) if moment.step is None]
    assert ends
    assert all(moment.at == len(lesson.steps) for moment in ends)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.name)
def test_what_is_pointed_at_is_there(lesson: Lesson) -> None:
    for moment in ways(lesson):
        if moment.step is not None:
            assert is_there(moment, moment.step.point), (lesson.name, moment.at, moment.step.point)


def is_there(moment: Moment, point: str) -> bool:
    place, _, thing = point.partition("/")
    zone, _, seat = place.partition(":")
    if zone not in (SEAT_PLACES if seat else OPEN_PLACES):
        return False
    if not thing:
        return True
    if zone == "play":
        return thing in [choice.text for choice in moment.game.options(YOU)]
    return thing in to_json(moment.game.view(YOU))["seats"][int(seat)][zone]


def test_the_guided_game_ends_with_the_end() -> None:
    assert len(ALL) == 11
    for moment in ways(ALL[-1]):
        assert moment.game.over == (moment.at >= len(ALL[-1].steps) - 1)


def test_what_a_newcomer_learns() -> None:
    """The lessons show what they promise."""
    seen = {
        lesson.name: {type(event).__name__ for moment in ways(lesson) for event in moment.game.view(YOU).log}
        for lesson in ALL
    }
    assert {"CleanedUp", "Played", "Recruited", "Discarded", "Drew"} <= seen["turn"]
    assert "Added" in seen["bug"]
    assert {"Spent", "Scored"} <= seen["both"]
    assert {"Declared", "Trashed"} <= seen["fully"]
    assert "Followed" in seen["follow"]
    assert "Packed" in seen["pack"]
    assert "Tucked" in seen["lookout"]
    assert "RuleKept" in seen["fort"]
    assert "PerkTaken" in seen["perk"]


def test_an_answer_that_leads_elsewhere() -> None:
    bug = lessons()["bug"]
    with pytest.raises(Astray, match="expected play Bug, found play Chef"):
        play(bug, ["play Chef"])
    with pytest.raises(Astray, match="expected play Bug, found next"):
        play(bug, [NEXT])
    with pytest.raises(Astray, match="found trash Thunder"):
        play(lessons()["fully"], [NEXT, "play Bud", "declare book", "use private", "trash Thunder"])
    with pytest.raises(Astray, match="6 steps"):
        play(bug, ["play Bug", "add The Moles", "use public", "times 3", "end", NEXT, NEXT])


@pytest.mark.parametrize("texts", TEXTS, ids=lambda path: path.parent.name)
def test_every_step_has_its_words(texts: Path) -> None:
    ids = re.findall(r"^(lesson-[\w-]+) =", texts.read_text(encoding="utf-8"), re.MULTILINE)
    steps = [f"lesson-{lesson.name}-{at + 1}" for lesson in ALL for at in range(len(lesson.steps))]
    assert sorted(ids) == sorted([*steps, *(f"lesson-{lesson.name}" for lesson in ALL)])


def test_lessons_outlive_corrections(tmp_path: Path) -> None:
    changes = [change for kind in ("copies", "costs", "friends") for change in CORRECTIONS[kind]]
    code = "from fort.lessons import lessons, play\nfor lesson in lessons().values(): play(lesson, [])"
    Corrected(tmp_path, changes).run("-c", code)
