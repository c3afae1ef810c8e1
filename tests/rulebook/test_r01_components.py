"""R1: what is in the box."""

from collections import Counter

import pytest

import fort
from tests.rulebook.playing import final, finish_turn, go
from tests.tables import deck, discard_pile, hand, level, position, score, supply, trashed


def names(things: object) -> list[str]:
    return [str(getattr(thing, "name", thing)) for thing in things]  # type: ignore[attr-defined]


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    game = fort.new_game(seats=seats, setup="basic", seed="x")
    assert [len(hand(game, seat)) for seat in range(seats)] == [5] * seats


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_not_fewer_and_not_more(seats: int) -> None:
    with pytest.raises(ValueError, match=r"seat|player"):
        fort.new_game(seats=seats, setup="basic", seed="x")


@pytest.mark.rule("R1.2", "R2.1.2")
def test_thirty_of_each_resource() -> None:
    assert supply(fort.new_game(seats=4, setup="basic", seed="x")) == (30, 30)


@pytest.mark.rule("R1.3")
def test_sixty_kids() -> None:
    kids = fort.box.read().kids
    assert (sum(kid.copies for kid in kids), len(kids)) == (60, 42)


@pytest.mark.rule("R1.4")
def test_two_best_friends_for_each_board() -> None:
    box = fort.box.read()
    assert Counter(str(friend.board) for friend in box.best_friends) == dict.fromkeys(
        ("red", "yellow", "green", "orange"), 2
    )
    assert not {kid.name for kid in box.kids} & {friend.name for friend in box.best_friends}


@pytest.mark.rule("R1.5")
def test_eleven_made_up_rules() -> None:
    assert sorted(names(fort.box.read().made_up_rules)) == [
        "Big Plans",
        "Friendship Bracelet",
        "Loner",
        "Minimalism",
        "Piggy Bank",
        "Pizza Party",
        "Play Palace",
        "Popularity",
        "Secret Stash",
        "Sleepover",
        "Slime Lab",
    ]


@pytest.mark.rule("R1.6")
def test_nine_perks() -> None:
    assert sorted(names(fort.box.read().perks)) == [
        "Birthday Party",
        "Bribe",
        "Copy Cat",
        "DIY",
        "Do-Over",
        "Recycling",
        "Rough Housing",
        "Sticky Fingers",
        "XXL Backpack",
    ]


@pytest.mark.rule("R1.7", "A-10.5")
def test_there_is_one_sculpture() -> None:
    game = final("level: 5", "level: 5", table="sculpture: 1")
    assert [seat.sculpture for seat in game.scores()] == [0, 4]


@pytest.mark.rule("R1.8", "R2.1.4")
def test_every_seat_has_a_fort_and_a_score() -> None:
    game = fort.new_game(seats=3, setup="basic", seed="x")
    assert [(level(game, seat), score(game, seat)) for seat in range(3)] == [(0, 0)] * 3


@pytest.mark.rule("R13.8", "A-11.6")
def test_the_track_goes_on_after_49() -> None:
    game = position("ending: yes\nseat 0:\nhand: Bug\nlevel: 2\nscore: 48")
    go(game, "play Bug", "use private", "?times 2", "?end")
    assert score(game, 0) == 50


@pytest.mark.rule("R1.10")
def test_what_the_rule_text_fixes() -> None:
    track = fort.box.read().track
    assert [row.points for row in track][0::5] == [0, 23]
    assert len(track) == 6
    assert final("level: 5").scores()[0].sculpture == 4


@pytest.mark.rule("R1.10")
def test_what_is_assumed_is_said() -> None:
    assert fort.box.assumptions()


@pytest.mark.rule("R1.11")
def test_nothing_returns_from_the_box() -> None:
    game = position("seat 0:\nhand: Crash\ndiscard pile: Chef, Doc\ndeck: none\nseat 1:\ndeck: 5")
    go(game, "play Crash", "use public", "trash Doc from discard pile", "?end")
    finish_turn(game)
    assert "Doc" not in hand(game, 0) + deck(game, 0) + discard_pile(game, 0)
    assert trashed(game).count("Doc") == 1
