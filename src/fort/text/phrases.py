"""Pieces of sentences: seats, amounts, lists, places; and how a sentence addresses its reader."""

import re
from collections.abc import Sequence

NOTHING = "nothing"
_PERSON = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")


def seat_name(seat: int) -> str:
    """Seats as people read them: from 1."""
    return f"seat {seat + 1}"


def who(seat: int, reader: int | None) -> str:
    return "you" if seat == reader else seat_name(seat)


def whose(seat: int, reader: int | None) -> str:
    return "your" if seat == reader else f"{seat_name(seat)}'s"


def addressed(template: str, to_reader: bool) -> str:
    """`[play|plays]`: the first form for the reader, the second for anybody else."""
    return _PERSON.sub(r"\1" if to_reader else r"\2", template)


def sentence(text: str) -> str:
    """With a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return words[0] if words else NOTHING
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def tokens(number: int, resource: str) -> str:
    """`2 pizza`, `1 toy`, `2 toys`."""
    return f"{number} {resource}{'s' if resource == 'toy' and number != 1 else ''}"


def amount(pizza: int, toy: int) -> str:
    parts = [tokens(number, name) for number, name in ((pizza, "pizza"), (toy, "toy")) if number]
    return listed(parts)


def points(number: int) -> str:
    return f"{number} point" if number == 1 else f"{number} points"


def cards(number: int) -> str:
    return f"{number} card" if number == 1 else f"{number} cards"


def place(name: str, owner: int, actor: int, reader: int | None) -> str:
    """Where a card or token comes from: `the Park`, `seat 2's Yard`, `your hand`."""
    if name == "park":
        return "the Park"
    if name == "park deck":
        return "the top of the Park deck"
    if name == "supply":
        return "the supply"
    if name == "yard":
        return f"{whose(owner, reader)} Yard"
    own = {"lookout": "Lookout", "stuff": "Stuff", "pack": "Pack"}.get(name, name)
    return f"{'your' if actor == reader else 'their'} {own}"
