"""The ledger: which test shows which clause of docs/rules.md and which ruling of docs/rulings.md.

`python -m tests.ledger` writes docs/coverage.md. Nothing is imported: markers are read off the source.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES, RULINGS, COVERAGE = (ROOT / "docs" / name for name in ("rules.md", "rulings.md", "coverage.md"))
EXEMPTIONS = ROOT / "tests" / "exemptions.txt"

CLAUSE = re.compile(r"(?:\s*- |\| |#+ )(R\d+(?:\.\d+)+)\b")  # a clause, a row of a table, a heading
INNER = re.compile(r"(?<=\. )(R\d+(?:\.\d+)+)(?= \w+: )")  # "R5.4 Recruit: R8. R5.5 Discard: R9."
RULING = re.compile(r"### (A-\d+\.\d+)\b(.*)")
SCENARIO = re.compile(r"- (T-\d+\.\d+)([a-z]?)\b")
FURTHER = re.compile(r"(?<=\. )[b-z](?= )")  # "T-11.7a Cards 14, 12, 12: 8. b holder 14: 4. c holder 12: 0."


@dataclass(frozen=True)
class Ledger:
    """Every number of the rules, what shows it, and what need not be shown."""

    numbers: tuple[str, ...]
    tests: dict[str, tuple[str, ...]]
    exempt: dict[str, str]

    @property
    def unshown(self) -> list[str]:
        return [number for number in self.numbers if not self.tests.get(number) and not self.excuse(number)]

    @property
    def unknown(self) -> list[str]:
        """Numbers named by a marker that do not exist, with the tests that name them."""
        known = set(self.numbers)
        return [
            f"{number} ({', '.join(tests)})" for number, tests in self.tests.items() if number not in known
        ]

    @property
    def idle(self) -> list[str]:
        """Exemptions that name nothing, or something that is shown after all."""
        known = set(self.numbers)
        plain = [number for number in self.exempt if not number.endswith("*")]
        stars = [number for number in self.exempt if number.endswith("*")]
        vain = [star for star in stars if not any(under(star, number) for number in known)]
        return vain + [number for number in plain if number not in known or self.tests.get(number)]

    def excuse(self, number: str) -> str:
        """Why the number needs no test; empty if it does."""
        reasons = (reason for star, reason in self.exempt.items() if star == number or under(star, number))
        return next(reasons, "")


def under(star: str, number: str) -> bool:
    """Whether a number stands under `R17.*`."""
    return star.endswith("*") and number.startswith(star.removesuffix("*"))


def clauses(text: str) -> Iterator[str]:
    """The numbers of the rules, in order: bullets, rows of tables and headings."""
    for line in text.splitlines():
        if found := CLAUSE.match(line):
            yield found[1]
            yield from INNER.findall(line)


def rulings(text: str) -> Iterator[str]:
    """The numbers of the rulings that can occur, each with its scenarios."""
    for line in text.splitlines():
        if (found := RULING.match(line)) and "moot" not in found[2]:
            yield found[1]
        elif scenario := SCENARIO.match(line):
            letters = [scenario[2], *FURTHER.findall(line)] if scenario[2] else [""]
            yield from (scenario[1] + letter for letter in letters)


def moot(text: str) -> set[str]:
    return {found[1] for line in text.splitlines() if (found := RULING.match(line)) and "moot" in found[2]}


def markers(source: str) -> Iterator[tuple[str, str]]:
    """Each test with a number it is marked with, also inside `pytest.param(..., marks=...)`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                for call in ast.walk(decorator):
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                        yield from ((node.name, ast.literal_eval(number)) for number in call.args)


def exemptions(text: str) -> dict[str, str]:
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    pairs = (line.partition("|") for line in lines if line)
    return {number.strip(): reason.strip() for number, _, reason in pairs}


@cache
def ledger() -> Ledger:
    shown: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        module = path.relative_to(ROOT / "tests").with_suffix("").as_posix()
        for test, number in markers(path.read_text("utf-8")):
            for each in {
                number,
                re.sub(r"^T(-\d+\.\d+)[a-z]?$", r"A\1", number),
            }:  # a scenario shows its ruling
                if f"{module}.{test}" not in shown.setdefault(each, []):
                    shown[each].append(f"{module}.{test}")
    ruled = RULINGS.read_text("utf-8")
    aside = moot(ruled)
    numbers = dict.fromkeys([*clauses(RULES.read_text("utf-8")), *rulings(ruled)])
    numbers |= dict.fromkeys(sorted(aside & set(shown)))  # what is moot need not be shown, but may be
    tests = {number: tuple(found) for number, found in shown.items()}
    return Ledger(tuple(numbers), tests, exemptions(EXEMPTIONS.read_text("utf-8")))


def report(book: Ledger) -> str:
    """docs/coverage.md: one line a number."""
    shown = [number for number in book.numbers if book.tests.get(number)]
    excused = [number for number in book.numbers if not book.tests.get(number) and book.excuse(number)]
    names = {test for tests in book.tests.values() for test in tests}
    lines = [
        "# Which test shows which rule",
        "",
        "Written by `python -m tests.ledger`. Reasons for exemptions: `tests/exemptions.txt`.",
        "",
        f"{len(book.numbers)} clauses, rulings and scenarios: {len(shown)} shown by {len(names)} tests, "
        f"{len(excused)} exempt, {len(book.unshown)} missing.",
        "",
        "| number | tests | shown by |",
        "|---|---|---|",
    ]
    for number in book.numbers:
        tests = book.tests.get(number, ())
        absent = f"exempt: {book.excuse(number)}" if book.excuse(number) else "**missing**"
        lines.append(f"| {number} | {len(tests)} | {', '.join(f'`{test}`' for test in tests) or absent} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    COVERAGE.write_text(report(ledger()), "utf-8")
    print(COVERAGE.relative_to(ROOT), "missing:", ", ".join(ledger().unshown) or "nothing")
