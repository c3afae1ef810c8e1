"""The action language: reads it into a tree and writes the tree again.

then := both ('>' then)?
both := per ('&' both)?
per  := once ['x' count]
once := [number] word | '(' then ')'
"""

import re
from typing import Final

from fort.box.box import SUITS

WORDS: Final = (
    "pizza",
    "toy",
    "res",
    "pack",
    "lookout",
    "trash",
    "trash-this",
    "trash-rival",
    "recruit",
    "advance",
    "advance-1",
    "advance+1",
    "vp",
    "spend-pizza",
    "spend-toy",
    "copy-pack",
    "copy-rival-pack",
    "convert",
)
INNER_WORDS: Final = ("to-pizza", "to-toy")  # `convert` with its direction chosen
COUNTS: Final = (*SUITS[:-1], "fort", "pack", "lookout", "any")

LONGEST: Final = 120

_TOKEN = re.compile(r"\s*([()>&]|[A-Za-z][A-Za-z0-9+-]*|\d+|\S)")


class ActionError(ValueError):
    """An action that cannot be read, with the column (from 1) where it goes wrong."""

    def __init__(self, text: str, column: int, message: str) -> None:
        super().__init__(f"column {column} of '{text}': {message}")
        self.text = text
        self.column = column
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return (ActionError, (self.text, self.column, self.message))


class Tree:
    """An action as written: a word, or a sign (`>`, `&`, `x`) with what stands beside it."""

    def __init__(
        self,
        sign: str,
        word: str = "",
        number: int = 1,
        left: "Tree | None" = None,
        right: "Tree | None" = None,
        count: str = "",
    ) -> None:
        self.sign = sign  # "", ">", "&" or "x"
        self.word = word
        self.number = number
        self.left = left
        self.right = right
        self.count = count

    def words(self) -> list[str]:
        """All words in reading order, a number repeating its word."""
        if self.sign == "":
            return [self.word] * self.number
        assert self.left is not None
        found = self.left.words()
        if self.right is not None:
            found += self.right.words()
        return found

    def counts(self) -> list[str]:
        """What is multiplied by, in reading order."""
        found: list[str] = []
        if self.left is not None:
            found += self.left.counts()
        if self.right is not None:
            found += self.right.counts()
        if self.sign == "x":
            found.append(self.count)
        return found

    def replaced(self, word: str, by: str) -> "Tree":
        """The same action with another word in place of `word`."""
        return Tree(
            self.sign,
            by if self.word == word else self.word,
            self.number,
            None if self.left is None else self.left.replaced(word, by),
            None if self.right is None else self.right.replaced(word, by),
            self.count,
        )

    def __str__(self) -> str:
        if self.sign == "":
            return self.word if self.number == 1 else f"{self.number} {self.word}"
        assert self.left is not None
        if self.sign == "x":
            return f"{_inside(self.left)} x {self.count}"
        assert self.right is not None
        left = f"({self.left})" if self.left.sign in (">", "x") else str(self.left)
        right = f"({self.right})" if self.sign == "&" and self.right.sign == ">" else str(self.right)
        if self.sign == "&" and self.left.sign == "&":
            left = f"({self.left})"
        return f"{left} {self.sign} {right}"


def _inside(tree: Tree) -> str:
    return str(tree) if tree.sign == "" else f"({tree})"


class _Reader:
    def __init__(self, text: str, words: tuple[str, ...]) -> None:
        self.text = text
        self.words = words
        self.tokens: list[str] = []
        self.columns: list[int] = []
        at = 0
        while True:
            match = _TOKEN.match(text, at)
            if match is None:
                break
            self.tokens.append(match.group(1))
            self.columns.append(match.start(1) + 1)
            at = match.end()
        self.at = 0

    def next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def fail(self, expected: str) -> ActionError:
        found = f"'{self.next()}'" if self.next() else "the end"
        column = self.columns[self.at] if self.at < len(self.tokens) else len(self.text) + 1
        return ActionError(self.text, column, f"expected {expected}, found {found}")

    def then(self) -> Tree:
        left = self.both()
        if self.next() != ">":
            return left
        self.at += 1
        return Tree(">", left=left, right=self.then())

    def both(self) -> Tree:
        left = self.per()
        if self.next() != "&":
            return left
        self.at += 1
        return Tree("&", left=left, right=self.both())

    def per(self) -> Tree:
        left = self.once()
        if self.next() != "x":
            return left
        self.at += 1
        count = self.next()
        if count not in COUNTS:
            raise self.fail("something to count (" + ", ".join(COUNTS) + ")")
        self.at += 1
        return Tree("x", left=left, count=count)

    def once(self) -> Tree:
        if self.next() == "(":
            self.at += 1
            inner = self.then()
            if self.next() != ")":
                raise self.fail("')'")
            self.at += 1
            return inner
        number = 1
        if self.next()[:1].isdecimal():
            if self.next() not in ("2", "3", "4", "5", "6", "7", "8", "9"):
                raise self.fail("a number from 2 to 9")
            number = int(self.next())
            self.at += 1
        word = self.next()
        if word not in self.words:
            raise self.fail("an action (" + ", ".join(self.words) + ")" + (" or '('" if number == 1 else ""))
        self.at += 1
        return Tree("", word, number)


def read_action(text: str, inner: bool = False) -> Tree:
    """Reads an action; ActionError points at the column that cannot be read."""
    if len(text) > LONGEST:
        raise ActionError(text, 1, f"expected at most {LONGEST} characters")
    reader = _Reader(text, WORDS + INNER_WORDS if inner else WORDS)
    tree = reader.then()
    if reader.next():
        raise reader.fail("'>', '&', 'x' or the end")
    return tree
