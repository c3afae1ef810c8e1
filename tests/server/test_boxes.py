"""Tables keep the box they are played with."""

import asyncio
import json
from pathlib import Path

import pytest

import fort
from fort.server import store
from fort.server.header import Header
from fort.server.schema import tables
from tests.server.inside import Inside, inside
from tests.server.people import Json, Person

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
KIDS = fort.box.read().texts["kids.txt"]


async def opened(person: Person, **wish: object) -> Json:
    found: Json = await person.post("/api/tables", seats=SEATS, **wish)
    return found


def header(server: Inside, table: Json) -> Header:
    found = server.rooms.database.read_now(lambda connection: store.header(connection, table["id"]))
    assert found is not None
    return found


def test_what_a_table_keeps_of_its_box(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            plain = await opened(ann)
            assert not plain["own_box"]
            assert header(server, plain).box is None
            assert header(server, plain).fingerprint == fort.box.read().fingerprint
            own = await opened(ann, box={"kids.txt": KIDS.replace("Bones", "Femur")})
            assert own["own_box"]
            assert set(header(server, own).box or {}) == set(fort.box.FILES)  # ours may change
            assert header(server, own).fingerprint == header(server, own).cards.fingerprint
            same = await opened(ann, box={"kids.txt": f"# as printed\n{KIDS}"})
            assert not same["own_box"]

    asyncio.run(test())


def test_the_box_of_a_table_is_shown(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            inside(tmp_path) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Bo") as bo,
        ):
            table = await opened(ann, box={"kids.txt": KIDS.replace("Bones", "Femur")})
            shown = await ann.get(f"/api/tables/{table['id']}/box")
            assert "Femur" in [kid["name"] for kid in shown["kids"]]
            assert shown["fingerprint"] == header(server, table).fingerprint
            assert (await bo.http.get(f"/api/tables/{table['id']}/box")).status_code == 404
            assert (await bo.http.get("/api/tables/nothing/box")).status_code == 404
            assert (await bo.http.get(f"/api/box/{shown['fingerprint']}")).status_code == 404
            assert (await bo.get(f"/api/box/{fort.box.FIRST}"))["fingerprint"] == fort.box.FIRST

    asyncio.run(test())


@pytest.mark.parametrize(
    "stored",
    [
        {"fingerprint": "0" * 32},
        {"fingerprint": "0" * 32, "box": json.dumps(dict(fort.box.read().texts))},
    ],
)
def test_a_box_that_is_not_there(tmp_path: Path, stored: dict[str, str]) -> None:
    """The table says so, and lists of tables are as before."""

    async def test() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            table = await opened(ann)
            change = tables.update().where(tables.c.id == table["id"]).values(**stored)
            server.rooms.database.write_now(lambda connection: connection.execute(change).rowcount)
            with pytest.raises(fort.BoxError, match="box 00000000"):
                header(server, table).table()
            (mine,) = await ann.get("/api/my/tables")
            assert [seat["board"] for seat in mine["seats"]] == [None, None]
            answer = await ann.http.get(f"/api/tables/{table['id']}/box")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "box-missing")

    asyncio.run(test())
