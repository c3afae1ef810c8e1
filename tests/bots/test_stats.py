"""The facts of a game are those of the game."""

from dataclasses import replace

import pytest

from fort.bots.arena.facts import Facts, Sample, facts_of
from fort.bots.arena.summary import ENDS, Spread, owned, summary

SAMPLE = Sample("random", (2, 4), "both", 3, "facts")


@pytest.fixture(scope="module")
def facts() -> list[Facts]:
    return [facts_of(SAMPLE, number) for number in SAMPLE.numbers]


def test_the_games_of_a_sample(facts: list[Facts]) -> None:
    assert [(one.seats, one.setup) for one in facts] == [
        (2, "basic"),
        (4, "basic"),
        (2, "advanced"),
        (4, "advanced"),
        (2, "basic"),
        (4, "basic"),
    ]
    assert facts_of(SAMPLE, 3) == facts[3]


def test_what_is_told_of_a_game(facts: list[Facts]) -> None:
    for one in facts:
        assert one.end in ENDS
        assert sum(one.shares) == 1
        for score in one.scores:
            assert score["total"] == sum(score[source] for source in score if source != "total")
        best = max(score["total"] for score in one.scores)
        assert all(one.scores[seat]["total"] == best for seat in range(one.seats) if one.ranks[seat] == 1)
        assert all(
            (rule != "") == (level > 0) for rule, level in zip(one.made_up_rules, one.levels, strict=True)
        )
        assert all((perk != "") == (level > 1) for perk, level in zip(one.perks, one.levels, strict=True))
        assert all(len(kids) > 0 for kids in one.kids)


def drawn(number: int, winner: int, kids: tuple[tuple[str, ...], ...]) -> Facts:
    score = {"track": 10, "fort": 9, "made_up_rule": 0, "sculpture": 0, "total": 19}
    won = {**score, "track": 20, "total": 29}
    return Facts(
        number,
        2,
        "basic",
        12,
        200,
        "level" if number % 4 else "points",
        tuple(won if seat == winner else score for seat in range(2)),
        tuple(1 if seat == winner else 2 for seat in range(2)),
        (3, 5),
        ("", "Loner"),
        ("", ""),
        kids,
        (("Bug",), ()),
    )


def test_the_summary_counts() -> None:
    games = [drawn(number, number % 2, (("Bug",), ("Doc",))) for number in range(8)]
    found = summary(games)
    assert found.ends["level"].value == 0.75
    assert found.ends["points"].value == 0.25
    assert found.winner["track"] == 20
    assert found.others["total"] == 19
    assert found.winner_level == {3: 0.5, 5: 0.5}
    assert [share.value for share in found.seat_shares] == [0.5, 0.5]
    assert found.rounds == Spread(12, 12, 12, 12)


def test_wins_of_owners() -> None:
    """Bug is in the deck of whoever sits first, who wins three of four games."""
    games = [drawn(number, int(number % 4 == 0), (("Bug", "Bug"), ("Doc",))) for number in range(40)]
    bug, doc, nobody = sorted(
        owned(games, ["Bug", "Doc", "Smoke"], lambda one: one.kids), key=lambda x: x.name
    )
    assert (bug.owners, bug.share, bug.lift.value, bug.recruited) == (40, 0.5, 1.5, 1.0)
    assert bug.lift.low > 1.0
    assert (doc.owners, doc.lift.value) == (40, 0.5)
    assert doc.lift.high < 1.0
    assert (nobody.owners, nobody.share) == (0, 0.0)
    rules = owned(games, ["Loner", "Sleepover"], lambda one: one.made_up_rules)
    assert {rule.name: rule.share for rule in rules} == {"Loner": 0.5, "Sleepover": 0.0}


def test_a_lift_is_never_beyond_the_seats() -> None:
    games = [replace(drawn(0, 0, (("Bug",), ())), number=0)]
    (bug,) = owned(games, ["Bug"], lambda one: one.kids)
    assert (bug.lift.value, bug.lift.low, bug.lift.high) == (2.0, 0.0, 2)
