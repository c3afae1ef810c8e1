"""What the net sees of a position, and what it says of it."""

from operator import mul
from random import Random
from typing import Any

import pytest

import fort
from fort.bots.inputs import Inputs, Noted, Row
from fort.bots.mind import won
from fort.bots.net import TRUE, UNIT, WEIGHT, Net, beside, weigh
from fort.bots.nets import FILE, BadNet, net_for, net_from, shipped
from fort.bots.valuing import value
from fort.rules.names import NOBODY, PIZZA, TOY
from tests.properties.positions import GAMES
from tests.table.games import own_box

PARTS = fort.components(fort.box.read())
INPUTS = Inputs(PARTS)


def told(game: fort.Game, shows: int = NOBODY) -> list[dict[str, int]]:
    rows = [Noted(INPUTS.width) for _ in game.seats]
    given: list[Row] = list(rows)
    INPUTS.describe(game, given, shows)
    named = [zip(INPUTS.names, row.numbers, strict=True) for row in rows]
    return [{name: number for name, number in row if number} for row in named]


def later(seats: int, setup: str, choices: int, seed: str = "net") -> fort.Game:
    dice = Random(seed)
    game = fort.new_game(seats, setup, seed)
    for _ in range(choices):
        if not game.over:
            game.take(dice.choice(list(game.options(game.asks[0]))), game.asks[0])
    return game


def test_a_row_tells_board_cards_and_race() -> None:
    game = fort.from_diagram(
        "leader: 1\nseat 0:\n  hand: Bug, Chef\n  level: 1\n  stuff: 2 pizza 1 toy\n  score: 7\n"
        "seat 1:\n  hand: Worm\n  score: 9\n"
    )
    own, rival = told(game, 0)
    assert (own["points"], own["level 1"], own["pizza 2"], own["toys 1"]) == (7, 1, 1, 1)
    assert own["missing for 2 0"] == 1  # a toy, a pizza and one of either
    assert own["total behind"] == 1  # 7 and a level of 1 against 9
    assert rival["total ahead"] == 1
    assert (own["leads after 1"], rival["leads after 0"]) == (1, 1)
    assert (own["hand Bug"], own["hand Chef"], own["hand known"]) == (1, 1, 1)
    assert not [name for name in rival if name.startswith(("hand", "lead "))]


def test_the_most_that_a_hand_can_bring() -> None:
    game = fort.from_diagram(
        "leader: 0\nseat 0:\n  hand: Chef, Patch, Bug\n  level: 2\nseat 1:\n  hand: Worm\n"
    )
    own = told(game, 0)[0]
    assert own["lead gathers"] == 2  # books on Chef and Patch
    assert own["lead points"] == 2  # Bug: a point for each level
    assert "hand advances" not in own


def test_what_lies_in_play_still_belongs_to_the_leader() -> None:
    game = fort.from_diagram("leader: 0\nseat 0:\n  hand: Bug, Chef\nseat 1:\n  hand: Worm\n")
    before = told(game)[0]
    game.take(fort.choice("play Bug"))
    after = told(game)[0]
    assert after["cards all"] == before["cards all"]
    assert after["deck Bug"] == before["deck Bug"]
    assert after["leader has played"] == 1


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_numbers_fit_in_bytes_and_hands_stay_closed(seats: int, setup: str) -> None:
    for number in range(0, 160, 16):
        game = later(seats, setup, 8 * seats + number)
        if not game.over and game.draft is None:
            for row in told(game):
                assert all(0 < number < 256 for number in row.values())
                assert not [name for name in row if name.startswith(("hand", "lead "))]


def by_hand(data: dict[str, Any], rows: list[list[int]]) -> list[int]:
    """What the net says of each seat's standing, worked out layer by layer, without lanes."""
    first = [data["first"][name] for name in INPUTS.names]
    units = len(data["first bias"])
    sums = [[sum(map(mul, row, column)) for column in zip(*first, strict=True)] for row in rows]
    found = []
    for own in sums:
        others = [sum(row[units + at] for row in sums) - own[units + at] for at in range(units)]
        layer = [own[at] + others[at] + data["first bias"][at] for at in range(units)]
        active = [max(0, unit) for unit in layer[:-1]]
        columns = zip(data["second bias"], zip(*data["second"], strict=True), strict=True)
        second = [max(0, bias + sum(map(mul, active, column))) // WEIGHT for bias, column in columns]
        found.append(sum(map(mul, [*second, layer[-1], 1], data["standing"])) // WEIGHT)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lanes_are_added_as_the_layers_are(seats: int) -> None:
    net = net_for(PARTS)
    for choices in (0, 40, 120):
        game = later(seats, "basic", choices).silent()
        rows = [Noted(INPUTS.width) for _ in game.seats]
        given: list[Row] = list(rows)
        INPUTS.describe(game, given, 0)
        exact = by_hand(shipped(), [row.numbers for row in rows])
        assert [weigh(layer, net.standing) for layer in net.layers(game, 0)] == exact


def test_negative_numbers_lie_side_by_side() -> None:
    assert beside([1, -1], 8) == 1 - (1 << 8)
    assert beside([-3, 2, -1], 16) == -3 + (2 << 16) - (1 << 32)


def test_chances_add_up_and_stay_the_same() -> None:
    net = net_for(PARTS)
    for seats in (2, 3, 4):
        game = later(seats, "basic", 60).silent()
        chances = net.chances(game, NOBODY)
        assert sum(chances) == pytest.approx(1)
        assert net.chances(game, NOBODY) == chances


def test_points_levels_and_tokens_are_good_to_have() -> None:
    net = net_for(PARTS)
    before = net.chances(later(2, "basic", 0).silent(), NOBODY)[0]
    for better in ("score", "level"):
        game = later(2, "basic", 0).silent()
        setattr(game.seats[0], better, 3)
        assert net.chances(game, NOBODY)[0] > before
    game = later(2, "basic", 0).silent()
    game.seats[0].stuff[TOY] += 2
    game.seats[0].stuff[PIZZA] += 2
    assert net.chances(game, NOBODY)[0] > before


def test_when_it_is_over_the_winner_has_won() -> None:
    ended = fort.playout(later(3, "basic", 0).silent(), Random(1))
    assert net_for(PARTS).chances(ended, NOBODY) == won(ended)


def test_sharpness_makes_chances_bolder() -> None:
    plain = net_from(shipped() | {"sharpness": [TRUE] * 5}, PARTS)
    sharp = net_from(shipped() | {"sharpness": [2 * TRUE] * 5}, PARTS)
    assert plain.odds([UNIT, 0])[0] == pytest.approx(0.731, abs=0.001)
    assert sharp.odds([UNIT, 0])[0] == pytest.approx(0.881, abs=0.001)
    assert sharp.odds([90 * UNIT, 0])[0] == pytest.approx(1)


def test_a_net_that_lacks_an_input_is_refused() -> None:
    rows = {name: row for name, row in shipped()["first"].items() if name != "points"}
    with pytest.raises(BadNet, match="knows nothing of 'points'"):
        net_from(shipped() | {"first": rows}, PARTS)


def test_a_kid_never_seen_is_weighed_by_its_traits() -> None:
    parts = fort.components(own_box())
    net: Net = net_for(parts)
    game = fort.new_game(2, seed="own", box=own_box()).silent()
    assert sum(net.chances(game, NOBODY)) == pytest.approx(1)
    assert set(INPUTS.names) != set(net.inputs.names)


def test_the_net_is_small() -> None:
    file = fort.bots.nets.files("fort.bots").joinpath(FILE)  # type: ignore[attr-defined]
    assert len(file.read_bytes()) < 1_000_000


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_every_view_has_a_value(seats: int, setup: str) -> None:
    for choices in (0, 3, 60, 3000):
        game = later(seats, setup, choices)
        for seat in (0, seats - 1, None):
            found = value(game.view(seat), 2)
            assert found == value(game.view(seat), 2)
            assert sum(found.chances) == pytest.approx(1)
            assert len(found.points) == seats
            assert found.version == shipped()["version"]
    assert game.over
    assert found.points == tuple(float(score.total) for score in game.scores())


def test_a_value_sees_the_faces_in_hand() -> None:
    """Two worlds that differ in the own hand alone."""
    table = "leader: 0\nseat 0:\n  hand: {hand}\n  level: 2\n  stuff: 2 pizza 2 toy\nseat 1:\n  hand: Worm\n"
    good = value(fort.from_diagram(table.format(hand="Lefty, Dot")).view(0))
    poor = value(fort.from_diagram(table.format(hand="Noodle Twins, The Moles")).view(0))
    assert good.chances[0] > poor.chances[0]
    with pytest.raises(ValueError, match="expected at least 1"):
        value(fort.new_game(2).view(0), 0)
