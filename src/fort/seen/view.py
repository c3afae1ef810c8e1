"""A view is what one seat, or a spectator, can see of a game and remembers of it.  R17

A view never holds a game. Bots, people, environments and the wire get views and nothing else.
"""

from typing import TYPE_CHECKING, Any, Final

from fort.compiling import mypyc_attr
from fort.recall.recall import BLANK
from fort.rules.choices import Choice
from fort.rules.names import NOTHING
from fort.rules.seat import Seat
from fort.rules.state import OpenTable
from fort.seen.viewer import viewer_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fort.box import Box
    from fort.legal.game import Game, Question
    from fort.rules.components import Components
    from fort.rules.events import Event
    from fort.seen.memory import Memory
    from fort.seen.unseen import Unseen

HIDDEN: Final = -2  # a card is there, its face is not seen


@mypyc_attr(acyclic=True)
class SeatView(Seat):
    """The viewer sees a seat so. A hidden face is HIDDEN; the own deck is a set without order.  R17"""

    def __init__(self) -> None:
        super().__init__([0, 0], [0, 0], 0, NOTHING)
        self.patterns: list[int] = []  # the suits that show in the Lookout
        self.recall = BLANK  # what the others know of the own hidden cards
        self.recalled: tuple[list[int], list[int]] | None = None  # known and sure, if less than in memory
        self.kept: list[int] = []  # the draft  R17.14
        self.packet: list[int] = []
        self.picked = NOTHING


@mypyc_attr(acyclic=True)
class View(OpenTable):
    """A view holds all that a seat may know, and the question with its options if it is asked."""

    def __init__(self, parts: "Components", viewer: int | None, memory: "Memory") -> None:
        self.components = parts
        self.viewer = viewer
        self.memory = memory
        self.park_deck = 0
        self.made_up_rules = 0
        self.drafting = False
        self.asks: tuple[int, ...] = ()
        self.question: Question | None = None
        self.options: Sequence[Choice] = ()
        self.seats: list[SeatView] = []
        self._seen: list[Event] = []
        self._length = 0
        self._unseen: Unseen | None = None

    @property
    def asked(self) -> int | None:
        """This seat decides now; None when the game is over."""
        return None if self.over else self.asked_seat

    @property
    def log(self) -> "tuple[Event, ...]":
        """This happened so far, as this viewer saw it."""
        return tuple(self._seen[: self._length])

    def remember(self, seen: "list[Event]", length: int) -> None:
        self._seen = seen
        self._length = length

    @property
    def unseen(self) -> "Unseen":
        """This is what the viewer has not seen. It is found out once, for a view does not change."""
        if self._unseen is None:
            from fort.seen.unseen import Unseen  # which knows views

            self._unseen = Unseen(self)
        return self._unseen

    def name(self, kid: int) -> str:
        return self.components.kids[kid].name

    def __eq__(self, other: object) -> bool:
        from fort.notation.view_json import to_json  # which knows views

        return isinstance(other, View) and to_json(self) == to_json(other)

    def __hash__(self) -> int:
        return hash((self.viewer, self.round, self.leader, self._length))

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self.json(), self.components.box))

    def json(self) -> str:
        """Writes the view as JSON; `fort.View.from_json` reads it, docs/view.schema.json describes it."""
        from fort.notation.view_json import text_of

        return text_of(self)

    @staticmethod
    def from_json(data: "str | dict[str, Any]", box: "Box | None" = None) -> "View":
        """Reads a view from JSON, as text or data; if its box is not shipped, it must be given."""
        from fort.notation.view_json import from_json

        return from_json(data, box)


def _restored(text: str, box: "Box") -> View:
    return View.from_json(text, box)


class NoView(ValueError):
    """A silent copy does not know what anybody saw."""


def look(game: "Game", viewer: int | None) -> View:
    """Makes the view of a seat, or of a spectator."""
    if viewer is not None and not 0 <= viewer < len(game.seats):
        raise ValueError(f"there is no seat {viewer}: this game has seats 0 to {len(game.seats) - 1}")
    if game.log is not None:
        eyes = viewer_of(game, viewer)
        view = View(game.components, viewer, eyes.memory.copy())
        view.remember(eyes.seen, len(eyes.seen))
    elif game.viewed is not None and game.viewed.viewer == viewer:
        view = View(game.components, viewer, game.viewed.memory)
        view.remember(game.viewed._seen, game.viewed._length)
    else:
        raise NoView("a silent copy is for thinking: only the game itself can be viewed")
    game.show(view)
    view.park_deck = len(game.park_deck)
    view.made_up_rules = len(game.made_up_rules)
    for number, seat in enumerate(game.seats):
        view.seats.append(_see_seat(game, seat, number == viewer))
    if game.setup == "advanced" and len(game.seats) > 2 and viewer is not None:
        for number in game.rivals(viewer):
            view.seats[number].recalled = game.seats[number].recalled_by(viewer)
    _see_draft(game, view)
    _see_question(game, view)
    return view


def _see_seat(game: "Game", seat: Seat, own: bool) -> SeatView:
    new = SeatView()
    seat.copy_to(new)  # with the discard pile  R9.4
    new.patterns = [game.components.kids[kid].pattern for kid in seat.lookout]
    new.deck.sort()
    if not own:
        new.hand = [HIDDEN] * len(seat.hand)
        new.deck = [HIDDEN] * len(seat.deck)
        new.recall = BLANK
    else:
        new.recall = seat.recall.worked_out()
    if not own and not game.over:
        new.lookout = [kid if seat.open[at] else HIDDEN for at, kid in enumerate(seat.lookout)]
        new.made_up_rule = NOTHING if seat.made_up_rule == NOTHING else HIDDEN
    return new


def _see_draft(game: "Game", view: View) -> None:
    draft = game.draft
    view.drafting = draft is not None
    if draft is None:
        return
    for number, seat in enumerate(view.seats):
        own = number == view.viewer
        seat.kept = sorted(draft.kept[number]) if own else [HIDDEN] * len(draft.kept[number])
        seat.packet = sorted(draft.packets[number]) if own else [HIDDEN] * len(draft.packets[number])
        picked = draft.picked[number]
        seat.picked = picked if own or picked == NOTHING else HIDDEN


def _see_question(game: "Game", view: View) -> None:
    view.asks = game.asks
    view.question = game.question
    if view.viewer is not None and view.viewer in view.asks:
        view.options = game.options(view.viewer)
