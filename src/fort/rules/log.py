"""A log keeps every event in order, and those who listen."""

from fort.rules.compiling import mypyc_attr
from fort.rules.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """A listener hears what happens. `fort.seen` has one for each seat and one for the spectators."""

    def __init__(self) -> None:
        self.heard = 0  # how many events

    def copy(self) -> "Listener":
        raise NotImplementedError


class Log:
    """A log grows with the game. Nobody looks before being asked to: until then it is a list of events."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.listeners: dict[int | None, Listener] = {}  # by seat; None is the spectator

    def copy(self) -> "Log":
        new = Log()
        new.events = self.events[:]
        new.listeners = {seat: listener.copy() for seat, listener in self.listeners.items()}
        return new

    def append(self, event: Event) -> None:
        self.events.append(event)
