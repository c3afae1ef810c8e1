"""Actions in words: `(trash > vp) x book` is "for each book: trash a card, then score 1 point"."""

from typing import Final

from fort.box.language import Tree, read_action
from fort.text.speech import Speech

_COUNTED: Final = ("pizza", "toy", "res", "vp")  # their messages tell the number
_KEYS: Final = {"advance-1": "advance-less", "advance+1": "advance-more"}  # no + in a key
_SIGNS: Final = {">": "action-then", "&": "action-both"}


def action_text(speech: Speech, action: Tree | str | None) -> str:
    """What an action does; None is a blank box."""
    if action is None or action == "":
        return speech.say("action-none")
    tree = read_action(action, inner=True) if isinstance(action, str) else action
    text = _tree(speech, tree)
    if tree.counts():  # a type or direction is chosen once for the whole action  R13.1.1, R13.13.1
        if "res" in tree.words():
            return speech.say("action-one-type", action=text)
        if "convert" in tree.words():
            return speech.say("action-one-way", action=text)
    return text


def _tree(speech: Speech, tree: Tree) -> str:
    if tree.sign == "" or tree.left is None:
        return _word(speech, tree.word, tree.number)
    first = _tree(speech, tree.left)
    if tree.sign == "x":
        key = "action-each-long" if tree.left.sign in _SIGNS else "action-each"
        return speech.say(key, action=first, count=speech.say(f"count-{tree.count}"))
    assert tree.right is not None
    return speech.say(_SIGNS[tree.sign], first=first, second=_tree(speech, tree.right))


def _word(speech: Speech, word: str, number: int) -> str:
    action = speech.say(f"action-{_KEYS.get(word, word)}", number=number)
    if number == 1 or word in _COUNTED:
        return action
    return speech.say("action-repeated", action=action, number=number)
