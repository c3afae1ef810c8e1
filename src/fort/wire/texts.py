"""Texts that people type: short, on one line, and nothing but text."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

# Quick phrases, by code; the browser has the words in every language.
PHRASES = (
    "hello",
    "good-luck",
    "nice",
    "thanks",
    "oops",
    "thinking",
    "one-moment",
    "your-turn",
    "good-game",
    "bye",
)

MARKS = {"\u200d"}  # joins emoji


def one_line(text: str) -> str:
    """In one normal form, without anything that cannot be seen."""
    clean = unicodedata.normalize("NFC", " ".join(text.split()))
    if not clean:
        raise ValueError("expected some text")
    if any(not sign.isprintable() and sign not in MARKS for sign in clean):
        raise ValueError("expected printable characters only")
    return clean


Nickname = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(one_line)]
ChatText = Annotated[str, Field(min_length=1, max_length=280), AfterValidator(one_line)]
