"""What is in the box, as plain data."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b

SUITS = ("book", "crown", "glue", "shovel", "skateboard", "squirtgun", "coin")
COIN = "coin"

REWARDS = ("made-up rule", "perk", "macaroni sculpture")

# Cards whose meaning is in the program. A box has all that the printed game has; what is added after them may
# be missing, so that earlier boxes stay readable.
PRINTED_RULES = 11  # R1.5
PRINTED_PERKS = 9  # R1.6

# R15
MADE_UP_RULES = (
    "Big Plans",
    "Friendship Bracelet",
    "Piggy Bank",
    "Pizza Party",
    "Loner",
    "Minimalism",
    "Popularity",
    "Play Palace",
    "Secret Stash",
    "Sleepover",
    "Slime Lab",
)

# A perk is used once or lasts.  R11.5, R16
PERKS = {
    "Birthday Party": "lasting",
    "Bribe": "lasting",
    "Copy Cat": "lasting",
    "DIY": "once",
    "Do-Over": "once",
    "Recycling": "once",
    "Rough Housing": "once",
    "Sticky Fingers": "lasting",
    "XXL Backpack": "lasting",
}


class BoxError(ValueError):
    """A text file of the box says something that cannot be; line 0 is the file as a whole."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(file, line, message)
        self.file = file
        self.line = line
        self.message = message

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{place}: {self.message}"


@dataclass(frozen=True)
class Kid:
    """A design of a kid card. An action is text of the action language, "" for a blank or missing box."""

    name: str
    suits: tuple[str, ...]
    copies: int
    public: str
    private: str
    board: str  # "" unless a Best Friend
    line: int = field(compare=False)


@dataclass(frozen=True)
class Level:
    """A level of the fort: what it is worth, what it costs to reach, what it gives."""

    points: int
    pizza: int
    toy: int
    either: int
    reward: str


@dataclass(frozen=True)
class Assumption:
    """A value that no printed source we know confirms, marked (?) in its file."""

    file: str
    line: int
    what: str
    value: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.what} = {self.value}"


@dataclass(frozen=True, eq=False)
class Box:
    """Everything printed that the game needs, and the texts it was read from."""

    kids: tuple[Kid, ...]
    best_friends: tuple[Kid, ...]
    boards: tuple[str, ...]
    track: tuple[Level, ...]
    made_up_rules: tuple[str, ...]
    perks: tuple[str, ...]
    assumptions: tuple[Assumption, ...]
    texts: Mapping[str, str]
    origin: str  # the directory it was read from, "" for the box of the package

    @cached_property
    def fingerprint(self) -> str:
        """The same for two boxes if and only if the same games can be played with them."""
        facts = [
            [
                [kid.name, kid.suits, kid.copies, kid.public, kid.private, kid.board]
                for kid in self.kids + self.best_friends
            ],
            self.boards,
            [[level.points, level.pizza, level.toy, level.either, level.reward] for level in self.track],
            self.made_up_rules,
            self.perks,
        ]
        return blake2b(json.dumps(facts).encode(), digest_size=16, person=b"fort box").hexdigest()
