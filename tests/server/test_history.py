"""Your games: listed, counted, exported, at every device of a guest; and forgotten, all of it."""

import asyncio
import csv
import io
from pathlib import Path
from random import Random

from sqlalchemy import select, text

from fort.review import puzzles
from fort.server import schema
from fort.server.history import cell
from fort.table.reading import read_record
from fort.wire.history import History, PlayedGames
from tests.server.inside import Inside, inside
from tests.server.people import Json, Person, until
from tests.server.test_devices import another_device
from tests.server.test_reviews import FEW, complete, finished, late


def test_a_list_numbers_and_files(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, database=database, **FEW) as server, Person(server.url, "=Ann") as ann:
            first, second = await finished(ann, 1), await finished(ann, 2)
            await complete(ann, second)
            other = await another_device(ann, server.url)
            told = (await other.http.get("/api/my/games?most=1")).json()
            PlayedGames.model_validate(told)
            assert told["total"] == 2
            newest = told["games"][0]
            rest = (await other.http.get("/api/my/games", params={"before": told["next"]})).json()
            assert rest["next"] is None
            assert {newest["table"], *(game["table"] for game in rest["games"])} == {first, second}
            games = {game["table"]: game for game in [newest, *rest["games"]]}
            assert [games[first]["reviewed"], games[second]["reviewed"]] == [False, True]
            assert games[second]["luck"] is not None
            numbers = (await other.http.get("/api/my/history")).json()
            History.model_validate(numbers)
            assert (numbers["totals"]["games"], numbers["counting"]) == (2, 0)
            assert numbers["totals"]["won"] == sum(game["rank"] == 1 for game in games.values())
            assert [point["table"] for point in numbers["form"]][-1] == newest["table"]
            rows = list(csv.DictReader(io.StringIO((await other.http.get("/api/my/export.csv")).text)))
            assert {row["record"] for row in rows} == {f"/api/games/{id}/record" for id in (first, second)}
            assert all(row["with"] == "random" for row in rows)
            whole = (await other.http.get("/api/my/export.json")).json()
            assert whole["guest"]["nickname"] == "=Ann"
            for game in whole["games"]:
                assert read_record(game["record"]).verify() == []
            await other.http.aclose()

    asyncio.run(run())


def test_cells_that_would_be_formulas() -> None:
    assert [cell(each) for each in ("=1+1", "@x", "Ann", -1.5, None)] == ["'=1+1", "'@x", "Ann", -1.5, None]


def test_kids_are_counted_of_a_whole_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, **FEW) as server, Person(server.url, "Ann") as ann:
            table = await ann.post(
                "/api/tables", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], order="as_seated"
            )
            await ann.post(f"/api/tables/{table['id']}/start")
            seat = await ann.sit(table["id"])
            await seat.play(Random(3))
            await seat.close()
            numbers = (await ann.http.get("/api/my/history")).json()
            record = read_record((await ann.http.get(f"/api/games/{table['id']}/record")).text)
            plays = [choice.text for at, choice in record.choices if at == 0 and choice.what == "play"]
            best = numbers["kids"][0]
            assert best["played"] == plays.count(f"play {best['kid']}") == max(map(plays.count, plays))
            assert len(numbers["openings"]) == 1

    asyncio.run(run())


def test_nonsense_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            for query in ("before=x", "before=1~", "before=1e9~a", "most=0", "most=9999", "before=1~a~b"):
                answer = await ann.http.get(f"/api/my/games?{query}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid"), query
            empty = (await ann.http.get("/api/my/history")).json()
            assert (empty["totals"]["games"], empty["totals"]["best"]) == (0, None)

    asyncio.run(run())


async def everything(server: Inside) -> str:
    """All rows of all tables, as text."""
    names = [table.name for table in schema.metadata.sorted_tables]

    def work(connection: object) -> str:
        return "\n".join(
            str([tuple(row) for row in connection.execute(text(f'SELECT * FROM "{name}"'))])  # type: ignore[attr-defined]
            for name in names
        )

    return await server.rooms.database.read(work)


def test_forgotten(database: str, tmp_path: Path) -> None:
    """Nothing of the guest is left; what another needs stays, without the name."""

    async def run() -> None:
        async with inside(tmp_path, database=database, **FEW) as server, Person(server.url, "Ben") as ben:
            ann = Person(server.url, "Annabella")
            await ann.__aenter__()
            alone = await finished(ann)
            await complete(ann, alone)
            await ann.post(f"/api/puzzles/{puzzles()[0].id}/show")
            shared = await shared_game(ann, ben)
            await complete(ben, shared, 1)
            assert "Annabella" in (await ben.http.get(f"/api/games/{shared}/record")).text
            seat = await ann.sit(shared)
            running = await ann.post("/api/play-now", bot="random")
            answer = await ann.http.delete("/api/me")
            assert answer.status_code == 204, answer.text
            await until(lambda: running["id"] not in server.rooms.rooms)
            left = await everything(server)
            assert "Annabella" not in left
            assert alone not in left
            assert (await ann.http.get("/api/my/games")).status_code == 401
            record = read_record((await ben.http.get(f"/api/games/{shared}/record")).text)
            assert record.verify() == []
            assert record.names == ("nobody", "Ben")
            assert (await ben.http.get("/api/my/games")).json()["total"] == 1
            told = (await ben.http.get(f"/api/games/{shared}/review?seat=1")).json()
            assert [player["name"] for player in told["review"]["players"]] == [None, "Ben"]
            assert (
                await server.rooms.database.read(lambda c: c.scalar(select(schema.solvers.c.guest))) is None
            )
            await seat.close()
            await ann.http.aclose()

    asyncio.run(run())


async def shared_game(ann: Person, ben: Person) -> str:
    """The last round of a game of two people; Ann says something."""
    seats = [{"kind": "me"}, {"kind": "person"}]
    table: Json = await ann.post("/api/tables", seats=seats, diagram=late())
    invitation = table["invitation"]["url"].rsplit("#", 1)[1]
    await ben.post(f"/api/tables/{table['id']}/join", invitation=invitation)
    await ann.post(f"/api/tables/{table['id']}/start")
    one, other = await ann.sit(table["id"]), await ben.sit(table["id"])
    await one.command("chat", text="Annabella was here")
    refused = await ann.http.delete("/api/me")
    assert refused.json()["error"] | {"message": ""} == {
        "code": "still-playing",
        "message": "",
        "facts": {"tables": [table["id"]]},
    }
    await asyncio.gather(one.play(Random(1)), other.play(Random(2)))
    await one.close()
    await other.close()
    return str(table["id"])
