"""The engine cites the clauses of the rules where it carries them out, and cites none that does not exist."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ("rules", "legal", "seen", "box")  # the rooms that carry out rules
FIRST, LAST = 5, 16  # the chapters of docs/rules.md that are carried out there
CITATION = re.compile(r"\b(?:R\d+(?:\.\d+)*|[AT]-\d+(?:\.\d+[a-z]?)?)\b")
# Clauses that no code carries out, and why.
NOT_CARRIED_OUT = {
    "R7.11": "a permission: nobody counts how often a player follows",
    "R7.12": "nothing is done: cards are drawn in Draw and at set-up only",
    "R10.4": "nothing is done: the same for all other times",
    "R12.6": "an example; the tests work it out",
    "R13.5.1": "a fact of the printed cards; A-8.2 says what other boxes would mean",
}


def clauses(rules: str) -> set[str]:
    """The clauses to be carried out: those that open a line in one of these chapters."""
    found = re.findall(r"^- (R(\d+)\.[\d.]*\d) ", rules, re.MULTILINE)
    return {clause for clause, chapter in found if FIRST <= int(chapter) <= LAST}


def numbers(rules: str, rulings: str) -> set[str]:
    """Everything that can be cited: chapters, clauses, rulings and scenarios."""
    in_rules = re.findall(r"^(?:#+|-|\|) (R\d+(?:\.\d+)*) ", rules, re.MULTILINE)
    return {*in_rules, *re.findall(r"^(?:#+|-) ([AT]-\d+(?:\.\d+[a-z]?)?)\b", rulings, re.MULTILINE)}


def wrong(needed: set[str], known: set[str], excused: Iterable[str], cited: dict[str, str]) -> list[str]:
    """What is wrong with these citations, each with the place of one of them."""
    listed = set(excused)
    unknown = [number for number in cited if number not in known]
    return [
        *[f"{clause} is neither cited nor listed" for clause in sorted(needed - set(cited) - listed)],
        *[f"{clause} is listed, but cited in {cited[clause]}" for clause in sorted(listed & set(cited))],
        *[f"{clause} is listed, but there is no such clause" for clause in sorted(listed - needed)],
        *[f"{cited[number]} cites {number}, which does not exist" for number in unknown],
    ]


def cited_in(paths: Iterable[Path]) -> dict[str, str]:
    """What is cited in these files, and where for the first time."""
    found: dict[str, str] = {}
    for path in sorted(paths):
        for line, text in enumerate(path.read_text("utf-8").splitlines(), start=1):
            for number in CITATION.findall(text):
                found.setdefault(number, f"{path.relative_to(ROOT).as_posix()}:{line}")
    return found


@cache
def documents() -> tuple[str, str]:
    docs = ROOT / "docs"
    return (docs / "rules.md").read_text("utf-8"), (docs / "rulings.md").read_text("utf-8")


def test_every_clause_is_cited_where_it_is_carried_out_or_says_why_not() -> None:
    rules, rulings = documents()
    needed = clauses(rules)
    assert len(needed) > 150
    engine = [path for room in ENGINE for path in (ROOT / "src" / "fort" / room).rglob("*.py")]
    assert not wrong(needed, numbers(rules, rulings), NOT_CARRIED_OUT, cited_in(engine))


def test_nothing_is_cited_that_does_not_exist() -> None:
    known = numbers(*documents())
    assert {"R6.1", "R17.7", "A-1.2", "T-4.7", "A-13"} <= known
    files = [path for path in (ROOT / "src" / "fort").rglob("*") if path.suffix in (".py", ".txt", ".ftl")]
    cited = cited_in(files)
    assert len(cited) > 200
    assert not wrong(set(), known, (), cited)


RULES = "## R5 Turns\n- R5.1 Turns pass. `{all}`\n- R5.1.1 The phases. `{all}`\n- R17.1 Hands.\n"
RULINGS = "## A-1 Fully\n### A-1.1 What fully means. **A**\n- T-1.1a Given Stuff.\n"


@pytest.mark.parametrize(
    ("listed", "cited", "complaint"),
    [
        ((), ("R5.1",), "R5.1.1 is neither cited nor listed"),
        (("R5.1.1",), ("R5.1", "R5.1.1"), "R5.1.1 is listed, but cited in here"),
        (("R5.1.1", "R5.2"), ("R5.1",), "R5.2 is listed, but there is no such clause"),
        ((), ("R5.1", "R5.1.1", "R5.3"), "here cites R5.3, which does not exist"),
        ((), ("R5.1", "R5.1.1", "A-1.2"), "here cites A-1.2, which does not exist"),
        ((), ("R5.1", "R5.1.1", "T-1.1b"), "here cites T-1.1b, which does not exist"),
    ],
)
def test_what_is_wrong_is_told(listed: tuple[str, ...], cited: tuple[str, ...], complaint: str) -> None:
    places = dict.fromkeys((*cited, "A-1.1", "T-1.1a", "R5", "R17.1"), "here")
    assert wrong(clauses(RULES), numbers(RULES, RULINGS), listed, places) == [complaint]


def test_citations_are_found_in_text() -> None:
    text = '"""Does it.  R5.1, A-16.10; R8-R10 and T-1.1a (R7.3)."""  # R5.1.1'
    assert CITATION.findall(text) == ["R5.1", "A-16.10", "R8", "R10", "T-1.1a", "R7.3", "R5.1.1"]
