"""From the tree of an action to the action itself."""

from fort.rules.actions import Action, Both, Either, Then
from fort.rules.copying import CopyPack, CopyRivalPack
from fort.rules.language import Tree
from fort.rules.levels import Advance
from fort.rules.names import PIZZA, TOY
from fort.rules.repeat import Per
from fort.rules.tokens import Convert, Gather, PackOne, Score, Spend, TrashThis
from fort.rules.words import Recruit, Trash, TrashRival, Tuck

FREES_ROOM = ("pack", "spend-pizza", "spend-toy", "convert", "advance", "advance-1", "advance+1")


def word(tree: Tree, free: bool) -> Action:
    """The action of a single word."""
    name = tree.word
    if name in ("pizza", "toy"):
        return Gather(tree, free, TOY if name == "toy" else PIZZA)
    if name in ("to-pizza", "to-toy"):
        return Convert(tree, free, TOY if name == "to-toy" else PIZZA)
    if name in ("spend-pizza", "spend-toy"):
        return Spend(tree, free, TOY if name == "spend-toy" else PIZZA)
    if name.startswith("advance"):
        return Advance(tree, free, {"advance": 0, "advance-1": -1, "advance+1": 1}[name])
    if name == "vp":
        return Score(tree, free)
    if name == "trash-this":
        return TrashThis(tree, free)
    if name == "pack":
        return PackOne(tree, free)
    if name == "lookout":
        return Tuck(tree, free)
    if name == "trash":
        return Trash(tree, free)
    if name == "trash-rival":
        return TrashRival(tree, free)
    if name == "recruit":
        return Recruit(tree, free)
    if name == "copy-pack":
        return CopyPack(tree, free)
    return CopyRivalPack(tree, free)


def build(tree: Tree, free: bool = True) -> Action:
    """The action that a text stands for; `free` unless it is part of a chain.  A-6.3"""
    words = tree.words()
    for choice_word in ("res", "convert"):
        if choice_word in words:
            names = ("pizza", "toy") if choice_word == "res" else ("to-pizza", "to-toy")
            branches = [build(tree.replaced(choice_word, name), free) for name in names]
            frees = any(other in FREES_ROOM for other in words)
            return Either(tree, free, branches, choice_word == "convert", frees)
    if tree.sign == "":
        once = word(Tree("", tree.word), free)
        return once if tree.number == 1 else Per(tree, free, once, "", tree.number)
    assert tree.left is not None
    if tree.sign == "x":
        return Per(tree, free, build(tree.left, free), tree.count, 0)
    assert tree.right is not None
    if tree.sign == "&":
        return Both(tree, free, build(tree.left, free), build(tree.right, free))
    return Then(tree, free, build(tree.left, False), build(tree.right, False))
