"""Limits and headers around every request."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fort.server.costs import SOON, Costs
from fort.server.edge import host_of, is_host
from fort.server.refusal import Refusal, answer
from fort.server.settings import Settings
from fort.server.sharing import is_loopback

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


def address_of(scope: Scope) -> str:
    """Where a request comes from, as addresses are counted: of IPv6 the network, which is one customer's."""
    client = scope.get("client")
    if client is None:
        return "?"
    try:
        address = ip_address(client[0])
    except ValueError:
        return str(client[0])[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, 64), strict=False))
    return str(address)


def same_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Does a request come from a page of ours, or from no page at all?"""
    origin = headers.get("origin")
    return origin is None or origin in origins or host_of(origin) == headers.get("host", "")


def with_headers(scope: Scope, send: Send) -> Send:
    """Gives every answer its headers."""

    async def decorated(message: Message) -> None:
        if message["type"] == "http.response.start":
            found = MutableHeaders(scope=message)
            trusted = TRUSTED_ONLY if is_trusted(scope) else {}
            for key, value in (HEADERS | trusted).items():
                found.setdefault(key, value)
            if scope["path"].startswith("/api/"):
                found.setdefault("Cache-Control", "no-store")
        await send(message)

    return decorated


class Safety:
    """Refuses what comes from other pages, too often or too large; gives every answer its headers."""

    def __init__(self, app: ASGIApp, settings: Settings, costs: Costs) -> None:
        self.app = app
        self.settings = settings
        self.costs = costs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        decorated = with_headers(scope, send)
        refusal = self.refusal(scope, Headers(scope=scope))
        account = self.costs.request(address_of(scope), scope["path"].startswith("/api/"))
        if refusal is None:
            try:
                await account.turn(SOON)
            except Refusal as found:
                account.fine()
                refusal = found
        if refusal is not None:
            await answer(refusal)(scope, receive, decorated)
            return
        scope.setdefault("state", {})["account"] = account

        async def serve() -> None:
            await self.app(scope, self._bounded(receive), decorated)

        await account.metered(serve)

    def refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        if scope["method"] not in SAFE_METHODS and not same_origin(headers, self.settings.origins):
            return Refusal(403, "wrong-origin", "This request comes from another page: use the server's own.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.largest_body:
            most = self.settings.largest_body
            return Refusal(413, "too-large", f"Send at most {most} bytes.", most=most)
        return None

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
