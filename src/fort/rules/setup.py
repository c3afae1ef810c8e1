"""Set-up: shuffles, deal, draft.  R2"""

from typing import TYPE_CHECKING, Final

from fort.rules.choices import Choice
from fort.rules.events import GameBegan, Picked
from fort.rules.names import DEALT, HAND_SIZE, NOTHING, PARK_SIZE
from fort.rules.perks import PERKS
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.seat import Seat
from fort.rules.shuffle import shuffle
from fort.rules.task import Task
from fort.rules.turn import Turn

if TYPE_CHECKING:
    from fort.rules.game import Game

SETUPS: Final = ("basic", "advanced")
MOST_SEATS: Final = 4


def set_up(game: "Game", seats: int, setup: str, boards: list[int]) -> None:
    """Everything before the first turn, up to the first question."""
    components = game.components
    rules = [MADE_UP_RULES.index(name) for name in components.box.made_up_rules]
    shuffle(rules, game.key, "made-up rules")
    game.made_up_rules = rules[: seats + 1]  # R2.1.6
    perks = [PERKS.index(name) for name in components.box.perks]
    shuffle(perks, game.key, "perks")
    game.perk_row = perks[: seats + 1]  # R2.1.7
    park_deck: list[int] = []
    for kid in components.kids[: components.park_kids]:
        park_deck += [kid.number] * kid.copies
    shuffle(park_deck, game.key, "park")
    game.park_deck = park_deck
    game.park = [park_deck.pop() for _ in range(PARK_SIZE)]  # R2.1.8
    for board in boards:
        seat = Seat()
        seat.board = board
        game.seats.append(seat)
    for board, name in enumerate(components.boards):
        if board not in boards:
            game.box += components.friends_of(name)  # R2.1.3
    if game.log is not None:
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
        game.push(FirstDecks())


def deal(park_deck: list[int]) -> list[int]:
    return sorted([park_deck.pop() for _ in range(DEALT)])  # R2.1.9


class Draft:
    """The packets going round and the cards kept.  R2.2"""

    def __init__(self, packets: list[list[int]]) -> None:
        self.packets = packets
        self.kept: list[list[int]] = [[] for _ in packets]
        self.picked: list[int] = [NOTHING] * len(packets)  # chosen now, not yet passed on

    def copy(self) -> "Draft":
        new = Draft([packet[:] for packet in self.packets])
        new.kept = [kept[:] for kept in self.kept]
        new.picked = self.picked[:]
        return new


class DraftPick(Task):
    """Everybody keeps one card of the packet held, then passes the rest to the left.  R2.2.2"""

    kind = "pick"

    def run(self, game: "Game") -> bool:
        draft = game.the_draft()
        if len(draft.packets[0]) == 1:  # the last card: no choice  R2.2.3
            for seat, packet in enumerate(draft.packets):
                game.tell_dealt(seat, packet)
                self._keep(game, seat, packet[0])
            draft.packets = [[] for _ in draft.packets]
            game.push(FirstDecks())
            return False
        for seat, packet in enumerate(draft.packets):
            game.tell_dealt(seat, packet)
        return game.ask(self, 0)

    def offered(self, game: "Game") -> list[Choice]:
        return self.offered_to(game, game.asked_seat)

    def offered_to(self, game: "Game", seat: int) -> list[Choice]:
        return game.distinct(game.the_draft().packets[seat], game.components.choices.pick)

    def answer_of(self, game: "Game", seat: int, choice: Choice) -> None:
        """Notes the pick; when all have picked, packets go on to the left."""
        draft = game.the_draft()
        draft.picked[seat] = choice.kid
        if game.log is not None:
            game.log.append(Picked(seat, game.name(choice.kid)))
        waiting = game.asks
        if waiting:
            game.asked_seat = waiting[0]
            game.push(self)
            game.waiting = True
            return
        rests = []
        for number, packet in enumerate(draft.packets):
            draft.kept[number].append(draft.picked[number])
            packet.remove(draft.picked[number])
            rests.append(packet)
        draft.picked = [NOTHING] * len(rests)
        draft.packets = rests[-1:] + rests[:-1]
        game.push(self)

    def _keep(self, game: "Game", seat: int, kid: int) -> None:
        game.the_draft().kept[seat].append(kid)
        if game.log is not None:
            game.log.append(Picked(seat, game.name(kid)))


class FirstDecks(Task):
    """Eight kids and two Best Friends make a deck of ten; draw five; begin.  R2.1.10, R2.1.11"""

    kind = "first decks"

    def run(self, game: "Game") -> bool:
        draft = game.the_draft()
        for number, seat in enumerate(game.seats):
            board = game.components.boards[seat.board]
            seat.deck = sorted(draft.kept[number]) + game.components.friends_of(board)
            game.shuffle_deck(number)
        game.draft = None
        for number in range(len(game.seats)):
            game.draw(number, HAND_SIZE)
        game.leader = 0
        game.round = 1
        game.push(Turn())
        return False
