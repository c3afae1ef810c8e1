"""Only whoever started the server lets the network in: a proxy at the same machine looks like it."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.server.inside import inside
from tests.server.serving import Serving

LINK = re.compile(r"http://127\.0\.0\.1:\d+/#share=([\w-]{20,})")


def test_the_key_is_needed(tmp_path: Path) -> None:
    async def share() -> str:
        return "http://192.0.2.7:8000"

    async def run() -> None:
        async with (
            inside(tmp_path) as server,
            httpx.AsyncClient(base_url=server.url, verify=False) as http,
        ):
            server.app.state.start_sharing, server.app.state.share_key = share, "the right key"
            for key in ("", "a wrong key", "the right key " * 5):
                answer = await http.post("/api/share", json={"key": key})
                assert answer.status_code in (403, 422)
            assert (await http.post("/api/share")).status_code == 422
            assert (await http.get("/api/me")).json()["share"] is None
            answer = await http.post("/api/share", json={"key": "the right key"})
            assert answer.json()["url"] == "http://192.0.2.7:8000"
            assert (await http.get("/api/me")).json()["share"]["url"] == "http://192.0.2.7:8000"

    asyncio.run(run())


def test_a_server_that_cannot_share_has_no_key(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(tmp_path) as server,
            httpx.AsyncClient(base_url=server.url, verify=False) as http,
        ):
            for key in ("", "None"):
                answer = await http.post("/api/share", json={"key": key})
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-here")

    asyncio.run(run())


def test_the_terminal_shows_the_key(tmp_path: Path, serve: Callable[..., Serving]) -> None:
    serving = serve(f"sqlite:///{tmp_path / 'fort.db'}")
    assert serving.process.stdout is not None
    found = LINK.search(serving.process.stdout.readline())
    assert found is not None
    answer = httpx.post(f"{serving.url}/api/share", json={"key": "another"}, verify=False)
    assert answer.json()["error"]["code"] == "not-here"
    answer = httpx.post(f"{serving.url}/api/share", json={"key": found[1]}, verify=False)
    if answer.status_code != 200:  # let in, but this machine is in no network
        assert answer.json()["error"]["code"] == "cannot-share"
