"""Which words a language knows, which words a page shows, and whether they fit."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast, visitor
from playwright.sync_api import Page, Route
from tools.locales import LOCALES

from fort.text import LANGUAGES
from tests.locales.pseudo import pseudo_texts

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/fort/server/page/assets"
NICKNAMES = ROOT / "web/src/text/nicknames.ts"
ANYWHERE = {*LANGUAGES, "fort", "esc"}  # languages by their codes, the game by its name, a key
CITED = re.compile(r"\b(?:R\d[\d.]*|[AT]-\d[\d.]*[a-z]?)\b|https?://\S*|\b\d+\S*")
WORD = re.compile(r"[^\W\d_]{2,}")

SHOWN = (Path(__file__).parent / "shown.js").read_text("utf-8")


class _Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value or "")

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.value or "")


def words(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(CITED.sub(" ", text))}


def dates_of(language: str) -> set[str]:
    """Months, days of the week and what stands beside a time of day: the browser names them."""
    locale = Locale(language)
    return words(" ".join(_names((locale.months, locale.days, locale.day_periods))))


def _names(named: Any) -> Iterator[str]:
    """All of them, however they are nested."""
    if isinstance(named, str):
        yield named
    else:
        for each in named.values() if hasattr(named, "values") else named:
            yield from _names(each)


def words_of_messages(texts: list[str]) -> set[str]:
    gathered = _Texts()
    for text in texts:
        gathered.visit(FluentParser().parse(text))
    return words(" ".join(gathered.found)) | ANYWHERE | words(NICKNAMES.read_text("utf-8"))


def files(language: str) -> list[Path]:
    """What the page has of a language; the terminal's texts are not among it."""
    found = sorted((LOCALES / language).glob("*.ftl"))
    return [path for path in found if not path.stem.startswith("terminal")]


def rules_of(language: str) -> str:
    text = (LOCALES / language / "rules.md").read_text("utf-8")
    return re.sub(r"\[\w+ [^\]|]*", " ", text)  # `[kid Bug|Bugs]` shows `Bugs`


def words_of(language: str) -> set[str]:
    """Every word of a language's texts. A page that shows any other speaks something else."""
    texts = [path.read_text("utf-8") for path in files(language)]
    return words_of_messages(texts) | words(rules_of(language)) | dates_of(language)


def plain_messages(language: str) -> set[str]:
    """Messages that are one text without variables, as they are shown."""
    found = set()
    for path in files(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                for value in (entry.value, *(part.value for part in entry.attributes)):
                    elements = value.elements if value else []
                    if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
                        found.add(" ".join((elements[0].value or "").split()))
    return found


def texts_on(page: Page) -> list[str]:
    """Every text, label, title, placeholder and picture's description on the page, seen or spoken."""
    found: list[str] = page.evaluate(SHOWN + "shownTexts()")
    return found


def foreign(page: Page, known: set[str]) -> list[str]:
    return [text for text in texts_on(page) if words(text) - known]


def misfits(page: Page) -> list[str]:
    """Texts that are cut off, and whatever stands outside the window."""
    found: list[str] = page.evaluate(SHOWN + "misfits()")
    return found


_ESCAPED = re.compile(r"\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|(.))")


def _plain(found: re.Match[str]) -> str:
    return chr(int(found[1] or found[2], 16)) if found[1] or found[2] else found[3]


def chunks_of(language: str) -> Iterator[tuple[str, int]]:
    """The built files that hold a language's messages, and which of its files each is."""
    beginnings = [path.read_text("utf-8")[:400] for path in files(language)]
    for built in BUILT.glob("*.js"):
        found = re.match(r"(?:var|let|const) \w+=`((?:[^`\\]|\\.)*)`", built.read_text("utf-8"))
        text = _ESCAPED.sub(_plain, found[1]) if found else "\0"
        for at, beginning in enumerate(beginnings):
            if text.startswith(beginning):
                yield built.name, at


def speak_pseudo(page: Page, language: str) -> list[str]:
    """From now on the made-up language is served in the place of a real one; its texts."""
    texts = pseudo_texts()
    names = [path.name for path in files(language)]
    english = [path.name for path in sorted((LOCALES / "en").glob("*.ftl"))]
    made = {name: texts[english.index(name)] for name in names}
    served = dict(chunks_of(language))
    assert sorted(served.values()) == list(range(len(names))), "the page is not built from these texts"
    for chunk, at in served.items():
        body = f"export default {json.dumps(made[names[at]])}"
        page.route(f"**/assets/{chunk}", _answer(body))
    return list(made.values())


def _answer(body: str) -> Any:
    def fulfil(route: Route) -> None:
        route.fulfill(body=body, content_type="text/javascript")

    return fulfil
