"""These are the numbers of the rules: how many there are of things, and how much is enough."""

from typing import Final

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
