"""`game.prompt`: true, complete, and nothing in it that the asked seat does not know."""

from collections.abc import Iterator
from random import Random

import pytest

import fort
from fort.legal.game import Game
from fort.server.prompts import prompt_json
from tests.prompts.truth import check
from tests.properties.positions import GAMES, positions, random_game, walk
from tests.tables import offered, position, take
from tests.words.boxes import played, with_kid

KINDS = """pick, play, declare, use, coin, count, type, direction, times, order, pack, tuck, trash,
trash rival, recruit, spend, convert, copy, copy whose, pay, keep, take, follow, follow more,
rough housing, do-over, birthday party, pause"""
NUMBER = 400


def decisions() -> Iterator[Game]:
    """Positions at the edge of what is possible, walked on from, and whole games."""
    for at, text in enumerate(positions("prompts", NUMBER)):
        yield from walk(fort.from_diagram(text), Random(at), 12)
    for seats, setup in GAMES:
        for at, game in enumerate(random_game("prompts", seats, setup)):
            if at % 7 == 0 and not game.over:
                yield game


def test_prompts_are_true_at_every_kind_of_question() -> None:
    kinds: set[str] = set()
    for game in decisions():
        kinds.add(game.task().kind)
        for seat in game.asks:
            check(game, seat)
    assert kinds == {kind.strip() for kind in KINDS.replace("\n", " ").split(",")}


@pytest.mark.parametrize("setup", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_prompt_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(seats: int, setup: str) -> None:
    rng = Random(seats)
    compared = 0
    for at, game in enumerate(random_game("prompts worlds", seats, setup)):
        if at % 3 or game.over:
            continue
        for seat in game.asks:
            told = prompt_json(game, game.view(seat))
            for _ in range(2):
                other = fort.imagine(game.view(seat), rng)
                assert prompt_json(other, other.view(seat)) == told
                compared += 1
    assert compared > 50


def previews(game: Game) -> dict[str, object]:
    assert game.asked is not None
    return {offer.choice.text: offer.preview for offer in check(game, game.asked).offers}


def test_only_a_seat_that_is_asked_has_a_prompt() -> None:
    game = fort.new_game(2)
    with pytest.raises(ValueError, match=r"seat 1 is not asked now; \[0\] is"):
        game.prompt(1)
    draft = fort.new_game(2, "advanced")
    draft.take(draft.options(1)[0], 1)
    assert len(check(draft, 0).offers) == len(draft.options(0))
    with pytest.raises(ValueError, match="seat 1 is not asked now"):
        draft.prompt(1)


TABLE = """
leader: 0
seat 0:
  hand: {}
  {}
seat 1:
  hand: {}
  {}
"""


def test_what_is_in_hand_in_vain_is_refused_with_its_reason() -> None:
    game = position(TABLE.format("Bug, The Moles", "perk: DIY\n  level: 2", "none", ""))
    refused = {choice.text: reason.code for choice, reason in check(game, 0).refused}
    assert refused == {"play The Moles": "no-boxes", "use DIY": "cannot-pay"}
    take(game, "play Bug")
    refused = {choice.text: reason.code for choice, reason in check(game, 0).refused}
    assert refused == {"end": "nothing-used"}


def test_a_chain_that_would_stop_half_way_is_not_called_full() -> None:
    table = TABLE.format("Blitz, Chef", "stuff: 4 toy", "none", "")
    uses = previews(take(position(table), "play Blitz"))
    assert uses["use public"] == {
        "either": {
            "pizza": {"count": 1, "possible": 1, "fully": True, "gain": {"pizza": 1}},
            "toy": {"count": 1, "possible": 0, "fully": False, "gain": {"toy": 0}},
        }
    }
    assert uses["use private"] == {}
    uses = previews(take(position(table.replace("4 toy", "3 toy")), "play Blitz"))
    assert uses["use private"] == {"count": 1, "possible": 1, "fully": True}


@pytest.mark.rule("R7.7.1")
def test_a_follower_is_told_what_comes_of_the_coin_left_uncounted() -> None:
    table = TABLE.format("Prince, Chef", "", "Puddin, Doc", "")
    game = take(position(table), "play Prince", "use public", "end")
    assert previews(game)["follow Puddin"] == {"count": 1, "possible": 1, "fully": True}


@pytest.mark.rule("A-3.2")
def test_trashing_the_discarded_card_itself_is_not_called_impossible() -> None:
    table = TABLE.format("Bones, Chef", "", "Noodle Twins, Doc", "")
    game = take(position(table), "play Bones", "use private", "gather pizza", "end")
    assert "follow Noodle Twins" in offered(game)
    assert previews(game)["follow Noodle Twins"] == {}


@pytest.mark.rule("A-16.2")
def test_of_any_the_largest_count_that_fits_is_told() -> None:
    table = TABLE.format("Ghost, Puddin", "stuff: 4 pizza 3 toy", "none", "")
    game = take(position(table), "play Ghost", "add Puddin", "coin as book")
    pizza = {"count": 2, "possible": 0, "fully": False, "gain": {"pizza": 0}}
    toy = {"count": 1, "possible": 1, "fully": True, "gain": {"toy": 1}}
    assert previews(game)["use private"] == {"either": {"pizza": pizza, "toy": toy}}


def test_steps_that_no_printed_card_has_are_foretold_too() -> None:
    table = TABLE.format("Bug, Chef, Dash", "stuff: 1 toy\n  level: 1\n  pack: 1 toy", "Worm", "stuff: 1 toy")
    game = played(with_kid("Bug", "2 toy & ((vp x lookout) > pizza)", "vp x pack"), table, "play Bug")
    uses = previews(game)
    first = {"count": 2, "possible": 2, "fully": True, "gain": {"toy": 2}}
    assert uses["use public"] == {"first": first}
    assert uses["use private"] == {"count": 1, "possible": 1, "fully": True, "gain": {"points": 1}}
    game = played(with_kid("Bug", "2 pack", "trash-this"), table, "play Bug")
    uses = previews(game)
    assert uses["use public"] == {"count": 2, "possible": 1, "fully": False}
    assert uses["use private"] == {"count": 1, "possible": 1, "fully": True}


@pytest.mark.rule("R16.3")
def test_with_a_second_card_to_come_nothing_is_said_of_a_first_that_counts_nothing() -> None:
    box = with_kid("Bug", "pizza x glue", suits="glue coin")
    table = TABLE.format("Bug, Chef", "", "Doodles, Sarge", "perk: Copy Cat")
    game = played(box, table, "play Bug", "declare shovel", "use public")
    assert "follow Sarge" in offered(game)  # a shovel; Doodles could follow it with glue
    assert previews(game)["follow Sarge"] == {}
    assert previews(game)["follow Doodles"] == {
        "count": 1,
        "possible": 1,
        "fully": True,
        "gain": {"pizza": 1},
    }
