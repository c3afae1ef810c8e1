"""Real messages for the browser's tests: games played by the engine, as one seat sees them.

`python -m tools.web_fixtures` writes web/test/fixtures; the tests of the browser read them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import fort
from fort.bots import bot
from fort.notation.choices import choice_shape
from fort.review import review
from fort.server.header import Header, Occupant
from fort.server.printed import box_json
from fort.server.prompts import prompt_json
from fort.server.review_telling import review_json
from fort.server.telling import events_json, view_json
from fort.text.choices import choice_saying, source_saying
from fort.text.events import event_json

FOLDER = Path(__file__).parent.parent / "web" / "test" / "fixtures"
SEEDS = 40
WORLDS = 8  # for a decision of the reviewed game
Json = dict[str, Any]


def table_json(table: fort.Table, viewer: int) -> Json:
    names = ["Ada", "Milo", "Zofia", "Pip"]
    seats = [
        {
            "seat": seat,
            "kind": "person" if seat == viewer else "bot",
            "nickname": names[seat],
            "program": False,
            "bot": None if seat == viewer else "regular",
            "you": seat == viewer,
            "connected": True,
            "away": None,
            "replaced": None,
            "board": board,
        }
        for seat, board in enumerate(table.record.boards)
    ]
    return {
        "id": "fixture",
        "status": "finished" if table.game.over else "running",
        "setup": table.record.setup,
        "pace": {"kind": "none"},
        "open": False,
        "spectators": False,
        "hints": True,
        "own_box": False,
        "host": True,
        "seats": seats,
        "asked": list(table.game.asks),
        "your_turn": viewer in table.game.asks,
        "paused": False,
        "invitation": None,
        "rematch": None,
        "created": "2026-01-01T00:00:00+00:00",
        "finished": None,
    }


def position(table: fort.Table, viewer: int) -> Json:
    seen = table.game.view(viewer)
    prompt = prompt_json(table.game, seen) if viewer in table.game.asks else None
    view = view_json(seen)
    del view["memory"], view["todo"]
    number = len(table.record.choices)
    return {
        "decision": number,
        "viewer": viewer,
        "view": view,
        "prompt": prompt,
        "undo": None,
        "clocks": None,
        "declining": False,
        "result": None,
    }


def state(table: fort.Table, viewer: int, number: int) -> Json:
    log = [event_json(event) for event in table.game.view(viewer).log]
    around: Json = {
        "table": table_json(table, viewer),
        "votes": [],
        "chat": [],
        "commitment": table.commitment,
    }
    return {"type": "state", "number": number, "log": log, **around, **position(table, viewer)}


def game(seed: str, setup: str, viewer: int, longest: int) -> list[Json]:
    """The messages of a game, or of its beginning."""
    table = fort.Table.new(4, setup, seed)
    chance = Random(seed)
    messages = [state(table, viewer, 1)]
    while not table.game.over and len(messages) < longest:
        seat = table.game.asks[0]
        done = table.take(chance.choice(list(table.game.options(seat))), seat)
        told = events_json(done, viewer)
        number = len(messages) + 1
        messages.append({"type": "events", "number": number, "events": told, **position(table, viewer)})
    return messages


def sayings_in(told: Any) -> Iterator[Json]:
    """All sayings within what is told."""
    if isinstance(told, dict):
        if isinstance(told.get("id"), str):
            yield told
        told = list(told.values())
    if isinstance(told, list | tuple):
        for each in told:
            yield from sayings_in(each)


def sayings() -> list[Json]:
    """One saying of each message that is met in some games, in the rules, and in the catalogue of choices."""
    parts = fort.components(fort.box.read())
    shapes = [choice_shape(parts, choice) for choice in parts.choices.all]
    told: list[Any] = [
        box_json(parts.box),
        [(choice_saying(shape), source_saying(shape)) for shape in shapes],
    ]
    for seed in range(SEEDS):
        table = fort.Table.new(4, "basic", f"told {seed}")
        chance = Random(seed)
        while not table.game.over:
            seat = table.game.asks[0]
            told.append(prompt_json(table.game, table.game.view(seat)))
            told.append(events_json(table.take(chance.choice(list(table.game.options(seat))), seat), seat))
    found = {said["id"]: said for said in sayings_in(told)}
    return [found[key] for key in sorted(found)]


def questions(viewer: int) -> Json:
    """One state for each kind of question the viewer is asked."""
    found: Json = {}
    for seed in range(SEEDS):
        setup = "advanced" if seed % 4 == 0 else "basic"
        table = fort.Table.new(4, setup, f"question {seed}")
        chance = Random(seed)
        while not table.game.over:
            question = table.game.question
            assert question is not None
            if viewer in table.game.asks and question.kind not in found:
                found[question.kind] = state(table, viewer, 1)
                found[question.kind]["log"] = found[question.kind]["log"][-30:]
            seat = table.game.asks[0]
            table.take(chance.choice(list(table.game.options(seat))), seat)
        if "over" not in found:
            found["over"] = state(table, viewer, 1)
    return found


def header_of(table: fort.Table) -> Header:
    """As a server keeps a table of a bot and Ada."""
    return Header(
        id="fixture",
        status="finished",
        host=None,
        setup="basic",
        options={},
        open=False,
        invitation="",
        box=None,
        fingerprint=table.record.box.fingerprint,
        rules=table.record.rules,
        diagram=None,
        version="",
        created=0.0,
        seats=[Occupant(0, "bot", bot="regular"), Occupant(1, "person", nickname="Ada")],
    )


def reviewed() -> Json:
    """A game of regular against rookie, looked at again from the rookie's seat by a judge in a hurry."""
    table = fort.Table.new(2, "basic", "looked at again")
    bots = [bot("regular", "fixture"), bot("rookie", "fixture")]
    while not table.game.over:
        seat = table.game.asks[0]
        table.take(bots[seat].choose(table.game.view(seat)), seat)
    found = review(table.record, 1, "regular", "fixture", WORLDS)
    told = review_json(header_of(table), found, False)
    judged = [{**each, "options": each["options"][:5]} for each in told["moments"]]
    return {**told, "moments": judged, "chances": []}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    written = {
        "box": box_json(fort.box.read()),
        "game": game("fixture", "basic", 0, 60),
        "questions": questions(0),
        "sayings": sayings(),
        "review": reviewed(),
    }
    for name, data in written.items():
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{name}.json: {len(text) // 1024} kB")


if __name__ == "__main__":
    main()
