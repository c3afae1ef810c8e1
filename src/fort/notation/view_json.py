"""Views as JSON, both ways, with the names that are printed. docs/view.schema.json describes the form."""

import json
from typing import TYPE_CHECKING, Any

from fort.box import Box, BoxError, named
from fort.legal.game import Question
from fort.notation.facts import facts, read_facts
from fort.notation.todo import read_todo, write_todo
from fort.rules.components import Components, components
from fort.rules.events import Event
from fort.rules.names import COIN, NOBODY, NOTHING, RESOURCES, SIDES, SUITS, UNUSED, USES
from fort.rules.perks import PERKS
from fort.rules.play import AddedCard, Play
from fort.rules.scoring import MADE_UP_RULES
from fort.seen.memory import Group, Memory
from fort.seen.view import HIDDEN, SeatView, View

if TYPE_CHECKING:
    from collections.abc import Sequence

Json = dict[str, Any]


def text_of(view: View) -> str:
    return json.dumps(to_json(view), separators=(",", ":"), ensure_ascii=False)


def to_json(view: View) -> Json:
    """A view as plain data. A hidden card is null; `suits` of the Lookout are what shows."""
    parts = view.components
    question = view.question
    return {
        "edition": {"box": parts.box.fingerprint, "rules": parts.rules},
        "viewer": view.viewer,
        "setup": view.setup,
        "round": view.round,
        "leader": view.leader,
        "ending": view.ending,
        "over": view.over,
        "park": _names(parts, view.park),
        "park_deck": view.park_deck,
        "supply": _tokens(view.supply),
        "perks": [PERKS[perk] for perk in view.perk_row],
        "used_perks": [PERKS[perk] for perk in view.used_perks],
        "made_up_rules": view.made_up_rules,
        "sculpture": None if view.sculpture == NOBODY else view.sculpture,
        "box": _names(parts, view.box),
        "in_play": _names(parts, view.in_play),
        "play": _play(parts, view.play),
        "seats": [_seat(parts, seat, view.drafting) for seat in view.seats],
        "asked": view.asked,
        "asks": list(view.asks),
        "question": None
        if question is None
        else {
            "kind": question.kind,
            "seat": question.seat,
            "kid": question.kid,
            "action": question.action,
        },
        "options": [choice.text for choice in view.options],
        "todo": write_todo(view.todo),
        "memory": _memory(parts, view.memory),
        "log": [event.to_json() for event in view.log],
    }


def from_json(data: str | Json, box: Box | None = None) -> View:
    """The view that a JSON text or its data describes. Without a log, as the wire sends it, it is empty.

    A box that the program does not ship must be given; BoxError if it is not the one of the view.
    """
    try:
        values: Json = json.loads(data) if isinstance(data, str) else data
        _check("the view", values, _VIEW)
        return _read_view(_parts(values["edition"]["box"], values["edition"]["rules"], box), values)
    except BoxError:
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        reason = f"{error} is not known" if isinstance(error, KeyError) else str(error)
        raise ValueError(f"this is no view of Fort, see docs/view.schema.json: {reason}") from error


_NUMBER_OR_NONE = (int, type(None))
_VIEW: dict[str, type | tuple[type, ...]] = {
    "edition": dict,
    "viewer": _NUMBER_OR_NONE,
    "setup": str,
    "round": int,
    "leader": int,
    "ending": bool,
    "over": bool,
    "park": list,
    "park_deck": int,
    "supply": dict,
    "perks": list,
    "used_perks": list,
    "made_up_rules": int,
    "sculpture": _NUMBER_OR_NONE,
    "box": list,
    "in_play": list,
    "play": dict,
    "seats": list,
    "asked": _NUMBER_OR_NONE,
    "asks": list,
    "question": (dict, type(None)),
    "options": list,
    "todo": list,
    "memory": dict,
}
_SEAT: dict[str, type | tuple[type, ...]] = {
    "board": str,
    "hand": list,
    "deck": list,
    "discard_pile": list,
    "yard": list,
    "lookout": list,
    "stuff": dict,
    "pack": dict,
    "level": int,
    "score": int,
    "perk": (str, type(None)),
    "had_perk": bool,
    "made_up_rule": (str, bool, type(None)),
    "shuffles": int,
}


def _check(where: str, data: object, form: dict[str, type | tuple[type, ...]]) -> None:
    """Says what is missing or of another kind than expected."""
    if not isinstance(data, dict):
        raise ValueError(f"{where}: expected an object, found {data!r:.60}")
    for key, kinds in form.items():
        if key not in data:
            raise ValueError(f"{where}: expected the key '{key}'")
        if not isinstance(data[key], kinds):
            raise ValueError(f"{where}, '{key}': found {data[key]!r:.60}")


def _read_view(parts: Components, values: Json) -> View:
    if not values["seats"]:
        raise ValueError("'seats': expected 2 to 4 of them, found none")
    view = View(parts, values["viewer"], _read_memory(parts, values["memory"], values["viewer"]))
    view.setup = values["setup"]
    view.round = values["round"]
    view.leader = values["leader"]
    view.ending = values["ending"]
    view.over = values["over"]
    view.park = _numbers(parts, values["park"])
    view.park_deck = values["park_deck"]
    view.supply = _read_tokens(values["supply"])
    view.perk_row = [PERKS.index(name) for name in values["perks"]]
    view.used_perks = [PERKS.index(name) for name in values["used_perks"]]
    view.made_up_rules = values["made_up_rules"]
    view.sculpture = NOBODY if values["sculpture"] is None else values["sculpture"]
    view.box = _numbers(parts, values["box"])
    view.in_play = _numbers(parts, values["in_play"])
    view.play = _read_play(parts, values["play"])
    view.drafting = "packet" in values["seats"][0]
    view.seats = [_read_seat(parts, seat) for seat in values["seats"]]
    view.asked_seat = NOBODY if values["asked"] is None else values["asked"]
    view.asks = tuple(values["asks"])
    if values["question"] is not None:
        view.question = Question(**values["question"])
    view.options = [parts.choices.find(text) for text in values["options"]]
    view.todo = read_todo(values["todo"])
    log = [Event.from_json(event) for event in values.get("log", [])]
    view.remember(log, len(log))
    return view


def _parts(fingerprint: str, rules: int, box: Box | None) -> Components:
    found = named(fingerprint) if box is None else box
    if found.fingerprint != fingerprint:
        message = f"this view is of a game with this box: expected it, found {found.fingerprint}"
        raise BoxError(f"box {fingerprint}", 0, message)
    return components(found, rules)


def _names(parts: Components, kids: "Sequence[int]") -> list[str | None]:
    return [None if kid == HIDDEN else parts.kids[kid].name for kid in kids]


def _numbers(parts: Components, names: "Sequence[str | None]") -> list[int]:
    return [HIDDEN if name is None else parts.number[name.casefold()] for name in names]


def _tokens(tokens: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, tokens, strict=True))


def _read_tokens(tokens: dict[str, int]) -> list[int]:
    return [tokens[name] for name in RESOURCES]


def _one(number: int, names: "Sequence[str]") -> str | bool | None:
    """A name; None for nothing; True for something that is not seen."""
    if number == NOTHING:
        return None
    return True if number == HIDDEN else names[number]


def _read_one(value: str | bool | None, names: "Sequence[str]") -> int:
    if value is None:
        return NOTHING
    return HIDDEN if value is True else names.index(str(value))


def _seat(parts: Components, seat: SeatView, drafting: bool) -> Json:
    kids = [kid.name for kid in parts.kids]
    lookout = []
    for at, kid in enumerate(seat.lookout):
        suits = [SUITS[suit] for suit in parts.patterns[seat.patterns[at]]]
        face = None if kid == HIDDEN else kids[kid]
        lookout.append({"kid": face, "suits": suits, "open": seat.open[at]})
    found: Json = {
        "board": parts.boards[seat.board],
        "hand": _names(parts, seat.hand),
        "deck": _names(parts, seat.deck),
        "discard_pile": _names(parts, seat.discard_pile),
        "yard": _names(parts, seat.yard),
        "lookout": lookout,
        "stuff": _tokens(seat.stuff),
        "pack": _tokens(seat.pack),
        "level": seat.level,
        "score": seat.score,
        "perk": _one(seat.perk, PERKS),
        "had_perk": seat.had_perk,
        "made_up_rule": _one(seat.made_up_rule, MADE_UP_RULES),
        "shuffles": seat.shuffles,
    }
    if drafting:
        found["kept"] = _names(parts, seat.kept)
        found["packet"] = _names(parts, seat.packet)
        found["picked"] = _one(seat.picked, kids)
    return found


def _read_seat(parts: Components, data: Json) -> SeatView:
    _check("a seat", data, _SEAT)
    seat = SeatView()
    kids = [kid.name for kid in parts.kids]
    seat.board = parts.boards.index(data["board"])
    seat.hand = sorted(_numbers(parts, data["hand"]))
    seat.deck = _numbers(parts, data["deck"])
    seat.discard_pile = _numbers(parts, data["discard_pile"])
    seat.yard = _numbers(parts, data["yard"])
    for card in data["lookout"]:
        seat.lookout += _numbers(parts, [card["kid"]])
        seat.patterns.append(parts.patterns.index([SUITS.index(suit) for suit in card["suits"]]))
        seat.open.append(card["open"])
    seat.stuff = _read_tokens(data["stuff"])
    seat.pack = _read_tokens(data["pack"])
    seat.level = data["level"]
    seat.score = data["score"]
    seat.perk = _read_one(data["perk"], PERKS)
    seat.had_perk = data["had_perk"]
    seat.made_up_rule = _read_one(data["made_up_rule"], MADE_UP_RULES)
    seat.shuffles = data["shuffles"]
    if "packet" in data:
        seat.kept = _numbers(parts, data["kept"])
        seat.packet = _numbers(parts, data["packet"])
        seat.picked = _read_one(data["picked"], kids)
    return seat


def _play(parts: Components, play: Play) -> Json | None:
    if play.kid == NOTHING:
        return {"kid": None, "facts": facts(play)}
    added = []
    for card in play.added:
        suits = [SUITS[suit] for suit in parts.patterns[card.pattern]]
        face = None if card.kid == NOTHING else parts.kids[card.kid].name
        added.append({"kid": face, "suits": suits, "coin": _one(card.coin, SUITS)})
    return {
        "kid": parts.kids[play.kid].name,
        "declared": _one(play.suit, SUITS),
        "added": added,
        "counts": {SUITS[suit]: number for suit, number in enumerate(play.icons) if number},
        "used": {SIDES[side]: USES[use] for side, use in enumerate(play.used) if use != UNUSED},
        "facts": facts(play),
    }


def _read_play(parts: Components, data: Json) -> Play:
    play = Play(NOBODY)
    since = read_facts(play, data["facts"])
    if data["kid"] is None:
        return play
    play.kid = parts.number[data["kid"].casefold()]
    play.suit = _read_one(data["declared"], SUITS)
    for side, use in data["used"].items():
        play.used = play.used[:]
        play.used[SIDES.index(side)] = USES.index(use)
    for at, card in enumerate(data["added"]):
        suits = [SUITS.index(suit) for suit in card["suits"]]
        kid = NOTHING if card["kid"] is None else parts.number[card["kid"].casefold()]
        pattern = parts.patterns.index(suits)
        coin = _read_one(card["coin"], SUITS)
        play.added = [*play.added, AddedCard(parts, kid, pattern, coin, since[at])]
    play.icons = [data["counts"].get(SUITS[suit], 0) for suit in range(COIN + 1)]
    return play


def _memory(parts: Components, memory: Memory) -> Json:
    return {
        "known": [_names(parts, sorted(kids)) for kids in memory.known],
        "sure": [_names(parts, sorted(kids)) for kids in memory.sure],
        "tucked": [[[SUITS[s] for s in parts.patterns[p]] for p in closed] for closed in memory.tucked],
        "groups": [{"kids": _names(parts, sorted(g.kids)), "seats": sorted(g.seats)} for g in memory.groups],
        "picks": memory.picks[:],
        "rests": [None if rest is None else _names(parts, sorted(rest)) for rest in memory.rests],
        "takers": [seats[:] for seats in memory.takers],
        "made_up_rules": [MADE_UP_RULES[rule] for rule in memory.rules],
        "keepers": memory.keepers[:],
    }


def _read_memory(parts: Components, data: Json, viewer: int | None) -> Memory:
    memory = Memory(parts, 0, viewer)
    memory.known = [_numbers(parts, kids) for kids in data["known"]]
    memory.sure = [_numbers(parts, kids) for kids in data["sure"]]
    for closed in data["tucked"]:
        patterns = [parts.patterns.index([SUITS.index(suit) for suit in suits]) for suits in closed]
        memory.tucked.append(patterns)
    memory.groups = [Group(_numbers(parts, g["kids"]), list(g["seats"])) for g in data["groups"]]
    memory.picks = list(data["picks"])
    memory.rests = [None if rest is None else _numbers(parts, rest) for rest in data["rests"]]
    memory.takers = [list(seats) for seats in data["takers"]]
    memory.rules = [MADE_UP_RULES.index(name) for name in data["made_up_rules"]]
    memory.keepers = list(data["keepers"])
    return memory
