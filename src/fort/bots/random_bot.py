"""`random`: any legal choice, each as likely."""

from fort.bots.bot import Bot
from fort.rules.choices import Choice
from fort.seen.view import View


class RandomBot(Bot):
    def choose(self, view: View) -> Choice:
        return self.dice(view).choice(list(view.options))
