"""The attacks of tools.attacks: what is prepared for them without limits, and what they do within these."""

import asyncio
import base64
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any
from urllib.parse import urlsplit

from tests.server.people import Person

import fort

ATTACKER = "127.0.0.2"
ATTACKS = {
    "calm": "nothing",
    "resync": "60 sockets that send `resync` all the time",
    "box": "10 `box/check` a second",
    "replays": "590 replays at once, and again",
    "lists": "`GET /my/tables` with 100 waiting tables, a new Host each time",
    "experts": "200 tables of `expert@10s`, after a restart, 60 of them watched",
    "reconnects": "40 reconnects at a time",
    "undos": "a table with 400 undos opened every second",
    "half-open": "1,200 requests of which the head never ends",
    "files": "`GET /`, `/metrics`, `/openapi.json`, 20 at a time",
    "pings": "20 sockets with a flood of control frames",
    "guests": "a new guest and a new table with every request, 20 at a time",
    "commands": "60 sockets at 60 tables that send commands all the time",
}
GUESTS = 6
Json = dict[str, Any]
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


# Before, on a server without limits.


async def prepare(name: str, url: str) -> Json:
    """Guests with their cookies, and tables as the attack needs them."""
    found: Json = {"cookies": [], "tables": []}
    people = [Person(url, f"Mallory {number}") for number in range(GUESTS)]
    for person in people:
        await person.__aenter__()
        found["cookies"].append(person.cookie)
    makers: dict[str, Callable[[Person, Random], Awaitable[str]]] = {
        "replays": _finished,
        "undos": _undone,
        "experts": _of_experts,
        "lists": _waiting,
        "resync": _running,
        "reconnects": _running,
        "pings": _running,
        "commands": _running,
    }
    counts = {"replays": 6, "undos": 6, "experts": 200, "lists": 100, "commands": 60}
    one = name in ("experts", "lists", "undos")
    if name in makers:
        for number in range(counts.get(name, GUESTS)):
            person = people[0 if one else number % GUESTS]
            found["tables"].append(await makers[name](person, Random(number)))
    for person in people:
        await person.__aexit__()
    return found


async def _waiting(person: Person, _: Random) -> str:
    table = await person.post("/api/tables", seats=[{"kind": "me"}, {"kind": "person"}], open=True)
    return str(table["id"])


async def _running(person: Person, random: Random, choices: int = 60) -> str:
    table = await person.post("/api/tables", seats=[{"kind": "me"}] * 4, spectators=True)
    await person.post(f"/api/tables/{table['id']}/start")
    seat = await person.sit(table["id"])
    for _ in range(choices):
        if seat.over:
            break
        if seat.state["prompt"] is None:
            await seat.send(type="look", seat=seat.state["view"]["asked"])
            await seat.until(lambda message: message["type"] == "state")
        else:
            await seat.choose(random.choice(seat.state["prompt"]["options"])["choice"])
    await seat.close()
    return str(table["id"])


async def _finished(person: Person, random: Random) -> str:
    return await _running(person, random, 100_000)


async def _undone(person: Person, random: Random) -> str:
    table = await _running(person, random, 150)
    seat = await person.sit(table)
    for _ in range(400):
        decision = seat.state["decision"]
        await seat.command("propose", what="undo", to=decision - 1, seat=0)
        while seat.state["prompt"] is None:
            await seat.send(type="look", seat=seat.state["view"]["asked"])
            await seat.until(lambda message: message["type"] == "state")
        await seat.choose(random.choice(seat.state["prompt"]["options"])["choice"])
    await seat.close()
    return table


async def _of_experts(person: Person, _: Random) -> str:
    seats = [{"kind": "bot", "bot": "expert@10s"}] * 3 + [{"kind": "me"}]
    table = await person.post("/api/tables", seats=seats, order="as_seated")
    await person.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


# During, in a process of its own: bare connections, and answers are counted, not read.


class Attacker:
    def __init__(self, url: str, prepared: Json, seconds: float) -> None:
        self.host = str(urlsplit(url).hostname)
        self.port = int(urlsplit(url).port or 80)
        self.cookies: list[str] = prepared["cookies"]
        self.tables: list[str] = prepared["tables"]
        self.until = time.monotonic() + seconds
        self.count: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    async def open(self) -> Stream:
        return await asyncio.open_connection(self.host, self.port, local_addr=(ATTACKER, 0))

    def head(self, method: str, path: str, cookie: str, host: str = "", body: bytes = b"") -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or self.host}", "Accept-Encoding: gzip"]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if body:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def ask(self, stream: Stream, *request: Any, **more: Any) -> None:
        """One request on an open connection; its status is counted."""
        stream[1].write(self.head(*request, **more))
        head = await stream[0].readuntil(b"\r\n\r\n")
        self.count[head.split(b" ", 2)[1].decode()] += 1
        lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        if lengths:
            await stream[0].readexactly(int(lengths[0].split(b":")[1]))
        else:
            while size := int(await stream[0].readline(), 16):
                await stream[0].readexactly(size + 2)
            await stream[0].readline()

    async def again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Does something again and again, whatever becomes of it."""
        while self.on:
            try:
                async with asyncio.timeout(self.until - time.monotonic()):
                    await work()
            except (OSError, EOFError, ValueError, asyncio.IncompleteReadError, TimeoutError):
                self.count["broken"] += 1
                await asyncio.sleep(0.05)

    async def asking(self, request: Callable[[], tuple[Any, ...]], pause: float = 0.0) -> None:
        """Requests on one connection, one after the other."""

        async def work() -> None:
            stream = await self.open()
            try:
                while self.on:
                    await self.ask(stream, *request())
                    await asyncio.sleep(pause)
            finally:
                stream[1].close()

        await self.again(work)

    async def socket(self, at: int) -> Stream:
        stream = await self.open()
        key = base64.b64encode(os.urandom(16)).decode()
        table, cookie = self.tables[at % len(self.tables)], self.cookies[at % len(self.cookies)]
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {self.host}", f"Cookie: {cookie}"]
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        stream[1].write("\r\n".join([*lines, f"Sec-WebSocket-Key: {key}", "", ""]).encode())
        head = await stream[0].readuntil(b"\r\n\r\n")
        self.count[head.split(b" ", 2)[1].decode()] += 1
        return stream

    async def sending(self, at: int, messages: bytes, pause: float) -> None:
        """A socket that sends and sends, and throws away what comes."""

        async def work() -> None:
            reader, writer = await self.socket(at)

            async def drop() -> None:
                while data := await reader.read(1 << 16):
                    self.count["bytes"] += len(data)

            dropping = asyncio.create_task(drop())
            try:
                while not dropping.done():
                    writer.write(messages)
                    await writer.drain()
                    self.count["sent"] += 1
                    await asyncio.sleep(pause)
            finally:
                dropping.cancel()
                writer.close()

        await self.again(work)

    # Each attack.

    async def resync(self) -> None:
        message = frame(json.dumps({"type": "resync"}).encode())
        await asyncio.gather(*[self.sending(at, message, 0.05) for at in range(60)])

    async def commands(self) -> None:
        wish = {"type": "decline_until_my_turn", "seat": 0, "on": True}
        messages = b"".join(frame(json.dumps({**wish, "id": f"c{n}"}).encode()) for n in range(20))
        await asyncio.gather(*[self.sending(at, messages, 1.0) for at in range(60)])

    async def pings(self) -> None:
        flood = frame(b"", 0x9) * 500
        await asyncio.gather(*[self.sending(at, flood, 0.01) for at in range(20)])

    async def box(self) -> None:
        body = json.dumps({"files": dict(fort.box.read().texts)}).encode()
        request = ("POST", "/api/box/check", self.cookies[0], "", body)
        await asyncio.gather(*[self.asking(lambda: request, 1.0) for _ in range(10)])

    async def replays(self) -> None:
        viewers = ("spectator", "open", "0", "1", "2", "3")
        numbers = iter(range(10**9))

        def request() -> tuple[Any, ...]:
            number = next(numbers)
            table, viewer = self.tables[number % len(self.tables)], viewers[number // 7 % len(viewers)]
            return "GET", f"/api/games/{table}/replay?viewer={viewer}", self.cookies[0]

        await asyncio.gather(*[self.asking(request) for _ in range(590)])

    async def lists(self) -> None:
        hosts = iter(range(10**9))

        def request() -> tuple[Any, ...]:
            return "GET", "/api/my/tables", self.cookies[0], f"host{next(hosts)}.example"

        await asyncio.gather(*[self.asking(request) for _ in range(10)])

    async def experts(self) -> None:
        message = frame(json.dumps({"type": "ping"}).encode())
        await asyncio.gather(*[self.sending(at, message, 5) for at in range(0, 360, 6)])

    async def reconnects(self) -> None:
        async def work() -> None:
            reader, writer = await self.socket(at=self.count["101"])
            await reader.read(1000)
            writer.close()

        await asyncio.gather(*[self.again(work) for _ in range(40)])

    async def undos(self) -> None:
        message = frame(json.dumps({"type": "ping"}).encode())

        async def later(at: int) -> None:
            await asyncio.sleep(at)
            await self.sending(at * len(self.cookies), message, 5)

        self.tables = [table for table in self.tables for _ in self.cookies]
        await asyncio.gather(*[later(at) for at in range(6)])

    async def half_open(self) -> None:
        async def work() -> None:
            stream = await self.open()
            stream[1].write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while data := await stream[0].read(1000):
                self.count[data.split(b" ", 2)[1].decode()] += 1
            stream[1].close()
            await asyncio.sleep(1)

        await asyncio.gather(*[self.again(work) for _ in range(1200)])

    async def files(self) -> None:
        paths = ("/", "/metrics", "/openapi.json", "/health")
        await asyncio.gather(
            *[self.asking(lambda at=at: ("GET", paths[at % 4], "")) for at in range(20)]  # type: ignore[misc]
        )

    async def guests(self) -> None:
        async def work() -> None:
            stream = await self.open()
            body = json.dumps({"nickname": "Mallory"}).encode()
            while self.on:
                await self.ask(stream, "POST", "/api/me", "", "", body)
                table = json.dumps({"seats": [{"kind": "me"}, {"kind": "person"}], "open": True}).encode()
                await self.ask(stream, "POST", "/api/tables", self.cookies[0], "", table)

        await asyncio.gather(*[self.again(work) for _ in range(20)])


def frame(data: bytes, kind: int = 0x1) -> bytes:
    """A frame from a client, masked with zeros."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + data


async def main(name: str, url: str, seconds: float) -> None:
    os.nice(10)
    attacker = Attacker(url, json.loads(sys.stdin.readline()), seconds)
    print("begun", flush=True)
    work: Callable[[], Awaitable[None]] = getattr(attacker, name.replace("-", "_"))
    try:
        async with asyncio.timeout(seconds):
            await work()
    except TimeoutError:
        pass
    print(json.dumps(attacker.count))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3])))
