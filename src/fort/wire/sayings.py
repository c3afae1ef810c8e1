"""What people read: messages of src/fort/locales with their facts, which name the things of the game."""

from typing import Annotated, NotRequired

from pydantic import ConfigDict, Field, WithJsonSchema, with_config
from typing_extensions import TypeAliasType, TypedDict

Suit = Annotated[str, WithJsonSchema({"of": "suit"})]
CLOSED = ConfigDict(extra="forbid")


@with_config(CLOSED)
class Gain(TypedDict, total=False):
    pizza: int
    toy: int
    points: int


@with_config(CLOSED)
class Thing(TypedDict, total=False):
    """What a fact names: exactly one of these. Whoever tells it says it in the reader's language."""

    kid: str
    kids: Annotated[list[str], Field(description="cards, told one after another")]
    suit: Suit
    suits: list[Suit]
    perk: str
    made_up_rule: str
    seat: int
    tokens: "Gain"
    listed: "list[Fact]"


@with_config(CLOSED)
class Saying(TypedDict):
    """A message of src/fort/locales by its id, with what it is about."""

    id: str
    seat: NotRequired[Annotated[int, Field(description="whose `$name` it says; `$actor` is you or other")]]
    facts: NotRequired["dict[str, Fact]"]


Fact = TypeAliasType("Fact", int | str | Saying | Thing)
