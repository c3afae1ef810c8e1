"""Why a choice is refused, for people, with the clause to look up."""

from fort.legal.reasons import Reason
from fort.rules.names import SUITS
from fort.text.phrases import kid_name, named, seat_name, suits_text, tokens
from fort.text.speech import Speech


def reason_text(speech: Speech, reason: Reason) -> str:
    facts: dict[str, object] = dict(reason.facts)
    for key in ("kid", "played"):
        if key in facts:
            facts[key] = _card(speech, str(facts[key]))
    for key in ("seat", "asked"):
        if key in facts:
            facts[key] = seat_name(speech, int(reason.facts[key]))
    if "perk" in facts:
        facts["perk"] = named(speech, "perk", str(facts["perk"]))
    if "suits" in facts:
        facts["suits"] = suits_text(speech, str(facts["suits"]).split())
    if "resource" in facts:
        facts["tokens"] = tokens(speech, int(reason.facts["number"]), str(facts["resource"]))
    return speech.say("reason-cited", reason=speech.say(f"reason-{reason.code}", **facts), rule=reason.rule)


def _card(speech: Speech, name: str) -> str:
    """A kid; or the suits of a Lookout card, which has no name."""
    words = name.split()
    return suits_text(speech, words) if set(words) <= set(SUITS) else kid_name(speech, name)
