"""Views as JSON, both ways, with the names that are printed; docs/view.schema.json is made of these forms."""

import json
from collections import namedtuple
from typing import Any, Final

from fort.box import Box, BoxError, named, read
from fort.legal.game import Question
from fort.notation import values
from fort.notation.forms import Form, Json, Refused, by_name, fill, many, maybe, name, other, plain, record
from fort.notation.values import CARD, CARDS, COUNT, FACES, FLAG, KID, PERK, RULE, SEAT, SHOWN, SUIT, TEXT
from fort.rules.components import Components, components
from fort.rules.events import Event
from fort.rules.limits import MOST_SEATS
from fort.rules.names import NOBODY, NOTHING, SIDES, SUITS, UNUSED, USES
from fort.rules.play import AddedCard, Play
from fort.seen.memory import Group, Memory
from fort.seen.view import HIDDEN, SeatView, View


def text_of(view: View) -> str:
    """A view as JSON text, without spaces."""
    return json.dumps(to_json(view), separators=(",", ":"), ensure_ascii=False)


def to_json(view: View) -> Json:
    """A view as plain data. A hidden card is null; `suits` of the Lookout are what shows."""
    data: Json = VIEW.write(view.components, view)
    return data


def from_json(data: str | Json, box: Box | None = None) -> View:
    """The view that a JSON text or its data describes. Without a log, as the wire sends it, it is empty.

    A box that the program does not ship must be given; BoxError if it is not the one of the view.
    """
    try:
        whole = json.loads(data) if isinstance(data, str) else data
        fingerprint, rules = EDITED.read(components(read()), whole)
        given = named(fingerprint) if box is None else box
        if given.fingerprint != fingerprint:
            message = f"this view is of a game with this box: expected it, found {given.fingerprint}"
            raise BoxError(f"box {fingerprint}", 0, message)
        view: View = VIEW.read(components(given, rules), {"log": [], **whole})
    except BoxError:
        raise
    except ValueError as error:
        raise ValueError(f"this is no view of Fort, see docs/view.schema.json: {error}") from error
    return view


def in_order(form: Form) -> Form:
    """A set, which is written in the order of the box."""
    return other(form, "a list", sorted, sorted)


def by_seat(form: Form) -> Form:
    """A value for each seat."""
    return many(form, 2, MOST_SEATS)


# A seat.

LookoutCard = namedtuple("LookoutCard", "kid suits open")  # a seat has a list of each
LOOKOUT_CARD: Final = record(
    "a Lookout card",
    lambda _, card: card,
    kid=CARD.said("its face; null if the viewer has not seen it"),
    suits=SHOWN.said("what shows"),
    open=FLAG.said("did everybody see it when it was tucked?"),
)
LOOKOUT: Final = other(
    many(LOOKOUT_CARD.said("a card in a Lookout").defined("card")),
    "cards",
    lambda seat: map(LookoutCard, seat.lookout, seat.patterns, seat.open),
    lambda cards: {
        "lookout": [card["kid"] for card in cards],
        "patterns": [card["suits"] for card in cards],
        "open": [card["open"] for card in cards],
    },
)
PLAYING: Final = {
    "board": values.BOARD,
    "hand": in_order(CARDS),
    "deck": CARDS.said("the own deck sorted, as a set without order"),
    "discard_pile": FACES.said("the newest last"),
    "yard": FACES,
    "lookout": LOOKOUT.of(""),
    "stuff": values.TOKENS,
    "pack": values.TOKENS,
    "level": values.LEVEL,
    "score": COUNT.said("points on the Victory Track"),
    "perk": maybe(PERK, NOTHING),
    "had_perk": FLAG.said("was a perk taken, also one used up since?"),
    "made_up_rule": maybe(maybe(RULE, HIDDEN, True), NOTHING),
    "shuffles": COUNT.said("how often its deck was shuffled"),
}
DRAFTING: Final = {
    "kept": CARDS.said("draft: kept so far"),
    "packet": CARDS.said("draft: the packet in hand"),
    "picked": maybe(maybe(KID, HIDDEN, True), NOTHING).said("draft: picked while others choose"),
}
SEATS: Final = [  # is it the draft?
    by_seat(record("a seat", lambda _, seat: fill(SeatView(), seat), **fields))
    for fields in (PLAYING, PLAYING | DRAFTING)
]
ONE_SEAT: Final = SEATS[True]._replace(schema=SEATS[True].schema["items"] | {"required": list(PLAYING)})


def _read_seats(parts: Components, data: Any) -> Json:
    drafting = type(data) is list and any(type(seat) is dict and "packet" in seat for seat in data)
    return {"drafting": drafting, "seats": SEATS[drafting].read(parts, data)}


ALL_SEATS: Final = Form(
    by_seat(ONE_SEAT.defined("one_seat")).schema,
    lambda parts, view: SEATS[view.drafting].write(parts, view.seats),
    _read_seats,
)

# The play in progress.

ADDED: Final = record(
    "an added card",
    lambda parts, card: AddedCard(parts, **card, since=0),
    kid=maybe(KID, NOTHING).said("null for a card from the Lookout"),
    suits=SHOWN.of("pattern"),
    coin=maybe(SUIT, NOTHING).said("the suit given to its coin"),
)


def _play(_: Components, attributes: Json) -> Play:
    since = attributes.pop("since")
    play: Play = fill(Play(NOBODY), attributes)
    if len(since) != len(play.added):
        raise Refused("the play, 'facts': expected 'since' with a number for each added card")
    for card, at in zip(play.added, since, strict=True):
        card.since = at
    return play


NO_KID: Final = Form({"type": "null"}, lambda _, kid: None, lambda _, data: NOTHING)
IDLE: Final = record("the play", _play, kid=NO_KID, facts=values.FACTS.of(""))
BUSY: Final = record(
    "the play",
    _play,
    kid=KID,
    declared=maybe(SUIT, NOTHING).said("the suit declared for a coin card").of("suit"),
    added=many(ADDED),
    counts=by_name(SUITS, COUNT, 0).said("icons on the played and the added cards").of("icons"),
    used=by_name(SIDES, name(USES[1:], (1, 2)), UNUSED).said("which actions were used, and how far"),
    facts=values.FACTS.of(""),
)
PLAY: Final = Form(
    {"oneOf": [IDLE.schema, BUSY.schema]},
    lambda parts, play: (IDLE if play.kid == NOTHING else BUSY).write(parts, play),
    lambda parts, data: (IDLE if type(data) is dict and data.get("kid", 0) is None else BUSY).read(
        parts, data
    ),
)

# The whole.

GROUP: Final = record(
    "a group", lambda _, group: Group(**group), kids=in_order(FACES), seats=in_order(many(SEAT))
)
MEMORY: Final = record(
    "the memory",
    lambda parts, memory: fill(Memory(parts, 0, None), memory),
    known=by_seat(in_order(FACES)).said("by seat: faces among its hidden cards"),
    sure=by_seat(in_order(FACES)).said("by seat: faces surely in its hand"),
    tucked=by_seat(many(SHOWN)).said("by seat: suits of closed Lookout cards"),
    groups=many(GROUP).said("faces of which each of these seats took one in the draft"),
    picks=by_seat(COUNT).said("by seat: how often it picked in the draft"),
    rests=by_seat(maybe(in_order(FACES))).said("by packet: as the viewer passed it on"),
    takers=by_seat(many(SEAT)).said("by packet: who picked from it since"),
    made_up_rules=many(RULE).said("the made-up rules the viewer looked through").of("rules"),
    keepers=many(SEAT).said("who keeps a made-up rule, in order"),
)
QUESTION: Final = record(
    "the question",
    lambda _, question: Question(**question),
    kind=TEXT.said("what it is about"),
    seat=SEAT,
    kid=maybe(values.NAME).said("the played card"),
    action=maybe(TEXT).said("the step in question, in the action language"),
)
EDITION: Final = record(
    "the edition",
    lambda _, edition: tuple(edition.values()),
    box=values.FINGERPRINT.said("the fingerprint of the box").of("box.fingerprint"),
    rules=values.EDITION.said("the edition of the rules"),
)
EDITED: Final = record("the view", lambda _, view: view["edition"], edition=EDITION)
ASKS: Final = other(many(SEAT), "seats", list, tuple)
CHOICE: Final = Form(
    TEXT.schema, lambda _, choice: choice.text, lambda parts, text: parts.choices.find(TEXT.read(parts, text))
)
ANY_EVENT: Final = plain(dict, "an event", **{"$ref": "#/$defs/event"})
EVENT: Final = other(ANY_EVENT, "an event", Event.to_json, Event.from_json)


def _view(parts: Components, attributes: Json) -> View:
    memory, log = attributes.pop("memory"), attributes.pop("log")
    memory.viewer = attributes["viewer"]
    view: View = fill(View(parts, memory.viewer, memory), attributes | {"components": parts})
    view.remember(log, len(log))
    return view


VIEW: Final = record(
    "the view",
    _view,
    edition=EDITION.said("what is played with").of("components"),
    viewer=maybe(SEAT).said("the seat that sees this; null is a spectator"),
    setup=values.SETUP,
    round=COUNT.said("from 1; 0 in the draft"),
    leader=SEAT,
    ending=FLAG.said("was the end triggered?"),
    over=FLAG,
    park=FACES,
    park_deck=COUNT.said("cards left in it"),
    supply=values.TOKENS,
    perks=many(PERK).said("the row").of("perk_row"),
    used_perks=many(PERK).said("in the box after use"),
    made_up_rules=COUNT.said("cards left in the stack"),
    sculpture=maybe(SEAT, NOBODY).said("who has it; null while nobody does"),
    box=FACES.said("kids in the box"),
    in_play=FACES.said("cards in play beside the play in progress"),
    play=PLAY.defined("play").said("the play in progress"),
    seats=ALL_SEATS.of(""),
    asked=maybe(SEAT, NOBODY).said("who decides now; null when the game is over").of("asked_seat"),
    asks=ASKS.said("all who may decide now: in the draft several"),
    question=maybe(QUESTION.defined("question")),
    options=many(CHOICE).said("the viewer's legal choices, as docs/notation.md writes them"),
    todo=values.TODO.said("what is still to be done, in the engine's own words"),
    memory=MEMORY.defined("memory").said("what a perfect memory knows of hidden cards"),
    log=many(EVENT).said("what happened, as the viewer saw it"),
)
