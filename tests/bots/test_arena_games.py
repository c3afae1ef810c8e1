"""Real small arenas: the same result whatever the workers, and on with a file that was cut."""

import json
from functools import partial
from pathlib import Path

import pytest

from fort.bots.arena.journal import Journal, JournalError, head_of
from fort.bots.arena.match import Result, play, win_shares
from fort.bots.arena.report import adds_up, seats_equal
from fort.bots.arena.series import Series
from fort.bots.arena.standings import standings
from fort.bots.arena.workers import done

SMALL = Series(("rookie", "random"), 2, "both", games=4, seed="small")
TIMES = ("ms", "worst_ms", "late")


def untimed(result: Result) -> dict[str, object]:
    return {key: value for key, value in result.data().items() if key not in TIMES}


def all_games(series: Series, workers: int = 1) -> list[Result]:
    return sorted(done(partial(play, series), range(series.games), workers), key=lambda one: one.game)


def test_a_game_is_the_same_again_and_every_seat_is_counted() -> None:
    series = Series(("expert@2sims", "rookie"), 2, games=2, seed="again")
    first = play(series, 1)
    assert untimed(first) == untimed(play(series, 1))
    assert first.places == (1, 0)
    assert min(first.decisions) > 10
    assert all(total > 0 for total in first.ms)
    assert Result.from_data(json.loads(json.dumps(first.data()))) == first


@pytest.mark.slow
def test_the_workers_do_not_matter() -> None:
    series = Series(("expert@4sims", "rookie"), 2, "both", games=4, seed="workers")
    alone, three = all_games(series), all_games(series, 3)
    assert [untimed(one) for one in alone] == [untimed(one) for one in three]
    assert [one.share for one in standings(series, alone)] == [one.share for one in standings(series, three)]
    assert [one.elo for one in standings(series, alone)] == [one.elo for one in standings(series, three)]


def test_the_table_adds_up() -> None:
    results = all_games(SMALL)
    table = standings(SMALL, results)
    assert [one.bot for one in table] == ["rookie", "random"]
    assert adds_up(table)
    assert seats_equal(SMALL, results)
    assert not seats_equal(SMALL, results[:3])
    assert table[0].share.value > 0.5
    assert table[0].elo.value > 0 > table[1].elo.value
    assert table[0].decisions == sum(
        one.decisions[seat] for one in results for seat, place in enumerate(one.places) if place == 0
    )


def test_a_shared_victory_is_split() -> None:
    assert win_shares((1, 1, 3, 4)) == [0.5, 0.5, 0, 0]


def test_a_mirror_match_brackets_the_fair_share() -> None:
    series = Series(("random",), 2, games=40, seed="mirror", mirror=True)
    results = all_games(series)
    share = standings(series, results)[0].share
    assert share.covers(0.5)
    assert 0.05 < share.high - share.low < 0.5
    assert 0 < sum(one.shares[0] for one in results) < 40  # the twins did not play the same game twice


def test_a_cut_file_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    results = all_games(SMALL)
    with Journal(path, head_of(SMALL)) as journal:
        for result in results:
            journal.add(result.data())
    whole = path.read_bytes()
    path.write_bytes(whole[:-25])  # in the middle of the last game
    with Journal(path, head_of(SMALL)) as journal:
        assert sorted(journal.rows) == [0, 1, 2]
        journal.add(results[3].data())
    assert path.read_bytes() == whole
    with Journal(path, head_of(SMALL)) as journal:
        assert [Result.from_data(journal.rows[game]) for game in range(4)] == results


def test_a_file_of_other_games_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Journal(path, head_of(SMALL)):
        pass
    kept = path.read_bytes()
    for other in (
        Series(("regular", "random"), 2, "both", seed="small"),
        Series(("rookie", "random"), 3, "both", seed="small"),
        Series(("rookie", "random"), 2, "basic", seed="small"),
        Series(("rookie", "random"), 2, "both", seed="other"),
    ):
        with pytest.raises(JournalError, match="holds games of other settings"):
            Journal(path, head_of(other))
    changed = {**head_of(SMALL), "code": "0"}
    with pytest.raises(JournalError, match="another program"):
        Journal(path, changed)
    assert path.read_bytes() == kept


def test_a_file_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("Dear diary\n", "utf-8")
    with pytest.raises(JournalError, match="is no file of the arena"):
        Journal(path, head_of(SMALL))
    assert path.read_text("utf-8") == "Dear diary\n"
    path.write_text(json.dumps(head_of(SMALL)) + "\n{}\n", "utf-8")
    with pytest.raises(JournalError, match="line 2: expected a game"):
        Journal(path, head_of(SMALL))


def test_a_series_may_go_on_for_longer(tmp_path: Path) -> None:
    longer = Series(SMALL.bots, 2, "both", games=400, seed="small")
    with Journal(tmp_path / "games.jsonl", head_of(SMALL)):
        pass
    with Journal(tmp_path / "games.jsonl", head_of(longer)) as journal:
        assert journal.rows == {}
