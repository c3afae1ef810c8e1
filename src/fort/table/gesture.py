"""A gesture is a choice with what plainly follows: a card with all it can add, an action to its fullest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.events import Event, UseBegan
from fort.rules.state import Log
from fort.table.table import is_final

MOST: Final = 24  # choices behind the first
_QUIET: Final = (
    "stop",
    "end",
    "pass",
    "decline",
    "skip",
    "recycle",
)  # they leave something out, or are apart


@dataclass(frozen=True)
class Gesture:
    """What a choice would do, tried on a copy: nothing in it is left to chance, or hidden from the seat."""

    then: tuple[Choice, ...]  # what follows from the choice, while all of it can be taken back
    last: Choice | None  # what ends it: from there on it cannot
    events: tuple[Event, ...]  # everything that happens, as the seat sees it
    final: bool  # the choice itself cannot be taken back by the seat alone 


def gesture(game: Game, seat: int, choice: Choice) -> Gesture:
    """Rehearses a choice of a seat, and goes on to the fullest while nothing has to be decided."""
    stage, told = _tried(game, seat, choice)
    if is_final(told):
        return Gesture((), None, (), True)
    if seat not in stage.asks:
        return Gesture((), None, _seen(told, seat), True)
    found = Gesture((), None, _seen(told, seat), False)
    then, events = found.then, found.events
    while len(then) < MOST:
        following = _following(stage, seat, choice.what == "play")
        if following is None:
            break
        stage, told = _tried(stage, seat, following)
        if is_final(told):
            break
        events += _seen(told, seat)
        if seat not in stage.asks:
            found = Gesture(then, following, events, False)
            break
        then += (following,)
        if not all(isinstance(event, UseBegan) for event in told):  # an action that only asks is not begun
            found = Gesture(then, None, events, False)
    return found


def _tried(game: Game, seat: int, choice: Choice) -> tuple[Game, tuple[Event, ...]]:
    copy = game.silent()
    copy.log = Log()
    return copy, copy.take(choice, seat)


def _seen(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    seen = [event.seen_by(seat) for event in events]
    return tuple(event for event in seen if event is not None)


def _following(game: Game, seat: int, with_everything: bool) -> Choice | None:
    """Gives the answer that makes the most of it; None where it is the player's to decide."""
    options = game.options(seat)
    if len(options) == 1:
        return options[0]
    kind = game.task().kind
    doing = [choice for choice in options if choice.what not in _QUIET and choice.text != "coin uncounted"]
    if kind == "use":
        adding = [choice for choice in doing if choice.what == "add"]
        return (adding or doing or [game.components.choices.end])[0] if with_everything else None
    if kind == "times":
        return max(doing, key=lambda choice: choice.number)
    return doing[0] if len(doing) == 1 else None
