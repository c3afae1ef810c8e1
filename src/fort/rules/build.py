"""This is the one place that knows every word: it makes an action from its tree.  R13, R14"""

from typing import Final

from fort.box.language import Tree
from fort.rules.actions import Action, Both, Either, Then
from fort.rules.levels import Advance
from fort.rules.names import NOTHING, PIZZA, TOY
from fort.rules.repeat import Per
from fort.rules.tokens import Convert, CopyPack, CopyRivalPack, Gather, PackOne, ScorePoints, Spend, TrashThis
from fort.rules.words import Recruit, Trash, TrashRival, Tuck

# A word, its class, and what the word names: a resource, or how much more a level costs.
WORDS: Final[dict[str, tuple[type[Action], int]]] = {
    "pizza": (Gather, PIZZA),
    "toy": (Gather, TOY),
    "pack": (PackOne, NOTHING),
    "lookout": (Tuck, NOTHING),
    "trash": (Trash, NOTHING),
    "trash-this": (TrashThis, NOTHING),
    "trash-rival": (TrashRival, NOTHING),
    "recruit": (Recruit, NOTHING),
    "advance": (Advance, 0),
    "advance-1": (Advance, -1),
    "advance+1": (Advance, 1),
    "vp": (ScorePoints, NOTHING),
    "spend-pizza": (Spend, PIZZA),
    "spend-toy": (Spend, TOY),
    "copy-pack": (CopyPack, NOTHING),
    "copy-rival-pack": (CopyRivalPack, NOTHING),
    "to-pizza": (Convert, PIZZA),
    "to-toy": (Convert, TOY),
}
# A word that leaves the resource open, and the two words it stands for.  R13.1.1, R13.13.1
EITHER: Final = {"res": ("pizza", "toy"), "convert": ("to-pizza", "to-toy")}


def build(tree: Tree, free: bool = True) -> Action:
    """Makes the action that a tree describes; it is `free` unless it is part of a chain.  R14.2.4, A-6.3"""
    for word, names in EITHER.items():
        if word in tree.words():
            branches = [build(tree.replaced(word, name), free) for name in names]
            words = [build(Tree("", name), free) for name in names]
            return Either(tree, free, branches, words)
    if tree.sign == "":
        made, named = WORDS[tree.word]
        once = made(Tree("", tree.word), free, named)
        return once if tree.number == 1 else Per(tree, free, once, "", tree.number)  # R13.1.2
    assert tree.left is not None
    if tree.sign == "x":
        return Per(tree, free, build(tree.left, free), tree.count, 0)
    assert tree.right is not None
    if tree.sign == "&":
        return Both(tree, free, build(tree.left, free), build(tree.right, free))
    return Then(tree, free, build(tree.left, False), build(tree.right, False))
