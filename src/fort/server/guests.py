"""Who somebody is: a nickname behind a cookie or a token. No passwords, no addresses, and nothing else."""

import hashlib
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from starlette.requests import HTTPConnection

from fort.server import store
from fort.server.costs import Account
from fort.server.edge import StrictRoute
from fort.server.refusal import Refusal, bad_token, no_guest, unknown
from fort.server.rooms import Rooms
from fort.server.safety import address_of
from fort.server.schema import devices, guests
from fort.server.telling import iso, link_json
from fort.wire import people
from fort.wire.people import Claim, NewGuest

COOKIE = "fort"
COOKIE_AGE = 400 * 86_400  # seconds; browsers keep none longer
LINK_AGE = 600.0  # seconds in which the link to another device can be used
MOST_DEVICES = 20
LONGEST_SECRET = 64

router = APIRouter(prefix="/api", tags=["guests"], route_class=StrictRoute)


class Guest(people.Guest):
    """Somebody who comes with a cookie or a token, which is one of their devices."""

    device: str = Field(exclude=True)


def new_id() -> str:
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """Tokens are random, so one round will do; what is stored lets nobody in."""
    return hashlib.sha256(token.encode()).hexdigest()


def rooms_of(request: Request) -> Rooms:
    found: Rooms = request.app.state.rooms
    return found


def the_address(request: Request) -> str:
    return address_of(request.scope)


def base_of(request: Request) -> str:
    """The address under which friends reach us."""
    shared: str | None = request.app.state.share_url
    return shared or str(request.base_url).rstrip("/")


def find_guest(connection: Connection, secret: str | None, program: bool = False) -> Guest | None:
    """Whose cookie this is, or which program's token."""
    if not secret or len(secret) > LONGEST_SECRET:
        return None
    query = select(guests.c.id, guests.c.nickname, guests.c.program, devices.c.id.label("device"))
    query = query.join(devices, devices.c.guest == guests.c.id).where(devices.c.token == hashed(secret))
    query = query.where(devices.c.label.is_not(None) if program else devices.c.label.is_(None))
    row = connection.execute(query).first()
    return None if row is None else Guest.model_validate(row, from_attributes=True)


async def guest_of(rooms: Rooms, coming: HTTPConnection) -> Guest | None:
    """Who comes, by their token or else by their cookie; a token that is not known is refused."""
    scheme, _, token = coming.headers.get("authorization", "").partition(" ")
    program = scheme.lower() == "bearer"
    secret = token.strip() if program else coming.cookies.get(COOKIE)
    guest = await rooms.database.read(lambda c: find_guest(c, secret, program))
    if program and guest is None:
        raise bad_token()
    return guest


async def maybe_guest(request: Request) -> Guest | None:
    rooms = rooms_of(request)
    guest = await guest_of(rooms, request)
    if guest is not None:
        account: Account = request.state.account
        await account.also(rooms.costs.of_guest(guest.id))
    return guest


async def the_guest(guest: Annotated[Guest | None, Depends(maybe_guest)]) -> Guest:
    if guest is None:
        raise no_guest()
    return guest


AnyGuest = Annotated[Guest | None, Depends(maybe_guest)]
TheGuest = Annotated[Guest, Depends(the_guest)]
TheRooms = Annotated[Rooms, Depends(rooms_of)]
Base = Annotated[str, Depends(base_of)]
Address = Annotated[str, Depends(the_address)]


def me_json(request: Request, guest: Guest | None) -> dict[str, Any]:
    share = request.app.state.share_url
    return {
        "guest": None if guest is None else guest.model_dump(),
        **request.app.state.about,
        "share": None if share is None else link_json(share),
    }


@router.get("/me")
async def me(request: Request, guest: AnyGuest) -> dict[str, Any]:
    """Who I am, and what this server is."""
    return me_json(request, guest)


@router.post("/me")
async def introduce(
    body: NewGuest, request: Request, response: Response, guest: AnyGuest, rooms: TheRooms, address: Address
) -> dict[str, Any]:
    """Takes a nickname, or another one."""
    now = rooms.clock.now()
    if guest is not None:
        if body.program and not guest.program:
            raise Refusal(409, "not-a-program", "You are known as a person: a program comes without cookie.")
        change = update(guests).where(guests.c.id == guest.id).values(nickname=body.nickname)
        await rooms.database.write(lambda c: c.execute(change).rowcount)
        return me_json(request, guest.model_copy(update={"nickname": body.nickname}))
    rooms.quotas.new_guest(address)
    found = Guest(id=new_id(), nickname=body.nickname, program=body.program, device=new_id())
    token = secrets.token_urlsafe(32)

    def work(connection: Connection) -> None:
        connection.execute(insert(guests).values(**found.model_dump(), created=now))
        connection.execute(
            insert(devices).values(
                id=found.device, guest=found.id, token=hashed(token), created=now, seen=now
            )
        )

    await rooms.database.write(work)
    set_cookie(request, response, token)
    return me_json(request, found)


def set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )


@router.get("/me/devices")
async def list_devices(guest: TheGuest, rooms: TheRooms) -> list[dict[str, Any]]:
    """The browsers in which I am this guest."""
    query = select(devices).where(devices.c.guest == guest.id, devices.c.label.is_(None))
    query = query.order_by(devices.c.created)
    rows = await rooms.database.read(lambda c: c.execute(query).all())
    return [
        {
            "id": row.id,
            "created": iso(row.created),
            "claimed": row.token is not None,
            "this": row.id == guest.device,
        }
        for row in rows
    ]


@router.post("/me/devices")
async def link_device(guest: TheGuest, rooms: TheRooms, base: Base) -> dict[str, Any]:
    """A private link that works once: whoever opens it is me, too."""
    token, device, now = secrets.token_urlsafe(32), new_id(), rooms.clock.now()

    def work(connection: Connection) -> None:
        mine = select(devices.c.id).where(devices.c.guest == guest.id, devices.c.label.is_(None))
        stale = devices.c.token.is_(None) & (devices.c.link_expires < now)
        connection.execute(delete(devices).where(devices.c.guest == guest.id, stale))
        if len(connection.scalars(mine).all()) >= MOST_DEVICES:
            raise Refusal(409, "too-many-devices", "Remove a device first.", most=MOST_DEVICES)
        connection.execute(
            insert(devices).values(
                id=device, guest=guest.id, link=hashed(token), link_expires=now + LINK_AGE, created=now
            )
        )

    await rooms.database.write(work)
    return {"id": device, **link_json(f"{base}/device#{token}"), "expires": iso(now + LINK_AGE)}


@router.delete("/me/devices/{device}", status_code=204)
async def remove_device(device: str, guest: TheGuest, rooms: TheRooms) -> None:
    """Signs a browser out, or takes a link back."""
    await sign_out(rooms, guest, "device", device, devices.c.label.is_(None))


async def sign_out(rooms: Rooms, guest: Guest, what: str, device: str, which: ColumnElement[bool]) -> None:
    """Forgets a device of the guest and closes its sockets, here and at other processes."""

    def work(connection: Connection) -> None:
        change = delete(devices).where(devices.c.id == device, devices.c.guest == guest.id, which)
        if not connection.execute(change).rowcount:
            raise unknown(what)
        store.tell_removed(connection, device)

    await rooms.database.write(work)
    rooms.sign_out([device])


@router.post("/devices/claim")
async def claim(body: Claim, request: Request, response: Response, rooms: TheRooms) -> dict[str, Any]:
    """On the other device: uses the link up."""
    token, now = secrets.token_urlsafe(32), rooms.clock.now()

    def work(connection: Connection) -> Guest | None:
        fits = (devices.c.link == hashed(body.token)) & (devices.c.link_expires >= now)
        change = update(devices).where(fits).values(link=None, token=hashed(token), seen=now)
        return find_guest(connection, token) if connection.execute(change).rowcount else None

    guest = await rooms.database.write(work)
    if guest is None:
        raise unknown("link")
    set_cookie(request, response, token)
    return me_json(request, guest)
