"""The rules to look up: a clause by its number, or all clauses with a word in them."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

PAGES: Final = ("rules.md", "rulings.md", "editions.md")

_NUMBER = re.compile(r"(R\d+(\.\d+)*|[AT]-\d+(\.\d+[a-z]?)?|D-\d+)", re.IGNORECASE)
_CLAUSE = re.compile(r"\s*(?:- |\| )((?:R\d+(?:\.\d+)+)|T-\d+\.\d+[a-z]?|D-\d+)\b")
_HEADING = re.compile(r"(#+) (R\d+(?:\.\d+)*|A-\d+(?:\.\d+)?)\b")
_EVIDENCE = re.compile(r"\s*`\{[^`]*\}`")


def is_number(text: str) -> bool:
    """`R7.4`, `A-5.7`, `T-1.2a`, `D-17`."""
    return _NUMBER.fullmatch(text.strip()) is not None


def clause(number: str) -> list[str]:
    """The lines of a clause and the clauses below it, a section or a ruling; empty if there is none."""
    wanted = _spelled(number)
    for page in PAGES:
        lines = _page(page)
        for at, line in enumerate(lines):
            heading = _HEADING.match(line)
            if heading and heading[2] == wanted:
                return _shown(_section(lines, at, len(heading[1])))
        found = [line for line in lines if _is_under(_number_of(line), wanted)]
        if found:
            return _shown(found)
    return []


def search(word: str) -> list[str]:
    """The clauses of the rules that contain a word."""
    wanted = word.casefold()
    return _shown(
        [line for line in _page("rules.md") if _number_of(line) and wanted in _plain(line).casefold()]
    )


def parts() -> list[str]:
    """The headings of the rules."""
    return _shown([line for line in _page("rules.md") if re.match(r"## R\d", line)])


def numbers() -> list[str]:
    """All numbers that can be looked up."""
    found: dict[str, None] = {}
    for page in PAGES:
        for line in _page(page):
            heading = _HEADING.match(line)
            number = heading[2] if heading else _number_of(line)
            if number:
                found[number] = None
    return list(found)


def _spelled(number: str) -> str:
    text = number.strip()
    return text[:1].upper() + text[1:].lower()


def _number_of(line: str) -> str:
    found = _CLAUSE.match(line)
    return found[1] if found else ""


def _is_under(number: str, wanted: str) -> bool:
    return number == wanted or number.startswith(f"{wanted}.")


def _section(lines: list[str], at: int, depth: int) -> list[str]:
    end = at + 1
    while end < len(lines) and not re.match(rf"#{{1,{depth}}} ", lines[end]):
        end += 1
    return lines[at:end]


def _plain(line: str) -> str:
    """Without evidence tags and marks of Markdown."""
    text = _EVIDENCE.sub("", line).replace("**", "").replace("`", "").strip()
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"^(#+|-) ", "", text)
    if text.startswith("|"):
        text = " | ".join(cell.strip() for cell in text.strip("|").split("|"))
    return re.sub(r"^\*([^*]+)\*", r"\1", text)


def _shown(lines: list[str]) -> list[str]:
    return [text for text in (_plain(line) for line in lines) if text and set(text) - set("-| ")]


@cache
def _page(name: str) -> list[str]:
    shipped = files("fort.text") / "rules" / name
    if shipped.is_file():
        return shipped.read_text(encoding="utf-8").splitlines()
    checkout = Path(__file__).resolve().parents[3] / "docs" / name
    return checkout.read_text(encoding="utf-8").splitlines()
