"""Why a choice is refused, for people: the rules' own sentence, seats counted from 1."""

from typing import Final

from fort.rules.reasons import SENTENCES, Reason
from fort.text.phrases import sentence, tokens

# Where people need other words than the rules have.
_OWN: Final = {
    "no-room": "{kid} gives {tokens}, but you can gather only {possible}, and one action must be used fully",
    "does-nothing": "the {side} action of {played} cannot lawfully be used now: it would do nothing or leave "
    "no action used fully",
    "never-full": "neither action of {kid} can be used fully now, and one of them must be",
    "not-now": "that is not what is being decided now",
}


def reason_text(reason: Reason) -> str:
    facts = dict(reason.facts)
    for key in ("seat", "asked"):
        if key in facts:
            facts[key] = int(facts[key]) + 1
    if "number" in facts and "resource" in facts:
        facts["tokens"] = tokens(int(facts["number"]), str(facts["resource"]))
    template = _OWN.get(reason.code, SENTENCES[reason.code][1])
    return f"{sentence(template.format(**facts))} ({reason.rule})."
