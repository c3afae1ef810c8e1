"""Writes docs/wire.schema.json from the models of the wire: every message of the WebSockets, both ways, and
what HTTP tells of reviews, puzzles, the deal of the day and one's games.

`python -m tools.wire_schema` writes the file. Views and events are those of docs/view.schema.json.
"""

import json
from typing import Any

from pydantic import TypeAdapter
from tools import schema as views

from fort.rules.events import Event
from fort.wire.daily import DailyDay, DailyMonth
from fort.wire.history import History, PlayedGames
from fort.wire.messages import FromClient, ToNews
from fort.wire.puzzles import PuzzleRoom, PuzzleSolved, PuzzleTold, PuzzleTried
from fort.wire.reviews import ReviewTold
from fort.wire.told import FromNews, FromServer

PATH = views.ROOT / "docs" / "wire.schema.json"
REF = "#/$defs/{model}"
Answer = (
    ReviewTold
    | PuzzleRoom
    | PuzzleTold
    | PuzzleTried
    | PuzzleSolved
    | DailyDay
    | DailyMonth
    | PlayedGames
    | History
)

Schema = dict[str, Any]


def wire_schema() -> Schema:
    definitions = _view_definitions()
    parts: dict[str, Any] = {
        "FromClient": FromClient,
        "FromServer": FromServer,
        "ToNews": ToNews,
        "FromNews": FromNews,
        "Answer": Answer,
    }
    for name, union in parts.items():
        part = TypeAdapter(union).json_schema(ref_template=REF)
        for key, value in part.pop("$defs").items():
            assert definitions.setdefault(key, value) == value, f"{key} is two things"
        definitions[name] = part
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of Fort",
        "description": "Messages of GET /api/tables/{id}/socket; ToNews and FromNews of GET /api/my/socket; "
        "Answer of HTTP. "
        "docs/wire.md tells when they are sent.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in parts],
        "$defs": _linked(definitions),
    }


def _view_definitions() -> Schema:
    """Views without their log, which clients have from the events; events with what is said of them."""
    view: Schema = json.loads(views.text())
    definitions: Schema = view.pop("$defs")
    for key in ("$schema", "$id"):
        del view[key]
    del view["properties"]["log"]
    view["required"].remove("log")
    for kind in Event.kinds:
        definitions[kind]["properties"]["saying"] = {"anyOf": [{"of": "Saying"}, {"type": "null"}]}
        definitions[kind]["required"].append("saying")
        definitions[kind]["properties"]["for_you"] = {
            "const": True,
            "description": "an order of the viewer made it",
        }
    return {**definitions, "view": view}


def _linked(value: Any) -> Any:
    """`of` names a definition that pydantic does not know."""
    if isinstance(value, list):
        return [_linked(each) for each in value]
    if not isinstance(value, dict):
        return value
    if isinstance(value.get("of"), str):
        return {"$ref": REF.format(model=value["of"])}
    return {key: _linked(each) for key, each in value.items()}


def text() -> str:
    return json.dumps(wire_schema(), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    PATH.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
