"""A readable label for each choice, and a note that says what is worth knowing about it."""

from collections.abc import Callable
from typing import Final

from fort.rules import choices as kind
from fort.rules.choices import Choice
from fort.rules.components import Components
from fort.rules.names import (
    DISCARD_PILE,
    HAND,
    LOOKOUT,
    PACK,
    PARK,
    PARK_DECK,
    RESOURCES,
    SIDES,
    STUFF,
    SUITS,
    SUPPLY,
    YARD,
)
from fort.rules.perks import PERKS
from fort.rules.prompt import Offer
from fort.rules.scoring import MADE_UP_RULES
from fort.text.actions import action_text
from fort.text.cards import boxes_text, kid_of, made_up_rule_text, perk_text, suits_text
from fort.text.phrases import amount, seat_name, tokens
from fort.text.previews import FULLY, preview_text

_PLURAL: Final = ("pizza", "toys")


def choice_text(choice: Choice, parts: Components) -> str:
    """The choice as people read it: `recruit Chef from seat 3's Yard`."""
    return _LABELS[choice.what](choice, parts)


def choice_note(choice: Choice, parts: Components, played: str | None = None) -> str:
    """What a player wants to know before choosing it; empty if there is nothing to add."""
    box = parts.box
    if choice.what == kind.TAKE or choice.what == kind.PERK:
        return perk_text(box, PERKS[choice.number])
    if choice.what == kind.KEEP:
        return made_up_rule_text(box, MADE_UP_RULES[choice.number])
    if choice.what == kind.USE and played is not None:
        kid = kid_of(box, played)
        return "" if kid is None else action_text((kid.public, kid.private)[choice.number])
    if 0 <= choice.kid < len(parts.kids):
        kid = kid_of(box, parts.kids[choice.kid].name)
        assert kid is not None
        suits = suits_text(kid.suits)
        brief = choice.what in (kind.PLAY, kind.ADD, kind.FOLLOW) or choice.place == HAND
        return suits if brief else f"{suits}; {boxes_text(kid)}"
    return ""


def offer_note(offer: Offer, parts: Components, played: str | None = None) -> str:
    """The note with what the choice would come to now: `1 pizza for each shovel: 3 pizza`."""
    note, result = choice_note(offer.choice, parts, played), preview_text(offer.preview)
    if result == FULLY and offer.choice.what != kind.USE:  # nothing else can be chosen
        result = ""
    return ": ".join(text for text in (note, result) if text)


def _kid(choice: Choice, parts: Components) -> str:
    return parts.kids[choice.kid].name


def _from(choice: Choice) -> str:
    return {
        HAND: "from your hand",
        DISCARD_PILE: "from your discard pile",
        PARK: "from the Park",
        PARK_DECK: "from the top of the Park deck",
        STUFF: "from your Stuff",
        PACK: "from your Pack",
        SUPPLY: "from the supply",
        LOOKOUT: "from your Lookout",
        YARD: f"from {seat_name(choice.seat)}'s Yard",
    }.get(choice.place, "")


def _card(verb: str, unseen: str) -> Callable[[Choice, Components], str]:
    def label(choice: Choice, parts: Components) -> str:
        name = unseen if choice.place == PARK_DECK else _kid(choice, parts)
        return f"{verb} {name} {_from(choice)}".rstrip()

    return label


def _add(choice: Choice, parts: Components) -> str:
    if choice.place == LOOKOUT:
        suits = suits_text(tuple(SUITS[suit] for suit in parts.patterns[choice.number]))
        return f"add a card with {suits} {_from(choice)}"
    return f"add {_kid(choice, parts)}"


def _coin(choice: Choice, parts: Components) -> str:
    return f"the coin counts as {SUITS[choice.suit]}" if choice.suit >= 0 else "do not count the coin"


def _perk(choice: Choice, parts: Components) -> str:
    return f"use {PERKS[choice.number]}"


def _order(choice: Choice, parts: Components) -> str:
    return "first the first step" if choice is parts.choices.left_first else "first the second step"


def _convert_to(choice: Choice, parts: Components) -> str:
    return f"turn {_PLURAL[1 - choice.resource]} into {_PLURAL[choice.resource]}"


def _times(choice: Choice, parts: Components) -> str:
    return "once" if choice.number == 1 else f"{choice.number} times"


def _pay(choice: Choice, parts: Components) -> str:
    stuff = amount(choice.pizza, choice.toy)
    if not choice.pack_pizza and not choice.pack_toy:
        return f"pay {stuff}"
    pack = f"{amount(choice.pack_pizza, choice.pack_toy)} from your Pack"
    return f"pay {stuff} from your Stuff and {pack}" if choice.pizza or choice.toy else f"pay {pack}"


def _pack(choice: Choice, parts: Components) -> str:
    return f"pack {tokens(1, RESOURCES[choice.resource])} {_from(choice)}"


def _spend(choice: Choice, parts: Components) -> str:
    return f"spend {tokens(1, RESOURCES[choice.resource])} {_from(choice)}"


def _convert_in(choice: Choice, parts: Components) -> str:
    return f"replace a token in your {'Stuff' if choice.place == STUFF else 'Pack'}"


_LABELS: Final[dict[int, Callable[[Choice, Components], str]]] = {
    kind.PICK: lambda choice, parts: f"keep {_kid(choice, parts)}",
    kind.PLAY: lambda choice, parts: f"play {_kid(choice, parts)}",
    kind.SKIP: lambda choice, parts: "play nothing this turn",
    kind.DECLARE: lambda choice, parts: f"declare {SUITS[choice.suit]}",
    kind.ADD: _add,
    kind.COIN_AS: _coin,
    kind.USE: lambda choice, parts: f"use the {SIDES[choice.number]} action",
    kind.END: lambda choice, parts: "end the play here",
    kind.COUNT: lambda choice, parts: f"count {SUITS[choice.suit]} icons",
    kind.GATHER: lambda choice, parts: f"gather {_PLURAL[choice.resource]}",
    kind.CONVERT_TO: _convert_to,
    kind.CONVERT_IN: _convert_in,
    kind.TIMES: _times,
    kind.STOP: lambda choice, parts: "stop here",
    kind.ORDER: _order,
    kind.PACK_ONE: _pack,
    kind.TUCK: _card("tuck", "an unseen card"),
    kind.TRASH: _card("trash", "an unseen card"),
    kind.RECRUIT: _card("recruit", "an unseen card"),
    kind.SPEND: _spend,
    kind.PAY: _pay,
    kind.COPY_WHOSE: lambda choice, parts: f"copy {seat_name(choice.seat)}'s Pack",
    kind.COPY: lambda choice, parts: f"copy {amount(choice.pizza, choice.toy)}",
    kind.KEEP: lambda choice, parts: f"keep {MADE_UP_RULES[choice.number]}",
    kind.TAKE: lambda choice, parts: f"take {PERKS[choice.number]}",
    kind.FOLLOW: lambda choice, parts: f"follow with {_kid(choice, parts)}",
    kind.DECLINE: lambda choice, parts: "do not follow",
    kind.PERK: _perk,
    kind.PASS: lambda choice, parts: "pass",
    kind.RECYCLE: lambda choice, parts: f"use Recycling: take {_kid(choice, parts)} into your hand",
}
