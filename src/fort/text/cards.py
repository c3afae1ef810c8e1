"""Cards in words: kids with suits and actions, perks, made-up rules, levels of the fort."""

from fort.box import PERKS, Box, Kid
from fort.text.actions import action_text
from fort.text.phrases import amount, kid_name, named, slug, suits_text, tokens
from fort.text.speech import Speech


def kid_of(box: Box, name: str) -> Kid | None:
    wanted = " ".join(name.split()).casefold()
    return next((kid for kid in (*box.kids, *box.best_friends) if kid.name.casefold() == wanted), None)


def boxes_text(speech: Speech, kid: Kid) -> str:
    """Both actions on one line."""
    if not kid.public and not kid.private:
        return speech.say("card-plain")
    key = "card-boxes" if kid.public and kid.private else "card-upper" if kid.public else "card-lower"
    sides = {"public": action_text(speech, kid.public), "private": action_text(speech, kid.private)}
    return speech.say(key, **sides)


def kid_with_suits(speech: Speech, box: Box, name: str) -> str:
    """`Bug (shovel)`."""
    kid = kid_of(box, name)
    if kid is None:
        return name
    key = "card-suits-friend" if kid.board else "card-suits"
    return speech.say(key, kid=kid_name(speech, kid.name), suits=suits_text(speech, kid.suits))


def kid_line(speech: Speech, box: Box, name: str) -> str:
    """A kid on one line."""
    kid, card = kid_of(box, name), kid_with_suits(speech, box, name)
    return card if kid is None else speech.say("card-line", card=card, actions=boxes_text(speech, kid))


def kid_lines(speech: Speech, kid: Kid, assumed: bool) -> list[str]:
    """A kid in full."""
    origin = speech.say("card-copies", number=kid.copies)
    if kid.board:
        origin = speech.say("card-friend-of", board=named(speech, "board", kid.board))
    if assumed:
        origin = speech.say("card-is-assumed", text=origin)
    title = speech.say("card-title", kid=kid_name(speech, kid.name), suits=suits_text(speech, kid.suits))
    if not kid.public and not kid.private:
        return [title, origin, speech.say("card-plain")]
    lines = [title, origin]
    for key, action in (("card-upper-full", kid.public), ("card-lower-full", kid.private)):
        code = f"  [{action}]" if action else ""  # the action language is the same everywhere
        lines.append(speech.say(key, action=action_text(speech, action)) + code)
    return lines


def perk_text(speech: Speech, name: str) -> str:
    """What a perk does, and for how long."""
    use = speech.say(f"perk-{PERKS[name]}")
    return speech.say("perk-full", does=speech.part(f"perk-{slug(name)}", "does"), use=use)


def made_up_rule_text(speech: Speech, name: str) -> str:
    """What a made-up rule scores."""
    return speech.say("rule-full", scores=speech.part(f"rule-{slug(name)}", "scores"))


def level_text(speech: Speech, box: Box, number: int) -> str:
    """The price and the worth of a level; said to be assumed where the box says so."""
    level = box.track[number]
    cost = amount(speech, level.pizza, level.toy, level.either)
    text = speech.say("fort-step", level=number, points=tokens(speech, level.points, "points"), cost=cost)
    if level.reward:
        text = speech.say("fort-step-reward", step=text, reward=named(speech, "reward", level.reward))
    assumed = any(note.what.endswith(f" of level {number}") for note in box.assumptions)
    return speech.say("level-assumed", level=text) if assumed else text
