"""A language made up for tests: every letter has an accent and every text is longer."""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from tools.locales import ENGLISH, LOCALES

from fort.text import Speech

_PLAIN = "abcdefghijklmnopqrstuvwxyz"
_ACCENTED = "áƀćđéƒǧħíĵķłɱńóƥɋŕšťúṽŵẋýž"
_LETTERS = str.maketrans(_PLAIN + _PLAIN.upper(), _ACCENTED + _ACCENTED.upper())


def accented(text: str) -> str:
    return "".join(sign * 2 if sign in "aeiou" else sign for sign in text).translate(_LETTERS)


class _Accents(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(accented(node.value or ""))


def pseudo_texts(directory: Path = LOCALES / ENGLISH) -> list[str]:
    found = []
    for path in sorted(directory.glob("*.ftl")):
        tree = FluentParser().parse(path.read_text("utf-8"))
        for entry in tree.body:
            if isinstance(entry, ast.Message | ast.Term):
                _Accents().visit(entry)
        found.append(FluentSerializer().serialize(tree))
    return found


def pseudo_speech() -> Speech:
    return Speech(ENGLISH, pseudo_texts())
