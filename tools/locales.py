"""Compares the texts of each language with the English ones and prints what does not fit.

    python -m tools.locales            # every language there is
    python -m tools.locales de pl      # these languages
    python tools/locales.py DIR de     # the languages below another directory

A language must have exactly the messages and attributes of English. A message may use the variables that the
English one uses (also through the messages it refers to) or that the comment above the English one names. It
must use those that English puts into the text; one that English only selects by (`{ $actor -> ...`) may be
left out. Terms (`-name = ...`) are a language's own affair, as long as they are used. Where a message has
plural forms, it needs all that the language has.

Exit code 1: something does not fit. Needs only fluent.syntax and Babel.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).resolve().parent.parent / "src/fort/locales"
ENGLISH = "en"
WHOLE_NUMBERS = range(201)  # every plural form of a whole number occurs below
FORMS = ("zero", "one", "two", "few", "many", "other")
_NAMED = re.compile(r"\$([a-z][a-z-]*)")


@dataclass
class Pattern:
    """What a value or attribute uses."""

    shown: set[str] = field(default_factory=set)  # variables put into the text
    chosen: set[str] = field(default_factory=set)  # variables selected by
    messages: set[str] = field(default_factory=set)  # `name` or `name.attribute`
    terms: set[str] = field(default_factory=set)
    plurals: list[tuple[set[str], str]] = field(default_factory=list)  # forms, and which is the default


@dataclass
class Texts:
    """All files of a language."""

    patterns: dict[str, Pattern] = field(default_factory=dict)  # by `name`, `name.attribute` or `-term`
    noted: dict[str, set[str]] = field(default_factory=dict)  # variables that comments name
    problems: list[str] = field(default_factory=list)

    @property
    def messages(self) -> set[str]:
        return {key for key in self.patterns if not key.startswith("-")}

    def uses(self, key: str, seen: frozenset[str] = frozenset()) -> Pattern:
        """The variables of a pattern and of all it refers to."""
        own = self.patterns.get(key, Pattern())
        found = Pattern(set(own.shown), set(own.chosen), own.messages, own.terms)
        for name in own.messages | own.terms:
            if name not in seen:
                below = self.uses(name, seen | {key})
                found.shown |= below.shown
                found.chosen |= below.chosen
        return found


def read(directory: Path) -> Texts:
    """The files of a language; what cannot be read becomes a problem."""
    texts = Texts()
    for path in sorted(directory.glob("*.ftl")):
        text = path.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                why = "; ".join(note.message or "" for note in entry.annotations)
                texts.problems.append(f"{path.name}, line {line}: cannot be read: {why}")
            elif isinstance(entry, ast.Message | ast.Term):
                _enter(texts, entry, path.name)
    return texts


def _enter(texts: Texts, entry: ast.Message | ast.Term, file: str) -> None:
    name = f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}"
    if name in texts.patterns:
        texts.problems.append(f"{file}: {name} is there twice")
    comment = entry.comment.content if entry.comment and entry.comment.content else ""
    values = [(name, entry.value), *((f"{name}.{part.id.name}", part.value) for part in entry.attributes)]
    for key, value in values:
        texts.noted[key] = set(_NAMED.findall(comment))
        if value is not None:
            texts.patterns[key] = _pattern(value)


def _pattern(value: ast.Pattern) -> Pattern:
    found = Pattern()
    for node, selects in _expressions(value):
        if isinstance(node, ast.VariableReference):
            (found.chosen if selects else found.shown).add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
        elif isinstance(node, ast.TermReference):
            found.terms.add(f"-{node.id.name}")
        elif isinstance(node, ast.SelectExpression):
            forms = {_name(variant): variant.default for variant in node.variants}
            if forms.keys() & {"zero", "one", "two", "few", "many"}:
                default = next(name for name in forms if forms[name])
                found.plurals.append((set(forms) - {""}, default))
    return found


def _name(variant: ast.Variant) -> str:
    """The form a variant is for; empty if it is for one number."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else ""


def _expressions(node: ast.BaseNode, selects: bool = False) -> Iterator[tuple[ast.BaseNode, bool]]:
    """All expressions below a node, and whether they are what a selection is made by."""
    yield node, selects
    if isinstance(node, ast.SelectExpression):
        yield from _expressions(node.selector, True)
        for variant in node.variants:
            yield from _expressions(variant.value)
        return
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.SyntaxNode) and not isinstance(child, ast.Span):
                yield from _expressions(child, selects)


def compare(english: Texts, other: Texts) -> list[str]:
    """Everything that does not fit, one sentence each."""
    found = list(other.problems)
    found += [f"missing: {key}" for key in sorted(english.messages - other.messages)]
    found += [f"extra: {key}" for key in sorted(other.messages - english.messages)]
    for key in sorted(english.messages & other.messages):
        found += _variables(key, english, other)
    return found + inner_problems(other)


def plurals(language: str) -> list[str]:
    """The plural forms that whole numbers have in a language, by CLDR."""
    form = Locale(language).plural_form
    return sorted({form(number) for number in WHOLE_NUMBERS}, key=FORMS.index)


def plural_problems(texts: Texts, language: str) -> list[str]:
    """Plural forms that the language has and a message has not, or the other way round."""
    wanted = set(plurals(language))
    found = []
    for key, pattern in texts.patterns.items():
        for forms, default in pattern.plurals:
            missing, extra = wanted - forms, forms - wanted - {default}
            if extra or len(missing) > int(default not in wanted):  # the default may stand for one
                expected = ", ".join(plurals(language))
                found.append(f"{key}: plural forms {', '.join(sorted(forms))}: expected {expected}")
    return found


def inner_problems(texts: Texts) -> list[str]:
    """References to nothing, and terms that nothing refers to."""
    found, used = [], set()
    for key, pattern in texts.patterns.items():
        used |= pattern.terms
        missing = (pattern.messages | pattern.terms) - texts.patterns.keys()
        found += [f"{key} refers to {name}, which is missing" for name in sorted(missing)]
    terms = {key for key in texts.patterns if key.startswith("-") and "." not in key}
    return found + [f"unused term: {key}" for key in sorted(terms - used)]


def _variables(key: str, english: Texts, other: Texts) -> list[str]:
    ours, theirs = english.uses(key), other.uses(key)
    allowed = ours.shown | ours.chosen | english.noted.get(key, set())
    found = [
        f"{key}: ${name} is no variable of this message (there are: {_listed(allowed)})"
        for name in sorted((theirs.shown | theirs.chosen) - allowed)
    ]
    lost = ours.shown - theirs.shown - theirs.chosen
    return found + [f"{key}: ${name} is left out" for name in sorted(lost)]


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def languages(directory: Path) -> list[str]:
    """English first."""
    found = sorted(path.name for path in directory.iterdir() if any(path.glob("*.ftl")))
    return sorted(found, key=lambda name: name != ENGLISH)


def check(directory: Path, language: str) -> list[str]:
    """What does not fit in a language."""
    english = read(directory / ENGLISH)
    if language == ENGLISH:
        return english.problems + inner_problems(english) + plural_problems(english, ENGLISH)
    if not any((directory / language).glob("*.ftl")):
        return [f"there are no .ftl files in {directory / language}"]
    other = read(directory / language)
    return compare(english, other) + plural_problems(other, language)


def main(words: Sequence[str]) -> int:
    directory, wanted = LOCALES, list(words)
    if wanted and (Path(wanted[0]) / ENGLISH).is_dir():
        directory = Path(wanted.pop(0))
    code = 0
    for language in wanted or languages(directory):
        problems = check(directory, language)
        number = len(read(directory / language).messages)
        print(f"{language}: {number} messages and attributes, problems: {len(problems)}")
        for problem in problems:
            print(f"  {problem}")
        code = code or int(bool(problems))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
