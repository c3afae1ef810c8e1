"""Writes docs/view.schema.json: the JSON Schema of what `View.json()` gives.

Views are described by their forms in `fort.notation`, the log by the event classes themselves.
`python -m tools.schema` writes the file.
"""

import json
import types
from dataclasses import fields
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from fort.notation import values
from fort.notation.forms import DEFINITIONS, Form, many, maybe, record
from fort.notation.view_json import VIEW
from fort.rules.events import Event

ROOT = Path(__file__).resolve().parent.parent
PATH = ROOT / "docs" / "view.schema.json"
Schema = dict[str, Any]

# Fields of events that hold a name out of a table, or a seat.
NAMED: dict[str, Form] = {
    "suit": values.SUIT,
    "suits": values.SUIT,
    "resource": values.RESOURCE,
    "side": values.SIDE,
    "perk": values.PERK,
    "perks": values.PERK,
    "made_up_rule": values.RULE,
    "made_up_rules": values.RULE,
    "setup": values.SETUP,
    "kid": values.KID,
    "kids": values.KID,
    "friends": values.KID,
    "yard": values.KID,
    "lookout": values.KID,
    "park": values.KID,
    "seat": values.SEAT,
    "whose": values.SEAT,
}
PLAIN: dict[type, Form] = {
    bool: values.FLAG,
    int: values.TEXT._replace(schema={"type": "integer"}),
    str: values.TEXT,
}


def of_type(kind: Any, field: str) -> Form:
    """The form of a field of an event, from its annotation and its name."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        (inner,) = [one for one in get_args(kind) if one is not type(None)]
        return maybe(of_type(inner, field))
    if origin is tuple:
        return many(of_type(get_args(kind)[0], field))
    return NAMED[field] if field in NAMED and kind is not bool else PLAIN[kind]


def event(kind: type[Event]) -> Schema:
    hints = get_type_hints(kind)
    name = Form({"const": kind.__name__}, *values.TEXT[1:])
    form = record(
        kind.__name__, kind, {"event": name, **{f.name: of_type(hints[f.name], f.name) for f in fields(kind)}}
    )
    doc = kind.__doc__ or ""
    return form.schema if doc.startswith(f"{kind.__name__}(") else form.said(doc).schema


def schema() -> Schema:
    """The whole schema."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://fort.example/view.schema.json",
        "title": "A view of a game of Fort",
        "description": "What one seat, or a spectator, can see and remembers. Written by tools/schema.py.",
        **VIEW.schema,
        "$defs": {
            **DEFINITIONS,
            "event": {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in Event.kinds]},
            **{name: event(kind) for name, kind in Event.kinds.items()},
        },
    }


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), "utf-8")
    print(f"{PATH.relative_to(ROOT)}: {len(schema()['$defs'])} definitions")
