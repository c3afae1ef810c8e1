"""What was told: every event, and for each seat and the spectators what they saw of it and remember."""

from typing import TYPE_CHECKING

from fort.rules.compiling import mypyc_attr
from fort.rules.events import Event
from fort.seen.memory import Memory

if TYPE_CHECKING:
    from fort.rules.components import Components
    from fort.rules.tabletop import Tabletop


class Log:
    """Grows with the game. Nobody looks before being asked to: until then it is but a list of events."""

    def __init__(self, parts: "Components", seats: int) -> None:
        self.parts = parts
        self.seats = seats
        self.events: list[Event] = []
        self.viewers: dict[int | None, Viewer] = {}  # None is the spectator

    def copy(self) -> "Log":
        new = Log(self.parts, self.seats)
        new.events = self.events[:]
        new.viewers = {seat: viewer.copy() for seat, viewer in self.viewers.items()}
        return new

    def look(self, game: "Tabletop") -> None:
        """For a game that begins at a position."""
        for seat in (*range(self.seats), None):
            self.viewer(seat).memory.look(game)

    def append(self, event: Event) -> None:
        self.events.append(event)

    def viewer(self, seat: int | None) -> "Viewer":
        """A pair of eyes that has seen everything up to now."""
        viewer = self.viewers.get(seat)
        if viewer is None:
            viewer = self.viewers[seat] = Viewer(self.parts, self.seats, seat)
        for event in self.events[viewer.heard :]:
            viewer.hear(event)
        viewer.heard = len(self.events)
        return viewer


@mypyc_attr(allow_interpreted_subclasses=True)  # tests have eyes of their own
class Viewer:
    """One pair of eyes: what it saw, as a list that views share, and what it remembers of it."""

    def __init__(self, parts: "Components", seats: int, seat: int | None) -> None:
        self.seat = seat
        self.heard = 0  # of all events
        self.seen: list[Event] = []
        self.memory = Memory(parts, seats, seat)

    def copy(self) -> "Viewer":
        new = Viewer(self.memory.parts, 0, self.seat)
        new.heard = self.heard
        new.seen = self.seen[:]
        new.memory = self.memory.copy()
        return new

    def hear(self, event: Event) -> None:
        seen = event.seen_by(self.seat)
        if seen is not None:
            self.seen.append(seen)
            self.memory.note(seen)
