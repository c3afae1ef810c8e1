"""Puzzles over HTTP: none comes twice, the first answer counts, and nothing hidden is told."""

import asyncio
import json
from pathlib import Path
from random import Random

import httpx
import pytest

from fort.review import puzzle, puzzles
from fort.server.puzzle_book import NEW, UNSURE, Strength, next_puzzle, rated
from fort.wire.puzzles import PuzzleRoom, PuzzleSolved, PuzzleTold, PuzzleTried
from tests.server.inside import inside
from tests.server.people import Person
from tests.server.test_devices import another_device


def test_ten_puzzles_none_twice(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, database=database) as server, Person(server.url, "Ann") as ann:
            seen = []
            for number in range(10):
                told = (await ann.http.get("/api/puzzles/next")).json()
                PuzzleTold.model_validate(told)
                seen.append(told["id"])
                found = puzzle(told["id"])
                assert found.first or number >= 8
                choice = found.best if number % 3 else found.options[-1].choice
                solved = await ann.post(f"/api/puzzles/{found.id}/answer", choice=choice)
                PuzzleSolved.model_validate(solved)
                assert solved["right"] == bool(number % 3)
                assert (solved["rated"]["after"] > solved["rated"]["before"]) == solved["right"]
                assert solved["rated"]["counted"]
                assert solved["line"][0]["choice"] == found.best
            assert len(set(seen)) == 10
            room = (await ann.http.get("/api/puzzles")).json()
            PuzzleRoom.model_validate(room)
            assert (room["you"]["tried"], room["you"]["solved"], room["left"]) == (10, 6, len(puzzles()) - 10)
            again = await ann.post(f"/api/puzzles/{seen[0]}/answer", choice=puzzle(seen[0]).best)
            assert (again["right"], again["rated"]["counted"]) == (True, False)
            assert again["you"] == room["you"]
            kept = (await ann.http.get(f"/api/puzzles/{seen[0]}")).json()
            assert not kept["answer"]["right"]

    asyncio.run(run())


def test_two_devices_at_once(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, database=database) as server, Person(server.url, "Ann") as ann:
            other = (await another_device(ann, server.url)).http
            id = (await ann.http.get("/api/puzzles/next?theme=yard")).json()["id"]
            assert (await other.get("/api/puzzles/next?theme=yard")).json()["id"] == id
            path = f"/api/puzzles/{id}/answer"
            answers = await asyncio.gather(
                *(http.post(path, json={"choice": puzzle(id).best}) for http in (ann.http, other) * 3)
            )
            assert sum(answer.json()["rated"]["counted"] for answer in answers) == 1
            assert (await other.get("/api/puzzles")).json()["you"]["tried"] == 1
            await other.aclose()

    asyncio.run(run())


def test_who_is_shown_has_missed_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            id = (await ann.http.get("/api/puzzles/next")).json()["id"]
            shown = await ann.post(f"/api/puzzles/{id}/show")
            PuzzleSolved.model_validate(shown)
            assert (shown["right"], shown["chosen"], shown["rated"]["counted"]) == (False, None, True)
            assert shown["you"]["streak"] == 0
            after = await ann.post(f"/api/puzzles/{id}/answer", choice=puzzle(id).best)
            assert (after["right"], after["rated"]["counted"]) == (True, False)

    asyncio.run(run())


def test_a_position_tells_what_its_seat_sees_and_no_answer(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            for each in Random(1).sample(puzzles(), 12):
                answer = await ann.http.get(f"/api/puzzles/{each.id}")
                told = answer.json()
                game = each.game()
                for at, seat in enumerate(told["view"]["seats"]):
                    if at != each.seat:
                        assert all(kid is None for kid in seat["hand"])
                text = json.dumps({key: value for key, value in told.items() if key != "log"})
                assert each.seed not in text
                assert told["answer"] is None
                assert told["view"]["seats"][each.seat]["hand"] == [
                    kid.name for kid in map(game.components.kids.__getitem__, game.seats[each.seat].hand)
                ]
                tried = await ann.post(f"/api/puzzles/{each.id}/try", choices=[each.best])
                PuzzleTried.model_validate(tried)
                assert tried == await ann.post(f"/api/puzzles/{each.id}/try", choices=[each.best])

    asyncio.run(run())


def test_nonsense_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            id = puzzles()[0].id
            assert (await ann.refused("/api/puzzles/nope/answer", 404, choice="skip"))["code"] == "unknown"
            refused = await ann.refused(f"/api/puzzles/{id}/answer", 422, choice="play Nobody")
            assert refused["code"] == "no-such-choice"
            assert puzzles()[0].best in refused["facts"]["options"]
            assert (await ann.refused(f"/api/puzzles/{id}/answer", 422, choice=""))["code"] == "invalid"
            assert (await ann.refused(f"/api/puzzles/{id}/try", 422, choices=["x"]))[
                "code"
            ] == "no-such-choice"
            assert (await ann.refused(f"/api/puzzles/{id}/try", 422, choices=["x"] * 41))["code"] == "invalid"
            for theme in ("chess", ""):
                assert (await ann.http.get(f"/api/puzzles/next?theme={theme}")).status_code == 422
            async with httpx.AsyncClient(base_url=server.url) as stranger:
                assert (await stranger.get("/api/puzzles")).json()["error"]["code"] == "no-guest"

    asyncio.run(run())


def test_all_tried() -> None:
    every = [each.id for each in puzzles()]
    you = Strength(NEW, UNSURE)
    assert next_puzzle(every, you, None, Random(1)) is None
    assert next_puzzle(every[1:], you, None, Random(1)) is puzzles()[0]


@pytest.mark.parametrize("right", [False, True])
def test_ratings_move_apart_and_become_surer(right: bool) -> None:
    you, hard = rated(Strength(1500, 200), Strength(1400, 30), right)
    assert (you.rating > 1500, hard.rating < 1400) == (right, right)
    assert you.deviation < 200
    # Glickman's own example: a solver of 1500 and 200 beats 1400 and 30.
    if right:
        assert you.rating == pytest.approx(1563.6, abs=0.5)
        assert you.deviation == pytest.approx(175.4, abs=0.5)
