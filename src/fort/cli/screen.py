"""What one person at the terminal is shown: news, the table, the question. Views and nothing else."""

from collections.abc import Sequence

import fort
from fort.cli.speaking import current, say
from fort.cli.terminal import Terminal
from fort.rules.scoring import Score
from fort.text.choices import choice_text, offer_note
from fort.text.events import HEADING, event_text, winners_text
from fort.text.phrases import kids_listed, seat_name
from fort.text.questions import question_text
from fort.text.table import table_sections

NOTE_COLUMN = 42
SCORES = ("track", "fort", "rule", "sculpture", "total")


class Screen:
    """The terminal, and how much of the log each viewer was told."""

    def __init__(self, terminal: Terminal, several: bool) -> None:
        self.terminal = terminal
        self.several = several  # people share it
        self.told: dict[int | None, int] = {}

    def catch_up(self, view: fort.View) -> None:
        """All this was told."""
        self.told[view.viewer] = len(view.log)

    def take_back(self, view: fort.View) -> None:
        """Some of it has not happened."""
        self.told[view.viewer] = min(self.told.get(view.viewer, 0), len(view.log))

    def tell(self, view: fort.View) -> None:
        """What happened since this viewer was told last."""
        for event in view.log[self.told.get(view.viewer, 0) :]:
            line = event_text(current(), event, view.viewer)
            heading = line.startswith(HEADING)
            if heading:
                self.terminal.line()
            if line:
                self.terminal.line(line, style="bold cyan" if heading else "", hang=2)
        self.catch_up(view)

    def show_table(self, view: fort.View, keys: Sequence[str] = ()) -> None:
        self.terminal.line()
        for section in table_sections(current(), view):
            if not keys or section.key in keys:
                self.terminal.line(section.title, style="bold")
                self.terminal.lines(section.lines, indent=2)

    def show_question(self, view: fort.View, prompt: fort.Prompt) -> None:
        terminal, question = self.terminal, view.question
        assert question is not None
        asked = question_text(current(), view)
        text = asked.sentence
        if self.several:
            text = say("asked-seat", name=seat_name(current(), prompt.seat), question=text)
        terminal.line()
        terminal.line(text, style="bold green", hang=2)
        if asked.why:
            terminal.line(asked.why, style="dim", hang=2)
        self.show_options(view, prompt, question)
        if question.kind in ("play", "follow"):
            refused = [view.name(choice.kid) for choice, _ in prompt.refused if choice.kid >= 0]
            if refused:
                terminal.line(say("cli-cannot", kids=kids_listed(current(), refused)), style="dim", hang=2)

    def show_options(self, view: fort.View, prompt: fort.Prompt, question: fort.Question) -> None:
        """A number, a label and a note for each."""
        labels = [choice_text(current(), offer.choice, view.components) for offer in prompt.offers]
        widest = min(NOTE_COLUMN, max(map(len, labels)))
        for number, (label, offer) in enumerate(zip(labels, prompt.offers, strict=True), 1):
            note = offer_note(current(), offer, view.components, question.kid, question.action)
            text = f"{number:>3}  {label.ljust(widest)}  {note}" if note else f"{number:>3}  {label}"
            self.terminal.line(text.rstrip(), hang=widest + 7)
        if len(labels) == 1:
            self.terminal.line(say("cli-only-option"), style="dim")

    def show_scores(self, final: Sequence[Score], reader: int | None) -> None:
        """Points source by source, and the winner."""
        rows = []
        for seat, score in enumerate(final):
            numbers = (score.track, score.fort, score.made_up_rule, score.sculpture, score.total)
            rows.append([seat_name(current(), seat), *map(str, numbers)])
        self.terminal.line()
        self.terminal.columns(["", *(say(f"score-{source}") for source in SCORES)], rows)
        self.terminal.line(winners_text(current(), [score.rank for score in final], reader), style="bold")
