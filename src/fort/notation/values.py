"""The forms of small values, which views and diagrams share: kids, suits, perks, tokens."""

from typing import Any, Final

from fort.notation.forms import Form, Refused, by_name, many, maybe, name, number, other, plain, refusal
from fort.notation.todo import read_facts, read_todo, write_facts, write_todo
from fort.rules.components import Components
from fort.rules.limits import MOST_SEATS, TOP_LEVEL
from fort.rules.names import RESOURCES, SIDES, SUITS
from fort.rules.perks import PERKS
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.setup import SETUPS
from fort.seen.view import HIDDEN

COUNT: Final = number()
FLAG: Final = plain(bool, "true or false", type="boolean")
TEXT: Final = plain(str, "a text", type="string")
LEVEL: Final = number(0, TOP_LEVEL)
SEAT: Final = number(0, MOST_SEATS - 1).said("a seat, from 0").defined("seat")
SETUP: Final = name(SETUPS, SETUPS).defined("setup")
SUIT: Final = name(SUITS).defined("suit")
ICONS: Final = many(SUIT)
RESOURCE: Final = name(RESOURCES).defined("resource")
SIDE: Final = name(SIDES).defined("side")
PERK: Final = name(PERKS).defined("perk")
RULE: Final = name(MADE_UP_RULES).defined("made_up_rule")
PRINTED: Final = plain(str, "a name", type="string", minLength=1)
NAME: Final = PRINTED.said("the name of a kid, as printed").defined("kid")
FINGERPRINT: Final = plain(str, "a text", type="string", pattern="^[0-9a-f]{32}$")
EDITION: Final = number(1)


def _read_board(parts: Components, board: Any) -> int:
    if board not in parts.boards:
        raise refusal(f"one of {', '.join(parts.boards)}", board)
    return parts.boards.index(board)


def _write_suits(parts: Components, pattern: int) -> list[str]:
    return [SUITS[suit] for suit in parts.patterns[pattern]]


def _read_suits(parts: Components, data: Any) -> int:
    suits = ICONS.read(parts, data)
    if suits not in parts.patterns:
        raise Refused("no kid shows these suits")
    return parts.patterns.index(suits)


def _read_kid(parts: Components, data: Any) -> int:
    name = NAME.read(parts, data).casefold()
    if name not in parts.number:
        raise refusal("a kid of the box", data)
    return parts.number[name]


def _write_cards(parts: Components, cards: list[int]) -> list[str | None]:
    kids = parts.kids
    return [None if kid == HIDDEN else kids[kid].name for kid in cards]


def _read_cards(parts: Components, data: Any) -> Any:
    """Reads a whole list at once, which is quick; card by card only to say what is wrong."""
    numbers = parts.number
    try:
        if type(data) is list:
            return [HIDDEN if kid is None else numbers[kid.casefold()] for kid in data]
    except (AttributeError, KeyError):
        pass
    return many(CARD).read(parts, data)


KID: Final = Form(NAME.schema, lambda parts, at: parts.kids[at].name, _read_kid)
CARD: Final = maybe(KID, HIDDEN)  # R17
FACES: Final = Form(many(KID).schema, _write_cards, _read_cards).said("open cards").defined("faces")
_CARDS: Final = Form(many(CARD).schema, _write_cards, _read_cards)
CARDS: Final = _CARDS.said("cards; null is a face that the viewer has not seen").defined("cards")
BOARD: Final = Form(TEXT.schema, lambda parts, at: parts.boards[at], _read_board)
SHOWN: Final = Form(ICONS.schema, _write_suits, _read_suits)  # the suits of a card
TOKENS: Final = by_name(RESOURCES, COUNT).defined("tokens")
DONE: Final = TEXT.said("what has been done so far, in the engine's own words")
FACTS: Final = other(DONE, "what a game wrote", write_facts, read_facts)
TODO: Final = other(many(TEXT), "tasks that a game wrote", write_todo, read_todo)
