"""docs/view.schema.json describes every view, and nothing but views."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tools import schema

import fort
from tests.golden.corpus import KINDS, viewers

PUBLISHED = json.loads(schema.PATH.read_text("utf-8"))


def validator() -> Draft202012Validator:
    return Draft202012Validator(PUBLISHED)


def test_the_file_is_current() -> None:
    assert schema.PATH.read_text("utf-8") == schema.text(), "run `python -m tools.schema`"


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(PUBLISHED)


def test_it_describes_every_event() -> None:
    assert set(fort.Event.kinds) <= set(PUBLISHED["$defs"])
    named = {one["$ref"].rpartition("/")[2] for one in PUBLISHED["$defs"]["event"]["oneOf"]}
    assert named == set(fort.Event.kinds)


def objects(value: Any) -> list[dict[str, Any]]:
    """All schemas of objects within a schema."""
    if isinstance(value, list):
        return [found for one in value for found in objects(one)]
    if not isinstance(value, dict):
        return []
    own = [value] if value.get("type") == "object" else []
    return own + [found for one in value.values() for found in objects(one)]


def test_nothing_more_is_allowed_anywhere() -> None:
    assert objects(PUBLISHED)
    assert all(one["additionalProperties"] is False for one in objects(PUBLISHED))


def as_root(name: str) -> dict[str, Any]:
    """The schema of one definition."""
    return {"$ref": f"#/$defs/{name}", "$defs": PUBLISHED["$defs"]}


@pytest.mark.parametrize(("seats", "setup"), KINDS)
def test_views_of_random_games_are_valid(seats: int, setup: str) -> None:
    random = Random(f"schema {seats} {setup}")
    game = fort.new_game(seats, setup, f"schema {seats} {setup}")
    validate = validator()
    events = {name: Draft202012Validator(as_root(name)) for name in fort.Event.kinds}
    while not game.over:
        seat = random.choice(game.asks)
        told = game.take(random.choice(list(game.options(seat))), seat)
        if random.random() < 0.05:
            for viewer in viewers(game):
                view = json.loads(game.view(viewer).json())
                view["log"] = []
                validate.validate(view)
                for event in told:
                    if (seen := event.seen_by(viewer)) is not None:
                        events[type(seen).__name__].validate(json.loads(json.dumps(seen.to_json())))
    last = json.loads(game.view(0).json())
    last["log"] = last["log"][:20] + last["log"][-20:]
    validate.validate(last)


def test_what_is_no_view_is_refused() -> None:
    view = json.loads(fort.new_game(2).view(0).json())
    validate = validator()
    assert validate.is_valid(view)
    changes: list[Callable[[Any], Any]] = [
        lambda v: v.pop("park"),
        lambda v: v.update(secret=1),
        lambda v: v.update(leader=7),
        lambda v: v["seats"][0].pop("hand"),
        lambda v: v["seats"][0].update(perk="Magic"),
        lambda v: v["log"].append({"event": "Cheated", "seat": 0}),
        lambda v: v["log"].append({"event": "Skipped", "seat": 0, "why": "tired"}),
        lambda v: v["memory"].pop("sure"),
    ]
    for change in changes:
        other = deepcopy(view)
        change(other)
        assert not validate.is_valid(other)
