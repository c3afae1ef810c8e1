"""`help`: what the game is about and what can be typed."""

from typing import Final

from fort.text.speech import Speech

GOAL: Final = ("help-goal", "help-turn", "help-follow", "help-yard", "help-number")
TYPED: Final = (
    "help-why",
    "help-why-choice",
    "help-hint",
    "help-table",
    "help-piles",
    "help-log",
    "help-rules",
    "help-undo",
    "help-save",
    "help-help",
    "help-quit",
)


def help_lines(speech: Speech) -> list[str]:
    typed = [speech.part(key, "typed") for key in TYPED]
    widest = max(map(len, typed))
    words = [f"{word.ljust(widest)}  {speech.say(key)}" for word, key in zip(typed, TYPED, strict=True)]
    return [*(speech.say(key) for key in GOAL), *words]
