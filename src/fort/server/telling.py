"""What clients are told, as JSON: a viewer gets its view, and nothing that is not in it.  R17"""

from datetime import UTC, datetime
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

import segno

import fort
from fort.notation.choices import choice_shape
from fort.notation.view_json import to_json
from fort.server.header import WAITING, Header
from fort.server.orders import standing_answer
from fort.server.prompts import prompt_json
from fort.server.sitting import Orders, Sitting, Vote
from fort.text.choices import choice_saying
from fort.text.events import event_json

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

Json = dict[str, Any]


def view_json(view: fort.View) -> Json:
    """The view without its log, which clients have from the events."""
    view.remember([], 0)
    data = to_json(view)
    del data["log"]
    return data


def events_json(events: "Iterable[fort.Event]", viewer: int | None) -> list[Json]:
    """What the viewer saw of these events, each with what is said of it."""
    seen = [event.seen_by(viewer) for event in events]
    return [event_json(event) for event in seen if event is not None]


def log_json(sitting: Sitting, viewer: int | None, start: int = 0) -> list[Json]:
    """The same of a table, from an event on; the viewer's own are marked that came of an order."""
    log = sitting.game.log
    assert log is not None
    if viewer is None or viewer not in sitting.for_seat.values():
        return events_json(log.events[start:], viewer)
    told = []
    for number, event in enumerate(log.events[start:], start):
        seen = events_json([event], viewer)
        ordered = sitting.for_seat.get(number) == viewer == vars(event).get("seat")
        told += [one | {"for_you": True} for one in seen] if ordered else seen
    return told


def is_asked(sitting: Sitting, viewer: int | None) -> bool:
    """Is it the viewer's seat that decides, and no bot for it?"""
    if viewer is None or viewer not in sitting.game.asks or not sitting.running:
        return False
    return sitting.drivers[viewer].bot is None


def undo_json(sitting: Sitting, viewer: int | None) -> Json | None:
    """What the viewer's seat can take back on its own."""
    if viewer is None or not sitting.running or sitting.drivers[viewer].bot is not None:
        return None
    decision, game = sitting.decision, sitting.game
    if game.draft is not None and viewer not in game.asks:
        return {"to": decision, "limit": decision, "pick": True}
    to = sitting.undo_to(viewer)
    return None if to is None else {"to": to, "limit": sitting.table.undo_limit(viewer), "pick": False}


def position_json(sitting: Sitting, viewer: int | None, now: float) -> Json:
    """What `state` and `events` share."""
    view = sitting.game.view(viewer)
    passing = None if viewer is None else standing_answer(sitting, viewer)
    asked = is_asked(sitting, viewer) and passing is None
    return {
        "decision": sitting.decision,
        "viewer": viewer,
        "prompt": prompt_json(sitting.game, view) if asked else None,
        "passing": None if passing is None else _passing_json(view, passing),
        "orders": _orders_json(sitting, viewer),
        "view": view_json(view),
        "undo": undo_json(sitting, viewer),
        "declining": viewer in sitting.declining,
        "clocks": sitting.clocks.to_json(now),
    }


def _passing_json(view: fort.View, choice: fort.Choice) -> Json:
    return {"choice": choice.text, "label": choice_saying(choice_shape(view.components, choice))}


def _orders_json(sitting: Sitting, viewer: int | None) -> Json | None:
    if viewer is None:
        return None
    orders = sitting.orders.get(viewer, Orders())
    return {"single": orders.single, "stops": sorted(orders.stops)}


def scores_json(game: fort.Game) -> list[Json]:
    """The points of every seat, by where they come from."""
    names = ("track", "fort", "made_up_rule", "sculpture", "total", "rank")
    return [{name: getattr(score, name) for name in names} for score in game.scores()]


def result_json(sitting: Sitting, hidden: bool) -> Json | None:
    """When the game is over: points, and the opened seal, unless others still play the same deal."""
    if not sitting.game.over:
        return None
    record = sitting.table.record
    if hidden:
        return {"scores": scores_json(sitting.game), "seed": None, "salt": None}
    return {"scores": scores_json(sitting.game), "seed": record.seed, "salt": record.salt}


def state_json(sitting: Sitting, viewer: int | None, now: float) -> Json:
    """Everything a viewer may know of a running game."""
    return {
        **position_json(sitting, viewer, now),
        "log": log_json(sitting, viewer),
        "chat": [chat_json(line) for line in sitting.chat],
        "votes": votes_json(sitting),
        "commitment": sitting.table.commitment,
        "result": result_json(sitting, sitting.header.opens > now),
    }


def chat_json(line: Json) -> Json:
    return {**line, "at": iso(line["at"])}


def waiting_json() -> Json:
    """The same before the start: there is nothing to see."""
    keys = ("viewer", "view", "prompt", "passing", "orders", "undo", "clocks", "commitment", "result")
    return {"decision": 0, **dict.fromkeys(keys), "declining": False, "log": [], "chat": [], "votes": []}


def vote_json(sitting: Sitting, vote: Vote) -> Json:
    """People are named by their seats."""
    seats = sitting.header.seats_of
    return {
        "vote": vote.id,
        "what": vote.what,
        "by": min(seats(vote.guest), default=None),
        "seat": vote.seat,
        "to": vote.to,
        "agreed": [seat for guest in vote.agreed for seat in seats(guest)],
        "waiting": [seat for guest in vote.voters for seat in seats(guest)],
        "closed": vote.result != "open",
        "result": vote.result,
    }


def votes_json(sitting: Sitting | None) -> list[Json]:
    return [] if sitting is None else [vote_json(sitting, vote) for vote in sitting.votes.values()]


def iso(at: float | None) -> str | None:
    """A moment as text, in UTC."""
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def table_json(
    header: Header,
    sitting: Sitting | None,
    guest: str | None,
    here: "Collection[str]",
    base: str | None,
    away: "Mapping[str, Json] | None" = None,
) -> Json:
    """A table as one guest may know it; without the invitation, if there is no address to invite to."""
    mine = header.seats_of(guest)
    inside = bool(mine) or (guest is not None and header.host == guest)
    inviting = base is not None and inside and header.status == WAITING
    asked = header.asked if sitting is None else "".join(map(str, sitting.game.asks))
    return {
        "id": header.id,
        "status": header.status if sitting is None else sitting.status,
        "setup": header.setup,
        "pace": header.options["pace"],
        "order": header.options["order"],
        "open": header.open,
        "spectators": header.options["spectators"],
        "hints": header.options["hints"],
        "own_box": header.box is not None,
        "from_diagram": header.diagram is not None,
        "daily": header.options.get("daily"),
        "again": header.options.get("again"),
        "host": guest is not None and header.host == guest,
        "seats": [_seat_json(header, sitting, each.seat, guest, here, away or {}) for each in header.seats],
        "asked": [int(seat) for seat in asked],
        "your_turn": any(str(seat) in asked for seat in mine),
        "paused": sitting is not None and sitting.paused,
        "broken": header.broken is not None,
        "votes": votes_json(sitting),
        "invitation": _invitation(header, str(base)) if inviting else None,
        "rematch": header.rematch if inside else None,
        "created": iso(header.created),
        "finished": iso(header.finished),
    }


def _seat_json(
    header: Header,
    sitting: Sitting | None,
    seat: int,
    guest: str | None,
    here: "Collection[str]",
    away: "Mapping[str, Json]",
) -> Json:
    occupant = header.seats[seat]
    driver = None if sitting is None else sitting.drivers[seat]
    bot = occupant.bot if driver is None else driver.bot
    taken = occupant.guest is not None
    boards = header.boards if sitting is None else sitting.table.record.boards
    return {
        "seat": seat,
        "kind": "bot" if bot is not None else "person" if taken else "empty",
        "nickname": occupant.nickname,
        "program": occupant.program,
        "bot": bot,
        "replaced": None if driver is None or bot is None else driver.why,
        "you": taken and occupant.guest == guest,
        "connected": occupant.kind == "bot" or occupant.guest in here,
        "away": away.get(occupant.guest or "") if bot is None else None,
        "board": boards[seat] if seat < len(boards) else None,
    }


def _invitation(header: Header, base: str) -> Json:
    return link_json(f"{base}/table/{header.id}#{header.invitation}")


def link_json(url: str) -> Json:
    return {"url": url, "qr_svg": qr_svg(url)}


@lru_cache(maxsize=256)
def qr_svg(text: str) -> str:
    out = BytesIO()
    segno.make(text, error="m").save(out, kind="svg", xmldecl=False, svgns=True, scale=4, dark="#000")
    return out.getvalue().decode().strip()
