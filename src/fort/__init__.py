"""Fort, the board game: rules, bots and tables. Unofficial."""

from fort import box
from fort.box import Box, BoxError
from fort.box.language import ActionError
from fort.legal.game import Game, Question, new_game
from fort.legal.reasons import IllegalChoice, NotOver, Reason
from fort.notation.diagram import from_diagram
from fort.notation.diagram_lines import DiagramError
from fort.rules.choices import Choice, UnknownChoice
from fort.rules.components import components
from fort.rules.events import Event
from fort.rules.scoring import Score
from fort.seen.imagine import imagine
from fort.seen.prompt import Offer, Prompt
from fort.seen.view import NoView, SeatView, View
from fort.table.playout import playout
from fort.table.reading import read_record
from fort.table.record import Record, RecordError
from fort.table.table import Table


def choice(text: str, box: Box | None = None) -> Choice:
    """The choice with this text, for example `add Skids`."""
    from fort.box import read

    return components(box or read()).choices.find(text)


__all__ = [
    "ActionError",
    "Box",
    "BoxError",
    "Choice",
    "DiagramError",
    "Event",
    "Game",
    "IllegalChoice",
    "NoView",
    "NotOver",
    "Offer",
    "Prompt",
    "Question",
    "Reason",
    "Record",
    "RecordError",
    "Score",
    "SeatView",
    "Table",
    "UnknownChoice",
    "View",
    "box",
    "choice",
    "components",
    "from_diagram",
    "imagine",
    "new_game",
    "playout",
    "read_record",
]
