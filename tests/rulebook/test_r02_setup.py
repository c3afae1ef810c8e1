"""R2: setup, plain and with the draft."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import fort
from tests.rulebook.playing import finish_turn, written
from tests.tables import deck, discard_pile, hand, lookout, pack, park, park_deck, stuff, yard

if TYPE_CHECKING:
    from fort import Game

FRIENDS = [("Blades", "Zip"), ("Bud", "Rusty"), ("Ace", "Sparky"), ("Bitsy", "Flipper")]


def new(seats: int = 3, setup: str = "basic", seed: str = "x") -> Game:
    return fort.new_game(seats=seats, setup=setup, seed=seed)


def cards(game: Game, seat: int) -> list[str]:
    return hand(game, seat) + deck(game, seat)


@pytest.mark.rule("R2.1.1")
def test_the_first_seat_begins_every_round() -> None:
    game = new()
    leaders = []
    for _ in range(6):
        leaders += written(game, "leader")
        finish_turn(game)
    assert leaders == ["0", "1", "2"] * 2


@pytest.mark.rule("R2.1.3", "R2.1.10")
def test_each_deck_holds_eight_kids_and_two_best_friends() -> None:
    game = new(seats=4)
    for seat, friends in enumerate(FRIENDS):
        assert len(cards(game, seat)) == 10
        assert sorted({name for pair in FRIENDS for name in pair} & set(cards(game, seat))) == list(friends)


@pytest.mark.rule("R2.1.3")
def test_unused_best_friends_stay_in_the_box() -> None:
    game = new(seats=2)
    used = [name for seat in (0, 1) for name in cards(game, seat)] + park(game) + park_deck(game)
    assert not set(used) & {"Ace", "Sparky", "Bitsy", "Flipper"}


@pytest.mark.rule("R2.1.5")
def test_the_sculpture_lies_at_the_table() -> None:
    assert written(new(), "sculpture") == ["table"]


@pytest.mark.rule("R2.1.6", "R2.1.7", "R2.1.8", "R2.1.9", "R2.3", "R2.3.1", "A-10.3")
@pytest.mark.parametrize(("seats", "row", "left"), [(2, 3, 41), (3, 4, 33), (4, 5, 25)])
def test_quantities(seats: int, row: int, left: int) -> None:
    game = new(seats)
    assert len(set(written(game, "made-up rules"))) == len(set(written(game, "perks"))) == row
    assert (len(park(game)), len(park_deck(game))) == (3, left)
    dealt = Counter(name for seat in range(seats) for name in cards(game, seat))
    dealt -= Counter(name for pair in FRIENDS for name in pair)
    assert dealt.total() == 8 * seats
    assert dealt + Counter(park(game)) + Counter(park_deck(game)) == {
        kid.name: kid.copies for kid in fort.box.read().kids
    }


@pytest.mark.rule("R2.1.6", "R2.1.7", "R2.1.8", "R2.1.10", "A-14.5")
def test_all_is_shuffled_by_the_seed_alone() -> None:
    assert new().diagram() == new().diagram()
    games = [new(seed=seed) for seed in "abcdefgh"]
    for key in ("park deck", "perks", "made-up rules"):
        assert len({tuple(written(game, key)) for game in games}) > 1
    assert len({tuple(cards(game, 0)) for game in games}) > 1


@pytest.mark.rule("R2.1.11")
def test_five_in_hand_and_five_in_the_deck() -> None:
    game = new()
    assert [(len(hand(game, seat)), len(deck(game, seat))) for seat in range(3)] == [(5, 5)] * 3


@pytest.mark.rule("R2.1.12", "A-15.1")
def test_everything_else_is_empty() -> None:
    game = new()
    for seat in range(3):
        assert (stuff(game, seat), pack(game, seat)) == ((0, 0), (0, 0))
        assert discard_pile(game, seat) == yard(game, seat) == lookout(game, seat) == []


def packet(game: Game, seat: int) -> Counter[str]:
    return Counter(written(game, "packet", seat))


def kept(game: Game, seat: int) -> Counter[str]:
    return Counter(written(game, "kept", seat))


def options(game: Game, seat: int) -> list[str]:
    return [str(choice) for choice in game.options(seat)]


def pick(game: Game, seat: int) -> str:
    choice = game.options(seat)[0]
    game.take(choice, seat)
    return str(choice).removeprefix("pick ")


@pytest.mark.rule("R2.2.1", "R2.2.6")
def test_the_draft_begins_with_eight_kids_each() -> None:
    game = new(setup="advanced")
    friends = {name for pair in FRIENDS for name in pair}
    for seat in range(3):
        assert packet(game, seat).total() == 8
        assert not friends & set(packet(game, seat))
        assert set(options(game, seat)) == {f"pick {name}" for name in packet(game, seat)}
    assert not any(text.startswith("pick") for text in options(new(), 0))


@pytest.mark.rule("R2.2.2", "A-15.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_packets_are_passed_to_the_left_when_all_have_chosen(seats: int) -> None:
    game = new(seats, setup="advanced")
    before = [packet(game, seat) for seat in range(seats)]
    picked = [pick(game, seat) for seat in reversed(range(seats))][::-1]
    for seat in range(seats):
        assert packet(game, (seat + 1) % seats) == before[seat] - Counter([picked[seat]])
        assert kept(game, seat) == Counter([picked[seat]])


@pytest.mark.rule("R2.2.2")
def test_nobody_chooses_twice_before_all_have_chosen() -> None:
    game = new(setup="advanced")
    choice = game.options(1)[0]
    other = next(text for text in game.options(1) if text != choice)
    game.take(choice, 1)
    with pytest.raises(fort.IllegalChoice):
        game.take(other, 1)


@pytest.mark.rule("R2.2.3", "R2.2.4")
def test_eight_choices_make_a_deck() -> None:
    game = new(setup="advanced")
    keeps: list[Counter[str]] = [Counter(), Counter(), Counter()]
    seen = [0, 0, 0]
    while any(packet(game, seat) for seat in range(3)):
        for seat in range(3):
            if any(text.startswith("pick") for text in options(game, seat)):
                assert packet(game, seat).total() == 8 - seen[seat]
                seen[seat] += 1
                keeps[seat][pick(game, seat)] += 1
    assert set(seen) <= {7, 8}
    for seat in range(3):
        mine = Counter(cards(game, seat)) - Counter(FRIENDS[seat])
        assert mine.total() == 8
        assert (mine - keeps[seat]).total() == 8 - seen[seat]
        assert len(hand(game, seat)) == 5
