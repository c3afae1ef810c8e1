"""Time: clocks that run out, and answers whose moment tells nothing."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from fort.server.pace import SPANS, Pace
from tests.server.inside import Inside, inside
from tests.server.people import Person, Seat, until
from tests.server.test_commands import at_table, code, first, settle
from tests.server.test_games import seated

LIVE = {"kind": "live", "minutes": 5, "increment": 10}


def test_the_clock_runs_for_who_is_asked(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader = seats[0]
        server.clock.advance(100)
        await leader.send(type="resync")
        await leader.until(lambda m: m["type"] == "state")
        assert [each["seconds"] for each in leader.state["clocks"]] == [200, 300]
        assert [each["running"] for each in leader.state["clocks"]] == [True, False]
        await leader.choose(first(leader))
        assert leader.state["clocks"][0]["seconds"] == 210  # with the increment
        server.clock.advance(209)
        await settle(*seats)
        assert leader.info["seats"][0]["kind"] == "person"

    at_table(tmp_path, 2, test, pace=LIVE)


def test_a_bot_plays_when_time_is_up(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival = seats
        server.clock.advance(301)
        await rival.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["bot"] is not None)
        assert rival.info["seats"][0]["replaced"] == "time"
        assert code(await leader.command("choose", decision=0, seat=0, choice="decline")) == "bot-plays"
        assert (await leader.command("take_back_seat", seat=0))["type"] == "done"
        await leader.send(type="resync")
        await leader.until(lambda m: m["type"] == "state")
        assert leader.state["clocks"][0]["seconds"] >= 60  # enough to look around

    at_table(tmp_path, 2, test, pace=LIVE)


def test_without_people_the_game_waits(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        (seat,) = seats
        while seat.state["prompt"] is None:
            await seat.hear()
        server.clock.advance(3 * 3600 + 1)
        await seat.until(lambda m: m["type"] == "table" and m["table"]["paused"])
        await seat.settle()
        decision = seat.state["decision"]
        await seat.command("take_back_seat", seat=seat.state["viewer"])
        await seat.command("resume")
        await seat.settle()
        assert seat.state["decision"] == decision

    at_table(tmp_path, 1, test, bots=1, pace={"kind": "slow", "hours_per_decision": 3})


def test_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    """What was used is used; the time without a server costs nobody anything."""

    async def before() -> tuple[str, dict[int, str]]:
        async with inside(tmp_path) as server, AsyncExitStack() as stack:
            seats = await seated(stack, [server.url] * 2, pace=LIVE)
            leader = next(seat for seat in seats if seat.state["viewer"] == 0)
            server.clock.advance(40)
            await leader.choose(first(leader))
            return leader.table, {seat.state["viewer"]: seat.person.cookie for seat in seats}

    async def after(table: str, cookies: dict[int, str]) -> None:
        async with inside(tmp_path, later=1000) as server:
            server.clock.advance(50)
            person = Person(server.url, "")
            name, _, value = cookies[0].partition("=")
            person.http.cookies.set(name, value)
            leader = await person.sit(table)
            seconds = [each["seconds"] for each in leader.state["clocks"]]
            assert sorted(seconds) in ([220, 300], [250, 270])  # whoever is asked now has used 50 more
            await leader.close()
            await person.http.aclose()

    table, cookies = asyncio.run(before())
    asyncio.run(after(table, cookies))


# When bots and declining seats answer.

SHORTEST, LONGEST = SPANS["follow"]


def test_moments_are_drawn_before_anything_is_known() -> None:
    """The same chance gives the same moment, whatever thinking takes; a late answer gets a new one."""
    quick, slow = Pace(Random(5), 1), Pace(Random(5), 1)
    now = [1000.0]
    one = quick.release(1000.0, "follow", 0.0, lambda: now[0])
    other = slow.release(1000.0, "follow", 0.0, lambda: now[0])
    now[0] = 1000.3
    assert one.when() == other.when()
    assert 1000 + SHORTEST <= one.when() <= 1000 + LONGEST
    now[0] = one.drawn + 0.001
    late = other.when()
    assert late >= now[0]
    assert late - (one.drawn) >= SHORTEST


def two_followers(forced: bool) -> str:
    """Seat 0 plays Bug; the others hold cards that could follow, or none."""
    one, other = ("Chef, Doc", "Captain, Bones") if forced else ("Sarge, Worm", "Moose, Scout")
    return f"""
leader: 0
seat 0:
  hand: Bug, Patch
  deck: 5
seat 1:
  hand: {one}
  deck: 5
seat 2:
  hand: {other}
  deck: 5
"""


def follow_moments(home: Path, forced: bool) -> list[float]:
    """When a seat that declines by itself, and a bot, answered the question whether they follow."""
    moments: list[float] = []

    async def run() -> None:
        async with inside(home, seed=3, pace=1.0) as server, Person(server.url, "Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
            table = await ann.post("/api/tables", seats=seats, diagram=two_followers(forced))
            await ann.post(f"/api/tables/{table['id']}/start")
            seat = await ann.sit(table["id"])
            await seat.command("decline_until_my_turn", seat=1, on=True)
            await seat.send(type="look", seat=0)
            await seat.until(lambda m: m["type"] == "state")
            for choice in ("play Bug", "use public", "end"):
                assert (await seat.choose(choice))["type"] == "done"
            for follower in (1, 2):
                assert seat.state["view"]["asked"] == follower
                began = server.clock.now()
                await until(lambda: server.clock.calls)  # the answer waits for its moment
                while server.clock.calls:
                    server.clock.advance(0.01)
                await seat.until(lambda m: m["type"] == "events")
                moments.append(round(server.clock.now() - began, 2))
            await seat.close()

    asyncio.run(run())
    return moments


def test_declining_because_one_must_takes_as_long_as_declining_because_one_will(tmp_path: Path) -> None:
    (tmp_path / "forced").mkdir()
    (tmp_path / "free").mkdir()
    forced = follow_moments(tmp_path / "forced", True)
    assert forced == follow_moments(tmp_path / "free", False)
    assert all(SHORTEST <= moment <= LONGEST + 0.02 for moment in forced)
