"""What the terminal says in each language beside the game itself: the rules, and what was typed wrong."""

import pytest

from fort.text import LANGUAGES, speech
from fort.text.rulebook import clause
from fort.text.rules_page import chapters, telling_of, told
from tests.cli.run import fort

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_clauses_are_told_in_plain_words(language: str) -> None:
    say = speech(language)
    found = [line for section in range(1, 19) for line in told(say, f"R{section}")]
    assert len(found) > 200
    assert not [
        line for line in found if any(sign in line for sign in "{}|*") or "[icon" in line or "[kid" in line
    ]
    assert {line.split()[0] for line in told(say, "r7.3")} >= {"R7.3", "R7.3.1"}
    assert told(say, "R7.3") != clause("R7.3")
    assert told(say, "R99") == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_are_looked_up_in_the_language(language: str) -> None:
    say = speech(language)
    assert fort("rules", "R7.4", FORT_LANG=language).split("\n")[0] == told(say, "R7.4")[0]
    assert chapters(say)[-1] in fort("rules", "--lang", language)
    perk = say.say("perk-diy")
    assert telling_of(say, perk)[0] in fort("rules", perk, "--lang", language)
    assert fort("rules", "A-5.7", "--lang", language) == fort("rules", "A-5.7")  # rulings are English


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize(
    ("words", "key"), [(("--seats", "9"), "cli-bad-seats"), (("--bot", "me"), "cli-no-bot")]
)
def test_mistakes_are_told_in_the_language(language: str, words: tuple[str, ...], key: str) -> None:
    facts = {"number": 9, "name": "me", "names": "\0"}
    expected = speech(language).say(key, **facts).split("\0")[0]
    assert expected in fort("play", *words, "--lang", language, code=2)
