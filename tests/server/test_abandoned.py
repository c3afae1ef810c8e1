"""Games that were ended without a result: what was played can be read and verified."""

import asyncio
from pathlib import Path
from random import Random

import fort
from tests.server.inside import Inside, inside
from tests.server.people import Person, Seat
from tests.server.test_commands import at_table


async def abandon(seats: list[Seat]) -> str:
    """Some choices, then everybody agrees to end."""
    leader, rival = seats
    await leader.play(Random(3), 2)
    await leader.command("propose", what="abandon")
    await rival.settle()
    await rival.command("vote", vote=rival.info["votes"][0]["vote"], agree=True)
    await leader.settle()
    assert leader.info["status"] == "abandoned"
    return leader.table


def test_its_record_is_open(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        table = await abandon(seats)
        commitment, made = seats[0].heard[0]["commitment"], seats[0].state["decision"]
        async with Person(server.url, "Stranger") as stranger:  # who has the link
            record = fort.read_record((await stranger.http.get(f"/api/games/{table}/record")).text)
            assert len(record.choices) == made
            assert record.result is None
            assert not record.replay().over
            assert [each.text for each in record.verify()] == ["the game is not over: expected its end"]
            verdict = await stranger.get(f"/api/games/{table}/verify")
            assert (verdict["ok"], verdict["problems"], verdict["choices"]) == (True, [], made)
            assert verdict["commitment"] == record.commitment == commitment
            replay = await stranger.get(f"/api/games/{table}/replay", viewer="open")
            assert len(replay["steps"]) == made + 1
            assert "scores" not in replay["header"]

    at_table(tmp_path, 2, test)


def test_it_is_so_after_a_restart_too(tmp_path: Path) -> None:
    tables = []

    async def test(server: Inside, seats: list[Seat]) -> None:
        tables.append(await abandon(seats))

    at_table(tmp_path, 2, test)

    async def again() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Stranger") as stranger:
            assert (await stranger.get(f"/api/games/{tables[0]}/verify"))["ok"]

    asyncio.run(again())


def test_a_running_game_and_a_closed_table_have_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            running = await ann.post("/api/play-now", bot="random")
            answer = await ann.http.get(f"/api/games/{running['id']}/record")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
            closed = await ann.post("/api/tables", seats=[{"kind": "me"}, {"kind": "person"}])
            await ann.post(f"/api/tables/{closed['id']}/leave")
            answer = await ann.http.get(f"/api/games/{closed['id']}/record")
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown")

    asyncio.run(run())
