"""Lasting tokens of programs: each is told once, kept hashed, and good for what its guest may do, no more."""

import secrets

from fastapi import APIRouter
from sqlalchemy import Connection, func, insert, select

from fort.server.edge import StrictRoute
from fort.server.guests import TheGuest, TheRooms, hashed, sign_out
from fort.server.refusal import Refusal
from fort.server.schema import devices, guests
from fort.server.telling import iso
from fort.wire.people import MadeToken, NewToken, Token

MOST_TOKENS = 10
PREFIX = "fort_"  # by which people and scanners know what it is

router = APIRouter(prefix="/api", tags=["tokens"], route_class=StrictRoute)
IS_TOKEN = devices.c.label.is_not(None)


@router.get("/me/tokens")
async def tokens(guest: TheGuest, rooms: TheRooms) -> list[Token]:
    """My tokens, without their secrets."""
    query = select(devices).where(devices.c.guest == guest.id, IS_TOKEN).order_by(devices.c.created)
    rows = await rooms.database.read(lambda c: c.execute(query).all())
    return [
        Token(id=row.id, label=row.label, created=str(iso(row.created)), this=row.id == guest.device)
        for row in rows
    ]


@router.post("/me/tokens", status_code=201)
async def make(body: NewToken, guest: TheGuest, rooms: TheRooms) -> MadeToken:
    """A new token; its secret is told here and never again."""
    if not guest.program:
        message = "Tokens are for programs: introduce one with `program` at POST /api/me, without cookie."
        raise Refusal(403, "not-a-program", message)
    device = secrets.token_hex(8)  # people type it, and it must not begin as an option does
    secret, now = PREFIX + secrets.token_urlsafe(32), rooms.clock.now()

    def work(connection: Connection) -> None:
        connection.execute(select(guests.c.id).where(guests.c.id == guest.id).with_for_update())
        mine = select(func.count()).where(devices.c.guest == guest.id, IS_TOKEN)
        if (connection.scalar(mine) or 0) >= MOST_TOKENS:
            raise Refusal(409, "too-many-tokens", "Revoke a token first.", most=MOST_TOKENS)
        values = {"id": device, "guest": guest.id, "token": hashed(secret), "created": now}
        connection.execute(insert(devices).values(**values, label=body.label))

    await rooms.database.write(work)
    return MadeToken(id=device, label=body.label, created=str(iso(now)), this=False, token=secret)


@router.delete("/me/tokens/{token}", status_code=204)
async def revoke(token: str, guest: TheGuest, rooms: TheRooms) -> None:
    """Ends a token; whoever plays with it is signed out at once."""
    await sign_out(rooms, guest, "token", token, IS_TOKEN)
