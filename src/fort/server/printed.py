"""What is printed on cards and boards, for screens; and whether a box of one's own can be played with."""

from functools import lru_cache
from typing import Any

from fastapi import APIRouter

import fort
from fort.bots import LEVELS
from fort.server.guests import Address, TheRooms
from fort.server.hands import LIMIT
from fort.server.opening import Body, BoxTexts, read_box
from fort.table.embedded import fingerprint

router = APIRouter(prefix="/api", tags=["box"])
Json = dict[str, Any]


class OwnBox(Body):
    files: BoxTexts


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
        "assumptions": [
            {"what": each.what, "value": each.value, "where": f"{each.file}, line {each.line}"}
            for each in box.assumptions
        ],
        "fingerprint": fingerprint(box),
    }


def _kid(kid: fort.box.Kid, assumed: set[str]) -> Json:
    return {
        "name": kid.name,
        "suits": kid.suits,
        "public": kid.public or None,
        "private": kid.private or None,
        "best_friend": kid.board or None,
        "copies": kid.copies,
        "assumed": any(what.endswith(f" of {kid.name}") for what in assumed),
    }


@lru_cache(maxsize=1)
def _own() -> Json:
    return box_json(fort.box.read())


@router.get("/box")
async def printed() -> Json:
    """Every card, level, perk and made-up rule of the box."""
    return _own()


@router.post("/box/check")
async def check(body: OwnBox, rooms: TheRooms, address: Address) -> Json:
    """Reads an own box; 422 with file and line if it cannot be played with."""
    return await rooms.heavy.do(address, lambda hand: hand.run(LIMIT, checked, body.files))


def checked(files: dict[str, str]) -> Json:
    """In the hand: what is printed in an own box."""
    return box_json(read_box(files))


@router.get("/bots")
async def bots() -> list[dict[str, str]]:
    """The bots by name; `expert@1s` gives one another time to think."""
    return [{"name": name, "description_code": f"bot-{name}"} for name in LEVELS]
