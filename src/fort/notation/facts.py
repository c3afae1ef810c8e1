"""The facts of a play as text."""

from fort.rules.names import NOTHING
from fort.rules.play import Play


def facts(play: Play) -> str:
    """What has been done so far, as text that `read_facts` reads."""
    parts = [f"use {play.actor} {play.side} {play.steps}"]
    if play.reps:
        parts.append("reps " + " ".join([str(number) for number in play.reps]))
    if play.added:
        parts.append("since " + " ".join([str(card.since) for card in play.added]))
    if any(play.shown):
        parts.append("shown " + " ".join([str(number) for number in play.shown]))
    if play.bound != NOTHING:
        parts.append(f"bound {play.bound}")
    if play.followers:
        parts.append(f"followers {play.followers}")
    for name, flag in (
        ("trash-this", play.trash_this),
        ("boxed", play.boxed),
        ("second", play.second),
        ("short", play.short),
        ("may-stop", play.may_stop),
    ):
        if flag:
            parts.append(name)
    return "; ".join(parts)


def read_facts(play: Play, text: str) -> list[int]:
    since: list[int] = []
    for part in text.split(";"):
        name, *values = part.split()
        numbers = [int(value) for value in values]
        if name == "reps":
            play.reps = numbers
        elif name == "since":
            since = numbers
        elif name == "shown":
            play.shown = numbers
        elif name == "bound":
            play.bound = numbers[0]
        elif name == "followers":
            play.followers = numbers[0]
        elif name == "use":
            play.actor, play.side, play.steps = numbers
        elif name == "trash-this":
            play.trash_this = True
        elif name == "boxed":
            play.boxed = True
        elif name == "second":
            play.second = True
        elif name == "short":
            play.short = True
        elif name == "may-stop":
            play.may_stop = True
    return since
