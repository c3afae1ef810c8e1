"""A state is what a table holds: all cards and tokens, seen or not, and what is still to be done."""

from typing import TYPE_CHECKING

from fort.compiling import mypyc_attr
from fort.rules.events import Event
from fort.rules.limits import TOKENS
from fort.rules.names import NOBODY
from fort.rules.play import Play
from fort.rules.seat import Seat
from fort.rules.shuffle import Streams
from fort.rules.task import Todo

if TYPE_CHECKING:
    from fort.rules.components import Components
    from fort.rules.setup import Draft
    from fort.seen.view import View
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


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class OpenTable:
    """Everybody sees this of a table: Park, supply, the card being played, and what is to be done.  R17"""

    components: "Components"
    setup = "basic"
    leader = 0
    round = 0
    park: list[int]
    supply: list[int]  # replaced, never changed
    perk_row: list[int]
    used_perks: list[int]
    sculpture = NOBODY
    box: list[int]
    in_play: list[int]  # besides the card being played and what is added to it
    ending = False
    over = False
    play: Play
    todo: Todo | None = None
    asked_seat = NOBODY

    def show(self, new: "OpenTable") -> None:
        """Lays out the same on another table."""
        new.components = self.components
        new.setup = self.setup
        new.leader = self.leader
        new.round = self.round
        new.park = self.park[:]
        new.supply = self.supply[:]
        new.perk_row = self.perk_row[:]
        new.used_perks = self.used_perks[:]
        new.sculpture = self.sculpture
        new.box = self.box[:]
        new.in_play = self.in_play[:]
        new.ending = self.ending
        new.over = self.over
        new.play = self.play.copy()
        new.todo = self.todo
        new.asked_seat = self.asked_seat


@mypyc_attr(acyclic=True)
class State(OpenTable):
    """A state has what is open and what is hidden: hands and decks, and the shuffles to come."""

    streams: Streams
    seats: list[Seat]
    park_deck: list[int]  # the top is last
    made_up_rules: list[int]  # the stack
    draft: "Draft | None" = None
    log: Log | None = None  # none in silent games: they are for thinking
    viewed: "View | None" = None  # the view that this game was imagined from
    waiting = False  # for an answer

    def clear(self, parts: "Components", key: bytes) -> None:
        """Clears the table before set-up."""
        self.components = parts
        self.streams = Streams(key)
        self.seats = []
        self.supply = [TOKENS, TOKENS]
        self.park, self.park_deck, self.box, self.in_play = [], [], [], []
        self.perk_row, self.used_perks, self.made_up_rules = [], [], []
        self.play = Play(0)

    def copy_to(self, new: "State") -> None:
        """Makes a new table like this one, but for what was told of it."""
        self.show(new)
        new.streams = self.streams
        new.seats = [seat.copy() for seat in self.seats]
        new.park_deck = self.park_deck[:]
        new.made_up_rules = self.made_up_rules[:]
        new.draft = None if self.draft is None else self.draft.copy()
        new.waiting = self.waiting
