"""What happens, one sentence in the present tense for each event, told to one reader."""

from dataclasses import asdict
from typing import Any, Final

from fort.rules.events import (
    Added,
    CleanedUp,
    CoinCounted,
    Copied,
    Discarded,
    EndTriggered,
    Event,
    GameBegan,
    GameEnded,
    Paid,
    Revealed,
    RulesSeen,
    Tucked,
    TurnBegan,
    UseEnded,
)
from fort.text.phrases import (
    amount,
    kid_name,
    kids_listed,
    listed,
    named,
    place,
    seat_name,
    sentence,
    slug,
    suits_text,
    tokens,
    who,
)
from fort.text.speech import Speech

HEADING: Final = "=="

Facts = dict[str, object]


def event_text(speech: Speech, event: Event, reader: int | None = None) -> str:
    """The sentence for an event as the reader may see it (pass what `event.seen_by(reader)` gives).

    Empty if it is not worth a sentence.
    """
    if isinstance(event, CleanedUp) and not event.kids:
        return ""
    facts = _facts(speech, event, reader)
    text = sentence(speech.say(event_key(event), **facts))
    if isinstance(event, TurnBegan):
        return f"{HEADING} {text.rstrip('.')} {HEADING}"
    if isinstance(event, Revealed) and event.lookout:
        kids = kids_listed(speech, event.lookout)
        return f"{text} {sentence(speech.say('told-lookout', **facts | {'kids': kids}))}"
    return text


def event_key(event: Event) -> str:
    """The message of an event: the browser's, or one of the terminal's (`told-`)."""
    name = f"event-{type(event).__name__.lower()}"
    told = name.replace("event", "told")
    if isinstance(event, UseEnded):
        return told if event.fully else f"{name}-partly"
    if isinstance(event, Added):
        return name if event.kid is not None else f"{name}-lookout"
    if isinstance(event, CoinCounted):
        return name if event.suit is not None else f"{name}-not"
    if isinstance(event, Tucked):
        return name if event.kid is not None else f"{name}-hidden"
    if isinstance(event, Paid):
        return f"{told}-pack" if event.pack_pizza or event.pack_toy else name
    if isinstance(event, RulesSeen):
        return name if event.made_up_rules is None else told
    if isinstance(event, Discarded):
        gone = event.kids + event.friends
        return name if gone and event.yard else f"{name}-{_discarded(bool(gone), bool(event.yard))}"
    if isinstance(event, EndTriggered):
        return f"{name}-{slug(event.why)}"
    if isinstance(event, Revealed):
        return name if event.made_up_rule is not None else f"{name}-none"
    return told if name in ("event-gamebegan", "event-usebegan", "event-gameended") else name


def _discarded(gone: bool, left: bool) -> str:
    return "pile" if gone else "yard" if left else "nothing"


def _facts(speech: Speech, event: Event, reader: int | None) -> Facts:
    """The fields of the event as words, under the names that the browser gives them."""
    fields: dict[str, Any] = asdict(event)
    seat = fields.get("seat", -1)
    facts: Facts = {"actor": "you" if seat == reader else "other", "count": 1}
    facts |= {key: fields[key] for key in ("round", "level", "side", "setup") if key in fields}
    if seat >= 0:
        facts |= {"name": seat_name(speech, seat), "names": who(speech, seat, reader)}
    if fields.get("kid") is not None:
        facts["kid"] = kid_name(speech, fields["kid"])
    if fields.get("kids") is not None:
        facts["kids"] = kids_listed(speech, fields["kids"] + fields.get("friends", ()))
    if "yard" in fields:
        facts["yard"] = kids_listed(speech, fields["yard"])
    if "cards" in fields:
        facts["number"] = fields["cards"]
    return facts | _named_facts(speech, fields, reader) | _special(speech, event, reader)


def _named_facts(speech: Speech, fields: dict[str, Any], reader: int | None) -> Facts:
    facts: Facts = {}
    if "suits" in fields:
        facts["suits"] = suits_text(speech, fields["suits"])
    if fields.get("suit") is not None:
        facts["suit"] = speech.say(f"suit-{fields['suit']}")
    if "resource" in fields:
        facts["tokens"] = tokens(speech, fields.get("number", 1), fields["resource"])
    if "points" in fields:
        facts["tokens"] = tokens(speech, fields["points"], "points")
    if "perk" in fields:
        facts["perk"] = named(speech, "perk", fields["perk"])
    if fields.get("made_up_rule") is not None:
        facts["rule"] = named(speech, "rule", fields["made_up_rule"])
    where = fields.get("source", fields.get("place"))
    if where is not None:
        facts["place"] = place(speech, where, fields.get("owner", fields["seat"]), reader)
    return facts


def _special(speech: Speech, event: Event, reader: int | None) -> Facts:
    if isinstance(event, GameBegan):
        boards = [
            speech.say("told-board", name=who(speech, seat, reader), board=named(speech, "board", board))
            for seat, board in enumerate(event.boards)
        ]
        perks = [named(speech, "perk", perk) for perk in event.perks]
        park = kids_listed(speech, event.park)
        return {"boards": listed(speech, boards), "perks": listed(speech, perks), "park": park}
    if isinstance(event, Added) and event.kid is not None:
        kid, suits = kid_name(speech, event.kid), suits_text(speech, event.suits)
        return {"kid": speech.say("card-suits", kid=kid, suits=suits)}
    if isinstance(event, Paid):
        paid = amount(speech, event.pizza + event.pack_pizza, event.toy + event.pack_toy)
        return {"tokens": paid, "pack": amount(speech, event.pack_pizza, event.pack_toy)}
    if isinstance(event, Copied):
        whose = _whose(speech, event.whose, event.seat, reader)
        return {"whose": whose, "tokens": amount(speech, event.pizza, event.toy)}
    if isinstance(event, RulesSeen) and event.made_up_rules is not None:
        return {"rules": listed(speech, [named(speech, "rule", rule) for rule in event.made_up_rules])}
    if isinstance(event, GameEnded):
        scores = [
            speech.say("told-score", name=who(speech, seat, reader), number=total)
            for seat, total in enumerate(event.totals)
        ]
        return {"scores": listed(speech, scores)}
    return {}


def _whose(speech: Speech, owner: int, seat: int, reader: int | None) -> str:
    if owner == reader:
        return speech.say("whose-yours", actor="you" if seat == owner else "other")
    if owner == seat:
        return speech.say("whose-own")
    return speech.say("whose-other", name=seat_name(speech, owner))


def winners_text(speech: Speech, ranks: list[int], reader: int | None = None) -> str:
    """Who wins; ties are shared.  R12.5"""
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(first) > 1:
        names = listed(speech, [who(speech, seat, reader) for seat in first])
        return sentence(speech.say("end-shared", names=names))
    if first[0] == reader:
        return speech.say("end-you-win")
    return speech.say("end-wins", name=seat_name(speech, first[0]))
