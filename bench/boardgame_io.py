"""The same load on a boardgame.io server: a small game, four clients at each match.

It is installed into build/bench/boardgame. The clients speak its Socket.IO over plain WebSockets, so that the
load costs what it costs for our own server.
"""

import asyncio
import json
import re
import shutil
import subprocess
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import httpx
from bench.environments import PLACE, ROOT, say
from rich.progress import Progress, TaskID
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

HOME = PLACE / "boardgame"
SOURCES = ROOT / "bench" / "boardgame"
GAME = "count"
AT_ONCE = 40  # requests during the set-up


class Boardgame:
    """The server in a process."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(["node", "server.js"], cwd=HOME, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.match(r"port (\d+)", line):
                self.url = f"http://127.0.0.1:{found[1]}"
                return
        raise RuntimeError("the boardgame.io server did not start")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def install() -> None:
    """boardgame.io out of the package index, once."""
    HOME.mkdir(parents=True, exist_ok=True)
    wanted = (SOURCES / "package.json").read_text("utf-8")
    mark = HOME / "package.json"
    shutil.copy(SOURCES / "server.js", HOME)
    if mark.exists() and mark.read_text("utf-8") == wanted and (HOME / "node_modules").is_dir():
        return
    say("boardgame.io: installing")
    mark.write_text(wanted, "utf-8")
    subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", "--no-package-lock"],
        cwd=HOME,
        check=True,
    )


@dataclass
class MatchLoad:
    """Four sockets at one match, and when each of them had the newest state."""

    match: str
    credentials: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    state: int = 0
    player: int = 0
    arrived: dict[int, list[float]] = field(default_factory=dict)
    everybody: asyncio.Event = field(default_factory=asyncio.Event)

    async def open(self, url: str) -> None:
        web = url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        for player, credentials in enumerate(self.credentials):
            socket = await connect(
                web, origin=Origin(url), max_size=None, compression=None, ping_interval=None
            )
            self.sockets.append(socket)
            await socket.recv()  # the greeting of Engine.IO
            await socket.send(f"40/{GAME},")
            await socket.recv()
            await self._emit(player, "sync", self.match, str(player), credentials, len(self.credentials))

    async def _emit(self, player: int, *said: Any) -> None:
        await self.sockets[player].send(f"42/{GAME},{json.dumps(said)}")

    async def listen(self, at: int) -> None:
        async for text in self.sockets[at]:
            assert isinstance(text, str)
            now = perf_counter()
            if text == "2":  # a ping
                await self.sockets[at].send("3")
                continue
            what, _, *rest = json.loads(text.removeprefix(f"42/{GAME},"))
            if what not in ("update", "sync"):
                continue
            state = rest[0]["state"] if what == "sync" else rest[0]
            number = state["_stateID"]
            self.arrived.setdefault(number, []).append(now)
            if number > self.state or what == "sync":
                self.state, self.player = number, int(state["ctx"]["currentPlayer"])
            if what == "update" and len(self.arrived[number]) == len(self.sockets):
                self.everybody.set()

    async def choose(self, random: Random) -> float | None:
        """Seconds until everybody has the new state."""
        player, before = self.player, self.state
        move = {"type": "add", "args": [], "playerID": str(player), "credentials": self.credentials[player]}
        self.everybody.clear()
        began = perf_counter()
        action = {"type": "MAKE_MOVE", "payload": move}
        await self._emit(player, "update", action, before, self.match, str(player))
        await self.everybody.wait()
        return max(self.arrived.pop(self.state)) - began


async def set_up(url: str, tables: int, people: int, progress: Progress, bar: TaskID) -> list[MatchLoad]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> MatchLoad:
        async with gate, httpx.AsyncClient(base_url=f"{url}/games/{GAME}", timeout=60) as client:
            match = (
                (await client.post("/create", json={"numPlayers": people}))
                .raise_for_status()
                .json()["matchID"]
            )
            credentials = []
            for player in range(people):
                body = {"playerID": str(player), "playerName": f"Load {number} {player}"}
                answer = await client.post(f"/{match}/join", json=body)
                credentials.append(answer.raise_for_status().json()["playerCredentials"])
            progress.advance(bar)
            return MatchLoad(match, credentials)

    return list(await asyncio.gather(*[one(number) for number in range(tables)]))
