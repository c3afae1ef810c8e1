"""A made-up language at the terminal: no raw key and no English word is left."""

import io
import random
import re
from collections.abc import Iterator

import pytest

import fort
from fort import bots
from fort.cli import speaking
from fort.cli.session import Session
from fort.cli.terminal import PROMPT, Terminal
from fort.legal.reasons import SENTENCES, Reason
from fort.text.choices import choice_note, choice_text
from fort.text.events import event_text
from fort.text.reasons import reason_text
from tests.locales.pseudo import accented, pseudo_speech
from tests.text.games import positions

PSEUDO = pseudo_speech()
PARTS = fort.components(fort.box.read())
CITED = re.compile(r"\b(R\d[\d.]*|[AT]-\d[\d.]*[a-z]?)\b")
SEALED = re.compile(r"\b[0-9a-f]{32,}\b|\"pseudo\"")
ENGLISH_WORD = re.compile(r"[A-Za-z]{2,}|\{|\}|\$")


def english_in(text: str) -> list[str]:
    lines = [line for line in text.splitlines() if not line.startswith(PROMPT)]
    return ENGLISH_WORD.findall(SEALED.sub("", CITED.sub("", "\n".join(lines))))


class Typist(io.StringIO):
    """Tries the commands, then answers every question with the words of an option."""

    def __init__(self, table: fort.Table) -> None:
        super().__init__()
        self.table = table
        self.first = ["help", "why", "hint", "piles", "table", "log", "99", "???", "undo", "why Bug"]
        self.dice = random.Random("typist")

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # as Terminal calls it
        if self.first:
            return self.first.pop(0) + "\n"
        game = self.table.game
        if game.asked is None:
            return "\n"
        view = game.view(game.asked)
        choice = self.dice.choice(list(view.options))
        return choice_text(PSEUDO, choice, view.components) + "\n"


@pytest.fixture(autouse=True)
def made_up() -> Iterator[None]:
    speaking.speak(PSEUDO)
    yield
    speaking.speak(None)


def test_a_whole_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = fort.Table.new(3, "advanced", "pseudo")
    monkeypatch.setattr("sys.stdin", Typist(table))
    others = {seat: bots.bot("random", str(seat)) for seat in (1, 2)}
    assert Session(table, [0], others, Terminal()).run() == 0
    text = capsys.readouterr().out
    assert table.game.over
    assert accented("Most points win") in text
    assert english_in(text) == []
    assert len(text) > 20_000


def test_everything_that_can_be_said() -> None:
    said = [choice_text(PSEUDO, choice, PARTS) for choice in PARTS.choices.all]
    assert len(set(said)) == len(said)
    said += [choice_note(PSEUDO, choice, PARTS, "Bug") for choice in PARTS.choices.all]
    facts: dict[str, str | int] = dict.fromkeys(("seat", "asked", "number", "possible", "level"), 1)
    facts |= {"kid": "Bug", "played": "Bug", "suits": "book book", "side": "public", "perk": "DIY"}
    said += [reason_text(PSEUDO, Reason(code, facts | {"resource": "toy"})) for code in SENTENCES]
    assert english_in("\n".join(said)) == []


def test_what_happens_in_other_games() -> None:
    told = set()
    for seed in ("one", "two", "three"):
        *_, last = positions(seed, 4)
        for reader in (None, 0, 1):
            for event in last.view(reader).log:
                told.add(type(event).__name__)
                assert english_in(event_text(PSEUDO, event, reader)) == []
    assert len(told) > 25
