"""Anybody finds an even opponent: the next level follows from the last results."""

from random import Random

import pytest

from fort.bots import LEVELS, Outcome, even_opponent
from fort.bots.even import OFFERED, RECENT, STRENGTHS, strength


def test_every_level_has_a_strength_and_they_are_in_order() -> None:
    assert tuple(STRENGTHS) == LEVELS
    assert list(STRENGTHS.values()) == sorted(STRENGTHS.values())
    assert set(OFFERED) < set(LEVELS)


def test_a_newcomer_begins_gently_and_who_wins_goes_on_to_the_next() -> None:
    assert even_opponent([]) == "casual"
    past: list[Outcome] = []
    met = []
    for _ in range(12):
        level = even_opponent(past)
        met.append(level)
        past.append(Outcome((level,), 1.0))
    assert met == sorted(met, key=OFFERED.index)
    assert met[-1] == "master"


def test_who_always_loses_meets_rookies() -> None:
    past: list[Outcome] = []
    for _ in range(4):
        past.append(Outcome((even_opponent(past),), 0.0))
    assert even_opponent(past) == "rookie"


@pytest.mark.parametrize("true", [-600, -300, 0, 250])
def test_games_become_even(true: int) -> None:
    """Somebody of this strength, over many games: wins and losses balance."""
    dice, past = Random(true), list[Outcome]()
    for _ in range(300):
        level = even_opponent(past)
        chance = 1 / (1 + 10 ** ((STRENGTHS[level] - true) / 400))
        past.append(Outcome((level,), float(dice.random() < chance)))
    later = past[RECENT:]
    assert 0.35 < sum(outcome.won for outcome in later) / len(later) < 0.65


def test_to_win_against_three_is_worth_more_than_against_one() -> None:
    one = [Outcome(("regular",), 1.0)]
    three = [Outcome(("regular", "regular", "regular"), 1.0)]
    assert strength(three) > strength(one) > strength([])
    assert strength([Outcome((), 1.0)]) == strength([])  # among people only


def test_a_level_with_another_budget_counts_as_the_level() -> None:
    assert strength([Outcome(("master@100ms",), 0.5)]) == strength([Outcome(("master",), 0.5)])


def test_what_was_long_ago_does_not_count() -> None:
    lost, won = Outcome(("regular",), 0.0), Outcome(("regular",), 1.0)
    assert strength([lost] * 50 + [won] * RECENT) == strength([won] * RECENT)
