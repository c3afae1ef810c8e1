"""Events happen at the table; each says who may see what of it.  R17"""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, dataclass_transform

Kids = tuple[str, ...]


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Event:
    """An event is something that happened. Kids, suits, resources and places are named as printed.

    Every class of events is made a frozen dataclass, and must say what it `hides`: the field that only the
    event's own seat sees, "" if there is none. Where that is not enough, it defines `seen_by`.
    """

    kinds: ClassVar[dict[str, type["Event"]]] = {}
    hidden: ClassVar[str] = ""

    def __init_subclass__(cls, kind: bool = True, hides: str | None = None) -> None:
        if hides is None and "seen_by" not in cls.__dict__:
            raise TypeError(
                f"{cls.__name__} does not say who may see what of it: name what it hides, or define seen_by"
            )
        cls.hidden = hides or ""
        dataclass(frozen=True)(cls)
        if kind:
            Event.kinds[cls.__name__] = cls

    def seen_by(self, seat: int | None) -> "Event | None":
        """Gives the event as this seat sees it: all of it, less, or nothing; None is a spectator."""
        if not self.hidden or seat == vars(self)["seat"]:
            return self
        return replace(self, **{self.hidden: None})

    def to_json(self) -> dict[str, Any]:
        return {"event": type(self).__name__, **vars(self)}

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Event":
        values = {key: tuple(each) if isinstance(each, list) else each for key, each in data.items()}
        return Event.kinds[str(values.pop("event"))](**values)


class OfSeat(Event, kind=False, hides=""):
    """A seat did this, or it happened to it. This is no event itself: most events are made from it."""

    seat: int


class GameBegan(Event, hides=""):
    setup: str
    boards: tuple[str, ...]
    park: Kids
    perks: tuple[str, ...]


class Dealt(OfSeat, hides="kids"):
    """A seat got its eight cards, or in the draft the packet it now holds.  R2.1.9, R2.2.1"""

    kids: Kids | None


class Picked(OfSeat, hides="kid"):
    kid: str | None


class Shuffled(OfSeat, hides=""):
    """A deck was shuffled: the first one, whose kids are not told, or the discard pile.  R2.1.10, R10.2"""

    cards: int
    kids: Kids | None


class Drew(OfSeat, hides="kids"):
    cards: int
    kids: Kids | None


class TurnBegan(OfSeat, hides=""):
    round: int


class CleanedUp(OfSeat, hides=""):
    kids: Kids


class Skipped(OfSeat, hides=""):
    """A seat played no card on its turn.  R5.3"""


class Played(OfSeat, hides=""):
    kid: str


class Declared(OfSeat, hides=""):
    suit: str


class Added(OfSeat, hides=""):
    """A card was added: from hand with its face, or from the Lookout with its suits only.  R17.7"""

    kid: str | None
    suits: tuple[str, ...]


class CoinCounted(OfSeat, hides=""):
    suit: str | None


class UseBegan(OfSeat, hides=""):
    side: str


class UseEnded(OfSeat, hides=""):
    side: str
    fully: bool


class SuitCounted(OfSeat, hides=""):
    suit: str


class Gathered(OfSeat, hides=""):
    resource: str
    number: int


class Scored(OfSeat, hides=""):
    points: int


class PromisedTrash(OfSeat, hides=""):
    """The played card will go to the box after all following.  R13.5"""

    kid: str


class Packed(OfSeat, hides=""):
    resource: str
    source: str


class Tucked(OfSeat):
    """A card was tucked: only its suits show, unless everybody saw it where it came from.  R17.7"""

    kid: str | None
    suits: tuple[str, ...]
    source: str
    owner: int

    def seen_by(self, seat: int | None) -> "Tucked":
        if seat == self.seat or self.source in ("park", "yard"):
            return self
        return replace(self, kid=None)


class Trashed(OfSeat, hides=""):
    """A card went to the box, face up.  A-3.4"""

    kid: str
    source: str
    owner: int


class Recruited(OfSeat, hides=""):
    kid: str
    source: str
    owner: int


class ParkRefilled(Event, hides=""):
    kid: str


class Spent(OfSeat, hides=""):
    resource: str
    source: str


class Converted(OfSeat, hides=""):
    """A token was replaced; `resource` is the new one."""

    resource: str
    place: str


class Paid(OfSeat, hides=""):
    pizza: int
    toy: int
    pack_pizza: int
    pack_toy: int


class Advanced(OfSeat, hides=""):
    level: int


class RulesSeen(OfSeat, hides="made_up_rules"):
    """A seat looked through these made-up rules.  R11.3, R17.10"""

    made_up_rules: tuple[str, ...] | None


class RuleKept(OfSeat, hides="made_up_rule"):
    made_up_rule: str | None


class PerkTaken(OfSeat, hides=""):
    perk: str


class PerkUsed(OfSeat, hides=""):
    perk: str


class SculptureTaken(OfSeat, hides=""):
    """A seat was the first to reach its level.  R11.6"""


class Copied(OfSeat, hides=""):
    whose: int
    pizza: int
    toy: int


class Followed(OfSeat, hides=""):
    kid: str


class Declined(OfSeat, hides=""):
    """A seat did not follow.  R7.1"""


class Boxed(OfSeat, hides=""):
    """The played card went to the box, by `trash-this` or Rough Housing.  R13.5, R16.7"""

    kid: str


class Recycled(OfSeat, hides=""):
    kid: str


class Discarded(OfSeat, hides=""):
    """A seat put away the cards in play, then Best Friends and the others out of the hand.  R9.1, R9.2"""

    kids: Kids
    friends: Kids
    yard: Kids


class EndTriggered(Event, hides=""):
    """The end was triggered by `points`, `level` or `park deck`.  R12.1"""

    why: str


class Revealed(OfSeat, hides=""):
    """At the end, a seat showed its made-up rule and the faces in its Lookout.  R12.4, A-13.5"""

    made_up_rule: str | None
    lookout: Kids


class GameEnded(Event, hides=""):
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
