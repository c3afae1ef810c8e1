"""Every language there is has the messages, variables and plural forms it needs."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tools import locales

from fort.text import LANGUAGES

HERE = locales.languages(locales.LOCALES)
NUMBERS = (0, 1, 2, 5, 12, 22, 25)
COUNTED = {"number", "count", "possible", "hand", "deck", "games", "seats"}


@pytest.mark.parametrize("language", HERE)
def test_a_language_fits(language: str) -> None:
    assert locales.check(locales.LOCALES, language) == []


def test_every_directory_is_a_language() -> None:
    assert set(HERE) == set(LANGUAGES)
    assert HERE[0] == LANGUAGES[0] == "en"


@pytest.mark.parametrize(
    ("language", "forms"),
    [("en", "one other"), ("cs", "one few other"), ("ru", "one few many"), ("lv", "zero one other")],
)
def test_the_plural_forms_of_a_language_are_known(language: str, forms: str) -> None:
    assert locales.plurals(language) == forms.split()


@pytest.mark.parametrize("language", HERE)
def test_every_message_can_be_said_with_every_number(language: str) -> None:
    directory = locales.LOCALES / language
    texts, bundle = locales.read(directory), FluentBundle([language], use_isolating=False)
    for path in directory.glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    for key in texts.messages:
        name, _, attribute = key.partition(".")
        message, uses = bundle.get_message(name), texts.uses(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for number in NUMBERS:
            facts = {each: number if each in COUNTED else "x" for each in uses.shown | uses.chosen}
            text, errors = bundle.format_pattern(pattern, facts)
            assert not errors, key
            assert text


ENGLISH = """
cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
# Also: $place
name = { $actor ->
    [you] you
   *[other] they
}
"""


def written(directory: Path, language: str, text: str) -> None:
    (directory / language).mkdir(exist_ok=True)
    (directory / language / "some.ftl").write_text(text, "utf-8")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "missing: cards"),
        ("extra = x\n", "extra: extra"),
        ("cards = karty\n", "cards: $number is left out"),
        ("cards = { $amount } { $number }\n", "cards: $amount is no variable"),
        ("cards = { $number\n", "cannot be read"),
        (
            "cards = { $number ->\n    [one] karta\n   *[other] { $number } kart\n }\n",
            "expected one, few, many",
        ),
        ("cards = { $number } { -fort }\n", "refers to -fort, which is missing"),
        ("-fort = fort\n", "unused term: -fort"),
        ("cards = { $number }\ncards = { $number }\n", "is there twice"),
        ("name = a\n    .does = b\n", "extra: name.does"),
    ],
)
def test_the_tool_finds_what_is_wrong(tmp_path: Path, text: str, problem: str) -> None:
    written(tmp_path, "en", ENGLISH)
    written(tmp_path, "pl", text)
    assert any(problem in found for found in locales.check(tmp_path, "pl"))


def test_the_tool_lets_pass_what_is_right(tmp_path: Path) -> None:
    written(tmp_path, "en", ENGLISH)
    forms = "cards = { $number ->\n    [one] { -karta }\n    [few] karty\n   *[many] { $number } kart\n }\n"
    written(tmp_path, "pl", "-karta = karta\n" + forms + "name = { $place }\n")
    assert locales.check(tmp_path, "pl") == []
    assert locales.main([str(tmp_path), "pl"]) == 0
