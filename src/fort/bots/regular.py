"""`regular`: knows what a position is worth, and looks one turn ahead."""

from typing import Final

from fort.bots.bot import Bot, Thought
from fort.bots.judging import judge
from fort.bots.motives import explained
from fort.bots.weights import mind_for
from fort.rules.choices import Choice
from fort.seen.view import View

WORLDS: Final = 3
TRIES: Final = 6


class Regular(Bot):
    def choose(self, view: View) -> Choice:
        if len(view.options) == 1:
            return view.options[0]
        return judge(view, mind_for(view.components), self.dice(view), WORLDS, TRIES)[0].choice

    def think(self, view: View) -> Thought:
        mind = mind_for(view.components)
        dice = self.dice(view)
        return explained(view, mind, dice, judge(view, mind, dice, WORLDS, TRIES))
