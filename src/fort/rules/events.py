"""These events can happen at the table; each says who may see what of it.  R17"""

from dataclasses import replace

from fort.rules.event import Event as Event

Kids = tuple[str, ...]


class GameBegan(Event, hides=""):
    setup: str
    boards: tuple[str, ...]
    park: Kids
    perks: tuple[str, ...]


class Dealt(Event, hides="kids"):
    """A seat got its eight cards, or in the draft the packet it now holds.  R2.1.9, R2.2.1"""

    seat: int
    kids: Kids | None


class Picked(Event, hides="kid"):
    seat: int
    kid: str | None


class Shuffled(Event, hides=""):
    """A deck was shuffled: the first one, whose kids are not told, or the discard pile.  R2.1.10, R10.2"""

    seat: int
    cards: int
    kids: Kids | None


class Drew(Event, hides="kids"):
    seat: int
    cards: int
    kids: Kids | None


class TurnBegan(Event, hides=""):
    seat: int
    round: int


class CleanedUp(Event, hides=""):
    seat: int
    kids: Kids


class Skipped(Event, hides=""):
    seat: int


class Played(Event, hides=""):
    seat: int
    kid: str


class Declared(Event, hides=""):
    seat: int
    suit: str


class Added(Event, hides=""):
    """A card was added: from hand with its face, or from the Lookout with its suits only.  R17.7"""

    seat: int
    kid: str | None
    suits: tuple[str, ...]


class CoinCounted(Event, hides=""):
    seat: int
    suit: str | None


class UseBegan(Event, hides=""):
    seat: int
    side: str


class UseEnded(Event, hides=""):
    seat: int
    side: str
    fully: bool


class SuitCounted(Event, hides=""):
    seat: int
    suit: str


class Gathered(Event, hides=""):
    seat: int
    resource: str
    number: int


class Scored(Event, hides=""):
    seat: int
    points: int


class PromisedTrash(Event, hides=""):
    """The played card will go to the box after all following.  R13.5"""

    seat: int
    kid: str


class Packed(Event, hides=""):
    seat: int
    resource: str
    source: str


class Tucked(Event):
    """A card was tucked: only its suits show, unless everybody saw it where it came from.  R17.7"""

    seat: int
    kid: str | None
    suits: tuple[str, ...]
    source: str
    owner: int

    def seen_by(self, seat: int | None) -> "Tucked":
        if seat == self.seat or self.source in ("park", "yard"):
            return self
        return replace(self, kid=None)


class Trashed(Event, hides=""):
    """A card went to the box, face up.  A-3.4"""

    seat: int
    kid: str
    source: str
    owner: int


class Recruited(Event, hides=""):
    seat: int
    kid: str
    source: str
    owner: int


class ParkRefilled(Event, hides=""):
    kid: str


class Spent(Event, hides=""):
    seat: int
    resource: str
    source: str


class Converted(Event, hides=""):
    """A token was replaced; `resource` is the new one."""

    seat: int
    resource: str
    place: str


class Paid(Event, hides=""):
    seat: int
    pizza: int
    toy: int
    pack_pizza: int
    pack_toy: int


class Advanced(Event, hides=""):
    seat: int
    level: int


class RulesSeen(Event, hides="made_up_rules"):
    """A seat looked through these made-up rules.  R11.3, R17.10"""

    seat: int
    made_up_rules: tuple[str, ...] | None


class RuleKept(Event, hides="made_up_rule"):
    seat: int
    made_up_rule: str | None


class PerkTaken(Event, hides=""):
    seat: int
    perk: str


class PerkUsed(Event, hides=""):
    seat: int
    perk: str


class SculptureTaken(Event, hides=""):
    seat: int


class Copied(Event, hides=""):
    seat: int
    whose: int
    pizza: int
    toy: int


class Followed(Event, hides=""):
    seat: int
    kid: str


class Declined(Event, hides=""):
    seat: int


class Boxed(Event, hides=""):
    """The played card went to the box, by `trash-this` or Rough Housing.  R13.5, R16.7"""

    seat: int
    kid: str


class Recycled(Event, hides=""):
    seat: int
    kid: str


class Discarded(Event, hides=""):
    """A seat put away the cards in play, then Best Friends and the others out of the hand.  R9.1, R9.2"""

    seat: int
    kids: Kids
    friends: Kids
    yard: Kids


class EndTriggered(Event, hides=""):
    """The end was triggered by `points`, `level` or `park deck`.  R12.1"""

    why: str


class Revealed(Event, hides=""):
    """At the end, a seat showed its made-up rule and the faces in its Lookout.  R12.4, A-13.5"""

    seat: int
    made_up_rule: str | None
    lookout: Kids


class GameEnded(Event, hides=""):
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
