"""Records of games that were played before a ruling was amended."""

from fort.rules.choices import Choice
from fort.rules.events import Event, Recycled
from fort.rules.game import Game
from fort.rules.perks import RECYCLING


def take_recorded(game: Game, choice: Choice, seat: int) -> tuple[Event, ...]:
    """Takes a choice of a record, and before it the `skip` that an earlier game did not ask for."""
    if skips_play(game, choice, seat):
        return game.take(game.components.choices.skip, seat) + game.take(choice, seat)
    return game.take(choice, seat)


def skips_play(game: Game, choice: Choice, seat: int) -> bool:
    """Did this game go on from an empty hand to Recruit, with Recycling unused?

    A-12.4 was amended: before, nothing was asked in Play, and a card was fetched in Recruit at the earliest.
    """
    if game.asked != seat or game.task().kind != "play":
        return False
    owner = game.seats[seat]
    empty = owner.perk == RECYCLING and not owner.hand
    return (empty or _just_recycled(game)) and not game.legal(choice, seat)


def _just_recycled(game: Game) -> bool:
    """Is the only card in the leader's hand the one that Recycling has just fetched?"""
    assert game.log is not None
    events = game.log.events
    return len(game.seats[game.leader].hand) == 1 and bool(events) and isinstance(events[-1], Recycled)
