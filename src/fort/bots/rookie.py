"""`rookie`: plays quickly, and makes the mistakes of a child's first game.

It sees what a play gives at once and hardly thinks of its deck; of many options only two come to its mind; it
never skips while there is a card to play; and while others play it often looks elsewhere and forgets to
follow. What it does see, it judges soberly: it never throws dice.
"""

from functools import cache
from random import Random
from typing import Final

from fort.bots.bot import Bot
from fort.bots.judging import judge
from fort.bots.mind import Mind
from fort.rules.choices import Choice
from fort.rules.components import Components
from fort.seen.view import View

FORGETS_TO_FOLLOW: Final = 0.4
COME_TO_MIND: Final = 2  # options at most

# A newcomer counts points, fort and tokens.
WEIGHTS: Final = {
    "points": 0.15,
    "level 1": 0.8,
    "level 2": 0.8,
    "level 3": 0.8,
    "level 4": 0.8,
    "level 5": 0.8,
    "can pay": 0.3,
    "stuff": 0.1,
    "pack": 0.1,
    "lookout": 0.1,
    "private score": 0.3,
}


@cache
def rookie_mind(parts: Components) -> Mind:
    return Mind(parts, WEIGHTS, WEIGHTS)


class Rookie(Bot):
    def choose(self, view: View) -> Choice:
        options = view.options
        dice = self.dice(view)
        if len(options) > 1 and options[-1].what == "decline" and dice.random() < FORGETS_TO_FOLLOW:
            return options[-1]
        seen = come_to_mind(list(options), dice)
        if len(seen) == 1:
            return seen[0]
        return judge(view, rookie_mind(view.components), dice, 1, 1, seen)[0].choice


def come_to_mind(options: list[Choice], dice: Random) -> list[Choice]:
    """A few of the options; to do nothing is none of them while there is a card to play."""
    if any(choice.what == "play" for choice in options):
        options = [choice for choice in options if choice.what != "skip"]
    return options if len(options) <= COME_TO_MIND else dice.sample(options, COME_TO_MIND)
