"""Writes docs/view.schema.json: the JSON Schema of what `View.json()` gives.

The log is described from the event classes themselves, names from the tables of the rules and the box.
`python -m tools.schema` writes the file.
"""

import json
import types
from dataclasses import fields
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from fort.rules.events import Event
from fort.rules.limits import MOST_SEATS
from fort.rules.names import RESOURCES, SIDES, SUITS, USES
from fort.rules.perks import PERKS
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.setup import SETUPS

ROOT = Path(__file__).resolve().parent.parent
PATH = ROOT / "docs" / "view.schema.json"
Schema = dict[str, Any]

# Fields of events that hold a name out of a table.
NAMED: dict[str, str] = {
    "suit": "suit",
    "suits": "suit",
    "resource": "resource",
    "side": "side",
    "perk": "perk",
    "perks": "perk",
    "made_up_rule": "made_up_rule",
    "made_up_rules": "made_up_rule",
    "setup": "setup",
    "kid": "kid",
    "kids": "kid",
    "friends": "kid",
    "yard": "kid",
    "lookout": "kid",
    "park": "kid",
    "seat": "seat",
}


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def said(text: str, schema: Schema) -> Schema:
    return {"description": text, **schema}


def many(items: Schema, **limits: int) -> Schema:
    return {"type": "array", "items": items, **limits}


def maybe(schema: Schema, nothing: str = "null") -> Schema:
    return {"oneOf": [schema, {"type": nothing}]}


def named(names: tuple[str, ...] | list[str]) -> Schema:
    return {"type": "string", "enum": list(names)}


def record(properties: Schema, optional: tuple[str, ...] = ()) -> Schema:
    required = [name for name in properties if name not in optional]
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


COUNT: Schema = {"type": "integer", "minimum": 0}
FLAG: Schema = {"type": "boolean"}
TEXT: Schema = {"type": "string"}
UNSEEN: Schema = {"const": True, "description": "there is one, but which is not seen"}


def of_type(kind: Any, field: str) -> Schema:
    """The schema of a field of an event, from its annotation and its name."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        inner = [one for one in get_args(kind) if one is not type(None)]
        return maybe(of_type(inner[0], field))
    if origin is tuple:
        return many(of_type(get_args(kind)[0], field))
    if kind is bool:
        return FLAG
    if kind is int:
        return ref("seat") if field in ("seat", "whose") else {"type": "integer"}
    if kind is str:
        return ref(NAMED[field]) if field in NAMED else TEXT
    raise TypeError(f"{field}: no schema for {kind}")


def event(kind: type[Event]) -> Schema:
    hints = get_type_hints(kind)
    properties: Schema = {"event": {"const": kind.__name__}}
    for field in fields(kind):
        properties[field.name] = of_type(hints[field.name], field.name)
    doc = kind.__doc__ or ""
    found = record(properties)
    return found if doc.startswith(f"{kind.__name__}(") else said(doc, found)


def tokens() -> Schema:
    return record(dict.fromkeys(RESOURCES, COUNT))


def card() -> Schema:
    return record(
        {
            "kid": said("its face; null if the viewer has not seen it", maybe(ref("kid"))),
            "suits": said("what shows", many(ref("suit"))),
            "open": said("did everybody see it when it was tucked?", FLAG),
        }
    )


def seat() -> Schema:
    draft = {
        "kept": said("draft: kept so far", ref("cards")),
        "packet": said("draft: the packet in hand", ref("cards")),
        "picked": said(
            "draft: picked while others choose", {"oneOf": [ref("kid"), UNSEEN, {"type": "null"}]}
        ),
    }
    return record(
        {
            "board": TEXT,
            "hand": ref("cards"),
            "deck": said("the own deck sorted, as a set without order", ref("cards")),
            "discard_pile": said("the newest last", ref("faces")),
            "yard": ref("faces"),
            "lookout": many(ref("card")),
            "stuff": ref("tokens"),
            "pack": ref("tokens"),
            "level": {"type": "integer", "minimum": 0, "maximum": 5},
            "score": said("points on the Victory Track", COUNT),
            "perk": maybe(ref("perk")),
            "had_perk": said("was a perk taken, also one used up since?", FLAG),
            "made_up_rule": {"oneOf": [ref("made_up_rule"), UNSEEN, {"type": "null"}]},
            "shuffles": said("how often its deck was shuffled", COUNT),
            **draft,
        },
        tuple(draft),
    )


def play() -> Schema:
    added = record(
        {
            "kid": said("null for a card from the Lookout", maybe(ref("kid"))),
            "suits": many(ref("suit")),
            "coin": said("the suit given to its coin", maybe(ref("suit"))),
        }
    )
    facts = said("what has been done so far, in the engine's own words", TEXT)
    nothing = record({"kid": {"type": "null"}, "facts": facts})
    counts = {"type": "object", "properties": dict.fromkeys(SUITS, COUNT), "additionalProperties": False}
    used = {
        "type": "object",
        "properties": dict.fromkeys(SIDES, named([use for use in USES if use != "unused"])),
        "additionalProperties": False,
    }
    played = record(
        {
            "kid": ref("kid"),
            "declared": said("the suit declared for a coin card", maybe(ref("suit"))),
            "added": many(added),
            "counts": said("icons on the played and the added cards", counts),
            "used": said("which actions were used, and how far", used),
            "facts": facts,
        }
    )
    return {"oneOf": [nothing, played]}


def memory() -> Schema:
    by_seat = {"minItems": 2, "maxItems": MOST_SEATS}
    group = record({"kids": ref("faces"), "seats": many(ref("seat"))})
    return record(
        {
            "known": said("by seat: faces among its hidden cards", many(ref("faces"), **by_seat)),
            "sure": said("by seat: faces surely in its hand", many(ref("faces"), **by_seat)),
            "tucked": said(
                "by seat: suits of closed Lookout cards", many(many(many(ref("suit"))), **by_seat)
            ),
            "groups": said("faces of which each of these seats took one in the draft", many(group)),
            "picks": said("by seat: how often it picked in the draft", many(COUNT, **by_seat)),
            "rests": said("by packet: as the viewer passed it on", many(maybe(ref("faces")), **by_seat)),
            "takers": said("by packet: who picked from it since", many(many(ref("seat")), **by_seat)),
            "made_up_rules": said("the made-up rules the viewer looked through", many(ref("made_up_rule"))),
            "keepers": said("who keeps a made-up rule, in order", many(ref("seat"))),
        }
    )


def question() -> Schema:
    return record(
        {
            "kind": said("what it is about", TEXT),
            "seat": ref("seat"),
            "kid": said("the played card", maybe(ref("kid"))),
            "action": said("the step in question, in the action language", maybe(TEXT)),
        }
    )


def view() -> Schema:
    edition = record(
        {
            "box": said("the fingerprint of the box", {"type": "string", "pattern": "^[0-9a-f]{32}$"}),
            "rules": said("the edition of the rules", {"type": "integer", "minimum": 1}),
        }
    )
    return record(
        {
            "edition": said("what is played with", edition),
            "viewer": said("the seat that sees this; null is a spectator", maybe(ref("seat"))),
            "setup": ref("setup"),
            "round": said("from 1; 0 in the draft", COUNT),
            "leader": ref("seat"),
            "ending": said("was the end triggered?", FLAG),
            "over": FLAG,
            "park": ref("faces"),
            "park_deck": said("cards left in it", COUNT),
            "supply": ref("tokens"),
            "perks": said("the row", many(ref("perk"))),
            "used_perks": said("in the box after use", many(ref("perk"))),
            "made_up_rules": said("cards left in the stack", COUNT),
            "sculpture": said("who has it; null while nobody does", maybe(ref("seat"))),
            "box": said("kids in the box", ref("faces")),
            "in_play": said("cards in play beside the play in progress", ref("faces")),
            "play": said("the play in progress", ref("play")),
            "seats": many(ref("one_seat"), minItems=2, maxItems=MOST_SEATS),
            "asked": said("who decides now; null when the game is over", maybe(ref("seat"))),
            "asks": said("all who may decide now: in the draft several", many(ref("seat"))),
            "question": maybe(ref("question")),
            "options": said("the viewer's legal choices, as docs/notation.md writes them", many(TEXT)),
            "todo": said("what is still to be done, in the engine's own words", many(TEXT)),
            "memory": said("what a perfect memory knows of hidden cards", ref("memory")),
            "log": said("what happened, as the viewer saw it", many(ref("event"))),
        }
    )


def schema() -> Schema:
    """The whole schema."""
    definitions: Schema = {
        "seat": said("a seat, from 0", {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}),
        "setup": named(list(SETUPS)),
        "suit": named(SUITS),
        "resource": named(RESOURCES),
        "side": named(SIDES),
        "perk": named(list(PERKS)),
        "made_up_rule": named(list(MADE_UP_RULES)),
        "kid": said("the name of a kid, as printed", {"type": "string", "minLength": 1}),
        "faces": said("open cards", many(ref("kid"))),
        "cards": said("cards; null is a face that the viewer has not seen", many(maybe(ref("kid")))),
        "tokens": tokens(),
        "card": said("a card in a Lookout", card()),
        "one_seat": seat(),
        "play": play(),
        "question": question(),
        "memory": memory(),
        "event": {"oneOf": [ref(name) for name in Event.kinds]},
    }
    definitions |= {name: event(kind) for name, kind in Event.kinds.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://fort.example/view.schema.json",
        "title": "A view of a game of Fort",
        "description": "What one seat, or a spectator, can see and remembers. Written by tools/schema.py.",
        **view(),
        "$defs": definitions,
    }


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), "utf-8")
    print(f"{PATH.relative_to(ROOT)}: {len(schema()['$defs'])} definitions")
