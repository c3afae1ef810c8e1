"""An observation is a row of small numbers; here is which of them says what.

`docs/laboratory.md` shows the same as a table. Whoever changes a field raises `VERSION`: a test compares.
"""

from typing import Final, NamedTuple

from fort.rules.components import Components
from fort.rules.names import SUITS
from fort.rules.perks import PERKS
from fort.rules.scoring import MADE_UP_RULES

VERSION: Final = 1
MOST: Final = 255  # a number that does not fit in a byte is written as this one

# The kinds of questions, in the order of their places. A new kind goes to the end, and raises `VERSION`.
QUESTIONS: Final = (
    *("pick", "play", "declare", "use", "coin", "count", "times", "type", "direction", "order"),
    *("pack", "tuck", "trash", "trash rival", "recruit", "spend", "convert", "pay", "copy", "copy whose"),
    *("keep", "take", "follow", "follow more", "rough housing", "do-over", "birthday party", "pause"),
)

# Fields of a seat and of the table: the name, how many numbers it has (or what they stand for), its meaning.
KIDS: Final = "kids"
Described = tuple[str, str | int | tuple[str, ...], str]
SEAT: Final[tuple[Described, ...]] = (
    ("hand", KIDS, "The viewer's hand; of a rival, what is surely in hand. In the draft, the packet."),
    (
        "deck",
        KIDS,
        "The viewer's deck; of a rival, what is known to be hidden somewhere. In the draft, what was kept.",
    ),
    ("discard pile", KIDS, "The discard pile."),
    ("yard", KIDS, "The Yard."),
    ("lookout", KIDS, "The Lookout cards whose faces the viewer knows by seeing them there."),
    ("suits", SUITS, "The icons in the Lookout, by suit."),
    ("cards", ("hand", "deck", "discard pile", "yard", "lookout", "closed"), "How many cards are there."),
    ("stuff", ("pizza", "toy"), "The tokens in Stuff."),
    ("pack", ("pizza", "toy"), "The tokens in the Pack."),
    ("level", 1, "The level of the fort."),
    ("points", 1, "The victory points on the track."),
    ("perk", PERKS, "1 for the perk that is held."),
    ("had perk", 1, "1 if a perk was ever taken."),
    ("rule", MADE_UP_RULES, "1 for the made-up rule, if the viewer knows it."),
    ("has rule", 1, "1 if a made-up rule is kept."),
    ("sculpture", 1, "1 if the macaroni sculpture stands here."),
    ("leads", 1, "1 for the leader of the turn."),
    ("asked", 1, "1 for whoever may decide now."),
    ("acts", 1, "1 for whoever carries out the action in progress."),
    ("followed", 1, "1 if this rival followed the card being played."),
    ("later", 1, "How many seats come after this one in a round."),
)
TABLE: Final[tuple[Described, ...]] = (
    ("park", KIDS, "The Park."),
    ("box", KIDS, "The cards in the box, out of the game."),
    ("in play", KIDS, "The leader's cards that were played before in this turn."),
    ("played", KIDS, "The card being played."),
    ("added", KIDS, "The hand cards added to it."),
    ("icons", SUITS, "The icons that count for the leader, by suit."),
    ("shown", SUITS, "The icons that count for the follower, by suit."),
    ("declared", SUITS, "1 for the suit declared for a coin card."),
    ("used", ("public", "private"), "How far each action was used: 0 not at all, 1 partly, 2 fully."),
    ("bound", ("pizza", "toy"), "1 for the resource that followers must gather."),
    ("private", 1, "1 if the action in progress is the private one."),
    ("steps", 1, "How many steps of it were done."),
    ("short", 1, "1 if something prescribed was not done."),
    ("may stop", 1, "1 if the step in question may be left out."),
    ("to be trashed", 1, "1 if the played card goes to the box after following."),
    ("boxed", 1, "1 if it is there already."),
    ("second", 1, "1 if it is played by Do-Over."),
    ("repeats", ("suit", "prescribed", "made"), "The action multiplied last: its suit + 1, how often."),
    ("park deck", 1, "How many cards are left in the Park deck."),
    ("supply", ("pizza", "toy"), "The tokens in the supply."),
    ("perk row", PERKS, "1 for each perk to be had."),
    ("used perks", PERKS, "1 for each perk that was used up."),
    ("rules left", 1, "How many made-up rules are left in the stack."),
    ("rules looked at", MADE_UP_RULES, "1 for each made-up rule that the viewer found in the stack."),
    ("round", 1, "The number of the round."),
    ("ending", 1, "1 if the end is triggered."),
    ("over", 1, "1 if the game is over."),
    ("question", QUESTIONS, "1 for the kind of the question."),
)  # fmt: skip


class Field(NamedTuple):
    """A field is a stretch of an observation."""

    name: str  # with the seat in front, `0 hand`, counted from the viewer in turn order
    offset: int
    length: int
    meaning: str
    labels: tuple[str, ...]  # what each number stands for; empty if there is but one


class Layout:
    """A layout says where each field of an observation lies, for so many seats and the kids of one box."""

    def __init__(self, parts: Components, seats: int) -> None:
        self.version = VERSION
        self.seats = seats
        self.kids = tuple([kid.name for kid in parts.kids])
        self.fields: list[Field] = []
        self.size = 0
        for seat in range(seats):
            for name, length, meaning in SEAT:
                self._add(f"{seat} {name}", length, meaning)
        self.table = self.size  # here the fields of the table begin
        self.seat_size = self.size // seats
        for name, length, meaning in TABLE:
            self._add(name, length, meaning)

    def field(self, name: str) -> Field:
        """Finds a field by its name, for example `park` or `0 hand`."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(f"there is no field '{name}': expected for example '0 hand', '1 points' or 'park'")

    def labels(self) -> list[str]:
        """Names every number of an observation, for example `0 hand: Bug`."""
        found: list[str] = []
        for field in self.fields:
            found += [f"{field.name}: {label}" for label in field.labels] or [field.name]
        return found

    def _add(self, name: str, length: str | int | tuple[str, ...], meaning: str) -> None:
        labels: tuple[str, ...] = ()
        if isinstance(length, tuple):
            labels = length
        elif length == KIDS:
            labels = self.kids
        number = len(labels) or 1
        self.fields.append(Field(name, self.size, number, meaning, labels))
        self.size += number
