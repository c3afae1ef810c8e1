"""The lines of a diagram: each has the form of its JSON, in another syntax; and games written with them.

Where JSON has `["Bug", "Chef", "Chef"]`, `{"pizza": 3, "toy": 1}`, `null` and `true`, a line has
`Bug, 2*Chef`, `3 pizza 1 toy`, `none` and `yes`.
"""

from operator import attrgetter
from typing import Any, Final

from fort.legal.game import Game
from fort.notation import values
from fort.notation.diagram_lines import is_number, label
from fort.notation.forms import DEFINITIONS, Form, Refused, many, maybe, name, number, other
from fort.notation.values import FACES, KID, PERK, RULE, SEAT, SHOWN, SUIT, TEXT
from fort.notation.view_json import PLAYING
from fort.rules.components import Components
from fort.rules.limits import MOST_SEATS
from fort.rules.names import COIN, NOBODY, NOTHING, RESOURCES, SIDES, SUITS, UNUSED, USES, amount
from fort.rules.play import AddedCard
from fort.rules.shuffle import Streams

Fields = dict[str, Form]


def text_of(data: Any) -> str:
    """The text of JSON."""
    if isinstance(data, bool):
        return "yes" if data else "no"
    if isinstance(data, dict):
        return amount(*data.values())
    if isinstance(data, list):
        return ", ".join(data) or "none"
    return "none" if data is None else str(data)


def data_of(form: Form, text: str) -> Any:
    """The JSON of a text. Where it is not as the form has it, it stays a text, which the form refuses."""
    schema = DEFINITIONS.get(form.schema.get("$ref", "").removeprefix("#/$defs/"), form.schema)
    kind = schema.get("type")
    if kind == "array":
        return _list(text)
    if kind == "object":
        return _tokens(text)
    if kind == "boolean" and text not in ("yes", "no"):
        raise Refused("expected yes or no")
    if kind == "boolean":
        return text == "yes"
    if kind == "integer" and is_number(text):
        return int(text)
    return None if "oneOf" in schema and text in ("", "none") else text


def _list(text: str) -> list[str]:
    names: list[str] = []
    for part in text.split(","):
        name = " ".join(part.split())
        times, star, repeated = name.partition("*")
        if star and is_number(times.strip()):
            names += [repeated.strip()] * int(times)
        elif name not in ("", "none"):
            names.append(name)
        if len(names) >= 10_000:
            raise Refused("expected fewer cards")
    return names


def _tokens(text: str) -> dict[str, int]:
    amounts = dict.fromkeys(RESOURCES, 0)
    words = [] if text in ("nothing", "none") else text.split()
    for at in range(0, len(words), 2):
        resource = " ".join(words[at + 1 : at + 2]).rstrip("s,")
        if not is_number(words[at]) or resource not in RESOURCES:
            raise Refused("expected for example '3 pizza 1 toy'")
        amounts[resource] += int(words[at])
    return amounts


def _write_added(parts: Components, card: AddedCard) -> str:
    suits = " ".join(SHOWN.write(parts, card.pattern))
    text = f"{suits} from lookout" if card.kid == NOTHING else parts.kids[card.kid].name
    return text if card.coin == NOTHING else f"{text} (coin as {SUITS[card.coin]})"


def _read_added(parts: Components, text: str) -> AddedCard:
    shown, _, coin_text = text.partition(" (coin as ")
    coin = SUIT.read(parts, coin_text[:-1]) if coin_text else NOTHING
    if shown.endswith(" from lookout"):
        return AddedCard(parts, NOTHING, SHOWN.read(parts, shown.split()[:-2]), coin, 0)
    kid = KID.read(parts, shown)
    return AddedCard(parts, kid, parts.kids[kid].pattern, coin, 0)


def _read_deck(parts: Components, data: list[str]) -> list[int] | int:
    """Its top is last in the engine, and first here. A diagram may say how many cards it has."""
    return int(data[0]) if len(data) == 1 and is_number(data[0]) else FACES.read(parts, data)[::-1]


DECK: Final = Form({"type": "array"}, lambda parts, deck: FACES.write(parts, deck[::-1]), _read_deck)
ADDED: Final = Form(TEXT.schema, _write_added, _read_added)
OPEN: Final = " (open)"
TUCKED: Final = Form(
    TEXT.schema,
    lambda parts, card: parts.kids[card[0]].name + OPEN * card[1],
    lambda parts, text: (KID.read(parts, text.removesuffix(OPEN)), text.endswith(OPEN)),
)
LOOKOUT: Final = other(
    many(TUCKED),
    "kids",
    lambda seat: zip(seat.lookout, seat.open, strict=True),
    lambda cards: {"lookout": [kid for kid, _ in cards], "open": [seen for _, seen in cards]},
)
ONE_USE: Final = {(side, use): f"{SIDES[side]} {USES[use]}" for side in (0, 1) for use in (1, 2)}
USED: Final = other(
    many(name(ONE_USE.values(), ONE_USE)),
    "how far each action was used",
    lambda used: [(side, use) for side, use in enumerate(used) if use != UNUSED],
    lambda uses: [dict(uses).get(side, UNUSED) for side in (0, 1)],
)
KEY: Final = other(
    TEXT, "hexadecimal digits", lambda streams: streams.key.hex(), lambda text: Streams(bytes.fromhex(text))
)
SCULPTURE: Final = Form(
    SEAT.schema,
    lambda _, seat: "table" if seat == NOBODY else seat,
    lambda parts, data: NOBODY if data == "table" else SEAT.read(parts, data),
)
PHASES: Final = ("cleanup", "play", "recruit", "discard", "draw")

TABLE: Final = {
    "setup": values.SETUP,
    "round": number(0, 999),
    "leader": SEAT,
    "park": FACES,
    "park_deck": DECK,
    "supply": values.TOKENS,
    "perks": many(PERK).of("perk_row"),
    "used_perks": many(PERK),
    "made_up_rules": many(RULE),
    "sculpture": SCULPTURE,
    "box": FACES,
    "ending": values.FLAG,
    "key": KEY.of("streams"),
}
NOT_OVER: Final = {
    "in_play": FACES,
    "played": KID.of("play.kid"),
    "declared": name(SUITS[:COIN]).of("play.suit"),
    "added": many(ADDED).of("play.added"),
    "used": USED.of("play.used"),
    "facts": values.FACTS.of("play"),
    "asked": SEAT.of("asked_seat"),
}
NOT_WRITTEN: Final = {
    "seats": number(2, MOST_SEATS),
    "seed": TEXT,
    "phase": name(PHASES, PHASES),
    "over": values.FLAG,
    "todo": values.TODO,
}
SEEN: Final = {key: form for key, form in PLAYING.items() if key != "had_perk"}  # as in a view
AT_SEAT: Final = SEEN | {"deck": DECK, "lookout": LOOKOUT.of(""), "score": number(0, 999)}
DRAFT: Final = {"kept": FACES, "packet": FACES, "picked": maybe(KID, NOTHING)}


def _lines(parts: Components, owner: Any, fields: Fields) -> list[str]:
    lines = []
    for key, form in fields.items():
        attribute = key if form.attribute is None else form.attribute
        value = attrgetter(attribute)(owner) if attribute else owner
        lines.append(f"{label(key)}: {text_of(form.write(parts, value))}")
    return lines


def diagram(game: Game) -> str:
    """The whole position of a game as text."""
    parts, play = game.components, game.play
    texts = [f"seats: {len(game.seats)}", *_lines(parts, game, TABLE)]
    if game.over:
        texts.append("over: yes")
    else:
        unsaid = () if play.kid != NOTHING else ("played", "declared", "added", "used")
        unsaid = unsaid if play.suit != NOTHING else (*unsaid, "declared")
        texts += _lines(parts, game, {key: form for key, form in NOT_OVER.items() if key not in unsaid})
        texts += [f"todo: {text}" for text in values.TODO.write(parts, game.todo)]
    for place, seat in enumerate(game.seats):
        texts += [f"seat {place}:", *[f"  {line}" for line in _lines(parts, seat, AT_SEAT)]]
        if game.draft is not None:
            drafted = game.draft.kept[place], game.draft.packets[place], game.draft.picked[place]
            for (key, form), value in zip(DRAFT.items(), drafted, strict=True):
                texts.append(f"  {key}: {text_of(form.write(parts, value))}")
    return "\n".join(texts) + "\n"
