"""Cards in words: kids with suits and actions, perks, made-up rules, levels of the fort."""

from fort.box import Box, Kid, Level
from fort.box.reader import read_rows
from fort.text.actions import action_text
from fort.text.phrases import listed, points, sentence, tokens

NO_BOXES = "no actions: add it, tuck it, trash it or discard it to follow"


def suits_text(suits: tuple[str, ...]) -> str:
    """`shovel`, `2 shovels`, `crown and coin`."""
    if len(suits) == 2 and suits[0] == suits[1]:
        return f"2 {suits[0]}s"
    return " and ".join(suits)


def kid_of(box: Box, name: str) -> Kid | None:
    wanted = " ".join(name.split()).casefold()
    return next((kid for kid in (*box.kids, *box.best_friends) if kid.name.casefold() == wanted), None)


def boxes_text(kid: Kid) -> str:
    """Both actions on one line."""
    if not kid.public and not kid.private:
        return NO_BOXES
    sides = ((("public", kid.public)), (("private", kid.private)))
    return " | ".join(f"{side}: {action_text(action)}" for side, action in sides if action)


def kid_line(kid: Kid) -> str:
    """A kid on one line."""
    star = ", Best Friend" if kid.board else ""
    return f"{kid.name} ({suits_text(kid.suits)}{star}): {boxes_text(kid)}"


def kid_lines(kid: Kid, assumed: bool) -> list[str]:
    """A kid in full."""
    mark = " (assumed)" if assumed else ""
    lines = [f"{kid.name}: {suits_text(kid.suits)}"]
    if kid.board:
        lines.append(
            f"Best Friend of the {kid.board} board{mark}: never in a Yard, so no rival can recruit it"
        )
    else:
        lines.append(f"{kid.copies} in the box{mark}")
    if not kid.public and not kid.private:
        return [*lines, sentence(NO_BOXES)]
    for side, action, note in (
        ("Public", kid.public, "rivals may follow"),
        ("Private", kid.private, "yours alone"),
    ):
        code = f"  [{action}]" if action else ""
        lines.append(f"{side} ({note}): {action_text(action)}{code}")
    return lines


def perk_text(box: Box, name: str) -> str:
    """What a perk does, as its file says."""
    for row in read_rows("perks.txt", box.texts["perks.txt"]):
        if row["name"] == name:
            return f"{row['does']} ({'used once' if row['use'] == 'once' else 'lasting'})"
    raise KeyError(name)


def made_up_rule_text(box: Box, name: str) -> str:
    """What a made-up rule scores, as its file says."""
    for row in read_rows("made_up_rules.txt", box.texts["made_up_rules.txt"]):
        if row["name"] == name:
            return f"at the end scores {row['scores']}"
    raise KeyError(name)


def cost_text(level: Level) -> str:
    parts = [tokens(number, name) for number, name in ((level.pizza, "pizza"), (level.toy, "toy")) if number]
    if level.either:
        parts.append(f"{level.either} of either")
    return listed(parts)


def level_text(box: Box, number: int) -> str:
    """The price and the worth of a level; said to be assumed where the box says so."""
    level = box.track[number]
    reward = f" and gives a {level.reward}" if level.reward else ""
    assumed = any(note.what.endswith(f" of level {number}") for note in box.assumptions)
    mark = " (assumed: see fort box assumptions)" if assumed else ""
    return f"costs {cost_text(level)}, is worth {points(level.points)} at the end{reward}{mark}"
