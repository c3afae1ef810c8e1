"""What a bot thinks of a question, in plain words."""

from collections.abc import Sequence

from fort.text.phrases import listed
from fort.text.speech import Speech


def motives_text(speech: Speech, codes: Sequence[str], good: bool) -> str:
    """`brings points and keeps a good hand`: reasons for a choice, or against it."""
    side = "for" if good else "against"
    return listed(speech, [speech.say(f"hint-{code}-{side}") for code in codes])
