"""Short cuts find out which answers are lawful; where they are not sure, foresight does.  A-14.3"""

from typing import TYPE_CHECKING

from fort.legal.estimate import UNSURE, YES, estimate, estimate_play, surely_full
from fort.legal.foresight import can_end
from fort.legal.tally import Tally
from fort.rules.choices import Choice
from fort.rules.names import NOTHING
from fort.rules.places import DISCARD_PILE, HAND, PARK, PARK_DECK, YARD
from fort.rules.play import Play
from fort.rules.playing import PLAY_PHASE
from fort.rules.words import Word

if TYPE_CHECKING:
    from fort.legal.game import Game


def lawful_answers(game: "Game") -> list[Choice]:
    """Gives the lawful answers to the question that is asked."""
    task = game.task()
    offered = task.offered(game)
    if not task.judged:
        return offered
    if isinstance(task, Word):
        return _lawful_ways(game, task, offered)
    return [choice for choice in offered if permits(game, choice)]


def permits(game: "Game", choice: Choice) -> bool:
    """Can the play still end lawfully after this offered choice?  R6.4.7, R7.4, A-1.5"""
    if choice.what == "recycle":
        return _permits_recycling(game, choice.kid)
    if choice.what == "play":
        return playable(game, choice)
    task = game.task()
    if not task.judged:
        return True
    if isinstance(task, Word) and choice is not game.components.choices.stop:
        return surely_full(game, task) or foresees(game, choice)
    verdict = estimate(game, choice)
    return foresees(game, choice) if verdict == UNSURE else verdict == YES


def foresees(game: "Game", choice: Choice) -> bool:
    """Foresight finds out the same.  A-14.3"""
    tally = Tally.of(game, game.play.actor, game.below())
    game.task().answer(tally, choice)
    if choice.what == "trash" and choice.place == HAND:  # a tucked card can still be added  R6.3.9
        tally.left = choice.kid
        tally.trashed = 0
    return can_end(tally)


def playable(game: "Game", choice: Choice) -> bool:
    """Can this hand card be played and brought to a lawful end?  R6.1.2, A-1.7"""
    verdict = estimate_play(game, game.components.kids[choice.kid])
    if verdict != UNSURE:
        return verdict == YES
    tally = Tally.of(game, game.leader, None)
    tally.play = Play(game.leader)
    tally.before = 0
    tally.left = choice.kid
    PLAY_PHASE.answer(tally, choice)
    return can_end(tally)


def _permits_recycling(game: "Game", kid: int) -> bool:
    """Can a play in progress end lawfully with this card in hand, if the same is asked again?  A-16.10"""
    if not game.task().of_play:
        return True
    tally = Tally.of(game, game.leader, game.todo)
    tally.hand += 1
    tally.discard_pile -= 1
    tally.joined = kid
    return can_end(tally)


def _lawful_ways(game: "Game", word: Word, offered: list[Choice]) -> list[Choice]:
    """Choices of one kind are lawful together; so one of each kind is tried."""
    stop = game.components.choices.stop
    if surely_full(game, word):
        return [choice for choice in offered if choice is not stop or foresees(game, stop)]
    verdicts: dict[int, bool] = {}
    lawful = []
    for choice in offered:
        kind = _kind(game, choice)
        if kind not in verdicts:
            verdicts[kind] = foresees(game, choice)
        if verdicts[kind]:
            lawful.append(choice)
    return lawful


def _kind(game: "Game", choice: Choice) -> int:
    """Only the place a card comes from matters, not which card it is, unless it could be added instead."""
    place = choice.place
    if place not in (HAND, DISCARD_PILE, PARK, PARK_DECK, YARD) or game.play.kid == NOTHING:
        return choice.index
    kid = game.components.kids[game.play.kid]
    if place == HAND and kid.lacks:
        return choice.index
    if place == HAND and kid.spares_hand and game.seats[game.play.actor].discard_pile:
        place = DISCARD_PILE
    if place == PARK_DECK or (place == YARD and kid.spares_yards and game.park):
        place = PARK
    return -place
