"""Connections that say little, or a lot, before anybody knows what they want."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from fort.server import doors
from fort.server.safety import address_of
from tests.server.inside import Inside, inside
from tests.server.people import PATIENCE, Person, until

ATTACKER, OTHER = "127.0.0.2", "127.0.0.3"
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def stream(server: Inside, address: str = ATTACKER) -> AsyncIterator[Stream]:
    """A bare connection from another address."""
    port = int(server.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        yield reader, writer
    finally:
        writer.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server closes."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


def test_addresses_are_counted_by_network() -> None:
    def counted(host: str) -> str:
        return address_of({"client": (host, 1)})

    assert counted("192.0.2.7") == "192.0.2.7"
    assert counted("::ffff:192.0.2.7") == "192.0.2.7"
    assert counted("2001:db8:1:2::7") == counted("2001:db8:1:2:ffff::1") != counted("2001:db8:1:3::7")
    assert counted("a unix socket") == "a unix socket"
    assert address_of({"client": None}) == "?"


def test_a_head_or_a_body_that_does_not_come(tmp_path: Path) -> None:
    starts = (
        b"",
        b"GET / HT",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
    )

    async def run() -> None:
        async with inside(tmp_path, head_within=0.3, body_within=0.3) as server:
            for start in starts:
                async with stream(server) as (reader, writer):
                    writer.write(start)
                    found = await rest(reader)
                    assert found.startswith(b"HTTP/1.1 408"), (start, found)
            async with stream(server) as (reader, writer):  # the next head, on a connection that was used
                writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health")
                assert b"200 OK" in await rest(reader)
            async with Person(server.url, "Ann") as ann:
                assert (await ann.get("/api/me"))["guest"]["nickname"] == "Ann"

    asyncio.run(run())


def test_a_request_that_waits_for_its_turn_is_not_idle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A used connection is closed when it is idle, and not while something lies there unread."""
    monkeypatch.setattr(doors, "IDLE", 0.5)
    ask = b"GET /live HTTP/1.1\r\nHost: x\r\n\r\n"

    async def run() -> None:
        async with inside(tmp_path, address_time=0.25) as server, stream(server) as (reader, writer):
            for _ in range(2):
                writer.write(ask)
                async with asyncio.timeout(PATIENCE):
                    assert b"200 OK" in await reader.readuntil(b"}")
                for purse in server.rooms.costs.of_address(ATTACKER):
                    purse.spend(purse.rate * (purse.saved + 0.8))
            assert await rest(reader) == b""

    asyncio.run(run())


def test_proxies_close_idle_connections_before_the_server_does() -> None:
    """nginx keeps them for a minute; what it sends on one that is just being closed would be lost."""
    assert doors.IDLE > 60


HEAD = b"GET /live HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (HEAD, b"X: " + b"a" * 1000 + b"\r\n"),  # many lines
        (HEAD + b"X: ", b"a" * 1000),  # a line that never ends
        (b"GET /", b"a" * 1000),
        (CHUNKED, b"X: " + b"a" * 1000 + b"\r\n"),  # behind the body
        (CHUNKED + b"X: ", b"a" * 1000),
    ],
)
def test_a_request_without_an_end_takes_no_memory(tmp_path: Path, start: bytes, more: bytes) -> None:
    async def run() -> None:
        async with inside(tmp_path, largest_body=50_000) as server, stream(server) as (reader, writer):
            writer.write(start)
            answered = asyncio.create_task(rest(reader))
            sent = 0
            while not answered.done():
                writer.write(more)
                sent += len(more)
                with suppress(ConnectionError):
                    await writer.drain()
                await asyncio.sleep(0)
                assert sent < 5_000_000
            assert answered.result()[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 400", b"")

    asyncio.run(run())


def test_a_head_of_usual_size_is_read(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, stream(server) as (reader, writer):
            writer.write((HEAD + b"X: " + b"a" * 20_000 + b"\r\n\r\n") * 5)
            for _ in range(5):
                assert b"200 OK" in await reader.readuntil(b"}")

    asyncio.run(run())


def test_a_trickle_of_bytes_does_not_help(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, head_within=0.5) as server, stream(server) as (reader, writer):

            async def trickle() -> None:
                writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
                while True:
                    writer.write(b"x")
                    await asyncio.sleep(0.05)

            task = asyncio.create_task(trickle())
            async with asyncio.timeout(PATIENCE):
                assert b"408" in await reader.readline()
            await rest(reader)
            task.cancel()

    asyncio.run(run())


def test_connections_of_one_address(tmp_path: Path) -> None:
    """One address has so many connections; others have theirs; who leaves makes room."""

    async def run() -> None:
        async with inside(tmp_path, connections_per_address=4) as server:
            held = [stream(server) for _ in range(4)]
            for each in held:
                await each.__aenter__()
            async with stream(server) as (reader, _):
                assert (await rest(reader)).startswith(b"HTTP/1.1 429")
            async with stream(server, OTHER) as (reader, writer):
                writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                assert (await rest(reader)).startswith(b"HTTP/1.1 200")
            await held[0].__aexit__(None, None, None)
            while True:
                async with stream(server) as (reader, writer):
                    writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    if (await rest(reader)).startswith(b"HTTP/1.1 200"):
                        break
            for each in held[1:]:
                await each.__aexit__(None, None, None)

    asyncio.run(run())


def test_all_connections(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, connections=3) as server:
            held = [stream(server, f"127.0.0.{number}") for number in (4, 5, 6)]
            for each in held:
                await each.__aenter__()
            async with stream(server) as (reader, _):
                assert (await rest(reader)).startswith(b"HTTP/1.1 429")
            for each in held:
                await each.__aexit__(None, None, None)

    asyncio.run(run())


def test_sockets_are_counted_until_they_close(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, connections_per_address=2) as server, Person(server.url, "Ann") as ann:
            table = (await ann.post("/api/play-now", bot="random"))["id"]
            url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            headers = {"Cookie": ann.cookie}
            for _ in range(5):
                web = await connect(url, additional_headers=headers, local_addr=(ATTACKER, 0))
                await web.recv()
                web.transport.abort()
            async with asyncio.timeout(PATIENCE):
                while True:
                    async with stream(server) as (reader, writer):
                        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                        if (await rest(reader)).startswith(b"HTTP/1.1 200"):
                            break

    asyncio.run(run())


def test_who_takes_nothing_of_an_answer_is_put_out(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_bytes(b"x" * 30_000_000)

    async def run() -> None:
        async with inside(tmp_path, page=page, listen_within=0.3) as server:
            port = int(server.url.rsplit(":", 1)[1])
            with socket.socket() as mute:
                mute.bind((ATTACKER, 0))
                mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                mute.setblocking(False)
                await asyncio.get_running_loop().sock_connect(mute, ("127.0.0.1", port))
                mute.send(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                async with httpx.AsyncClient(base_url=server.url, verify=False) as http:
                    async with asyncio.timeout(PATIENCE):
                        while ATTACKER not in server.doors.inside:
                            await asyncio.sleep(0.01)
                        while ATTACKER in server.doors.inside:
                            await asyncio.sleep(0.01)
                    assert (await http.get("/health")).status_code == 200

    asyncio.run(run())


def test_a_socket_that_takes_nothing_is_put_out(tmp_path: Path) -> None:
    """It asks for the table again and again and never reads: neither its table nor its door stays taken."""
    resync = b'{"type":"resync"}'
    frame = bytes([0x81, 0x80 | len(resync), 0, 0, 0, 0]) + resync

    async def run() -> None:
        async with inside(tmp_path, listen_within=0.3) as server, Person(server.url, "Ann") as ann:
            table = (await ann.post("/api/play-now", bot="random"))["id"]
            head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nCookie: {ann.cookie}\r\n"
            head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            with socket.socket() as mute:
                mute.bind((ATTACKER, 0))
                mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                mute.setblocking(False)
                loop, port = asyncio.get_running_loop(), int(server.url.rsplit(":", 1)[1])
                await loop.sock_connect(mute, ("127.0.0.1", port))
                await loop.sock_sendall(mute, head.encode())
                await until(lambda: server.rooms.rooms[table].clients)
                with suppress(ConnectionError):  # it is put out
                    async with asyncio.timeout(PATIENCE):
                        while ATTACKER in server.doors.inside:
                            await loop.sock_sendall(mute, frame)
                await until(lambda: not server.rooms.rooms[table].clients)
                await until(lambda: ATTACKER not in server.doors.inside)
            assert (await ann.get("/api/me"))["guest"]["nickname"] == "Ann"

    asyncio.run(run())


def test_a_flood_is_read_in_pieces(tmp_path: Path) -> None:
    """Thousands of small messages in one go, and a large request: everything is answered in order."""

    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            table = (await ann.post("/api/play-now", bot="random"))["id"]
            seat = await ann.sit(table)
            for number in range(2000):
                await seat.send(type="resync" if number % 500 == 0 else "ping")
            answers = 0
            while answers < 2000:
                answers += (await seat.hear())["type"] in ("pong", "state")
            nonsense = {"nickname": "x" * 100_000}
            assert (await ann.http.post("/api/me", json=nonsense)).status_code == 422
            assert (await ann.get("/api/me"))["guest"]["nickname"] == "Ann"

    asyncio.run(run())
