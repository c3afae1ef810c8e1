"""What one person at the terminal is shown: news, the table, the question. Views and nothing else."""

from collections.abc import Sequence

import fort
from fort.cli.terminal import Terminal
from fort.rules.names import NOTHING
from fort.rules.scoring import Score
from fort.text.choices import choice_text, offer_note
from fort.text.events import event_text, winners_text
from fort.text.phrases import listed, seat_name, sentence
from fort.text.questions import question_text
from fort.text.seen import see
from fort.text.table import table_sections
from fort.text.terminal import SCORE_HEADS, say

NOTE_COLUMN = 42


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
            line = event_text(event, view.viewer)
            heading = line.endswith("=")
            if heading:
                self.terminal.line()
            self.terminal.line(line, style="bold cyan" if heading else "", hang=2)
        self.catch_up(view)

    def show_table(self, view: fort.View, keys: Sequence[str] = ()) -> None:
        self.terminal.line()
        for section in table_sections(see(view), view.components.box):
            if not keys or section.key in keys:
                self.terminal.line(section.title, style="bold")
                self.terminal.lines(section.lines, indent=2)

    def show_question(self, view: fort.View, prompt: fort.Prompt) -> None:
        terminal = self.terminal
        question = view.question
        assert question is not None
        asked = asked_text(view)
        terminal.line()
        if self.several:
            asked = say("asked", seat=prompt.seat + 1, question=asked)
        terminal.line(asked, style="bold green", hang=2)
        labels = [choice_text(offer.choice, view.components) for offer in prompt.offers]
        widest = min(NOTE_COLUMN, max(map(len, labels)))
        for number, (label, offer) in enumerate(zip(labels, prompt.offers, strict=True), 1):
            note = offer_note(offer, view.components, question.kid)
            text = f"{number:>3}  {label.ljust(widest)}  {note}" if note else f"{number:>3}  {label}"
            terminal.line(text.rstrip(), hang=widest + 7)
        if len(labels) == 1:
            terminal.line(say("only option"), style="dim")
        if question.kind in ("play", "follow"):
            refused = [view.name(choice.kid) for choice, _ in prompt.refused if choice.kid >= 0]
            if refused:
                terminal.line(say("cannot", kids=listed(refused)), style="dim", hang=2)

    def show_scores(self, final: Sequence[Score], reader: int | None) -> None:
        """Points source by source, and the winner."""
        rows = []
        for seat, score in enumerate(final):
            numbers = (score.track, score.fort, score.made_up_rule, score.sculpture, score.total)
            rows.append([sentence(seat_name(seat)), *map(str, numbers)])
        self.terminal.line()
        self.terminal.columns(SCORE_HEADS, rows)
        self.terminal.line(winners_text([score.rank for score in final], reader), style="bold")


def asked_text(view: fort.View) -> str:
    """The question in words."""
    question, play = view.question, view.play
    assert question is not None
    public = ""
    if play.kid != NOTHING:
        tree = view.components.kids[play.kid].trees[0]
        public = "" if tree is None else str(tree)
    return question_text(
        question,
        leader=seat_name(view.leader),
        public=public,
        choices=view.options,
        following=view.viewer != view.leader,
        used=any(play.used) if question.kind == "use" else play.second,
    )
