"""Requests as no browser writes them, byte by byte: never a failure of the server, on both databases."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from random import Random
from urllib.parse import urlsplit

import pytest

from tests.server.people import PATIENCE, Person
from tests.server.postgres import Postgres
from tests.server.serving import Serving
from tests.server.test_fuzz import nonsense

IDS = (
    "%00",
    "a%00b",
    "%ff",
    "%ed%a0%80",
    "%c3%28",
    "%zz",
    "%",
    "%0a",
    "-1",
    "9" * 40,
    "x" * 300,
    "é",
)
PATHS = (
    "/{}", "/table/{}", "/assets/{}", "/api/{}", "/api/tables/{}", "/api/tables/{}?invitation={}",
    "/api/tables/x?invitation={}", "/api/games/{}/record", "/api/games/{}/replay?viewer={}",
    "/api/games/{}/verify", "/api/my/{}",
)  # fmt: skip
CHANGES = (
    ("POST", "/api/tables/{}/join"), ("POST", "/api/tables/{}/leave"), ("POST", "/api/tables/{}/start"),
    ("POST", "/api/tables/{}/rematch"), ("POST", "/api/lessons/{}"), ("DELETE", "/api/me/devices/{}"),
)  # fmt: skip
HEADERS = (
    b"Host: [", b"Host: [::1", b"Host: []", b"Host: [1.2.3]:7", b"Host: a:b", b"Host: a:99999999",
    b"Host: \xff", b"Host: " + b"a" * 3000, b"Host: a b", b"Host: a/b?c#d", b"Host: @", b"Host: ",
    b"Origin: http://[", b"Origin: http://[::1", b"Origin: //", b"Origin: null", b"Origin: \xff\xfe",
    b"Origin: http://a:b", b"Cookie: fort=" + b"x" * 5000, b"Cookie: fort=\xff\xed\xa0\x80",
    b'Cookie: fort="\\777\\000"; ;=; fort', b"Cookie: fort=%00", b"X-Forwarded-For: \xff, [",
    b"X-Forwarded-Proto: [", b"Range: bytes=9-1", b"Range: bytes=" + b"0-1," * 500, b"Accept-Encoding: \xff",
    b"Content-Length: -1", b"Content-Length: " + b"9" * 5000, b"Content-Type: \xff/json",
    b"If-None-Match: \xff", b"Transfer-Encoding: nonsense", b"Expect: nothing",
)  # fmt: skip
SIGNS = (r"\u0000", r"\ud800", r"a\udfffb", "\x00", "\ufffe", r"\u202e", "x" * 30_000)
NUMBERS = (
    "-1",
    "1e999",
    "NaN",
    "-Infinity",
    "9" * 30,
    "9" * 5000,
    "0.5",
    "1e-400",
    "[" * 9000,
    '"0"',
    "null",
)
BODIES = (
    ("/api/me", '{{"nickname": "{}"}}'),
    ("/api/me", '{{"nickname": "Ann", "{}": 1}}'),
    ("/api/devices/claim", '{{"token": "{}"}}'),
    ("/api/tables", '{{"seats": [{{"kind": "me"}}, {{"kind": "me"}}], "diagram": "fort 1\\n# {}"}}'),
    ("/api/tables", '{{"seats": [{{"kind": "me"}}, {{"kind": "me"}}], "box": {{"{}": "{}"}}}}'),
    ("/api/tables", '{{"seats": [{{"kind": "me"}}, {{"kind": "me"}}], "box": {{"kids.txt": "{}"}}}}'),
    ("/api/tables", '{{"seats": [{{"kind": "me"}}, {{"kind": "bot", "bot": "{}"}}]}}'),
    ("/api/box/check", '{{"files": {{"{}": "{}"}}}}'),
    ("/api/play-now", '{{"bot": "{}"}}'),
    ("/api/tables/TABLE/join", '{{"invitation": "{}"}}'),
    ("/api/tables/TABLE/start", '{{"fill": "{}"}}'),
    ("/api/lessons/first", '{{"answers": ["{}"]}}'),
)  # fmt: skip
COUNTED = (
    ("/api/tables/TABLE/join", '{{"seat": {}}}'),
    ("/api/tables/TABLE/remove", '{{"seat": {}}}'),
    ("/api/tables", '{{"seats": [], "pace": {{"kind": "live", "minutes": {}}}}}'),
    ("/api/tables", '{{"seats": {}}}'),
    ("/api/lessons/first", "{}"),
)


def request(method: str, path: str | bytes, *headers: bytes, body: bytes = b"") -> bytes:
    """As it goes over the wire; what is not said otherwise is in order."""
    target = path if isinstance(path, bytes) else path.encode()
    said = {line.split(b":")[0] for line in headers}
    usual = [b"Host: 127.0.0.1", b"Content-Length: %d" % len(body), b"Content-Type: application/json"]
    lines = [*headers, *[line for line in usual if line.split(b":")[0] not in said], b"Connection: close"]
    return b"\r\n".join([method.encode() + b" " + target + b" HTTP/1.1", *lines, b"", body])


def fill(form: str, what: str) -> bytes:
    return form.replace("{}", what).encode()


def bodies(table: str) -> list[bytes]:
    asked = [(path, form.format(*[sign] * 2)) for path, form in BODIES for sign in SIGNS]
    asked += [(path, form.format(number)) for path, form in COUNTED for number in NUMBERS]
    return [
        request("POST", path.replace("TABLE", table), body=body.encode(errors="surrogatepass"))
        for path, body in asked
    ]


def edges(cookie: bytes, table: str) -> list[bytes]:
    """Everything above, as a guest who has a table."""
    gets = [request("GET", fill(path, each), cookie) for path in PATHS for each in IDS]
    changes = [request(how, fill(path, each), cookie) for how, path in CHANGES for each in IDS]
    posts = [each.replace(b"\r\n", b"\r\n" + cookie + b"\r\n", 1) for each in bodies(table)]
    headers = [
        request(how, path, header)
        for header in HEADERS
        for how, path in (("GET", "/"), ("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/share"))
    ]
    upgrade = (
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + b"A" * 22 + b"==",
    )
    sockets = [
        request("GET", f"/api/tables/{table}/socket", header, *upgrade).replace(b"close", b"Upgrade")
        for header in HEADERS
    ]
    sockets += [
        request("GET", fill("/api/tables/{}/socket", each), cookie, *upgrade).replace(b"close", b"Upgrade")
        for each in IDS
    ]
    return gets + changes + posts + headers + sockets


def garbled(random: Random, whole: Sequence[bytes]) -> bytes:
    """One of them with some bytes changed."""
    found = bytearray(random.choice(whole))
    for _ in range(random.randrange(1, 6)):
        found[random.randrange(min(len(found), 300))] = random.choice(b'\x00\xff%[]:/ \r\n{}"0A')
    return bytes(found)


async def answer(url: str, asked: bytes, patience: float = PATIENCE, most: int = 100) -> bytes:
    """The beginning of what comes back; nothing, if the server waits for more or hangs up."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(asked)
    try:
        async with asyncio.timeout(patience):
            return await reader.read(most)
    except (ConnectionResetError, TimeoutError):
        return b""
    finally:
        writer.close()


async def guest(stack: AsyncExitStack, url: str) -> tuple[bytes, str]:
    ann = await stack.enter_async_context(Person(url, "Ann"))
    table = await ann.post("/api/tables", seats=[{"kind": "me"}, {"kind": "person"}], open=True)
    return b"Cookie: " + ann.cookie.encode(), table["id"]


def batched(asked: Sequence[bytes], number: int) -> Iterator[Sequence[bytes]]:
    for at in range(0, len(asked), number):
        yield asked[at : at + number]


async def failures(url: str, asked: Sequence[bytes], patience: float = PATIENCE) -> list[bytes]:
    """Requests that made the server fail; some at a time."""
    found = []
    for few in batched(asked, 40):
        answers = await asyncio.gather(*[answer(url, each, patience) for each in few])
        found += [
            each[:200] for each, told in zip(few, answers, strict=True) if told.startswith(b"HTTP/1.1 5")
        ]
    return found


def test_nothing_fails_at_the_edges(database: str, serve: Callable[..., Serving]) -> None:
    serving = serve(database)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            whole = edges(*await guest(stack, serving.url))
            assert await failures(serving.url, whole) == []
            random = Random(8)
            broken = [garbled(random, whole) for _ in range(400)]
            assert await failures(serving.url, broken, patience=1.0) == []  # some are not whole

    asyncio.run(run())


def test_nonsense_at_a_table_of_postgresql(postgres: Postgres, serve: Callable[..., Serving]) -> None:
    asyncio.run(nonsense(serve(postgres.new()).url, "edges", 60))


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        (request("GET", "/%00"), 400, "bad-address"),
        (request("GET", "/api/tables/%00"), 400, "bad-address"),
        (request("GET", "/api/tables/x?invitation=%00"), 400, "bad-address"),
        (request("GET", "/api/tables/" + "x" * 3000), 400, "bad-address"),
        (request("GET", "/api/me", b"Host: ["), 400, "bad-host"),
        (request("POST", "/api/me", b"Origin: http://["), 403, "wrong-origin"),
        (request("POST", "/api/me", body=rb'{"nickname": "\ud800"}'), 422, "invalid"),
        (request("POST", "/api/me", body=b'{"nickname": "\xff"}'), 422, "invalid"),
        (request("POST", "/api/devices/claim", body=rb'{"token": "\u0000"}'), 422, "invalid"),
        (request("POST", "/api/me", body=b'{"nickname": NaN}'), 422, "invalid"),
    ],
)
def test_refusals_are_in_our_form(url: str, asked: bytes, status: int, code: str) -> None:
    found = asyncio.run(answer(url, asked, most=-1))
    assert found.startswith(b"HTTP/1.1 %d " % status), found
    assert b"content-security-policy" in found
    error = json.loads(found.split(b"\r\n\r\n", 1)[1])["error"]
    assert (error["code"], set(error)) == (code, {"code", "message", "facts"})


def test_a_long_address_of_the_page_is_the_page(url: str) -> None:
    assert asyncio.run(answer(url, request("GET", "/" + "x" * 300))).startswith(b"HTTP/1.1 200 ")
