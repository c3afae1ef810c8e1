"""Tables before and after the game, and the guests around them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from websockets.asyncio.client import connect

import fort
from tests.server.inside import Inside, inside
from tests.server.people import Person, is_closed
from tests.server.test_commands import code

ME, PERSON, BOT = {"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}
NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA"


def with_people(
    home: Path, names: list[str], test: Callable[[Inside, list[Person]], Awaitable[None]]
) -> None:
    async def run() -> None:
        async with inside(home) as server, AsyncExitStack() as stack:
            await test(server, [await stack.enter_async_context(Person(server.url, name)) for name in names])

    asyncio.run(run())


def test_join_leave_remove_start(tmp_path: Path) -> None:
    async def test(server: Inside, people: list[Person]) -> None:
        ann, bo, cy = people
        table = await ann.post("/api/tables", seats=[ME, PERSON, PERSON], order="as_seated")
        path = f"/api/tables/{table['id']}"
        invitation = table["invitation"]["url"].rsplit("#", 1)[1]
        assert table["invitation"]["qr_svg"].startswith("<svg")
        waiting = await ann.sit(table["id"])
        assert waiting.state["view"] is None
        assert await bo.get("/api/tables") == []  # it is not open
        assert (await bo.refused(f"{path}/join", 404))["code"] == "unknown"
        assert (await bo.refused(f"{path}/join", 404, invitation="guess"))["code"] == "unknown"
        assert (await bo.refused(f"{path}/start", 404))["code"] == "unknown"
        shown = (await bo.http.get(path, params={"invitation": invitation})).json()
        assert shown["seats"][0]["nickname"] == "Ann"
        joined = await bo.post(f"{path}/join", invitation=invitation, seat=2)
        assert [seat["kind"] for seat in joined["seats"]] == ["person", "empty", "person"]
        assert joined["seats"][2]["you"]
        await waiting.until(lambda m: m["type"] == "table" and m["table"]["seats"][2]["nickname"] == "Bo")
        assert (await cy.refused(f"{path}/join", 409, invitation=invitation, seat=2))[
            "code"
        ] == "no-free-seat"
        assert (await bo.refused(f"{path}/remove", 403, seat=0))["code"] == "not-host"
        assert (await ann.refused(f"{path}/start", 409))["facts"] == {"seats": [1]}
        await ann.post(f"{path}/remove", seat=2)
        assert (await ann.refused(f"{path}/remove", 422, seat=2))["code"] == "nobody-there"
        await cy.post(f"{path}/join", invitation=invitation)
        await cy.post(f"{path}/join", invitation=invitation)  # twice is once
        await cy.post(f"{path}/leave")
        assert (await cy.http.get(path)).status_code == 404
        await cy.post(f"{path}/join", invitation=invitation)
        begun = await ann.post(f"{path}/start", fill="random")
        assert begun["seats"][2]["bot"] == "random"
        assert begun["invitation"] is None
        await waiting.until(lambda m: m["type"] == "state" and m["viewer"] == 0)
        assert (await bo.refused(f"{path}/join", 409, invitation=invitation))["code"] == "already-started"
        assert (await cy.refused(f"{path}/leave", 409))["code"] == "already-started"
        await waiting.close()

    with_people(tmp_path, ["Ann", "Bo", "Cy"], test)


def test_lists(tmp_path: Path) -> None:
    async def test(server: Inside, people: list[Person]) -> None:
        ann, bo = people
        table = await ann.post("/api/tables", seats=[ME, PERSON], open=True)
        assert [each["id"] for each in await bo.get("/api/tables")] == [table["id"]]
        assert (await bo.get("/api/tables"))[0]["invitation"] is None
        await bo.post(f"/api/tables/{table['id']}/join")
        await ann.post(f"/api/tables/{table['id']}/start")
        assert await bo.get("/api/tables") == []
        turns = [(await each.get("/api/my/tables"))[0]["your_turn"] for each in people]
        assert sorted(turns) == [False, True]
        closed = await ann.post("/api/tables", seats=[ME, PERSON])
        await ann.post(f"/api/tables/{closed['id']}/leave")
        statuses = {each["id"]: each["status"] for each in await ann.get("/api/my/tables")}
        assert statuses[closed["id"]] == "abandoned"  # both were opened at the same moment, in any order

    with_people(tmp_path, ["Ann", "Bo"], test)


def test_strangers_get_the_same_answer_for_forbidden_and_unknown(tmp_path: Path) -> None:
    async def test(server: Inside, people: list[Person]) -> None:
        ann, bo = people
        table = await ann.post("/api/play-now", bot="random")
        for path in (
            "/api/tables/{}",
            "/api/games/{}/record",
            "/api/games/{}/replay",
            "/api/games/{}/verify",
        ):
            answers = [await bo.http.get(path.format(each)) for each in (table["id"], NOWHERE)]
            assert answers[0].status_code == answers[1].status_code == 404
            assert answers[0].content == answers[1].content
        for path in ("start", "leave", "remove", "rematch", "join"):
            body = {"seat": 0} if path in ("remove", "join") else {}
            answers = [
                await bo.http.post(f"/api/tables/{each}/{path}", json=body) for each in (table["id"], NOWHERE)
            ]
            assert answers[0].status_code == answers[1].status_code == 404, path
            assert answers[0].content == answers[1].content
        for each in (table["id"], NOWHERE):
            assert await close_code(bo, each) == 4404
        assert (await ann.http.get(f"/api/games/{table['id']}/record")).status_code == 409

    with_people(tmp_path, ["Ann", "Bo"], test)


async def close_code(person: Person, table: str) -> int | None:
    """The code with which somebody who is not let in is sent away."""
    url = person.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(url, additional_headers={"Cookie": person.cookie}) as web:
        await web.wait_closed()
        return web.close_code


def test_spectators_where_they_are_allowed(tmp_path: Path) -> None:
    async def test(server: Inside, people: list[Person]) -> None:
        ann, bo = people
        table = await ann.post("/api/tables", seats=[ME, BOT], spectators=True)
        await ann.post(f"/api/tables/{table['id']}/start")
        watching = await bo.sit(table["id"])
        assert watching.state["viewer"] is None
        assert all(kid is None for seat in watching.state["view"]["seats"] for kid in seat["hand"])
        assert code(await watching.command("chat", text="hello")) == "not-playing"
        assert code(await watching.command("choose", decision=0, seat=0, choice="decline")) == "not-your-seat"
        await watching.send(type="look", seat=0)
        assert code(await watching.until(lambda m: m["type"] == "refused")) == "not-your-seat"
        await watching.close()

    with_people(tmp_path, ["Ann", "Bo"], test)


def test_rematch_replay_and_record(tmp_path: Path) -> None:
    async def test(server: Inside, people: list[Person]) -> None:
        (ann,) = people
        table = await ann.post("/api/play-now", bot="random")
        assert (await ann.refused(f"/api/tables/{table['id']}/rematch", 409))["code"] == "not-over"
        seat = await ann.sit(table["id"])
        await seat.play(Random(1))
        await seat.close()
        again = await ann.post(f"/api/tables/{table['id']}/rematch")
        assert again["status"] == "waiting"
        assert [each["kind"] for each in again["seats"]].count("bot") == 3
        assert (await ann.post(f"/api/tables/{table['id']}/rematch"))["id"] == again["id"]
        record = fort.read_record((await ann.http.get(f"/api/games/{table['id']}/record")).text)
        replays = {
            viewer: await ann.get(f"/api/games/{table['id']}/replay", viewer=viewer)
            for viewer in ("0", "open", "spectator")
        }
        for viewer, replay in replays.items():
            assert len(replay["steps"]) == len(record.choices) + 1
            assert replay["header"]["seed"] == record.seed
            last = replay["steps"][-1]["view"]
            assert last["over"]
            hands = [card for each in replay["steps"][0]["view"]["seats"] for card in each["hand"]]
            assert hands.count(None) == {"0": 15, "open": 0, "spectator": 20}[viewer]

    with_people(tmp_path, ["Ann"], test)


def test_own_box_and_diagram(tmp_path: Path) -> None:
    async def test(server: Inside, people: list[Person]) -> None:
        (ann,) = people
        kids = fort.box.read().texts["kids.txt"].replace("Bones", "Femur")
        box = {"kids.txt": kids}
        assert any(kid["name"] == "Femur" for kid in (await ann.post("/api/box/check", files=box))["kids"])
        bad = await ann.refused("/api/box/check", 422, files={"kids.txt": "nonsense"})
        assert bad["code"] == "bad-box"
        assert bad["facts"]["file"] == "kids.txt"
        table = await ann.post("/api/tables", seats=[ME, BOT], box=box)
        await ann.post(f"/api/tables/{table['id']}/start")
        seat = await ann.sit(table["id"])
        await seat.play(Random(3))
        record = (await ann.http.get(f"/api/games/{table['id']}/record")).text
        assert "Femur" in record
        assert fort.read_record(record).verify() == []
        await seat.close()
        diagram = "leader: 0\nseat 0:\n  hand: Bug, Chef\nseat 1:\n  hand: Sarge\n"
        assert (await ann.refused("/api/tables", 422, seats=[ME] * 3, diagram=diagram))[
            "code"
        ] == "wrong-seats"
        assert (await ann.refused("/api/tables", 422, seats=[ME] * 2, diagram="x"))["code"] == "bad-diagram"
        table = await ann.post("/api/tables", seats=[ME, BOT], diagram=diagram)
        await ann.post(f"/api/tables/{table['id']}/start")
        seat = await ann.sit(table["id"])
        assert seat.state["view"]["seats"][0]["hand"] == ["Chef", "Bug"]
        await seat.close()

    with_people(tmp_path, ["Ann"], test)


def test_what_a_new_table_must_be(tmp_path: Path) -> None:
    async def test(server: Inside, people: list[Person]) -> None:
        (ann,) = people
        for wish in (
            {"seats": [ME]},
            {"seats": [ME] * 5},
            {"seats": [ME, {"kind": "bot", "bot": "genius"}]},
            {"seats": [ME, PERSON], "pace": {"kind": "live", "minutes": 0}},
            {"seats": [ME, PERSON], "pace": {"kind": "warp"}},
            {"seats": [ME, PERSON], "secret": 1},
        ):
            assert (await ann.refused("/api/tables", 422, **wish))["code"] == "invalid"
        assert (await ann.refused("/api/tables", 422, seats=[BOT, BOT]))["code"] == "no-people"
        assert (await ann.refused("/api/tables", 422, seats=[ME, {"kind": "bot"}]))["code"] == "which-bot"
        assert (await ann.refused("/api/me", 422, nickname="\u202e"))["code"] == "invalid"

    with_people(tmp_path, ["Ann"], test)


def test_another_device(tmp_path: Path) -> None:
    async def test(server: Inside, people: list[Person]) -> None:
        (ann,) = people
        link = await ann.post("/api/me/devices")
        token = link["url"].rsplit("#", 1)[1]
        phone = Person(server.url, "")
        assert (await phone.post("/api/devices/claim", token=token))["guest"]["nickname"] == "Ann"
        assert (await phone.refused("/api/devices/claim", 404, token=token))["code"] == "unknown"  # once
        assert (await phone.get("/api/me"))["guest"]["id"] == ann.id
        devices = await ann.get("/api/me/devices")
        assert [each["this"] for each in devices] == [True, False]
        assert (await ann.http.delete(f"/api/me/devices/{devices[1]['id']}")).status_code == 204
        assert (await phone.get("/api/me"))["guest"] is None  # signed out from afar
        assert (await ann.http.delete(f"/api/me/devices/{devices[1]['id']}")).status_code == 404
        late = (await ann.post("/api/me/devices"))["url"].rsplit("#", 1)[1]
        server.clock.advance(601)
        assert (await phone.refused("/api/devices/claim", 404, token=late))["code"] == "unknown"
        assert (await ann.post("/api/me", nickname="Anna"))["guest"] == {
            "id": ann.id,
            "nickname": "Anna",
            "program": False,
        }
        await phone.http.aclose()

    with_people(tmp_path, ["Ann"], test)


def test_without_a_nickname_nothing_can_be_done(tmp_path: Path) -> None:
    async def test(server: Inside, people: list[Person]) -> None:
        nobody = Person(server.url, "")
        assert (await nobody.refused("/api/play-now", 401))["code"] == "no-guest"
        assert (await nobody.get("/api/me"))["guest"] is None
        await nobody.http.aclose()

    with_people(tmp_path, [], test)


def test_sockets_are_closed_when_the_server_stops(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            async with inside(tmp_path) as server:
                ann = await stack.enter_async_context(Person(server.url, "Ann"))
                table = await ann.post("/api/play-now", bot="random")
                seat = await ann.sit(table["id"])
                closing = asyncio.create_task(is_closed(seat))
            assert await closing == 1012

    asyncio.run(run())
