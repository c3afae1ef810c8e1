"""R12: the end of the game and who has won."""

import pytest

import fort
from tests.rulebook.playing import end_play, final, finish_turn, go, written
from tests.tables import level, park, park_deck, position, score, take


def turns_left(game: fort.Game) -> list[str]:
    """The leaders of the turns still played, the present one included."""
    leaders = []
    while not game.over:
        leaders += written(game, "leader")
        finish_turn(game)
    return leaders


BUG = "hand: Bug\nlevel: 1\ndeck: 5"


@pytest.mark.rule("R12.1", "R12.1.1", "R12.3", "A-11.2", "A-11.4")
@pytest.mark.parametrize(("points", "over"), [(23, False), (24, True)])
def test_25_points_on_the_track(points: int, over: bool) -> None:
    game = position(f"leader: 1\nseat 1:\n{BUG}\nscore: {points}")
    go(game, "play Bug", "use private")
    end_play(game)
    finish_turn(game)
    assert game.over == over
    if over:
        assert [seat.track for seat in game.scores()] == [0, 25]


@pytest.mark.rule("R12.1.1", "A-11.4")
def test_points_of_the_fort_do_not_end_the_game() -> None:
    game = position("leader: 1\nseat 1:\nlevel: 4\nscore: 24\nmade-up rule: Minimalism\nhand: Chef")
    finish_turn(game)
    assert not game.over


@pytest.mark.rule("R12.1.2", "R12.3", "A-11.3")
def test_level_five() -> None:
    game = position("seats: 3\nseat 0:\nhand: Captain\nlevel: 4\nstuff: 3 pizza 3 toy")
    go(game, "play Captain", "use public")
    end_play(game)
    assert turns_left(game) == ["0", "1", "2"]


@pytest.mark.rule("R12.1.3", "T-3.6a", "A-11.5")
@pytest.mark.parametrize("choice", ["recruit Chef from park", "recruit from park deck"])
def test_the_last_card_of_the_park_deck(choice: str) -> None:
    game = position("leader: 1\nphase: recruit\npark: Chef, Doc, Dot\npark deck: Tiny\nseat 0:\nhand: Bug")
    take(game, choice)
    assert (len(park(game)), park_deck(game), game.over) == (3, [], True)


@pytest.mark.rule("R12.1.3")
def test_one_card_in_the_park_deck_goes_on() -> None:
    game = position(
        "leader: 1\nphase: recruit\npark: Chef, Doc, Dot\npark deck: Tiny, Kitty\nseat 0:\nhand: Bug"
    )
    take(game, "recruit Chef from park")
    assert (game.over, game.asked) == (False, 0)


@pytest.mark.rule("R12.2", "R12.3", "A-11.1", "A-11.14")
def test_a_follower_triggers_the_end_on_a_rivals_turn() -> None:
    game = position("""
        seats: 3
        leader: 1
        seat 1:
          hand: Bones
        seat 2:
          hand: Chef
          score: 24
    """)
    go(game, "play Bones", "use private", "gather toy", "end", "follow Chef", "?trash Chef from discard pile")
    assert score(game, 2) == 25
    assert turns_left(game) == ["1", "2"]


@pytest.mark.rule("R12.2")
@pytest.mark.parametrize(("ending", "over"), [("yes", True), ("no", False)])
def test_the_trigger_never_lapses(ending: str, over: bool) -> None:
    game = position(f"leader: 1\nending: {ending}\nphase: recruit\nseat 0:\nhand: Bug")
    finish_turn(game)
    assert game.over == over


@pytest.mark.rule("R12.3", "A-11.13", "A-15.2")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_round_is_finished(leader: int) -> None:
    game = position(f"seats: 3\nleader: {leader}\nseat {leader}:\n{BUG}\nscore: 24")
    go(game, "play Bug", "use private")
    end_play(game)
    assert not game.over
    assert turns_left(game) == [str(seat) for seat in range(leader, 3)]


@pytest.mark.rule("R12.4")
def test_what_is_added() -> None:
    seats = final(
        "score: 10; level: 5; made-up rule: Piggy Bank; stuff: 2 toy; pack: 1 toy", "score: 7; level: 2"
    )
    first, second = seats.scores()
    assert (first.track, first.fort, first.made_up_rule, first.sculpture, first.total) == (10, 23, 3, 4, 40)
    assert (second.track, second.fort, second.made_up_rule, second.sculpture, second.total) == (
        7,
        3,
        0,
        0,
        10,
    )
    assert (first.rank, second.rank) == (1, 2)


@pytest.mark.rule("R12.4", "R15.0")
def test_there_are_no_scores_before_the_end() -> None:
    with pytest.raises(fort.NotOver):
        position("seat 0:\nhand: Bug").scores()


@pytest.mark.rule("R12.5", "A-11.9")
def test_the_higher_fort_wins_a_tie_and_then_it_is_shared() -> None:
    ranks = [seat.rank for seat in final("score: 10", "score: 9; level: 1", "score: 8").scores()]
    assert ranks == [2, 1, 3]
    ranks = [seat.rank for seat in final("score: 9; level: 1", "score: 9; level: 1", "score: 8").scores()]
    assert ranks == [1, 1, 3]


@pytest.mark.rule("R12.6")
def test_the_worked_example() -> None:
    game = final(
        "score: 17; level: 5; made-up rule: Popularity; lookout: Chef, Doc, Dot, Tiny",
        "score: 32; level: 4",
    )
    assert [(seat.total, seat.rank) for seat in game.scores()] == [(48, 1), (48, 2)]
    assert level(game, 1) == 4
