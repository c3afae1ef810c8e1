"""A choice taken apart: what it does and what it is about, as names, for those who do not read its text."""

from dataclasses import dataclass
from typing import Annotated, Any

from fort.rules.choices import VERBS, Choice
from fort.rules.components import Components
from fort.rules.names import NOBODY, NOTHING, RESOURCES, SIDES, SUITS
from fort.rules.perks import PERKS
from fort.rules.places import LOOKOUT, PLACES
from fort.rules.scoring import MADE_UP_RULES


class Schema:
    """The JSON Schema of a field; pydantic asks for it where a dataclass is part of its models."""

    def __init__(self, **schema: object) -> None:
        self.schema = schema

    def __get_pydantic_json_schema__(self, core: object, handler: object) -> dict[str, object]:
        return self.schema


Number = Annotated[int | None, Schema(type="integer", minimum=0)]


@dataclass(frozen=True)
class ChoiceShape:
    """A choice as names and numbers. What does not matter for it is None, and left out in JSON."""

    text: str  # as docs/notation.md writes it
    what: Annotated[str, Schema(type="string", enum=VERBS)]
    kid: Annotated[str | None, Schema(of="kid")] = None
    place: Annotated[str | None, Schema(type="string", enum=PLACES)] = None  # from where
    seat: Annotated[int | None, Schema(of="seat")] = None  # whose Yard, whose Pack
    suit: Annotated[str | None, Schema(of="suit")] = None
    suits: Annotated[tuple[str, ...] | None, Schema(type="array", items={"of": "suit"})] = None
    resource: Annotated[str | None, Schema(of="resource")] = None
    side: Annotated[str | None, Schema(of="side")] = None
    first: Annotated[str | None, Schema(type="string", enum=("left", "right"))] = None
    perk: Annotated[str | None, Schema(of="perk")] = None
    made_up_rule: Annotated[str | None, Schema(of="made_up_rule")] = None
    number: Number = None  # how many times
    pizza: Number = None  # these four of a payment, the first two of a copied Pack; what is zero is left out
    toy: Number = None
    pack_pizza: Number = None
    pack_toy: Number = None

    def json(self) -> dict[str, Any]:
        """The shape as JSON has it."""
        return {name: value for name, value in vars(self).items() if value is not None}


def choice_shape(components: Components, choice: Choice) -> ChoiceShape:
    """The choice taken apart.

    >>> from fort.box import read
    >>> from fort.rules.components import components
    >>> parts = components(read())
    >>> choice_shape(parts, parts.choices.find("recruit Chef from yard 2")).json()
    {'text': 'recruit Chef from yard 2', 'what': 'recruit', 'kid': 'Chef', 'place': 'yard', 'seat': 2}
    """
    what, number = choice.what, choice.number
    suits = components.patterns[number] if what == "add" and choice.place == LOOKOUT else None
    return ChoiceShape(
        choice.text,
        what,
        kid=None if choice.kid == NOTHING else components.kids[choice.kid].name,
        place=_name(PLACES, choice.place),
        seat=None if choice.seat == NOBODY else choice.seat,
        suit=_name(SUITS, choice.suit),
        suits=None if suits is None else tuple([SUITS[suit] for suit in suits]),
        resource=_name(RESOURCES, choice.resource),
        side=SIDES[number] if what == "use" else None,
        first=choice.text.split()[0] if what == "order" else None,
        perk=PERKS[number] if what in ("take", "perk") else None,
        made_up_rule=MADE_UP_RULES[number] if what == "keep" else None,
        number=number if what == "times" else None,
        pizza=choice.pizza or None,
        toy=choice.toy or None,
        pack_pizza=choice.pack_pizza or None,
        pack_toy=choice.pack_toy or None,
    )


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]
