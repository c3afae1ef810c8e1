"""Luck: what chance brought, beside what it might have brought.

Each thing that chance does is set beside redraws of it that are independent of what came, in worlds imagined
from the view of the seat that drew; what lies open for all is judged as a spectator sees it. So luck is 0 on
average, whatever the value is worth.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from fort.bots.drafting import finish_draft
from fort.bots.turns import finish_turn
from fort.bots.valuing import value_of
from fort.bots.weights import mind_for
from fort.legal.game import Game
from fort.rules import events
from fort.rules.events import Event
from fort.rules.names import NOBODY
from fort.rules.seat import Seat
from fort.seen.imagine import imagine
from fort.seen.view import View

REDRAWS: Final = 24
PARK_DECK: Final = "park deck"


@dataclass(frozen=True)
class Stroke:
    """A stroke of chance: cards that came, to a seat or to the Park."""

    kind: str  # "deal", "draw" or "park"
    seat: int | None  # who got them; None: they lie in the Park
    kids: tuple[str, ...]


def strokes(told: Sequence[Event], game: Game) -> Iterator[Stroke]:
    """What chance did in what happened just now, as far as it could have done otherwise."""
    last = {event.seat: event for event in told if isinstance(event, events.Drew)}  # before it, no choice
    for event in told:
        if isinstance(event, events.Dealt) and event.kids and _first_packet(game, event.seat):
            yield Stroke("deal", event.seat, event.kids)
        elif isinstance(event, events.ParkRefilled):
            yield Stroke("park", None, (event.kid,))
        elif isinstance(event, events.Recruited | events.Tucked) and event.source == PARK_DECK:
            assert event.kid is not None
            yield Stroke("park", event.seat, (event.kid,))
        elif isinstance(event, events.Drew) and event is last[event.seat] and game.seats[event.seat].deck:
            assert event.kids is not None
            yield Stroke("draw", event.seat, event.kids)


def _first_packet(game: Game, seat: int) -> bool:
    """Later packets of a draft are what others left: their doing, not chance."""
    return game.draft is None or not game.draft.kept[seat]


def luck_of(stroke: Stroke, view: View, seed: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By seat, in win share and in points: what came, less the mean of what might have come.

    The view is that of the seat that drew, or of a spectator.
    """
    dice = Random(f"luck {seed} {stroke.seat} {len(view.log)} {stroke.kind}")
    kids = [view.components.number[name.casefold()] for name in stroke.kids]
    seats = range(len(view.seats))
    shares, points = [0.0] * len(seats), [0.0] * len(seats)
    for _ in range(REDRAWS):
        world = imagine(view, dice)
        other = world.silent()
        redraw(stroke, kids, other, dice)
        chance = dice.getrandbits(32)
        found, might = _value(stroke, world, chance), _value(stroke, other, chance)
        for seat in seats:
            shares[seat] += (found[seat][0] - might[seat][0]) / REDRAWS
            points[seat] += (found[seat][1] - might[seat][1]) / REDRAWS
    return tuple(shares), tuple(points)


def _value(stroke: Stroke, world: Game, chance: int) -> list[tuple[float, float]]:
    """What a world is worth. A new hand is judged at the next turn of its seat: there it is played."""
    mind, dice = mind_for(world.components), Random(chance)
    finish_draft(world, mind, dice)
    if stroke.kind != "draw" or stroke.seat is None:
        return value_of(world, NOBODY)
    while not world.over and world.leader != stroke.seat:
        finish_turn(world, mind, None, dice)
    return value_of(world, stroke.seat)


def redraw(stroke: Stroke, kids: list[int], world: Game, dice: Random) -> None:
    """Puts back what came, mixes it with what might have come, and draws again."""
    if stroke.seat is None:
        _exchange([world.park], kids, world.park_deck, dice)
        return
    seat = world.seats[stroke.seat]
    if stroke.kind == "draw":
        seat.deck = seat.deck[:]
        _exchange([seat.hand], kids, seat.deck, dice)
        seat.hand.sort()
    elif world.draft is not None:
        _exchange([world.draft.packets[stroke.seat]], kids, world.park_deck, dice)
    else:
        _exchange(_piles(seat), kids, world.park_deck, dice)


def _piles(seat: Seat) -> list[list[int]]:
    """Where a card may lie that came to a seat and was moved on at once."""
    return [seat.discard_pile, seat.hand, seat.deck, seat.lookout, seat.yard]


def _exchange(piles: list[list[int]], kids: list[int], rest: list[int], dice: Random) -> None:
    """Exchanges these cards of the piles with cards out of them and the rest, all equally likely."""
    pool = kids + rest
    dice.shuffle(pool)
    for old, new in zip(kids, pool, strict=False):
        pile = next((pile for pile in piles if old in pile), None)
        if pile is not None:
            pile[pile.index(old)] = new
    rest[:] = pool[len(kids) :]
