"""Gestures at a table, and what is answered for a seat that said so beforehand."""

import asyncio
from pathlib import Path

from fort.server.pace import SPANS
from tests.server.inside import inside
from tests.server.people import Person, until

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
POSITION = """
leader: 0
seat 0:
  hand: Bug, Sarge, Worm
  deck: 5
seat 1:
  hand: {held}
  deck: 5
"""


def test_a_gesture_happens_whole_and_is_taken_back_whole(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, pace=1.0) as server, Person(server.url, "Ann") as ann:
            table = await ann.post("/api/tables", seats=BOTS, diagram=POSITION.format(held="Chef"))
            await ann.post(f"/api/tables/{table['id']}/start")
            seat = await ann.sit(table["id"])
            options = {option["choice"]: option for option in seat.state["prompt"]["options"]}
            whole = options["play Bug"]["whole"]
            assert whole["rest"]
            before = seat.state["decision"]
            refused = await seat.command(
                "choose", decision=before, seat=0, choice="play Bug", rest=[*whole["rest"], "add Chef"]
            )
            assert refused["type"] == "refused"  # all or nothing
            assert seat.state["decision"] == before
            gesture = {"rest": whole["rest"], "last": whole["last"]}
            done = await seat.command("choose", decision=before, seat=0, choice="play Bug", **gesture)
            assert done["type"] == "done"
            assert seat.state["decision"] == before + 1 + len(whole["rest"])
            if whole["last"] is not None:
                assert seat.state["passing"]["choice"] == whole["last"]
            assert seat.state["undo"]["to"] == before
            await seat.command("undo", decision=seat.state["decision"], seat=0)
            assert seat.state["decision"] == before
            assert seat.state["passing"] is None
            await seat.close()

    asyncio.run(run())


async def passing(home: Path, held: str, stops: list[str]) -> tuple[bool, float]:
    """Whether a seat that declines until its turn was asked, and after how long it had declined."""
    async with inside(home, seed=7, pace=1.0) as server, Person(server.url, "Ann") as ann:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = await ann.post("/api/tables", seats=seats, diagram=POSITION.format(held=held))
        await ann.post(f"/api/tables/{table['id']}/start")
        seat = await ann.sit(table["id"])
        await seat.command("decline_until_my_turn", seat=1, on=True)
        await seat.command("orders", seat=1, single=True, stops=stops)
        await seat.send(type="look", seat=0)
        await seat.until(lambda m: m["type"] == "state")
        for choice in ("play Bug", "use public", "end"):
            assert (await seat.choose(choice))["type"] == "done"
        await seat.send(type="look", seat=1)
        await seat.until(lambda m: m["type"] == "state" and m["viewer"] == 1)
        asked = seat.state["prompt"] is not None
        began = server.clock.now()
        if not asked:
            await until(lambda: server.clock.calls)
            while server.clock.calls:
                server.clock.advance(0.01)
            await seat.until(lambda m: m["type"] == "events")
            assert any(event.get("for_you") for event in seat.state["events"])
        await seat.close()
        return asked, round(server.clock.now() - began, 2)


def test_declining_beforehand_takes_as_long_whatever_is_held(tmp_path: Path) -> None:
    """A card that could follow, or none: the same answer at the same moment."""
    moments = []
    for number, held in enumerate(("Chef, Doc", "Moose, Scout", "Moose, Chef")):
        home = tmp_path / str(number)
        home.mkdir()
        moments.append(asyncio.run(passing(home, held, [])))
    assert len(set(moments)) == 1
    shortest, longest = SPANS["follow"]
    asked, moment = moments[0]
    assert not asked
    assert shortest <= moment <= longest + 0.02


def test_a_seat_is_asked_about_the_kids_it_named(tmp_path: Path) -> None:
    assert asyncio.run(passing(tmp_path, "Moose, Scout", ["Bug"]))[0]


def test_among_people_one_answer_is_asked_all_the_same(tmp_path: Path) -> None:
    """Nobody can follow and nobody said to decline: a seat is asked, so that silence tells nothing."""

    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "me"}]
            table = await ann.post("/api/tables", seats=seats, diagram=POSITION.format(held="Chef, Doc"))
            await ann.post(f"/api/tables/{table['id']}/start")
            seat = await ann.sit(table["id"])
            await seat.command("orders", seat=1, single=True, stops=[])
            await seat.send(type="look", seat=0)
            await seat.until(lambda m: m["type"] == "state")
            for choice in ("play Bug", "use public", "end"):
                assert (await seat.choose(choice))["type"] == "done"
            await seat.send(type="look", seat=1)
            await seat.until(lambda m: m["type"] == "state" and m["viewer"] == 1)
            assert [option["choice"] for option in seat.state["prompt"]["options"]] == ["decline"]
            await seat.close()

    asyncio.run(run())
