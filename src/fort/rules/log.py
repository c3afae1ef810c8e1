"""What was told: every event, and for each seat and the spectators what they saw of it and remember."""

from typing import TYPE_CHECKING

from fort.rules.events import Event
from fort.rules.memory import Memory

if TYPE_CHECKING:
    from fort.rules.components import Components
    from fort.rules.tabletop import Tabletop


class Log:
    """Grows with the game. The last of the viewers is the spectator."""

    def __init__(self, parts: "Components", seats: int) -> None:
        self.parts = parts
        self.events: list[Event] = []
        self.viewers: list[Viewer] = [Viewer(parts, seats, seat) for seat in range(seats)]
        self.viewers.append(Viewer(parts, seats, None))

    def copy(self) -> "Log":
        new = Log(self.parts, 0)
        new.events = self.events[:]
        new.viewers = [viewer.copy() for viewer in self.viewers]
        return new

    def look(self, game: "Tabletop") -> None:
        """For a game that begins at a position."""
        for viewer in self.viewers:
            viewer.memory.look(game)

    def append(self, event: Event) -> None:
        self.events.append(event)

    def viewer(self, seat: int | None) -> "Viewer":
        """A pair of eyes that has seen everything up to now. Nobody looks before being asked to."""
        viewer = self.viewers[-1 if seat is None else seat]
        for event in self.events[viewer.heard :]:
            viewer.hear(event)
        viewer.heard = len(self.events)
        return viewer


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
