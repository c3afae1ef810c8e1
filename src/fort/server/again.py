"""Trying again from a moment of a finished game: a new table, with hidden cards dealt anew.

What the seat could not know then is imagined from its view. The record begins with that position, so the game
can be replayed and checked as any other; the table says where it comes from, and counts nowhere.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from fastapi import APIRouter

from fort.seen.imagine import imagine
from fort.server.edge import StrictRoute
from fort.server.folding import fold
from fort.server.games import must_be_over
from fort.server.guests import Address, Base, Guest, TheGuest, TheRooms, new_id
from fort.server.hands import LIMIT, Hand
from fort.server.header import RUNNING, WAITING, Header, Occupant
from fort.server.looking_back import must_be_finished
from fort.server.refusal import Refusal, broken
from fort.server.sitting import Entry
from fort.server.tables import Json, add_table, start_table
from fort.table.record import plain_diagram
from fort.wire.reviews import TryAgain

router = APIRouter(prefix="/api/games", tags=["reviews"], route_class=StrictRoute)


@router.post("/{table}/again", status_code=201)
async def try_again(
    table: str, body: TryAgain, guest: TheGuest, rooms: TheRooms, base: Base, address: Address
) -> Json:
    """A new table from a moment of a finished game, against bots."""
    old = await must_be_over(rooms, table, guest, str(body.seat))
    must_be_finished(old, body.seat)
    rivals = len(old.seats) - 1
    if len(body.bots) not in (1, rivals):
        message = f"Name one bot for all seats, or {rivals}, one for each."
        raise Refusal(422, "which-bot", message, expected=rivals, found=len(body.bots))
    rooms.quotas.new_table(address, guest.id)
    seed = rooms.random.randbytes(16).hex()

    async def by(hand: Hand) -> str:
        header, entries = await rooms.read(table)
        return await hand.run(LIMIT, dealt_anew, header, entries, rooms.started, body.seat, body.number, seed)

    diagram = await rooms.heavy.do(address, by)
    header = from_there(old, guest, body, diagram, rooms.clock.now())
    await add_table(rooms, header, guest, address, RUNNING)
    return await start_table(rooms, guest, header.id, None, base)


def from_there(old: Header, guest: Guest, body: TryAgain, diagram: str, now: float) -> Header:
    """The new table: with the box and the rules of the old one, and nothing else of it."""
    rivals = iter(body.bots * len(old.seats) if len(body.bots) == 1 else body.bots)
    seated = [
        Occupant(seat, "person", guest.id, guest.nickname, program=guest.program)
        if seat == body.seat
        else Occupant(seat, "bot", bot=next(rivals))
        for seat in range(len(old.seats))
    ]
    moment = {"table": old.id, "number": body.number, "seat": body.seat}
    options = {"pace": {"kind": "none"}, "order": "as_seated", "spectators": False, "hints": True}
    options = {**options, "again": moment}
    new = replace(old, id=new_id(), invitation=new_id(), host=guest.id, created=now, seats=seated)
    new = replace(new, options=options, diagram=diagram, status=WAITING, open=False, started=None)
    return replace(new, secrets=None, asked="", finished=None, broken=None, rematch=None)


def dealt_anew(
    header: Header, entries: Sequence[Entry], started: float, seat: int, number: int, seed: str
) -> str:
    """In the hand: the position after so many choices, with what the seat could not know dealt anew."""
    sitting = fold(header, entries, started)
    if sitting.broken is not None:
        raise broken()
    record = sitting.table.record
    game = record.replay(number) if number <= len(record.choices) else None
    if game is None or game.over or seat not in game.asks:
        message = "This seat has nothing to choose there: name a `number` of one of its moments."
        raise Refusal(409, "no-choice-there", message, seat=seat, number=number)
    return plain_diagram(imagine(game.view(seat), Random(seed)).diagram())
