"""The nine perks have numbers, in the order of the box.  R16"""

from typing import Final

from fort.box import PERKS as printed

BIRTHDAY_PARTY: Final = 0
BRIBE: Final = 1
COPY_CAT: Final = 2
DIY: Final = 3
DO_OVER: Final = 4
RECYCLING: Final = 5
ROUGH_HOUSING: Final = 6
STICKY_FINGERS: Final = 7
XXL_BACKPACK: Final = 8

PERKS: Final = tuple(printed)
