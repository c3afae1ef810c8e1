"""Set-up shuffles, and deals the cards or lets players draft them, who make their first decks of them.  R2"""

from typing import TYPE_CHECKING, Final

from fort.recall.recall import of_draft
from fort.rules.choices import Choice
from fort.rules.events import GameBegan, Picked, Shuffled
from fort.rules.limits import DEALT, HAND_SIZE, PARK_SIZE
from fort.rules.names import NOTHING
from fort.rules.perks import PERKS
from fort.rules.seat import Seat
from fort.rules.shuffle import shuffled
from fort.rules.task import Task
from fort.rules.turn import begin_turn

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop

SETUPS: Final = ("basic", "advanced")


def set_up(game: "Tabletop", boards: list[int]) -> None:
    """Does everything before the first turn, up to the first question.  R2.1"""
    components, streams, dealt = game.components, game.streams, len(boards) + 1
    game.made_up_rules = shuffled(components.made_up_rules, streams, "made-up rules")[:dealt]  # R2.1.6
    game.perk_row = shuffled(components.perks, streams, "perks")[:dealt]  # R2.1.7
    game.park_deck = shuffled(components.park_cards, streams, "park")
    game.park = _deal(game, PARK_SIZE)  # R2.1.8
    game.seats = [Seat.empty(board) for board in boards]
    for board, name in enumerate(components.boards):
        if board not in boards:
            game.box += components.friends_of(name)  # R2.1.3
    assert game.log is not None
    names = tuple(components.boards[board] for board in boards)
    row = tuple(PERKS[perk] for perk in game.perk_row)
    game.log.append(GameBegan(game.setup, names, game.names(game.park), row))
    game.draft = Draft([sorted(_deal(game, DEALT)) for _ in boards])  # R2.1.9
    if game.setup == "advanced":
        game.push(DraftPick())
        return
    for seat, packet in enumerate(game.draft.packets):
        game.draft.kept[seat] = packet
        game.tell_dealt(seat, packet)
    game.draft.packets = [[] for _ in boards]
    game.draft.seen_from = DEALT  # they are dealt unseen
    game.push(FirstDecks())


def _deal(game: "Tabletop", number: int) -> list[int]:
    return [game.park_deck.pop() for _ in range(number)]


class Draft:
    """A draft has packets that go round, and the cards that each player kept.  R2.2"""

    def __init__(self, packets: list[list[int]]) -> None:
        self.packets = packets
        self.kept: list[list[int]] = [[] for _ in packets]
        self.picked: list[int] = [NOTHING] * len(packets)  # chosen now, not yet passed on
        self.seen_from = 0  # from this pick on, players have seen the packets that they passed on

    def waiting(self) -> tuple[int, ...]:
        """Gives the seats that have not picked yet."""
        return tuple([seat for seat, kid in enumerate(self.picked) if kid == NOTHING])

    def copy(self) -> "Draft":
        new = Draft([packet[:] for packet in self.packets])
        new.kept = [kept[:] for kept in self.kept]
        new.picked = self.picked[:]
        new.seen_from = self.seen_from
        return new

    def pass_on(self) -> None:
        """Everybody keeps the picked card and passes the rest to the left.  R2.2.2"""
        for seat, kid in enumerate(self.picked):
            self.kept[seat].append(kid)
            self.packets[seat].remove(kid)
        self.packets = self.packets[-1:] + self.packets[:-1]
        self.picked = [NOTHING] * len(self.packets)


class DraftPick(Task):
    """Everybody keeps one card of the packet held, then passes the rest to the left.  R2.2.2"""

    kind = "pick"

    def run(self, game: "Tabletop") -> None:
        draft = game.the_draft()
        last = len(draft.packets[0]) == 1
        for seat, packet in enumerate(draft.packets):
            game.tell_dealt(seat, packet)
            if last:  # no choice  R2.2.3
                self._pick(game, seat, packet[0])
        if last:
            draft.pass_on()
            game.push(FirstDecks())
        else:
            game.ask(self, 0)

    def offered(self, game: "Tabletop") -> list[Choice]:
        return self.offered_to(game, game.asked_seat)

    def offered_to(self, game: "Tabletop", seat: int) -> list[Choice]:
        return game.distinct(game.the_draft().packets[seat], game.components.choices.pick)

    def answer_of(self, game: "Tabletop", seat: int, choice: Choice) -> None:
        """Notes the pick; when all have picked, packets go on to the left.  R2.2.2"""
        self._pick(game, seat, choice.kid)
        draft = game.the_draft()
        waiting = draft.waiting()
        if waiting:
            game.ask(self, waiting[0])
        else:
            draft.pass_on()
            self.run(game)

    def _pick(self, game: "Tabletop", seat: int, kid: int) -> None:
        game.the_draft().picked[seat] = kid
        if game.log is not None:
            game.log.append(Picked(seat, game.name(kid)))


class FirstDecks(Task):
    """Eight kids and two Best Friends make a deck of ten, and each player draws five.  R2.1.10, R2.1.11"""

    kind = "first decks"

    def run(self, game: "Tabletop") -> None:
        draft = game.the_draft()
        for number, seat in enumerate(game.seats):
            board = game.components.boards[seat.board]
            seat.deck = sorted(draft.kept[number]) + game.components.friends_of(board)
            seat.recall = of_draft(draft.kept[number], number, len(game.seats), draft.seen_from)
            if game.log is not None:
                game.log.append(Shuffled(number, len(seat.deck), None))
            game.shuffle_deck(number)
        game.draft = None
        for number in range(len(game.seats)):
            game.draw(number, HAND_SIZE)
        game.leader = 0  # R5.1
        game.round = 1
        begin_turn(game)
