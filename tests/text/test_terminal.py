"""Every sentence of the terminal exists, is used, and gets the facts it needs."""

import ast
import string
from pathlib import Path

import fort
from fort.text.terminal import SENTENCES

HOME = Path(fort.__file__).parent
INDIRECT = {
    "end of input", "goodbye", "in file", "rules none", "rules unknown", "to resume", "to verify",
    "whole file",
}  # fmt: skip


def calls() -> list[tuple[str, set[str]]]:
    found = []
    for path in sorted(HOME.glob("cli/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "say":
                continue
            if isinstance(node.args[0], ast.Constant):
                found.append((str(node.args[0].value), {str(word.arg) for word in node.keywords}))
    return found


def test_every_sentence_gets_its_facts() -> None:
    assert len(calls()) > 25
    for key, facts in calls():
        wanted = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[key]) if name}
        assert wanted == facts, key


def test_no_sentence_is_idle() -> None:
    assert {key for key, _ in calls()} | INDIRECT == set(SENTENCES)
