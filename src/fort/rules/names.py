"""Suits, resources, places, sides: small numbers, and their names in the same order."""

from typing import Final

BOOK: Final = 0
CROWN: Final = 1
GLUE: Final = 2
SHOVEL: Final = 3
SKATEBOARD: Final = 4
SQUIRTGUN: Final = 5
COIN: Final = 6
SUITS: Final = ("book", "crown", "glue", "shovel", "skateboard", "squirtgun", "coin")
ORDINARY: Final = 6  # the suits before COIN  R3.1
ANY: Final = 7  # `x any`: one suit of your choice  R14.5
NO_ICONS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0]  # of each suit; never changed
EVERY_SUIT: Final = 255  # a set of suits is a number with a bit for each

PIZZA: Final = 0
TOY: Final = 1
RESOURCES: Final = ("pizza", "toy")

PUBLIC: Final = 0
PRIVATE: Final = 1
SIDES: Final = ("public", "private")

# How far an action of the played card was used.  R6.4
UNUSED: Final = 0
PARTLY: Final = 1
FULLY: Final = 2
USES: Final = ("unused", "partly", "fully")

HAND: Final = 0
DECK: Final = 1
DISCARD_PILE: Final = 2
YARD: Final = 3
LOOKOUT: Final = 4
PARK: Final = 5
PARK_DECK: Final = 6
STUFF: Final = 7
PACK: Final = 8
SUPPLY: Final = 9
BOX: Final = 10
IN_PLAY: Final = 11
PLACES: Final = (
    *("hand", "deck", "discard pile", "yard", "lookout", "park", "park deck"),
    *("stuff", "pack", "supply", "box", "in play"),
)

NOBODY: Final = -1
NOTHING: Final = -1
MANY: Final = 99  # as often as one likes

TOKENS: Final = 30  # of each resource  R1.2
STUFF_ROOM: Final = 4  # of each resource  R4.3
HAND_SIZE: Final = 5  # R10.1
DEALT: Final = 8  # R2.1.9
PARK_SIZE: Final = 3  # R2.1.8
MOST_SEATS: Final = 4  # R1.1
ENOUGH_POINTS: Final = 25  # R12.1.1
TOP_LEVEL: Final = 5  # R11.9
SCULPTURE_POINTS: Final = 4  # R11.6

# The rewards of levels, as the box writes them.
RULE: Final = "made-up rule"
PERK: Final = "perk"
SCULPTURE: Final = "macaroni sculpture"


def suit_set(suits: list[int]) -> int:
    """These suits as a set; a coin and `any` stand for all of them.  R3.2, R14.5"""
    bits = 0
    for suit in suits:
        if suit >= COIN:
            return EVERY_SUIT
        bits |= 1 << suit
    return bits


def amount(pizza: int, toy: int) -> str:
    """What so many tokens are called.

    >>> amount(2, 1)
    '2 pizza 1 toy'
    """
    parts = [f"{number} {name}" for number, name in ((pizza, "pizza"), (toy, "toy")) if number]
    return " ".join(parts) or "nothing"
