"""One game at one terminal: people are asked, bots answer for the other seats."""

import random
from collections.abc import Sequence

import fort
from fort.cli import matching
from fort.cli.lookup import look_up
from fort.cli.saving import save
from fort.cli.terminal import Terminal
from fort.rules.names import NOTHING
from fort.text.choices import choice_note, choice_text
from fort.text.events import event_text, winners_text
from fort.text.phrases import listed, seat_name, sentence
from fort.text.questions import question_text
from fort.text.reasons import reason_text
from fort.text.seen import heard, look
from fort.text.table import piles_lines, table_sections
from fort.text.terminal import GOAL, HELP, SCORE_HEADS, say

WHOLE_TABLE = ("play",)  # questions that begin with a look at everything
PART_TABLE = {"pick": ("cards",), "follow": ("in play", "own", "cards")}  # and at what matters to them
NOTE_COLUMN = 42


class Leave(Exception):
    """The person leaves the game."""

    def __init__(self, key: str, code: int = 0) -> None:
        super().__init__(key)
        self.key = key
        self.code = code


class Session:
    """The game, who of it is a person, and what each person was told already."""

    def __init__(
        self, game: fort.Game, people: Sequence[int], dice: random.Random, terminal: Terminal
    ) -> None:
        self.game = game
        self.people = people
        self.dice = dice
        self.terminal = terminal
        self.told = [0] * len(game.seats)
        self.last = NOTHING

    def run(self) -> int:
        """Plays to the end; the exit code."""
        try:
            while self.game.asked is not None:
                seat = self.game.asked
                if seat in self.people:
                    self.game.take(self.ask(seat))
                else:
                    self.game.take(self.dice.choice(list(self.game.options())))
        except Leave as leave:
            self.terminal.line(say(leave.key), style="bold")
            return leave.code
        except KeyboardInterrupt:
            self.terminal.line()
            self.terminal.line(say("interrupted"), style="bold")
            return 130
        self.finish()
        return 0

    # Asking.

    def ask(self, seat: int) -> fort.Choice:
        """Shows a person what there is to know and waits for a choice."""
        passed_on = len(self.people) > 1 and seat != self.last
        if passed_on:
            self.terminal.hand_over(say("pass on", seat=seat + 1))
        self.last = seat
        self.tell(seat)
        options = self.game.options()
        kind = self.kind()
        if kind in PART_TABLE and len(options) > 1:
            self.show_table(seat, PART_TABLE[kind])
        elif kind in WHOLE_TABLE or passed_on:
            self.show_table(seat)
        self.show_question(seat, options)
        while True:
            typed = self.terminal.ask()
            if typed is None:
                raise Leave("end of input")
            found = self.understand(seat, options, typed)
            if found is not None:
                return found

    def understand(self, seat: int, options: Sequence[fort.Choice], typed: str) -> fort.Choice | None:
        """A choice, or None if the line was a command or no option."""
        word, _, rest = typed.strip().partition(" ")
        if self.command(seat, options, word.casefold(), rest.strip()):
            return None
        found = matching.option(self.game, options, typed)
        if not isinstance(found, str):
            return found
        refused = matching.any_choice(self.game, typed)
        reason = None if refused is None else self.game.why_not(refused)
        self.terminal.line(found if reason is None else reason_text(reason))
        return None

    def command(self, seat: int, options: Sequence[fort.Choice], word: str, rest: str) -> bool:
        """Carries out what is no choice; False if it is none of these."""
        terminal = self.terminal
        if word in ("quit", "exit"):
            raise Leave("goodbye")
        if word in ("help", "?"):
            terminal.lines(GOAL)
            terminal.lines(HELP, hang=12)
        elif word == "table":
            self.show_table(seat)
            self.show_question(seat, options)
        elif word == "piles":
            terminal.lines(piles_lines(look(self.game, seat)))
        elif word == "log":
            lines = [event_text(event, seat) for event in heard(self.game, seat)]
            terminal.lines(lines or [say("log empty")])
        elif word == "rules":
            terminal.lines(look_up(rest) if rest else [say("rules what")])
        elif word == "save":
            terminal.line(save(self.game, rest) if rest else say("save where"))
        elif word == "why":
            terminal.lines(self.why(seat, options, rest))
        else:
            return False
        return True

    # Explaining.

    def why(self, seat: int, options: Sequence[fort.Choice], text: str) -> list[str]:
        if not text:
            return self.why_cards(seat)
        found = matching.option(self.game, options, text)
        if isinstance(found, str) and not text.isdecimal():
            other = matching.any_choice(self.game, text)
            if other is None:
                return [say("why what", text=text)]
            reason = self.game.why_not(other)
            if reason is not None:
                return [f"{sentence(choice_text(other, self.game.components))}: {reason_text(reason)}"]
            found = other
        return [found if isinstance(found, str) else say("allowed", choice=self.label(found))]

    def why_cards(self, seat: int) -> list[str]:
        """The cards in hand that are refused at this question, with reasons."""
        if self.kind() not in matching.VERBS or self.kind() == "pick":
            return [say("nothing refused", why=say("no cards asked"))]
        found = []
        for kid in self.refused(seat):
            reason = self.game.why_not(matching.with_card(self.game, kid))
            assert reason is not None
            found.append(f"{self.game.name(kid)}: {reason_text(reason)}")
        return found or [say("nothing refused", why=say("all possible"))]

    def refused(self, seat: int) -> list[int]:
        hand = sorted(set(self.game.seats[seat].hand))
        return [kid for kid in hand if not self.game.legal(matching.with_card(self.game, kid))]

    # Showing.

    def kind(self) -> str:
        question = self.game.question
        return "" if question is None else question.kind

    def label(self, choice: fort.Choice) -> str:
        return choice_text(choice, self.game.components)

    def tell(self, seat: int | None) -> None:
        """What happened since this person was asked last."""
        events = heard(self.game, seat)
        since = max(self.told) if seat is None else self.told[seat]
        for line in [event_text(event, seat) for event in events[since:]]:
            heading = line.endswith("=")
            if heading:
                self.terminal.line()
            self.terminal.line(line, style="bold cyan" if heading else "", hang=2)
        if seat is not None:
            self.told[seat] = len(events)

    def show_table(self, seat: int, keys: Sequence[str] = ()) -> None:
        self.terminal.line()
        for section in table_sections(look(self.game, seat), self.game.components.box):
            if not keys or section.key in keys:
                self.terminal.line(section.title, style="bold")
                self.terminal.lines(section.lines, indent=2)

    def show_question(self, seat: int, options: Sequence[fort.Choice]) -> None:
        terminal = self.terminal
        question = self.game.question
        assert question is not None
        play = self.game.play
        public = ""
        if play.kid != NOTHING:
            tree = self.game.components.kids[play.kid].trees[0]
            public = "" if tree is None else str(tree)
        asked = question_text(
            question,
            leader=seat_name(self.game.leader),
            public=public,
            choices=options,
            following=seat != self.game.leader,
            used=any(play.used) if question.kind == "use" else play.second,
        )
        terminal.line()
        if len(self.people) > 1:
            asked = say("asked", seat=seat + 1, question=asked)
        terminal.line(asked, style="bold green", hang=2)
        labels = [self.label(choice) for choice in options]
        widest = min(NOTE_COLUMN, max(map(len, labels)))
        for number, (label, choice) in enumerate(zip(labels, options, strict=True), 1):
            note = choice_note(choice, self.game.components, question.kid)
            text = f"{number:>3}  {label.ljust(widest)}  {note}" if note else f"{number:>3}  {label}"
            terminal.line(text.rstrip(), hang=widest + 7)
        if len(options) == 1:
            terminal.line(say("only option"), style="dim")
        if question.kind in ("play", "follow"):
            names = self.game.names(self.refused(seat))
            if names:
                terminal.line(say("cannot", kids=listed(names)), style="dim", hang=2)

    def finish(self) -> None:
        """The last events, points source by source, and the winner."""
        reader = self.people[0] if len(self.people) == 1 else None
        self.tell(reader)
        final = self.game.scores()
        rows = []
        for seat, score in enumerate(final):
            numbers = (score.track, score.fort, score.made_up_rule, score.sculpture, score.total)
            rows.append([sentence(seat_name(seat)), *map(str, numbers)])
        self.terminal.line()
        self.terminal.columns(SCORE_HEADS, rows)
        self.terminal.line(winners_text([score.rank for score in final], reader), style="bold")
