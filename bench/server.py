"""Load: many live tables, no bots; how long from a command until everybody at the table has its event.

python -m bench.server                      500 tables of 4, a choice at each every 5 seconds
python -m bench.server --maximum            then faster and faster, until one of a hundred waits over 100 ms
python -m bench.server --restart            1,000 running games: how soon a restarted server answers

A boardgame.io server with a small game gets the same load in the same run. docs/load.md is written anew.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol

import httpx
from bench import boardgame_io
from bench.server_page import page
from rich.progress import Progress, TaskID
from tests.server.serving import Serving
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 40  # requests during the set-up
GOAL = 0.100  # seconds for 99 of 100
RESULTS = Path(__file__).parent / "server.json"
PAGE = Path(__file__).parent.parent / "docs" / "load.md"

Json = dict[str, Any]


class Players(Protocol):
    """Those at one table."""

    sockets: list[ClientConnection]

    async def open(self, url: str) -> None: ...
    async def listen(self, at: int) -> None: ...
    async def choose(self, random: Random) -> float | None: ...


class Server(Protocol):
    url: str
    process: subprocess.Popen[str]

    def stop(self) -> object: ...


SetUp = Callable[[str, int, int, Progress, TaskID], Awaitable[Sequence[Players]]]


@dataclass
class Load:
    """Four sockets at one table, and when each of them had the newest event."""

    table: str
    cookies: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    prompts: dict[int, Json] = field(default_factory=dict)  # by seat
    decision: int = 0
    arrived: dict[int, list[float]] = field(default_factory=dict)
    everybody: asyncio.Event = field(default_factory=asyncio.Event)
    over: bool = False

    async def open(self, url: str) -> None:
        for cookie in self.cookies:
            web = url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
            socket = await connect(
                web,
                additional_headers={"Cookie": cookie},
                max_size=None,
                compression=None,
                ping_interval=None,
            )
            self.sockets.append(socket)

    async def listen(self, at: int) -> None:
        async for text in self.sockets[at]:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] not in ("state", "events"):
                continue
            self.arrived.setdefault(message["decision"], []).append(now)
            if len(self.arrived[message["decision"]]) == len(self.sockets):
                self.everybody.set()
            self.decision = max(self.decision, message["decision"])
            self.over = message["view"]["over"]
            if message["prompt"] is not None:
                self.prompts[at] = message
            else:
                self.prompts.pop(at, None)

    async def choose(self, random: Random) -> float | None:
        """Seconds until everybody has the event; None if nobody is asked any more."""
        asked = [at for at, message in self.prompts.items() if message["decision"] == self.decision]
        if self.over or not asked:
            return None
        at = asked[0]
        message = self.prompts[at]
        decision = message["decision"]
        command = {
            "type": "choose",
            "id": f"b{decision}",
            "decision": decision,
            "seat": message["prompt"]["seat"],
            "choice": random.choice(message["prompt"]["options"])["choice"],
        }
        began = time.perf_counter()
        await self.sockets[at].send(json.dumps(command))
        while len(self.arrived.get(decision + 1, [])) < len(self.sockets):
            self.everybody.clear()
            await self.everybody.wait()
        return max(self.arrived.pop(decision + 1)) - began


async def set_up(url: str, tables: int, people: int, progress: Progress, bar: TaskID) -> list[Load]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def post(client: httpx.AsyncClient, path: str, cookie: str, body: Json) -> httpx.Response:
        answer = await client.post(path, json=body, headers={"Cookie": cookie} if cookie else {})
        client.cookies.clear()
        return answer.raise_for_status()

    async def one(number: int) -> Load:
        async with gate, httpx.AsyncClient(base_url=url, timeout=60, verify=False) as client:
            cookies = []
            for seat in range(people):
                answer = await post(client, "/api/me", "", {"nickname": f"Load {number} {seat}"})
                cookies.append(f"fort={answer.cookies['fort']}")
            wish = {"seats": [{"kind": "me"}] + [{"kind": "person"}] * (people - 1), "open": True}
            table = (await post(client, "/api/tables", cookies[0], wish)).json()["id"]
            for cookie in cookies[1:]:
                await post(client, f"/api/tables/{table}/join", cookie, {})
            await post(client, f"/api/tables/{table}/start", cookies[0], {})
            progress.advance(bar)
            return Load(table, cookies)

    return list(await asyncio.gather(*[one(number) for number in range(tables)]))


async def press(loads: Sequence[Players], interval: float, seconds: float, progress: Progress) -> list[float]:
    """A choice at each table every `interval` seconds, for so long; all the times it took."""
    taken: list[float] = []
    end = time.perf_counter() + seconds
    bar = progress.add_task(f"every {interval:g} s", total=seconds)

    async def one(at: int, load: Players) -> None:
        random = Random(at)
        await asyncio.sleep(random.random() * interval)
        while time.perf_counter() < end:
            began = time.perf_counter()
            took = await load.choose(random)
            if took is not None:
                taken.append(took)
            await asyncio.sleep(max(0.0, interval - (time.perf_counter() - began)))

    async def watch() -> None:
        while (left := end - time.perf_counter()) > 0:
            progress.update(bar, completed=seconds - left)
            await asyncio.sleep(0.5)
        progress.update(bar, completed=seconds)

    await asyncio.gather(watch(), *[one(at, load) for at, load in enumerate(loads)])
    return taken


def summary(taken: list[float], interval: float, tables: int, serving: Server) -> Json:
    ordered = sorted(taken)
    return {
        "tables": tables,
        "interval": interval,
        "choices": len(ordered),
        "choices_per_second": round(tables / interval, 1),
        "p50_ms": round(1000 * ordered[len(ordered) // 2], 1),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
        "worst_ms": round(1000 * ordered[-1], 1),
        "server_mb": round(memory(serving.process.pid)),
    }


def memory(pid: int) -> float:
    """Megabytes that a process and its children hold."""
    total = 0.0
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    for each in (str(pid), *children):
        for line in Path(f"/proc/{each}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                total += int(line.split()[1]) / 1024
    return total


async def load_run(arguments: argparse.Namespace, name: str, serving: Server, set_up: SetUp) -> list[Json]:
    """The load, and with --maximum more and more of it until it is too much."""
    found: list[Json] = []
    try:
        with Progress() as progress:
            bar = progress.add_task(f"{name}: setting up", total=arguments.tables)
            loads = await set_up(serving.url, arguments.tables, 4, progress, bar)
            for load in loads:
                await load.open(serving.url)
            listening = [asyncio.create_task(load.listen(at)) for load in loads for at in range(4)]
            await asyncio.sleep(1)
            interval = arguments.interval
            while True:
                taken = await press(loads, interval, arguments.seconds, progress)
                found.append(summary(taken, interval, arguments.tables, serving))
                progress.console.print(found[-1])
                if not arguments.maximum or found[-1]["p99_ms"] > 1000 * GOAL or interval < 0.5:
                    break
                interval /= 1.5
            for task in listening:
                task.cancel()
            for load in loads:
                for socket in load.sockets:
                    socket.transport.abort()
    finally:
        serving.stop()
    return found


async def restart_run(games: int, home: Path) -> Json:
    """Games in the middle, a killed server, and how soon the next one answers for any of them."""
    serving = Serving(f"sqlite:///{home / 'restart.db'}", home / "log")
    with Progress() as progress:
        bar = progress.add_task("setting up", total=games)
        loads = await set_up(serving.url, games, 2, progress, bar)
        bar = progress.add_task("a few choices at each", total=games)
        for at, load in enumerate(loads):
            await load.open(serving.url)
            listening = [asyncio.create_task(load.listen(seat)) for seat in range(2)]
            while not load.prompts:
                await asyncio.sleep(0.002)
            for _ in range(6):
                await load.choose(Random(at))
                await asyncio.sleep(0.002)
            for task in listening:
                task.cancel()
            for socket in load.sockets:
                await socket.close()
            load.sockets.clear()
            progress.advance(bar)
    serving.kill()
    serving.start()
    began = time.perf_counter()
    for load in loads[:: max(1, games // 20)]:
        await load.open(serving.url)
        message = json.loads(await load.sockets[0].recv())
        assert message["decision"] == load.decision, (message["decision"], load.decision)
        for socket in load.sockets:
            await socket.close()
    opened = (time.perf_counter() - began) / len(loads[:: max(1, games // 20)])
    serving.stop()
    return {
        "games": games,
        "ready_s": round(serving.ready_after, 2),
        "open_a_table_ms": round(1000 * opened, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--interval", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--maximum", action="store_true")
    parser.add_argument("--restart", action="store_true")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--database", help="another database than a new SQLite file")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    results: Json = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    with tempfile.TemporaryDirectory(prefix="fort-load-") as home:
        if arguments.restart:
            results["restart"] = asyncio.run(restart_run(arguments.games, Path(home)))
            print(results["restart"])
        else:
            database = arguments.database or f"sqlite:///{Path(home) / 'load.db'}"
            serving = Serving(database, Path(home) / "log")
            results["load"] = asyncio.run(load_run(arguments, "Fort", serving, set_up))
            boardgame_io.install()
            peer = boardgame_io.Boardgame()
            run = load_run(arguments, "boardgame.io", peer, boardgame_io.set_up)
            results["boardgame.io"] = asyncio.run(run)
    results["machine"] = {"cores": os.cpu_count()}
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")
    PAGE.write_text(page(results), "utf-8")


if __name__ == "__main__":
    main()
