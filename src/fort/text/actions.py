"""Actions in words: `(trash > vp) x book` is "for each book: trash a card, then score 1 point"."""

import re
from typing import Any, Final

from fort.box.language import Tree, read_action
from fort.text.sayings import Saying, in_words, saying
from fort.text.speech import Speech

_COUNTED: Final = ("pizza", "toy", "res", "vp")  # their messages tell the number
_KEYS: Final = {"advance-1": "advance-less", "advance+1": "advance-more"}  # no + in a key
_SIGNS: Final = {">": "action-then", "&": "action-both"}
_SIGN: Final = re.compile(r"[()>&]|[^\s()>&]+")


def action_text(speech: Speech, action: Tree | str | None) -> str:
    """What an action does; None is a blank box."""
    return in_words(speech, action_saying(action) if action else saying("action-none"))


def action_json(action: str) -> dict[str, Any]:
    """For screens: an action, its words and signs in reading order, and what it does."""
    return {"text": action, "signs": _drawn(action), "saying": action_saying(action)}


def action_saying(action: Tree | str) -> Saying:
    """What an action does.

    >>> action_saying("2 toy")
    {'id': 'action-toy', 'facts': {'number': 2}}
    """
    tree = read_action(action, inner=True) if isinstance(action, str) else action
    said = _tree(tree)
    if tree.counts():  # a type or direction is chosen once for the whole action  R13.1.1, R13.13.1
        if "res" in tree.words():
            return saying("action-one-type", action=said)
        if "convert" in tree.words():
            return saying("action-one-way", action=said)
    return said


def first_step(action: str, first: str) -> Tree:
    """Of two steps that can be done in either order, the one on the `left` or `right`."""
    tree = read_action(action, inner=True)
    step = tree.left if first == "left" else tree.right
    assert step is not None
    return step


def _tree(tree: Tree) -> Saying:
    if tree.sign == "" or tree.left is None:
        return _word(tree.word, tree.number)
    first = _tree(tree.left)
    if tree.sign == "x":
        key = "action-each-long" if tree.left.sign in _SIGNS else "action-each"
        return saying(key, action=first, count=saying(f"count-{tree.count}"))
    assert tree.right is not None
    return saying(_SIGNS[tree.sign], first=first, second=_tree(tree.right))


def _word(word: str, number: int) -> Saying:
    action = saying(f"action-{_KEYS.get(word, word)}", number=number)
    if number == 1 or word in _COUNTED:
        return action
    return saying("action-repeated", action=action, number=number)


def _drawn(action: str) -> list[str]:
    """A number repeats the word behind it."""
    signs, times = [], 1
    for sign in _SIGN.findall(action):
        if sign.isdecimal():
            times = int(sign)
        else:
            signs += [sign] * times
            times = 1
    return signs
