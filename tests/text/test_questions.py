"""Questions, choices and reasons have words."""

import ast
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

import fort
from fort.legal.game import Question
from fort.legal.reasons import SENTENCES, Reason
from fort.text.choices import choice_note, choice_text, offer_note
from fort.text.questions import Asked, question_name, question_text
from fort.text.reasons import reason_text
from tests.tables import position
from tests.text.english import EN
from tests.text.games import positions

PARTS = fort.components(fort.box.read())
NEVER_ASKED = {  # they run by themselves
    "task", "cleanup", "discard", "draw", "end turn", "first decks", "end use", "followers", "end follow",
    "trash played",
}  # fmt: skip


def asked(question: Question, choices: Sequence[fort.Choice] = (), used: bool = False) -> Asked:
    """The question in words, put while Bug is played."""
    game = position("seat 0:\n  hand: Bug, The Moles\nseat 1:\n")
    game.take(fort.choice("play Bug"))
    view = game.view(0)
    view.question, view.options = question, choices
    view.play.used = [int(used), 0]
    return question_text(EN, view)


def kinds_in_the_rules() -> set[str]:
    """Every `kind = "..."` of a task, read off the source."""
    found = set()
    for path in Path(fort.__file__).parent.glob("rules/*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
                target = node.targets[0]
                name = target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")
                if name == "kind" and isinstance(node.value.value, str):
                    found.add(node.value.value)
    return found


def test_every_kind_of_question_has_a_sentence() -> None:
    kinds = kinds_in_the_rules() - NEVER_ASKED
    assert len(kinds) > 25
    for each in sorted(kinds):
        for action in (None, "pizza x book"):
            text = asked(Question(each, 0, "Bug", action)).sentence
            assert text[0].isupper()
            assert not any(sign in text for sign in "{}$")
            assert "question-" not in text


def test_a_question_names_the_card_and_the_step() -> None:
    text = asked(Question("times", 0, "Bug", "pizza x shovel"))
    assert text.sentence == "Bug: How many times?"
    assert text.why == "Action: gather 1 pizza for each shovel. (R6.4.6)"


def test_the_use_of_a_card_is_asked_as_it_stands() -> None:
    game = position("seat 0:\n  hand: Bug, The Moles\nseat 1:\n")
    game.take(fort.choice("play Bug"))
    assert game.question is not None
    assert asked(game.question, game.options()).sentence.startswith("You may add cards to Bug.")
    only = [PARTS.choices.end]
    end = asked(game.question, only, used=True)
    assert end.sentence == "Bug has nothing more to do."
    both = [PARTS.choices.end, PARTS.choices.use[1]]
    assert "or stop here" in asked(game.question, both, used=True).sentence
    assert "must" in asked(game.question, both[1:], used=True).sentence


def test_every_choice_of_the_catalogue_has_a_label_of_its_own() -> None:
    labels = Counter(choice_text(EN, choice, PARTS) for choice in PARTS.choices.all)
    assert [label for label, number in labels.items() if number > 1] == []
    assert all(label and label == label.strip() for label in labels)
    for choice in PARTS.choices.all:
        assert "None" not in choice_note(EN, choice, PARTS, "Bug")


def test_seats_are_read_from_one() -> None:
    assert (
        choice_text(EN, fort.choice("recruit Chef from yard 2"), PARTS)
        == "Recruit Chef from Player 3\u2019s Yard"
    )
    assert choice_text(EN, fort.choice("copy pack of 0"), PARTS) == "Player 1\u2019s Pack"


def test_notes_tell_what_a_choice_is_worth() -> None:
    assert choice_note(EN, fort.choice("use public"), PARTS, "Bug") == "gather 1 pizza for each shovel"
    assert "Park" in choice_note(EN, fort.choice("take Birthday Party"), PARTS)
    assert "Best Friend" in choice_note(EN, fort.choice("keep Loner"), PARTS)
    assert "1 pizza for each book" in choice_note(EN, fort.choice("recruit Chef from park"), PARTS)
    assert choice_note(EN, PARTS.choices.skip, PARTS) != "None"


def notes(game: fort.Game) -> dict[str, str]:
    """What stands behind each option, in the notation."""
    assert game.asked is not None
    assert game.question is not None
    offers = game.prompt(game.asked).offers
    return {offer.choice.text: offer_note(EN, offer, game.components, game.question.kid) for offer in offers}


def test_an_empty_hand_with_recycling_is_asked_for_a_card_to_take_back() -> None:
    table = "seat 0:\n  hand: {}\n  discard pile: Chef\n  level: 2\n  perk: {}\nseat 1:\n"
    for hand, perk, expected in (
        ("", "Recycling", "pause"),
        ("The Moles", "Recycling", "pause"),
        ("Bug", "Recycling", "play"),
        ("The Moles", "Bribe", "play-none"),
        ("", "DIY", "play-none"),
    ):
        game = position(table.format(hand, perk))
        assert game.question is not None
        assert game.question.kind == "play"
        assert question_name(game.question, game.options()) == expected


def test_notes_tell_what_a_choice_would_come_to() -> None:
    game = position("seat 0:\n  hand: Bug, The Moles\n  level: 2\n  stuff: 2 pizza\nseat 1:\n")
    game.take(fort.choice("play Bug"))
    found = notes(game)
    assert found["add The Moles"] == "2 \u00d7 shovel: upper action \u00d73"
    assert found["use public"] == "gather 1 pizza for each shovel: 1 pizza"
    assert found["use private"].endswith(": 2 points")
    game.take(fort.choice("add The Moles"))
    assert notes(game)["use public"] == "gather 1 pizza for each shovel: partly, 2 of 3"


def test_notes_of_whole_games_are_words() -> None:
    seen = set()
    for game in positions("notes", 3):
        if game.asked is not None:
            seen |= set(notes(game).values())
    assert len(seen) > 100
    assert not [note for note in seen if any(sign in note for sign in "{}[]") or note.endswith(": ")]


@pytest.mark.parametrize("code", list(SENTENCES))
def test_every_reason_has_a_sentence(code: str) -> None:
    facts: dict[str, str | int] = dict.fromkeys(("seat", "asked", "number", "possible", "level"), 1)
    facts |= dict.fromkeys(("kid", "suits", "played", "side", "perk"), "Bug")
    facts["resource"] = "toy"
    text = reason_text(EN, Reason(code, facts))
    assert text[0].isupper()
    assert text.endswith(f". ({SENTENCES[code][0]})")
    assert not any(sign in text for sign in "{}$")
    assert "reason-" not in text


def test_reasons_count_seats_from_one() -> None:
    reason = Reason("not-asked", {"seat": 0, "asked": 1})
    assert reason_text(EN, reason) == "Player 2 decides now. (R5.1)"


def test_all_questions_of_whole_games_have_words() -> None:
    for game in positions("asked", 4):
        if game.question is not None:
            assert EN.has(f"question-{question_name(game.question, game.options())}")
            assert question_text(EN, game.view(game.asked)).sentence
