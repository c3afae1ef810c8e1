"""Foresight: can this still end lawfully? The same tasks are done over counts, every way in turn.  A-14.3"""

from typing import TYPE_CHECKING, Final

from fort.legal.estimate import estimate, surely_full
from fort.legal.tally import Tally
from fort.rules.actions import Rest
from fort.rules.choices import Choice
from fort.rules.names import NOTHING
from fort.rules.places import HAND
from fort.rules.play import Play
from fort.rules.playing import PLAY_ONCE_MORE, PLAY_PHASE
from fort.rules.words import Word

if TYPE_CHECKING:
    from fort.legal.game import Game

MANY_TIMES: Final = 5  # from so many repetitions on, ways multiply: none is tried twice


def lawful_answers(game: "Game") -> list[Choice]:
    """Gives the lawful answers to the question that is asked. There is one, else it would not be asked."""
    task = game.task()
    offered = task.offered(game)
    if not task.judged or len(offered) == 1:
        return offered
    word = isinstance(task, Word)
    sure = word and surely_full(game, task, offered[0])  # whichever way it is done
    alike = word and not game.components.kids[game.play.kid].lacks  # no card needs to be added on the way
    lawful: list[Choice] = []
    place, permitted = NOTHING, True
    for choice in offered:
        same = sure or (alike and choice.kid != NOTHING and choice.place == place)
        if not same or choice is game.components.choices.stop:
            place, permitted = choice.place, permits(game, choice)
        if permitted:
            lawful.append(choice)
    return lawful


def permits(game: "Game", choice: Choice) -> bool:
    """Can the play still end lawfully after this offered choice?  R6.4.7, R7.4, A-1.5"""
    verdict = estimate(game, choice)
    return foresees(game, choice) if verdict is None else verdict


def foresees(game: "Game", choice: Choice) -> bool:
    """Foresight finds out the same."""
    if choice.what == "perk":  # Do-Over, for a second card  R16.5
        return any(permits(game, second) for second in PLAY_ONCE_MORE.offered(game))
    if choice.what == "play":
        tally = Tally.of(game, Play(game.leader), None)
        PLAY_PHASE.answer(tally, choice)
    elif choice.what == "recycle":  # then the same is asked again; a play in progress must still end 
        tally = Tally.of(game, game.play.copy(), game.todo)
        tally.recycle(choice.kid)
    else:
        tally = Tally.of(game, game.play.copy(), game.below())
        game.task().answer(tally, choice)
        if choice.what == "trash" and choice.place == HAND:  # a tucked card can still be added  R6.3.9
            tally.trashed -= 1
            tally.lose(choice.kid)
    return can_end(tally)


def can_end(tally: Tally) -> bool:
    """Can the play, or the following, come to a lawful end? The tally is used up by the answer."""
    while not tally.waiting:
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
        if tally.play.wasted:
            return False
    tally.waiting = False
    task = tally.asking
    answers = task.foreseen(tally)
    for at in range(len(answers)):
        trial = tally.copy() if at < len(answers) - 1 else tally
        task.answer(trial, answers[at])
        if can_end(trial):
            return True
    return False
