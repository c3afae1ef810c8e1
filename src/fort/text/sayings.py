"""Sayings: a message by its id, and its facts, which every reader gets in their own language and names.

A fact is a number, a word that chooses between forms of the message, another saying, or it names a thing:
`{"kid": "Bug"}`. If a saying is about a seat, its message gets that seat's `$name`, and as `$actor` whether
it is "you" or "other". So a saying is the same for all readers. `fort.text` makes sayings; `in_words` says
them at the terminal, web/src/text/teller.ts in the browser. Nothing else chooses messages.
"""

from collections.abc import Callable
from typing import Any, Final

from fort.text.phrases import kid_name, kids_listed, listed, named, seat_name, suits_text, tokens
from fort.text.speech import Speech

Saying = dict[str, Any]
Fact = int | str | dict[str, Any]


def saying(key: str, /, seat: int | None = None, **facts: Fact) -> Saying:
    """The message with this id, about this seat, with these facts.

    >>> saying("event-played", 1, kid={"kids": ["Bug"]})
    {'id': 'event-played', 'seat': 1, 'facts': {'kid': {'kids': ['Bug']}}}
    """
    said: Saying = {"id": key}
    if seat is not None:
        said["seat"] = seat
    if facts:
        said["facts"] = facts
    return said


def tokens_of(**numbers: int) -> Fact:
    """An amount of `pizza`, `toy` and `points`; what is zero is left out."""
    return {"tokens": {what: number for what, number in numbers.items() if number}}


def in_words(speech: Speech, fact: Fact, reader: int | None = None) -> str:
    """A saying, or anything else that may be a fact, in a language; seats are named by their numbers."""
    if not isinstance(fact, dict):
        return str(fact)
    if "id" in fact:
        return speech.say(fact["id"], **facts_in_words(speech, fact, reader))
    ((kind, value),) = fact.items()
    if kind == "listed":
        return listed(speech, [in_words(speech, each, reader) for each in value])
    return _NAMED[kind](speech, value)


def facts_in_words(speech: Speech, said: Saying, reader: int | None = None) -> dict[str, object]:
    """The facts of a saying as Fluent takes them: numbers and words stay as they are."""
    facts: dict[str, object] = {}
    if "seat" in said:
        seat = said["seat"]
        facts = {"name": seat_name(speech, seat), "actor": "you" if seat == reader else "other"}
    for key, fact in said.get("facts", {}).items():
        facts[key] = in_words(speech, fact, reader) if isinstance(fact, dict) else fact
    return facts


def _tokens(speech: Speech, numbers: dict[str, int]) -> str:
    return listed(speech, [tokens(speech, number, what) for what, number in numbers.items()])


_NAMED: Final[dict[str, Callable[[Speech, Any], str]]] = {
    "kid": kid_name,
    "kids": kids_listed,
    "suit": lambda speech, suit: speech.say(f"suit-{suit}"),
    "suits": suits_text,
    "perk": lambda speech, name: named(speech, "perk", name),
    "made_up_rule": lambda speech, name: named(speech, "rule", name),
    "board": lambda speech, name: named(speech, "board", name),
    "seat": seat_name,
    "tokens": _tokens,
}
