"""What keeps strangers, other pages, slow clients and curious eyes out."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from fort.server.costs import Purse
from fort.server.logs import Lines
from tests.cli.run import fort
from tests.server.inside import inside
from tests.server.people import Person, is_closed, until
from tests.server.serving import Serving


def test_headers(url: str) -> None:
    for path in ("/", "/api/me", "/table/anything", "/nowhere.js"):
        headers = httpx.get(url + path, verify=False).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_page(tmp_path: Path) -> None:
    """Files of the app, the app itself for every other address, nothing from outside its folder."""
    page = tmp_path / "page"
    (tmp_path / "secret").write_text("secret")

    async def run() -> None:
        async with (
            inside(tmp_path, page=page) as server,
            httpx.AsyncClient(base_url=server.url, verify=False) as http,
        ):
            assert "npm" in (await http.get("/")).text  # not built yet: it says what to do
            (page / "assets").mkdir(parents=True)
            (page / "index.html").write_text("<!doctype html>the app")
            (page / "assets" / "app-1.js").write_text("let app")
            for path in ("/", "/table/abc", "/index.html", "/..%2fsecret", "/%2e%2e/secret"):
                assert (await http.get(path)).text == "<!doctype html>the app", path
            script = await http.get("/assets/app-1.js")
            assert script.text == "let app"
            assert "immutable" in script.headers["cache-control"]

    asyncio.run(run())


def test_cookies_are_for_us_alone(url: str) -> None:
    cookie = httpx.post(f"{url}/api/me", json={"nickname": "Ann"}, verify=False).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_other_pages_are_refused(url: str) -> None:
    answer = httpx.post(
        f"{url}/api/me", json={"nickname": "Ann"}, headers={"Origin": "https://other.example"}, verify=False
    )
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "wrong-origin"

    async def run() -> None:
        address = url.replace("http", "ws", 1) + "/api/tables/x/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin=Origin("https://other.example"))
        assert refused.value.response.status_code == 403

    asyncio.run(run())


def test_unknown_addresses_and_methods(url: str) -> None:
    for method, path in (("GET", "/api/nothing"), ("DELETE", "/api/box"), ("POST", "/api/tables/x/explode")):
        answer = httpx.request(method, url + path, verify=False)
        assert answer.status_code in (404, 405)
        assert set(answer.json()["error"]) == {"code", "message", "facts"}


def test_limits_of_requests(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(tmp_path, requests_per_minute=10) as server,
            httpx.AsyncClient(base_url=server.url, verify=False) as http,
        ):
            answers = [200]
            while answers[-1] == 200:  # on a slow machine some are granted while the others are sent
                answers.append((await http.get("/api/me")).status_code)
            assert len(answers) > 11
            assert answers[-1] == 429
            large = await http.post("/api/me", content=b"x" * 600_000)
            assert large.status_code == 413

    asyncio.run(run())


def test_a_purse_fills_again() -> None:
    now = [0.0]
    purse = Purse(2, 4, lambda: now[0])
    waits = []
    for _ in range(6):
        waits.append(purse.wait())
        purse.spend(1)
    assert waits == [0, 0, 0, 0, 0, 0.5]
    now[0] = 0.5
    assert purse.wait() == 0.5
    now[0] = 60
    assert purse.wait() == 0  # and it holds no more than before
    purse.spend(5)
    assert purse.wait() == 0.5


@pytest.mark.parametrize("limit", [{"queue": 4}, {"backlog": 5_000}], ids=["messages", "bytes"])
def test_a_slow_client_is_dropped_and_may_come_back(tmp_path: Path, limit: dict[str, Any]) -> None:
    async def run() -> None:
        async with inside(tmp_path, **limit) as server, Person(server.url, "Ann") as ann:
            table = await ann.post("/api/tables", seats=[{"kind": "me"}] * 2)
            await ann.post(f"/api/tables/{table['id']}/start")
            seat = await ann.sit(table["id"])
            room = server.rooms.rooms[table["id"]]
            for _ in range(10):  # more than it takes, faster than it can be sent
                room.tell_table()
            assert await is_closed(seat) == 4408
            again = await ann.sit(table["id"])
            assert again.state["view"]
            await again.close()

    asyncio.run(run())


def test_flapping_and_duplicate_connections(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            table = await ann.post("/api/play-now", bot="random")
            for number in range(15):
                seat = await ann.sit(table["id"])
                if number % 2:
                    seat.web.transport.abort()
                else:
                    await seat.close()
            several = [await ann.sit(table["id"]) for _ in range(3)]
            while several[0].state["prompt"] is None:
                await several[0].hear()
            await several[0].choose(several[0].state["prompt"]["options"][0]["choice"])
            for seat in several[1:]:
                while seat.state["decision"] < several[0].state["decision"]:
                    await seat.hear()
                assert seat.info["seats"][several[0].state["viewer"]]["connected"]
            for seat in several:
                await seat.close()
            await until(lambda: not server.rooms.rooms[table["id"]].clients)
            await until(lambda: not server.rooms.sockets)

    asyncio.run(run())


def test_secrets_are_neither_sent_nor_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Through a whole game: the seed appears when it is over, tokens never."""
    caplog.set_level(logging.DEBUG)

    async def run() -> tuple[list[str], list[str]]:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            table = await ann.post("/api/play-now", bot="random")
            seat = await ann.sit(table["id"])
            hidden = server.rooms.rooms[table["id"]].header.secrets
            assert hidden is not None
            await seat.play(Random(4))
            running = [text for text in seat.raw if '"result":null' in text]
            await seat.close()
            return [hidden.seed, hidden.salt, hidden.bots, ann.http.cookies["fort"]], running

    kept, running = asyncio.run(run())
    assert len(running) > 50
    lines = [Lines().format(record) for record in caplog.records if record.name.startswith("fort")]
    for secret in kept:
        assert not any(secret in text for text in running)
        assert not any(secret in line for line in lines)


def test_admin(tmp_path: Path, serve: Callable[..., Serving]) -> None:
    file = tmp_path / "fort.db"
    serving = serve(f"sqlite:///{file}")
    with httpx.Client(base_url=serving.url, verify=False) as http:
        http.post("/api/me", json={"nickname": "Ann"})
        table = http.post("/api/play-now", json={"bot": "random"}).json()["id"]

    def admin(*arguments: str, code: int = 0) -> str:
        return fort("admin", *arguments, "--database", f"sqlite:///{file}", code=code)

    assert table in admin("list", "--status", "running")
    copy = tmp_path / "copy.db"
    admin("backup", str(copy))  # while the server runs
    assert "exists" in admin("backup", str(copy), code=2)
    assert "--force" in admin("remove", table, code=2)
    admin("remove", table, "--force")
    assert table not in admin("list")
    assert serving.stop() in (0, -15)
    with httpx.Client(base_url=serve(f"sqlite:///{copy}").url, verify=False) as http:
        assert http.get("/health").json() == {"status": "ok"}


def test_remote_bot(served: Serving) -> None:
    """The example of the documentation plays a whole game."""
    done = subprocess.run(
        [sys.executable, "examples/remote_bot.py", served.url], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("points") == 4


def test_health(url: str) -> None:
    assert httpx.get(f"{url}/health", verify=False).json() == {"status": "ok"}


def test_metrics_are_for_the_host_alone(url: str, tmp_path: Path) -> None:
    assert httpx.get(f"{url}/metrics", headers={"Authorization": "Bearer None"}).status_code == 404

    async def run() -> None:
        async with (
            inside(tmp_path, metrics_token="very secret") as server,
            httpx.AsyncClient(base_url=server.url, verify=False) as http,
        ):
            assert (await http.get("/metrics")).status_code == 404
            for wrong in (b"Bearer", b"Bearer \xff"):
                assert (await http.get("/metrics", headers={b"Authorization": wrong})).status_code == 404
            found = await http.get("/metrics", headers={"Authorization": "Bearer very secret"})
            assert "fort_entries_total" in found.text
            assert "fort_sockets 0.0" in found.text

    asyncio.run(run())
