"""A viewer is one pair of eyes at the table: what it saw, and what it remembers of it.  R17"""

from typing import TYPE_CHECKING

from fort.compiling import mypyc_attr
from fort.recall.recall import all_unseen
from fort.rules.events import Event
from fort.seen.memory import Memory

if TYPE_CHECKING:
    from fort.rules.components import Components
    from fort.rules.tabletop import Tabletop


@mypyc_attr(allow_interpreted_subclasses=True)  # tests have eyes of their own
class Viewer:
    """A viewer is a seat or the spectators; it has a list of what it saw, which views share, and a memory."""

    def __init__(self, parts: "Components", seats: int, seat: int | None) -> None:
        self.seat = seat
        self.heard = 0  # how many events
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


def viewer_of(game: "Tabletop", seat: int | None) -> Viewer:
    """Gives the eyes of a seat, or of the spectators; they have seen everything up to now."""
    log = game.log
    assert log is not None
    viewer = log.viewers.get(seat)
    if viewer is None:
        viewer = log.viewers[seat] = Viewer(game.components, len(game.seats), seat)
    for event in log.events[viewer.heard :]:
        viewer.hear(event)
    viewer.heard = len(log.events)
    return viewer


def look_around(game: "Tabletop") -> None:
    """Everybody looks at a game that begins at a position."""
    if game.draft is not None:
        game.draft.seen_from = max([len(kept) for kept in game.draft.kept])
    for number, own in enumerate(game.seats):
        hidden = own.hand + own.deck + own.closed()
        own.recall = all_unseen([kid for kid in hidden if not game.components.kids[kid].best_friend], number)
    for seat in (*range(len(game.seats)), None):
        viewer_of(game, seat).memory.look(game)
