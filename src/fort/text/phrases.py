"""Names and amounts that other messages are given: kids, suits, seats, tokens, places, lists."""

import re
from collections.abc import Sequence
from typing import Final

from fort.text.speech import Speech

_STOPS = ".!?:…="


def slug(name: str) -> str:
    """A printed name as it stands in keys: `Icky & Sticky` is `icky-and-sticky`."""
    return re.sub(r"[^a-z]+", "-", name.lower().replace("&", "and")).strip("-")


def named(speech: Speech, kind: str, name: str) -> str:
    """A kid, perk or the like; a box of one's own may hold other names."""
    key = f"{kind}-{slug(name)}"
    return speech.say(key) if speech.has(key) else name


def kid_name(speech: Speech, name: str) -> str:
    return named(speech, "kid", name)


def kids_listed(speech: Speech, names: Sequence[str]) -> str:
    return listed(speech, [kid_name(speech, name) for name in names])


def suits_text(speech: Speech, suits: Sequence[str]) -> str:
    """`shovel`, two alike, `crown and coin`."""
    names = [speech.say(f"suit-{suit}") for suit in suits]
    if len(names) != 2:
        return speech.say("suits-one", suit=names[0]) if names else speech.say("nothing")
    if names[0] == names[1]:
        return speech.say("suits-two-alike", suit=names[0])
    return speech.say("suits-two", first=names[0], second=names[1])


# What bots are called, by their boards; the page calls them so, too.
BOT_NICKNAMES: Final = {"red": "Milo", "yellow": "Juno", "green": "Zofia", "orange": "Pip"}


def seat_name(speech: Speech, seat: int) -> str:
    """The name of a seat; without one, seats as people read them: from 1."""
    return speech.names.get(seat) or speech.say("seat-number", number=seat + 1)


def listed(speech: Speech, parts: Sequence[str], last: str = "list-two") -> str:
    """`a, b and c`; with `list-or` as the last message: `a, b or c`."""
    if not parts:
        return speech.say("nothing")
    said = parts[0]
    for at, part in enumerate(parts[1:], 2):
        said = speech.say(last if at == len(parts) else "list-more", first=said, last=part)
    return said


def tokens(speech: Speech, number: int, what: str) -> str:
    """`2 pizza`, `1 toy`, `3 points`, `5 cards`."""
    return speech.say(f"tokens-{what}", number=number)


def amount(speech: Speech, pizza: int, toy: int, either: int = 0) -> str:
    counted = (("pizza", pizza), ("toy", toy), ("either", either))
    return listed(speech, [tokens(speech, number, what) for what, number in counted if number])


def sentence(text: str) -> str:
    """With a capital letter at the beginning and a stop at the end."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith(tuple(_STOPS)) else f"{text}."
