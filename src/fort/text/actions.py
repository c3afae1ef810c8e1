"""Actions in words: `(trash > vp) x book` is "trash a card, then score 1 point, for each book"."""

from fort.rules.language import Tree, read_action
from fort.text.phrases import points, tokens

BLANK = "no action here"

_ONE = {
    "pack": "move 1 resource from Stuff to Pack",
    "lookout": "tuck a card from hand into your Lookout",
    "trash": "trash a card from hand or discard pile",
    "trash-this": "trash this card",
    "trash-rival": "trash a card from a rival's Yard",
    "recruit": "recruit a card",
    "advance": "advance your fort",
    "advance-1": "advance your fort for 1 resource less",
    "advance+1": "advance your fort for 1 resource more",
    "spend-pizza": "spend 1 pizza",
    "spend-toy": "spend 1 toy",
    "copy-pack": "gather the same resources as are in your Pack",
    "copy-rival-pack": "gather the same resources as are in one rival's Pack",
    "convert": "turn 1 toy into 1 pizza or 1 pizza into 1 toy",
    "to-pizza": "turn 1 toy into 1 pizza",
    "to-toy": "turn 1 pizza into 1 toy",
}

_EACH = {
    "fort": "Fort Level you have",
    "pack": "resource in your Pack",
    "lookout": "card in your Lookout",
    "any": "icon of one suit you name",
}


def action_text(action: Tree | str | None) -> str:
    """What an action does; None is a blank box."""
    if action is None or action == "":
        return BLANK
    tree = read_action(action, inner=True) if isinstance(action, str) else action
    return _tree(tree) + _once_for_all(tree)


def each_text(count: str) -> str:
    """What is counted: `book`, `resource in your Pack`."""
    return _EACH.get(count, count)


def _tree(tree: Tree) -> str:
    if tree.sign == "" or tree.left is None:
        return _word(tree.word, tree.number)
    left = _tree(tree.left)
    if tree.sign == "x":
        comma = "," if tree.left.sign else ""
        return f"{left}{comma} for each {each_text(tree.count)}"
    assert tree.right is not None
    right = _tree(tree.right)
    return f"{left}, then {right}" if tree.sign == ">" else f"{left}, and {right}, in either order"


def _word(word: str, number: int) -> str:
    if word in ("pizza", "toy"):
        return tokens(number, word)
    if word == "res":
        return f"{tokens(number, 'pizza')} or {tokens(number, 'toy')}"
    if word == "vp":
        return f"score {points(number)}"
    once = _ONE[word]
    return once if number == 1 else f"{once}, {number} times"


def _once_for_all(tree: Tree) -> str:
    """A type or direction is chosen once for the whole action.  R13.1.1, R13.13.1"""
    if "x" in _signs(tree):
        if "res" in tree.words():
            return " (all of one type)"
        if "convert" in tree.words():
            return " (all the same way)"
    return ""


def _signs(tree: Tree) -> list[str]:
    found = [tree.sign]
    for part in (tree.left, tree.right):
        if part is not None:
            found += _signs(part)
    return found
