"""A small game is reviewed: sums, order of reports, repetition, and what cannot be reviewed."""

import json
from dataclasses import replace
from functools import cache
from random import Random

import pytest

import fort
from fort import bots
from fort.review import (
    Progress,
    Review,
    ReviewError,
    better_than,
    daily_result,
    datum,
    puzzles,
    review,
    reviewing,
)
from fort.review.decision import Decision
from fort.seen.imagine import imagine

BUDGET = 16


@cache
def record(setup: str = "basic") -> fort.Record:
    table = fort.Table.new(2, setup, seed="reviewed")
    players = [bots.bot("rookie", "a"), bots.bot("regular", "b")]
    while not table.game.over:
        seat = table.game.asks[0]
        table.take(players[seat].choose(table.game.view(seat)), seat)
    return table.record


@cache
def reports() -> list[Progress]:
    return list(reviewing(record(), 0, budget=BUDGET))


def test_it_goes_from_the_summary_to_the_whole() -> None:
    stages = [report.stage for report in reports()]
    assert stages[0] == "summary"
    assert stages[-1] == "complete"
    assert [stage for stage in stages if stage == "complete"] == ["complete"]
    assert [report.done for report in reports()] == sorted(report.done for report in reports())
    assert all(player.judged for player in reports()[-1].review.players)


def test_the_same_arguments_give_the_same_review() -> None:
    assert review(record(), 0, budget=BUDGET).to_json() == reports()[-1].review.to_json()
    assert review(record(), 0, seed="other", budget=BUDGET).moments != reports()[-1].review.moments


def test_sums_add_up() -> None:
    found = reports()[-1].review
    me = found.player
    assert me.given == pytest.approx(sum(moment.error for moment in found.moments))
    assert me.given == pytest.approx(sum(turn.given for turn in found.turns))
    assert me.luck == pytest.approx(sum(turn.luck for turn in found.turns))
    assert me.adjusted == pytest.approx(me.result - me.luck)
    assert sum(player.luck for player in found.players) == pytest.approx(0.0, abs=1e-9)
    assert all(sum(point.shares) == pytest.approx(1.0) for point in found.curve)
    assert found.curve[-1].shares[found.seat] == me.result
    assert set(found.turning) <= {moment.number for moment in found.moments if moment.label}
    assert len(found.turning) <= 3


def test_moments_are_those_of_the_record() -> None:
    for moment in reports()[-1].review.moments:
        seat, choice = record().choices[moment.number]
        assert (seat, choice.text) == (moment.seat, moment.played)
        assert moment.played in [option.choice for option in moment.options]
        assert moment.best == moment.options[0].choice


def test_json_goes_both_ways() -> None:
    data = json.loads(json.dumps(reports()[-1].review.to_json()))
    assert Review.from_json(data).to_json() == data
    for bad in ({}, {**data, "format": 9}, {**data, "moments": [{}]}, {**data, "seat": "one"}):
        with pytest.raises(ValueError, match=r"expected|no "):
            Review.from_json(bad)


def test_a_draft_is_reviewed() -> None:
    found = review(record("advanced"), 1, budget=4)
    assert [moment.theme for moment in found.moments[:3]] == ["draft"] * 3
    assert found.turns[0].round == 0


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("not-over", lambda: replace(record(), choices=record().choices[:20])),
        ("no-seed", lambda: replace(record(), seed=None)),
        ("broken", lambda: replace(record(), choices=record().choices[1:])),
    ],
)
def test_what_cannot_be_reviewed(code, change) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ReviewError) as error:
        review(change(), 0)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("code", "wish"), [("no-seat", {"seat": 2}), ("no-judge", {"judge": "x"}), ("no-budget", {"budget": 0})]
)
def test_bad_wishes(code: str, wish: dict[str, object]) -> None:
    with pytest.raises(ReviewError) as error:
        review(record(), **{"seat": 0, **wish})  # type: ignore[arg-type]
    assert error.value.code == code


def test_twin_worlds_are_judged_alike() -> None:
    """Worlds that the seat cannot tell apart give the same judgement."""
    game = record().begin(record().seed)
    pairs = 0
    for number, (seat, choice) in enumerate(record().choices):
        view = game.view(seat)
        if len(view.options) > 1 and number % 9 == 0:
            twin = imagine(view, Random(number)).view(seat)
            found = [Decision(each, choice, "master", "x", 4) for each in (view, twin)]
            for decision in found:
                while decision.refine():
                    pass
            assert found[0].error == found[1].error
            assert [each.chances for each in found[0].options] == [each.chances for each in found[1].options]
            pairs += 1
        record().step(game, number)
    assert pairs > 5


def test_the_day() -> None:
    result = daily_result(reports()[-1].review)
    assert result.adjusted_points == pytest.approx(result.points - result.luck_points)
    with pytest.raises(ValueError, match="not complete"):
        daily_result(reports()[0].review)
    assert datum([1.0, 2.0, 3.0]) == 2.0
    assert better_than(2.0, [1.0, 2.0, 3.0, 4.0]) == 0.375
    assert better_than(2.0, []) is None


def test_puzzles_can_be_played() -> None:
    shipped = puzzles()
    assert len(shipped) >= 300
    assert len({each.id for each in shipped}) == len(shipped)
    assert [each.first for each in shipped] == sorted((each.first for each in shipped), reverse=True)
    for each in shipped[::40]:
        game = each.game()
        assert game.asked == each.seat
        assert {choice.text for choice in game.options()} == {option.choice for option in each.options}
        assert each.solves(each.options[0].choice)
        assert not each.solves(each.missed)
        assert each.record().replay().diagram() == game.diagram()
