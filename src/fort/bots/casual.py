"""`casual`: somebody who has played some games, for fun.

It knows what a position is worth as `regular` does, but looks at one imagined world only, is content with the
second best now and then, and sometimes does not mind whether it follows.
"""

from typing import Final

from fort.bots.bot import Bot
from fort.bots.judging import judge
from fort.bots.weights import mind_for
from fort.rules.choices import Choice
from fort.seen.view import View

SECOND_BEST: Final = 0.15  # how often the second best will do
LETS_GO: Final = 0.15  # how often it does not follow without thinking about it
TRIES: Final = 3


class Casual(Bot):
    def choose(self, view: View) -> Choice:
        options = view.options
        if len(options) == 1:
            return options[0]
        dice = self.dice(view)
        if options[-1].what == "decline" and dice.random() < LETS_GO:
            return options[-1]
        ranking = judge(view, mind_for(view.components), dice, 1, TRIES)
        return ranking[1 if dice.random() < SECOND_BEST else 0].choice
