"""Nobody loses time: not by the server's age, its absence, another clock or a machine that sleeps."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from fort.server.pace import RealClock
from fort.server.sitting import Entry, Sitting
from tests.server.inside import Inside, inside
from tests.server.people import Person, Seat
from tests.server.postgres import Postgres
from tests.server.test_commands import at_table, code, first, settle
from tests.server.test_games import seated

HOUR, DAY, WEEK = 3600.0, 86_400.0, 604_800.0
MINUTE = {"kind": "live", "minutes": 1}
LIVE = {"kind": "live", "minutes": 5, "increment": 10}
SLOW = {"kind": "slow", "hours_per_decision": 24}
PACES = [pytest.param(MINUTE, 60.0, id="live"), pytest.param(SLOW, DAY, id="slow")]


async def clocks(seat: Seat) -> list[float]:
    """The seconds left, by seat, as this client is told them now."""
    await seat.send(type="resync")
    await seat.until(lambda m: m["type"] == "state")
    return [each["seconds"] for each in seat.state["clocks"]]


def served(
    home: Path, test: Callable[[Inside, Person], Awaitable[None]], cookie: str = "", **values: Any
) -> None:
    """Runs a test at a server of its own; with a cookie, as a guest whom an earlier one knew."""

    async def run() -> None:
        async with inside(home, **values) as server:
            person = Person(server.url, "Ann")
            if cookie:
                name, _, value = cookie.partition("=")
                person.http.cookies.set(name, value)
            await test(server, person)
            await person.http.aclose()

    asyncio.run(run())


def begun(home: Path, pace: dict[str, Any], test: Callable[[Inside, list[Seat]], Awaitable[None]]) -> Seat:
    """Two people play for a while; the leader, who has gone since."""
    found: list[Seat] = []

    async def play(server: Inside, seats: list[Seat]) -> None:
        found.extend(seats)
        await test(server, seats)

    at_table(home, 2, play, pace=pace)
    return found[0]


# The age of the server.


@pytest.mark.parametrize(("pace", "whole"), PACES)
def test_clocks_begin_full_on_a_server_that_has_been_up_for_a_week(
    tmp_path: Path, pace: dict[str, Any], whole: float
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, AsyncExitStack() as stack:
            server.clock.advance(WEEK)
            seats = await seated(stack, [server.url] * 2, pace=pace)
            leader = next(seat for seat in seats if seat.state["viewer"] == 0)
            assert await clocks(leader) == [whole, whole]
            server.clock.advance(whole - 1)
            assert await clocks(leader) == [1, whole]
            assert leader.info["seats"][0]["kind"] == "person"
            server.clock.advance(2)
            await leader.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["bot"] is not None)
            assert leader.info["seats"][0]["replaced"] == "time"

    asyncio.run(run())


def test_a_forgotten_table_keeps_its_time(tmp_path: Path) -> None:
    """Nobody is there and the table leaves the memory: the server is up, so the clock runs."""

    async def run() -> None:
        async with inside(tmp_path, idle=60.0) as server, AsyncExitStack() as stack:
            server.clock.advance(WEEK)
            seats = await seated(stack, [server.url] * 2, pace=SLOW)
            leader = next(seat for seat in seats if seat.state["viewer"] == 0)
            for seat in seats:
                await seat.close()
            while server.rooms.rooms[leader.table].clients:
                await asyncio.sleep(0.01)
            server.clock.advance(2 * HOUR)
            await server.rooms.sweep()
            assert leader.table not in server.rooms.rooms
            await leader.connect()
            assert await clocks(leader) == [DAY - 2 * HOUR, DAY]

    asyncio.run(run())


# Another wall clock.


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_wall_clock_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def run() -> None:
        async with inside(tmp_path, real=RealClock()) as server, AsyncExitStack() as stack:
            leader, rival = await seated(stack, [server.url] * 2, order="as_seated", pace=LIVE)
            assert min(await clocks(leader)) > 200
            true = time.time
            monkeypatch.setattr(time, "time", lambda: true() + jump)
            assert 200 < (await clocks(leader))[0] <= 300
            assert (await leader.choose(first(leader)))["type"] == "done"
            await settle(leader, rival)
            asked = leader if leader.state["prompt"] else rival
            assert 200 < min(await clocks(asked)) <= 310
            assert (await asked.choose(first(asked)))["type"] == "done"
            assert 200 < min(await clocks(leader)) <= max(await clocks(leader)) <= 320
            assert {each["kind"] for each in leader.info["seats"]} == {"person"}

    asyncio.run(run())


def test_the_clock_looks_at_the_wall_once() -> None:
    """It goes on with what runs steadily, which stands still while the machine sleeps."""
    wall, steady = [1000.0], [7.0]
    clock = RealClock(lambda: wall[0], lambda: steady[0])
    assert clock.now() == 1000
    steady[0] += 5
    wall[0] += 5 + 8 * HOUR  # asleep
    assert clock.now() == 1005
    wall[0] -= 9 * HOUR  # set back
    assert clock.now() == 1005


@pytest.mark.parametrize("later", [-WEEK, -HOUR, HOUR, WEEK])
@pytest.mark.parametrize("pace", [LIVE, SLOW], ids=["live", "slow"])
def test_a_restart_takes_nothing_whatever_the_wall_clock_says(
    tmp_path: Path, later: float, pace: dict[str, Any]
) -> None:
    """What was used is used, and the clock runs on; the time without a server costs nobody anything."""
    decided: list[float] = []

    async def before(server: Inside, seats: list[Seat]) -> None:
        leader = seats[0]
        server.clock.advance(40)
        await leader.choose(first(leader))
        decided.extend(await clocks(leader))
        server.clock.advance(20)

    leader = begun(tmp_path, pace, before)

    async def after(server: Inside, person: Person) -> None:
        seat = await person.sit(leader.table)
        asked = seat.state["view"]["asks"][0]
        assert await clocks(seat) == decided
        server.clock.advance(50)
        decided[asked] -= 50
        assert await clocks(seat) == decided
        await seat.close()

    served(tmp_path, after, leader.person.cookie, later=later)


def test_a_restart_leaves_time_to_come_back(tmp_path: Path) -> None:
    async def before(server: Inside, seats: list[Seat]) -> None:
        server.clock.advance(295)
        await seats[0].choose(first(seats[0]))
        assert seats[0].state["prompt"] is not None
        assert (await clocks(seats[0]))[0] == 5

    leader = begun(tmp_path, {**LIVE, "increment": 0}, before)

    async def after(server: Inside, person: Person) -> None:
        seat = await person.sit(leader.table)
        server.clock.advance(59)
        assert await clocks(seat) == [1, 300]
        assert seat.info["seats"][0]["kind"] == "person"
        await seat.close()

    served(tmp_path, after, leader.person.cookie, later=100)


def test_frequent_restarts_do_not_stop_a_slow_clock(tmp_path: Path) -> None:
    """Twenty hours, and again: the day is over, and no hour without a server counts."""

    async def before(server: Inside, seats: list[Seat]) -> None:
        for _ in range(20):
            server.clock.advance(HOUR)
            while not server.clock.calls:  # until what the alarm wrote is on disk, and the next is set
                await asyncio.sleep(0.005)

    leader = begun(tmp_path, SLOW, before)

    async def after(server: Inside, person: Person) -> None:
        seat = await person.sit(leader.table)
        left = (await clocks(seat))[0]
        assert 4 * HOUR <= left <= 7 * HOUR
        server.clock.advance(left - 1)
        assert (await clocks(seat))[0] == 1
        assert seat.info["seats"][0]["kind"] == "person"
        server.clock.advance(2)
        await seat.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["replaced"] == "time")
        await seat.close()

    served(tmp_path, after, leader.person.cookie, later=WEEK)


def test_processes_whose_clocks_differ(tmp_path: Path, postgres: Postgres) -> None:
    """What another process tells counts from when it is heard of."""
    database = postgres.new()

    async def run() -> None:
        async with (
            inside(tmp_path, database=database) as one,
            inside(tmp_path, database=database) as other,
            AsyncExitStack() as stack,
        ):
            other.clock.advance(HOUR)
            seats = await seated(stack, [one.url, other.url], order="as_seated", pace=LIVE)
            leader, rival = seats
            while rival.state["prompt"] is None:
                if leader.state["prompt"] is not None:
                    assert (await leader.choose(first(leader)))["type"] == "done"
                await rival.hear()
            assert (await clocks(rival))[1] == 300
            other.clock.advance(20)
            assert (await rival.choose(first(rival)))["type"] == "done"
            while leader.state["decision"] < rival.state["decision"]:
                await leader.hear()
            assert (await clocks(leader))[1] == 290

    asyncio.run(run())


# Coming back.


def test_who_was_too_slow_comes_back_with_a_minute(tmp_path: Path) -> None:
    """Enough to look around, and not the whole clock once more."""

    async def test(server: Inside, seats: list[Seat]) -> None:
        leader = seats[0]
        server.clock.advance(301)
        await leader.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["bot"] is not None)
        while leader.state["decision"] == 0:  # the bot answers, for which it gets nothing
            await leader.hear()
        assert (await leader.command("take_back_seat", seat=0))["type"] == "done"
        assert (await clocks(leader))[0] == 60

    at_table(tmp_path, 2, test, pace=LIVE)


def test_who_had_more_than_a_minute_left_comes_back_with_that(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival = seats
        await leader.close()
        await rival.until(lambda m: m["type"] == "table" and not m["table"]["seats"][0]["connected"])
        server.clock.advance(100)
        assert (await rival.command("propose", what="replace", seat=0))["type"] == "done"
        await leader.connect()
        assert (await leader.command("take_back_seat", seat=0))["type"] == "done"
        assert (await clocks(leader))[0] == 200

    at_table(tmp_path, 2, test, pace=LIVE)


def test_who_was_replaced_last_resumes(tmp_path: Path) -> None:
    """One command: whoever lets the game go on plays in it."""

    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival = seats
        assert (await rival.command("resign", seat=1))["type"] == "done"
        while leader.state["view"]["asks"] != [0]:
            await leader.hear()
        server.clock.advance(301)
        await leader.until(lambda m: m["type"] == "table" and m["table"]["paused"])
        assert leader.info["seats"][0]["replaced"] == "time"
        await settle(*seats)
        assert code(await rival.command("resume")) == "resigned"
        assert (await leader.command("resume"))["type"] == "done"
        assert not leader.info["paused"]
        assert leader.info["seats"][0]["kind"] == "person"
        assert (await clocks(leader))[0] == 60
        assert leader.state["prompt"] is not None
        assert (await leader.choose(first(leader)))["type"] == "done"

    at_table(tmp_path, 2, test, pace=LIVE)


def test_logs_from_before_times_were_noted_are_read(tmp_path: Path) -> None:
    """A seat that changed hands without a word of what was spent, and a vote during which it came back."""

    async def test(server: Inside, seats: list[Seat]) -> None:
        room = server.rooms.rooms[seats[0].table]
        ann, bob, cid = (each.guest for each in room.header.seats)
        at = server.clock.now()
        sitting = Sitting(room.header, at)
        log: list[tuple[str, dict[str, Any], str | None]] = [
            ("seat", {"seat": 0, "bot": "regular", "why": "time"}, None),
            ("vote", {"what": "undo", "seat": None, "to": 0, "voters": [cid]}, bob),
            ("seat", {"seat": 0, "bot": None, "why": "back"}, ann),
            ("ballot", {"vote": "2", "agree": True}, cid),
            ("undo", {"to": 0, "seat": None}, cid),
            ("pause", {"spent": {"0": 20.0}}, bob),
            ("resume", {}, bob),
        ]
        for number, (kind, data, guest) in enumerate(log, 1):
            sitting.apply(Entry(number, kind, data, at, guest))
        assert sitting.clocks.left == [40, 300, 300]
        assert sitting.people() == [ann, bob, cid]

    at_table(tmp_path, 3, test, pace=LIVE)
