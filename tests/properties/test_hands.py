"""A hand is in the order of the box, wherever it comes from: questions pass over it once."""

import json
from random import Random

import fort

POSITION = """
park: Chef, Bones, Doc
park deck: 20
seat 0:
  hand: Zip, Sarge, Bug, Sarge
seat 1:
  hand: Munch
"""


def names(game: fort.Game) -> list[str]:
    return [str(choice) for choice in game.options()]


def test_in_a_diagram_written_in_any_order() -> None:
    game = fort.from_diagram(POSITION)
    assert game.names(game.seats[0].hand) == ("Bug", "Sarge", "Sarge", "Zip")
    assert names(game) == ["play Bug", "play Sarge", "skip"]  # each kid once; Zip cannot be paid for


def test_in_a_view_written_in_any_order() -> None:
    game = fort.from_diagram(POSITION)
    view = game.view(0)
    data = json.loads(view.json())
    data["seats"][0]["hand"].reverse()
    again = fort.View.from_json(data)
    assert again == view
    assert names(fort.imagine(again, Random(1))) == names(game)
