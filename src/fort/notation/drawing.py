"""What each line of a diagram is: how its text is read, its form, its attribute; and games written with them.

A line holds what a view has as JSON, in a syntax of its own: `Bug, 2*Chef`, `3 pizza 1 toy`, `none`.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, NamedTuple

from fort.legal.game import Game
from fort.notation import values
from fort.notation.diagram_lines import is_number
from fort.notation.forms import Form, Refused, fill, many, maybe, name, number, other
from fort.notation.values import FACES, KID, PATTERN, SUIT, TEXT, TODO, TOKENS
from fort.rules.components import Components
from fort.rules.names import COIN, NOBODY, NOTHING, RESOURCES, SIDES, SUITS, UNUSED, USES, amount
from fort.rules.play import AddedCard
from fort.rules.setup import MOST_SEATS

PHASES: Final = ("cleanup", "play", "recruit", "discard", "draw")


def several(text: str) -> list[str]:
    """`Bug, 2*Chef`."""
    names: list[str] = []
    for part in text.split(","):
        name = " ".join(part.split())
        times, star, repeated = name.partition("*")
        if star and is_number(times.strip()):
            names += [repeated.strip()] * min(int(times), 99)  # more than any box has
        elif name not in ("", "none"):
            names.append(name)
    return names


def one(text: str) -> str | None:
    if "," in text:
        raise Refused("expected one name or 'none'")
    return None if text in ("", "none") else text


def count(text: str) -> int | str:
    return int(text) if is_number(text) else text


def yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise Refused("expected yes or no")
    return text == "yes"


def tokens(text: str) -> dict[str, int]:
    """`3 pizza 1 toy`."""
    amounts = dict.fromkeys(RESOURCES, 0)
    words = [] if text in ("nothing", "none") else text.split()
    for at in range(0, len(words), 2):
        name = " ".join(words[at + 1 : at + 2]).rstrip("s,")
        if not is_number(words[at]) or name not in RESOURCES:
            raise Refused("expected for example '3 pizza 1 toy'")
        amounts[name] += int(words[at])
    return amounts


def deck(text: str) -> int | list[str]:
    return int(text) if is_number(text) else several(text)


def written(data: Any) -> str:
    """The text of what a form wrote."""
    if isinstance(data, bool):
        return "yes" if data else "no"
    if isinstance(data, dict):
        return amount(*data.values())
    if isinstance(data, list):
        return ", ".join(data) or "none"
    return "none" if data is None else str(data)


def _read_open(parts: Components, text: str) -> tuple[int, bool]:
    return KID.read(parts, text.removesuffix(" (open)")), text.endswith(" (open)")


def _write_added(parts: Components, card: AddedCard) -> str:
    suits = " ".join(PATTERN.write(parts, card.pattern))
    text = f"{suits} from lookout" if card.kid == NOTHING else parts.kids[card.kid].name
    return text if card.coin == NOTHING else f"{text} (coin as {SUITS[card.coin]})"


def _read_added(parts: Components, text: str) -> AddedCard:
    shown, _, coin_text = text.partition(" (coin as ")
    coin = SUIT.read(parts, coin_text[:-1]) if coin_text else NOTHING
    if shown.endswith(" from lookout"):
        return AddedCard(parts, NOTHING, PATTERN.read(parts, shown.split()[:-2]), coin, 0)
    kid = KID.read(parts, shown)
    return AddedCard(parts, kid, parts.kids[kid].pattern, coin, 0)


def _write_uses(_: Components, used: list[int]) -> list[str]:
    return [f"{SIDES[side]} {USES[use]}" for side, use in enumerate(used) if use != UNUSED]


def _read_uses(_: Components, texts: list[str]) -> list[int]:
    used = [UNUSED, UNUSED]
    for text in texts:
        side, use = text.split()
        used[SIDES.index(side)] = USES.index(use)
    return used


DECK: Final = Form(  # its top is last in the engine, and first here
    {},
    lambda parts, deck: FACES.write(parts, deck[::-1]),
    lambda parts, data: data if isinstance(data, int) else FACES.read(parts, data)[::-1],
)
OPEN_CARD: Final = other(
    TEXT, "a kid", lambda parts, card: parts.kids[card[0]].name + " (open)" * card[1], _read_open
)
LOOKOUT: Final = other(
    many(OPEN_CARD),
    "kids",
    lambda _, seat: zip(seat.lookout, seat.open, strict=True),
    lambda _, cards: {"lookout": [kid for kid, _ in cards], "open": [seen for _, seen in cards]},
)
ADDED: Final = many(other(TEXT, "a card", _write_added, _read_added))
USED: Final = other(many(TEXT), "for example 'public fully'", _write_uses, _read_uses)
KEY: Final = other(TEXT, "hexadecimal digits", lambda _, key: key.hex(), lambda _, text: bytes.fromhex(text))
PHASE: Final = other(name(PHASES), "", lambda _, phase: PHASES.index(phase), lambda _, at: PHASES[at])
SCULPTURE: Final = Form(
    {},
    lambda _, seat: "table" if seat == NOBODY else seat,
    lambda parts, data: NOBODY if data == "table" else values.SEAT.read(parts, data),
)


class Line(NamedTuple):
    """A line of a diagram: how its text is read, its form, its attribute.

    An empty attribute stands for several: the form writes the whole object, and reads a dict of attributes.
    """

    key: str
    parse: Callable[[str], Any]
    form: Form
    attribute: str

    def text(self, parts: Components, owner: Any) -> str:
        value = attrgetter(self.attribute)(owner) if self.attribute else owner
        return f"{self.key}: {written(self.form.write(parts, value))}"

    def read(self, parts: Components, texts: list[str]) -> Any:
        return self.form.read(parts, texts if self.form is TODO else self.parse(texts[0]))

    def put(self, owner: Any, value: Any) -> None:
        fill(owner, {self.attribute: value} if self.attribute else value)


TABLE: Final = (
    Line("setup", str, values.SETUP, "setup"),
    Line("round", count, number(0, 999), "round"),
    Line("leader", count, values.SEAT, "leader"),
    Line("park", several, FACES, "park"),
    Line("park deck", deck, DECK, "park_deck"),
    Line("supply", tokens, TOKENS, "supply"),
    Line("perks", several, many(values.PERK), "perk_row"),
    Line("used perks", several, many(values.PERK), "used_perks"),
    Line("made-up rules", several, many(values.RULE), "made_up_rules"),
    Line("sculpture", count, SCULPTURE, "sculpture"),
    Line("box", several, FACES, "box"),
    Line("ending", yes_or_no, values.FLAG, "ending"),
    Line("key", str, KEY, "streams.key"),
)
NOT_OVER: Final = (
    Line("in play", several, FACES, "in_play"),
    Line("played", one, KID, "play.kid"),
    Line("declared", one, name(SUITS[:COIN]), "play.suit"),
    Line("added", several, ADDED, "play.added"),
    Line("used", several, USED, "play.used"),
    Line("facts", str, values.FACTS, "play"),
    Line("asked", count, values.SEAT, "asked_seat"),
)
NOT_WRITTEN: Final = (
    Line("seats", count, number(2, MOST_SEATS), ""),
    Line("seed", str, TEXT, ""),
    Line("phase", str, PHASE, ""),
    Line("over", yes_or_no, values.FLAG, "over"),
    Line("todo", str, TODO, "todo"),
)
SEAT: Final = (
    Line("board", str, values.BOARD, "board"),
    Line("hand", several, FACES, "hand"),
    Line("deck", deck, DECK, "deck"),
    Line("discard pile", several, FACES, "discard_pile"),
    Line("yard", several, FACES, "yard"),
    Line("lookout", several, LOOKOUT, ""),
    Line("stuff", tokens, TOKENS, "stuff"),
    Line("pack", tokens, TOKENS, "pack"),
    Line("level", count, values.LEVEL, "level"),
    Line("score", count, number(0, 999), "score"),
    Line("perk", one, maybe(values.PERK, NOTHING), "perk"),
    Line("made-up rule", one, maybe(values.RULE, NOTHING), "made_up_rule"),
    Line("shuffles", count, values.COUNT, "shuffles"),
)
DRAFT: Final = (
    Line("kept", several, FACES, "kept"),
    Line("packet", several, FACES, "packets"),
    Line("picked", one, maybe(KID, NOTHING), "picked"),
)
AT_TABLE: Final = {line.key: line for line in (*TABLE, *NOT_OVER, *NOT_WRITTEN)}
AT_SEATS: Final = {line.key: line for line in (*SEAT, *DRAFT)}


def diagram(game: Game) -> str:
    """The whole position of a game as text."""
    parts, play = game.components, game.play
    texts = [f"seats: {len(game.seats)}", *[line.text(parts, game) for line in TABLE]]
    if game.over:
        texts.append("over: yes")
    else:
        unsaid = () if play.kid != NOTHING else ("played", "declared", "added", "used")
        unsaid = unsaid if play.suit != NOTHING else (*unsaid, "declared")
        texts += [line.text(parts, game) for line in NOT_OVER if line.key not in unsaid]
        texts += [f"todo: {text}" for text in TODO.write(parts, game.todo)]
    for place, seat in enumerate(game.seats):
        texts += [f"seat {place}:", *[f"  {line.text(parts, seat)}" for line in SEAT]]
        if game.draft is not None:
            drafted = [(line, getattr(game.draft, line.attribute)[place]) for line in DRAFT]
            texts += [f"  {line.key}: {written(line.form.write(parts, value))}" for line, value in drafted]
    return "\n".join(texts) + "\n"
