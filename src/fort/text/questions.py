"""A helpful sentence for each question the game asks, and a line that says why."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fort.legal.game import Question
from fort.rules.choices import Choice, Verb
from fort.rules.names import PUBLIC
from fort.seen.view import View
from fort.text.actions import action_saying
from fort.text.phrases import sentence, slug
from fort.text.sayings import Fact, Saying, facts_in_words, saying
from fort.text.speech import Speech

PERK: Final = "DIY"  # the one action that is of no card
STEPS: Final = (  # of a card, which is named in front of them
    "count", "times", "order", "type", "direction", "pack", "tuck", "trash", "trash rival", "spend",
    "convert", "copy", "copy whose", "coin", "pay",
)  # fmt: skip


@dataclass(frozen=True)
class Asked:
    """A question in words; below it what there is to consider, with the clause."""

    sentence: str
    why: str


def question_saying(view: View) -> Saying:
    """The question for the seat that is asked, out of its view."""
    question, play = view.question, view.play
    assert question is not None
    action = question.action
    if question.kind == "follow":
        action = str(view.components.kids[play.kid].trees[PUBLIC])
    facts: dict[str, Fact] = {"kid": {"kid": question.kid} if question.kid else {"perk": PERK}}
    facts["level"] = view.seats[question.seat].level + 1
    if action:
        facts["action"] = action_saying(action)
    used = any(play.used) if question.kind == "use" else play.second
    name = question_name(question, view.options, view.viewer != view.leader, used)
    return saying(f"question-{name}", view.leader, **facts)


def question_text(speech: Speech, view: View) -> Asked:
    """The question as the terminal asks it: of which card it is, why, and by which clause."""
    question, said = view.question, question_saying(view)
    assert question is not None
    key, facts = said["id"], facts_in_words(speech, said)
    text = speech.say(key, **facts)
    if question.kid and question.kind in STEPS:
        text = speech.say("asked-card", kid=facts["kid"], question=text)
    own = key.replace("question", "asked", 1)
    why = speech.say(own) if speech.has(own) else speech.part(key, "why", **facts)
    if not why and question.kind in ("count", "convert"):
        why = str(facts.get("action", ""))
    rule = speech.part(key, "rule")
    if why and rule:
        return Asked(text, speech.say("asked-why", why=sentence(why), rule=rule))
    return Asked(text, why or (f"({rule})" if rule else ""))


def question_name(
    question: Question, choices: Sequence[Choice] = (), following: bool = False, used: bool = False
) -> str:
    """Which message `question-...` it is. `used`: an action was used, or a card was played, before."""
    kinds = {choice.what for choice in choices}
    if question.kind == "use":
        return _use(used, kinds)
    if question.kind == "recruit" and question.action is not None:
        return "recruit-action"
    if question.kind == "coin" and following:
        return "coin-follow"
    if question.kind == "follow" and kinds == {"decline"}:
        return "follow-not"
    if question.kind == "play" and (used or "play" not in kinds):
        return _play(used, kinds)
    return slug(question.kind)


def _play(used: bool, kinds: set[Verb]) -> str:
    if used:
        return "play-again"
    if kinds == {"skip"}:
        return "play-none"
    return "pause" if kinds == {"skip", "recycle"} else "play"


def _use(used: bool, kinds: set[Verb]) -> str:
    if kinds == {"end"}:
        return "use-end"
    if used:
        return "use-again" if "end" in kinds else "use-must"
    return "use-add" if "add" in kinds else "use"
