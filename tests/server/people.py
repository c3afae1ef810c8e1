"""People-like clients: real HTTP and WebSocket over loopback, knowing nothing of the server's insides."""

import asyncio
import itertools
import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

Json = dict[str, Any]
PATIENCE = 60.0  # seconds that a test waits for anything


async def until(fact: Callable[[], object]) -> None:
    """Waits until this holds."""
    async with asyncio.timeout(PATIENCE):
        while not fact():
            await asyncio.sleep(0.01)


class Person:
    """A guest with a cookie of their own."""

    def __init__(self, url: str, nickname: str) -> None:
        self.url = url
        self.nickname = nickname
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)

    async def __aenter__(self) -> "Person":
        answer = await self.post("/api/me", nickname=self.nickname)
        self.id = answer["guest"]["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code in (200, 201, 202), answer.text
        return answer.json()

    async def refused(self, path: str, status: int, **body: Any) -> Json:
        """The error with which a request is refused."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        error: Json = answer.json()["error"]
        assert set(error) == {"code", "message", "facts"}
        return error

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    async def sit(self, table: str) -> "Seat":
        """Opens the table's socket and waits for the first state."""
        seat = Seat(self, table)
        await seat.connect()
        return seat


class Seat:
    """One socket. Keeps what it was told; `state` is the newest position."""

    commands = itertools.count(1)

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.raw: list[str] = []
        self.heard: list[Json] = []
        self.state: Json = {}
        self.info: Json = {}
        self.number = 0
        self.web: ClientConnection

    async def connect(self) -> None:
        url = self.person.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        origin = Origin(self.person.url)
        headers = {"Cookie": self.person.cookie}
        self.web = await connect(
            url,
            additional_headers=headers,
            origin=origin,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        self.number = 0
        await self.until(lambda message: message["type"] == "state")

    async def close(self) -> None:
        await self.web.close()

    async def send(self, **message: Any) -> None:
        await self.web.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message; the stream has no gaps."""
        async with asyncio.timeout(PATIENCE):
            text = await self.web.recv()
        self.raw.append(str(text))
        message: Json = json.loads(text)
        self.heard.append(message)
        if "number" in message:
            self.number += 1
            assert message["number"] == self.number, message
        if message["type"] in ("state", "events"):
            self.state = message
        if "table" in message:
            self.info = message["table"]
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        while not wanted(message := await self.hear()):
            pass
        return message

    async def command(self, type: str, **values: Any) -> Json:
        """Sends a command and waits for its answer."""
        command = values.pop("id", None) or f"c{next(self.commands)}"
        await self.send(type=type, id=command, **values)
        return await self.until(lambda m: m["type"] in ("done", "refused", "hint") and m["id"] == command)

    async def choose(self, choice: str, **values: Any) -> Json:
        prompt = self.state["prompt"]
        told = {"decision": self.state["decision"], "seat": prompt["seat"], "choice": choice, **values}
        return await self.command("choose", **told)

    async def settle(self) -> None:
        """Hears everything that was sent before now."""
        await self.send(type="ping")
        await self.until(lambda message: message["type"] == "pong")

    @property
    def over(self) -> bool:
        view = self.state.get("view")
        return view is not None and view["over"]

    async def play(self, random: Random, most: int = 10_000) -> int:
        """Answers every question by chance until the game is over; how often it was asked."""
        asked = 0
        while not self.over and asked < most:
            prompt = self.state["prompt"]
            if prompt is None:
                await self.hear()
                continue
            answer = await self.choose(random.choice(prompt["options"])["choice"])
            assert answer["type"] == "done", answer
            asked += 1  # what the choice did was heard before `done`
        return asked


async def is_closed(seat: Seat) -> int:
    """Reads to the end; the code with which the server closed."""
    try:
        while True:
            await seat.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006
