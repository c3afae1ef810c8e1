"""Whatever is sent: a clear answer, no effect, no failure within."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.inside import inside
from tests.server.people import PATIENCE, Json, Person, Seat, is_closed
from tests.server.serving import Serving
from tests.server.test_games import seated

TYPES = [
    "look",
    "resync",
    "ping",
    "choose",
    "undo",
    "propose",
    "vote",
    "resume",
    "resign",
    "take_back_seat",
    "decline_until_my_turn",
    "chat",
    "phrase",
    "hint",
    "lead",
    "show",
    "point",
]
VALUES: tuple[Any, ...] = (
    None, True, 0, 1, 3, -1, 4, 2**63, 1.5, "", "0", "decline", "undo", "play Bug", "x" * 300, "\x00",
    "é" * 40, [], {}, [[]], {"seat": 0}, "abandon", "\ud83d", "../../etc", "' OR 1=1",
)  # fmt: skip
FIELDS = (
    "id",
    "decision",
    "seat",
    "choice",
    "to",
    "what",
    "vote",
    "agree",
    "on",
    "text",
    "phrase",
    "extra",
    "at",
    "viewer",
    "open",
)


def anything(random: Random, state: Json) -> str | bytes:
    """A message that is nearly right, or nothing of the kind."""
    way = random.randrange(6)
    if way == 0:
        return random.choice(
            ["", "{", "null", "[]", '"x"', "[" * 5000, "1e999", '{"type":"ping"', "\ufeff{}"]
        )
    if way == 1:
        return bytes(random.randbytes(random.randrange(200)))
    message: Json = {"type": random.choice([*TYPES, "nothing", 7])}
    for field in random.sample(FIELDS, random.randrange(1, 7)):
        message[field] = random.choice(VALUES)
    if way in (2, 3):  # right but for who, when or what
        options = [each["choice"] for each in (state["prompt"] or {"options": []})["options"]]
        message = {
            "type": "choose",
            "id": f"f{random.random()}",
            "decision": state["decision"] + random.choice([0, 0, 1, -1, 5]),
            "seat": random.randrange(4),
            "choice": random.choice([*options, "decline", "end", "skip", "recruit from park deck"]),
        }
    text = json.dumps(message)
    return text[: random.randrange(len(text))] if way == 4 else text


async def attack(seat: Seat, random: Random, times: int) -> None:
    """Sends so many; each of them is answered, or ignored as the protocol says."""
    for number in range(times):
        await seat.web.send(anything(random, seat.state))
        if number % 25 == 24:
            await seat.settle()
    for message in seat.heard:
        if message["type"] == "refused":
            assert set(message["error"]) == {"code", "message", "facts"}
            assert message["error"]["code"] != "failed", message


def test_a_rival_cannot_do_anything(served: Serving) -> None:
    """Seats that are not asked send everything there is: nothing changes for who is."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            seats = await seated(stack, [served.url] * 2, spectators=True)
            leader = next(seat for seat in seats if seat.state["prompt"])
            stranger = await stack.enter_async_context(Person(served.url, "Stranger"))
            watching = await stranger.sit(leader.table)
            stack.push_async_callback(watching.close)
            view, prompt = leader.state["view"], leader.state["prompt"]
            await attack(watching, Random(1), 300)
            await leader.send(type="resync")
            await leader.settle()
            assert (leader.state["view"], leader.state["prompt"]) == (view, prompt)
            assert leader.info["status"] == "running"
            assert leader.info["votes"] == []

    asyncio.run(run())


async def nonsense(url: str, seed: str, times: int) -> None:
    """Three people at a table send so many messages each; it stays a table."""
    async with AsyncExitStack() as stack:
        seats = await seated(stack, [url] * 3, setup="advanced")
        for seat in seats:
            await attack(seat, Random(f"{seed} {seat.state['viewer']}"), times)
        await seats[0].send(type="resync")
        await seats[0].settle()
        assert seats[0].state["view"]["seats"]


def test_people_who_send_nonsense_still_play(served: Serving) -> None:
    """What they do by accident is legal."""
    asyncio.run(nonsense(served.url, "nonsense", 200))


def test_replayed_commands_change_nothing(served: Serving) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            seats = await seated(stack, [served.url] * 2)
            leader = next(seat for seat in seats if seat.state["prompt"])
            rival = next(seat for seat in seats if seat is not leader)
            choice = leader.state["prompt"]["options"][0]["choice"]
            told = {"id": "one", "decision": 0, "seat": 0, "choice": choice}
            await leader.command("choose", **told)
            before = leader.state
            for seat in (leader, rival):
                for _ in range(5):
                    await seat.command("choose", **told)
            assert leader.state == before

    asyncio.run(run())


def test_too_large_and_too_fast(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, messages_per_second=5) as server, Person(server.url, "Ann") as ann:
            table = await ann.post("/api/play-now", bot="random")
            seat = await ann.sit(table["id"])
            await seat.web.send("x" * 70_000)
            assert await is_closed(seat) in (1009, 4413)
            seat = await ann.sit(table["id"])
            for number in range(30):  # more than may be sent: the last ones wait, none is lost
                await seat.send(type="chat", id=f"fast{number}", text=str(number))
            for number in range(30):
                done = await seat.until(lambda m: m["type"] in ("done", "refused"))
                assert (done["type"], done["id"]) == ("done", f"fast{number}")

    asyncio.run(run())


BOUNDED = settings(
    max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)


@pytest.mark.parametrize("known", [True, False])
def test_http_keeps_its_promises(served: Serving, known: bool) -> None:
    """Schemathesis over the published interface, as a guest and as a stranger."""
    with httpx.Client(base_url=served.url, verify=False) as http:
        http.post("/api/me", json={"nickname": "Fuzz"})
        headers = {"Cookie": f"fort={http.cookies['fort']}"} if known else {}
        document = http.get("/openapi.json").json()
    seen = 0
    for result in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(result, Ok)

        @BOUNDED
        @given(case=result.ok().as_strategy())
        def keeps(case: schemathesis.Case[Any]) -> None:
            answer = case.call(base_url=served.url, headers=headers, timeout=PATIENCE)
            case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])

        keeps()
        seen += 1
    assert seen > 20
