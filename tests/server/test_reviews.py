"""Reviews over HTTP: made once beside everything else, the same again, for whoever may see the game."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select, update

from fort.review import Review, puzzles, review
from fort.server.schema import reviews
from fort.table.reading import read_record
from fort.wire.reviews import ReviewTold
from tests.server.inside import Inside, inside
from tests.server.people import PATIENCE, Json, Person

FEW: Json = {"review_worlds": 2}  # what is judged how well is not the question here


def late() -> str:
    """A position of the last round of two, in which seat 1 is about to play."""
    asked = (2, 1, "play", "last-round")
    found = (each for each in puzzles() if (each.seats, each.seat, each.question, each.theme) == asked)
    return next(found).game().diagram()


async def finished(person: Person, seed: int = 1) -> str:
    """The last round of a game against a bot that chooses by chance, as the person does; its table."""
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    table = await person.post("/api/tables", seats=seats, diagram=late())
    await person.post(f"/api/tables/{table['id']}/start")
    seat = await person.sit(table["id"])
    await seat.play(Random(seed))
    await seat.close()
    return str(table["id"])


async def complete(person: Person, table: str, seat: int = 1) -> list[Json]:
    """Asks for a review, and again until it is whole; all that was told."""
    told = [await person.post(f"/api/games/{table}/review", seat=seat)]
    async with asyncio.timeout(PATIENCE):
        while told[-1]["stage"] not in ("complete", "failed"):
            answer = await person.http.get(
                f"/api/games/{table}/review", params={"seat": seat, "known": told[-1]["step"]}
            )
            if answer.json()["step"] != told[-1]["step"]:
                told.append(answer.json())
            await asyncio.sleep(0.02)
    return told


def test_a_review_fills_in_and_is_what_the_package_says(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, **FEW) as server, Person(server.url, "Ann") as ann:
            table = await finished(ann)
            told = await complete(ann, table)
            for each in told:
                ReviewTold.model_validate(each)
            assert [each["done"] for each in told] == sorted(each["done"] for each in told)
            assert told[-1]["stage"] == "complete"
            record = read_record((await ann.http.get(f"/api/games/{table}/record")).text)
            expected = review(replace(record, names=None), 1, seed=table, budget=2)
            async with Person(server.url, "Ben") as ben:  # whoever has the address sees the replay, and this
                shown = (await ben.http.get(f"/api/games/{table}/review?seat=1")).json()
            found = shown["review"]
            assert found["moments"]
            assert [moment["number"] for moment in found["moments"]] == [
                moment.number for moment in expected.moments
            ]
            assert [moment["label"] for moment in found["moments"]] == [m.label for m in expected.moments]
            assert len(found["players"]) == 2
            assert all(player["luck"] is not None for player in found["players"])
            stored = await kept(server, table)
            assert stored == expected.to_json()
            again = (await ann.http.get(f"/api/games/{table}/review?seat=1&known={shown['step']}")).json()
            assert again["review"] is None

    asyncio.run(run())


async def kept(server: Inside, table: str) -> Json:
    """The review as it is stored."""
    query = select(reviews.c.data).where(reviews.c.table == table)
    data = await server.rooms.database.read(lambda c: c.scalar(query))
    return Review.from_json(json.loads(str(data))).to_json()


def test_after_a_restart_it_goes_on_to_the_same_end(database: str, tmp_path: Path) -> None:
    """What was begun is begun anew by whoever comes next, and nothing is lost."""

    async def run() -> None:
        async with inside(tmp_path, database=database, **FEW) as server, Person(server.url, "Ann") as ann:
            table = await finished(ann)
            whole = (await complete(ann, table))[-1]
            cookies = ann.http.cookies
            for step, stage in ((1, "summary"), (0, "waiting")):
                torn = update(reviews).values(stage=stage, step=step, data=None, sums=None, lease=10.0**12)
                await server.rooms.database.write(lambda c, torn=torn: c.execute(torn).rowcount)  # type: ignore[misc]
        later = 10.0**12  # on PostgreSQL the lease of who died has to run out first
        again_there = inside(tmp_path, database=database, later=later, **FEW)
        async with again_there as server, Person(server.url, "Ben") as ben:
            ben.http.cookies = cookies
            again = (await complete(ben, table))[-1]
        assert again["review"] == whole["review"]

    asyncio.run(run())


def test_two_who_ask_at_once_get_one(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(tmp_path, database=database, **FEW) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Ben") as ben,
        ):
            table = await finished(ann)
            told = await asyncio.gather(complete(ann, table), complete(ben, table), complete(ann, table, 0))
            assert told[0][-1]["review"] == told[1][-1]["review"]
            count = select(func.count()).select_from(reviews)
            assert await server.rooms.database.read(lambda c: c.scalar(count)) == 2

    asyncio.run(run())


def test_who_may_ask_for_what(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(tmp_path, **{**FEW, "reviews_per_guest": 1}) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Ben") as ben,
        ):
            table = await finished(ann)
            path = f"/api/games/{table}/review"
            missing = await ann.http.get(f"{path}?seat=1")
            assert (missing.status_code, missing.json()["error"]["code"]) == (404, "no-review")
            assert (await ann.refused(path, 422, seat=2))["code"] == "no-such-seat"
            assert (await ann.refused(path, 422, seat=True))["code"] == "invalid"
            assert (await ann.refused(path, 422, seat=0, judge="random"))["code"] == "invalid"
            await complete(ann, table)
            await complete(ann, table, 0)
            other = f"/api/games/{await finished(ann, 2)}/review"
            assert (await ann.refused(other, 429, seat=0))["code"] == "too-many-reviews"
            await complete(ann, table)  # one that there is costs nothing
            running = await ann.post("/api/play-now", bot="random")
            closed = f"/api/games/{running['id']}/review"
            assert (await ann.refused(closed, 409, seat=0))["code"] == "not-over"
            assert (await ben.refused(closed, 404, seat=0))["code"] == "unknown"
            assert (await ben.refused("/api/games/nope/review", 404, seat=0))["code"] == "unknown"
            seat = await ann.sit(running["id"])
            await seat.command("propose", what="abandon")
            await seat.close()
            assert (await ann.refused(closed, 409, seat=0))["code"] == "not-over"

    asyncio.run(run())


def test_one_that_fails_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with inside(tmp_path, **FEW) as server, Person(server.url, "Ann") as ann:
            table = await finished(ann)
            with monkeypatch.context() as broken:
                broken.setattr("fort.server.reviews.reviewing", lambda *_: iter(()))
                told = await complete(ann, table)
                assert (told[-1]["stage"], told[-1]["review"]) == ("failed", None)
            assert (await complete(ann, table))[-1]["stage"] == "complete"

    asyncio.run(run())
