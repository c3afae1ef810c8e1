"""The language a command speaks: `--lang`, else FORT_LANG, else that of the terminal."""

import os
from contextvars import ContextVar
from typing import Annotated

import typer

from fort.cli.mistake import Mistake
from fort.text.phrases import listed
from fort.text.speech import LANGUAGES, Speech, UnknownLanguage, language_named, language_of, own_name, speech

_spoken: ContextVar[Speech | None] = ContextVar("spoken", default=None)


def current() -> Speech:
    """The speech of this command."""
    return _spoken.get() or speech(language_of(os.environ))


def speak(spoken: Speech | None) -> None:
    """Speaks so from now on; None: as the terminal asks for."""
    _spoken.set(spoken)


def say(key: str, /, **facts: object) -> str:
    return current().say(key, **facts)


def choose(wanted: str | None) -> str | None:
    """Carries out `--lang`."""
    speak(None)
    if wanted is not None:
        try:
            speak(speech(language_named(wanted)))
        except UnknownLanguage:
            known = listed(current(), [f"{code} ({own_name(code)})" for code in LANGUAGES], "list-or")
            raise Mistake(say("cli-language", text=wanted, languages=known)) from None
    return wanted


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        envvar="FORT_LANG",
        callback=choose,
        is_eager=True,
        help=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}.",
    ),
]
