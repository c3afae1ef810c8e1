"""Weaker levels make mistakes that people make."""

from random import Random

import fort
from fort import bots
from fort.bots.casual import SECOND_BEST
from fort.bots.rookie import COME_TO_MIND, come_to_mind
from tests.properties.positions import lively


def questions(seed: str, number: int) -> list[fort.View]:
    """Views with several options, from a lively game."""
    dice, game, found = Random(seed), fort.new_game(2, "basic", seed), list[fort.View]()
    while not game.over and len(found) < number:
        view = game.view(game.asks[0])
        if len(view.options) > 1:
            found.append(view)
        game.take(lively(dice, list(view.options)), game.asks[0])
    return found


def test_to_do_nothing_does_not_come_to_a_rookies_mind() -> None:
    asked = [view for view in questions("eager", 120) if any(one.what == "skip" for one in view.options)]
    assert len(asked) > 3
    for view in asked:
        if any(one.what == "play" for one in view.options):
            assert bots.bot("rookie", "eager").choose(view).what == "play"


def test_few_options_come_to_a_rookies_mind_and_all_do_at_some_time() -> None:
    view = max(questions("many", 60), key=lambda one: len(one.options))
    options = [choice for choice in view.options if choice.what != "skip"]
    assert len(options) > COME_TO_MIND
    seen = [come_to_mind(options, Random(seed)) for seed in range(60)]
    assert {len(each) for each in seen} == {COME_TO_MIND}
    assert {choice for each in seen for choice in each} == set(options)


def test_a_rookie_often_forgets_to_follow() -> None:
    asked = [view for view in questions("follow", 200) if view.options[-1].what == "decline"]
    answers = [bots.bot("rookie", f"{seed}").choose(view).what for view in asked[:6] for seed in range(10)]
    assert 0.2 < answers.count("decline") / len(answers) < 0.8


def test_casual_is_sometimes_content_with_the_second_best() -> None:
    """On the last turn, two points more win, and everybody can see it."""
    text = (
        "leader: 1\nending: yes\nseat 0:\n  level: 2\n  score: 11\n"
        "seat 1:\n  hand: Bug, Chef, Tiny\n  level: 2\n  score: 10\n"
    )
    view = fort.from_diagram(text).view(1)
    found = [bots.bot("casual", f"{seed}").choose(view).text for seed in range(60)]
    assert 0.3 < found.count("play Bug") / 60 <= 1 - SECOND_BEST / 4
