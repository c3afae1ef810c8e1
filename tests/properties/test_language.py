"""The action language: what is written is read, what is read is written, and mistakes are pointed at."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fort
from fort.box import read
from fort.box.language import COUNTS, WORDS, Tree, read_action
from tests.properties.grammar import trees

PRINTED = [
    action for kid in (*read().kids, *read().best_friends) for action in (kid.public, kid.private) if action
]


def facts(tree: Tree | None) -> object:
    if tree is None:
        return None
    return (tree.sign, tree.word, tree.number, facts(tree.left), facts(tree.right), tree.count)


def test_the_box_has_fifty_designs() -> None:
    assert len(read().kids) + len(read().best_friends) == 50


@pytest.mark.parametrize("text", sorted(set(PRINTED)))
def test_printed_actions_are_written_as_they_are_read(text: str) -> None:
    tree = read_action(text)
    assert str(tree) == text
    assert facts(read_action(str(tree))) == facts(tree)


@settings(max_examples=400)
@given(trees(10))
def test_any_action_is_read_as_it_is_written(tree: Tree) -> None:
    assert facts(read_action(str(tree))) == facts(tree)
    assert len(tree.words()) >= 1


@settings(max_examples=100)
@given(trees(10), st.lists(st.sampled_from(["", " ", "  ", "\t"]), min_size=60, max_size=60))
def test_spaces_do_not_matter(tree: Tree, spaces: list[str]) -> None:
    text = str(tree)
    for sign in "()>&":
        text = text.replace(sign, f" {sign} ")
    parts = text.split()
    loose = "".join(part + (space or " ") for part, space in zip(parts, spaces * 10, strict=False))
    assert facts(read_action(loose)) == facts(tree)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "an action"),
        ("   ", 4, "an action"),
        ("piza", 1, "an action"),
        ("pizza x", 8, "something to count"),
        ("pizza x gum", 9, "something to count"),
        ("pizza x coin", 9, "something to count"),
        ("pizza >", 8, "an action"),
        ("pizza > > toy", 9, "an action"),
        ("> pizza", 1, "an action"),
        ("pizza & ", 9, "an action"),
        ("(pizza > toy", 13, "')'"),
        ("pizza > toy)", 12, "the end"),
        ("()", 2, "an action"),
        ("1 pizza", 1, "a number from 2 to 9"),
        ("10 pizza", 1, "a number from 2 to 9"),
        ("0 pizza", 1, "a number from 2 to 9"),
        ("2", 2, "an action"),
        ("2 (pizza)", 3, "an action"),
        ("pizza toy", 7, "the end"),
        ("pizza x book x glue", 14, "the end"),
        ("pizza + toy", 7, "the end"),
        ("to-toy", 1, "an action"),
        ("trash > vp) x book", 11, "the end"),
        ("Pizza", 1, "an action"),
        ("² pizza", 1, "expected"),
        ("9" * 5000 + " pizza", 1, "expected"),
    ],
)
def test_mistakes_are_pointed_at(text: str, column: int, expected: str) -> None:
    with pytest.raises(fort.ActionError) as error:
        read_action(text)
    assert error.value.column == column
    assert expected in error.value.message
    assert error.value.text == text


TOKENS = [*WORDS, *COUNTS, "x", ">", "&", "(", ")", "2", "9", "1", "coin", "y", "²", "-", "|", "😀", "\n"]


def reads_or_points(text: str) -> None:
    """Nothing but a tree or an error that points into the text."""
    column = 1
    try:
        tree = read_action(text)
    except fort.ActionError as error:
        column = error.column
    else:
        assert facts(read_action(str(tree))) == facts(tree)
    assert 1 <= column <= len(text) + 1


@settings(max_examples=500)
@given(st.text(max_size=40))
def test_any_text_is_read_or_pointed_at(text: str) -> None:
    reads_or_points(text)


@settings(max_examples=500)
@given(st.lists(st.sampled_from(TOKENS), max_size=15).map(" ".join))
def test_any_jumble_of_words_is_read_or_pointed_at(text: str) -> None:
    reads_or_points(text)


def test_deep_nesting_is_read_or_pointed_at() -> None:
    reads_or_points("(" * 3000 + "pizza" + ")" * 3000)
