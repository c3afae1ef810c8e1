"""Which language is spoken, and what happens where it lacks a message."""

import pytest

from fort.text import LANGUAGES, Speech, speech
from fort.text.phrases import listed, slug
from fort.text.speech import UnknownLanguage, language_named, language_of, own_name
from tests.cli.run import fort
from tests.text.english import EN

POLISH = """
tokens-toy = { $number ->
    [one] { $number } zabawka
    [few] { $number } zabawki
   *[many] { $number } zabawek
}
broken = { $nothing }
"""


def test_a_language_says_its_own_and_english_the_rest() -> None:
    polish = Speech("pl", [POLISH], EN)
    numbers = {0: "zabawek", 1: "zabawka", 2: "zabawki", 5: "zabawek", 12: "zabawek", 22: "zabawki"}
    for number, word in numbers.items():
        assert polish.say("tokens-toy", number=number) == f"{number} {word}"
    assert polish.say("tokens-points", number=2) == "2 points"
    assert polish.part("perk-diy", "does") == EN.part("perk-diy", "does")
    assert polish.has("tokens-points")
    assert not polish.has("no-such-key")
    assert polish.part("perk-diy", "no-such-attribute") == ""


def test_a_message_that_cannot_be_said_is_said_in_english() -> None:
    odd = Speech("pl", ["suit-book = { $nothing }\n"], EN)
    assert odd.say("suit-book") == "book"


def test_names_of_languages() -> None:
    assert language_named("cs") == language_named("cs-CZ") == language_named(" CS_cz.UTF-8") == "cs"
    with pytest.raises(UnknownLanguage):
        language_named("tlh")
    with pytest.raises(UnknownLanguage):
        speech("tlh")
    assert LANGUAGES == ["en", "cs", "de", "pl", "ru"]
    assert own_name("cs") == "čeština"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


NAMES = {"en": "English", "cs": "čeština", "de": "Deutsch", "pl": "polski", "ru": "русский"}


def test_the_help_names_the_languages() -> None:
    assert "en, cs, de, pl or ru." in fort("kids", "--help", COLUMNS="200")


def test_an_unknown_language_is_refused_by_name() -> None:
    for text in (fort("kids", "--lang", "tlh", code=2), fort("kids", FORT_LANG="tlh", code=2)):
        assert "There is no language \u2018tlh\u2019" in text
        assert all(f"{code} ({name})" in text for code, name in NAMES.items())


def test_lists_and_slugs() -> None:
    assert listed(EN, []) == "nothing"
    assert listed(EN, ["a"]) == "a"
    assert listed(EN, ["a", "b", "c"]) == "a, b and c"
    assert listed(EN, ["a", "b", "c"], "list-or") == "a, b or c"
    assert slug("Icky & Sticky") == "icky-and-sticky"
