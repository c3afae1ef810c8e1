"""`rookie`: plays sensibly and quickly, and makes the mistakes of a first game.

It sees what a play gives at once, hardly thinks of its deck, forgets to follow, and now and then takes what
comes to mind next.
"""

from functools import cache
from typing import Final

from fort.bots.bot import Bot
from fort.bots.judging import judge
from fort.bots.mind import Mind
from fort.rules.choices import Choice
from fort.rules.components import Components
from fort.seen.view import View

FORGETS_TO_FOLLOW: Final = 0.4
SECOND_THOUGHT: Final = 0.25  # how often the second best will do

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
        if len(options) == 1:
            return options[0]
        dice = self.dice(view)
        if options[-1].what == "decline" and dice.random() < FORGETS_TO_FOLLOW:
            return options[-1]
        ranking = judge(view, rookie_mind(view.components), dice, 1, 3)
        return ranking[1 if dice.random() < SECOND_THOUGHT else 0].choice
