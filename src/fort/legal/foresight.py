"""Foresight: can this still end lawfully? The same tasks are done over counts, every way in turn.  A-14.3"""

from typing import Final

from fort.legal.tally import Tally
from fort.rules.actions import Rest
from fort.rules.task import Task

MANY_TIMES: Final = 3  # from so many repetitions on, ways multiply: none is tried twice


def can_end(tally: Tally) -> bool:
    """Can the play, or the following, come to a lawful end? The tally is used up by the answer."""
    while True:
        todo = tally.todo
        if todo is None or not todo.task.of_play:
            return tally.lawful()
        task = todo.task
        if isinstance(task, Rest) and task.repeats >= MANY_TIMES:
            position = tally.position(task, todo.below)
            if position in tally.tried:
                return False
            tally.tried.add(position)
        tally.todo = todo.below
        if task.idle:
            continue
        task.run(tally)
        if tally.waiting:
            tally.waiting = False
            return _some_answer(tally, task)
        if tally.play.wasted:
            return False


def _some_answer(tally: Tally, task: Task) -> bool:
    """Is there an answer after which the play can come to a lawful end?"""
    answers = task.foreseen(tally)
    for choice in answers[:-1]:
        trial = tally.copy()
        task.answer(trial, choice)
        if can_end(trial):
            return True
    if not answers:
        return False
    task.answer(tally, answers[-1])
    return can_end(tally)
