"""Random play to the end."""

from collections import Counter
from random import Random

import pytest

import fort
from fort.legal.foresight import permits
from fort.rules.limits import TOKENS
from fort.table.playout import draw
from tests.secrecy.chances import Outcome, chi_square, even
from tests.tables import position

LAST_TURN = """
leader: 1
ending: yes
seat 0:
  hand: none
seat 1:
  hand: Bug, Chef, Rusty, The Moles, Captain
  discard pile: Tink
  level: 2
  perk: {}
"""


@pytest.mark.parametrize("setup", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_ends_the_game_and_loses_nothing(seats: int, setup: str) -> None:
    game = fort.new_game(seats, setup, "playout")
    before = game.diagram()
    end = fort.playout(game.silent(), Random(seats))
    assert game.diagram() == before
    assert end.over
    assert len(end.scores()) == seats
    assert end.ending
    kids = len(end.box) + len(end.park) + len(end.park_deck)
    for seat in end.seats:
        kids += len(seat.hand) + len(seat.deck) + len(seat.discard_pile) + len(seat.yard) + len(seat.lookout)
        assert max(seat.stuff) <= 4
    assert kids == 68
    for resource in (0, 1):
        held = sum(seat.stuff[resource] + seat.pack[resource] for seat in end.seats)
        assert held + end.supply[resource] == TOKENS


def test_the_same_rng_gives_the_same_game_and_another_one_another() -> None:
    game = fort.new_game(3, "advanced", "playout")
    ends = [fort.playout(game.silent(), Random(seed)).diagram() for seed in (1, 1, 2)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@pytest.mark.parametrize("perk", ["none", "Recycling"])
def test_a_playout_draws_evenly_among_the_lawful_choices(perk: str) -> None:
    game = position(LAST_TURN.format(perk))
    lawful = [str(choice) for choice in game.options()]
    assert "play Rusty" not in lawful  # nothing to pay with
    assert ("recycle Tink" in lawful) == (perk == "Recycling")
    assert game.log is not None
    told = len(game.log.events)
    rng, drawn, runs = Random(7), Counter[str](), 600
    for _ in range(runs):
        end = fort.playout(game.copy(), rng)
        assert end.log is not None
        first = end.log.events[told]
        drawn[f"{type(first).__name__} {getattr(first, 'kid', '')}".strip()] += 1
    expected = {text.replace("play", "Played") for text in lawful if text.startswith("play ")} | {"Skipped"}
    if perk == "Recycling":
        expected.add("PerkUsed")
    assert set(drawn) == expected
    for times in drawn.values():
        assert abs(times - runs / len(lawful)) < 5 * (runs / len(lawful)) ** 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_playout_draws_from_holds_the_options_and_nothing_else_that_is_permitted(seats: int) -> None:
    rng = Random(seats)
    for number in range(4):
        game = fort.new_game(seats, "advanced", f"candidates {number}").silent()
        while not game.over:
            options = game.options()
            if not game.may_recycle():
                candidates = game.task().offered(game)
                assert [choice for choice in candidates if permits(game, choice)] == list(options)
                assert draw(game, rng.random) in options
            game.do(rng.choice(options))


UNLIKELY = 3.7  # standard deviations: once in ten thousand
MANY_KINDS = {"play", "use", "follow", "times", "trash", "tuck", "pack", "pay", "spend"}


def doubtful(games: int) -> dict[str, list[fort.Game]]:
    """Questions of random games, by kind, at which some candidates are unlawful and several are not."""
    found: dict[str, list[fort.Game]] = {}
    for number in range(games):
        rng = Random(f"doubtful {number}")
        game = fort.new_game(2 + number % 3, "basic", f"doubtful {number}").silent()
        while not game.over:
            options = game.options()
            task = game.task()
            if 1 < len(options) < len(task.offered(game)) and not game.may_recycle():
                found.setdefault(task.kind, []).append(game.silent())
            game.do(rng.choice(options))
    return found


def test_every_lawful_choice_is_drawn_as_often_as_any_other() -> None:
    """Also after something unlawful was drawn: what stands beside it in the list is no likelier."""
    found = doubtful(40)
    assert set(found) >= MANY_KINDS
    for kind, games in found.items():
        for game in games[:4]:
            options = game.options()
            rng = Random(kind)
            drawn: Counter[Outcome] = Counter(str(draw(game, rng.random)) for _ in range(400 * len(options)))
            assert chi_square(drawn, even(map(str, options))) < UNLIKELY, (kind, drawn, game.diagram())
