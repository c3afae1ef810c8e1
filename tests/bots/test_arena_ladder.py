"""The ladder's page, from results that were never played but could have been."""

from pathlib import Path

from tools.ladder import LADDER, mixed_game
from tools.ladder_page import Played, draw, page, strength

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
    assert {"random", "rookie", "regular", "expert", "master"} <= set(curves)
    assert len(curves["master"]) == 3
    assert curves["regular"][0][1].value == 0
    best = {name: max(elo.value for _, elo in points) for name, points in curves.items()}
    assert best["master"] > best["expert"] > best["regular"] > best["rookie"] > best["random"]


def test_names_of_matches_are_unique() -> None:
    assert len({match.name for match in LADDER}) == len(LADDER)
