"""A readable label for each choice, and a note that says what is worth knowing about it."""

from typing import Final

from fort.box.language import read_action
from fort.rules import choices as kind
from fort.rules.choices import Choice
from fort.rules.components import Components
from fort.rules.names import NOTHING, RESOURCES, SIDES, SUITS
from fort.rules.perks import PERKS
from fort.rules.places import HAND, LOOKOUT, PLACES
from fort.rules.scoring import MADE_UP_RULES
from fort.seen.prompt import Offer
from fort.text.actions import action_text
from fort.text.cards import boxes_text, kid_of, made_up_rule_text, perk_text
from fort.text.phrases import amount, kid_name, named, seat_name, slug, suits_text
from fort.text.previews import preview_text
from fort.text.speech import Speech

# The message of each kind of choice; `choice-` is shared with the browser. Some depend on what is chosen.
_KEYS: Final = {
    kind.PICK: "choice-keep-sure",
    kind.PLAY: "do-play",
    kind.SKIP: "choice-skip",
    kind.DECLARE: "do-declare",
    kind.ADD: "choice-add",
    kind.COIN_AS: "do-coin",
    kind.USE: "do-use",
    kind.END: "choice-end",
    kind.COUNT: "do-count",
    kind.GATHER: "do-gather",
    kind.CONVERT_TO: "do-convert-to",
    kind.CONVERT_IN: "do-convert-in",
    kind.TIMES: "choice-times",
    kind.STOP: "choice-stop",
    kind.ORDER: "do",
    kind.PACK_ONE: "do-pack",
    kind.TUCK: "do-tuck",
    kind.TRASH: "do-trash",
    kind.RECRUIT: "do-recruit",
    kind.SPEND: "do-spend",
    kind.PAY: "choice-pay",
    kind.COPY_WHOSE: "choice-copy-whose",
    kind.COPY: "choice-copy",
    kind.KEEP: "choice-keep-sure",
    kind.TAKE: "choice-take-sure",
    kind.FOLLOW: "do-follow",
    kind.DECLINE: "choice-decline",
    kind.PERK: "choice-use-perk",
    kind.PASS: "choice-pass",
    kind.RECYCLE: "choice-recycle",
}


def choice_text(speech: Speech, choice: Choice, parts: Components) -> str:
    """The choice as people read it: `Recruit Chef from Seat 3's Yard`."""
    facts: dict[str, object] = {"number": choice.number}
    if choice.kid != NOTHING:
        facts["kid"] = facts["what"] = kid_name(speech, parts.kids[choice.kid].name)
    if choice.suit != NOTHING:
        facts["suit"] = speech.say(f"suit-{SUITS[choice.suit]}")
    if choice.place != NOTHING:
        facts["place"] = slug(PLACES[choice.place])
    if choice.seat >= 0:
        facts["name"] = seat_name(speech, choice.seat)
    if choice.what in (kind.PERK, kind.TAKE):
        facts["perk"] = facts["what"] = named(speech, "perk", PERKS[choice.number])
    if choice.what == kind.KEEP:
        facts["what"] = named(speech, "rule", MADE_UP_RULES[choice.number])
    if choice.what == kind.ADD and choice.place == LOOKOUT:
        facts["suits"] = _pattern(speech, choice, parts)
    if choice.what in (kind.PAY, kind.COPY):
        pizza, toy = choice.pizza + choice.pack_pizza, choice.toy + choice.pack_toy
        facts["tokens"] = amount(speech, pizza, toy)
        facts["pack"] = amount(speech, choice.pack_pizza, choice.pack_toy)
    return speech.say(choice_key(choice), **facts)


def choice_key(choice: Choice) -> str:
    """The message of a choice."""
    key = _KEYS[choice.what]
    if choice.what == kind.ADD and choice.place == LOOKOUT:
        return "do-add-lookout"
    if choice.what == kind.COIN_AS and choice.suit == NOTHING:
        return "do-coin-uncounted"
    if choice.what == kind.USE:
        return f"{key}-{SIDES[choice.number]}"
    if choice.what == kind.CONVERT_IN:
        return f"{key}-{PLACES[choice.place]}"
    if choice.what == kind.ORDER:
        return f"{key}-{slug(choice.text)}"  # left-first, right-first
    if choice.what == kind.PAY:
        if choice.pack_pizza or choice.pack_toy:
            return "choice-pay-pack"
        return key if choice.pizza or choice.toy else "choice-pay-nothing"
    return key if choice.resource == NOTHING else f"{key}-{RESOURCES[choice.resource]}"


def _pattern(speech: Speech, choice: Choice, parts: Components) -> str:
    return suits_text(speech, [SUITS[suit] for suit in parts.patterns[choice.number]])


def choice_note(
    speech: Speech, choice: Choice, parts: Components, played: str | None = None, action: str | None = None
) -> str:
    """What a player wants to know before choosing it; empty if there is nothing to add."""
    box = parts.box
    if choice.what == kind.TAKE or choice.what == kind.PERK:
        return perk_text(speech, box, PERKS[choice.number])
    if choice.what == kind.KEEP:
        return made_up_rule_text(speech, MADE_UP_RULES[choice.number])
    if choice.what == kind.ORDER and action is not None:
        tree = read_action(action, inner=True)
        return action_text(speech, tree.left if choice is parts.choices.left_first else tree.right)
    if choice.what == kind.USE and played is not None:
        kid = kid_of(box, played)
        return "" if kid is None else action_text(speech, (kid.public, kid.private)[choice.number])
    if 0 <= choice.kid < len(parts.kids):
        kid = kid_of(box, parts.kids[choice.kid].name)
        assert kid is not None
        suits = suits_text(speech, kid.suits)
        brief = choice.what in (kind.PLAY, kind.ADD, kind.FOLLOW) or choice.place == HAND
        return suits if brief else speech.say("note-card", suits=suits, actions=boxes_text(speech, kid))
    return ""


def offer_note(
    speech: Speech, offer: Offer, parts: Components, played: str | None = None, action: str | None = None
) -> str:
    """The note with what the choice would come to now: `take 1 pizza for each shovel: 3 pizza`."""
    note = choice_note(speech, offer.choice, parts, played, action)
    result = preview_text(speech, offer.preview)
    if offer.choice.what != kind.USE and offer.preview.get("fully") and "gain" not in offer.preview:
        result = ""  # nothing else can be chosen
    return speech.say("note-result", note=note, result=result) if note and result else note or result
