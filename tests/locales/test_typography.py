"""Numbers stand before the form of the noun they need, and quotes are those of the language."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from tools import locales

HERE = locales.languages(locales.LOCALES)
NUMBERS = {
    "number", "count", "possible", "hand", "deck", "games", "seats", "deals", "points", "rounds", "total",
}  # fmt: skip
AFTER = re.compile(r"[ \u00a0]([^\W\d_]+)")
# Prepositions and verbs, which no number changes.
UNCHANGED = {
    "of", "at", "in", "plays", "cannot", "are", "von", "nach", "spielt", "steht", "kann", "gibt", "am", "im",
    "z", "w", "nie", "není", "nemůže", "из", "на", "в", "нет", "не",
}  # fmt: skip
# Messages that never tell of one, or whose noun has no other form.
ALWAYS_MANY = {
    "action-repeated", "ready-players", "kids-number", "numbers-total", "learn-lead", "cli-rules-pages",
    "cli-arena", "cli-arena-rounded", "cli-arena-stopped", "cli-stats",
}  # fmt: skip
WITHOUT_PLURAL = {"pizza"}

QUOTES = {
    "en": "\u201c\u201d\u2018\u2019",
    "de": "\u201e\u201c\u201a\u2018\u2019",
    "pl": "\u201e\u201d\u2019",
    "cs": "\u201e\u201c\u2019",
    "ru": "«»\u201e\u201c",
}
ANY_QUOTE = set("\"'\u201c\u201d\u201e\u201a\u2018\u2019«»")


def nouns(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Words right after a number by which no form was chosen."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        shown = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(shown, ast.SelectExpression):
            by = shown.selector.id.name if isinstance(shown.selector, ast.VariableReference) else ""
            for variant in shown.variants:
                yield from nouns(variant.value, chosen | {by})
        elif isinstance(shown, ast.VariableReference) and shown.id.name in NUMBERS - chosen:
            found = AFTER.match(after.value or "") if isinstance(after, ast.TextElement) else None
            if found:
                yield found[1]


@pytest.mark.parametrize("language", HERE)
def test_nouns_after_numbers_have_their_forms(language: str) -> None:
    found = []
    for path in sorted((locales.LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.id.name in ALWAYS_MANY:
                continue
            for value in (entry.value, *(part.value for part in entry.attributes)):
                words = nouns(value) if value else []
                found += [
                    f"{entry.id.name}: {word}" for word in words if word not in UNCHANGED | WITHOUT_PLURAL
                ]
    assert found == []


@pytest.mark.parametrize("language", HERE)
def test_quotes_are_those_of_the_language(language: str) -> None:
    """No straight ones, no neighbour's, and every one that opens closes."""
    for path in sorted((locales.LOCALES / language).glob("*.*")):
        lines = path.read_text("utf-8").splitlines()
        if path.suffix == ".ftl":  # comments are for translators, literals for Fluent
            lines = [re.sub(r'\{ "[^"]*" \}', "", line) for line in lines if not line.startswith("#")]
        wrong = ANY_QUOTE - set(QUOTES[language])
        assert [line for line in lines if wrong & set(line)] == [], path.name
        first, last = list(QUOTES[language])[:2]
        assert "".join(lines).count(first) == "".join(lines).count(last), path.name
