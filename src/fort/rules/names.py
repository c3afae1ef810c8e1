"""Suits, resources and sides are small numbers; their names stand here in the same order."""

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
COUNTED: Final = (*SUITS, "any")
NO_ICONS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0]  # of each suit; never changed
EVERY_SUIT: Final = 255  # a set of suits is a number with a bit for each

PIZZA: Final = 0
TOY: Final = 1
RESOURCES: Final = ("pizza", "toy")
EACH_RESOURCE: Final[list[int]] = [PIZZA, TOY]  # compiled, a list is quicker to go through than a tuple

PUBLIC: Final = 0
PRIVATE: Final = 1
SIDES: Final = ("public", "private")

# How far an action of the played card was used.  R6.4
UNUSED: Final = 0
PARTLY: Final = 1
FULLY: Final = 2
USES: Final = ("unused", "partly", "fully")

NOBODY: Final = -1
NOTHING: Final = -1


def suit_set(suits: list[int]) -> int:
    """Makes a set of these suits; a coin can be any suit, and `any` can count any.  R3.2"""
    bits = 0
    for suit in suits:
        if suit >= COIN:
            return EVERY_SUIT
        bits |= 1 << suit
    return bits


def amount(pizza: int, toy: int) -> str:
    """Says in words how many tokens these are.

    >>> amount(2, 1)
    '2 pizza 1 toy'
    """
    parts = [f"{number} {name}" for number, name in ((pizza, "pizza"), (toy, "toy")) if number]
    return " ".join(parts) or "nothing"
