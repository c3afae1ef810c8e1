"""Why a choice is refused, for people, with the clause to look up."""

from fort.legal.reasons import Reason
from fort.rules.names import SUITS
from fort.text.sayings import Fact, Saying, in_words, saying
from fort.text.speech import Speech


def reason_text(speech: Speech, reason: Reason) -> str:
    return speech.say("reason-cited", reason=in_words(speech, reason_saying(reason)), rule=reason.rule)


def reason_saying(reason: Reason) -> Saying:
    """Why not, without the clause."""
    facts: dict[str, Fact] = {}
    for key, fact in reason.facts.items():
        if key in ("kid", "played"):
            facts[key] = _card(str(fact))
        elif key == "asked":
            facts[key] = {"seat": fact}
        elif key == "perk":
            facts[key] = {"perk": fact}
        elif key == "suits":
            facts[key] = {"suits": str(fact).split()}
        elif key == "resource":
            facts["tokens"] = saying(f"tokens-{fact}", number=reason.facts["number"])
        elif key != "seat":
            facts[key] = fact
    return saying(f"reason-{reason.code}", None, **facts)


def _card(name: str) -> Fact:
    """A kid; or the suits of a Lookout card, which has no name."""
    words = name.split()
    return {"suits": words} if set(words) <= set(SUITS) else {"kid": name}
