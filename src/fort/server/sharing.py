"""Lets the local network in, on request of whoever sits at this machine."""

import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

from fastapi import APIRouter, Request

from fort.server.refusal import Refusal
from fort.server.telling import link_json

router = APIRouter(prefix="/api", tags=["server"])

Share = Callable[[], Awaitable[str]]  # starts to listen in the network; the address


def is_loopback(host: str | None) -> bool:
    """Is this a name of the machine itself? Names that others can give it do not count."""
    bare = (host or "").strip("[]")
    if bare == "localhost":
        return True
    with suppress(ValueError):
        return ip_address(bare).is_loopback
    return False


@router.post("/share")
async def share(request: Request) -> dict[str, Any]:
    """Listens in the local network from now on; only at this very machine."""
    app = request.app
    here = request.client is not None and is_loopback(request.client.host)
    if not (here and is_loopback(request.url.hostname)):
        raise Refusal(403, "not-here", "Only at the machine that runs the server can it be shared.")
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
