"""Everything the game can say has its English message, and no message is idle."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from tools import locales

import fort
from fort.bots import CODES
from fort.box.language import COUNTS, INNER_WORDS, WORDS
from fort.legal.reasons import SENTENCES
from fort.notation.choices import choice_shape
from fort.review import GAINS, STORIES, THEMES
from fort.rules.events import Event
from fort.rules.names import RESOURCES, SUITS
from fort.rules.perks import PERKS
from fort.rules.places import PLACES
from fort.rules.scoring import MADE_UP_RULES
from fort.text.choices import choice_saying, source_saying
from fort.text.events import event_saying
from fort.text.phrases import slug
from tests.text.english import EN
from tests.text.test_events import example
from tests.text.test_questions import NEVER_ASKED, kinds_in_the_rules

ROOT = locales.LOCALES.parent.parent.parent
TEXTS = locales.read(locales.LOCALES / locales.ENGLISH)
BOX = fort.box.read()
KIDS = [kid.name for kid in (*BOX.kids, *BOX.best_friends)]
PARTS = fort.components(BOX)
CHOICES = [choice_shape(PARTS, choice) for choice in PARTS.choices.all]
EVENTS = [example(kind, bare) for kind in Event.kinds.values() for bare in (False, True)]
NOT_TOLD = ("deck", "in play")  # nothing is said to come from there


def refusals() -> set[str]:
    """The codes of all errors the server gives, read off its source."""
    found = set()
    for path in Path(fort.__file__).parent.glob("server/*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                code = node.args[1]
                if isinstance(code, ast.Constant):
                    found.add(str(code.value))
    return found - {"illegal-choice"}  # it is told by its reason


NEEDED = {
    "errors": {f"error-{code}" for code in refusals()},
    "kids": {f"kid-{slug(name)}" for name in KIDS},
    "perks": {f"perk-{slug(name)}{part}" for name in PERKS for part in ("", ".does")},
    "made-up rules": {f"rule-{slug(name)}{part}" for name in MADE_UP_RULES for part in ("", ".scores")},
    "suits": {f"suit-{suit}" for suit in SUITS},
    "resources": {f"{kind}-{resource}" for kind in ("resource", "tokens") for resource in RESOURCES},
    "boards": {f"board-{kid.board}" for kid in BOX.best_friends},
    "rewards": {f"reward-{slug(level.reward)}" for level in BOX.track if level.reward},
    "places": {f"place-{slug(place)}" for place in PLACES if place not in NOT_TOLD},
    "actions": {
        f"action-{word.replace('-1', '-less').replace('+1', '-more')}" for word in (*WORDS, *INNER_WORDS)
    },
    "signs": {f"action-{sign}" for sign in ("then", "both", "each", "each-long", "repeated", "none")},
    "counts": {f"count-{count}" for count in COUNTS},
    "reasons": {f"reason-{code}" for code in SENTENCES},
    "questions": {f"question-{slug(kind)}" for kind in kinds_in_the_rules() - NEVER_ASKED},
    "choices": {choice_saying(choice)["id"] for choice in CHOICES},
    "sources of choices": {said["id"] for choice in CHOICES if (said := source_saying(choice))},
    "events": {said["id"] for event in EVENTS if (said := event_saying(event))},
    "hints": {f"hint-{code}-{side}" for code in CODES for side in ("for", "against")},
    "themes": {f"review-theme-{theme}" for theme in THEMES},
    "stories": {f"review-story-{story}" for story in STORIES},
    "gains": {f"review-gain-{gain}" for gain in GAINS},
}


# Where the terminal has a message of its own in place of the browser's.
OWN = {
    key.replace(shared, own, 1)
    for shared, own, keys in (
        ("choice", "do", NEEDED["choices"]),
        ("question", "asked", {key for key in TEXTS.messages if key.startswith("question-")}),
    )
    for key in keys
}


@pytest.mark.parametrize("what", list(NEEDED))
def test_everything_has_its_message(what: str) -> None:
    assert NEEDED[what]
    assert NEEDED[what] - TEXTS.messages == set()


def test_what_the_browser_is_told_is_not_for_the_terminal_alone() -> None:
    terminal = (locales.LOCALES / locales.ENGLISH / "terminal.ftl").read_text("utf-8")
    own = {entry.id.name for entry in FluentParser().parse(terminal).body if isinstance(entry, Message)}
    told = ("choices", "sources of choices", "events", "questions", "reasons", "actions", "counts", "places")
    assert own & set().union(*(NEEDED[what] for what in told)) == set()


def source() -> str:
    files = [*(ROOT / "src/fort").rglob("*.py")]
    files += [path for kind in ("*.ts", "*.tsx") for path in (ROOT / "web/src").rglob(kind)]
    return "\n".join(path.read_text("utf-8") for path in files if ".test." not in path.name)


def used() -> set[str]:
    """Keys in quotes; keys that begin as a template does (`error-${code}`); keys other messages refer to."""
    text = source()
    found = OWN | set(re.findall(r"[\"'`]([A-Za-z][A-Za-z0-9-]*)[\"'`]", text))
    families = tuple(set(re.findall(r"[\"'`]([a-z][a-z-]*-)\$?\{", text)))
    found |= {key for key in TEXTS.messages if key.startswith(families)}
    for pattern in TEXTS.patterns.values():
        found |= pattern.messages
    for keys in NEEDED.values():
        found |= keys
    return found


def test_no_message_is_idle() -> None:
    if not Path(ROOT / "web/src").is_dir():
        pytest.skip("the browser's source is not here")
    names = {key.partition(".")[0] for key in TEXTS.messages}
    assert names - used() == set()
    assert "no-such-key" not in used()


def test_every_message_the_program_names_exists() -> None:
    text = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/fort").rglob("*.py"))
    keys = re.findall(r"\b(?:say|part|saying|self\.tell)\(\s*\"([a-z-]+)\"", text)
    assert len(keys) > 150
    assert [key for key in keys if not EN.has(key)] == []
