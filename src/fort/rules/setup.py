"""Set-up shuffles, and deals the cards or starts the draft.  R2"""

from typing import TYPE_CHECKING, Final

from fort.rules.draft import Draft, DraftPick, FirstDecks
from fort.rules.events import GameBegan
from fort.rules.limits import DEALT, PARK_SIZE
from fort.rules.perks import PERKS
from fort.rules.seat import Seat
from fort.rules.shuffle import shuffle

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop

SETUPS: Final = ("basic", "advanced")


def set_up(game: "Tabletop", seats: int, setup: str, boards: list[int]) -> None:
    """Does everything before the first turn, up to the first question.  R2.1"""
    components = game.components
    rules = components.made_up_rules[:]
    shuffle(rules, game.streams, "made-up rules")
    game.made_up_rules = rules[: seats + 1]  # R2.1.6
    perks = components.perks[:]
    shuffle(perks, game.streams, "perks")
    game.perk_row = perks[: seats + 1]  # R2.1.7
    park_deck = components.park_cards[:]
    shuffle(park_deck, game.streams, "park")
    game.park_deck = park_deck
    game.park = [park_deck.pop() for _ in range(PARK_SIZE)]  # R2.1.8
    for board in boards:
        game.seats.append(Seat.empty(board))
    for board, name in enumerate(components.boards):
        if board not in boards:
            game.box += components.friends_of(name)  # R2.1.3
    assert game.log is not None
    names = tuple(components.boards[board] for board in boards)
    row = tuple(PERKS[perk] for perk in game.perk_row)
    game.log.append(GameBegan(setup, names, game.names(game.park), row))
    game.draft = Draft([deal(park_deck) for _ in boards])
    if setup == "advanced":
        game.push(DraftPick())
    else:
        for seat_number, packet in enumerate(game.draft.packets):
            game.draft.kept[seat_number] = packet
            game.tell_dealt(seat_number, packet)
        game.draft.packets = [[] for _ in boards]
        game.draft.seen_from = DEALT  # they are dealt unseen
        game.push(FirstDecks())


def deal(park_deck: list[int]) -> list[int]:
    return sorted([park_deck.pop() for _ in range(DEALT)])  # R2.1.9
