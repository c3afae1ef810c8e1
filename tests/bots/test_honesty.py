"""Bots play from views alone: they choose the same in all worlds that their seat cannot tell apart."""

from random import Random

import pytest

import fort
from fort import bots
from tests.properties.positions import GAMES, lively
from tests.secrecy.reach import Walk
from tests.secrecy.reaching import planted, revealed
from tests.secrecy.twins import Truth, imagined, twin

NAMES = ["random", "rookie", "casual", "regular", "expert@12sims", "master@24sims"]


@pytest.mark.rule("A-13.10")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_the_same_choice_in_all_worlds_that_look_the_same(name: str, seats: int, setup: str) -> None:
    random = Random(f"honest {seats} {setup}")
    game = fort.new_game(seats, setup, f"honest {seats} {setup}")
    compared = different = drafted = 0
    for _ in range(60):
        if game.over:
            break
        seat = random.choice(game.asks)
        if random.random() < 0.2 and len(game.options(seat)) > 1:
            view = game.view(seat)
            for world in (twin(Truth(game), seat, random), imagined(game, seat, random)):
                assert bots.bot(name, "s").choose(view) == bots.bot(name, "s").choose(world.view(seat))
                compared += 1
                drafted += view.drafting
                different += hidden(world) != hidden(game)
        game.take(lively(random, list(game.options(seat))), seat)
    assert compared >= 8
    assert (drafted > 0) == (setup == "advanced")
    assert different > compared // 2  # the worlds were not the same


def hidden(game: fort.Game) -> list[object]:
    return [game.park_deck, *[(seat.hand, seat.deck, seat.made_up_rule) for seat in game.seats]]


@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_no_game_key_or_seed_can_be_reached_from_what_a_bot_gets(setup: str) -> None:
    table = fort.Table.new(3, setup, "a seed that nobody should find")
    bot = bots.bot("master@8sims", table.bot_seed(0))
    view = table.game.view(0)
    bot.choose(view)
    found = Walk({"view": view, "bot": bot})
    assert len(found.lines) > 500
    assert revealed(found, {"seed": "a seed that nobody should find", **planted(table.game)}) == []
