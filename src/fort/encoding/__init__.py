"""What a seat knows and what it may choose, as numbers; docs/laboratory.md describes every one of them."""

from typing import Final

from fort.box import read
from fort.encoding.actions import Actions, WrongAction
from fort.encoding.encoding import Encoding, encoding, observe
from fort.encoding.layout import Field, Layout
from fort.rules.components import components
from fort.rules.limits import MOST_SEATS

OBSERVATION: Final = {seats: Layout(components(read()), seats) for seats in range(2, MOST_SEATS + 1)}
ACTIONS: Final = encoding(components(read()), 2).actions

__all__ = [
    "ACTIONS",
    "OBSERVATION",
    "Actions",
    "Encoding",
    "Field",
    "Layout",
    "WrongAction",
    "encoding",
    "observe",
]
