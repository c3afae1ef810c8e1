"""Deliberate leaks: each must be noticed by the comparison that finds none in the real engine."""

from collections.abc import Callable
from typing import Any

import pytest

import fort
from fort.rules import follow, use, view
from fort.rules.events import Dealt, Drew, Event, Picked, RuleKept, Tucked
from fort.rules.log import Viewer
from tests.secrecy.pairs import Comparison, Tally

if not str(view.__file__).endswith(".py"):
    pytest.skip("the compiled engine cannot be patched to leak", allow_module_level=True)

Patch = pytest.MonkeyPatch
LOOK_SEAT = view._see_seat
LOOK_DRAFT = view._see_draft
LOOK_QUESTION = view._see_question


def leaks(games: int = 6, steps: int = 250) -> list[str]:
    """What the comparison finds in a few games."""
    tally = Tally()
    for number in range(games):
        seats, setup = 2 + number % 3, ("advanced", "basic")[number % 2]
        game = fort.new_game(seats, setup, f"leak {number}")
        Comparison(game, f"leak {number}", tally, twins=2, imagining=0).run(steps)
        if tally.leaks:
            break
    return tally.leaks


def to_everybody(kind: type[Event]) -> Callable[[Patch], None]:
    def apply(patch: Patch) -> None:
        patch.setattr(kind, "seen_by", lambda event, seat: event)

    return apply


def in_seat(show: Callable[[Any, Any], None]) -> Callable[[Patch], None]:
    """A field of a seat's view that shows too much."""

    def apply(patch: Patch) -> None:
        def see(game: fort.Game, seat: Any, own: bool) -> fort.SeatView:
            new = LOOK_SEAT(game, seat, own)
            show(new, seat)
            return new

        patch.setattr(view, "_see_seat", see)

    return apply


def hand(new: Any, seat: Any) -> None:
    new.hand = seat.hand[:]


def deck_order(new: Any, seat: Any) -> None:
    new.deck = seat.deck[:]


def made_up_rule(new: Any, seat: Any) -> None:
    new.made_up_rule = seat.made_up_rule


def lookout(new: Any, seat: Any) -> None:
    new.lookout = seat.lookout[:]


def packet(patch: Patch) -> None:
    def see(game: fort.Game, new: fort.View) -> None:
        LOOK_DRAFT(game, new)
        if game.draft is not None:
            for number, seat in enumerate(new.seats):
                seat.packet = game.draft.packets[number][:]

    patch.setattr(view, "_see_draft", see)


def picked(patch: Patch) -> None:
    def see(game: fort.Game, new: fort.View) -> None:
        LOOK_DRAFT(game, new)
        if game.draft is not None:
            for number, seat in enumerate(new.seats):
                seat.picked = game.draft.picked[number]

    patch.setattr(view, "_see_draft", see)


def options_of_others(patch: Patch) -> None:
    def see(game: fort.Game, new: fort.View) -> None:
        LOOK_QUESTION(game, new)
        if not game.over:
            new.options = game.options()

    patch.setattr(view, "_see_question", see)


def park_deck(patch: Patch) -> None:
    """The next card of the Park deck stands where the number of them should."""
    see_table = view._see_table

    def see(game: fort.Game, new: fort.View) -> None:
        see_table(game, new)
        new.park_deck = game.park_deck[-1] if game.park_deck else 0

    patch.setattr(view, "_see_table", see)


def unasked_who_cannot_follow(patch: Patch) -> None:
    """A-7.15"""

    def run(task: follow.Follow, game: fort.Game) -> bool:
        game.play.begin_use(task.seat, 0)
        game.play.shown = [0] * 7
        return bool(follow.matching(game, task.seat)) and game.ask(task.seat)

    patch.setattr(follow.Follow, "run", run)


def unasked_with_one_answer(patch: Patch) -> None:
    """A-14.4"""
    run = use.Use.run

    def new_run(task: use.Use, game: fort.Game) -> bool:
        if not run(task, game):
            return False
        options = task.options(game)
        if len(options) > 1:
            return True
        game.todo = game.below()
        game.waiting = False
        task.answer(game, options[0])
        return False

    patch.setattr(use.Use, "run", new_run)


def hand_in_the_order_drawn(patch: Patch) -> None:
    """And so in the Yard."""
    draw = fort.Game.draw

    def new_draw(game: fort.Game, me: int, number: int) -> None:
        seat = game.seats[me]
        top = seat.deck[-number:]
        draw(game, me, number)
        if len(top) == len(seat.hand):
            seat.hand = top[::-1]

    patch.setattr(fort.Game, "draw", new_draw)


def drawn_in_order(patch: Patch) -> None:
    """The owner is told the cards in the order of the deck, in which nobody saw them: R17.3."""

    def tell(game: fort.Game, me: int, drawn: list[int]) -> None:
        if game.log is not None and drawn:
            game.log.append(Drew(me, len(drawn), game.names(drawn)))

    patch.setattr(fort.Game, "_tell_drew", tell)


def memory_of_everything(patch: Patch) -> None:
    def hear(eyes: Viewer, event: Event) -> None:
        seen = event.seen_by(eyes.seat)
        if seen is not None:
            eyes.seen.append(seen)
        if not isinstance(event, (Dealt, Picked)) or event.seat == eyes.seat:
            eyes.memory.note(event)
        elif seen is not None:
            eyes.memory.note(seen)

    patch.setattr(Viewer, "hear", hear)


LEAKS = {
    "Dealt to everybody": to_everybody(Dealt),
    "Picked to everybody": to_everybody(Picked),
    "Drew to everybody": to_everybody(Drew),
    "Tucked to everybody": to_everybody(Tucked),
    "RuleKept to everybody": to_everybody(RuleKept),
    "hands in the view": in_seat(hand),
    "order of decks in the view": in_seat(deck_order),
    "made-up rules in the view": in_seat(made_up_rule),
    "Lookouts in the view": in_seat(lookout),
    "packets in the view": packet,
    "picks in the view": picked,
    "options of others": options_of_others,
    "Park deck in the view": park_deck,
    "who cannot follow is not asked": unasked_who_cannot_follow,
    "who has nothing to add is not asked": unasked_with_one_answer,
    "hand in the order drawn": hand_in_the_order_drawn,
    "drawn in the order of the deck": drawn_in_order,
    "memory of everything": memory_of_everything,
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_the_leak_is_noticed(leak: Callable[[Patch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    assert leaks()


def test_without_a_leak_nothing_is_noticed() -> None:
    assert leaks(3, 40) == []


@pytest.mark.rule("A-13.10")
def test_an_event_must_say_who_sees_what() -> None:
    with pytest.raises(TypeError, match="who may see what"):
        type("Whispered", (Event,), {})
    assert "Whispered" not in Event.kinds
