"""Who sits where: the same deals for everybody, from every seat equally often."""

from collections import Counter

import pytest

from fort.bots.arena.series import BadSeries, Series

NAMES = ("random", "rookie", "regular", "expert@20sims")


def sat(series: Series) -> Counter[tuple[str, int]]:
    """How often each side sat in each seat."""
    return Counter(
        (series.line_up[place], seat)
        for game in range(series.games)
        for seat, place in enumerate(series.seating(game))
    )


@pytest.mark.parametrize("setup", ["basic", "both"])
@pytest.mark.parametrize("bots", [NAMES[:2], NAMES[:3], NAMES])
def test_every_bot_sits_in_every_seat_on_every_deal(bots: tuple[str, ...], setup: str) -> None:
    series = Series(bots, len(bots), setup, games=48)
    for deal in range(series.deals):
        games = [game for game in range(series.games) if series.deal_of(game) == deal]
        assert len(games) == series.seats
        assert len({series.setup_of(game) for game in games}) == 1
        pairs = {pair for game in games for pair in enumerate(series.seating(game))}
        assert len(pairs) == series.seats**2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_bot_meets_a_field(seats: int) -> None:
    series = Series(("rookie", "random"), seats, games=10 * seats)
    assert series.line_up == ("rookie", *["random"] * (seats - 1))
    counts = sat(series)
    assert all(counts["rookie", seat] == 10 for seat in range(seats))
    assert all(counts["random", seat] == 10 * (seats - 1) for seat in range(seats))


def test_four_bots_go_through_all_orders_round_the_table() -> None:
    series = Series(NAMES, 4, "both", games=4 * 2 * 6)
    neighbours = Counter(
        (series.setup_of(game), places[seat], places[(seat + 1) % 4])
        for game in range(series.games)
        for places in [series.seating(game)]
        for seat in range(4)
    )
    assert len(neighbours) == 2 * 4 * 3
    assert set(neighbours.values()) == {8}


def test_a_mirror_match_has_a_twin_in_all_other_seats() -> None:
    series = Series(("rookie",), 3, games=3, mirror=True)
    assert series.line_up == ("rookie", "rookie (twin)", "rookie (twin)")
    assert {series.bot_of(place) for place in range(3)} == {"rookie"}


def test_both_set_ups_take_turns() -> None:
    series = Series(("rookie", "random"), 2, "both", games=8)
    setups = [series.setup_of(game) for game in range(8)]
    assert setups == ["basic", "basic", "advanced", "advanced"] * 2


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert Series(("rookie", "random"), 3, games=1000).games == 1002
    assert Series(("rookie",), 4, games=1, mirror=True).games == 4


@pytest.mark.parametrize(
    ("bots", "facts", "wrong"),
    [
        (("nobody", "random"), {}, "there is no bot 'nobody': expected one of random"),
        (("expert@1x", "random"), {}, "'1x' is no budget"),
        (("rookie@1s", "random"), {}, "'rookie' takes no such budget"),
        (("random", "rookie", "regular"), {}, "3 bots for 2 seats: expected 2 bots"),
        (("random", "rookie", "regular"), {"seats": 4}, "3 bots for 4 seats: expected 2 bots or 4"),
        (("random",), {}, "1 bot for 2 seats: expected 2 bots"),
        (("random", "random"), {}, "a bot is named twice"),
        (("random", "rookie"), {"mirror": True}, "a mirror match has one bot, not 2"),
        (("random", "rookie"), {"seats": 5}, "5 seats: Fort is played by 2 to 4"),
        (("random", "rookie"), {"games": 0}, "0 games: expected at least 1"),
        (("random", "rookie"), {"setup": "quick"}, "unknown set-up 'quick'"),
    ],
)
def test_what_cannot_be_played(bots: tuple[str, ...], facts: dict[str, int], wrong: str) -> None:
    with pytest.raises(BadSeries, match=wrong):
        Series(bots, **facts)  # type: ignore[arg-type]  # a table of wrong values
