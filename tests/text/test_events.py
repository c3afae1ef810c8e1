"""Every event has a sentence, in the present tense, for its reader."""

from dataclasses import fields, replace
from typing import Any, get_type_hints

import pytest

from fort.rules import events
from fort.rules.events import Event
from fort.text.events import HEADING, event_text, winners_text
from tests.text.english import EN
from tests.text.games import positions

WORDS = {
    "source": "yard",
    "place": "stuff",
    "resource": "toy",
    "suit": "book",
    "side": "public",
    "why": "level",
}


def example(kind: type[Event], bare: bool) -> Event:
    """An event of the class; bare: everything that may be missing is."""
    hints = get_type_hints(kind, vars(events))
    values: dict[str, Any] = {}
    for field in fields(kind):
        hint = hints[field.name]
        optional = type(None) in getattr(hint, "__args__", ())
        if bare and optional:
            values[field.name] = None
        elif hint in (int, bool):
            values[field.name] = hint(1)
        elif "tuple" in str(hint):
            number = "int" in str(hint)
            values[field.name] = () if bare else (1, 2) if number else ("book", "glue")
        else:
            values[field.name] = WORDS.get(field.name, "Bug")
    return kind(**values)


@pytest.mark.parametrize("kind", list(Event.kinds.values()), ids=list(Event.kinds))
def test_every_event_class_has_a_sentence(kind: type[Event]) -> None:
    for bare in (False, True):
        event = example(kind, bare)
        if type(event).__name__ == "GameEnded" and bare:
            continue
        for reader in (None, 0, 1):
            text = event_text(EN, event, reader)
            if type(event).__name__ == "CleanedUp" and bare:
                assert text == ""
                continue
            assert text[0].isupper() or text.startswith(HEADING)
            assert text[-1] in ".="
            assert not any(sign in text for sign in "{}[]|$")
            assert "event-" not in text
            assert "None" not in text


def test_every_reason_to_end_has_a_sentence() -> None:
    for why in ("points", "level", "park deck"):
        assert event_text(EN, events.EndTriggered(why)).endswith("this is the last round.")


def test_the_reader_is_you_and_others_are_seats_from_one() -> None:
    played = events.Played(1, "Bug")
    assert event_text(EN, played, 1) == "You play Bug."
    assert event_text(EN, played, 0) == event_text(EN, played) == "Player 2 plays Bug."
    recruited = events.Recruited(2, "Chef", "yard", 0)
    assert event_text(EN, recruited, 0) == "Player 3 recruits Chef from your Yard."
    assert event_text(EN, replace(recruited, owner=1), 2) == "You recruit Chef from Player 2\u2019s Yard."


def test_hidden_cards_are_not_told() -> None:
    drew = events.Drew(0, 2, ("Bug", "Chef"))
    mine, theirs = drew.seen_by(0), drew.seen_by(1)
    assert mine is not None
    assert theirs is not None
    assert event_text(EN, mine, 0) == "You draw Bug and Chef."
    assert event_text(EN, theirs, 1) == "Player 1 draws 2 cards."


@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_whole_games_can_be_told(setup: str) -> None:
    for game in positions("told", 3, setup):
        last = game
    for reader in (None, 0, 1, 2):
        for event in last.view(reader).log:
            text = event_text(EN, event, reader)
            assert "None" not in text
            assert "nothing and" not in text


def test_ties_share_the_victory() -> None:
    assert winners_text(EN, [1, 2], 0) == "You win!"
    assert winners_text(EN, [2, 1], 0) == "Player 2 wins!"
    assert winners_text(EN, [1, 3, 1], 0) == "You and Player 3 share the victory!"
