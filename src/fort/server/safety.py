"""Limits and headers around every request."""

from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fort.server.edge import host_of, is_host
from fort.server.refusal import Refusal
from fort.server.settings import Settings
from fort.server.sharing import is_loopback

ADDRESSES = 10_000  # that are remembered at most
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

# Browsers complain of it where a page is neither at https nor at this machine, as in a network at home.
TRUSTED_ONLY = {"Cross-Origin-Opener-Policy": "same-origin"}


def is_trusted(scope: Scope) -> bool:
    host = Headers(scope=scope).get("host", "")
    return scope["scheme"] == "https" or (is_host(host) and is_loopback(urlsplit(f"//{host}").hostname))


class Bucket:
    """So many a second in the long run, some more at once."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.left = most
        self.at = now()

    def take(self) -> bool:
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def same_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Does a request come from a page of ours, or from no page at all?"""
    origin = headers.get("origin")
    return origin is None or origin in origins or host_of(origin) == headers.get("host", "")


class Safety:
    """Refuses what comes from other pages, too often or too large; gives every answer its headers."""

    def __init__(self, app: ASGIApp, settings: Settings, now: Callable[[], float]) -> None:
        self.app = app
        self.settings = settings
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def decorated(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                trusted = TRUSTED_ONLY if is_trusted(scope) else {}
                for key, value in (HEADERS | trusted).items():
                    found.setdefault(key, value)
                if scope["path"].startswith("/api/"):
                    found.setdefault("Cache-Control", "no-store")
            await send(message)

        refusal = self.refusal(scope, headers)
        if refusal is not None:
            answer = JSONResponse({"error": refusal.to_json()}, refusal.status)
            await answer(scope, receive, decorated)
            return
        await self.app(scope, self._bounded(receive), decorated)

    def refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        if scope["method"] not in SAFE_METHODS and not same_origin(headers, self.settings.origins):
            return Refusal(403, "wrong-origin", "This request comes from another page: use the server's own.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.largest_body:
            most = self.settings.largest_body
            return Refusal(413, "too-large", f"Send at most {most} bytes.", most=most)
        if scope["path"].startswith("/api/") and not self._bucket(scope).take():
            return Refusal(429, "too-many", "Too many requests: wait a little.")
        return None

    def _bucket(self, scope: Scope) -> Bucket:
        address = scope["client"][0] if scope.get("client") else "?"
        bucket = self.buckets.pop(address, None)
        if bucket is None:
            rate = self.settings.requests_per_minute / 60
            bucket = Bucket(rate, self.settings.requests_per_minute, self.now)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket

    def _bounded(self, receive: Receive) -> Receive:
        """Bodies that do not say how long they are end where the limit is."""
        total = 0

        async def bounded() -> Message:
            nonlocal total
            message = await receive()
            if message["type"] == "http.request":
                total += len(message.get("body", b""))
                if total > self.settings.largest_body:
                    return {"type": "http.disconnect"}
            return message

        return bounded
