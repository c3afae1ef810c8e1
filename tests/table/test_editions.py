"""Records and views name what was played with: a box by its fingerprint, the rules by a number."""

import json

import pytest

import fort
from fort.box import FIRST, BoxError, UnknownBox
from fort.rules.edition import FIRST_RULES, RULES, known_rules
from fort.table.embedded import box_of, kept_box, own_texts
from tests.table.games import finished, own_box, played


def with_rules(text: str, rules: str) -> str:
    return text.replace("\nseats:", f"\nrules: {rules}\nseats:", 1)


def test_what_is_kept_of_a_box() -> None:
    shipped = fort.box.edition(FIRST)
    assert own_texts(shipped) is None
    assert kept_box(FIRST, None).fingerprint == FIRST
    texts = own_texts(own_box())
    assert texts is not None
    assert kept_box(own_box().fingerprint, texts).fingerprint == own_box().fingerprint
    with pytest.raises(UnknownBox):
        kept_box(own_box().fingerprint, None)


def test_texts_that_are_not_those_of_the_fingerprint() -> None:
    with pytest.raises(BoxError, match="these texts were changed"):
        kept_box(FIRST, own_texts(own_box()))


def test_a_record_without_the_box_it_needs() -> None:
    text = played(fort.Table.new(box=own_box()), 5).record.text()
    bare = text[: text.index("\nbox kids.txt:")]
    with pytest.raises(fort.RecordError, match="or the box at the end of the file") as caught:
        fort.read_record(bare)
    assert caught.value.line == 3
    assert own_box().fingerprint in caught.value.reason


def test_a_record_whose_box_was_changed() -> None:
    text = played(fort.Table.new(box=own_box()), 5).record.text()
    with pytest.raises(fort.RecordError, match="the fingerprint of the box at the end of the file"):
        fort.read_record(text.replace("5 | 23", "5 | 24"))


def test_a_record_that_names_no_rules_is_of_the_first() -> None:
    text = finished().replace(f"rules: {RULES}\n", "")
    record = fort.read_record(text)
    assert record.rules == FIRST_RULES
    assert record.text() == text
    assert record.replay().components.rules == FIRST_RULES


@pytest.mark.parametrize("rules", range(FIRST_RULES, RULES + 1))
def test_games_are_played_by_the_rules_they_name(rules: int) -> None:
    record = fort.Table.new(2, seed="rules").record
    record.rules = rules
    again = fort.read_record(record.text())
    assert again.rules == rules
    assert again.begin("rules").components.rules == rules
    assert f"rules: {rules}\n" in again.text() or rules == FIRST_RULES
    view = fort.new_game(rules=rules).view(0)
    assert fort.View.from_json(view.json()).components.rules == rules


@pytest.mark.parametrize(
    ("rules", "reason"), [("x", "the number of an edition"), (f"{RULES + 1}", "newer program")]
)
def test_rules_that_are_not_known(rules: str, reason: str) -> None:
    text = with_rules(finished().replace(f"rules: {RULES}\n", ""), rules)
    with pytest.raises(fort.RecordError, match=reason) as caught:
        fort.read_record(text)
    assert caught.value.line == 4


def test_unknown_rules() -> None:
    with pytest.raises(ValueError, match=f"rules {RULES + 1}: expected"):
        fort.new_game(rules=RULES + 1)
    with pytest.raises(ValueError, match="rules 0: expected"):
        known_rules(0)


def test_a_view_is_read_with_its_box() -> None:
    text = fort.new_game(2, box=own_box()).view(0).json()
    assert fort.View.from_json(text, own_box()).json() == text
    assert fort.View.from_json(text, box_of(own_texts(own_box()) or {})).json() == text
    with pytest.raises(UnknownBox, match=own_box().fingerprint):
        fort.View.from_json(text)
    with pytest.raises(ValueError, match=f"box {own_box().fingerprint}: .*expected it, found"):
        fort.View.from_json(text, fort.box.read())


def test_a_view_says_what_is_played_with() -> None:
    game = fort.new_game(2, box=fort.box.edition(FIRST))
    found = json.loads(game.view(None).json())["edition"]
    assert found == {"box": FIRST, "rules": RULES}


EMPTY_HAND = """
    park: Chef, Bones, Doc
    park deck: 9
    seat 0:
      deck: 6
      discard pile: Bug, Worm
      level: 2
      perk: Recycling
    seat 1:
      hand: Kitty
"""


@pytest.mark.parametrize(
    ("rules", "choices"),
    [
        (1, ["recruit Chef from park"]),
        (1, ["recycle Bug", "recruit Chef from park"]),
        (2, ["skip", "recruit Chef from park"]),
        (2, ["recycle Bug", "skip", "recruit Chef from park"]),
        (2, ["recycle Bug", "play Bug"]),
    ],
)
def test_an_empty_hand_is_asked_as_the_rules_of_the_game_have_it(rules: int, choices: list[str]) -> None:
    """A-12.4 was amended: with Recycling there is a question in Play, which rules 1 did not ask."""
    table = fort.Table.from_diagram(EMPTY_HAND, rules=rules)
    for choice in choices:
        table.take(fort.choice(choice), 0)
    again = fort.read_record(table.record.text())
    assert again.rules == rules
    assert again.replay().diagram() == table.game.diagram()
    again.rules = 3 - rules
    with pytest.raises(fort.RecordError):
        again.replay()
