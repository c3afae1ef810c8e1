"""What is text or JSON: choices taken apart, facts, and what is said about data that is wrong."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from pydantic import TypeAdapter

import fort
from fort.notation.choices import ChoiceShape, choice_shape
from fort.notation.todo import read_facts
from fort.rules.choices import VERBS
from fort.rules.places import PLACES
from tests.tables import position

PARTS = fort.components(fort.box.read())


def test_every_choice_has_a_shape_of_its_own() -> None:
    shapes = [choice_shape(PARTS, choice) for choice in PARTS.choices.all]
    without_text = {json.dumps({**shape.json(), "text": ""}) for shape in shapes}
    assert len(without_text) == len(shapes)
    assert {shape.what for shape in shapes} == set(VERBS)


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("skip", {"what": "skip"}),
        (
            "add shovel shovel from lookout",
            {"what": "add", "place": "lookout", "suits": ("shovel", "shovel")},
        ),
        ("coin uncounted", {"what": "coin"}),
        ("use private", {"what": "use", "side": "private"}),
        ("use DIY", {"what": "perk", "perk": "DIY"}),
        ("keep Loner", {"what": "keep", "made_up_rule": "Loner"}),
        ("right first", {"what": "order", "first": "right"}),
        ("times 0", {"what": "times", "number": 0}),
        ("pay 2 pizza and 1 toy from pack", {"what": "pay", "pizza": 2, "pack_toy": 1}),
        ("tuck from park deck", {"what": "tuck", "place": "park deck"}),
        ("spend toy from pack", {"what": "spend", "place": "pack", "resource": "toy"}),
        ("count coin", {"what": "count", "suit": "coin"}),
        ("copy pack of 2", {"what": "copy-whose", "seat": 2}),
    ],
)
def test_a_choice_is_taken_apart(text: str, shape: dict[str, Any]) -> None:
    assert choice_shape(PARTS, fort.choice(text)).json() == {"text": text, **shape}


def test_the_schema_of_a_choice() -> None:
    """`of` names a definition of docs/view.schema.json."""
    schema = TypeAdapter(ChoiceShape).json_schema()
    properties = schema["properties"]
    assert properties["kid"]["of"] == "kid"
    assert list(properties["place"]["enum"]) == list(PLACES)
    assert schema["required"] == ["text", "what"]
    validator = Draft202012Validator(schema)
    for choice in PARTS.choices.all:
        validator.validate(json.loads(json.dumps(choice_shape(PARTS, choice).json())))


WRONG: list[tuple[list[str | int], Any, str]] = [
    (["edition", "rules"], 0, "the view, 'edition': the edition, 'rules': expected a number from 1, found 0"),
    (["edition"], None, "the edition: expected the key 'box', found None"),
    (["viewer"], 4, "the view, 'viewer': expected a number from 0 to 3, found 4"),
    (["setup"], "easy", "'setup': expected one of basic, advanced, found 'easy'"),
    (["over"], 0, "'over': expected true or false, found 0"),
    (["park"], ["Nobody"], "'park': expected a kid of the box, found 'Nobody'"),
    (["park"], 7, "'park': expected a list, found 7"),
    (["park"], "", "'park': expected a list, found ''"),
    (["park"], [7], "'park': expected a name, found 7"),
    (["supply"], [3, 4], "'supply': expected an object with pizza, toy"),
    (["supply"], {"pizza": 3}, "'supply': expected a number from 0, found None"),
    (["perks"], ["Laser"], "'perks': expected one of Birthday Party, "),
    (["seats"], [], "'seats': expected a list of 2 to 4, found []"),
    (
        ["seats", 0, "board"],
        "blue",
        "a seat, 'board': expected one of red, yellow, green, orange, found 'blue'",
    ),
    (
        ["seats", 0, "lookout"],
        [{"kid": None, "suits": ["coin"] * 4, "open": True}],
        "no kid shows these suits",
    ),
    (["seats", 1, "made_up_rule"], False, "'made_up_rule': expected one of"),
    (["play", "facts"], "use 0 0 0; dance", "'facts': expected what a game wrote, found 'use 0 0 0; dance'"),
    (["play", "facts"], "use 0 0 0; since 2", "expected 'since' with a number for each added card"),
    (["play"], {"kid": "Bug", "facts": "use 0 0 0"}, "the play: expected the key 'declared'"),
    (["options"], ["dance"], "'options': 'dance' is not a choice: expected for example 'play Bug'"),
    (["todo"], ["dance"], "'todo': expected tasks that a game wrote, found ['dance']"),
    (["log"], [{"event": "Danced"}], "'log': expected an event, found {'event': 'Danced'}"),
    (["memory"], [], "the memory: expected the key 'known', found []"),
]


@pytest.mark.parametrize(("path", "wrong", "says"), WRONG, ids=[case[2] for case in WRONG])
def test_what_is_wrong_in_a_view_is_said_with_its_place(path: list[str | int], wrong: Any, says: str) -> None:
    data = json.loads(fort.new_game(2).view(0).json())
    *above, key = path
    inner = data
    for each in above:
        inner = inner[each]
    inner[key] = wrong
    with pytest.raises(ValueError, match="this is no view of Fort") as error:
        fort.View.from_json(data)
    assert says in str(error.value)


def test_names_in_a_view_may_be_in_lower_case() -> None:
    view = fort.new_game(2).view(0)
    data = json.loads(view.json())
    data["park"] = [kid.lower() for kid in data["park"]]
    data["perks"] = [perk.upper() for perk in data["perks"]]
    assert fort.View.from_json(data) == view


def test_facts_that_no_game_wrote() -> None:
    assert read_facts("use 1 0 2; reps 3 2 1; bound 1; boxed") == {
        "actor": 1,
        "side": 0,
        "steps": 2,
        "reps": [3, 2, 1],
        "gathered": 1,
        "boxed": True,
        "since": [],
    }
    with pytest.raises(ValueError, match="unknown fact 'dance': expected some of use, reps, "):
        read_facts("dance")
    with pytest.raises(IndexError):
        read_facts("bound")


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("declared: book\n", 1, "declared: book: expected 'played' with it"),
        ("leader: 0\nasked: 1\n", 2, "asked: 1: expected 'todo' with it"),
        ("seat 0:\n  picked: Bug\n", 2, "picked: Bug: it is not in the packet"),
        ("over: maybe\n", 1, "over: maybe: expected yes or no"),
        ("todo: play\nasked: 2\n", 2, "asked: 2: expected a seat from 0 to 1"),
        ("played: Bug, Chef\n", 1, "played: Bug, Chef: expected a kid of the box, found 'Bug, Chef'"),
        ("park: 2*Nobody\n", 1, "park: 2*Nobody: expected a kid of the box, found 'Nobody'"),
        ("seat 0:\n  hand: 9999*Bug\n", 2, "stands here more than"),
        ("seat 0:\n  hand: 9999*Bug, 9999*Chef\n", 2, "expected fewer cards"),
        ("seat 1:\n  stuff: 2 pizza 1\n", 2, "expected for example '3 pizza 1 toy'"),
    ],
)
def test_what_is_wrong_in_a_diagram_is_said_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(fort.DiagramError) as error:
        fort.from_diagram(text)
    assert error.value.line == line
    assert says in error.value.message


def test_two_open_cards_in_one_lookout() -> None:
    game = position("seat 0:\n  level: 2\n  lookout: 2*Chef (open), Bug\n")
    assert game.seats[0].open == [True, True, False]
    assert "  lookout: Chef (open), Chef (open), Bug\n" in game.diagram()


def test_the_only_seat_at_the_top_has_the_sculpture() -> None:
    assert position("seat 1:\n  level: 5\n").sculpture == 1
    assert position("seat 0:\n  level: 5\nseat 1:\n  level: 5\n").sculpture < 0


def test_in_the_draft_nobody_has_a_deck_unless_it_is_named() -> None:
    game = position("todo: pick\nseat 0:\n  packet: Bug, Chef\nseat 1:\n  packet: Dot, Doc\n  deck: Skids\n")
    assert game.draft is not None
    assert [len(seat.deck) for seat in game.seats] == [0, 1]
