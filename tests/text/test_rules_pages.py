"""The rules as readers get them: every clause is told once, in every language, with pictures that exist."""

import re
from collections import Counter
from pathlib import Path

import pytest

import fort
from fort.box.language import read_action
from fort.text.rulebook import numbers

LOCALES = Path(fort.__file__).parent / "locales"
SPRITE = Path(__file__).parents[2] / "web/src/cards/sprite.svg"
LANGUAGES = sorted(path.parent.name for path in LOCALES.glob("*/rules.md"))
MARK = re.compile(r"\[(icon|action|card|kid|perk|rule|fort)(?: ([^\]|]+))?(?:\|[^\]]*)?\]")
CLAUSE = re.compile(r"(?:R\d+(?:\.\d+)+|A-\d+\.\d+)")


def page(language: str) -> str:
    return (LOCALES / language / "rules.md").read_text(encoding="utf-8")


def clauses(text: str) -> list[str]:
    return [number for line in re.findall(r"^\{(.+)\}$", text, re.MULTILINE) for number in line.split()]


def leaves() -> set[str]:
    """The clauses of docs/rules.md, without the headings of its sections."""
    rules = Path(__file__).parents[2] / "docs/rules.md"
    headings = set(re.findall(r"^#+ (R[\d.]+)", rules.read_text(encoding="utf-8"), re.MULTILINE))
    return {number for number in numbers() if number.startswith("R")} - headings


def test_every_clause_has_its_place() -> None:
    told = clauses(page("en"))
    assert set(told) >= leaves()
    assert set(told) <= set(numbers())
    assert [number for number, times in Counter(told).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_tells_the_same(language: str) -> None:
    """The same clauses in the same order, the same pictures, the same number of chapters."""
    own, english = page(language), page("en")
    assert clauses(own) == clauses(english)
    assert own.count("\n## ") == english.count("\n## ")
    assert own.count("\n::: example") == english.count("\n::: example")
    drawn = ("icon", "action", "card", "fort")
    assert Counter(found for found in MARK.findall(own) if found[0] in drawn) == Counter(
        found for found in MARK.findall(english) if found[0] in drawn
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_drawn_or_named_exists(language: str) -> None:
    box = fort.box.read()
    icons = set(re.findall(r'id="([\w-]+)"', SPRITE.read_text(encoding="utf-8")))
    kids = {kid.name for kid in (*box.kids, *box.best_friends)}
    known = {"icon": icons, "card": kids, "kid": kids, "perk": set(box.perks), "rule": set(box.made_up_rules)}
    text = page(language)
    for kind, value in MARK.findall(text):
        if kind == "action":
            read_action(value)
        elif kind != "fort":
            assert value in known[kind], f"[{kind} {value}]"
    for line in re.findall(r"^[^\n>|]+\|([^\n|]*)\|", text, re.MULTILINE):
        assert {name for name in line.strip().split(" + ") if name} <= kids, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_brackets_is_misspelt(language: str) -> None:
    assert re.findall(r"\[[^\]]*\]", MARK.sub("", page(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_see_also_leads_somewhere(language: str) -> None:
    text = page(language)
    for line in re.findall(r"^see: (.+)$", text, re.MULTILINE):
        for one in line.split(";"):
            number, _, words = one.strip().partition(" ")
            assert number in clauses(text), one
            assert words, one


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_followed_by_words(language: str) -> None:
    for number, words in re.findall(r"^\{(.+)\}\n(.*)$", page(language), re.MULTILINE):
        assert all(CLAUSE.fullmatch(one) for one in number.split())
        assert len(words) > 10, number
