"""An encoding has the observations and the actions of games with so many seats and one box."""

from typing import Any, Final

from fort.encoding.actions import Actions, check_seat
from fort.encoding.observing import Observer
from fort.legal.game import Game
from fort.rules.components import Components

MOST_KEPT: Final = 16
_made: list["Encoding"] = []


class Encoding:
    """An encoding turns games into numbers and numbers into choices."""

    def __init__(self, parts: Components, seats: int, actions: Actions) -> None:
        self.parts = parts
        self.seats = seats
        self.actions = actions
        self.observer = Observer(parts, seats)
        self.layout = self.observer.layout


def encoding(parts: Components, seats: int) -> Encoding:
    """Gives the encoding of these components; it is made once for each number of seats."""
    for found in _made:
        if found.parts is parts and found.seats == seats:
            return found
    actions: Actions | None = None
    for found in _made:
        if found.parts is parts:
            actions = found.actions
    _made.insert(0, Encoding(parts, seats, Actions(parts) if actions is None else actions))
    del _made[MOST_KEPT:]
    return _made[0]


def observe(game: Game, seat: int, buffer: Any) -> None:
    """Writes what a seat knows into a writable buffer of bytes (uint8), such as a row of a NumPy array.

    It works on any game: on one with a log, on a silent copy, and on a world imagined from a view.
    """
    check_seat(game, seat)
    observer = encoding(game.components, len(game.seats)).observer
    target = memoryview(buffer)
    if target.nbytes != observer.size or target.itemsize != 1:
        raise ValueError(
            f"the buffer holds {target.nbytes} bytes in numbers of {target.itemsize}: "
            f"expected {observer.size} numbers of one byte (uint8)"
        )
    if target.readonly:
        raise ValueError("the buffer cannot be written: expected a NumPy array, a bytearray or the like")
    if target.format != "B" or target.ndim != 1:
        if not target.c_contiguous:
            raise ValueError("the buffer has gaps or another order: expected one that is C-contiguous")
        target = target.cast("B")
    target[:] = observer.row(game, seat)
