"""The judge: which choices are lawful, found by trying everything on copies of the game.

Written from the rules (R6.4, R6.5, R7.4, A-14.3, A-16.10) and not from `fort.legal.foresight`, of which
nothing is used here: no tally, no `permits`, no `foresee`. It takes a choice, then every offered answer to
every question until the play or the following is over, and looks whether some way to the end is lawful.
Slow and simple.
"""

from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.names import FULLY
from fort.rules.play import Play
from fort.rules.playing import Declare
from fort.rules.task import Task, Todo

Key = tuple[object, ...]


class TooLarge(Exception):
    """More positions than the judge was told to look at."""


# Stands below what is being resolved. It only waits, so that the facts of the play stay untouched.
CURTAIN = Declare()


class Judge:
    """Answers for one game or several; remembers positions from which no lawful end can be reached."""

    def __init__(self, most: int = 0) -> None:
        self.hopeless: set[Key] = set()
        self.looked_at = 0
        self.most = most  # 0: no limit

    def lawful(self, game: Game, choice: Choice) -> bool:
        """Can what this offered choice begins or continues end lawfully?"""
        leads = game.asked == game.leader
        begins = choice.what in ("play", "follow") or _in_progress(game)
        trial = game.silent()
        trial.todo = _cut(trial.todo)
        trial.do(choice)
        if not begins and not _in_progress(trial):
            return True  # skipped, declined, passed, or outside the Play phase
        return self._can_end(trial, leads)

    def lawful_choices(self, game: Game) -> list[Choice]:
        return [choice for choice in offered(game) if self.lawful(game, choice)]

    def _can_end(self, game: Game, leads: bool) -> bool:
        if not _in_progress(game):
            return _ended_lawfully(game.play, leads)
        key = _key(game)
        if key in self.hopeless:
            return False
        self.looked_at += 1
        if self.most and self.looked_at > self.most:
            raise TooLarge
        for choice in reversed(game.task().offered(game)):  # `end` before `add`; no Recycling
            trial = game.silent()
            trial.do(choice)
            if self._can_end(trial, leads):
                return True
        self.hopeless.add(key)
        return False


def judge(game: Game, choice: Choice) -> bool:
    """Is this offered choice lawful?"""
    return Judge().lawful(game, choice)


def offered(game: Game) -> list[Choice]:
    """Everything that could be answered, lawful or not, Recycling included."""
    found = list(game.task().offered(game))
    if game.may_recycle():
        found += game.recycle_choices()
    return found


def _tasks(todo: Todo | None) -> list[Task]:
    tasks = []
    while todo is not None:
        tasks.append(todo.task)
        todo = todo.below
    return tasks


def _cut(todo: Todo | None) -> Todo:
    """The tasks of this play or following alone, and the curtain below them."""
    tasks = _tasks(todo)
    ends = [at for at, task in enumerate(tasks) if _ends_it(task)]
    kept = tasks[: ends[0] + 1 if ends else 1]
    cut = Todo(CURTAIN, None)
    for task in reversed(kept):
        cut = Todo(task, cut)
    return cut


def _ends_it(task: Task) -> bool:
    """Is this what stands at the end of a play or of a following?"""
    text = task.text()
    return text == "use" or text.startswith("end follow")


def _in_progress(game: Game) -> bool:
    """Is a play or a following not yet at its end? The second play of a Do-Over must be made, too."""
    return any(_ends_it(task) or task.text() == "play once more" for task in _tasks(game.todo))


def _ended_lawfully(play: Play, leads: bool) -> bool:
    if not leads:
        return not play.short and play.steps > 0  # in full: R7.4
    return not play.wasted and FULLY in play.used and _purposeful(play)  # R6.4.1


def _purposeful(play: Play) -> bool:
    """R6.5.2: without this card, fewer repetitions than were made would have been prescribed."""
    for card in play.added:
        useful = False
        for at in range(card.since, len(play.reps), 3):
            suit, prescribed, made = play.reps[at : at + 3]
            useful = useful or made > prescribed - card.icons[suit]
        if not useful:
            return False
    return True


def _key(game: Game) -> Key:
    """All that can matter to the rest of the play; cards in a zone other than a deck have no order."""
    play = game.play
    added = sorted((card.kid, card.pattern, card.coin, card.since) for card in play.added)
    parts: list[object] = [
        tuple(task.text() for task in _tasks(game.todo)),
        game.asked_seat,
        tuple(sorted(game.park)),
        tuple(game.park_deck),
        tuple(game.supply),
        tuple(game.perk_row),
        tuple(game.made_up_rules),
        (play.kid, play.suit, play.gathered, play.actor, play.side, play.short, play.steps, play.may_stop),
        (play.wasted, play.followers, tuple(play.used), tuple(play.reps), tuple(play.shown), tuple(added)),
    ]
    for seat in game.seats:
        parts.append((tuple(sorted(seat.hand)), tuple(sorted(seat.discard_pile)), tuple(sorted(seat.yard))))
        parts.append((tuple(sorted(seat.lookout)), tuple(seat.stuff), tuple(seat.pack)))
        parts.append((seat.level, seat.perk, seat.made_up_rule))
    return tuple(parts)
