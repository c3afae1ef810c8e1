"""Lets the local network in, on request of whoever started the server.

Where a request comes from proves nothing: a proxy on the same machine looks like it. So there is a key,
which only the terminal and the browser that was opened from there know.
"""

import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import Field

from fort.server.edge import StrictRoute
from fort.server.refusal import Refusal
from fort.server.telling import link_json
from fort.wire.body import Body

router = APIRouter(prefix="/api", tags=["server"], route_class=StrictRoute)

Share = Callable[[], Awaitable[str]]  # starts to listen in the network; the address


def is_loopback(host: str | None) -> bool:
    """Is this a name of the machine itself? Names that others can give it do not count."""
    bare = (host or "").strip("[]")
    if bare == "localhost":
        return True
    with suppress(ValueError):
        return ip_address(bare).is_loopback
    return False


class Sharing(Body):
    """The key stands in the link that the server showed when it was started."""

    key: Annotated[str, Field(max_length=64)]


def is_key(key: str, wanted: str | None) -> bool:
    return wanted is not None and secrets.compare_digest(key.encode(), wanted.encode())


@router.post("/share")
async def share(body: Sharing, request: Request) -> dict[str, Any]:
    """Listens in the local network from now on."""
    app = request.app
    if not is_key(body.key, app.state.share_key):
        message = "Only whoever started the server can share it: open the link with #share= that it showed."
        raise Refusal(403, "not-here", message)
    if app.state.share_url is None:
        start: Share | None = app.state.start_sharing
        if start is None:
            raise Refusal(409, "cannot-share", "This server cannot share itself: start it with --share.")
        try:
            app.state.share_url = await start()
        except OSError as error:
            message = f"The network cannot be used ({error.strerror}): start with --share and another --port."
            raise Refusal(409, "cannot-share", message) from None
    return link_json(app.state.share_url)


def local_address() -> str:
    """The address of this machine in its network; nothing is sent to find it out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
        return address
    return "127.0.0.1"
