"""What is answered for a player who asked for it: a question to which there is only one answer."""

from typing import Final

from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.names import NOTHING
from fort.rules.play import still_unused

# Steps of an action that every rival can count: what they are about lies open on the boards.
_OPEN: Final = {
    *("use", "times", "count", "coin", "type", "direction", "order"),
    *("pack", "spend", "convert", "pay", "copy whose", "copy"),
}


def only_answer(game: Game, seat: int, alone: bool) -> Choice | None:
    """Gives the one answer that a seat has. Where others play, it must follow from what lies open:
    a quick answer must never mean "I hold nothing else".  A-14.4"""
    if game.draft is not None:
        return None
    options = game.options(seat)
    if len(options) != 1 or not (alone or lies_open(game)):
        return None
    return options[0]


def lies_open(game: Game) -> bool:
    """Do the options depend on nothing that only the asked seat knows?"""
    play = game.play
    kind = game.task().kind
    if play.kid == NOTHING or kind not in _OPEN or game.may_recycle():
        return False
    kid = game.components.kids[play.kid]
    still = still_unused(play.used) if play.actor == game.leader else 0
    if kind != "use":
        still &= ~(1 << play.side)  # it is being used
    return kid.spares_hand and not kid.raised[still]
