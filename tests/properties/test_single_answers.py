"""When a question with a single answer is asked: exactly in the three cases of docs/notation.md."""

import random

import pytest

import fort
from fort.rules.components import Kid
from fort.rules.perks import DIY
from tests.tables import offered, position, take

FORESIGHT, HAND, ALWAYS = "foresight", "hand", "always"
ABOUT_HANDS = {"play", "use", "follow", "follow more", "tuck", "trash", "pick"}


def why_asked(game: fort.Game) -> str | None:
    """Which of the three cases it is; None if there are several answers."""
    if len(game.options()) > 1:
        return None
    task, seat = game.task(), game.seats[game.asked_seat]
    if len(task.offered(game)) > 1:
        assert task.judged
        return FORESIGHT
    if game.draft is not None or seat.hand:
        assert task.kind in ABOUT_HANDS
        return HAND
    assert (task.kind == "use" and played(game).improved) or (task.kind == "play" and seat.perk == DIY)
    return ALWAYS


def played(game: fort.Game) -> Kid:
    return game.components.kids[game.play.kid]


@pytest.mark.rule("A-14.4")
@pytest.mark.parametrize("number", range(60))
def test_a_single_answer_is_asked_for_in_three_cases_only(number: int) -> None:
    rng = random.Random(f"single {number}")
    setup = ("basic", "advanced")[number % 2]
    game = fort.new_game(2 + number % 3, setup, f"single {number}").silent()
    seen = set()
    while not game.over:
        seen.add(why_asked(game))
        game.do(rng.choice(game.options()))
    assert {None, FORESIGHT, HAND} <= seen


# Hand and the rest of seat 0; choices so far; the single answer; which case it is.
SHOWN = {
    "Crash": ("hand: Crash", ["play Crash", "use private", "gather pizza"], "times 2", FORESIGHT),
    "Giggles": (
        "hand: Giggles; stuff: 3 pizza 3 toy; pack: 2 pizza 1 toy; level: 2",
        ["play Giggles", "use public"],
        "copy 1 pizza",
        FORESIGHT,
    ),
    "end": ("hand: Bug", ["play Bug", "use public"], "end", FORESIGHT),
    "no card to play": ("hand: The Moles, Puddin", [], "skip", HAND),
    "cards alike": ("hand: Prince, Tiny, Tiny", ["play Prince", "use public"], "tuck Tiny", HAND),
    "a card that could be added": ("hand: Punky, Chef", ["play Punky"], "use private", HAND),
    "no card to add": ("hand: Punky", ["play Punky"], "use private", ALWAYS),
    "DIY": ("level: 2; perk: DIY", [], "skip", ALWAYS),
}


@pytest.mark.rule("A-14.4")
@pytest.mark.parametrize("name", SHOWN)
def test_each_case_is_shown(name: str) -> None:
    seat, choices, answer, why = SHOWN[name]
    game = take(position("seat 0:\n  " + seat.replace("; ", "\n  ") + "\nseat 1:\n"), *choices)
    assert (offered(game), why_asked(game)) == ([answer], why)


@pytest.mark.rule("A-14.4", "A-7.15")
def test_a_rival_without_a_matching_card_is_asked() -> None:
    game = take(position("seat 0:\n  hand: Bug\nseat 1:\n  hand: Chef\n"), "play Bug", "use public", "end")
    assert (game.asked, offered(game), why_asked(game)) == (1, ["decline"], HAND)
