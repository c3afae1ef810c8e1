"""Copies and pickles: right, or refused with a clear word, alike on both engines."""

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

import fort
from fort.box import Box, read
from fort.box.language import read_action
from fort.rules.seat import Seat
from fort.server.telling import view_json
from tests.table.games import finished, own_box, played

Copier = Callable[[Any], Any]


def pickled(protocol: int) -> Copier:
    def through(value: Any) -> Any:
        return pickle.loads(pickle.dumps(value, protocol))

    return through


PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)
COPIES = {"copy": copy.copy, "deepcopy": copy.deepcopy}
PICKLES = {f"pickle {protocol}": pickled(protocol) for protocol in PROTOCOLS}
WAYS: dict[str, Copier] = COPIES | PICKLES
EVERY_WAY = pytest.mark.parametrize("through", WAYS.values(), ids=WAYS.keys())
BOXES = pytest.mark.parametrize("box", [read(), own_box()], ids=["our box", "own box"])


def at_a_table(steps: int | None = 60, setup: str = "basic", box: Box | None = None) -> fort.Table:
    return played(fort.Table.new(3, setup, "copies", box=box), steps)


def zones(seat: Seat) -> list[object]:
    """All that can change in place at a seat."""
    cards = [seat.hand, seat.deck, seat.discard_pile, seat.yard, seat.lookout]
    return [*cards, seat.open, seat.stuff, seat.pack]


# Games.


@pytest.mark.parametrize("through", COPIES.values(), ids=COPIES.keys())
@pytest.mark.parametrize("steps", [3, 60, 150])
def test_a_copied_game_is_the_same_and_shares_nothing_that_changes(through: Copier, steps: int) -> None:
    game = at_a_table(steps, "advanced").game
    twin = through(game)
    before = game.diagram()
    assert game.log is not None
    assert (twin.diagram(), twin.view(0), twin.log.events) == (before, game.view(0), game.log.events)
    for seat, other in zip(game.seats, twin.seats, strict=True):
        assert seat is not other
        assert not [zone for zone, same in zip(zones(seat), zones(other), strict=True) if zone is same]
    rng = Random(steps)
    for _ in range(40):
        twin.take(rng.choice(twin.options()))
    assert game.diagram() == before
    assert game.diagram() != twin.diagram()


@pytest.mark.parametrize("through", PICKLES.values(), ids=PICKLES.keys())
def test_a_game_is_not_pickled_and_says_what_to_keep(through: Copier) -> None:
    game = at_a_table().game
    for secret in (game, game.silent(), [game], {"game": game}):
        with pytest.raises(TypeError, match=r"a Game is not pickled.*fort\.Table.*game\.view"):
            through(secret)


# Views.


@EVERY_WAY
@BOXES
@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_a_view_comes_through_whole(through: Copier, setup: str, box: Box) -> None:
    for steps in (3, 70):
        game = at_a_table(steps, setup, box).game
        for viewer in (0, 1, 2, None):
            view = game.view(viewer)
            again = through(view)
            assert again is not view
            assert (again, again.json(), hash(again)) == (view, view.json(), hash(view))
            assert (again.log, list(again.options)) == (view.log, list(view.options))
            assert again.components is view.components
            assert again.seats[0] is not view.seats[0]
            if viewer is not None:
                worlds = [fort.imagine(each, Random(7)).diagram() for each in (view, again)]
                assert worlds[0] == worlds[1]


def test_a_pickled_view_holds_its_json_and_the_box_alone() -> None:
    """So what the viewer cannot see cannot be in it."""
    game = at_a_table(70, "advanced").game
    view = game.view(1)
    assert view.unseen  # found out and kept, but not pickled
    rebuilt, facts = cast("tuple[Any, Any]", view.__reduce__())
    assert facts == (view.json(), game.components.box)
    game.take(game.options()[0])  # the log goes on, and views share it
    assert rebuilt(*facts) == view
    assert view.__reduce__()[1] == facts


# Tables and records.


@EVERY_WAY
@BOXES
@pytest.mark.parametrize("steps", [0, 60, None])
def test_a_table_comes_through_and_goes_its_own_way(through: Copier, box: Box, steps: int | None) -> None:
    table = at_a_table(steps, box=box)
    twin = through(table)
    before = table.record.text()
    assert (twin.record, twin.seal, twin.game.diagram()) == (table.record, table.seal, table.game.diagram())
    if steps is not None:
        played(twin, steps + 10)
        assert table.record.text() == before
        assert len(twin.record.choices) == steps + 10
        twin.undo(steps)
    assert twin.record.text() == before


@EVERY_WAY
def test_a_record_comes_through_with_choices_of_its_own(through: Copier) -> None:
    record = fort.read_record(finished())
    twin = through(record)
    assert twin == record
    assert (twin.verify(), twin.line(5)) == ([], record.line(5))
    del twin.choices[5:]
    assert len(record.choices) > 5
    assert record.verify() == []


# What does not change.


@EVERY_WAY
def test_choices_come_through(through: Copier) -> None:
    game = at_a_table().game
    choices = game.components.choices.all
    again = through(choices)
    assert again == choices
    assert [hash(choice) for choice in again] == [hash(choice) for choice in choices]
    assert {through(choice) for choice in choices} == set(choices)
    game.take(through(game.options()[0]))


@EVERY_WAY
@BOXES
def test_components_exist_once_for_each_box(through: Copier, box: Box) -> None:
    parts = fort.components(box)
    assert through(parts) is parts
    assert fort.components(through(box)) is parts


@EVERY_WAY
def test_what_is_told_comes_through(through: Copier) -> None:
    table = at_a_table(None)
    events = table.game.view(0).log
    assert through(events) == events
    assert [through(score) for score in table.game.scores()] == table.game.scores()
    game = at_a_table().game
    assert game.question is not None
    assert game.asked is not None
    assert repr(through(game.question)) == repr(game.question)
    prompt = game.prompt(game.asked)
    again = through(prompt)
    assert [vars(offer) for offer in again.offers] == [vars(offer) for offer in prompt.offers]
    assert (again.seat, again.refused) == (prompt.seat, prompt.refused)


def refusals() -> list[Exception]:
    """One of each kind of error of the interface."""
    found: list[Exception] = []
    game = at_a_table().game
    for kind, wrong in (
        (fort.IllegalChoice, lambda: game.take(fort.choice("keep Loner"))),
        (fort.UnknownChoice, lambda: fort.choice("dance")),
        (fort.NotOver, game.scores),
        (fort.NoView, lambda: game.silent().view(0)),
        (fort.DiagramError, lambda: fort.from_diagram("seat 0:\n  hand: Nobody\n")),
        (fort.RecordError, lambda: fort.read_record("nonsense")),
        (fort.ActionError, lambda: read_action("dance")),
        (fort.BoxError, lambda: fort.box.from_texts({"kids.txt": "nonsense"})),
    ):
        with pytest.raises(kind) as caught:
            wrong()
        found.append(caught.value)
    return found


@EVERY_WAY
def test_errors_come_through(through: Copier) -> None:
    for error in refusals():
        again = through(error)
        assert (type(again), str(again)) == (type(error), str(error))
        assert again.args == error.args


# Views as JSON.


def test_a_view_is_read_as_the_server_sends_it() -> None:
    for setup, steps in (("basic", 60), ("advanced", 5)):
        game = at_a_table(steps, setup).game
        for viewer in (0, 1, 2, None):
            sent = json.loads(json.dumps(view_json(game.view(viewer))))
            assert "log" not in sent
            view = fort.View.from_json(sent)
            assert view.log == ()
            assert {**json.loads(view.json()), "log": None} == {**sent, "log": None}
            if viewer is not None:
                assert (
                    fort.imagine(view, Random(1)).options()
                    == fort.imagine(game.view(viewer), Random(1)).options()
                )


NONSENSE: list[Any] = [None, 7, "Nobody", [], {}, ["Nobody"], [[]], {"kid": "Nobody"}]


def test_what_is_no_view_is_refused_with_a_clear_word() -> None:
    data = json.loads(at_a_table().game.view(1).json())
    for wrong in ("", "nonsense", "[]", "7", "{}"):
        with pytest.raises(ValueError, match="no view of Fort"):
            fort.View.from_json(wrong)
    for key in data:
        rest = {name: value for name, value in data.items() if name != key}
        if key != "log":
            with pytest.raises(ValueError, match=f"no view of Fort.* the key '{key}'"):
                fort.View.from_json(rest)
    for key in data["seats"][0]:
        seat = {name: value for name, value in data["seats"][0].items() if name != key}
        with pytest.raises(ValueError, match=f"no view of Fort.* a seat: expected the key '{key}'"):
            fort.View.from_json({**data, "seats": [seat, *data["seats"][1:]]})


def refusal(data: dict[str, Any]) -> str:
    """Why this is no view; nothing if it is taken for one."""
    try:
        fort.View.from_json(data)
    except ValueError as error:
        return str(error)
    return ""


def test_nonsense_in_a_view_is_refused_or_harmless() -> None:
    data = json.loads(at_a_table().game.view(1).json())
    first, *others = data["seats"]
    views = [{**data, key: wrong} for key in data for wrong in NONSENSE]
    seats = [{**first, key: wrong} for key in first for wrong in NONSENSE]
    views += [{**data, "seats": [seat, *others]} for seat in seats]
    reasons = list(filter(None, map(refusal, views)))
    assert len(reasons) > 200
    assert all(reason.startswith("this is no view of Fort") for reason in reasons)
