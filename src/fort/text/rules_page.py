"""The rules as readers of a language have them: the page of the browser, clause by clause, in plain words."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fort.text.actions import action_text
from fort.text.phrases import kid_name, named
from fort.text.speech import LANGUAGES, Speech

_NUMBERS: Final = re.compile(r"\{([^}]+)\}")
_NAMED: Final = re.compile(r"\[(card|kid|perk|rule|action) ([^\]|]+)(?:\|([^\]]*))?\]")
_TIMES: Final = re.compile(r"\[icon x\] \[icon ([^\]]+)\]")
_LEADING: Final = re.compile(r"^\[icon ([^\]]+)\]")
_DRAWN: Final = re.compile(r"\s*\[(?:icon|fort)[^\]]*\]")


def chapters(speech: Speech) -> list[str]:
    """The headings, each with the clause it begins with."""
    found, heading = [], ""
    for line in _lines(speech.language):
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif heading and (numbers := _NUMBERS.fullmatch(line)):
            found.append(f"{numbers[1].split()[0]} {heading}")
            heading = ""
    return found


def told(speech: Speech, number: str) -> list[str]:
    """A clause and the clauses below it; empty if the page does not tell it."""
    wanted = number.strip().upper()
    return [
        f"{numbers} {_plain(speech, text)}"
        for numbers, text in _clauses(speech.language)
        if any(f"{one}.".startswith(f"{wanted}.") for one in numbers.split())
    ]


def telling_of(speech: Speech, word: str) -> list[str]:
    """The clauses that contain a word."""
    found = [f"{numbers} {_plain(speech, text)}" for numbers, text in _clauses(speech.language)]
    return [line for line in found if word.casefold() in line.casefold()]


@cache
def actions_told() -> list[str]:
    """The actions that stand in the rules of any language."""
    rules = "\n".join(line for language in LANGUAGES for line in _lines(language))
    return sorted({name for kind, name, _ in _NAMED.findall(rules) if kind == "action"})


@cache
def _lines(language: str) -> list[str]:
    page = files("fort") / "locales" / language / "rules.md"
    return page.read_text(encoding="utf-8").splitlines() if page.is_file() else []


def _clauses(language: str) -> list[tuple[str, str]]:
    """The numbers above a paragraph, and the paragraph."""
    lines = _lines(language)
    numbered = [at for at, line in enumerate(lines) if _NUMBERS.fullmatch(line)]
    return [(lines[at].strip("{}"), " ".join(_paragraph(lines, at + 1))) for at in numbered]


def _paragraph(lines: list[str], start: int) -> list[str]:
    end = start
    while end < len(lines) and lines[end]:
        end += 1
    return lines[start:end]


def _plain(speech: Speech, text: str) -> str:
    """Names and actions in words; an icon beside its word is left out, others are written as on cards."""

    def word(found: re.Match[str]) -> str:
        kind, name, instead = found.groups()
        if instead is not None:
            return instead
        if kind == "action":
            return action_text(speech, name)
        return kid_name(speech, name) if kind in ("card", "kid") else named(speech, kind, name)

    text = _TIMES.sub(r"[x \1]", _NAMED.sub(word, text.replace("**", "")))
    return _DRAWN.sub("", _LEADING.sub(r"[\1]", text))
