"""What holds at every moment of every game; the soak checks the same."""

from collections import Counter

import fort
from fort.legal.game import Game
from fort.rules.events import EndTriggered, TurnBegan
from fort.rules.limits import ENOUGH_POINTS, STUFF_ROOM, TOKENS, TOP_LEVEL
from fort.rules.names import NOTHING, PIZZA, TOY
from fort.rules.perks import XXL_BACKPACK


def printed(game: Game) -> Counter[int]:
    """All cards of the box: 60 kids and 8 Best Friends.  R1.3, R1.4"""
    return Counter({kid.number: kid.copies for kid in game.components.kids})


def cards(game: Game) -> Counter[int]:
    """All cards, wherever they are."""
    found = Counter(game.park + game.park_deck + game.box + game.in_play)
    for seat in game.seats:
        found.update(seat.cards())
    play = game.play
    if play.kid != NOTHING and not play.boxed:
        found[play.kid] += 1
    found.update(card.kid for card in play.added if card.kid != NOTHING)
    if game.draft is not None:
        for seat, kept, packet in zip(game.seats, game.draft.kept, game.draft.packets, strict=True):
            found.update(kept + packet)
            found.update(game.components.friends_of(game.components.boards[seat.board]))
    return found


def check_conserved(game: Game) -> None:
    assert cards(game) == printed(game), f"cards lost or won:\n{game.diagram()}"
    for resource in (PIZZA, TOY):
        held = sum(seat.stuff[resource] + seat.pack[resource] for seat in game.seats)
        assert held + game.supply[resource] == TOKENS, f"tokens lost or won:\n{game.diagram()}"
        assert game.supply[resource] >= 0, game.diagram()


def check_capacities(game: Game) -> None:
    for seat in game.seats:
        assert 0 <= min(seat.stuff) <= max(seat.stuff) <= STUFF_ROOM, game.diagram()  # R4.3
        room = seat.level + 1 + (2 if seat.perk == XXL_BACKPACK else 0)
        assert min(seat.pack) >= 0, game.diagram()
        assert sum(seat.pack) <= room, game.diagram()  # R4.4
        assert len(seat.lookout) == len(seat.open) <= seat.level + 1, game.diagram()  # R4.2
        assert 0 <= seat.level <= TOP_LEVEL, game.diagram()
        assert seat.hand == sorted(seat.hand), game.diagram()
    assert len(game.park) <= 3, game.diagram()
    assert len(game.park) == 3 or not game.park_deck, game.diagram()  # R8.2.1


def check_friends(game: Game) -> None:
    """Best Friends stay with their board or go to the box.  R3.8"""
    kids = game.components.kids
    for kid in game.park + game.park_deck:
        assert not kids[kid].best_friend, game.diagram()
    for seat in game.seats:
        assert not any(kids[kid].best_friend for kid in seat.yard), game.diagram()
        own = game.components.boards[seat.board]
        assert all(kids[kid].board in ("", own) for kid in seat.cards()), game.diagram()


def end_is_due(game: Game) -> bool:
    """R12.1"""
    if game.draft is None and not game.park_deck:
        return True
    return any(seat.score >= ENOUGH_POINTS or seat.level == TOP_LEVEL for seat in game.seats)


def check_end(game: Game) -> None:
    assert game.ending == end_is_due(game), game.diagram()
    last = game.leader == len(game.seats) - 1
    assert not game.over or (game.ending and last), game.diagram()


def check(game: Game) -> None:
    """Everything that can be seen in one position."""
    check_conserved(game)
    check_capacities(game)
    check_friends(game)
    check_end(game)


def check_scores(game: Game) -> None:
    final = game.scores()
    for number, score in enumerate(final):
        seat = game.seats[number]
        assert score.track == seat.score
        assert score.fort == game.components.track[seat.level].points
        assert score.sculpture == (4 if game.sculpture == number else 0)
        assert score.total == score.track + score.fort + score.sculpture + score.made_up_rule
        assert seat.made_up_rule != NOTHING or score.made_up_rule == 0
    standing = [(score.total, game.seats[number].level) for number, score in enumerate(final)]
    for number, score in enumerate(final):
        assert score.rank == 1 + sum(other > standing[number] for other in standing)  # R12.5


def check_turns(game: Game, told: list[fort.Event], first: bool = False) -> None:
    """All seats had the same number of turns, and the round of the trigger was the last.  R12.3"""
    turns: Counter[int] = Counter()
    if game.setup == "basic" and not first:
        turns[0] = 1  # the first turn began before the first choice was taken
    triggered_in = 0
    for event in told:
        if isinstance(event, TurnBegan):
            turns[event.seat] += 1
        if isinstance(event, EndTriggered):
            assert triggered_in == 0
            triggered_in = max(turns.values())
    assert set(turns.values()) == {game.round}
    assert len(turns) == len(game.seats)
    assert triggered_in == game.round
