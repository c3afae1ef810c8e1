"""Deliberate leaks: each must be noticed by the comparison that finds none in the real engine."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import fort
from fort.legal import estimate, foresight
from fort.rules import follow, play, repeat, shuffle, tabletop, use
from fort.rules.components import Components
from fort.rules.events import Dealt, Drew, Event, Picked, RuleKept, Tucked
from fort.seen import view
from fort.seen.viewer import Viewer
from tests.secrecy.pairs import Comparison, Tally
from tests.secrecy.reaching import Reaching, shared_before, warm_up

if not str(view.__file__).endswith(".py"):
    pytest.skip("the compiled engine cannot be patched to leak", allow_module_level=True)

Patch = pytest.MonkeyPatch
LOOK_SEAT = view._see_seat
LOOK_DRAFT = view._see_draft
LOOK_QUESTION = view._see_question


NUMBERS = (0, 29, 4, 5, 1, 2, 3)  # of games: in the second a card is tucked early


def leaks(steps: int, games: int = len(NUMBERS)) -> list[str]:
    """What the comparison finds in the beginning of a few games."""
    tally = Tally()
    for number in NUMBERS[:games]:
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
    see_draft = view._see_draft

    def see(game: fort.Game, new: fort.View) -> None:
        see_draft(game, new)
        new.park_deck = game.park_deck[-1] if game.park_deck else 0

    patch.setattr(view, "_see_draft", see)


def unasked_who_cannot_follow(patch: Patch) -> None:
    """A-7.15"""

    def run(task: follow.Follow, game: fort.Game) -> None:
        game.play.begin_use(task.seat, 0)
        game.play.shown = [0] * 7
        if follow.matching(game, task.seat):
            game.ask(task, task.seat)

    patch.setattr(follow.Follow, "run", run)


def unasked_with_one_answer(patch: Patch) -> None:
    """A-14.4"""
    run = use.Use.run

    def new_run(task: use.Use, game: fort.Game) -> None:
        run(task, game)
        if not game.waiting or type(game) is not fort.Game:
            return  # or in thought
        options = game.options()
        if len(options) == 1:
            game.todo = game.below()
            game.waiting = False
            task.answer(game, options[0])

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


# Memories within the engine, which no view shows but to which a way leads from one.


HUNG: list[tuple[Any, str]] = []  # what is to be taken off again, and its name


def hung_on(thing: Any, name: str) -> dict[object, Any]:
    """A dict of this name that stays with a thing until the test is over."""
    if name not in vars(thing):
        HUNG.append((thing, name))
        setattr(thing, name, {})
    found: dict[object, Any] = vars(thing)[name]
    return found


@pytest.fixture
def taken_off() -> Iterator[None]:
    yield
    while HUNG:
        delattr(*HUNG.pop())


def answers_by_hand(patch: Patch) -> None:
    """What was found out about a use, kept on the kid by the cards that the leader holds."""
    permits = foresight.permits

    def remembered(game: fort.Game, choice: fort.Choice) -> bool:
        found = permits(game, choice)
        if game.task().kind == "use":
            kid = game.components.kids[game.play.kid]
            hung_on(kid, "known")[choice.index, *game.seats[game.leader].hand] = found
        return found

    patch.setattr(foresight, "permits", remembered)


def added_cards(patch: Patch) -> None:
    """Cards that were added, if only in foresight, kept with the components."""
    make = play.AddedCard

    def kept(parts: Components, *facts: int) -> play.AddedCard:
        found: play.AddedCard = hung_on(parts, "added_cards").setdefault(facts, make(parts, *facts))
        return found

    for module in (use, estimate):
        patch.setattr(module, "AddedCard", kept)


def keys_of_shuffles(patch: Patch) -> None:
    """The streams of the games that were played last."""
    streams: dict[bytes, shuffle.Streams] = {}
    patch.setattr(shuffle, "kept", streams, raising=False)

    def keep(cards: list[Any], stream: shuffle.Streams, name: str) -> list[Any]:
        streams[stream.key] = stream
        return shuffle.shuffled(cards, stream, name)

    patch.setattr(tabletop, "shuffled", keep)


def questions_of_how_often(patch: Patch) -> None:
    """How often a step was asked about, if only in foresight, kept with the step."""
    make = repeat.HowOften

    def kept(word: repeat.Plain, times: int, suit: int) -> repeat.HowOften:
        questions = hung_on(word, "questions")
        found: repeat.HowOften = questions.setdefault((times, suit), make(word, times, suit))
        return found

    patch.setattr(repeat, "HowOften", kept)


def last_play(patch: Patch) -> None:
    """What comes after the last play, kept for the next one by the task that all games share."""
    start = use.Use._start

    def remembered(task: use.Use, game: fort.Game, side: int) -> None:
        start(task, game, side)
        hung_on(task, "last")[0] = game.seats[game.leader].hand[:]

    patch.setattr(use.Use, "_start", remembered)


MEMORIES = {
    "answers by the leader's hand on a kid": (answers_by_hand, ".known"),
    "added cards with the components": (added_cards, ".added_cards"),
    "keys of shuffles in a module": (keys_of_shuffles, "tells the key"),
    "questions of how often with a step": (questions_of_how_often, ".questions"),
    "the last play with a task": (last_play, "'.last'"),
}


@pytest.mark.usefixtures("taken_off")
@pytest.mark.parametrize(("memory", "place"), MEMORIES.values(), ids=MEMORIES)
def test_the_memory_is_found(memory: Callable[[Patch], None], place: str, monkeypatch: Patch) -> None:
    warm_up()
    memory(monkeypatch)
    before = shared_before()
    found = Tally()
    for number in range(4):
        if not found.leaks:
            game = fort.new_game(3, "basic", f"memory {number}")
            Reaching(game, f"memory {number}", found, before, part=0.1).run(60)
    assert [leak for leak in found.leaks if place in leak], found.leaks


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
    assert leaks(30) or leaks(250)  # most show early


def test_without_a_leak_nothing_is_noticed() -> None:
    assert leaks(40, games=3) == []


@pytest.mark.rule("A-13.10")
def test_an_event_must_say_who_sees_what() -> None:
    with pytest.raises(TypeError, match="who may see what"):
        type("Whispered", (Event,), {})
    assert "Whispered" not in Event.kinds
