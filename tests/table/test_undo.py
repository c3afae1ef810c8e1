"""Taking back: as far as nothing hidden was seen and nobody else has decided (A-14.2)."""

from random import Random

import pytest

import fort
from fort.rules.events import Event, RulesSeen
from tests.table.games import KINDS, played, step

POSITION = """
park: Chef, Bones, Doc
seat 0:
  hand: Baby Face, Captain, Worm, Crash
  deck: 4
  stuff: 2 pizza 2 toy
seat 1:
  hand: Sarge, Munch
  yard: Prince, Ghost
"""


def table_after(*choices: str) -> fort.Table:
    table = fort.Table.from_diagram(POSITION)
    for text in choices:
        assert table.game.asked is not None
        table.take(fort.choice(text), table.game.asked)
    return table


def unseen(game: fort.Game) -> list[list[int]]:
    """What chance holds."""
    decks = [deck for seat in game.seats for deck in (seat.deck, [seat.shuffles])]
    return [game.park_deck, *decks]


def events(game: fort.Game) -> list[Event]:
    assert game.log is not None
    return game.log.events


@pytest.mark.parametrize(("seats", "setup"), KINDS)
def test_undo_and_redo_change_nothing(seats: int, setup: str) -> None:
    random = Random(f"undo {seats} {setup}")
    table = fort.Table.new(seats, setup, "undo")
    while not table.game.over:
        step(table, random)
        if random.random() < 0.05:
            undone_and_redone(table, random.randrange(len(table.record.choices) + 1))
        for seat in range(seats):
            if table.undo_limit(seat) < len(table.record.choices) and random.random() < 0.3:
                within_the_limit(table, seat)
    undone_and_redone(table, random.randrange(len(table.record.choices)))


def undone_and_redone(table: fort.Table, to: int) -> None:
    choices, text = table.record.choices[:], table.record.text()
    now, log = table.game.diagram(), events(table.game)[:]
    table.undo(to)
    assert table.record.choices == choices[:to]
    assert table.seal is not None
    assert table.record.result is None or to == len(choices)
    for seat, choice in choices[to:]:
        table.take(choice, seat)
    assert (table.game.diagram(), events(table.game), table.record.text()) == (now, log, text)


def within_the_limit(table: fort.Table, seat: int) -> None:
    """Chance did nothing since, nothing was looked at, and only this seat has decided."""
    limit = table.undo_limit(seat)
    now, before, log = table.game, unseen(table.game), len(events(table.game))
    choices = table.record.choices[:]
    assert seat in now.asks
    assert {who for who, _ in choices[limit:]} == {seat}
    table.undo(limit)
    assert unseen(table.game) == before
    new = events(now)[len(events(table.game)) : log]
    assert not [event for event in new if isinstance(event, RulesSeen)]
    assert table.game.asked == seat
    assert table.undo_limit(seat) == limit
    for who, choice in choices[limit:]:
        table.take(choice, who)
        assert table.undo_limit(seat) == limit
    assert table.game.diagram() == now.diagram()


def test_own_steps_can_be_taken_back() -> None:
    table = table_after("play Baby Face")
    assert table.undo_limit(0) == 0
    assert table.undo_limit(1) == 1
    table = table_after("play Baby Face", "use public", "recruit Prince from yard 1")
    assert table.undo_limit(0) == 0
    table.undo(0)
    assert table.game.diagram() == table_after().game.diagram()


def test_an_added_card_can_be_taken_back() -> None:  # R18.2
    table = table_after("play Baby Face", "add Crash")
    assert table.undo_limit(0) == 0
    table.undo(1)
    assert table.game.diagram() == table_after("play Baby Face").game.diagram()


def test_not_past_a_refilled_park() -> None:
    table = table_after("play Baby Face", "use public", "recruit Chef from park")
    assert table.game.asked == 0
    assert table.undo_limit(0) == 3


def test_not_past_a_card_from_the_park_deck() -> None:
    table = table_after("play Baby Face", "use public", "recruit from park deck")
    assert table.game.asked == 0
    assert table.undo_limit(0) == 3


def test_not_past_the_made_up_rules() -> None:
    table = table_after("play Captain", "use public")
    while not [choice for choice in table.game.options() if choice.text.startswith("keep")]:
        step(table, Random(1))
    seen = len(table.record.choices)
    assert table.undo_limit(0) == seen
    table.take(table.game.options()[0], 0)
    assert table.game.asked != 0 or table.undo_limit(0) == seen


def test_not_past_a_draw_or_another_seat() -> None:
    table = table_after("skip")
    assert table.game.asked == 0
    assert table.undo_limit(0) == 0
    table.take(fort.choice("recruit Prince from yard 1"), 0)
    assert table.game.asked == 1
    assert [table.undo_limit(seat) for seat in (0, 1)] == [2, 2]  # seat 0 drew
    table.take(fort.choice("skip"), 1)
    assert [table.undo_limit(seat) for seat in (0, 1)] == [3, 2]


def test_not_past_another_seat() -> None:
    table = table_after("play Worm")
    random = Random("follow")
    while table.game.asked == 0:
        step(table, random)
    asked = len(table.record.choices)
    assert [table.undo_limit(seat) for seat in (0, 1)] == [asked, asked]
    table.take(fort.choice("decline"), 1)
    assert table.game.asked == 0
    assert table.undo_limit(0) == asked + 1


def test_nothing_to_take_back_when_the_game_is_over() -> None:
    table = played(fort.Table.new())
    assert [table.undo_limit(seat) for seat in (0, 1)] == [len(table.record.choices)] * 2


@pytest.mark.parametrize("to", [-1, 6])
def test_numbers_beyond_the_record(to: int) -> None:
    table = played(fort.Table.new(), 5)
    now = table.game.diagram()
    with pytest.raises(ValueError, match="expected 0 to 5"):
        table.undo(to)
    assert table.game.diagram() == now


def test_going_back_from_the_end_hides_the_seed_again() -> None:
    table = played(fort.Table.new(seed="backyard"))
    assert "backyard" in table.record.text()
    table.undo(len(table.record.choices) - 1)
    assert "backyard" not in table.record.text()
    assert table.record.result is None


def test_a_pick_can_be_taken_back_until_all_have_picked() -> None:
    table = fort.Table.new(3, "advanced", "draft")
    start = table.game.diagram()
    for seat in (1, 0):
        table.take(table.game.options(seat)[0], seat)
    assert [table.undo_limit(seat) for seat in range(3)] == [2, 2, 2]
    with pytest.raises(ValueError, match="seat 2 has no pick"):
        table.take_back(2)
    table.take_back(1)
    assert table.game.asks == (1, 2)
    assert [seat for seat, _ in table.record.choices] == [0]
    table.take(table.game.options(1)[1], 1)
    table.take_back(0)
    table.take_back(1)
    assert table.game.diagram() == start
    for seat in range(3):
        table.take(table.game.options(seat)[0], seat)
    for seat in range(3):
        assert table.undo_limit(seat) == 3
        with pytest.raises(ValueError, match="has no pick"):
            table.take_back(seat)


def test_picks_of_earlier_rounds_stay() -> None:
    table = played(fort.Table.new(2, "advanced", "draft"), 4)
    before = table.game.diagram()
    table.take(table.game.options(1)[0], 1)
    table.take_back(1)
    assert table.game.diagram() == before
    for seat in (-1, 2, 9):
        with pytest.raises(ValueError, match="has no pick"):
            table.take_back(seat)


def test_nothing_is_taken_back_after_the_draft() -> None:
    table = played(fort.Table.new(2, "basic"), 3)
    with pytest.raises(ValueError, match="has no pick"):
        table.take_back(0)
