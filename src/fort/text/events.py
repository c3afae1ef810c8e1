"""What happens, one sentence in the present tense for each event, told to one reader."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

from fort.rules import events
from fort.rules.events import Event
from fort.text.phrases import listed, seat_name, sentence, slug
from fort.text.sayings import Fact, Saying, in_words, saying, tokens_of
from fort.text.speech import Speech

HEADING: Final = "=="

Facts = dict[str, Fact]

# How a field of an event is told: under which name, and as what.
_TOLD: Final[dict[str, tuple[str, Callable[[Any], Fact]]]] = {
    "round": ("round", int),
    "level": ("level", int),
    "cards": ("number", int),
    "side": ("side", str),
    "kid": ("kid", lambda kid: {"kids": [kid]}),
    "kids": ("kids", lambda kids: {"kids": kids}),
    "yard": ("yard", lambda kids: {"kids": kids}),
    "suit": ("suit", lambda suit: {"suit": suit}),
    "suits": ("suits", lambda suits: {"suits": suits}),
    "points": ("tokens", lambda points: {"tokens": {"points": points}}),
    "resource": ("tokens", lambda resource: {"tokens": {resource: 1}}),
    "source": ("place", lambda place: saying(f"place-{place}")),
    "place": ("place", lambda place: saying(f"place-{place}")),
    "perk": ("perk", lambda perk: {"perk": perk}),
    "made_up_rule": ("rule", lambda rule: {"made_up_rule": rule}),
}


def event_text(speech: Speech, event: Event, reader: int | None = None) -> str:
    """The sentence for an event as the reader may see it (pass what `event.seen_by(reader)` gives).

    Empty if it is not worth a sentence.
    """
    said = _at_length(event) or event_saying(event)
    if said is None:
        return ""
    text = sentence(in_words(speech, said, reader))
    if isinstance(event, events.TurnBegan):
        return f"{HEADING} {text.rstrip('.')} {HEADING}"
    if isinstance(event, events.Revealed) and event.lookout:
        lookout = saying("told-lookout", event.seat, kids={"kids": event.lookout})
        return f"{text} {sentence(in_words(speech, lookout, reader))}"
    return text


@lru_cache(maxsize=4096)
def event_json(event: Event) -> dict[str, Any]:
    """An event with what is said of it, made once for all who saw the same."""
    return event.to_json() | {"saying": event_saying(event)}


def event_saying(event: Event) -> Saying | None:
    """What is said of an event to those who may see it; nothing, if other events tell the same."""
    kind = type(event)
    form = _FORMS[kind](event) if kind in _FORMS else ""
    if form is None:
        return None
    return saying(f"event-{kind.__name__.lower()}{form}", getattr(event, "seat", None), **_facts(event))


def _discarded(event: Any) -> str:
    if event.kids or event.friends:
        return "" if event.yard else "-pile"
    return "-yard" if event.yard else "-nothing"


# Of which events there are several messages, and which it is; of some nothing is said.
_FORMS: Final[dict[type[Event], Callable[[Any], str | None]]] = {
    events.UseBegan: lambda event: None,
    events.UseEnded: lambda event: None if event.fully else "-partly",
    events.CleanedUp: lambda event: "" if event.kids else None,
    events.Added: lambda event: "-lookout" if event.kid is None else "",
    events.CoinCounted: lambda event: "-not" if event.suit is None else "",
    events.Tucked: lambda event: "-hidden" if event.kid is None else "",
    events.Discarded: _discarded,
    events.EndTriggered: lambda event: f"-{slug(event.why)}",
    events.Revealed: lambda event: "-none" if event.made_up_rule is None else "",
}


def _facts(event: Event) -> Facts:
    """The fields of the event, as messages name them."""
    facts: Facts = {}
    for field, value in vars(event).items():
        if field in _TOLD and value is not None:
            name, fact = _TOLD[field]
            facts[name] = fact(value)
    special = _SPECIAL.get(type(event))
    return facts if special is None else facts | special(event)


def _place(event: Any) -> Facts:
    """Where a card comes from: `the Park`, `Seat 2's Yard`, `hand`."""
    if event.source == "yard":
        return {"place": saying("place-yard", event.owner)}
    return {"place": saying(f"place-{slug(event.source)}")}


def _copied(event: Any) -> Facts:
    whose = saying("whose-own" if event.whose == event.seat else "whose-other", event.whose)
    return {"whose": whose, "tokens": tokens_of(pizza=event.pizza, toy=event.toy)}


def _paid(event: Any) -> Facts:
    pizza, toy = event.pizza + event.pack_pizza, event.toy + event.pack_toy
    return {"tokens": tokens_of(pizza=pizza, toy=toy)}


# What several fields tell together.
_SPECIAL: Final[dict[type[Event], Callable[[Any], Facts]]] = {
    events.Gathered: lambda event: {"tokens": {"tokens": {event.resource: event.number}}},
    events.Discarded: lambda event: {"kids": {"kids": event.kids + event.friends}},
    events.Tucked: _place,
    events.Trashed: _place,
    events.Recruited: _place,
    events.Paid: _paid,
    events.Copied: _copied,
    # Several who decline one after another may be told in one sentence.
    events.Declined: lambda event: {"count": 1, "names": saying("who", event.seat)},
}


def _at_length(event: Event) -> Saying | None:
    """What the terminal tells at greater length than the browser, which shows it."""
    if isinstance(event, events.UseBegan):
        return saying("told-usebegan", event.seat, side=event.side)
    if isinstance(event, events.UseEnded) and event.fully:
        return saying("told-useended", side=event.side)
    if isinstance(event, events.Added) and event.kid is not None:
        kid = saying("card-suits", kid={"kid": event.kid}, suits={"suits": event.suits})
        return saying("event-added", event.seat, kid=kid)
    if isinstance(event, events.Paid) and (event.pack_pizza or event.pack_toy):
        pack = tokens_of(pizza=event.pack_pizza, toy=event.pack_toy)
        return saying("told-paid-pack", event.seat, **_paid(event), pack=pack)
    if isinstance(event, events.RulesSeen) and event.made_up_rules is not None:
        return saying("told-rulesseen", rules=_listed({"made_up_rule": rule} for rule in event.made_up_rules))
    if isinstance(event, events.GameBegan):
        return _game_began(event)
    if isinstance(event, events.GameEnded):
        totals = enumerate(event.totals)
        scores = [saying("told-score", name=saying("who", seat), number=total) for seat, total in totals]
        return saying("told-gameended", scores=_listed(scores))
    return None


def _game_began(event: events.GameBegan) -> Saying:
    boards = [
        saying("told-board", name=saying("who", seat), board={"board": board})
        for seat, board in enumerate(event.boards)
    ]
    perks = _listed({"perk": perk} for perk in event.perks)
    park = {"kids": event.park}
    return saying("told-gamebegan", setup=event.setup, boards=_listed(boards), park=park, perks=perks)


def _listed(facts: Iterable[Fact]) -> Fact:
    return {"listed": list(facts)}


def winners_text(speech: Speech, ranks: list[int], reader: int | None = None) -> str:
    """Who wins; ties are shared.  R12.5"""
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(first) > 1:
        names = listed(speech, [in_words(speech, saying("who", seat), reader) for seat in first])
        return sentence(speech.say("end-shared", names=names))
    if first[0] == reader:
        return speech.say("end-you-win")
    return speech.say("end-wins", name=seat_name(speech, first[0]))
