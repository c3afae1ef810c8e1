"""Trying again from a moment: what the seat knew stays, what it could not know is dealt anew."""

import asyncio
from pathlib import Path
from random import Random

from fort.table.reading import read_record
from tests.server.inside import inside
from tests.server.people import Person
from tests.server.test_reviews import FEW, complete, finished


def test_from_a_moment_to_its_own_end(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, database=database, **FEW) as server, Person(server.url, "Ann") as ann:
            first = await finished(ann)
            told = (await complete(ann, first))[-1]["review"]
            moment = told["moments"][0]
            wish = {"seat": 1, "number": moment["number"], "bots": ["random"]}
            table = await ann.post(f"/api/games/{first}/again", **wish)
            assert table["again"] == {"table": first, "number": moment["number"], "seat": 1}
            assert (table["status"], table["from_diagram"], table["spectators"]) == ("running", True, False)
            seat = await ann.sit(table["id"])
            options = {option["choice"] for option in seat.state["prompt"]["options"]}
            assert options == {option["choice"] for option in moment["options"]}
            await seat.play(Random(5))
            await seat.close()
            record = read_record((await ann.http.get(f"/api/games/{table['id']}/record")).text)
            assert record.diagram is not None
            assert record.verify() == []
            games = (await ann.http.get("/api/my/games")).json()["games"]
            assert {game["table"]: game["again"] for game in games} == {first: False, table["id"]: True}
            assert (await ann.http.get("/api/my/history")).json()["totals"]["games"] == 1
            again = await ann.post(f"/api/tables/{table['id']}/rematch")
            assert again["again"] is None

    asyncio.run(run())


def test_what_is_hidden_is_dealt_anew_and_what_is_known_stays(tmp_path: Path) -> None:
    """Of one moment many tables: the rival's hand differs, the own view does not."""

    async def run() -> None:
        async with inside(tmp_path, **FEW) as server, Person(server.url, "Ann") as ann:
            first = await finished(ann)
            replay = (await ann.http.get(f"/api/games/{first}/replay?viewer=1")).json()
            views, hands = set(), set()
            for _ in range(6):
                table = await ann.post(f"/api/games/{first}/again", seat=1, number=0, bots=["random"])
                game = server.rooms.rooms[table["id"]].sitting
                assert game is not None
                hands.add(str(sorted(game.game.seats[0].hand + game.game.seats[0].deck)))
                hands.add(str(game.game.seats[0].hand))
                view = game.table.record.begin(None).view(1)
                assert [card.name for card in map(view.components.kids.__getitem__, view.seats[1].hand)] == (
                    replay["steps"][0]["view"]["seats"][1]["hand"]
                )
                views.add(str([option.text for option in view.options]))
            assert len(views) == 1
            assert len(hands) > 3

    asyncio.run(run())


def test_nonsense_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, **FEW) as server, Person(server.url, "Ann") as ann:
            table = await finished(ann)
            path = f"/api/games/{table}/again"
            wish = {"seat": 1, "number": 0, "bots": ["random"]}
            for change, status, code in (
                ({"seat": 0}, 409, "no-choice-there"),
                ({"number": 999_999}, 409, "no-choice-there"),
                ({"seat": 3}, 422, "no-such-seat"),
                ({"bots": ["random"] * 2}, 422, "which-bot"),
                ({"bots": []}, 422, "invalid"),
                ({"bots": ["expert@400sims"]}, 422, "invalid"),
                ({"number": -1}, 422, "invalid"),
            ):
                assert (await ann.refused(path, status, **{**wish, **change}))["code"] == code, change
            running = await ann.post("/api/play-now", bot="random")
            refused = await ann.refused(f"/api/games/{running['id']}/again", 409, **wish)
            assert refused["code"] == "not-over"

    asyncio.run(run())
