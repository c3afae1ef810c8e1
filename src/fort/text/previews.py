"""What an option would come to, in a few words: `3 pizza`, `partly, 2 of 3`."""

from functools import reduce
from typing import Any, Final

from fort.text.phrases import tokens
from fort.text.sayings import Fact, Saying, saying, tokens_of
from fort.text.speech import Speech

Preview = dict[str, Any]

FULLY: Final = saying("preview-fully")


def preview_text(speech: Speech, preview: Preview) -> str:
    """The words for a preview of `Game.prompt`; empty if nothing is certain."""
    if "either" in preview:
        parts = list(preview["either"].values())
        possible = [part for part in parts if part.get("possible") != 0]
        each = [preview_text(speech, part) for part in possible or parts]
        return _either(speech, each) if all(each) else ""
    if "counts" in preview:
        counts = [(side, count) for side, count in preview["counts"].items() if count]
        return _either(speech, [speech.say("preview-side", side=side, count=count) for side, count in counts])
    if "level" in preview:
        return speech.say("preview-level", level=preview["level"])
    if "count" in preview:
        return _numbers(speech, preview["count"], preview["possible"], preview.get("gain", {}))
    return speech.say("preview-fully") if preview.get("fully") else ""


def _either(speech: Speech, texts: list[str]) -> str:
    """Those that differ."""

    def join(first: str, second: str) -> str:
        return speech.say("preview-either", first=first, second=second)

    return reduce(join, dict.fromkeys(texts)) if texts else ""


def _numbers(speech: Speech, count: int, possible: int, gain: dict[str, int]) -> str:
    if not count or not possible:
        return speech.say("preview-not")
    if possible != count:
        return speech.say("preview-partly", possible=possible, count=count)
    for what in gain:
        return tokens(speech, count, what)
    return speech.say("preview-times", count=count) if count > 1 else speech.say("preview-fully")


# The same on a screen, which shows it in pieces.


def gives(preview: Preview) -> Fact | None:
    """What is certain to be gained; or how often the better action of a play would count."""
    if any(preview.get("gain", {}).values()):
        return tokens_of(**preview["gain"])
    most = max(preview.get("counts", {}).values(), default=0)
    return saying("preview-times", count=most) if most else None


def count_saying(preview: Preview) -> Saying | None:
    """How often an action counts, and what that gathers."""
    if "either" in preview:
        first, second = (count_saying(one) for one in preview["either"].values())
        if first is None or second is None or first == second:
            return first or second
        return saying("preview-either", first=first, second=second)
    if "count" not in preview:
        return None
    count = preview["count"]
    for what in preview.get("gain", {}):
        return saying("preview-count", count=count, tokens={"tokens": {what: count}})
    return saying("preview-times", count=count)


def verdict(preview: Preview) -> Saying | None:
    """Whether an action would be used fully; if not, how far it goes."""
    if "either" in preview:
        each = [verdict(one) for one in preview["either"].values()]
        return next((one for one in each if one == FULLY), each[0])
    if preview.get("fully"):
        return FULLY
    if "count" not in preview:
        return None
    count, possible = preview["count"], preview["possible"]
    if not possible:
        return saying("preview-not")
    return saying("preview-room" if "gain" in preview else "preview-partly", count=count, possible=possible)
