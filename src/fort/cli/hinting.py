"""`hint`: what a strong bot would choose, how it rates that, and why."""

from typing import Final

import fort
import fort.bots
from fort.bots import Bot, Candidate
from fort.cli.speaking import current, say
from fort.notation.choices import choice_shape
from fort.text.choices import choice_saying, choice_text
from fort.text.hints import line_saying, motive_sayings
from fort.text.sayings import in_words

BOT: Final = "master@500ms"
MOST_REASONS: Final = 3
LONGEST_LINE: Final = 5  # choices told of what is planned


def hinter(seed: str = "hint") -> Bot:
    """Who gives hints: a bot that is shown the same view as the person."""
    return fort.bots.bot(BOT, seed)


def hint(view: fort.View, bot: Bot) -> list[str]:
    """The advice, line by line."""
    thought = bot.think(view)
    lines = [say("hint-says", choice=choice_text(current(), thought.choice, view.components))]
    if len(view.options) == 1:
        return [*lines, say("cli-hint-only")]
    if not thought.candidates:
        return lines
    best, *others = thought.candidates
    lines.append(say("cli-hint-estimate", percent=_percent(best)))
    motives = [(motive.code, motive.weight) for motive in best.motives]
    lines += [in_words(current(), said) for said in motive_sayings(motives, MOST_REASONS)]
    parts = view.components
    planned = [choice_saying(choice_shape(parts, choice)) for choice in thought.line[1:LONGEST_LINE]]
    lines += [in_words(current(), said) for said in line_saying(planned)]
    if others:
        label = choice_text(current(), others[0].choice, view.components)
        lines.append(say("cli-hint-other", choice=label, percent=_percent(others[0])))
    return lines


def _percent(candidate: Candidate) -> int:
    return round(100 * candidate.estimate)
