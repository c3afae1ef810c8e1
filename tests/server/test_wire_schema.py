"""docs/wire.schema.json describes every message, and nothing but messages."""

import asyncio
import json
from pathlib import Path
from random import Random

from jsonschema import Draft202012Validator
from tools import wire_schema

from tests.server.inside import Inside
from tests.server.people import Json, Seat
from tests.server.test_commands import at_table, settle


def validator(part: str) -> Draft202012Validator:
    published: Json = json.loads(wire_schema.PATH.read_text("utf-8"))
    del published["anyOf"]
    return Draft202012Validator({**published, "$ref": f"#/$defs/{part}"})


def test_the_file_is_current() -> None:
    assert wire_schema.PATH.read_text("utf-8") == wire_schema.text(), "run `python -m tools.wire_schema`"


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(json.loads(wire_schema.PATH.read_text("utf-8")))


def test_every_message_is_described(tmp_path: Path) -> None:
    """A game with everything that can be said in it."""

    async def test(server: Inside, seats: list[Seat]) -> None:
        one, other = seats
        await one.command("chat", text="hello")
        await other.command("phrase", phrase="good-luck")
        await one.command("propose", what="pause")
        await settle(one, other)
        await other.command("vote", vote=other.info["votes"][0]["vote"], agree=False)
        await one.command("choose", decision=0, seat=0, choice="nonsense")
        asked = one if one.state["prompt"] else other
        seat = asked.state["viewer"]
        await asked.command("hint", decision=asked.state["decision"], seat=seat)
        await asyncio.gather(one.play(Random(1)), other.play(Random(2)))
        await settle(one, other)
        check = validator("FromServer")
        heard = one.heard + other.heard
        events = [message for message in heard if message["type"] == "events"]
        others = [message for message in heard if message["type"] != "events"]
        for message in (*others, *Random(3).sample(events, 25)):  # thorough, therefore slow
            errors = [f"{message['type']}: {error.message}"[:300] for error in check.iter_errors(message)]
            assert errors == []
        kinds = {message["type"] for message in heard}
        assert kinds == {"state", "events", "table", "chat", "vote", "done", "refused", "hint", "pong"}

    at_table(tmp_path, 2, test, setup="advanced", pace={"kind": "live", "minutes": 60, "increment": 5})


def test_what_clients_send_is_described() -> None:
    check = validator("FromClient")
    good = {"type": "choose", "id": "a1", "decision": 3, "seat": 0, "choice": "decline"}
    assert check.is_valid(good)
    for change in ({"more": 1}, {"id": ""}, {"seat": 4}, {"type": "chose"}, {"choice": None}):
        assert not check.is_valid({**good, **change})
