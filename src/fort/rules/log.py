"""A log keeps every event in order, and what each viewer saw of them."""

from typing import TYPE_CHECKING

from fort.rules.events import Event

if TYPE_CHECKING:
    from fort.seen.viewer import Viewer


class Log:
    """A log grows with the game. Nobody looks before being asked to: until then it is a list of events."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.viewers: dict[int | None, Viewer] = {}  # by seat; None is the spectator

    def copy(self) -> "Log":
        new = Log()
        new.events = self.events[:]
        new.viewers = {seat: viewer.copy() for seat, viewer in self.viewers.items()}
        return new

    def append(self, event: Event) -> None:
        self.events.append(event)
