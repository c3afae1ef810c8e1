"""What a game is in the middle of, as text: tasks, and what a play has done so far.

Every task writes itself, and this reads them all. The facts of a play are as `use 0 1 2; reps 3 2 2; boxed`.
"""

from collections.abc import Callable
from typing import Any, Final

from fort.box.language import Tree, read_action
from fort.rules import follow, setup, turn, use
from fort.rules.actions import OTHER, Action, Rest, Second
from fort.rules.build import build
from fort.rules.levels import KeepRule, TakePerk
from fort.rules.names import NOBODY, NOTHING, SUITS
from fort.rules.play import Play
from fort.rules.playing import Declare, DoOver, PlayPhase
from fort.rules.repeat import HowOften, Plain
from fort.rules.task import Task, Todo
from fort.rules.tokens import CopyPack

_TURN: Final = (turn.Cleanup, turn.RecruitPhase, turn.BirthdayParty, turn.Discard, turn.Draw)
_PLAY: Final = (Declare, use.Use, use.CoinOfAdded, use.EndUse, turn.Pause, turn.EndTurn)
_LATER: Final = (follow.RoughHousing, follow.TrashPlayed, DoOver, setup.DraftPick, setup.FirstDecks)
_TASKS: Final = [PlayPhase(False), PlayPhase(True), *[task() for task in (*_TURN, *_PLAY, *_LATER)]]
_PLAIN: Final = {task.text(): task for task in _TASKS}
_NUMBERED: Final[dict[str, Callable[..., Task]]] = {
    "followers": follow.Followers,
    "follow": follow.Follow,
    "follow coin": follow.CoinOfDiscarded,
    "follow more": follow.FollowMore,
    "end follow": follow.EndFollow,
    "keep": KeepRule,
    "take": TakePerk,
}


def write_todo(todo: Todo | None) -> list[str]:
    """The texts of all tasks, the next one first."""
    texts = []
    while todo is not None:
        texts.append(todo.task.text())
        todo = todo.below
    return texts


def read_todo(texts: list[str]) -> Todo | None:
    todo = None
    for text in reversed(texts):
        todo = Todo(read_task(text), todo)
    return todo


def read_task(text: str) -> Task:
    """The task with this text; ValueError if there is none."""
    if text in _PLAIN:
        return _PLAIN[text]
    head, _, action = text.partition(": ")
    words = [word for word in head.split() if not word.lstrip("-").isdigit()]
    numbers = [int(word) for word in head.split() if word.lstrip("-").isdigit()]
    verb = " ".join(words)
    if verb in _NUMBERED:
        return _NUMBERED[verb](*numbers)
    if verb in ("copy free", "copy bound"):
        return CopyPack(Tree("", "copy-rival-pack"), "free" in words, numbers[0])
    free = "must" not in words
    if words[0] in ("do", "must"):
        return _action(text.partition(" ")[2], free)
    if words[0] == "then":
        return Second(_action(action, False), "short" in words, numbers[0])
    if verb == "halt":
        return Rest(_action("vp", free), 0, OTHER, NOTHING)
    if words[0] in ("other", "times", "rest"):
        step = _action(action, free)
        if words[0] == "other":
            return Rest(step, 1, OTHER, NOTHING)
        if words[0] == "rest":
            return Rest(step, *numbers)
        if isinstance(step, Plain):
            suits = [SUITS.index(word) for word in words if word in SUITS]
            return HowOften(step, numbers[0], suits[0] if suits else NOTHING)
    raise ValueError(f"unknown task '{text}'")


def _action(text: str, free: bool) -> Action:
    return build(read_action(text, inner=True), free)


# Facts are written where they are not as when a play begins: numbers, a number, or of a flag the word alone.
_NUMBERS: Final = ("reps", "since", "shown", "bound", "followers")  # `since`: of each added card
_FLAGS: Final = ("trash-this", "boxed", "second", "short", "may-stop")
_FACTS: Final = {word: word.replace("-", "_") for word in (*_NUMBERS, *_FLAGS)}  # the attribute of each
_FACTS["bound"] = "gathered"  # it binds the followers
_BEGUN: Final = Play(NOBODY)


def write_facts(play: Play) -> str:
    """The facts of a play, as text."""
    texts = [f"use {play.actor} {play.side} {play.steps}"]
    for word, attribute in _FACTS.items():
        value = [card.since for card in play.added] if word == "since" else getattr(play, attribute)
        if value != getattr(_BEGUN, attribute, []):
            numbers = value if isinstance(value, list) else [] if value is True else [value]
            texts.append(" ".join([word, *map(str, numbers)]))
    return "; ".join(texts)


def read_facts(text: str) -> dict[str, Any]:
    """The attributes of a play that a text describes, and `since`."""
    facts: dict[str, Any] = {"since": []}
    for fact in text.split(";"):
        word, *values = fact.split()
        numbers = [int(value) for value in values]
        if word == "use":
            facts["actor"], facts["side"], facts["steps"] = numbers
        elif word not in _FACTS:
            raise ValueError(f"unknown fact '{word}': expected some of use, {', '.join(_FACTS)}")
        else:
            kind = type(getattr(_BEGUN, _FACTS[word], []))
            facts[_FACTS[word]] = numbers if kind is list else kind is bool or numbers[0]
    return facts
