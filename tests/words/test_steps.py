"""Steps side by side and one after the other, nested as no printed card nests them."""

import pytest

import fort
from tests.tables import hand, lookout, offered, pack, refused, score, stuff
from tests.words.boxes import played, with_kid

TABLE = """
leader: 0
seat 0:
  hand: Bug, Chef, Dash
  {}
seat 1:
  hand: none
"""


def begun(public: str, private: str, seat: str, *choices: str) -> fort.Game:
    return played(with_kid("Bug", public, private), TABLE.format(seat), "play Bug", *choices)


@pytest.mark.rule("R14.4")
def test_three_steps_side_by_side_are_a_step_and_a_pair() -> None:
    game = begun("pack & lookout & trash", "-", "stuff: 1 toy", "right first")
    assert offered(game) == ["left first", "right first"]
    game.take(fort.choice("right first"))
    assert offered(game) == ["trash Chef", "trash Dash"]
    game.take(fort.choice("trash Chef"))
    assert (lookout(game, 0), pack(game, 0), hand(game, 0)) == (["Dash"], (0, 1), [])


@pytest.mark.rule("R6.4.6")
def test_a_pair_of_steps_can_be_left_out_as_a_whole() -> None:
    game = begun("lookout & (pack & trash)", "vp", "stuff: 1 toy", "use public", "left first", "tuck Chef")
    assert offered(game) == ["left first", "right first", "stop"]
    game.take(fort.choice("stop"))
    assert pack(game, 0) == (0, 0)
    assert offered(game) == ["use private"]
    game.take(fort.choice("use private"))
    assert score(game, 0) == 1


@pytest.mark.rule("R6.4.6")
def test_of_a_pair_only_the_step_that_can_be_done_is_offered_or_stop() -> None:
    game = begun("lookout & (pack & trash)", "vp", "stuff: none", "use public", "left first", "tuck Chef")
    assert offered(game) == ["right first", "stop"]
    game = begun("lookout & (trash & pack)", "vp", "stuff: none", "use public", "left first", "tuck Chef")
    assert offered(game) == ["left first", "stop"]
    game.take(fort.choice("left first"))
    assert hand(game, 0) == []
    assert offered(game) == ["use private"]


@pytest.mark.rule("R14.2.1", "R6.4.5", "A-1.3")
def test_a_left_done_zero_times_was_not_done_so_the_right_is_not_either() -> None:
    for first in ("left first", "right first"):
        game = begun("2 toy & ((vp x lookout) > pizza)", "-", "stuff: none", first)
        assert stuff(game, 0) == (0, 2)
        assert score(game, 0) == 0


def test_a_chain_beside_a_step_counts_as_possible() -> None:
    game = begun("(trash > vp) & pack", "-", "stuff: 1 toy")
    assert offered(game) == ["left first", "right first"]
    game.take(fort.choice("right first"))
    assert pack(game, 0) == (0, 1)
    game.take(fort.choice("trash Dash"))
    assert score(game, 0) == 1
    assert hand(game, 0) == ["Chef"]


@pytest.mark.rule("R6.4.6")
def test_a_second_step_with_a_number_is_done_wholly_or_in_part_or_left_out() -> None:
    game = begun("lookout & 2 toy", "vp", "stuff: none", "use public", "left first", "tuck Chef")
    assert offered(game) == ["times 2", "times 1", "stop"]
    stopped = game.copy()
    stopped.take(fort.choice("stop"))
    assert stuff(stopped, 0) == (0, 0)
    assert offered(stopped) == ["use private"]
    game.take(fort.choice("times 2"))
    assert stuff(game, 0) == (0, 2)


def test_a_second_step_with_a_number_must_be_done_where_nothing_else_is_left() -> None:
    game = begun("lookout & 2 toy", "vp x pack", "stuff: none", "use public", "left first", "tuck Chef")
    assert offered(game) == ["times 2"]
    assert refused(game, "times 1").code == "must-go-on"
    assert refused(game, "stop").code == "must-go-on"


@pytest.mark.rule("R6.4.7")
def test_neither_all_nor_nothing_may_be_what_leaves_the_other_action_possible() -> None:
    game = begun(
        "lookout & 9 toy", "spend-toy > 4 toy", "stuff: none", "use public", "left first", "tuck Chef"
    )
    assert offered(game) == ["times 1"]
    game.take(fort.choice("times 1"))
    game.take(fort.choice("use private"))
    assert stuff(game, 0) == (0, 4)


@pytest.mark.rule("R14.2.4")
def test_a_second_step_that_is_a_chain_is_not_cut_short_but_left_out() -> None:
    game = begun("lookout & (2 toy > pizza)", "vp", "stuff: none", "use public", "left first", "tuck Chef")
    assert offered(game) == ["times 2", "stop"]
    game.take(fort.choice("times 2"))
    assert stuff(game, 0) == (1, 2)


@pytest.mark.rule("R13.1.1")
def test_the_type_is_open_where_a_step_makes_room_first() -> None:
    game = begun("pack > res", "-", "stuff: 4 pizza 4 toy")
    assert offered(game) == ["gather pizza", "gather toy"]
    game.take(fort.choice("gather toy"))
    assert offered(game) == ["pack toy"]
    assert refused(game, "pack pizza").code == "spoils"


def test_a_step_repeated_by_a_number_asks_each_time() -> None:
    game = begun("2 lookout", "-", "level: 2")
    assert offered(game) == ["tuck Chef", "tuck Dash"]
    game.take(fort.choice("tuck Dash"))
    assert lookout(game, 0) == ["Chef", "Dash"]


@pytest.mark.rule("R6.4.5")
def test_an_empty_pack_is_copied_zero_times() -> None:
    game = begun("2 toy & copy-pack", "-", "stuff: none")
    assert stuff(game, 0) == (0, 2)
    assert game.question is not None
    assert game.question.kind == "recruit"


@pytest.mark.rule("A-2.1")
def test_without_supply_nothing_is_converted() -> None:
    for supply, plays in (("10 pizza 0 toy", False), ("10 pizza 1 toy", True)):
        diagram = f"supply: {supply}\n{TABLE.format('stuff: 1 pizza')}"
        game = played(with_kid("Bug", "vp & convert", "-"), diagram)
        assert ("play Bug" in offered(game)) is plays


@pytest.mark.rule("R14.2.2")
def test_a_chain_goes_on_although_the_step_beside_it_fell_short() -> None:
    seat = "stuff: 3 toy\n  discard pile: Doc"
    game = begun("2 toy & (trash > lookout)", "vp", seat, "use public", "left first")
    assert offered(game) == ["trash Chef", "trash Dash", "trash Doc from discard pile", "stop"]
    game.take(fort.choice("trash Doc from discard pile"))
    assert offered(game) == ["tuck Chef", "tuck Dash"]
    game.take(fort.choice("tuck Dash"))
    assert offered(game) == ["use private"]
