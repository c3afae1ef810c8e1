"""The forms of small values, which views and diagrams share: kids, suits, perks, tokens."""

from typing import Any, Final

from fort.notation.facts import read_facts, write_facts
from fort.notation.forms import Form, Refused, by_name, many, maybe, name, number, other, plain, refusal
from fort.notation.todo import read_todo, write_todo
from fort.rules.components import Components
from fort.rules.names import NOTHING, RESOURCES, SIDES, SUITS, TOP_LEVEL
from fort.rules.perks import PERKS
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.setup import MOST_SEATS, SETUPS
from fort.seen.view import HIDDEN


def _board(parts: Components, name: str) -> int:
    if name not in parts.boards:
        raise refusal(f"one of {', '.join(parts.boards)}", name)
    return parts.boards.index(name)


def _pattern(parts: Components, suits: list[int]) -> int:
    if suits not in parts.patterns:
        raise Refused("no kid shows these suits")
    return parts.patterns.index(suits)


def _write_cards(parts: Components, cards: list[int]) -> list[str | None]:
    kids = parts.kids
    return [None if kid == HIDDEN else kids[kid].name for kid in cards]


def _read_cards(parts: Components, data: Any) -> list[int]:
    """Reads a whole list at once, which is quick; a list that is wrong card by card, to say what is wrong."""
    numbers = parts.number
    try:
        return [HIDDEN if kid is None else numbers[kid.casefold()] for kid in data]
    except (AttributeError, KeyError, TypeError):
        cards: list[int] = many(CARD).read(parts, data)
        return cards


COUNT: Final = number()
FLAG: Final = plain(bool, "true or false", type="boolean")
TEXT: Final = plain(str, "a text", type="string")
LEVEL: Final = number(0, TOP_LEVEL)
SEAT: Final = number(0, MOST_SEATS - 1).said("a seat, from 0").defined("seat")
SETUP: Final = other(
    name(SETUPS), "", lambda _, setup: SETUPS.index(setup), lambda _, at: SETUPS[at]
).defined("setup")
SUIT: Final = name(SUITS).defined("suit")
RESOURCE: Final = name(RESOURCES).defined("resource")
SIDE: Final = name(SIDES).defined("side")
PERK: Final = name(PERKS).defined("perk")
RULE: Final = name(MADE_UP_RULES).defined("made_up_rule")
NAME: Final = (
    plain(str, "a name", type="string", minLength=1).said("the name of a kid, as printed").defined("kid")
)
KID: Final = other(
    NAME,
    "a kid of the box",
    lambda parts, at: parts.kids[at].name,
    lambda parts, kid: parts.number[kid.casefold()],
)
CARD: Final = maybe(KID, HIDDEN)  # R17
FACES: Final = Form(many(KID).schema, _write_cards, _read_cards).said("open cards").defined("faces")
CARDS: Final = (
    Form(many(CARD).schema, _write_cards, _read_cards)
    .said("cards; null is a face that the viewer has not seen")
    .defined("cards")
)
MAYBE_PERK: Final = maybe(PERK, NOTHING)
BOARD: Final = other(TEXT, "a board", lambda parts, at: parts.boards[at], _board)
PATTERN: Final = other(many(SUIT), "suits", lambda parts, at: parts.patterns[at], _pattern)
TOKENS: Final = by_name(RESOURCES, COUNT).defined("tokens")
FACTS: Final = other(
    TEXT.said("what has been done so far, in the engine's own words"),
    "what a game wrote",
    lambda _, play: write_facts(play),
    lambda _, text: read_facts(text),
)
TODO: Final = other(
    many(TEXT), "tasks that a game wrote", lambda _, todo: write_todo(todo), lambda _, texts: read_todo(texts)
)
