"""Connections before anybody knows what they want: how many there may be, and how long they may take.

uvicorn's protocols wait for ever for the rest of a request, and take in whatever comes. These do not: they
count connections by address, close those that are too slow, and take what comes in small pieces, so that
nobody's flood stands between others and the event loop.
"""

import asyncio
from collections import Counter
from time import thread_time
from typing import Any

from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fort.server.costs import Purse
from fort.server.rooms import Rooms
from fort.server.safety import address_of
from fort.server.settings import Settings

PIECE, FRAMES = 4096, 512  # bytes that are read in one go, of requests and of sockets
GUESS = 0.0005  # seconds that a piece takes, before anything is known
LONGEST = 1.0  # seconds that a connection waits at most until more is read
LOOK_AGAIN = 0.05  # seconds, if the server has enough for now
LINGER = 0.5  # seconds in which whoever is put out can read why
IDLE = 75  # seconds without a request; longer than proxies keep a connection, so that they close it
GRACE = 3  # seconds for requests to end when the server stops
MOST_DESCRIPTORS = 65_536
LARGEST_HEAD = 32 * 1024  # bytes of a request before its body
FULL = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
LATE = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
RESERVE = 128  # descriptors that are kept for everything but connections


class Doors:
    """Who is in. A proxy is many people: it counts their connections itself, or says who they are."""

    def __init__(self, rooms: Rooms, most: int) -> None:
        self.settings = rooms.settings
        self.costs = rooms.costs
        self.most = min(most, self.settings.connections)
        self.inside: Counter[str] = Counter()
        self.proxies = ProxyHeadersMiddleware(_nobody, self.settings.proxies).trusted_hosts

    def enter(self, address: str, peer: str) -> bool:
        """False if there is no room, for this address or for anybody."""
        crowded = self.inside[address] >= self.settings.connections_per_address and peer not in self.proxies
        if crowded or self.inside.total() >= self.most:
            return False
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]

    def purses(self, address: str, peer: str) -> list[Purse]:
        return [] if peer in self.proxies else self.costs.of_address(address)


async def _nobody(*_: Any) -> None:
    """Nothing is behind the proxies that are only listed."""


class Reading(asyncio.Protocol):
    """What both protocols share: they read in pieces, and whoever reads too slowly is put out."""

    doors: Doors
    piece: int
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    is_in: bool  # False: nothing more is taken in

    def greet(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        self.peer = str(peer[0]) if isinstance(peer, tuple) else "?"
        self.address = address_of({"client": (self.peer, 0)})
        self.purses = self.doors.purses(self.address, self.peer)
        self.is_in = True
        self.unread = bytearray()
        self.reserved = 0.0
        self.usual = GUESS
        self.reading: asyncio.TimerHandle | None = None
        self.writing: asyncio.TimerHandle | None = None

    def take_in(self, data: bytes) -> None:
        self.unread += data
        if self.reading is None:
            self.read_on()

    def read_on(self) -> None:
        """Reads a piece when it can be paid for, or after a while; then others, then the next."""
        self.reading = None
        if not self.is_in or self.transport.is_closing():
            return
        if self.is_full:
            self._pause(LOOK_AGAIN)
        elif not self.reserved and (wait := self._reserve()):
            self._pause(min(wait, LONGEST))
        else:
            self._read_piece()
            if self.unread:
                self._pause(0.0)
            elif self.is_in and not self.is_full and not self.transport.is_closing():
                self.transport.resume_reading()

    def _reserve(self) -> float:
        """Pays what a piece usually takes; seconds until it is this connection's turn."""
        wait = max((purse.wait() for purse in self.purses), default=0.0)
        self.reserved = self.usual
        for purse in self.purses:
            purse.spend(self.reserved)
        return wait

    def _read_piece(self) -> None:
        piece = bytes(self.unread[: self.piece])
        del self.unread[: self.piece]
        began = thread_time()
        self.read_piece(piece)
        spent = thread_time() - began
        for purse in self.purses:
            purse.correct(spent - self.reserved)
        self.reserved = 0.0
        self.usual += (spent - self.usual) / 8

    def _pause(self, seconds: float) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()
            self.reading = self.loop.call_later(seconds, self.read_on)

    def read_piece(self, piece: bytes) -> None:
        raise NotImplementedError

    @property
    def is_full(self) -> bool:
        """Does the server have more than it wants to take in?"""
        raise NotImplementedError

    def slow_to_listen(self, slow: bool) -> None:
        """Whoever takes nothing of an answer for long is put out."""
        if self.writing is not None:
            self.writing.cancel()
            self.writing = None
        if slow:
            self.writing = self.loop.call_later(self.doors.settings.listen_within, self.transport.abort)

    def part(self) -> None:
        self.doors.leave(self.address)
        for timer in (self.reading, self.writing):
            if timer is not None:
                timer.cancel()


class Requests(Reading, HttpToolsProtocol):
    """HTTP: a head, and a body, that come in time."""

    piece = PIECE

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        self.greet(transport)
        self.late: asyncio.TimerHandle | None = None
        self.is_in = self.doors.enter(self.address, self.peer)
        if not self.is_in:
            self.transport = transport
            transport.write(FULL)
            transport.close()
            return
        super().connection_made(transport)
        self.left = LARGEST_HEAD
        self.begun = False
        self._expect(self.doors.settings.head_within)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        if self.is_in:
            self.part()
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_in:
            self._unset_keepalive_if_required()  # it may have to wait, but it is not idle
            self.take_in(data)

    def read_piece(self, piece: bytes) -> None:
        if self.late is None and (self.cycle is None or self.cycle.response_complete):
            self._expect(self.doors.settings.head_within)
        super().data_received(piece)
        self.left -= len(piece)
        if self.left < 0:
            self._put_out(LARGE)

    @property
    def is_full(self) -> bool:
        return bool(self.flow.read_paused)

    def on_message_begin(self) -> None:
        self.begun, self.left = True, LARGEST_HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.begun = False
        self.left = LARGEST_HEAD + 2 * self.doors.settings.largest_body  # in pieces, and what may follow it
        self._expect(self.doors.settings.body_within)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.begun and self.late is None:  # the next head came with this request, as far as it goes
            self._expect(self.doors.settings.head_within)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        self.unread.clear()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self.slow_to_listen(True)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.slow_to_listen(False)
        super().resume_writing()

    def _expect(self, seconds: float | None) -> None:
        """The next part comes within so many seconds, or nothing is expected."""
        if self.late is not None:
            self.late.cancel()
        self.late = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._put_out(LATE)

    def _put_out(self, why: bytes) -> None:
        """Ends the connection, and says why if nothing else is being said."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(why)
        self._expect(None)
        self.unread.clear()
        self.is_in = False
        super().connection_lost(ConnectionAbortedError())  # whoever works on the request stops
        self.transport.set_protocol(Farewell(self))


class Farewell(asyncio.Protocol):
    """Somebody was put out, and has a moment to read why.

    A few bytes that still come are read and forgotten: a line with something unread is cut, and the reason
    with it.
    """

    def __init__(self, requests: Requests) -> None:
        self.requests = requests
        self.left = LARGEST_HEAD
        self.end = requests.loop.call_later(LINGER, requests.transport.close)
        requests.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self.left -= len(data)
        if self.left < 0:
            self.requests.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.end.cancel()
        self.requests.part()


class Sockets(Reading, WebSocketsSansIOProtocol):
    """WebSockets: they come out of a request, and were counted there."""

    piece = FRAMES

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.greet(transport)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.part()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.take_in(data)

    def read_piece(self, piece: bytes) -> None:
        super().data_received(piece)

    @property
    def is_full(self) -> bool:
        return self.read_paused

    def pause_writing(self) -> None:
        self.slow_to_listen(True)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.slow_to_listen(False)
        super().resume_writing()


def configured(app: Any, settings: Settings) -> Config:
    """How uvicorn serves the application: with our doors."""
    doors = Doors(app.state.rooms, descriptors() - RESERVE)
    return Config(
        app,
        log_config=None,
        access_log=False,
        http=type("OurRequests", (Requests,), {"doors": doors}),
        ws=type("OurSockets", (Sockets,), {"doors": doors}),
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
    )


def descriptors() -> int:
    """How many files and connections this process may have open: as many as the system lets it."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, MOST_DESCRIPTORS) if hard != resource.RLIM_INFINITY else MOST_DESCRIPTORS
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)
