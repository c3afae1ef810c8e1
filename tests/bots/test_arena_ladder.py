"""The ladder's page, from results that were never played but could have been."""

from pathlib import Path

import pytest
from tools.ladder import LADDER, Match, Run, mixed_game, play_match, whole_deals
from tools.ladder_conduct import conduct
from tools.ladder_page import Played, draw, page, strength

from fort.bots.arena.journal import JournalError
from fort.bots.arena.match import Result
from fort.bots.arena.series import Series


def results(series: Series, lost: int) -> list[Result]:
    """The first place wins all games but every `lost`th."""
    found = []
    for game in range(series.games):
        places = series.seating(game)
        winner = places.index(1 if game % lost == lost - 1 else 0)
        ranks = tuple(1 if seat == winner else 2 for seat in range(series.seats))
        zeros, ones = (0,) * series.seats, (1.0,) * series.seats
        found.append(Result(game, places, zeros, ranks, 9, (50,) * series.seats, ones, ones, zeros))
    return found


def played() -> Played:
    return [
        (match.section, series, results(series, 2 if series.mirror else 5))
        for match in LADDER
        for series in [match.series(0.1)]
    ]


def test_the_page_has_every_match_with_its_command(tmp_path: Path) -> None:
    found = played()
    text = page(found, [mixed_game(0)])
    for match in LADDER:
        assert f"fort arena {' '.join(match.bots)} " in text
    assert "| `regular` | +0 | +0 to +0 |" in text
    assert "1 games at tables of any bots" in text
    assert "0 stalled, crashed" in text
    draw(found, tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"ladder.png", "budget.png"}


def test_controls_that_fail_are_told() -> None:
    found = [(section, series, results(series, 5 if series.mirror else 2)) for section, series, _ in played()]
    controls = page(found, []).split("## Controls")[1]
    assert "| **no** |" in controls
    assert "| yes |" not in next(line for line in controls.splitlines() if "itself, 2 seats" in line)


def test_every_bot_has_its_curve_and_more_thinking_is_stronger() -> None:
    curves = strength(played())
    assert {"random", "rookie", "casual", "regular", "expert", "master"} <= set(curves)
    assert len(curves["master"]) == 4
    assert curves["regular"][0][1].value == 0
    best = {name: max(elo.value for _, elo in points) for name, points in curves.items()}
    order = sorted(best, key=lambda name: -best[name])
    assert order == ["master", "expert", "regular", "casual", "rookie", "random"]


def test_earlier_matches_are_told_before_the_rating() -> None:
    text = page(played(), [], "## Earlier matches\n\nA table.\n")
    assert text.index("## Mirror matches") < text.index("## Earlier matches") < text.index("## Rating")


def test_a_run_stops_in_time_and_goes_on_with_what_was_played(tmp_path: Path) -> None:
    match = Match("Two seats", ("rookie", "random"), 6)
    late, patient = Run(tmp_path, until=0.0), Run(tmp_path)
    play_match(late, match)
    assert len(late.file(match.name).read_text("utf-8").splitlines()) == 1  # the head alone
    play_match(patient, match)
    series, found = whole_deals(patient, match)
    assert (series.games, [result.game for result in found]) == (6, [0, 1, 2, 3, 4, 5])
    kept = patient.file(match.name).read_bytes()
    play_match(patient, match)
    assert patient.file(match.name).read_bytes() == kept


def test_games_of_a_bot_that_behaves_otherwise_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, run = Match("Two seats", ("rookie", "random"), 2), Run(tmp_path)
    play_match(run, match)
    assert conduct("rookie") != conduct("random")
    monkeypatch.setattr("tools.ladder.conduct", lambda name: "other")
    with pytest.raises(JournalError, match="another program"):
        play_match(run, match)


def test_names_of_matches_are_unique() -> None:
    assert len({match.name for match in LADDER}) == len(LADDER)
