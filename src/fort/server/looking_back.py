"""Looking back at a finished game over HTTP: its reviews."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from fort.server.answers import packed
from fort.server.edge import StrictRoute
from fort.server.games import must_be_over
from fort.server.guests import Address, AnyGuest, TheGuest, TheRooms
from fort.server.hands import LIMIT
from fort.server.header import FINISHED, Header
from fort.server.refusal import Refusal
from fort.server.review_telling import told_review
from fort.server.reviews import Kept
from fort.server.rooms import Rooms
from fort.server.telling import iso
from fort.wire.messages import Number
from fort.wire.reviews import AskForReview, ReviewTold

router = APIRouter(prefix="/api/games", tags=["reviews"], route_class=StrictRoute)
Json = dict[str, Any]
SeatNumber = Annotated[int, Query(ge=0, le=3)]


@router.post("/{table}/review", response_model=ReviewTold)
async def ask(
    table: str, body: AskForReview, guest: TheGuest, rooms: TheRooms, address: Address, request: Request
) -> Response:
    """Asks for a review; it is made once, whoever asks."""
    header = await must_be_over(rooms, table, guest, str(body.seat))
    must_be_finished(header, body.seat)
    known = await rooms.reviews.find(table, body.seat)
    if known is None or known.stage == "failed":
        rooms.quotas.new_review(guest.id)
        known = await rooms.reviews.ask(table, body.seat, guest.id)
    return await told(rooms, header, known, address, request, 200 if known.ended else 202)


@router.get("/{table}/review", response_model=ReviewTold)
async def show(
    table: str,
    seat: SeatNumber,
    guest: AnyGuest,
    rooms: TheRooms,
    address: Address,
    request: Request,
    known: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Response:
    """How far the review of a seat has come."""
    header = await must_be_over(rooms, table, guest, str(seat))
    must_be_finished(header, seat)
    kept = await rooms.reviews.find(table, seat)
    if kept is None:
        raise Refusal(404, "no-review", "Nobody has asked for this review yet: POST asks for it.", seat=seat)
    return await told(rooms, header, kept, address, request, 200, known)


def must_be_finished(header: Header, seat: int) -> None:
    if header.status != FINISHED:
        raise Refusal(409, "not-over", "This game has no end: only a finished one can be reviewed.")
    if seat >= len(header.seats):
        raise Refusal(422, "no-such-seat", f"This game has {len(header.seats)} seats.", seat=seat)


async def told(
    rooms: Rooms,
    header: Header,
    kept: Kept,
    who: str,
    request: Request,
    status: int,
    known: Number | None = None,
) -> Response:
    """The answer. It is made once for each report, beside the event loop."""
    sealed = header.opens > rooms.clock.now()
    about: Json = {name: getattr(kept, name) for name in ("table", "seat", "stage", "step", "done")}
    about["sealed_until"] = iso(header.opens) if sealed else None
    if kept.data is None or known == kept.step:
        return JSONResponse({**about, "review": None}, status)
    data = kept.data
    name = ("review", kept.table, str(kept.seat), str(kept.step), str(sealed), kept.version)
    found = await rooms.answers.get(
        name, lambda: rooms.heavy.do(who, lambda hand: hand.run(LIMIT, told_review, header, data, about))
    )
    answer = packed(request, found)
    answer.status_code = status
    return answer
