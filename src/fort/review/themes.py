"""What a decision is about."""

from typing import Final

from fort.rules.choices import Choice
from fort.rules.places import YARD
from fort.seen.view import View

# By the kind of the question; any other is about the play itself.
_KINDS: Final = {
    "follow": "following",
    "follow more": "following",
    "followers": "following",
    "rough housing": "perk",
    "do-over": "perk",
    "pause": "perk",
    "take": "perk",
    "keep": "made-up-rule",
    "pay": "payment",
    "spend": "payment",
    "pack": "pack",
    "tuck": "lookout",
    "trash": "trash",
    "trash rival": "trash",
    "trash played": "trash",
    "recruit": "recruiting",
    "birthday party": "recruiting",
    "use": "adding",
    "coin": "adding",
    "declare": "adding",
}


def theme_of(view: View, played: Choice, best: Choice) -> str:
    """One of THEMES. In the last round everything is about the last round."""
    if view.drafting:
        return "draft"
    if view.ending:
        return "last-round"
    assert view.question is not None
    theme = _KINDS.get(view.question.kind, "play")
    if theme == "recruiting" and YARD in (played.place, best.place):
        return "yard"
    return theme
