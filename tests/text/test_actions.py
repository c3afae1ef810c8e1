"""Actions and kids in words."""

import pytest

import fort
from fort.box.language import COUNTS, INNER_WORDS, WORDS, read_action
from fort.text.actions import action_text
from fort.text.cards import kid_line, kid_lines, made_up_rule_text, perk_text
from tests.text.english import EN

BOX = fort.box.read()


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("pizza x shovel", "gather 1 pizza for each shovel"),
        ("2 toy", "gather 2 toys"),
        ("2 res", "gather 2 pizza or 2 toys"),
        ("res x any", "gather 1 pizza or 1 toy for each icon of any one suit (all of one type)"),
        ("advance > 2 vp", "advance your fort, then score 2 points"),
        ("(vp x book) > trash-this", "score 1 point for each book, then trash this card"),
        (
            "(trash > vp) x book",
            "for each book: trash a card from hand or discard pile, then score 1 point",
        ),
        (
            "lookout & vp",
            "tuck a card from hand into your Lookout and score 1 point, in either order",
        ),
        ("vp x fort", "score 1 point for each level of your fort"),
    ],
)
def test_an_action_in_words(action: str, words: str) -> None:
    assert action_text(EN, action) == words
    assert action_text(EN, read_action(action)) == words


def test_a_blank_box_has_words() -> None:
    assert action_text(EN, None) == action_text(EN, "") == "no action here"


def test_every_word_and_count_of_the_language_has_words() -> None:
    for word in WORDS + INNER_WORDS:
        assert action_text(EN, word)
        assert action_text(EN, f"3 {word}") != action_text(EN, word)
        for count in COUNTS:
            assert "for each " in action_text(EN, f"{word} x {count}")


def test_every_kid_has_words() -> None:
    kids = (*BOX.kids, *BOX.best_friends)
    assert len(kids) == 50
    for kid in kids:
        assert kid_line(EN, BOX, kid.name).startswith(kid.name)
        assert all(kid_lines(EN, kid, True))


def test_every_perk_and_made_up_rule_has_words() -> None:
    assert all(perk_text(EN, name) for name in BOX.perks)
    assert all(made_up_rule_text(EN, name) for name in BOX.made_up_rules)
