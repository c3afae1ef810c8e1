"""How a WebSocket comes in: from where, who it is, and whether there is a place left."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

from fort.server.costs import Account
from fort.server.database import Away, Damaged
from fort.server.guests import Guest, guest_of
from fort.server.news import Listener
from fort.server.refusal import Refusal, unknown
from fort.server.room import AGAIN, Room
from fort.server.rooms import SIGNED_OUT, Rooms
from fort.server.safety import address_of, same_origin
from fort.server.socket import Socket

UNKNOWN_TABLE, BROKEN_TABLE, TOO_FAST = 4404, 4409, 4429  # codes with which sockets close
CLOSED = {404: UNKNOWN_TABLE, 409: BROKEN_TABLE, 429: TOO_FAST}  # why a table is closed to somebody


@dataclass(frozen=True)
class Coming:
    """Somebody at the entrance, and who pays for what they do."""

    app: FastAPI
    web: WebSocket
    address: str
    guest: Guest | None
    account: Account

    @property
    def rooms(self) -> Rooms:
        found: Rooms = self.app.state.rooms
        return found


async def serve_socket(app: FastAPI, web: WebSocket, serve: Callable[[Coming], Awaitable[None]]) -> None:
    """Lets a socket in and has it served; of one address so many at most."""
    rooms: Rooms = app.state.rooms
    if not same_origin(web.headers, rooms.settings.origins):
        await web.close()  # before it is accepted: 403
        return
    address = address_of(web.scope)
    if rooms.sockets[address] >= rooms.settings.sockets_per_address:
        await web.close()
        return
    with rooms.counted(address), suppress(WebSocketDisconnect):  # gone before it was let in, or told why not
        await _admit(app, web, address, serve)


async def _admit(
    app: FastAPI, web: WebSocket, address: str, serve: Callable[[Coming], Awaitable[None]]
) -> None:
    """Whoever comes again and again waits as for a message."""
    rooms: Rooms = app.state.rooms
    try:
        account = rooms.costs.connection(address, None)
        await account.turn()
        guest = await account.metered(lambda: guest_of(rooms, web))
    except Refusal as refusal:
        if refusal.status == 401:
            await web.accept()
            await web.close(SIGNED_OUT, refusal.code)
        else:
            await web.close()
        return
    except (Away, Damaged):
        await web.accept()
        await web.close(AGAIN, "busy")
        return
    await web.accept()
    me = None if guest is None else guest.id
    if me is not None and rooms.sockets[me] >= rooms.settings.sockets_per_guest:
        await web.close(TOO_FAST, "too-many-sockets")
        return
    with rooms.counted(me):
        await serve(Coming(app, web, address, guest, rooms.costs.connection(address, me)))


async def serve_table(coming: Coming, table: str) -> None:
    """The socket of a table."""
    me, device = (None, None) if coming.guest is None else (coming.guest.id, coming.guest.device)
    room = await _let_in(coming, table, me)
    if room is not None:
        web, base = coming.web, _base(coming)
        await Socket(room, web, me, base, coming.address, coming.account, device).run()


async def serve_news(coming: Coming) -> None:
    """The socket on which a guest hears of all their tables."""
    guest, web = coming.guest, coming.web
    if guest is None:
        await web.close(SIGNED_OUT, "no-guest")
        return
    try:
        await coming.account.turn()
        await Listener(coming.rooms.news, web, guest.id, coming.account, guest.device).run()
    except (Away, Damaged):
        await web.close(AGAIN, "busy")
    except Refusal as refusal:
        await web.close(TOO_FAST, refusal.code)


async def _let_in(coming: Coming, table: str, me: str | None) -> Room | None:
    """The room, or nobody is let in and told why."""
    web, account = coming.web, coming.account
    try:
        await account.turn()
        room = await account.metered(lambda: _enter(coming.rooms, table, me))
        await account.turn()
        return room
    except (Away, Damaged):
        await web.close(AGAIN, "busy")
    except Refusal as refusal:
        await web.close(CLOSED.get(refusal.status, AGAIN), refusal.code)
    return None


def _base(coming: Coming) -> str:
    url = coming.web.url
    scheme = "https" if url.scheme == "wss" else "http"
    return coming.app.state.share_url or f"{scheme}://{url.netloc}"


async def _enter(rooms: Rooms, table: str, me: str | None) -> Room:
    header = await rooms.header(table)
    if not header.may_watch(me):
        raise unknown("table")
    return await rooms.get(table)
