"""A language: its messages out of the Fluent files that terminal and browser share.  docs/languages.md"""

from collections.abc import Mapping
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

ENGLISH: Final = "en"
LOCALES: Final = files("fort") / "locales"
# Every directory of messages is a language; English comes first.
LANGUAGES: Final = sorted(
    (each.name for each in LOCALES.iterdir() if each.is_dir()), key=lambda code: (code != ENGLISH, code)
)


class UnknownLanguage(ValueError):
    """A name that is none of the languages."""


class Speech:
    """Says messages by their keys; what the language lacks is said as `behind` says it."""

    def __init__(self, language: str, texts: list[str], behind: "Speech | None" = None) -> None:
        self.language = language
        self.behind = behind
        self.names: Mapping[int, str] = {}  # what seats are called, where that is known
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):  # made ready now, so that nobody can tell later what was said
                    self._bundle.get_message(entry.id.name)

    def calling(self, names: Mapping[int, str]) -> "Speech":
        """The same speech at a table whose seats have names."""
        named = copy(self)
        named.names = names
        return named

    def say(self, key: str, /, **facts: object) -> str:
        """The message in words; the key itself if there is no such message."""
        return self._said(key, None, facts) or key

    def part(self, key: str, attribute: str, /, **facts: object) -> str:
        """An attribute of a message; empty if it has none."""
        return self._said(key, attribute, facts)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key) or (self.behind is not None and self.behind.has(key))

    def _said(self, key: str, attribute: str | None, facts: Mapping[str, object]) -> str:
        pattern = self._pattern(key, attribute)
        if pattern is not None:
            text, errors = self._bundle.format_pattern(pattern, dict(facts))
            if not errors or self.behind is None:
                return str(text)
        return "" if self.behind is None else self.behind._said(key, attribute, facts)

    def _pattern(self, key: str, attribute: str | None) -> Any:
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.value if attribute is None else message.attributes.get(attribute)


@cache
def speech(language: str = ENGLISH) -> Speech:
    """The speech of one of the languages, English behind it."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    texts = _texts(LOCALES / language)
    return Speech(language, texts, None if language == ENGLISH else speech(ENGLISH))


def _texts(directory: Traversable) -> list[str]:
    if not directory.is_dir():
        return []
    found = sorted((file for file in directory.iterdir() if file.name.endswith(".ftl")), key=str)
    return [file.read_text("utf-8") for file in found]


def own_name(language: str) -> str:
    """What a language calls itself: `čeština`."""
    return str(Locale(language).get_display_name())


def language_named(text: str) -> str:
    """The language of a name such as `cs`, `cs-CZ` or `cs_CZ.UTF-8`."""
    language = text.strip().lower().partition(".")[0].replace("_", "-").partition("-")[0]
    if language not in LANGUAGES:
        raise UnknownLanguage(text)
    return language


def language_of(environment: Mapping[str, str]) -> str:
    """What LC_ALL, LC_MESSAGES or LANG ask for; English if that is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            try:
                return language_named(environment[name])
            except UnknownLanguage:
                return ENGLISH
    return ENGLISH
