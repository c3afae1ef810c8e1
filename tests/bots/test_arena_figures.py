"""Intervals and ratings on cases whose answers are known."""

from itertools import pairwise
from math import isclose, log10
from random import Random

import pytest

from fort.bots.arena.intervals import Z, ratio_interval, share_interval, student, wilson
from fort.bots.arena.ratings import Meeting, fit, ratings


def test_wilson_as_in_the_textbook() -> None:
    found = wilson(0.7, 10)
    assert (round(found.low, 4), round(found.high, 4)) == (0.3968, 0.8922)
    none = wilson(0.0, 20)
    assert (none.low, round(none.high, 4)) == (0.0, 0.1611)


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (4, 2.776), (9, 2.262), (29, 2.045), (999, 1.962)]
)
def test_students_quantile(freedom: int, value: float) -> None:
    assert isclose(student(freedom), value, abs_tol=0.02)


def test_independent_games_get_wilsons_interval() -> None:
    games = [1.0] * 600 + [0.0] * 400
    found, plain = share_interval(games), wilson(0.6, 1000)
    assert found.value == 0.6
    assert isclose(found.low, plain.low, abs_tol=0.001)
    assert isclose(found.high, plain.high, abs_tol=0.001)


def test_games_that_repeat_each_other_count_once() -> None:
    once = share_interval([1.0] * 60 + [0.0] * 40)
    alike = share_interval([1.0] * 60 + [0.0] * 40, size=2)  # both games of a deal went the same way
    assert once == alike
    opposed = share_interval([1.0] * 10 + [0.5] * 80 + [0.0] * 10, size=2)
    assert opposed.high - opposed.low < (once.high - once.low) / 2


def test_certain_shares_are_not_certain() -> None:
    assert share_interval([1.0] * 50, size=2).low < 0.95
    assert share_interval([0.0] * 50, size=2).high > 0.05
    assert share_interval([0.5] * 50, size=2).low < 0.45
    assert (share_interval([1.0]).low, share_interval([1.0]).high) == (0.0, 1.0)


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.95])
def test_intervals_cover_the_truth_as_often_as_they_say(chance: float) -> None:
    dice = Random(f"cover {chance}")
    covered = 0
    for _ in range(1000):
        deals = []
        for _ in range(40):
            luck = dice.uniform(-0.05, 0.05)  # of the deal: shared by its two games
            deals.append(sum(dice.random() < chance + luck for _ in range(2)) / 2)
        covered += share_interval(deals, 2).covers(chance)
    assert 920 <= covered <= 985


def test_a_ratio_of_sums() -> None:
    found = ratio_interval([(2.0, 1.0), (0.0, 1.0), (1.0, 1.0), (1.0, 1.0)], most=4)
    assert found.value == 1.0
    assert found.low < 0.5 < 1.5 < found.high
    assert ratio_interval([(2.0, 1.0)], most=4).high == 4


def meeting(wins: dict[str, float], seats: dict[str, int], deals: int) -> Meeting:
    return Meeting(seats, [wins] * deals)


def test_odds_of_three_to_one_are_191_points() -> None:
    found = fit([pair := meeting({"a": 1.5, "b": 0.5}, {"a": 1, "b": 1}, 5000)], [pair.wins()])
    assert isclose(found["a"] - found["b"], 400 * log10(3), abs_tol=0.1)


def test_the_field_of_three_counts_as_three_seats() -> None:
    """One against three wins half of the games: three times as strong as each of them."""
    found = fit([table := meeting({"a": 2.0, "b": 2.0}, {"a": 1, "b": 3}, 5000)], [table.wins()])
    assert isclose(found["a"] - found["b"], 400 * log10(3), abs_tol=0.1)


def test_known_strengths_are_recovered_along_a_chain() -> None:
    dice = Random("chain")
    worth = {"weak": 1.0, "middling": 3.0, "strong": 12.0}
    names = list(worth)
    chain = []
    for one, other in pairwise(names):
        chance = worth[other] / (worth[one] + worth[other])
        wins = [sum(dice.random() < chance for _ in range(2)) for _ in range(400)]
        chain.append(Meeting({one: 1, other: 1}, [{other: float(won), one: 2.0 - won} for won in wins]))
    found = ratings(chain, anchor="weak")
    assert found["weak"].value == 0.0
    for name in names[1:]:
        assert found[name].covers(400 * log10(worth[name]))
        assert 40 < found[name].high - found[name].low < 170


def test_a_table_of_four() -> None:
    worth = {"a": 8.0, "b": 4.0, "c": 2.0, "d": 2.0}
    wins = {name: 4 * value / 16 for name, value in worth.items()}
    found = fit([table := meeting(wins, dict.fromkeys(worth, 1), 5000)], [table.wins()], "c")
    assert {name: round(value) for name, value in found.items()} == {"a": 241, "b": 120, "c": 0, "d": 0}


def test_who_never_lost_has_a_finite_rating_and_an_honest_interval() -> None:
    found = ratings([meeting({"a": 2.0, "b": 0.0}, {"a": 1, "b": 1}, 10)])
    assert 0 < found["a"].low < found["a"].value < found["a"].high - 50
    assert found["a"].value == pytest.approx(-found["b"].value)


def test_the_quantile_is_that_of_95_percent() -> None:
    assert round(Z, 2) == 1.96
