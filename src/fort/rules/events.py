"""What happened at the table, in the past tense, and who may see what of it.  R17

Every event class says in `seen_by` what a seat (or a spectator: None) may see: the event, less of it, or
nothing. A class that does not say so cannot be defined.
"""

from dataclasses import dataclass, replace
from typing import Self

from fort.rules.event import Event as Event
from fort.rules.event import by_everybody

Kids = tuple[str, ...]


@dataclass(frozen=True)
class GameBegan(Event):
    setup: str
    boards: tuple[str, ...]
    park: Kids
    perks: tuple[str, ...]

    seen_by = by_everybody


@dataclass(frozen=True)
class Dealt(Event):
    """A seat's eight cards, or in the draft the packet it now holds.  R2.1.9, R2.2.1"""

    seat: int
    kids: Kids | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, kids=None)


@dataclass(frozen=True)
class Picked(Event):
    seat: int
    kid: str | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, kid=None)


@dataclass(frozen=True)
class Shuffled(Event):
    """A deck was shuffled: the starting deck, whose kids are not told, or the open discard pile.  R10.2"""

    seat: int
    cards: int
    kids: Kids | None

    seen_by = by_everybody


@dataclass(frozen=True)
class Drew(Event):
    seat: int
    cards: int
    kids: Kids | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, kids=None)


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int
    round: int

    seen_by = by_everybody


@dataclass(frozen=True)
class CleanedUp(Event):
    seat: int
    kids: Kids

    seen_by = by_everybody


@dataclass(frozen=True)
class Skipped(Event):
    seat: int

    seen_by = by_everybody


@dataclass(frozen=True)
class Played(Event):
    seat: int
    kid: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Declared(Event):
    seat: int
    suit: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Added(Event):
    """From hand with its face, or from the Lookout, of which only the suits are told."""

    seat: int
    kid: str | None
    suits: tuple[str, ...]

    seen_by = by_everybody


@dataclass(frozen=True)
class CoinCounted(Event):
    seat: int
    suit: str | None

    seen_by = by_everybody


@dataclass(frozen=True)
class UseBegan(Event):
    seat: int
    side: str

    seen_by = by_everybody


@dataclass(frozen=True)
class UseEnded(Event):
    seat: int
    side: str
    fully: bool

    seen_by = by_everybody


@dataclass(frozen=True)
class SuitCounted(Event):
    seat: int
    suit: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Gathered(Event):
    seat: int
    resource: str
    number: int

    seen_by = by_everybody


@dataclass(frozen=True)
class Scored(Event):
    seat: int
    points: int

    seen_by = by_everybody


@dataclass(frozen=True)
class PromisedTrash(Event):
    """The played card will go to the box after all following.  R13.5"""

    seat: int
    kid: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Packed(Event):
    seat: int
    resource: str
    source: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Tucked(Event):
    """Only the suits show, unless everybody saw the card where it came from.  R17.7"""

    seat: int
    kid: str | None
    suits: tuple[str, ...]
    source: str
    owner: int

    def seen_by(self, seat: int | None) -> Self:
        if seat == self.seat or self.source in ("park", "yard"):
            return self
        return replace(self, kid=None)


@dataclass(frozen=True)
class Trashed(Event):
    """Face up to all.  A-3.4"""

    seat: int
    kid: str
    source: str
    owner: int

    seen_by = by_everybody


@dataclass(frozen=True)
class Recruited(Event):
    seat: int
    kid: str
    source: str
    owner: int

    seen_by = by_everybody


@dataclass(frozen=True)
class ParkRefilled(Event):
    kid: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Spent(Event):
    seat: int
    resource: str
    source: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Converted(Event):
    """A token was replaced; `resource` is the new one."""

    seat: int
    resource: str
    place: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Paid(Event):
    seat: int
    pizza: int
    toy: int
    pack_pizza: int
    pack_toy: int

    seen_by = by_everybody


@dataclass(frozen=True)
class Advanced(Event):
    seat: int
    level: int

    seen_by = by_everybody


@dataclass(frozen=True)
class RulesSeen(Event):
    """The made-up rules a seat looked through.  R11.3, R17.10"""

    seat: int
    made_up_rules: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, made_up_rules=None)


@dataclass(frozen=True)
class RuleKept(Event):
    seat: int
    made_up_rule: str | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, made_up_rule=None)


@dataclass(frozen=True)
class PerkTaken(Event):
    seat: int
    perk: str

    seen_by = by_everybody


@dataclass(frozen=True)
class PerkUsed(Event):
    seat: int
    perk: str

    seen_by = by_everybody


@dataclass(frozen=True)
class SculptureTaken(Event):
    seat: int

    seen_by = by_everybody


@dataclass(frozen=True)
class Copied(Event):
    seat: int
    whose: int
    pizza: int
    toy: int

    seen_by = by_everybody


@dataclass(frozen=True)
class Followed(Event):
    seat: int
    kid: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Declined(Event):
    seat: int

    seen_by = by_everybody


@dataclass(frozen=True)
class Boxed(Event):
    """The played card went to the box: `trash-this` or Rough Housing."""

    seat: int
    kid: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Recycled(Event):
    seat: int
    kid: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Discarded(Event):
    """The Discard phase: cards in play, then Best Friends and the others out of the hand.  R9"""

    seat: int
    kids: Kids
    friends: Kids
    yard: Kids

    seen_by = by_everybody


@dataclass(frozen=True)
class EndTriggered(Event):
    """`points`, `level` or `park deck`.  R12.1"""

    why: str

    seen_by = by_everybody


@dataclass(frozen=True)
class Revealed(Event):
    """At the end: a seat's made-up rule and the faces in its Lookout.  R12.4, A-13.5"""

    seat: int
    made_up_rule: str | None
    lookout: Kids

    seen_by = by_everybody


@dataclass(frozen=True)
class GameEnded(Event):
    totals: tuple[int, ...]
    ranks: tuple[int, ...]

    seen_by = by_everybody
