"""A readable label for each choice, and a note that says what is worth knowing about it."""

from typing import Final

from fort.box import Box
from fort.notation.choices import ChoiceShape, choice_shape
from fort.rules.choices import Choice
from fort.rules.components import Components
from fort.seen.prompt import Offer
from fort.text.actions import action_text, first_step
from fort.text.cards import boxes_text, kid_of, made_up_rule_text, perk_text
from fort.text.phrases import slug, suits_text
from fort.text.previews import preview_text
from fort.text.sayings import Fact, Saying, facts_in_words, saying, tokens_of
from fort.text.speech import Speech

_NAMED: Final = {"kid": "kid", "suits": "suits", "perk": "perk", "made_up_rule": "rule"}
_MOVING: Final = ("pack", "tuck", "trash", "recruit", "spend")
_BRIEF: Final = ("play", "add", "follow")  # a card in hand: its suits are what matters


def choice_text(speech: Speech, choice: Choice, parts: Components) -> str:
    """The choice as people type it: `Recruit Chef from Seat 3's Yard`; the terminal has its own messages."""
    said = choice_saying(choice_shape(parts, choice))
    own = said["id"].replace("choice", "do", 1)
    return speech.say(own if speech.has(own) else said["id"], **facts_in_words(speech, said))


def choice_saying(choice: ChoiceShape) -> Saying:
    """The label of a choice, short, for a button beside its question."""
    fields = choice.json()
    facts: dict[str, Fact] = {name: {key: fields[key]} for key, name in _NAMED.items() if key in fields}
    if choice.place is not None:
        facts["place"] = slug(choice.place)
    if choice.suit is not None:
        facts["suit"] = saying(f"suit-{choice.suit}")
    if choice.number is not None:
        facts["number"] = choice.number
    if choice.what in ("pay", "copy"):
        pizza, toy = choice.pack_pizza or 0, choice.pack_toy or 0
        facts["tokens"] = tokens_of(pizza=(choice.pizza or 0) + pizza, toy=(choice.toy or 0) + toy)
        facts["pack"] = tokens_of(pizza=pizza, toy=toy)
    return saying(_key(choice), choice.seat, **facts)


def _key(choice: ChoiceShape) -> str:
    """The message of a choice: that of what it does, and of what there is a message each for."""
    what = choice.what
    if what == "perk":
        return "choice-use-perk"
    if what == "order":
        return f"choice-{choice.first}-first"
    if what == "pay":
        if choice.pack_pizza or choice.pack_toy:
            return "choice-pay-pack"
        return "choice-pay" if choice.pizza or choice.toy else "choice-pay-nothing"
    if what == "coin" and choice.suit is None:
        return "choice-coin-uncounted"
    if choice.place == "park deck":
        return f"choice-{what}-unseen"
    if choice.suits is not None:
        return "choice-add-lookout"
    each = choice.resource or choice.side or (choice.place if what == "convert-in" else None)
    return f"choice-{what}" if each is None else f"choice-{what}-{each}"


def source_saying(choice: ChoiceShape) -> Saying | None:
    """Where a card or token comes from, if that tells choices apart."""
    if choice.place is None or not (choice.what in _MOVING or choice.suits):
        return None
    return saying(f"choice-from-{slug(choice.place)}", choice.seat)


def choice_note(
    speech: Speech, choice: Choice, parts: Components, played: str | None = None, action: str | None = None
) -> str:
    """What a player wants to know before choosing it; empty if there is nothing to add."""
    shape, box = choice_shape(parts, choice), parts.box
    if shape.perk is not None:
        return perk_text(speech, shape.perk)
    if shape.made_up_rule is not None:
        return made_up_rule_text(speech, shape.made_up_rule)
    if shape.first is not None and action is not None:
        return action_text(speech, first_step(action, shape.first))
    if shape.side is not None and played is not None:
        kid = kid_of(box, played)
        return "" if kid is None else action_text(speech, getattr(kid, shape.side))
    return "" if shape.kid is None else _card_note(speech, shape, box)


def _card_note(speech: Speech, choice: ChoiceShape, box: Box) -> str:
    kid = kid_of(box, choice.kid or "")
    assert kid is not None
    suits = suits_text(speech, kid.suits)
    brief = choice.what in _BRIEF or choice.place == "hand"
    return suits if brief else speech.say("note-card", suits=suits, actions=boxes_text(speech, kid))


def offer_note(
    speech: Speech, offer: Offer, parts: Components, played: str | None = None, action: str | None = None
) -> str:
    """The note with what the choice would come to now: `take 1 pizza for each shovel: 3 pizza`."""
    note = choice_note(speech, offer.choice, parts, played, action)
    result = preview_text(speech, offer.preview)
    if offer.choice.what != "use" and offer.preview.get("fully") and "gain" not in offer.preview:
        result = ""  # nothing else can be chosen
    return speech.say("note-result", note=note, result=result) if note and result else note or result
