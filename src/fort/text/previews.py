"""What an option would come to, in a few words: `3 pizza`, `partly, 2 of 3`."""

from functools import reduce
from typing import Any

from fort.text.phrases import tokens
from fort.text.speech import Speech


def preview_text(speech: Speech, preview: dict[str, Any]) -> str:
    """The words for a preview of `Game.prompt`; empty if nothing is certain."""
    if "either" in preview:
        each = [preview_text(speech, part) for part in preview["either"].values()]
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
