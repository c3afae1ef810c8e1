"""Tasks as text, for diagrams and views: every task writes itself, and this reads them all."""

from fort.box.language import Tree, read_action
from fort.rules.actions import Action, Halt, Other, Second
from fort.rules.build import build
from fort.rules.follow import (
    CoinOfDiscarded,
    DoOver,
    EndFollow,
    Follow,
    Followers,
    FollowMore,
    RoughHousing,
    TrashPlayed,
)
from fort.rules.levels import KeepRule, TakePerk
from fort.rules.names import NOTHING, SUITS
from fort.rules.playing import Declare, PlayPhase
from fort.rules.repeat import HowOften, Per, Rest
from fort.rules.setup import DraftPick, FirstDecks
from fort.rules.task import Task, Todo
from fort.rules.tokens import CopyPack
from fort.rules.turn import BirthdayParty, Cleanup, Discard, Draw, EndTurn, Pause, RecruitPhase, Turn
from fort.rules.use import CoinOfAdded, EndUse, Use

_PLAIN: list[Task] = [
    Turn(),
    Cleanup(),
    PlayPhase(False),
    PlayPhase(True),
    RecruitPhase(),
    BirthdayParty(),
    Discard(),
    Draw(),
    Pause(),
    EndTurn(),
    Declare(),
    Use(),
    CoinOfAdded(),
    EndUse(),
    RoughHousing(),
    TrashPlayed(),
    DoOver(),
    DraftPick(),
    FirstDecks(),
    Halt(),
]
_BY_TEXT: dict[str, Task] = {task.text(): task for task in _PLAIN}


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
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    head, _, action = text.partition(": ")
    words = head.split()
    if action:
        return _read_part(words, action)
    if words[0] in ("do", "must"):
        return _action(text.partition(" ")[2], words[0] == "do")
    numbers = [int(word) for word in words if word.isdigit()]
    verb = " ".join([word for word in words if not word.isdigit()])
    if verb == "followers":
        return Followers(numbers[0])
    if verb == "follow":
        return Follow(numbers[0])
    if verb == "follow coin":
        return CoinOfDiscarded(numbers[0], numbers[1])
    if verb == "follow more":
        return FollowMore(numbers[0])
    if verb == "end follow":
        return EndFollow(numbers[0])
    if verb == "keep":
        return KeepRule(numbers[0])
    if verb == "take":
        return TakePerk(numbers[0])
    if verb in ("copy free", "copy bound"):
        return CopyPack(Tree("", "copy-rival-pack"), verb == "copy free", numbers[0])
    raise ValueError(f"unknown task '{text}'")


def _read_part(words: list[str], action: str) -> Task:
    free = words[-1] != "must"
    if words[0] == "then":
        return Second(_action(action, False), words[1] == "short", int(words[2]))
    if words[0] == "other":
        return Other(_action(action, free))
    body = _action(action, free)
    per = Per(body.tree, free, body, "", int(words[1]))
    if words[0] == "times":
        suit = SUITS.index(words[2]) if len(words) > 2 and words[2] in SUITS else NOTHING
        return HowOften(per, int(words[1]), suit)
    if words[0] == "rest":
        return Rest(per, int(words[1]), int(words[2]), int(words[3]))
    raise ValueError(f"unknown task '{' '.join(words)}: {action}'")


def _action(text: str, free: bool) -> Action:
    return build(read_action(text, inner=True), free)
