"""What is printed on cards and boards, for screens; and whether a box of one's own can be played with."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends

import fort
from fort.bots import LEVELS
from fort.server.edge import StrictRoute
from fort.server.guests import Address, AnyGuest, TheRooms
from fort.server.hands import LIMIT
from fort.server.header import FINISHED, WAITING
from fort.server.opening import read_box
from fort.server.refusal import Refusal, unknown
from fort.text.actions import action_json
from fort.text.rules_page import actions_told
from fort.wire.body import Body
from fort.wire.wishes import BoxTexts

router = APIRouter(prefix="/api", tags=["box"], route_class=StrictRoute)
Json = dict[str, Any]


class OwnBox(Body):
    files: BoxTexts


@lru_cache(maxsize=8)
def box_json(box: fort.Box) -> Json:
    assumed = {each.what for each in box.assumptions}
    return {
        "kids": [_kid(kid, assumed) for kid in (*box.kids, *box.best_friends)],
        "fort": [
            {
                "level": number,
                "cost": {"pizza": level.pizza, "toy": level.toy, "either": level.either},
                "points": level.points,
                "reward": level.reward or None,
            }
            for number, level in enumerate(box.track)
        ],
        "perks": [{"name": name, "use": fort.box.PERKS[name]} for name in box.perks],
        "made_up_rules": [{"name": name} for name in box.made_up_rules],
        "boards": box.boards,
        "actions": {action: action_json(action) for action in actions_told()},
        "assumptions": [
            {"what": each.what, "value": each.value, "where": f"{each.file}, line {each.line}"}
            for each in box.assumptions
        ],
        "fingerprint": box.fingerprint,
    }


def _kid(kid: fort.box.Kid, assumed: set[str]) -> Json:
    return {
        "name": kid.name,
        "suits": kid.suits,
        "public": action_json(kid.public) if kid.public else None,
        "private": action_json(kid.private) if kid.private else None,
        "best_friend": kid.board or None,
        "copies": kid.copies,
        "assumed": any(what.endswith(f" of {kid.name}") for what in assumed),
    }


@router.get("/box")
async def printed() -> Json:
    """Every card, level, perk and made-up rule of the present box."""
    return box_json(fort.box.read())


@router.get("/box/{fingerprint}")
async def edition(fingerprint: str) -> Json:
    """The same of any edition of the box that the program ships."""
    try:
        return box_json(await asyncio.to_thread(fort.box.named, fingerprint))
    except fort.box.UnknownBox:
        raise unknown("box") from None


async def box_at(table: str, guest: AnyGuest, rooms: TheRooms) -> fort.Box:
    """The box that a table is played with, for those who may see the table."""
    header = await rooms.header(table)
    public = header.status == FINISHED or (header.open and header.status == WAITING)
    if not (public or header.may_watch(None if guest is None else guest.id)):
        raise unknown("table")
    try:
        return await asyncio.to_thread(lambda: header.cards)
    except fort.BoxError as error:
        raise Refusal(409, "box-missing", f"The box of this table is not here: {error}.") from None


BoxAt = Annotated[fort.Box, Depends(box_at)]


@router.get("/tables/{table}/box")
async def at_table(box: BoxAt) -> Json:
    """The same of the box that a table is played with: an earlier edition, or one of its own."""
    return box_json(box)


@router.get("/tables/{table}/box/texts")
async def texts_at_table(box: BoxAt) -> dict[str, str]:
    """The files of that box, for programs that play with it."""
    return dict(box.texts)


@router.post("/box/check")
async def check(body: OwnBox, rooms: TheRooms, address: Address) -> Json:
    """Reads an own box; 422 with file and line if it cannot be played with."""
    return await rooms.heavy.do(address, lambda hand: hand.run(LIMIT, checked, body.files))


def checked(files: dict[str, str]) -> Json:
    """In the hand: what is printed in an own box."""
    return box_json(read_box(files))


@router.get("/bots")
async def bots() -> list[dict[str, str]]:
    """The bots by name; `master@1s` gives one another time to think."""
    return [{"name": name, "description_code": f"bot-{name}"} for name in LEVELS]
