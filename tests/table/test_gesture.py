"""A gesture does what its preview says, and only what can be taken back; what lies open is known to all."""

from random import Random

import pytest

import fort
from fort.table.forced import lies_open, only_answer
from fort.table.gesture import Gesture, gesture
from fort.table.table import is_final

GAMES = range(12)


def played(seed: int) -> tuple[fort.Table, Random]:
    seats = 2 + seed % 3
    return fort.Table.new(seats, "basic", f"gesture {seed}"), Random(seed)


def rehearsed(table: fort.Table, seat: int, choice: fort.Choice, made: Gesture) -> None:
    """Makes the gesture at the real table: everything happens that was foretold, and nothing else."""
    told = list(table.take(choice, seat))
    for each in made.then:
        assert seat in table.game.asks
        told += table.take(each, seat)
        assert table.undo_limit(seat) < len(table.record.choices)
    if made.last is not None:
        told += table.take(made.last, seat)
        assert seat not in table.game.asks
    assert tuple(event.seen_by(seat) for event in told) == made.events
    assert not is_final(told)


@pytest.mark.parametrize("seed", GAMES)
def test_a_preview_is_what_happens(seed: int) -> None:
    table, dice = played(seed)
    tried = 0
    while not table.game.over and tried < 150:
        seat = table.game.asked
        assert seat is not None
        for choice in table.game.options(seat):
            made = gesture(table.game, seat, choice)
            if made.events:
                before = len(table.record.choices)
                rehearsed(table, seat, choice, made)
                table.undo(before)
                tried += 1
        table.take(dice.choice(list(table.game.options(seat))), seat)
    assert tried >= 150


@pytest.mark.parametrize("seed", GAMES)
def test_what_can_be_taken_back_is_said_truly(seed: int) -> None:
    table, dice = played(seed)
    for _ in range(60):
        seat = table.game.asked
        if seat is None:
            break
        choice = dice.choice(list(table.game.options(seat)))
        made = gesture(table.game, seat, choice)
        table.take(choice, seat)
        assert made.final == (table.undo_limit(seat) == len(table.record.choices))


@pytest.mark.rule("A-14.4")
@pytest.mark.parametrize("seed", GAMES)
def test_among_people_an_answer_for_a_seat_says_nothing_of_its_hand(seed: int) -> None:
    """Where an order answers among people, the answer is the same whatever is in the hand."""
    table, dice = played(seed)
    found = 0
    while not table.game.over:
        game = table.game
        seat = game.asked
        assert seat is not None
        if lies_open(game):
            found += 1
            for _ in range(3):
                other = fort.imagine(game.view(None), dice)
                assert list(map(str, other.options(seat))) == list(map(str, game.options(seat)))
        table.take(dice.choice(list(game.options(seat))), seat)
    assert found


def test_only_one_answer_is_given_for_a_seat() -> None:
    table, dice = played(1)
    alone = among = 0
    while not table.game.over:
        seat = table.game.asked
        assert seat is not None
        options = table.game.options(seat)
        found = only_answer(table.game, seat, alone=True)
        assert (found is None) == (len(options) > 1)
        if found is not None:
            alone += 1
            among += only_answer(table.game, seat, alone=False) is not None
        table.take(dice.choice(list(options)), seat)
    assert 0 < among < alone
