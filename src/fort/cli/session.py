"""One game at one terminal: people are asked, bots answer for the other seats."""

from collections.abc import Mapping, Sequence

import fort
from fort.bots import Bot
from fort.cli import matching
from fort.cli.explaining import refusals, why
from fort.cli.helping import help_lines
from fort.cli.hinting import hint, hinter
from fort.cli.lookup import look_up
from fort.cli.saving import save
from fort.cli.screen import Screen
from fort.cli.speaking import current, say
from fort.cli.terminal import Terminal
from fort.rules.names import NOBODY
from fort.table.record import quoted
from fort.text.choices import choice_text
from fort.text.events import event_text
from fort.text.phrases import seat_name
from fort.text.reasons import reason_text
from fort.text.table import piles_lines

WHOLE_TABLE = ("play",)  # questions that begin with a look at everything
PART_TABLE = {"pick": ("cards",), "follow": ("in play", "own", "cards")}  # and at what matters to them

MOST_LINES = 10_000  # that are read after the end


class Leave(Exception):
    """The person leaves the game."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Session:
    """The table, who sits there as a person, and the screen they share."""

    def __init__(
        self, table: fort.Table, people: Sequence[int], bots: Mapping[int, Bot], terminal: Terminal
    ) -> None:
        self.table = table
        self.people = people
        self.bots = bots
        self.terminal = terminal
        self.screen = Screen(terminal, several=len(people) > 1)
        self.hinter = hinter()
        self.last = NOBODY
        if table.record.choices:  # it goes on: `log` tells the rest
            for seat in (*people, None):
                self.screen.catch_up(table.game.view(seat))

    def run(self) -> int:
        """Plays to the end; the exit code."""
        game = self.table.game
        try:
            while game.asked is not None:
                seat = game.asked
                choice = self.ask(seat) if seat in self.people else self.bots[seat].choose(game.view(seat))
                if choice is not None:
                    self.table.take(choice, seat)
                game = self.table.game  # another one, if something was taken back
            self.finish()
        except Leave as leave:
            self.terminal.line(say(leave.key), style="bold")
        except KeyboardInterrupt:
            self.terminal.line()
            if not self.table.game.over:
                self.terminal.line(say("cli-interrupted"), style="bold")
            return 130
        return 0

    # Asking.

    def ask(self, seat: int) -> fort.Choice | None:
        """Shows a person what there is to know and waits for a choice; None if one was taken back."""
        first = self.last == NOBODY
        passed_on = len(self.people) > 1 and seat != self.last
        if passed_on and not self.terminal.hand_over(self.pass_on(seat), hide=not first):
            raise Leave("cli-end-of-input")
        self.last = seat
        view, prompt = self.table.game.view(seat), self.table.game.prompt(seat)
        self.screen.tell(view)
        self.screen.catch_up(self.table.game.view(None))
        kind = "" if view.question is None else view.question.kind
        if kind in PART_TABLE and len(view.options) > 1 and not (first and kind == "follow"):
            self.screen.show_table(view, PART_TABLE[kind])
        elif kind in WHOLE_TABLE or passed_on or first:
            self.screen.show_table(view)
        self.screen.show_question(view, prompt)
        while True:
            typed = self.terminal.ask()
            if typed is None:
                raise Leave("cli-end-of-input")
            word, _, rest = typed.strip().partition(" ")
            if word.casefold() == "undo":
                if self.undo(seat):
                    return None
            elif not self.command(view, prompt, word.casefold(), rest.strip()):
                found = self.understand(view, typed)
                if found is not None:
                    return found

    def pass_on(self, seat: int) -> str:
        return say("cli-pass-on", name=seat_name(current(), seat))

    def understand(self, view: fort.View, typed: str) -> fort.Choice | None:
        """The option meant; otherwise why there is none."""
        found = matching.option(view, typed)
        if not isinstance(found, str):
            return found
        refused = matching.any_choice(view, typed)
        reason = None if refused is None else self.table.game.why_not(refused, view.viewer)
        self.terminal.line(found if reason is None else reason_text(current(), reason))
        return None

    def command(self, view: fort.View, prompt: fort.Prompt | None, word: str, rest: str) -> bool:
        """Carries out what is no choice; False if it is none of these."""
        terminal = self.terminal
        if word in ("quit", "exit"):
            raise Leave("cli-goodbye")
        if word in ("help", "?"):
            terminal.lines(help_lines(current()), hang=12)
        elif word == "table":
            self.screen.show_table(view)
            if prompt is not None:
                self.screen.show_question(view, prompt)
        elif word == "piles":
            terminal.lines(piles_lines(current(), view))
        elif word == "log":
            texts = [event_text(current(), event, view.viewer) for event in view.log]
            terminal.lines([text for text in texts if text] or [say("log-empty")])
        elif word == "rules":
            terminal.lines(look_up(rest) if rest else [say("cli-rules-what")])
        elif word == "save":
            terminal.line(save(self.table, rest) if rest else say("cli-save-where"))
        elif word == "why" and prompt is not None:
            terminal.lines(why(self.table.game, view, rest) if rest else refusals(view, prompt))
        elif word == "hint" and prompt is not None:
            terminal.lines(hint(view, self.hinter))
        else:
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Takes back the last choice of this seat; False, and why not, if that cannot be.  A-14.2"""
        table = self.table
        number = len(table.record.choices)
        if not number:
            self.terminal.line(say("cli-undo-nothing"))
            return False
        who, choice = table.record.choices[-1]
        label = choice_text(current(), choice, table.game.components)
        if table.undo_limit(seat) == number:
            other = say("cli-undo-other", name=seat_name(current(), who))
            self.terminal.line(say("cli-undo-final", choice=label) if who == seat else other)
            return False
        table.undo(number - 1)
        for viewer in (*self.people, None):
            self.screen.take_back(table.game.view(viewer))
        self.terminal.line(say("cli-taken-back", choice=label))
        return True

    def finish(self) -> None:
        """The last events, the points, the opened seal; then the record can be kept."""
        record = self.table.record
        view = self.table.game.view(self.people[0] if len(self.people) == 1 else None)
        self.screen.tell(view)
        self.screen.show_scores(self.table.game.scores(), view.viewer)
        if record.seed is not None:
            seed = quoted(record.seed)
            self.terminal.line(say("cli-opened", seed=seed, salt=record.salt, commitment=record.commitment))
        self.terminal.line(say("cli-after-the-end"))
        for _ in range(MOST_LINES):  # a pipe may go on for ever
            typed = self.terminal.ask()
            word, _, rest = (typed or "").strip().partition(" ")
            if word.casefold() in ("", "quit", "exit"):
                return
            if not self.command(view, None, word.casefold(), rest.strip()):
                self.terminal.line(say("cli-over"))
