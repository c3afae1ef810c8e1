"""The examples in deploy, before two real processes on PostgreSQL: nginx and Caddy as a host has them."""

import asyncio
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.children import child
from tests.server.people import PATIENCE, Person, Seat
from tests.server.postgres import Postgres
from tests.server.serving import Serving

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
AROUND = "pid nginx.pid; error_log stderr; events {{}} http {{ access_log off; include {file}; }}"


@dataclass
class Proxy:
    """A proxy with TLS before two servers."""

    url: str
    servers: list[Serving]

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def certificate(home: Path) -> tuple[Path, Path]:
    cert, key = home / "cert.pem", home / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Fort"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(cert)]
    subprocess.run(command, check=True, capture_output=True)
    return cert, key


def changed(text: str, changes: dict[str, str]) -> str:
    """An example with what a host changes in it; the ten seconds for slow requests are one."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def nginx(home: Path, port: int, to: list[int]) -> list[str]:
    cert, key = certificate(home)
    file = home / "fort.conf"
    changes = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/ssl/fort/fullchain.pem": str(cert),
        "/etc/ssl/fort/privkey.pem": str(key),
        "127.0.0.1:8001": f"127.0.0.1:{to[0]}",
        "127.0.0.1:8002": f"127.0.0.1:{to[1]}",
        "timeout 10s": "timeout 1s",
        "rate=20r/s": "rate=1000r/s",
    }
    file.write_text(changed((DEPLOY / "nginx.conf").read_text("utf-8"), changes), "utf-8")
    (home / "nginx.conf").write_text(AROUND.format(file=file), "utf-8")
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    return [program, "-p", str(home), "-c", str(home / "nginx.conf"), "-g", "daemon off; master_process off;"]


def caddy(home: Path, port: int, to: list[int]) -> list[str]:
    cert, key = certificate(home)
    changes = {
        "{\n\tservers {": "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {",
        "fort.example.org {": f"https://127.0.0.1:{port} {{\n\ttls {cert} {key}",
        "127.0.0.1:8001": f"127.0.0.1:{to[0]}",
        "127.0.0.1:8002": f"127.0.0.1:{to[1]}",
        "read_header 10s": "read_header 1s",
        "read_body 10s": "read_body 1s",
    }
    file = home / "Caddyfile"
    file.write_text(changed((DEPLOY / "Caddyfile").read_text("utf-8"), changes), "utf-8")
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


@contextmanager
def proxied(command: list[str], home: Path, port: int, servers: list[Serving]) -> Iterator[Proxy]:
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    said = home / "said"
    with said.open("w") as out, child(command, env=environment, stdout=out, stderr=out) as running:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"https://127.0.0.1:{port}/live", verify=False)
                break
            except httpx.TransportError:
                assert running.poll() is None, said.read_text()
                assert time.monotonic() < until, said.read_text()
                time.sleep(0.05)
        yield Proxy(f"https://127.0.0.1:{port}", servers)


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Serving]]:
    home, database = tmp_path_factory.mktemp("behind"), postgres.new()
    found = [Serving(database, home / f"log{number}") for number in range(2)]
    yield found
    for server in found:
        server.stop()


@pytest.fixture(params=[nginx, caddy], scope="module")
def proxy(
    request: pytest.FixtureRequest, servers: list[Serving], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    home = tmp_path_factory.mktemp(request.param.__name__)
    home.chmod(0o755)
    port = free_port()
    command = request.param(home, port, [server.port for server in servers])
    patch = pytest.MonkeyPatch()
    patch.setenv("SSL_CERT_FILE", str(home / "cert.pem"))
    with proxied(command, home, port, servers) as found:
        yield found
    patch.undo()


async def again(seat: Seat) -> None:
    """Comes back, as a page does, until a server is there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await seat.connect()
                return
            except (ConnectionClosed, InvalidStatus, OSError):
                await asyncio.sleep(0.1)


def test_a_game_outlives_restarts_of_the_servers(proxy: Proxy) -> None:
    async def game() -> None:
        async with Person(proxy.url, "Ann") as ann:
            assert {cookie.secure for cookie in ann.http.cookies.jar} == {True}
            table = (await ann.post("/api/play-now", bot="random"))["id"]
            seat = await ann.sit(table)
            for server in proxy.servers:
                await seat.play(Random("proxy"), most=4)
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
                await seat.web.close()
                await again(seat)
            await seat.play(Random("proxy"))
            await seat.close()
            assert (await ann.get(f"/api/games/{table}/verify"))["ok"]

    asyncio.run(game())


def test_a_large_upload_is_refused(proxy: Proxy) -> None:
    async def upload() -> int:
        async with Person(proxy.url, "Ann") as ann:
            return (await ann.http.post("/api/tables", content=b" " * 600_000)).status_code

    assert asyncio.run(upload()) == 413


def test_numbers_are_not_for_everybody(proxy: Proxy) -> None:
    assert httpx.get(f"{proxy.url}/metrics", verify=False).status_code == 404


@pytest.mark.parametrize("part", ["head", "body"])
def test_requests_that_come_drop_by_drop_end(proxy: Proxy, part: str) -> None:
    """And others are served meanwhile."""
    context = ssl.create_default_context()
    text = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{proxy.port}\r\n"
    if part == "body":
        text += "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with (
        socket.create_connection(("127.0.0.1", proxy.port), timeout=PATIENCE) as plain,
        context.wrap_socket(plain, server_hostname="127.0.0.1") as line,
    ):
        line.sendall(text.encode())
        assert httpx.get(f"{proxy.url}/live", verify=False).is_success
        heard = line.recv(65536)
        assert not heard or b"connection: close" in heard.lower()
        assert b"set-cookie" not in heard.lower()
