"""`why`: what is refused now, and why a choice is."""

import fort
from fort.cli import matching
from fort.cli.speaking import current, say
from fort.text.choices import choice_text
from fort.text.reasons import reason_text


def refusals(view: fort.View, prompt: fort.Prompt) -> list[str]:
    """All that this person could reach for in vain."""
    found = [_refusal(view, choice, reason) for choice, reason in prompt.refused]
    return found or [say("cli-nothing-refused")]


def why(game: fort.Game, view: fort.View, text: str) -> list[str]:
    """Why a choice, named in words or by a card, is refused; or that it is not."""
    found = matching.option(view, text)
    if isinstance(found, str) and not text.isdecimal():
        other = matching.any_choice(view, text)
        if other is None:
            return [say("cli-why-what", text=text)]
        reason = game.why_not(other, view.viewer)
        if reason is not None:
            return [_refusal(view, other, reason)]
        found = other
    if isinstance(found, str):
        return [found]
    return [say("cli-allowed", choice=choice_text(current(), found, view.components))]


def _refusal(view: fort.View, choice: fort.Choice, reason: fort.Reason) -> str:
    label = choice_text(current(), choice, view.components)
    return say("refused", choice=label, reason=reason_text(current(), reason))
