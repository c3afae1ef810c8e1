"""Who decides what while others are away: every cell of the table in docs/server.md."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.inside import Inside, inside
from tests.server.people import Json, Person, Seat
from tests.server.postgres import Postgres
from tests.server.test_commands import code, first, settle
from tests.server.test_games import seated

Run = Callable[[Callable[[Inside], Awaitable[None]]], None]
PACES: dict[str, Json] = {
    "live": {"kind": "live", "minutes": 30},
    "none": {"kind": "none"},
    "slow": {"kind": "slow", "hours_per_decision": 48},
}
GRACE = {"live": 60.0, "none": 300.0}
CLOCK = {"live": 1800.0, "slow": 48 * 3600.0}
LAPSE = {"live": 60.0, "none": 300.0, "slow": 86_400.0}


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """One server for all cells; each has a table of its own."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        server = runner.run(stack.enter_async_context(inside(tmp_path_factory.mktemp("absence"))))

        async def bounded(test: Callable[[Inside], Awaitable[None]]) -> None:
            async with asyncio.timeout(120):
                await test(server)

        yield lambda test: runner.run(bounded(test))
        runner.run(stack.aclose())


@dataclass
class Pair:
    """Ann asks for something, and the other may be here or not."""

    server: Inside
    pace: str
    ann: Seat
    other: Seat

    async def play_on(self) -> None:
        """Until Ann is asked and has something to take back."""
        while self.ann.state["prompt"] is None or self.ann.state["undo"] is None:
            await self.play()

    async def play(self) -> None:
        asked = next((seat for seat in (self.ann, self.other) if seat.state["prompt"]), None)
        if asked is None:
            await self.ann.hear()  # a bot's answer
        else:
            assert (await asked.choose(first(asked)))["type"] == "done"
            if self.ann.info["seats"][1]["kind"] == "person":
                await settle(self.ann, self.other)

    async def leaves(self) -> None:
        await self.other.close()
        await self.ann.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["connected"])

    async def until_bot(self) -> None:
        while self.ann.info["seats"][1]["bot"] is None:
            await self.ann.hear()
        self.other.state["prompt"] = None
        await self.play_on()


# How it stands with the other.


async def here(pair: Pair) -> None:
    await pair.play_on()


async def away(pair: Pair) -> None:
    """In a slow game for hours: it makes no difference."""
    await pair.play_on()
    await pair.leaves()
    pair.server.clock.advance(GRACE.get(pair.pace, 10 * 3600) - 10)


async def gone(pair: Pair) -> None:
    await pair.play_on()
    await pair.leaves()
    pair.server.clock.advance(GRACE[pair.pace])


async def replaced(pair: Pair) -> None:
    await gone(pair)
    assert (await pair.ann.command("propose", what="replace", seat=1))["type"] == "done"
    await pair.until_bot()


async def late(pair: Pair) -> None:
    while pair.other.state["prompt"] is None:
        await pair.play()
    pair.server.clock.advance(CLOCK[pair.pace] + 1)
    await pair.until_bot()


async def resigned(pair: Pair) -> None:
    assert (await pair.other.command("resign", seat=1))["type"] == "done"
    await pair.until_bot()


State = Callable[[Pair], Awaitable[None]]
COLUMNS: dict[str, list[State]] = {
    "here": [here],
    "away": [away],
    "gone": [gone],
    "a bot plays": [replaced, late, resigned],
}
MATTERS: dict[State, list[str]] = {
    away: ["live", "none", "slow"],
    gone: ["live", "none"],
    late: ["live", "slow"],
}


# What Ann asks for, and how one sees that it was done.


@dataclass
class Row:
    ask: Callable[[Seat], Json]
    is_done: Callable[[Seat], bool]


ROWS = {
    "take back, as the rules allow": Row(
        lambda ann: {"type": "undo", "decision": ann.state["decision"], "seat": 0},
        lambda ann: ann.state["type"] == "state",
    ),
    "take back more": Row(
        lambda ann: {"type": "propose", "what": "undo", "seat": 0, "to": 0},
        lambda ann: ann.state["decision"] == 0,
    ),
    "pause": Row(lambda ann: {"type": "propose", "what": "pause"}, lambda ann: ann.info["paused"]),
    "end the game without a result": Row(
        lambda ann: {"type": "propose", "what": "abandon"}, lambda ann: ann.info["status"] == "abandoned"
    ),
    "let a bot play for the other": Row(
        lambda ann: {"type": "propose", "what": "replace", "seat": 1},
        lambda ann: ann.info["seats"][1]["replaced"] == "vote",
    ),
    "resume after a pause": Row(lambda ann: {"type": "resume"}, lambda ann: not ann.info["paused"]),
    "resign": Row(
        lambda ann: {"type": "resign", "seat": 0}, lambda ann: ann.info["seats"][0]["replaced"] == "resigned"
    ),
}


def cells() -> Iterator[object]:
    """The table in docs/server.md."""
    lines = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("| what | here |"))
    columns = [part.strip() for part in lines[start].split("|")[2:-1]]
    assert columns == list(COLUMNS)
    rows = 0
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        what, *answers = (part.strip() for part in line.split("|")[1:-1])
        rows += 1
        for column, answer in zip(columns, answers, strict=True):
            for state in COLUMNS[column]:
                for pace in MATTERS.get(state, ["live"]):
                    name = f"{pace}-{what}-{state.__name__}-{answer}"
                    yield pytest.param(pace, what, state, answer, id=name.replace(" ", "_"))
    assert rows == len(ROWS)


@pytest.mark.parametrize(("pace", "what", "state", "answer"), list(cells()))
def test_who_decides(run: Run, pace: str, what: str, state: State, answer: str) -> None:
    row = ROWS[what]

    async def test(server: Inside) -> None:
        async with AsyncExitStack() as stack:
            seats = await seated(stack, [server.url] * 2, order="as_seated", pace=PACES[pace])
            pair = Pair(server, pace, *seats)
            if what.startswith("resume"):
                await paused(pair)
                await in_pause(pair, state)
            else:
                await state(pair)
            assert answer == "refused" or not row.is_done(pair.ann)
            told = await pair.ann.command(**row.ask(pair.ann))
            await ANSWERS[answer](pair, row, told, state.__name__)

    run(test)


async def paused(pair: Pair) -> None:
    """Both agree, before anything else."""
    await pair.ann.command("propose", what="pause")
    await agree(pair.other, True)
    await settle(pair.ann)
    assert pair.ann.info["paused"]


async def in_pause(pair: Pair, state: State) -> None:
    """The other leaves, or gives their seat to a bot; nobody can take it from them, and no clock runs."""
    if state in COLUMNS["a bot plays"]:
        assert (await pair.other.command("resign", seat=1))["type"] == "done"
        await settle(pair.ann)
    elif state is not here:
        await pair.leaves()
        pair.server.clock.advance(86_400)


async def agree(seat: Seat, yes: bool) -> None:
    await seat.settle()
    vote = seat.info["votes"][0]["vote"]
    assert (await seat.command("vote", vote=vote, agree=yes))["type"] == "done"


async def at_once(pair: Pair, row: Row, told: Json, state: str) -> None:
    assert told["type"] == "done", told
    await settle(pair.ann)
    assert row.is_done(pair.ann)
    assert pair.ann.info["votes"] == []


async def a_vote(pair: Pair, row: Row, told: Json, state: str) -> None:
    """One no, then one yes."""
    assert told["type"] == "done", told
    await agree(pair.other, False)
    await settle(pair.ann)
    assert not row.is_done(pair.ann)
    assert pair.ann.info["votes"] == []
    assert (await pair.ann.command(**row.ask(pair.ann)))["type"] == "done"
    assert not row.is_done(pair.ann)
    await agree(pair.other, True)
    await settle(pair.ann)
    assert row.is_done(pair.ann)


async def a_vote_that_waits(pair: Pair, row: Row, told: Json, state: str) -> None:
    """For the other to come back; if they leave again and stay away, for the end of the grace."""
    assert told["type"] == "done", told
    assert not row.is_done(pair.ann)
    assert pair.ann.info["votes"][0]["waiting"] == [1]
    await pair.other.connect()
    await agree(pair.other, False)
    await pair.leaves()
    assert not row.is_done(pair.ann)
    assert (await pair.ann.command(**row.ask(pair.ann)))["type"] == "done"
    grace = GRACE.get(pair.pace, LAPSE[pair.pace])
    pair.server.clock.advance(grace - 1)
    await settle(pair.ann)
    assert not row.is_done(pair.ann)
    assert pair.ann.info["votes"]
    pair.server.clock.advance(2)
    closed = await pair.ann.until(lambda m: m["type"] == "vote" and m["closed"])
    await settle(pair.ann)
    assert closed["result"] == ("agreed" if pair.pace in GRACE else "refused")
    assert row.is_done(pair.ann) == (pair.pace in GRACE)


async def refused(pair: Pair, row: Row, told: Json, state: str) -> None:
    wanted = {
        "here": "still-here",
        "away": "gone-briefly" if pair.pace in GRACE else "clock-decides",
        "replaced": "nobody-to-replace",
        "late": "nobody-to-replace",
        "resigned": "nobody-to-replace",
    }
    assert code(told) == wanted[state]
    if code(told) == "gone-briefly":
        assert told["error"]["facts"]["wait"] == 10
        assert told["error"]["message"].endswith("in 10 s you can let a bot play for them.")
        assert pair.ann.info["seats"][1]["away"] is not None
    await settle(pair.ann)
    assert pair.ann.info["votes"] == []
    assert pair.ann.info["seats"][1]["replaced"] != "vote" or state == "replaced"


ANSWERS = {"at once": at_once, "a vote": a_vote, "a vote that waits": a_vote_that_waits, "refused": refused}


# Between the cells.


def at(
    run: Run, people: int, test: Callable[[Inside, list[Seat]], Awaitable[None]], pace: str = "live"
) -> None:
    """Runs a test with people at a table, in the order of their seats."""

    async def whole(server: Inside) -> None:
        async with AsyncExitStack() as stack:
            seats = await seated(stack, [server.url] * people, order="as_seated", pace=PACES[pace])
            await settle(*seats)
            await test(server, seats)

    run(whole)


async def leave(seat: Seat, witness: Seat) -> None:
    number = seat.state["viewer"]
    await seat.close()
    await witness.until(lambda m: m["type"] == "table" and not m["table"]["seats"][number]["connected"])


async def ended(seat: Seat) -> str:
    """How the vote ends that is open."""
    closed = await seat.until(lambda m: m["type"] == "vote" and m["closed"])
    await seat.settle()
    found: str = closed["result"]
    return found


def test_two_who_are_here_decide_without_one_who_is_gone(run: Run) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        ann, bob, cid = seats
        await leave(cid, ann)
        server.clock.advance(30)
        await ann.command("propose", what="abandon")
        await agree(bob, True)
        await settle(ann)
        assert ann.info["votes"][0]["waiting"] == [2]
        assert ann.info["status"] == "running"
        server.clock.advance(30)
        assert await ended(ann) == "agreed"
        assert ann.info["status"] == "abandoned"

    at(run, 3, test)


def test_replacing_is_a_vote_of_the_others_and_ends_when_they_come_back(run: Run) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        ann, bob, cid = seats
        await leave(cid, ann)
        server.clock.advance(60)
        assert (await ann.command("propose", what="replace", seat=2))["type"] == "done"
        assert ann.info["votes"][0]["waiting"] == [1]
        await cid.connect()
        assert await ended(ann) == "refused"
        await leave(cid, ann)
        assert code(await ann.command("propose", what="replace", seat=2)) == "gone-briefly"
        server.clock.advance(60)
        assert (await ann.command("propose", what="replace", seat=2))["type"] == "done"
        await settle(bob)
        await agree(bob, True)
        await settle(ann)
        assert ann.info["seats"][2]["replaced"] == "vote"

    at(run, 3, test)


def test_coming_back_begins_the_grace_anew_and_stops_no_clock(run: Run) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        ann, bob = seats
        for _ in range(35):
            await leave(ann, bob)
            server.clock.advance(50)
            assert code(await bob.command("propose", what="replace", seat=0)) == "gone-briefly"
            await ann.connect()
        await settle(ann)
        assert ann.state["clocks"][0]["seconds"] == 1800 - 35 * 50
        server.clock.advance(51)
        await bob.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["replaced"] == "time")

    at(run, 2, test)


def test_one_of_two_browsers_is_enough(run: Run) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        ann, bob = seats
        second = await bob.person.sit(bob.table)
        await bob.close()
        server.clock.advance(120)
        assert code(await ann.command("propose", what="replace", seat=1)) == "still-here"
        bob.web = second.web
        await leave(second, ann)
        assert code(await ann.command("propose", what="replace", seat=1)) == "gone-briefly"

    at(run, 2, test)


def test_a_guest_with_two_seats_has_one_voice(run: Run) -> None:
    async def test(server: Inside) -> None:
        async with Person(server.url, "Both") as both, Person(server.url, "Guest") as guest:
            places = [{"kind": "me"}, {"kind": "me"}, {"kind": "person"}]
            table = await both.post("/api/tables", seats=places, order="as_seated", spectators=True)
            invitation = table["invitation"]["url"].rsplit("#", 1)[1]
            await guest.post(f"/api/tables/{table['id']}/join", invitation=invitation)
            await both.post(f"/api/tables/{table['id']}/start")
            seat, rival = await both.sit(table["id"]), await guest.sit(table["id"])
            await rival.command("propose", what="pause")
            assert rival.info["votes"][0]["waiting"] == [0, 1]
            await agree(seat, True)
            await settle(rival)
            assert rival.info["paused"]
            async with Person(server.url, "Watches") as watcher:
                watching = await watcher.sit(table["id"])
                assert code(await watching.command("resume")) == "not-playing"
                assert code(await watching.command("propose", what="abandon")) == "not-playing"
                await watching.close()
            await rival.command("resume")
            await seat.close()
            await rival.until(lambda m: m["type"] == "table" and not m["table"]["seats"][0]["connected"])
            server.clock.advance(300)
            for each in (0, 1):
                assert (await rival.command("propose", what="replace", seat=each))["type"] == "done"
            assert [one["replaced"] for one in rival.info["seats"]] == ["vote", "vote", None]
            await rival.close()

    run(test)


def test_who_takes_a_seat_back_has_a_say_in_what_is_open(run: Run) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        ann, bob, cid = seats
        await leave(cid, ann)
        server.clock.advance(60)
        await ann.command("propose", what="replace", seat=2)
        await agree(bob, True)
        await ann.command("propose", what="abandon")
        assert ann.info["votes"][0]["waiting"] == [1]
        await cid.connect()
        assert (await cid.command("take_back_seat", seat=2))["type"] == "done"
        await agree(bob, True)
        assert bob.info["votes"][0]["waiting"] == [2]
        assert bob.info["status"] == "running"
        await agree(cid, False)
        await settle(ann)
        assert ann.info["status"] == "running"
        assert ann.info["votes"] == []

    at(run, 3, test)


def test_who_asked_may_withdraw(run: Run) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        ann, bob = seats
        await ann.command("propose", what="abandon")
        vote = ann.info["votes"][0]["vote"]
        assert code(await ann.command("vote", vote=vote, agree=True)) == "no-such-vote"
        await agree(ann, False)
        await settle(bob)
        assert bob.info["votes"] == []
        assert bob.info["status"] == "running"

    at(run, 2, test)


def test_a_vote_ends_when_who_asked_plays_no_more(run: Run) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        ann, bob, cid = seats
        await ann.command("propose", what="pause")
        await ann.command("resign", seat=0)
        assert await ended(bob) == "refused"
        assert not bob.info["paused"]
        await bob.command("propose", what="pause")
        await cid.command("resign", seat=2)  # the last who had to answer
        assert await ended(bob) == "agreed"
        assert bob.info["paused"]

    at(run, 3, test)


def test_a_vote_on_taking_back_ends_when_play_goes_on(run: Run) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        ann, bob = seats
        await ann.choose(first(ann))
        await bob.command("propose", what="undo", to=0)
        assert bob.info["votes"][0]["waiting"] == [0]
        await ann.settle()
        vote = ann.info["votes"][0]["vote"]
        await ann.choose(first(ann))
        assert ann.info["votes"] == []
        assert code(await ann.command("vote", vote=vote, agree=True)) == "no-such-vote"

    at(run, 2, test)


def test_nobody_is_gone_in_a_pause_nor_right_after(run: Run) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        ann, bob = seats
        await paused(Pair(server, "live", ann, bob))
        await leave(bob, ann)
        server.clock.advance(3600)
        assert ann.info["seats"][1]["away"]["grace"] is None
        assert code(await ann.command("propose", what="replace", seat=1)) == "paused"
        assert (await ann.command("resume"))["type"] == "done"
        assert ann.info["seats"][1]["away"] == {"seconds": 3600, "grace": 60}
        assert code(await ann.command("propose", what="replace", seat=1)) == "gone-briefly"
        server.clock.advance(60)
        assert (await ann.command("propose", what="replace", seat=1))["type"] == "done"

    at(run, 2, test)


def test_after_a_restart_everybody_has_the_grace_again(tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        async with inside(tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = await seated(stack, [server.url] * 2, order="as_seated", pace=PACES["live"])
            await leave(bob, ann)
            server.clock.advance(600)
            return ann.table, ann.person.cookie

    async def after(table: str, cookie: str) -> None:
        async with inside(tmp_path, later=700) as server:
            person = Person(server.url, "Ann")
            person.http.cookies.set(*cookie.split("=", 1))
            ann = await person.sit(table)
            assert code(await ann.command("propose", what="replace", seat=1)) == "gone-briefly"
            server.clock.advance(60)
            assert (await ann.command("propose", what="replace", seat=1))["type"] == "done"
            await ann.close()
            await person.http.aclose()

    asyncio.run(after(*asyncio.run(before())))


def test_at_two_processes(tmp_path: Path, postgres: Postgres) -> None:
    """Who is connected to the other process is here; who leaves there has the grace here."""
    database = postgres.new()

    async def run() -> None:
        async with (
            inside(tmp_path, database=database) as one,
            inside(tmp_path, database=database) as other,
            AsyncExitStack() as stack,
        ):
            urls = [one.url, other.url]
            ann, bob = await seated(stack, urls, order="as_seated", pace=PACES["live"])
            while not ann.info["seats"][1]["connected"]:
                await ann.hear()
            assert code(await ann.command("propose", what="replace", seat=1)) == "still-here"
            await leave(bob, ann)
            assert code(await ann.command("propose", what="replace", seat=1)) == "gone-briefly"
            await ann.command("propose", what="abandon")
            one.clock.advance(61)
            other.clock.advance(61)
            assert await ended(ann) == "agreed"
            assert ann.info["status"] == "abandoned"

    asyncio.run(run())
