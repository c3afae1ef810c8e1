"""Bots in games that begin at a position: whatever is asked there, they answer lawfully and explain it."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import fort
from fort.bots import LEVELS, bot
from tests.properties.positions import random_game

EACH = 2  # positions of each kind of question
RARE = {"order", "do-over", "pause"}  # kinds that some games never ask


def positions() -> Iterator[tuple[str, str]]:
    """Kinds of questions, and diagrams at which they are asked."""
    seen: Counter[str] = Counter()
    for number in range(12):
        for game in random_game(f"position {number}", 2 + number % 3, ("basic", "advanced")[number % 2]):
            kind = kind_of(game)
            if kind is not None and seen[kind] < EACH:
                seen[kind] += 1
                yield kind, game.diagram()


def kind_of(game: fort.Game) -> str | None:
    """In a draft all are asked at once."""
    if game.draft is not None:
        return "draft"
    return None if game.question is None else game.question.kind


@cache
def found() -> list[tuple[str, str]]:
    return list(positions())


@pytest.mark.parametrize("level", LEVELS)
def test_every_kind_of_question(level: str) -> None:
    name = f"{level}@20ms" if level in ("expert", "master") else level
    for kind, diagram in found():
        game = fort.from_diagram(diagram)
        for seat in game.asks:
            view = fort.View.from_json(game.view(seat).json())
            player = bot(name, "position")
            assert game.legal(player.choose(view), seat), kind
            assert game.legal(player.think(view).choice, seat), kind


def test_all_kinds_are_there() -> None:
    kinds = {kind for kind, _ in found()}
    assert {"keep", "take", "play", "follow", "recruit", "trash", "pay", "draft"} <= kinds
    assert len(kinds - RARE) > 20


def test_who_keeps_a_rule_has_seen_the_stack() -> None:
    """And nobody else has."""
    diagram = next(diagram for kind, diagram in found() if kind == "keep")
    game = fort.from_diagram(diagram)
    asked = game.asked
    for seat in range(len(game.seats)):
        seen = game.view(seat).unseen.looked
        assert seen == (seat == asked)
