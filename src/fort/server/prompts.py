"""The question of a seat for screens and programs: what is asked, the options, and why others are refused."""

from functools import lru_cache
from typing import Any

import fort
from fort.legal.reasons import Reason
from fort.notation.choices import choice_shape
from fort.rules.components import Components
from fort.seen.prompt import Offer, touches
from fort.table.gesture import gesture
from fort.text.actions import action_json, first_step
from fort.text.choices import choice_saying, source_saying
from fort.text.events import event_json
from fort.text.previews import FULLY, count_saying, gives, verdict
from fort.text.questions import question_saying
from fort.text.reasons import reason_saying

Json = dict[str, Any]
WHOLE = {"play", "use", "follow", "perk"}  # what a gesture begins with
# Choices of something on the table, which a person could reach for in vain.
REACHED = {"play", "add", "use", "pack", "tuck", "trash", "recruit", "spend", "follow", "perk", "recycle"}


def prompt_json(game: fort.Game, view: fort.View, gestures: bool = True) -> Json:
    """The question of the seat that this is the view of; with the gestures that its options begin."""
    question, seat = view.question, view.viewer
    assert question is not None
    assert seat is not None
    prompt = game.prompt(seat)
    options = [_option(game.components, offer, question.action) for offer in prompt.offers]
    if gestures:
        options = [
            option | _gesture(game, seat, offer) for option, offer in zip(options, prompt.offers, strict=True)
        ]
    return {
        "seat": seat,
        "question": question_saying(view),
        "action": None if question.action is None else action_json(question.action),
        "options": options,
        "refused": [_refused(game, seat, choice, reason) for choice, reason in prompt.refused],
    }


@lru_cache(maxsize=8192)
def _choice(parts: Components, choice: fort.Choice) -> Json:
    """What never changes about a choice."""
    shape = choice_shape(parts, choice)
    found = {"choice": choice.text, "shape": shape.json(), "label": choice_saying(shape)}
    source = source_saying(shape)
    return found if source is None else found | {"source": source}


def _option(parts: Components, offer: Offer, action: str | None) -> Json:
    preview = offer.preview
    option = {**_choice(parts, offer.choice), "touches": offer.touches}
    if preview:
        option |= _certain(preview)
    if offer.choice.what == "use":
        option["label"] = option.get("gives", option["label"])
        option["count"], option["verdict"] = count_saying(preview), verdict(preview)
        option["fully"] = option["verdict"] == FULLY
    elif offer.choice.what == "order" and action is not None:
        option["action"] = action_json(str(first_step(action, option["shape"]["first"])))
    return option


def _gesture(game: fort.Game, seat: int, offer: Offer) -> Json:
    """Whether an option can be taken back, and what it comes to with everything that plainly follows."""
    made = gesture(game, seat, offer.choice)
    found: Json = {"final": made.final}
    if offer.choice.what in WHOLE and made.events:
        found["whole"] = {
            "rest": [choice.text for choice in made.then],
            "last": None if made.last is None else made.last.text,
            "events": [event_json(event) for event in made.events],
        }
    return found


def _certain(preview: Json) -> Json:
    """What an option surely gains, in words and in numbers, and how often actions would count."""
    gain = preview.get("gain") or preview.get("first", {}).get("gain")
    found = {"gives": gives(preview), "gain": gain, "counts": preview.get("counts")}
    return {key: value for key, value in found.items() if value}


def _refused(game: fort.Game, seat: int, choice: fort.Choice, reason: Reason) -> Json:
    return {
        "choice": choice.text,
        "touches": touches(game, seat, choice) if choice.what in REACHED else [],
        "code": reason.code,
        "rule": reason.rule,
        "reason": reason_saying(reason),
    }
