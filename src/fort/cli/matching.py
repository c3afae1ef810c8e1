"""What a typed line means: an option by number or words, or a choice the rules refuse."""

from functools import lru_cache
from typing import Final

import fort
from fort.cli.speaking import current, say
from fort.rules.components import Components
from fort.text.choices import choice_text
from fort.text.phrases import kid_name, listed
from fort.text.speech import Speech

LEAST_LETTERS: Final = 3  # of the beginning of an option


def key(text: str) -> str:
    """Case, spacing and the form of the apostrophe do not matter."""
    return " ".join(text.replace("\u2019", "'").split()).casefold()


def spellings(view: fort.View, choice: fort.Choice) -> tuple[str, str]:
    """The notation and the label; both may be typed."""
    return key(str(choice)), key(choice_text(current(), choice, view.components))


def option(view: fort.View, text: str) -> fort.Choice | str:
    """The option meant, or a sentence that says why none is."""
    typed = key(text)
    options = view.options
    if not typed and len(options) == 1:
        return options[0]
    if typed.isdecimal() or not typed:
        if typed and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        return say("cli-number", number=typed or "''", most=len(options))
    exact = [choice for choice in options if typed in spellings(view, choice)]
    if exact:
        return exact[0]
    begun = [choice for choice in options if _begins(view, choice, typed)]
    if len(begun) == 1 and len(typed) >= LEAST_LETTERS:
        return begun[0]
    if len(begun) > 1:
        labels = [choice_text(current(), choice, view.components) for choice in begun]
        some = listed(current(), labels, "list-or")
        return say("cli-ambiguous", text=text.strip(), options=some)
    return say("cli-unknown", text=text.strip(), most=len(options))


def _begins(view: fort.View, choice: fort.Choice, typed: str) -> bool:
    return any(text.startswith(typed) for text in spellings(view, choice))


def any_choice(view: fort.View, text: str) -> fort.Choice | None:
    """A choice of the whole catalogue by its words, or by the name of a card alone."""
    typed = key(text)
    found = view.components.choices.by_text.get(typed) or _labels(current(), view.components).get(typed)
    if found is not None:
        return found
    for number, kid in enumerate(view.components.kids):
        if typed in (key(kid.name), key(kid_name(current(), kid.name))):
            return with_card(view, number)
    return None


@lru_cache(maxsize=2)
def _labels(speech: Speech, parts: Components) -> dict[str, fort.Choice]:
    """The whole catalogue by its labels."""
    return {key(choice_text(speech, choice, parts)): choice for choice in parts.choices.all}


def with_card(view: fort.View, kid: int) -> fort.Choice:
    """What one would do with a card of one's own at this question."""
    kind = "" if view.question is None else view.question.kind
    choices = view.components.choices
    if kind == "pick":
        return choices.pick[kid]
    if kind == "use":
        return choices.add[kid]
    return choices.follow[kid] if kind in ("follow", "follow more") else choices.play[kid]
