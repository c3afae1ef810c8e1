"""What a play has done so far, as text in the engine's own words: `use 0 1 2; reps 3 2 2; trash-this`."""

from typing import Any, Final

from fort.rules.names import NOBODY
from fort.rules.play import Play

# Written where it is not as when a play begins: numbers, a number, or of a flag the word alone. `since` has
# a number for each added card.
_NUMBERS: Final = ("reps", "since", "shown", "gathered", "followers")
_FLAGS: Final = ("trash-this", "boxed", "second", "short", "may-stop")
_FACTS: Final = {word: word.replace("-", "_") for word in (*_NUMBERS, *_FLAGS)}  # the attribute of each
_BEGUN: Final = Play(NOBODY)


def write_facts(play: Play) -> str:
    """The facts of a play, as text."""
    texts = [f"use {play.actor} {play.side} {play.steps}"]
    for word, attribute in _FACTS.items():
        value = [card.since for card in play.added] if word == "since" else getattr(play, attribute)
        if value != getattr(_BEGUN, attribute, []):
            numbers = value if isinstance(value, list) else [] if value is True else [value]
            texts.append(" ".join([word, *map(str, numbers)]))
    return "; ".join(texts)


def read_facts(text: str) -> dict[str, Any]:
    """The attributes of a play that a text describes, and `since`."""
    facts: dict[str, Any] = {"since": []}
    for fact in text.split(";"):
        word, *values = fact.split()
        numbers = [int(value) for value in values]
        if word == "use":
            facts["actor"], facts["side"], facts["steps"] = numbers
        elif word not in _FACTS:
            raise ValueError(f"unknown fact '{word}': expected some of use, {', '.join(_FACTS)}")
        else:
            kind = type(getattr(_BEGUN, _FACTS[word], []))
            facts[_FACTS[word]] = numbers if kind is list else kind is bool or numbers[0]
    return facts
