"""A state is what a table holds: all cards and tokens, seen or not, and what is still to be done."""

from typing import TYPE_CHECKING

from fort.rules.compiling import mypyc_attr
from fort.rules.components import Components
from fort.rules.events import Event
from fort.rules.limits import TOKENS
from fort.rules.names import NOBODY
from fort.rules.play import Play
from fort.rules.seat import Seat
from fort.rules.shuffle import Streams
from fort.rules.task import Todo

if TYPE_CHECKING:
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
class State:
    """A state has seats, Park, supply, the card being played, and what is to be done."""

    components: Components
    streams: Streams  # of the shuffles to come
    setup = "basic"
    seats: list[Seat]
    leader = 0
    round = 0
    park: list[int]
    park_deck: list[int]  # the top is last
    supply: list[int]  # replaced, never changed
    perk_row: list[int]
    used_perks: list[int]
    made_up_rules: list[int]  # the stack
    sculpture = NOBODY
    box: list[int]
    in_play: list[int]  # besides the card being played and what is added to it
    ending = False
    over = False
    play: Play
    draft: "Draft | None" = None
    log: Log | None = None  # none in silent games: they are for thinking
    viewed: "View | None" = None  # the view that this game was imagined from
    todo: Todo | None = None
    asked_seat = NOBODY
    waiting = False

    def clear(self, parts: Components, key: bytes) -> None:
        """Clears the table before set-up."""
        self.components = parts
        self.streams = Streams(key)
        self.seats = []
        self.park = []
        self.park_deck = []
        self.supply = [TOKENS, TOKENS]
        self.perk_row = []
        self.used_perks = []
        self.made_up_rules = []
        self.box = []
        self.in_play = []
        self.play = Play(0)

    def copy_to(self, new: "State") -> None:
        """Makes a new table like this one, but for what was told of it."""
        new.components = self.components
        new.streams = self.streams
        new.setup = self.setup
        new.seats = [seat.copy() for seat in self.seats]
        new.leader = self.leader
        new.round = self.round
        new.park = self.park[:]
        new.park_deck = self.park_deck[:]
        new.supply = self.supply[:]
        new.perk_row = self.perk_row[:]
        new.used_perks = self.used_perks[:]
        new.made_up_rules = self.made_up_rules[:]
        new.sculpture = self.sculpture
        new.box = self.box[:]
        new.in_play = self.in_play[:]
        new.ending = self.ending
        new.over = self.over
        new.play = self.play.copy()
        new.draft = None if self.draft is None else self.draft.copy()
        new.todo = self.todo
        new.asked_seat = self.asked_seat
        new.waiting = self.waiting
