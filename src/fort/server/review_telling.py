"""A review as the wire tells it: choices taken apart, reasons as sayings, and nothing that is sealed."""

import gzip
import json
from typing import Any

from pydantic_core import to_json

from fort.notation.choices import ChoiceShape, choice_shape
from fort.review import Chance, Moment, Option, Player, Review
from fort.rules.components import Components, components
from fort.server.header import Header
from fort.text.choices import choice_saying
from fort.text.reviews import because, practice_saying, story_saying, title_saying

Json = dict[str, Any]
PACKING = 5  # of 9


def told_review(header: Header, data: str, about: Json) -> bytes:
    """In the hand: the whole answer, packed. `about` is told beside the review."""
    review = Review.from_json(json.loads(data))
    found = {**about, "review": review_json(header, review, about["sealed_until"] is not None)}
    return gzip.compress(to_json(found), PACKING)


def review_json(header: Header, review: Review, sealed: bool) -> Json:
    """While it is sealed, nothing of rivals' cards and luck is told."""
    parts = components(header.cards, header.rules)
    chances = [each for each in review.chances if not sealed or each.seat in (None, review.seat)]
    story, practice = review.story, review.practice
    counted = bool(review.chances) or review.complete
    return {
        "seat": review.seat,
        "seats": review.seats,
        "judge": vars(review.judge),
        "moments": [moment_json(parts, moment) for moment in review.moments],
        "chances": [_chance_json(each) for each in chances],
        "turns": [
            {name: value for name, value in vars(turn).items() if name != "doubt"} for turn in review.turns
        ],
        "curve": [{**vars(point), "shares": point.shares} for point in review.curve],
        "turning": review.turning,
        "players": [
            _player_json(header, each, counted, sealed and each.seat != review.seat)
            for each in review.players
        ],
        "story": story.code,
        "told": story_saying(story.code, review.seat, story.round, story.rival, story.choices),
        "practice": None
        if practice is None
        else {**vars(practice), "saying": practice_saying(practice.theme, practice.times)},
    }


def _shape(parts: Components, choice: str) -> ChoiceShape:
    return choice_shape(parts, parts.choices.find(choice))


def judged_json(parts: Components, option: Option) -> Json:
    """One of the choices there were."""
    shape = _shape(parts, option.choice)
    return {
        "choice": option.choice,
        "shape": shape.json(),
        "label": choice_saying(shape),
        "share": option.share,
    }


def moment_json(parts: Components, moment: Moment) -> Json:
    """A decision. Of a great move the next best stands beside it."""
    great = moment.label == "great"
    options = {option.choice: option for option in moment.options}
    other = options[moment.options[1].choice if great else moment.best]
    played = options[moment.played]
    names = ("number", "turn", "round", "leader", "question", "kid", "doubt", "margin", "label", "theme")
    reasons = [(reason.code, reason.weight) for reason in moment.reasons]
    return {
        **{name: getattr(moment, name) for name in names},
        "played": judged_json(parts, played),
        "best": judged_json(parts, other),
        "options": [judged_json(parts, option) for option in moment.options],
        "error": max(0.0, moment.error),
        "title": title_saying(_shape(parts, moment.played), _shape(parts, other.choice), great),
        "because": because(reasons, moment.gains),
    }


def _chance_json(chance: Chance) -> Json:
    return vars(chance)


def _player_json(header: Header, player: Player, counted: bool, sealed: bool) -> Json:
    """The sums of a seat; null is what is not known yet, or not to be known."""
    judged, lucky = player.judged and not sealed, counted and not sealed
    occupant = header.seats[player.seat]
    found: Json = {name: getattr(player, name) for name in ("seat", "points", "rank")}
    found["name"] = occupant.nickname or occupant.bot
    found |= {
        name: getattr(player, name) if judged else None for name in ("given", "error_rate", "word", "labels")
    }
    found["word"] = found["word"] or None
    luck = ("luck", "luck_points", "adjusted", "adjusted_points")
    return found | {name: getattr(player, name) if lucky else None for name in luck}
