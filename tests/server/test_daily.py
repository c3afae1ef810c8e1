"""The deal of the day: one try, the same cards for all, sealed until the day is over."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import insert, select

from fort.server import deals
from fort.server.days import DAY, day_of
from fort.server.schema import tables, tries
from fort.table.seal import Seal
from fort.wire.daily import DailyDay, DailyMonth
from tests.server.inside import Inside, inside
from tests.server.people import PATIENCE, Json, Person
from tests.server.test_devices import another_device
from tests.server.test_reviews import finished

FEW: Json = {"review_worlds": 2}
MORNING = 1_800_000_000.0  # when the clock of the tests stands still: 2027-01-15, 8:00


@pytest.fixture
def no_yardsticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of our bots plays first: that takes its time, and one test sees it."""
    monkeypatch.setattr(deals, "YARDSTICKS", ())


async def daily(person: Person, day: str = "") -> Json:
    told = (await person.http.get(f"/api/daily/{day}".rstrip("/"))).json()
    DailyDay.model_validate(told)
    return dict(told)


async def until_state(person: Person, state: str, day: str = "") -> Json:
    async with asyncio.timeout(2 * PATIENCE):
        while (told := await daily(person, day))["state"] != state:
            await asyncio.sleep(0.05)
    return told


def test_a_day_from_its_seal_to_its_opening(tmp_path: Path) -> None:
    """A whole game: nothing of the cards is told to anybody before midnight, everything after it."""

    async def run() -> None:
        async with (
            inside(tmp_path, **FEW) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Ben") as ben,
        ):
            before = await daily(ann)
            assert (before["state"], before["seed"], before["table"]) == ("open", None, None)
            assert len(before["kids"]) == 8
            table = await ann.post("/api/daily/play")
            assert table["daily"] == before["day"] == day_of(MORNING)
            seat = await ann.sit(table["id"])
            assert seat.state["commitment"] == before["seal"]
            assert (await seat.command("hint", decision=0, seat=before["seat"]))["error"][
                "code"
            ] == "no-hints"
            await seat.play(Random(1))
            assert seat.state["result"]["seed"] is seat.state["result"]["salt"] is None
            await seat.close()
            told = await until_state(ann, "done")
            yours = told["yours"]
            assert yours["points"] - yours["luck_points"] == pytest.approx(yours["adjusted_points"], abs=1e-3)
            assert (yours["late"], yours["place"], yours["better_than"]) == (False, 1, None)
            assert told["streak"] == told["longest"] == told["players"] == 1
            assert sum(bar["players"] for bar in told["bars"] if bar["yours"]) == 1
            assert yours["share"][0]["id"] == "daily-share-title"
            await nothing_is_told(server, ann, ben, table["id"], before["seat"])
            assert (await ann.refused("/api/daily/play", 409))["code"] == "already-played"
            server.clock.advance(DAY)
            opened = await daily(ben, before["day"])
            assert Seal(opened["seed"], opened["salt"]).commitment == before["seal"]
            assert opened["state"] == "missed"
            assert (await daily(ben))["seal"] == before["next_seal"]
            record = (await ben.http.get(f"/api/games/{table['id']}/record")).text
            assert opened["seed"] in record
            assert (await ben.http.get(f"/api/games/{table['id']}/verify")).json()["ok"]
            review = (await ben.http.get(f"/api/games/{table['id']}/review?seat={before['seat']}")).json()
            assert review["sealed_until"] is None
            assert all(player["luck"] is not None for player in review["review"]["players"])
            assert len((await until_marks(ann, before["day"]))["bots"]) == 3

    asyncio.run(run())


async def until_marks(person: Person, day: str) -> Json:
    async with asyncio.timeout(2 * PATIENCE):
        while not (told := await daily(person, day))["bots"]:
            await asyncio.sleep(0.05)
    return told


async def nothing_is_told(server: Inside, ann: Person, ben: Person, table: str, own: int) -> None:
    """While others play the same cards: the seed, the record, rivals' cards and luck."""
    deal = await server.rooms.database.read(lambda c: deals.find_deal(c, day_of(MORNING)))
    assert deal is not None
    rival = (own + 1) % 4
    paths = [
        "record",
        "verify",
        "replay",
        "replay?viewer=open",
        f"replay?viewer={rival}",
        f"review?seat={rival}",
    ]
    for path in paths:
        answer = await ann.http.get(f"/api/games/{table}/{path}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "sealed"), path
    for path in [*paths, f"replay?viewer={own}", f"review?seat={own}"]:
        assert (await ben.http.get(f"/api/games/{table}/{path}")).status_code == 404, path
    mine = [f"/api/games/{table}/replay?viewer={own}", f"/api/games/{table}/review?seat={own}"]
    for path in [*mine, "/api/daily", f"/api/tables/{table}", "/api/my/tables"]:
        answer = await ann.http.get(path)
        assert answer.status_code == 200, path
        assert deal.seed not in answer.text
        assert deal.salt not in answer.text
    replay = (await ann.http.get(mine[0])).json()
    for step in replay["steps"]:
        assert all(kid is None for kid in step["view"]["seats"][rival]["hand"])
    review = (await ann.http.get(mine[1])).json()["review"]
    assert {chance["seat"] for chance in review["chances"]} <= {own, None}
    assert [player["seat"] for player in review["players"] if player["luck"] is not None] == [own]


@pytest.mark.usefixtures("no_yardsticks")
def test_one_try_whatever_one_does(database: str, tmp_path: Path) -> None:
    """Two devices at once, ten times; leaving and coming back; giving up; a new day."""

    async def run() -> None:
        async with inside(tmp_path, database=database, **FEW) as server, Person(server.url, "Ann") as ann:
            other = await another_device(ann, server.url)
            begun = await asyncio.gather(*(each.post("/api/daily/play") for each in (ann, other) * 5))
            assert len({table["id"] for table in begun}) == 1
            rows = await server.rooms.database.read(lambda c: c.execute(select(tables.c.id)).all())
            assert [row.id for row in rows] == [begun[0]["id"]]
            seat = await ann.sit(begun[0]["id"])
            await seat.close()
            assert (await daily(other))["state"] == "playing"
            assert (await other.post("/api/daily/play"))["id"] == begun[0]["id"]
            seat = await other.sit(begun[0]["id"])
            assert (await seat.command("propose", what="abandon"))["type"] == "done"
            await seat.close()
            assert (await daily(ann))["state"] == "gone"
            for path in ("record", "verify", "replay?viewer=open"):
                assert (await ann.http.get(f"/api/games/{begun[0]['id']}/{path}")).status_code == 409
            assert (await ann.refused("/api/daily/play", 409))["code"] == "already-played"
            server.clock.advance(DAY)
            assert (await daily(ann))["state"] == "open"
            assert (await ann.post("/api/daily/play"))["id"] != begun[0]["id"]
            month = (await ann.http.get("/api/daily/months/2027-01")).json()
            DailyMonth.model_validate(month)
            assert [day["state"] for day in month["days"]] == ["gone", "playing"]
            await other.http.aclose()

    asyncio.run(run())


@pytest.mark.usefixtures("no_yardsticks")
def test_everybody_has_the_same_cards_and_what_was_shown_stays(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(tmp_path, **FEW) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Ben") as ben,
        ):
            hands = []
            for person in (ann, ben):
                table = await person.post("/api/daily/play")
                seat = await person.sit(table["id"])
                own = (await daily(person))["seat"]
                hands.append(seat.state["view"]["seats"][own]["hand"])
                while seat.state["prompt"] is None:
                    await seat.hear()
                for _ in range(12):
                    if seat.state["prompt"]:
                        await seat.choose(seat.state["prompt"]["options"][0]["choice"])
                    else:
                        await seat.hear()
                refused = await seat.command("propose", what="undo", seat=own, to=0)
                assert refused["error"]["code"] == "nothing-to-undo"
                await seat.close()
            assert hands[0] == hands[1]

    asyncio.run(run())


@pytest.mark.usefixtures("no_yardsticks")
def test_a_game_that_ends_after_midnight_is_not_compared(database: str, tmp_path: Path) -> None:
    """Its cards were open by then."""

    async def run() -> None:
        async with inside(tmp_path, database=database, **FEW) as server, Person(server.url, "Ann") as ann:
            day = (await daily(ann))["day"]
            server.clock.advance(DAY)
            row = {"day": day, "guest": ann.id, "state": "playing", "late": False}
            begun = insert(tries).values(**row, table=await finished(ann))
            await server.rooms.database.write(lambda c: c.execute(begun).rowcount)
            told = await until_state(ann, "done", day)
            assert told["yours"]["late"]
            assert told["yours"]["adjusted_points"] is not None
            assert (told["players"], told["yours"]["place"], told["bars"]) == (0, None, [])
            assert told["streak"] == 1

    asyncio.run(run())


@pytest.mark.usefixtures("no_yardsticks")
def test_compared_with_many(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            day = (await daily(ann))["day"]
            reached = {
                "rank": 2,
                "points": 38,
                "result": 0.0,
                "luck": -0.05,
                "adjusted": 0.05,
                "marks": "ggmb",
            }
            rows: list[Json] = []
            for number in range(20):
                points = 20.0 + number
                guest = ann.id if number == 15 else f"guest {number}"
                result = json.dumps({**reached, "luck_points": 38 - points, "adjusted_points": points})
                row = {"day": day, "guest": guest, "state": "done", "late": False}
                rows.append({**row, "adjusted": points, "result": result})
            await server.rooms.database.write(lambda c: c.execute(insert(tries), rows).rowcount)
            told = await daily(ann)
            assert told["yours"]["better_than"] == pytest.approx(15 / 19)
            assert told["yours"]["place"] == 5
            assert told["yours"]["told"] == {"id": "daily-gave", "facts": {"points": 3}}
            assert sum(bar["players"] for bar in told["bars"]) == told["players"] == 20
            assert told["yours"]["share"][1]["facts"]["squares"] == "🟩🟩🟧🟥"

    asyncio.run(run())


def test_streaks() -> None:
    def days_of(*numbers: int) -> list[str]:
        return [f"2027-01-{number:02}" for number in numbers]

    assert deals.streaks([], "2027-01-15") == (0, 0)
    assert deals.streaks(days_of(13, 14, 15), "2027-01-15") == (3, 3)
    assert deals.streaks(days_of(13, 14), "2027-01-15") == (2, 2)
    assert deals.streaks(days_of(9, 10, 11, 13), "2027-01-15") == (0, 3)
    assert deals.streaks(["2026-12-31", "2027-01-01"], "2027-01-01") == (2, 2)


def test_days_that_are_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            for day in ("2027-01-16", "2027-02-30", "0000-00-00", "9999-12-31", "2020-01-01"):
                assert (await ann.http.get(f"/api/daily/{day}")).status_code == 404, day
            for path in ("tomorrow", "months/2027", "months/2027-13", "2027-1-5", "2027-01-15/x"):
                assert (await ann.http.get(f"/api/daily/{path}")).status_code in (404, 422), path
            assert (await ann.http.get("/api/daily/months/9999-12")).json()["days"] == []

    asyncio.run(run())
