"""The table as text shows a seat what it may see, and nothing else.  R17"""

import pytest

import fort
from fort.text.table import piles_lines
from tests.tables import position
from tests.text.english import EN, table_lines
from tests.text.games import positions

DIAGRAM = """
leader: 0
park: Chef, Doc, Patch
seat 0:
  hand: Bug, Ghost
  deck: Punky, Wart
  yard: Scout
  discard pile: Sarge
  lookout: Moose
  level: 1
  made-up rule: Loner
  pack: 1 toy
seat 1:
  hand: Tink, Dot
  deck: Giggles, Crash
  lookout: Penny
  level: 1
  made-up rule: Minimalism
"""


def text_for(seat: int | None) -> str:
    game = position(DIAGRAM)
    return "\n".join(table_lines(game.view(seat)))


def test_own_cards_are_shown_with_what_they_do() -> None:
    text = text_for(0)
    assert "Bug (shovel): upper: gather 1 pizza for each shovel" in text
    assert "Lookout, at most 2: Moose (shovel)" in text
    assert "Made-up rule: Loner. At the end: 5 points" in text
    assert "Level 2: " in text


def test_rivals_are_shown_as_they_are_seen_across_the_table() -> None:
    text = text_for(1)
    assert "2 cards in hand" in text
    assert "Lookout: a card with shovel" in text
    assert "Yard: Scout (shovel)" in text
    assert "Made-up rule: one, face down" in text


@pytest.mark.parametrize(
    ("reader", "hidden"),
    [
        (0, ["Tink", "Dot", "Giggles", "Crash", "Penny", "Minimalism", "Punky", "Wart"]),
        (1, ["Bug", "Ghost", "Punky", "Wart", "Moose", "Loner"]),
        (None, ["Bug", "Ghost", "Moose", "Loner", "Tink", "Dot", "Penny", "Minimalism"]),
    ],
)
def test_no_hidden_face_is_shown(reader: int | None, hidden: list[str]) -> None:
    text = text_for(reader)
    assert [name for name in hidden if name in text] == []


def test_discard_piles_are_open() -> None:
    assert piles_lines(EN, position(DIAGRAM).view(1)) == ["Player 1: Sarge", "You: nothing"]


def test_a_card_tucked_in_the_open_keeps_its_name() -> None:
    game = position(
        "leader: 0\npark: Chef, Doc, Patch\nseat 0:\n  hand: Sarge, Bug\n  level: 2\n  perk: Bribe\n"
    )
    for choice in ("play Sarge", "use private", "tuck Chef from park"):
        game.take(game.components.choices.find(choice))
    assert "  Lookout: Chef (book)" in table_lines(game.view(1))


def test_a_view_that_came_over_a_wire_shows_the_same() -> None:
    for game in positions("wire", 3, "advanced"):
        for seat in (None, 0):
            view = game.view(seat)
            assert table_lines(fort.View.from_json(view.json())) == table_lines(view)


def test_at_the_end_rules_and_lookouts_lie_open() -> None:
    for game in positions("open", 2):
        last = game
    for seat in (None, 0, 1):
        text = "\n".join(table_lines(last.view(seat)))
        assert "a card with" not in text
        assert "face down" not in text


@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_see(setup: str) -> None:
    for game in positions("swap", 3, setup):
        if game.over:
            continue
        other = game.copy()
        for number in (1, 2):
            seat = other.seats[number]
            if seat.hand and other.park_deck:
                seat.hand[0], other.park_deck[0] = other.park_deck[0], seat.hand[0]
            seat.deck.reverse()
        assert table_lines(game.view(0)) == table_lines(other.view(0))


def test_an_assumed_level_says_so() -> None:
    game = fort.new_game(seed="assumed")
    assert any("Level 1: " in line and "(assumed" in line for line in table_lines(game.view(0)))
