"""Places where cards and tokens lie are small numbers; their names stand here in the same order."""

from typing import Final

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
